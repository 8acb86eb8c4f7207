"""What partners know of each other's calls and plays belongs to their opponents too.

Understandings come by agreement or by habit; they are disclosed, and the authority may bar the special ones. Whoever
departs from his announced methods is free to do so as long as partner is as surprised as the opponents. An
understanding that was concealed, or not allowed, is paid for where it did damage.

In 2007 regulations could let the two partners give one call two meanings.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Fact, Moment, judge, one_of, yes_no
from lawbook.law.laws.law_12 import DAMAGED
from lawbook.law.laws.law_73 import GIVEN_BY_PARTNER
from lawbook.law.provision import (
    Act,
    Adjust,
    Award,
    ContinuesIn,
    Form,
    NoPenalty,
    Penalize,
    Permitted,
    Prohibited,
    Quantity,
    Reason,
    Required,
    ScoreStands,
    Strength,
    Verb,
)
from lawbook.law.redress import assigned, redressed
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table import Besides
from lawbook.table.seen.consulted import (
    Aid,
    aid_used,
    at_proper_time,
    at_rhos_call,
    by_declarers_side_before_lead,
)
from lawbook.table.seen.explanation import lead_faced
from lawbook.table.seen.sight import IrregularAct, View, of_explanation


class Understanding(Label):
    """What has come up about a pair's understandings."""

    NOT_DISCLOSED = "not_disclosed", "The opponents were not told properly what a call or play meant"
    DEVIATION = "deviation", "A call or play departed from what the pair has announced, as in a psychic call"
    SAID_PSYCHIC = "said_psychic", "An opponent says that a call was psychic"
    INCOMPLETE = "incomplete", "An explanation of partner's call or play left something out"
    SPECIAL = "special", "It is doubtful whether the pair may use an understanding"
    VARIED = (
        "varied",
        "By prior agreement the pair varied its methods after a question or an opponents' irregularity",
    )
    PSYCHIC = "psychic", "A psychic call was artificial"
    BY_MEMBER = "by_member", "The same call or play means different things from the two partners"
    OUTSIDE = "outside", "The partners used more than the calls, plays and conditions of this deal"
    NO_CARD = "no_card", "A pair has no system card, or not such a one as is prescribed"
    OWN_CARD = "own_card", "A player looked at his own system card during the auction or play"
    OPPONENTS_CARD = "opponents_card", "A player looked at the opponents' system card"
    OTHER_AID = "other_aid", "A player used another aid to memory, calculation or technique"


REGULATED = {
    Understanding.SPECIAL: "40B2(a)(i)",
    Understanding.VARIED: "40B2(a)(iv)",
    Understanding.PSYCHIC: "40B2(a)(v)",
}
ELECTED = {
    Understanding.VARIED: "vary_after_irregularity",
    Understanding.PSYCHIC: "psychic_artificial",
}
ALLOWED_OR_BARRED = {"allowed": False, "barred": True}


def _about(view: View) -> Understanding | None:
    psyched = isinstance(view, IrregularAct) and view.matter.what is Besides.PSYCHED
    if psyched:
        return Understanding.SAID_PSYCHIC
    aid = aid_used(view)
    return None if aid is None else AIDS[aid]


AIDS = {
    Aid.OWN_CARD: Understanding.OWN_CARD,
    Aid.OPPONENTS_CARD: Understanding.OPPONENTS_CARD,
    Aid.OTHER: Understanding.OTHER_AID,
}


ABOUT = one_of("understanding_question", "What has come up?", Understanding, seen=_about)
EXISTS = judge(
    "understanding_exists",
    "Have the partners an understanding about it, from discussion or from experience with each other?",
    aid="disclosed",
)
IN_TIME = yes_no(
    "undisclosed_found_before_lead",
    "Did it come out before the opening lead was faced?",
    seen=of_explanation(lambda told: not lead_faced(told)),
)
REPEATED = yes_no("disclosure_failed_before", "Has this pair failed to disclose its methods before?")
GENERAL = judge(
    "general_knowledge",
    "Is what was left out only an inference from what bridge players generally know?",
    aid="disclosed",
)
CRUCIAL = judge(
    "left_out_crucial",
    "Was what was left out crucial for an opponent's choice, and was he damaged by that?",
    moment=Moment.END_OF_PLAY,
    aid="equity",
)
EXPECTED = judge("partner_expected_it", "Had partner more reason than the opponents to expect it?")
EXPECTED_LATER = judge(
    "partner_expected_psychic",
    "Had partner more reason than the opponents to expect it?",
    moment=Moment.END_OF_PLAY,
)
ARTIFICIAL = yes_no(
    "special_understanding",
    "Is the call artificial, or has the authority named the understanding a special one?",
)
BARRED = yes_no("regulations_bar_it", "Do the regulations bar it, or were their conditions not met?")
WEAK_OPENING = yes_no(
    "opening_under_eight",
    "Is it an opening of 1NT, or of one of a suit, that by agreement may have fewer than eight points?",
)
BETTER = yes_no(
    "did_better_than_average_plus",
    "Did the non-offending side do better on the board than average plus?",
    moment=Moment.SCORING,
)
STYLE = judge("only_style", "Is it only a matter of style and judgement, not of method?")
MAY_DIFFER = yes_no(
    "members_may_differ", "Does a regulation let the methods differ by which of the partners calls?"
)
PRESCRIBED = yes_no(
    "card_prescribed", "Do the regulations prescribe a system card that this pair does not have so?"
)
CLARIFICATION = yes_no(
    "declaring_side_clarifying",
    "Was he of declarer's side and the lead not yet faced, or does the authority allow it?",
    seen=by_declarers_side_before_lead,
)
PROPER_TIME = yes_no(
    "consulted_at_proper_time",
    "Was it before the auction, in the Clarification Period, at his own turn, to explain a call of partner's,"
    " or when the authority allows it?",
    seen=at_proper_time,
)
RHO_TURN = yes_no(
    "consulted_at_rho_turn", "Was it when his right-hand opponent was to call?", seen=at_rhos_call
)
ALLOWED = yes_no("aid_allowed", "Does the authority allow this aid?")


