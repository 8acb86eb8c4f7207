"""What is a claim or a concession, and what happens then.

It has to concern tricks other than the one in progress. A defender whose partner objects at once has neither
claimed nor conceded. Otherwise the play is suspended: the claim is agreed, or the Director adjudicates it, or
it is played out, if the other side asks for that and all four agree; then it never was a claim.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.disputed import followed
from lawbook.law.fact import choose, judge, one_of, proviso, yes_no
from lawbook.law.provision import (
    Act,
    Authorized,
    Claim,
    ClaimVoid,
    Concession,
    ContinuesIn,
    Dispute,
    ExplainOptions,
    NoClaim,
    NoPenaltyCard,
    PlayContinues,
    PlaySuspended,
    Prohibited,
    Reading,
    Required,
    ScoreStands,
    Unauthorized,
    Verb,
    What,
)
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table.record.events import Conceded
from lawbook.table.seen.claim import Answer, Claiming, of_claim


class Said(Label):
    """What was said or done."""

    WINS = "wins", "He said that his side would win a certain number of tricks"
    STOP = "stop", "He suggested that the play be cut short"
    SHOWED = "showed", "He showed his cards"
    LOSES = "loses", "He said that his side would lose a certain number of tricks"
    ABANDONED = "abandoned", "He abandoned his hand"


@of_claim
def _other_tricks(claim: Claiming) -> bool | None:
    """Of one trick, conceded while a trick is in progress, the record does not tell which it is."""
    if claim.play is None:
        return None
    this_one = isinstance(claim.event, Conceded) and claim.event.tricks == 1 and claim.play.current
    return None if this_one else True


@of_claim
def _said(claim: Claiming) -> Said:
    """Whoever concedes every trick that is left has given up his hand, and claims none (Law 68B1)."""
    if not isinstance(claim.event, Conceded):
        return Said.WINS
    return Said.ABANDONED if claim.rest == 0 else Said.LOSES


OTHER_TRICKS = yes_no(
    "other_tricks_meant",
    "Does it concern any trick other than the one in progress?",
    seen=_other_tricks,
)
DEFENDER_SHOWED = yes_no("defender_showed_cards", "Did a defender show or name cards in doing so?")
SAID = one_of("claim_made_how", "What was said or done?", Said, seen=_said)
NOT_MEANT = judge("no_claim_meant", "Is it demonstrable that he did not mean to claim?")
BY_DEFENDER = yes_no(
    "claimer_defends",
    "Was it a defender?",
    seen=of_claim(lambda claim: claim.by_defender),
)
CONCEDED = yes_no(
    "concedes_a_trick",
    "Did he concede at least one trick?",
    seen=of_claim(lambda claim: claim.concedes_a_trick),
)
OBJECTED = yes_no(
    "partner_objected",
    "Did his partner object at once?",
    seen=of_claim(lambda claim: claim.partner_objected_at_once),
)
OBJECTOR_SHOWED = proviso(
    "objector_showed_card",
    "Did the player who objected show a card himself?",
    "the player who objected showed a card himself",
    "68B2",
)
ANSWER = choose(
    "answer_to_claim",
    "What do the others say?",
    Answer,
    by=Role.NON_CLAIMING_SIDE,
    seen=of_claim(lambda claim: claim.answer),
)
ALL_FOUR = yes_no(
    "all_four_agree",
    "Do all four players agree that the play goes on?",
    seen=of_claim(lambda claim: claim.all_agree_to_play_on),
)


@law("68", edition=2017, title="Claim or concession of tricks")
def claim_or_concession(case: Case) -> Provisions:
    if not case[OTHER_TRICKS]:
        yield from current_trick(case)
        return
    said = case[SAID]
    if said is Said.SHOWED and case[NOT_MEANT]:
        yield NoClaim(cite="68A")
        yield ContinuesIn(law="49" if case[BY_DEFENDER] else "48", cite="68A", see=("54",))
        return
    losing = said in {Said.LOSES, Said.ABANDONED}
    if case[BY_DEFENDER] and (losing or case[CONCEDED]) and case[OBJECTED]:
        yield from objection(case)
        return
    yield Concession(cite="68B1") if losing else Claim(cite="68A", see=("68B1",))
    if said is not Said.ABANDONED:
        yield Required(who=Role.CLAIMER, act=Act.STATE_LINE, verb=Verb.SHOULD, cite="68C")
    yield from suspended(case, contested="71" if said is Said.ABANDONED else "70")


@law("68", edition=2007, title="Claim or concession of tricks")
def claim_or_concession_2007(case: Case) -> Provisions:
    yield from as_then(claim_or_concession(case))


def current_trick(case: Case) -> Provisions:
    yield NoClaim(cite="68")
    yield PlayContinues(cite="68")
    if case[DEFENDER_SHOWED]:
        yield NoPenaltyCard(seat=Role.DEFENDER, cite="68", see=("57A",))
        yield ContinuesIn(law="16", given=(("information_from", "partner"),), cite="68")


def objection(case: Case) -> Provisions:
    yield NoClaim(cite="68B2")
    yield PlayContinues(cite="68B2")
    yield NoPenaltyCard(seat=Role.CLAIMER, cite="68B2")
    yield Unauthorized(what=What.EXPOSED_CARDS, to=Role.CLAIMERS_PARTNER, cite="68B2", see=("16C2",))
    yield ContinuesIn(law="16", given=(("information_from", "withdrawn"),), cite="68B2")
    if case.unless(OBJECTOR_SHOWED):
        follows = yield from followed(case, Dispute.OBJECTORS_CARD, "68B2")
        if follows is Reading.PENALTY_CARD:
            yield ContinuesIn(law="49", cite="49", see=("68B2",))


def suspended(case: Case, contested: str) -> Provisions:
    """Until all agree; a claim is contested by Law 70, what was only conceded is looked at by Law 71."""
    if case.edition < 2017:
        yield from stopped(case, contested)
        return
    yield Required(who=Role.CLAIMER, act=Act.FACE_HAND, verb=Verb.DOES, cite="68C")
    yield PlaySuspended(cite="68D")
    yield ExplainOptions(to=Role.NON_CLAIMING_SIDE, cite="10C1", see=("68D2",))
    answer = case[ANSWER]
    if answer is Answer.AGREED:
        yield ContinuesIn(law="69", cite="68D1")
    elif answer is Answer.PLAY_ON and case[ALL_FOUR]:
        yield from played_out()
    else:
        yield Prohibited(who=Role.EVERYBODY, act=Act.ACT_BEFORE_RULING, verb=Verb.MAY_NOT, cite="68D2(a)")
        yield ContinuesIn(law=contested, cite="68D2(a)")


def stopped(case: Case, contested: str) -> Provisions:
    """In 2007 a claim ended the play whatever the players agreed, and a doubt was for the Director at once."""
    yield PlaySuspended(cite="68D")
    answer = case[ANSWER]
    if answer is Answer.AGREED:
        yield ContinuesIn(law="69", cite="68D")
        return
    yield Required(who=Role.EVERYBODY, act=Act.CALL_DIRECTOR, verb=Verb.MUST, cite="68D")
    yield Prohibited(who=Role.EVERYBODY, act=Act.ACT_BEFORE_RULING, verb=Verb.MAY_NOT, cite="68D")
    given = (("played_after_claim", "yes"),) if answer is Answer.PLAY_ON and contested == "70" else ()
    yield ContinuesIn(law=contested, given=given, cite="68D", see=("70D3",) if given else ())


def played_out() -> Provisions:
    """What was shown meanwhile binds nobody, and the result counts whatever the claim was worth."""
    yield PlayContinues(cite="68D2(b)(i)")
    yield ClaimVoid(cite="68D2(b)(ii)")
    yield NoPenaltyCard(seat=Role.DEFENDERS, cite="68D2(b)(ii)")
    yield Authorized(what=What.EXPOSED_CARDS, to=Role.EVERYBODY, cite="68D2(b)(ii)")
    yield ScoreStands(cite="68D2(b)(ii)")
