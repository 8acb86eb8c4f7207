"""What a revoke is, and who may ask whether there was one.

A player revokes if he could have followed suit, or could have led or played as a Law or an opponent's choice
required of him, and did not. Declarer may ask a defender, dummy declarer, a defender declarer and his
partner; in 2007 an authority could forbid that. Nobody may turn up quitted tricks to find out.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of, yes_no
from lawbook.law.provision import (
    Act,
    ContinuesIn,
    NoRevoke,
    Permitted,
    PlayContinues,
    Prohibited,
    Revoke,
    Unauthorized,
    Verb,
    What,
)
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table import REVOKES, PlayFault
from lawbook.table.seen.dummy import asked as asked_whom
from lawbook.table.seen.dummy import had_none
from lawbook.table.seen.revoke import is_told, off_suit
from lawbook.table.seen.sight import IrregularPlay, View, of_play, record_of


class Question(Label):
    """What has come up about a revoke."""

    NOT_FOLLOWED = "not_followed", "A player did not follow suit"
    NOT_OBEYED = (
        "not_obeyed",
        "A player did not lead or play as a Law, or an opponent's choice of rectification, required of him",
    )
    DUMMY_MISPLACED = "dummy_misplaced", "Dummy put up another card than declarer had named"
    ASKED = "asked", "Somebody asked whether a player had none of the suit led"
    INSPECTION = "inspection", "Somebody wants to see the quitted tricks"


class Asked(Label):
    """Who asked whom."""

    DECLARER = "declarer", "Declarer asked a defender"
    DUMMY_DECLARER = "dummy_declarer", "Dummy asked declarer"
    DUMMY_DEFENDER = "dummy_defender", "Dummy asked a defender"
    DEFENDER_DECLARER = "defender_declarer", "A defender asked declarer"
    DEFENDER_DEFENDER = "defender_defender", "A defender asked his partner"


def _question(view: View) -> Question | None:
    if asked_whom(view) is not None:
        return Question.ASKED
    if isinstance(view, IrregularPlay) and view.matter.fault is PlayFault.DOUBTFUL:
        return Question.NOT_FOLLOWED if off_suit(view) else Question.NOT_OBEYED
    return QUESTIONS.get(view.matter.fault) if isinstance(view, IrregularPlay) else None


@of_play
def _able(play: IrregularPlay) -> bool | None:
    """True for a revoke, and for a card of which it has been told since that it was one."""
    return True if play.matter.fault in REVOKES or is_told(play) else None


def _asked(view: View) -> Asked | None:
    """Who asked whom, in the order of the Law; a question about dummy's card is none of these."""
    pair, table = asked_whom(view), record_of(view)
    if pair is None or table.contract is None:
        return None
    declarer = table.contract.declarer
    who, whom = pair
    if whom is declarer:
        return Asked.DUMMY_DECLARER if who is declarer.partner else Asked.DEFENDER_DECLARER
    if not table.defends(whom):
        return None
    if table.defends(who):
        return Asked.DEFENDER_DEFENDER
    return Asked.DECLARER if who is declarer else Asked.DUMMY_DEFENDER


def _found(view: View) -> bool | None:
    none = had_none(view)
    return None if none is None else not none


QUESTIONS = {
    PlayFault.REVOKE: Question.NOT_FOLLOWED,
    PlayFault.DISOBEYED: Question.NOT_OBEYED,
    PlayFault.NOT_NAMED: Question.DUMMY_MISPLACED,
}
QUESTION = one_of("revoke_question", "What has come up about a revoke?", Question, seen=_question)
ABLE = yes_no(
    "could_have_complied", "Could he have followed suit, or done what was required of him?", seen=_able
)
ASKED = one_of("asked_about_revoke", "Who asked whom?", Asked, seen=_asked)
FOUND = yes_no("question_found_revoke", "Does it turn out that he had a card of the suit led?", seen=_found)
FROM_PARTNER = (("information_from", "partner"),)


@law("61", edition=2017, title="Failure to follow suit: inquiries concerning a revoke")
def failure_to_follow_suit(case: Case) -> Provisions:
    match case[QUESTION]:
        case Question.DUMMY_MISPLACED:
            yield NoRevoke(seat=Role.DUMMY, cite="61A", see=("45D",))
            yield ContinuesIn(law="45", cite="45D")
        case Question.ASKED:
            yield from asked(case)
        case Question.INSPECTION:
            yield Prohibited(
                who=Role.EVERYBODY, act=Act.INSPECT_QUITTED, verb=Verb.DOES_NOT, cite="61C", see=("66C",)
            )
            yield ContinuesIn(law="66", given=(("inspection", "quitted"),), cite="61C")
        case _:
            yield from failed(able=case[ABLE])


@law("61", edition=2007, title="Failure to follow suit: inquiries concerning a revoke")
def failure_to_follow_suit_2007(case: Case) -> Provisions:
    yield from as_then(failure_to_follow_suit(case))


def failed(*, able: bool) -> Provisions:
    if able:
        yield Revoke(seat=Role.OFFENDER, cite="61A")
        yield ContinuesIn(law="63", cite="61A", see=("62A",))
    else:
        yield NoRevoke(seat=Role.OFFENDER, cite="61A", see=("44D", "59"))
        yield PlayContinues(cite="61A")


def asked(case: Case) -> Provisions:
    who = case[ASKED]
    if who is Asked.DUMMY_DECLARER:  # what follows if he has lost his rights is in Law 43
        yield Permitted(who=Role.DUMMY, act=Act.ASK_DECLARER_HAVING_NONE, cite="61B2(a)", see=("43B2(b)",))
        yield ContinuesIn(law="43", given=(("dummy_went_too_far", "asked"),), cite="61B2(a)")
        return
    match who:
        case Asked.DECLARER:
            yield Permitted(who=Role.DECLARER, act=Act.ASK_HAVING_NONE, cite="61B1")
        case Asked.DUMMY_DEFENDER:
            yield Prohibited(
                who=Role.DUMMY, act=Act.ASK_DEFENDER_HAVING_NONE, verb=Verb.MAY_NOT, cite="61B2(b)"
            )
            yield Unauthorized(what=What.FROM_PARTNER, to=Role.DECLARER, cite="61B2(b)", see=("16B1",))
        case Asked.DEFENDER_DECLARER:
            yield Permitted(who=Role.DEFENDERS, act=Act.ASK_HAVING_NONE, cite="61B3")
        case Asked.DEFENDER_DEFENDER:
            yield among_defenders(case)
            yield ContinuesIn(law="16", given=FROM_PARTNER, cite="61B3", see=("16B1",))
    yield from failed(able=case[FOUND])


def among_defenders(case: Case) -> Permitted | Prohibited:
    """Until 2017 an authority could forbid it; what partner then knows is at their own risk."""
    if case.edition >= 2017 or case.setting("defenders_ask_each_other") == "allowed":
        return Permitted(who=Role.DEFENDERS, act=Act.ASK_HAVING_NONE, cite="61B3")
    return Prohibited(who=Role.DEFENDERS, act=Act.ASK_HAVING_NONE, verb=Verb.DOES_NOT, cite="61B3")