TITLE = "Partnership understandings"


@law("40", edition=2017, title=TITLE)
def understandings(case: Case) -> Provisions:
    match case[ABOUT]:
        case Understanding.NOT_DISCLOSED:
            yield from disclosed(case)
        case Understanding.INCOMPLETE:
            yield from incomplete(case)
        case Understanding.DEVIATION:
            yield from deviated(case, EXPECTED)
        case Understanding.SAID_PSYCHIC:
            yield Permitted(who=Role.EVERYBODY, act=Act.CALL_UNANNOUNCED, cite="40A3", see=("40C1",))
            yield from deviated(case, EXPECTED_LATER)
        case Understanding.SPECIAL if not case[ARTIFICIAL]:
            yield Permitted(
                who=Role.OFFENDING_SIDE, act=Act.USE_UNDERSTANDING, cite="40B1(b)", see=("40B1(c)",)
            )
        case Understanding.SPECIAL | Understanding.VARIED | Understanding.PSYCHIC as kind:
            yield from regulated(case, kind)
        case Understanding.BY_MEMBER:
            yield from by_member(case)
        case Understanding.OUTSIDE:
            yield Prohibited(
                who=Role.EVERYBODY,
                act=Act.COMMUNICATE_OTHERWISE,
                verb=Verb.MUST_NOT,
                cite="40A2",
                see=("73B1",),
            )
            yield ContinuesIn(law="16", given=GIVEN_BY_PARTNER, cite="73C1", see=("16B1",))
        case Understanding.NO_CARD:
            yield from system_card(case)
        case _:
            yield from aids(case)


@law("40", edition=2007, title=TITLE)
def understandings_2007(case: Case) -> Provisions:
    yield from as_then(understandings(case))


def disclosed(case: Case) -> Provisions:
    if not case[EXISTS]:
        yield Permitted(who=Role.EVERYBODY, act=Act.CALL_UNANNOUNCED, cite="40A3")
        yield ScoreStands(cite="40A3")
        return
    yield Required(
        who=Role.OFFENDING_SIDE,
        act=Act.DISCLOSE,
        verb=Verb.DOES,
        cite="40A1(b)",
        see=("40A1(a)", "40B1(a)", "20F1"),
    )
    if case[REPEATED]:
        yield Penalize(to=Role.OFFENDING_SIDE, strength=Strength.MAY, cite="40B3(b)")
    if case[IN_TIME]:
        given = (("auction_period_over", "no"),)
        yield ContinuesIn(law="21", given=given, cite="21B1(a)", see=("40B3(a)",))
    else:
        yield from redressed(case, Reason.MISINFORMATION, "40B3(a)")


def incomplete(case: Case) -> Provisions:
    """Special information is owed, what bridge players generally know is not."""
    if case[GENERAL]:
        yield Permitted(who=Role.EXPLAINER, act=Act.KEEP_GENERAL, cite="40B5(a)")
        yield ScoreStands(cite="40B5(a)")
        return
    yield Required(who=Role.EXPLAINER, act=Act.TELL_SPECIAL, verb=Verb.SHALL, cite="40B5(a)", see=("20F1",))
    if case[CRUCIAL]:
        yield from assigned(Reason.MISINFORMATION, "40B5(b)")
    else:
        yield ScoreStands(cite="40B5(b)")


def deviated(case: Case, expected: Fact[bool]) -> Provisions:
    """Free while partner knows no more than the opponents; habit is an understanding."""
    if not case[expected]:
        yield Permitted(who=Role.EVERYBODY, act=Act.DEVIATE, cite="40C1", see=("40A3",))
        yield Permitted(who=Role.EVERYBODY, act=Act.KEEP_DEVIATION, cite="40C2")
        yield ScoreStands(cite="40C1")
        return
    yield Required(who=Role.OFFENDING_SIDE, act=Act.DISCLOSE, verb=Verb.MUST, cite="40C1", see=("40A1(b)",))
    if case[DAMAGED]:
        yield Penalize(to=Role.OFFENDING_SIDE, strength=Strength.MAY, cite="40C1")
    yield from redressed(case, Reason.MISINFORMATION, "40C1")


