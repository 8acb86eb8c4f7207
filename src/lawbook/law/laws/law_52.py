"""A defender who had to play his penalty card has led or played another.

He may not change it himself. Declarer may let the other card stand, and has to once he has played after it;
the penalty card then stays on the table. Otherwise the penalty card is played, and every card that was
wrongly played becomes a major penalty card.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, choose, one_of, proviso, yes_no
from lawbook.law.laws.law_50 import major_card
from lawbook.law.provision import (
    Act,
    CardStands,
    ContinuesIn,
    ExplainOptions,
    MustPlay,
    PenaltyCardRemains,
    PlayContinues,
    Plays,
    Prohibited,
    Revoke,
    Verb,
    WithdrawCard,
)
from lawbook.law.role import Role
from lawbook.table import PlayFault
from lawbook.table.seen.aftermath import accepted as was_accepted
from lawbook.table.seen.aftermath import declarer_went_on
from lawbook.table.seen.passed_over import may_have_revoked, owed
from lawbook.table.seen.sight import IrregularPlay, of_play


class Failure(Label):
    """What a defender did while a penalty card bound his side."""

    NOT_PLAYED = "not_played", "He played another card though he could legally have played his penalty card"
    NOT_PLAYABLE = "not_playable", "He had to follow suit, or obey a restriction, with another card"
    DISOBEYED = "disobeyed", "He led a suit that declarer forbade, or not the one that declarer required"


class Answer(Label):
    """What declarer does about the wrong card."""

    ACCEPT = "accept", "He accepts the card that was played; the penalty card stays"
    REFUSE = "refuse", "He does not accept it; the penalty card is played, and the other becomes one too"


@of_play
def _failure(play: IrregularPlay) -> Failure | None:
    return FAILURES.get(play.matter.fault)


FAILURES = {
    PlayFault.PENALTY_NOT_PLAYED: Failure.NOT_PLAYED,
    PlayFault.DISOBEYED: Failure.DISOBEYED,
}


@of_play
def _answer(play: IrregularPlay) -> Answer | None:
    return {True: Answer.ACCEPT, False: Answer.REFUSE, None: None}[was_accepted(play)]


FAILURE = one_of("penalty_card_failure", "What did the defender do?", Failure, seen=_failure)
PLAYED_ON = yes_no(
    "declarer_played_on",
    "Has declarer played from his own hand or from dummy since?",
    seen=of_play(declarer_went_on),
)
ANSWER = choose(
    "declarer_accepts_card",
    "Does declarer accept the card that was played?",
    Answer,
    by=Role.DECLARER,
    seen=_answer,
)
REVOKED = proviso(
    "had_suit_led",
    "Could he have followed suit?",
    "he could have followed suit",
    "61A",
    seen=of_play(may_have_revoked),
)
OWED = Detail("owed_penalty_card", of_play(owed))


@law("52", edition=2017, title="Failure to lead or play a penalty card")
def failure(case: Case) -> Provisions:
    match case[FAILURE]:
        case Failure.NOT_PLAYABLE:
            yield PlayContinues(cite="50D1(b)")
            yield remains(case, "50D1(b)")
        case Failure.DISOBEYED:
            yield ContinuesIn(law="61", cite="50D2(a)")
        case Failure.NOT_PLAYED if case.unless(REVOKED):
            yield Revoke(seat=Role.OFFENDER, cite="61A")
            yield ContinuesIn(law="63", cite="61A", see=("62A",))
        case Failure.NOT_PLAYED:
            yield Prohibited(who=Role.OFFENDER, act=Act.TAKE_BACK, verb=Verb.MAY_NOT, cite="52A")
            yield from settled(case)


def settled(case: Case) -> Provisions:
    if case[PLAYED_ON]:
        yield from accepted(case, "52B1(b)")
        return
    yield ExplainOptions(to=Role.DECLARER, cite="10C1")
    if case[ANSWER] is Answer.ACCEPT:
        yield from accepted(case, "52B1(a)")
    else:
        yield WithdrawCard(seat=Role.OFFENDER, cite="52B2", see=("47B",))
        card = case.known(OWED)
        yield MustPlay(seat=Role.OFFENDER, cards=Plays.PENALTY_CARD_INSTEAD, card=card, cite="52B2")
        yield from major_card("52B2")


def accepted(case: Case, cite: str) -> Provisions:
    yield CardStands(seat=Role.OFFENDER, cite=cite)
    yield remains(case, "52B1(c)")


def remains(case: Case, cite: str) -> PenaltyCardRemains:
    """The card that he did not play: it stays on the table."""
    return PenaltyCardRemains(seat=Role.OFFENDER, card=case.known(OWED), cite=cite)
