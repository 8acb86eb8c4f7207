"""Review and explanation: who may hear the calls again, who may ask what they mean, and when.

A player asks at his own turn, and not when he has to pass; the calls are restated whole, by an
opponent. An error in one's own explanation is put right before the opening lead. A partner who
hears a wrong explanation keeps silent until the auction is over, or the play if he defends. No
question is asked for partner's sake, or to draw a wrong answer.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Fact, Moment, Source, one_of, proviso, yes_no
from lawbook.law.laws.law_12 import DAMAGED
from lawbook.law.laws.law_15 import LEAD_FACED
from lawbook.law.provision import (
    Act,
    Adjust,
    ContinuesIn,
    Form,
    Penalize,
    Permitted,
    PlayOn,
    Prohibited,
    Reason,
    Remind,
    Required,
    ScoreStands,
    Strength,
    Unauthorized,
    Verb,
    What,
)
from lawbook.law.redress import by_12
from lawbook.law.restriction import DEFENDS
from lawbook.law.role import Role
from lawbook.table.besides.incident import Besides
from lawbook.table.seen.asking import Asker, asked, asker, first_turn, must_pass, own_turn, review_wanted
from lawbook.table.seen.explanation import Finder, corrected_too_soon, corrected_when_due, found_by
from lawbook.table.seen.sight import Explanation, IrregularAct, View, of_explanation, of_record, record_of


class Topic(Label):
    """What has come up."""

    UNCLEAR = "unclear", "A player is not sure which call was made"
    REVIEW = "review", "A player wants the calls restated"
    REVIEW_ERROR = "review_error", "The calls were restated wrongly"
    MEANING = "meaning", "A player wants to ask what a call or card of the opponents means"
    OWN_CALL = "own_call", "A player explains his own call"
    OWN_EXPLANATION = "own_explanation", "A player finds that his own explanation was wrong or incomplete"
    PARTNERS_EXPLANATION = (
        "partners_explanation",
        "A player hears from his partner a wrong explanation, alert or announcement, or misses one",
    )
    ACTED = "acted", "A player acted on an opponent's wrong explanation"
    PURPOSE = "purpose", "A question may have been asked for a wrong purpose"
    OWN_CARD = "own_card", "A player looks at his own system card or notes"


class Acted(Label):
    """What was done on a wrong explanation."""

    CALL = "call", "He made a call"
    PLAY = "play", "He led or played a card"


class Purpose(Label):
    """What a question was for."""

    OWN = "own", "He had a reason of his own to ask"
    PARTNER = "partner", "It was only to benefit his partner"
    MISLEAD = "mislead", "It was only to draw a wrong answer from an opponent"


class Looked(Label):
    """When a player looks at his own system card."""

    BEFORE = "before", "Before his side took its cards from the board"
    CLARIFICATION = "clarification", "His side declares, and no opening lead has been faced"
    OTHERWISE = "otherwise", "At another time before the end of play"


def _topic(view: View) -> Topic | None:
    """An explanation that was wrong, or else a question about a call that the story ends with."""
    if isinstance(view, IrregularAct) and view.matter.what is Besides.OWN_CALL:
        return Topic.OWN_CALL
    if not isinstance(view, Explanation):
        if review_wanted(record_of(view)):
            return Topic.REVIEW
        return Topic.MEANING if asked(record_of(view)) else None
    match found_by(view):
        case Finder.EXPLAINER:
            return Topic.OWN_EXPLANATION
        case Finder.CALLER:
            return Topic.PARTNERS_EXPLANATION
        case _:
            return None


TOPIC = one_of(
    "explanation_question", "What has come up about restating or explaining the calls?", Topic, seen=_topic
)
FINAL_PASS = yes_no(
    "final_pass_made",
    "Has the final pass been made?",
    seen=of_record(lambda table: table.auction_over if table.calls or table.beginning else None),
)
TURN = yes_no("askers_turn", "Is it the asker's own turn to call or play?", seen=of_record(own_turn))
OBLIGED = proviso(
    "asker_must_pass",
    "Does a Law oblige him to pass at this turn?",
    "a Law obliges him to pass at this turn",
    "20B",
    seen=of_record(must_pass),
)
ASKER = one_of("asker_is", "Who asks?", Asker, seen=of_record(asker))
FIRST_TURN = yes_no("askers_first_turn", "Is it his first turn to play?", seen=of_record(first_turn))
SINGLE = yes_no("asks_about_one_call", "Does he ask about a single call only?", seen=of_record(asked))
RELIED_ON = yes_no("review_error_relied_on", "Did somebody call or play before the error was put right?")
SHOWN = yes_no(
    "error_shown_early",
    "Has he put the error right, or let it show, sooner than the Laws allow him to?",
    seen=of_explanation(corrected_too_soon),
)
CORRECTED = proviso(
    "error_put_right",
    "Has he put the error right since?",
    "he has put the error right since",
    "20F5(b)",
    seen=of_explanation(corrected_when_due),
)
ACTED = one_of("acted_on_explanation", "What did he do?", Acted)
PURPOSE: Fact[Purpose] = one_of(
    "purpose_of_question", "What was the question for?", Purpose, source=Source.JUDGEMENT
)
LOOKED = one_of("own_card_consulted", "When does he look at it?", Looked)

PARTNERS = (("information_from", "partner"),)
"""What is told to Law 16 of information that one partner gives the other."""
MISLED = (("communication", "misled"), ("misled_by_question", "yes"), ("misled_on_purpose", "yes"))
"""What is told to Law 73 of a question that was only to draw a wrong answer."""
MISINFORMED = (("misinformed_by", "explanation"), ("mistake", "explanation"))
"""What is told to Law 21 of an explanation that its own side says was wrong."""


@law("20", edition=2017, title="Review and explanation of calls")
def review_and_explanation(case: Case) -> Provisions:
    yield from TOPICS[case[TOPIC]](case)


def unclear(_: Case) -> Provisions:
    yield Permitted(who=Role.ASKER, act=Act.CLARIFY_CALL, cite="20A")


def may_ask(case: Case) -> bool:
    """Whether it is his turn to call and he is free to choose his call."""
    return case[TURN] and not case.unless(OBLIGED)


def review(case: Case) -> Provisions:
    if not case[FINAL_PASS]:
        yield from restated("20B") if may_ask(case) else not_restated("20B")
        return
    asker = case[ASKER]
    if asker is Asker.DEFENDER:
        yield Permitted(who=Role.ASKER, act=Act.ASK_WHOSE_LEAD, cite="20C1")
    if asker is not Asker.DUMMY and case[FIRST_TURN]:
        yield from restated("20C2")
    else:
        yield from not_restated("20C2")


def restated(cite: str) -> Provisions:
    yield Permitted(who=Role.ASKER, act=Act.HEAR_ALL_CALLS, cite=cite)
    yield Prohibited(who=Role.ASKER, act=Act.HEAR_SOME_CALLS, verb=Verb.MAY_NOT, cite=cite)
    yield Prohibited(who=Role.ASKERS_PARTNER, act=Act.RESTATE_CALLS, verb=Verb.SHALL_NOT, cite="20D")


def not_restated(cite: str) -> Provisions:
    yield Prohibited(who=Role.ASKER, act=Act.HEAR_ALL_CALLS, verb=Verb.DOES_NOT, cite=cite)


def review_error(case: Case) -> Provisions:
    """Everybody corrects it, dummy and a player who has to pass included."""
    yield Required(who=Role.EVERYBODY, act=Act.CORRECT_REVIEW, verb=Verb.DOES, cite="20E")
    yield PlayOn(cite="20E")
    if not case[RELIED_ON]:
        return
    if case[DAMAGED]:
        yield Adjust(form=Form.ASSIGNED, because=Reason.DAMAGE, cite="20E", see=("12C1",))
        yield by_12("20E")
    else:
        yield ScoreStands(cite="20E")


def meaning(case: Case) -> Provisions:
    if not case[FINAL_PASS]:
        allowed, act, cite = may_ask(case), Act.ASK_MEANING, "20F1"
    else:
        asker = case[ASKER]
        allowed = asker is not Asker.DUMMY and case[TURN]
        act, cite = (Act.ASK_CARDING if asker is Asker.DECLARER else Act.ASK_MEANING), "20F2"
    if not allowed:
        yield Prohibited(who=Role.ASKER, act=act, verb=Verb.DOES_NOT, cite=cite)
        return
    yield Permitted(who=Role.ASKER, act=act, cite=cite)
    yield Required(who=Role.CALLERS_PARTNER, act=Act.EXPLAIN, verb=Verb.SHOULD, cite=cite, see=("40B5(a)",))
    yield Prohibited(who=Role.ASKERS_PARTNER, act=Act.ASK_MORE, verb=Verb.MAY_NOT, cite="20F1")
    if case[SINGLE]:
        yield Permitted(who=Role.ASKER, act=Act.ASK_ONE_CALL, cite="20F3")
        yield ContinuesIn(law="16", given=PARTNERS, cite="20F3", see=("16B1",))


def own_call(_: Case) -> Provisions:
    """His partner should have answered, and has now heard what he meant."""
    yield Required(who=Role.OFFENDERS_PARTNER, act=Act.EXPLAIN, verb=Verb.SHOULD, cite="20F1")
    yield Unauthorized(what=What.FROM_PARTNER, to=Role.OFFENDERS_PARTNER, cite="16B1", see=("20F1",))
    yield ContinuesIn(law="16", given=PARTNERS, cite="16B1", see=("20F1",))


def own_explanation(case: Case) -> Provisions:
    if case[LEAD_FACED]:
        yield ContinuesIn(law="75", given=MISINFORMED[1:], cite="20F4(a)", see=("75B2",))
        return
    yield Required(who=Role.EXPLAINER, act=Act.CORRECT_BEFORE_LEAD, verb=Verb.MUST, cite="20F4(a)")
    yield Permitted(who=Role.EXPLAINER, act=Act.CORRECT_AT_ONCE, cite="20F4(a)")
    yield ContinuesIn(law="21", given=MISINFORMED, cite="20F4(b)", see=("40B3",))


def partners_explanation(case: Case) -> Provisions:
    caller = Role.CALLER
    yield Prohibited(who=caller, act=Act.CORRECT_EXPLANATION, verb=Verb.MAY_NOT, cite="20F5(a)")
    yield Unauthorized(what=What.MISUNDERSTOOD, to=caller, cite="75A", see=("16B1", "73C1"))
    if case[SHOWN]:
        yield Penalize(to=caller, strength=Strength.SHALL, cite="20F5(a)", see=("90A",))
        yield ContinuesIn(law="16", given=PARTNERS, cite="20F5(a)", see=("16B1",))
        yield ContinuesIn(law="21", given=MISINFORMED, cite="20F6")
        return
    if case[DEFENDS]:
        act, when, cite = Act.CORRECT_AFTER_PLAY, Moment.END_OF_PLAY, "20F5(b)(i)"
    else:
        act, when, cite = Act.CORRECT_AFTER_AUCTION, Moment.END_OF_AUCTION, "20F5(b)(ii)"
    yield Required(who=caller, act=act, verb=Verb.MUST, cite=cite, see=("75B",))
    if not case.unless(CORRECTED):
        yield Remind(when=when, what=act, cite=cite)
    yield ContinuesIn(law="21", given=MISINFORMED, cite="20F6")


def acted(case: Case) -> Provisions:
    if case[ACTED] is Acted.CALL:
        yield ContinuesIn(law="21", given=MISINFORMED[:1], cite="20F6")
    else:
        yield ContinuesIn(law="47", cite="20F6", see=("47E",))


def purpose(case: Case) -> Provisions:
    match case[PURPOSE]:
        case Purpose.OWN:
            yield Permitted(who=Role.ASKER, act=Act.ASK_ONE_CALL, cite="20F3")
        case Purpose.PARTNER:
            yield Prohibited(who=Role.ASKER, act=Act.ASK_FOR_PARTNER, verb=Verb.MAY_NOT, cite="20G1")
            yield Penalize(to=Role.ASKER, strength=Strength.SHALL, cite="20G1", see=("90A",))
        case Purpose.MISLEAD:
            yield Prohibited(who=Role.ASKER, act=Act.ASK_TO_MISLEAD, verb=Verb.MAY_NOT, cite="20G2")
            yield Penalize(to=Role.ASKER, strength=Strength.SHALL, cite="20G2", see=("90A",))
            yield ContinuesIn(law="73", given=MISLED, cite="20G2", see=("73D2",))
            return
    yield ContinuesIn(law="16", given=PARTNERS, cite="20F3", see=("16B1",))


def own_card(case: Case) -> Provisions:
    match case[LOOKED]:
        case Looked.BEFORE:
            yield Permitted(who=Role.ASKER, act=Act.CONSULT_OWN_CARD, cite="40B2(b)", see=("17A",))
        case Looked.CLARIFICATION:
            yield Permitted(who=Role.ASKER, act=Act.CONSULT_OWN_CARD, cite="40B2(b)", see=("17D1",))
        case Looked.OTHERWISE:
            if case.setting("own_system_card") == "allowed":
                yield Permitted(who=Role.ASKER, act=Act.CONSULT_OWN_CARD, cite="20G3")
            else:
                yield Prohibited(who=Role.ASKER, act=Act.CONSULT_OWN_CARD, verb=Verb.MAY_NOT, cite="20G3")


TOPICS = {
    Topic.UNCLEAR: unclear,
    Topic.REVIEW: review,
    Topic.REVIEW_ERROR: review_error,
    Topic.MEANING: meaning,
    Topic.OWN_CALL: own_call,
    Topic.OWN_EXPLANATION: own_explanation,
    Topic.PARTNERS_EXPLANATION: partners_explanation,
    Topic.ACTED: acted,
    Topic.PURPOSE: purpose,
    Topic.OWN_CARD: own_card,
}
"""What is ruled about what has come up."""
