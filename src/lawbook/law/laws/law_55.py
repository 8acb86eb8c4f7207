"""Declarer has led out of turn from his hand or from dummy, and nobody has played to it.

Either defender may accept the lead or have it taken back; if they differ, the one who would play next decides.
A lead that is taken back costs nothing more, and is made from the hand whose turn it is. If declarer's
play could rest on what he learned by it, the score may be adjusted.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Moment, choose, judge, one_of
from lawbook.law.laws.law_53 import (
    AFTER_DECLARER,
    TOLD,
    AfterDeclarer,
    accepted,
    information_from_withdrawn,
    not_taken_back,
    told_wrongly,
)
from lawbook.law.offence import PROPER_PLAYER
from lawbook.law.provision import (
    ExplainOptions,
    Form,
    MayAdjust,
    NoFurtherRectification,
    Reason,
    ScoreStands,
    TurnToPlay,
    WithdrawCard,
)
from lawbook.law.redress import by_12
from lawbook.law.role import Role
from lawbook.table import REVOKES
from lawbook.table.seen.aftermath import accepted as was_accepted
from lawbook.table.seen.aftermath import others_went_on, words_of
from lawbook.table.seen.sight import IrregularPlay, of_play


class Defenders(Label):
    """What the defenders do about declarer's lead out of turn."""

    ACCEPT = "accept", "They accept it"
    RETRACT = "retract", "They refuse it"
    NEXT_ACCEPTS = "next_accepts", "They differ: who plays next accepts"
    NEXT_RETRACTS = "next_retracts", "They differ: who plays next refuses"


class Proper(Label):
    """Whose lead it was."""

    DEFENDER = "defender", "A defender's"
    OTHER_HAND = "other_hand", "Declarer's, from his other hand"


@of_play
def _defenders(play: IrregularPlay) -> Defenders | None:
    """If both have spoken and differ, the one on the left of the hand that led decides; a revoke is no lead of declarer's."""
    if play.defends or play.matter.fault in REVOKES:
        return None
    said = words_of(play)
    if len(set(said.values())) == 2:
        return Defenders.NEXT_ACCEPTS if said[play.seat.lho] else Defenders.NEXT_RETRACTS
    if others_went_on(play) and was_accepted(play) is None:  # he has led from the right hand since
        return Defenders.RETRACT
    return {True: Defenders.ACCEPT, False: Defenders.RETRACT, None: None}[was_accepted(play)]


@of_play
def _proper(play: IrregularPlay) -> Proper | None:
    if play.matter.turn is None or play.defends is None:
        return None
    return Proper.DEFENDER if play.table.defends(play.matter.turn) else Proper.OTHER_HAND


DEFENDERS = choose(
    "defenders_on_lead",
    "What do the defenders choose?",
    Defenders,
    whole="What do the defenders do about the lead from the wrong hand?",
    by=Role.DEFENDERS,
    seen=_defenders,
)
PROPER = one_of("lead_was_due_from", "Whose lead was it?", Proper, seen=_proper)
PROFITED = judge(
    "line_based_on_lead",
    "Did declarer take a line of play that could rest on what he learned through his lead out of turn?",
    moment=Moment.END_OF_PLAY,
    aid="equity",
)


@law("55", edition=2017, title="Declarer's lead out of turn")
def declarers_lead(case: Case) -> Provisions:
    if case.unless(TOLD):
        yield told_wrongly()
    elif (since := case[AFTER_DECLARER]) is not AfterDeclarer.NOTHING:
        yield from not_taken_back(since)
    else:
        yield from either_defender(case)


def either_defender(case: Case) -> Provisions:
    yield ExplainOptions(to=Role.DEFENDERS, cite="10C1")
    answer = case[DEFENDERS]
    if answer in {Defenders.ACCEPT, Defenders.NEXT_ACCEPTS}:
        yield from accepted("55A", "53A")
    elif case[PROPER] is Proper.DEFENDER:
        yield from taken_back(case, "55B1")
    else:
        yield from taken_back(case, "55B2")


def taken_back(case: Case, cite: str) -> Provisions:
    proper = Role.PROPER_PLAYER if cite == "55B1" else Role.DECLARER
    yield WithdrawCard(seat=Role.OFFENDER, cite=cite, see=("55A",))
    yield TurnToPlay(seat=case.known(PROPER_PLAYER, proper), cite=cite)
    yield NoFurtherRectification(cite=cite)
    yield from information_from_withdrawn()
    if case[PROFITED]:
        yield MayAdjust(form=Form.ASSIGNED, because=Reason.INFORMATION, cite="55C")
        yield by_12("55C")
    else:
        yield ScoreStands(cite="55C")