def regulated(case: Case, kind: Understanding) -> Provisions:
    """What the authority may allow, bar, or allow on conditions."""
    clause = REGULATED[kind]
    if not barred(case, kind):
        yield Permitted(who=Role.OFFENDING_SIDE, act=Act.USE_UNDERSTANDING, cite=clause)
        return
    yield Prohibited(who=Role.OFFENDING_SIDE, act=Act.USE_UNDERSTANDING, verb=Verb.DOES_NOT, cite=clause)
    if kind is Understanding.SPECIAL:
        yield Penalize(to=Role.OFFENDING_SIDE, strength=Strength.MAY, cite="40B4", see=("90A",))
        yield from paid_for(case)
    else:
        yield from breach(case, Role.OFFENDING_SIDE, clause)


def barred(case: Case, kind: Understanding) -> bool:
    """What the authority has decided already is not asked."""
    if kind in ELECTED:
        return case.elected(ELECTED[kind], BARRED, ALLOWED_OR_BARRED)
    if case.setting("openings_under_eight") in ALLOWED_OR_BARRED and case[WEAK_OPENING]:
        return case.elected("openings_under_eight", BARRED, ALLOWED_OR_BARRED)
    return case[BARRED]


def paid_for(case: Case) -> Provisions:
    """By Law 12, unless a regulation says what a side gets against a method that is not allowed."""
    if case.setting("illegal_agreement_score") == "by_law_12":
        yield from redressed(case, Reason.NOT_ALLOWED, "40B4")
    elif case[BETTER]:
        yield ScoreStands(cite="40B4")
    else:
        yield Adjust(form=Form.ARTIFICIAL, because=Reason.NOT_ALLOWED, cite="40B4", see=("12C2(a)",))
        yield award(case, Role.NON_OFFENDING_SIDE, Quantity.AVERAGE_PLUS)
        yield award(case, Role.OFFENDING_SIDE, Quantity.AVERAGE_MINUS)


def award(case: Case, to: Role, quantity: Quantity) -> Award:
    percent = float(case.setting(f"{quantity.value}_percent"))
    return Award(to=to, quantity=quantity, percent=percent, cite="12C2(a)", see=("40B4",))


def by_member(case: Case) -> Provisions:
    if case[STYLE]:
        yield Permitted(who=Role.EVERYBODY, act=Act.OWN_STYLE, cite="40A4")
    elif case.edition < 2017 and case[MAY_DIFFER]:
        yield Permitted(who=Role.OFFENDING_SIDE, act=Act.DIFFERENT_METHODS, cite="40A4")
    else:
        yield Required(who=Role.OFFENDING_SIDE, act=Act.SAME_METHODS, verb=Verb.SHALL, cite="40A4")
        yield from breach(case, Role.OFFENDING_SIDE, "40A4")


def system_card(case: Case) -> Provisions:
    """What the authority, or whoever it leaves it to, prescribes of a card that lists the methods."""
    if not case[PRESCRIBED]:
        yield NoPenalty(to=Role.OFFENDING_SIDE, cite="40B2(a)(ii)")
        return
    yield Required(who=Role.OFFENDING_SIDE, act=Act.HAVE_CARD, verb=Verb.DOES, cite="40B2(a)(ii)")
    yield from breach(case, Role.OFFENDING_SIDE, "40B2(a)(ii)")


def aids(case: Case) -> Provisions:
    """System cards and other aids, wherever the authority has not provided otherwise."""
    match case[ABOUT]:
        case Understanding.OWN_CARD:
            free = case.elected("own_system_card", CLARIFICATION, {"allowed": True})
            act, verb, cite = Act.CONSULT_OWN_CARD, Verb.MAY_NOT, "40B2(b)"
        case Understanding.OPPONENTS_CARD:
            free = case[PROPER_TIME] or (case.setting("opponents_card") == "also_rho_turn" and case[RHO_TURN])
            act, verb, cite = Act.CONSULT_OPPONENTS_CARD, Verb.DOES_NOT, "40B2(c)"
        case _:
            act, verb, cite, free = Act.USE_AIDS, Verb.DOES_NOT, "40B2(d)", case[ALLOWED]
    if free:
        yield Permitted(who=Role.EVERYBODY, act=act, cite=cite)
    else:
        yield Prohibited(who=Role.EVERYBODY, act=act, verb=verb, cite=cite)
        yield from breach(case, Role.OFFENDER, cite)


def breach(case: Case, who: Role, clause: str) -> Provisions:
    """For these Law 40 names no redress of its own; the general powers give it."""
    yield Penalize(to=who, strength=Strength.MAY, cite="90A", see=(clause,))
    yield from redressed(case, Reason.NOT_ALLOWED, "12A1", clause)
