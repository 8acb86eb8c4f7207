"""When a card that was played may go back to the hand, and at what price.

It goes back where a rectification takes it back, to correct an illegal play, after a permitted change by
declarer or a change by an opponent, and when an opponent misled the player about whose turn it was or
about a call or play. A defender's card may then become a penalty card. Otherwise a card stays played.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of, yes_no
from lawbook.law.laws.law_12 import DAMAGED
from lawbook.law.laws.law_45 import DEFENDERS_CARD
from lawbook.law.laws.law_50 import major_card
from lawbook.law.laws.law_53 import TOLD
from lawbook.law.offence import LHO, NON_OFFENDERS, OFFENDER, OFFENDERS, WHAT_HE_PLAYED
from lawbook.law.provision import (
    Act,
    Authorized,
    CardStands,
    ContinuesIn,
    Form,
    MayAdjust,
    MayWithdraw,
    NoFurtherRectification,
    Prohibited,
    Reason,
    ScoreStands,
    Unauthorized,
    Verb,
    What,
    WithdrawCard,
)
from lawbook.law.redress import by_12
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.law.wrong_card import WRONG_CARD
from lawbook.table import PlayFault
from lawbook.table.seen.card_played import another_put_up, said_unintended
from lawbook.table.seen.sight import IrregularPlay, of_play


class Why(Label):
    """Why a played card is to go back."""

    RECTIFICATION = "rectification", "The rectification of an irregularity takes it back"
    ILLEGAL = "illegal", "It was played illegally"
    SIMULTANEOUS = "simultaneous", "It was played at the same time as another card"
    REDESIGNATED = "redesignated", "Declarer was allowed to change the card that he had named by a slip"
    OPPONENT_CHANGED = "opponent_changed", "An opponent has changed a card to which it was played"
    WRONG_TURN = "wrong_turn", "The player was told, wrongly, that it was his turn to lead or play"
    EXPLANATION = "explanation", "The player relied on a mistaken explanation by an opponent"
    PROPER_LEAD = "proper_lead", "An opponent of the player who led out of turn has made his own proper lead"
    OWN_WISH = "own_wish", "The player would rather play another card"


@of_play
def _why(play: IrregularPlay) -> Why | None:
    """A slip of the hand with a card of one's own is no reason; only declarer's tongue is excused (45C4(b))."""
    own = play.matter.fault is PlayFault.CHANGED and play.table.dummy not in {None, play.seat}
    return Why.OWN_WISH if own and said_unintended(play) else None


WHY = one_of("card_goes_back_because", "Why is the card to be taken back?", Why, seen=_why)
TOO_LATE = yes_no(
    "too_late_to_retract",
    "Has a card been played after his or, if it was the opening lead, has dummy faced a card?",
)
ANOTHER = yes_no("another_card_put_up", "Has he put another card in its place?", seen=of_play(another_put_up))
SAME_TRICK = yes_no(
    "trick_went_on", "Was that a card to the same trick, or did dummy face a card after the opening lead?"
)


@law("47", edition=2017, title="Retraction of card played")
def retraction(case: Case) -> Provisions:
    match case[WHY]:
        case Why.RECTIFICATION:
            yield from taken_back(case, "47A")
        case Why.ILLEGAL:
            yield from taken_back(case, "47B")
        case Why.SIMULTANEOUS:
            yield ContinuesIn(law="58", cite="47B")
        case Why.REDESIGNATED:
            yield from freely("47C", "45C4(b)")
        case Why.OPPONENT_CHANGED:
            yield from after_a_change()
        case Why.WRONG_TURN:
            yield from wrong_turn(case)
        case Why.EXPLANATION:
            yield from misexplained(case)
        case Why.PROPER_LEAD:
            yield from freely("47F1", "53B")
        case Why.OWN_WISH:
            yield from stays_played(case)


@law("47", edition=2007, title="Retraction of card played")
def retraction_2007(case: Case) -> Provisions:
    yield from as_then(retraction(case))


def stays_played(case: Case) -> Provisions:
    """What he put in its place goes back; a defender has shown it."""
    yield CardStands(seat=Role.OFFENDER, card=case.known(WRONG_CARD), cite="47F2")
    if not case[ANOTHER]:
        return
    yield WithdrawCard(seat=Role.OFFENDER, cite="47F2")
    if case[DEFENDERS_CARD]:
        yield from major_card("49")
    else:
        yield NoFurtherRectification(cite="48A", see=("47F2",))


def taken_back(case: Case, cite: str) -> Provisions:
    """Whether a defender's card becomes a penalty card is for Law 49 to say."""
    yield WithdrawCard(seat=Role.OFFENDER, card=case.known(WRONG_CARD), cite=cite)
    if case[DEFENDERS_CARD]:
        yield ContinuesIn(law="49", cite=cite)
    else:
        yield NoFurtherRectification(cite="48A", see=(cite,))


def freely(cite: str, *see: str) -> Provisions:
    yield WithdrawCard(seat=Role.OFFENDER, cite=cite, see=see)
    yield NoFurtherRectification(cite=cite)


def after_a_change() -> Provisions:
    yield MayWithdraw(seat=Role.NON_OFFENDING_SIDE, cite="47D", see=("62C2",))
    yield NoFurtherRectification(cite="47D")
    yield from withdrawn_information()


def withdrawn_information() -> Provisions:
    yield Authorized(what=What.WITHDRAWN_ACTIONS, to=Role.NON_OFFENDING_SIDE, cite="16C1")
    yield Unauthorized(what=What.WITHDRAWN_ACTIONS, to=Role.OFFENDING_SIDE, cite="16C2")


def wrong_turn(case: Case) -> Provisions:
    """The opponents brought it about, so that they are the offenders here and the player is not."""
    if not case[TOLD]:
        yield ContinuesIn(law="53", given=((TOLD.key, "no"),), cite="47E1", see=("53A",))
        return
    player, card = case.known(OFFENDER, Role.MISINFORMED), case.known(WHAT_HE_PLAYED)
    see = ("63A1",) if case.edition >= 2017 else ()  # in 2007 it establishes a revoke all the same
    yield WithdrawCard(seat=player, card=card, cite="47E1", see=see)
    lho = case.known(LHO, Role.MISINFORMEDS_LHO)
    yield Prohibited(who=lho, act=Act.ACCEPT_LEAD_OR_PLAY, verb=Verb.MAY_NOT, cite="47E1")
    yield NoFurtherRectification(cite="47E1")
    misled, misleading = Role.NON_OFFENDING_SIDE, Role.OFFENDING_SIDE
    yield Authorized(what=What.WITHDRAWN_ACTIONS, to=case.known(OFFENDERS, misled), cite="16C1")
    yield Unauthorized(what=What.WITHDRAWN_ACTIONS, to=case.known(NON_OFFENDERS, misleading), cite="16C2")


def misexplained(case: Case) -> Provisions:
    if not too_late(case):
        yield MayWithdraw(seat=Role.MISINFORMED, cite="47E2(a)")
        yield NoFurtherRectification(cite="47E2(a)")
        yield from withdrawn_information()
        return
    yield CardStands(seat=Role.MISINFORMED, cite="47E2(b)", see=("47E2(a)",))
    if case[DAMAGED]:
        yield MayAdjust(form=Form.ASSIGNED, because=Reason.MISINFORMATION, cite="47E2(b)")
        yield by_12("47E2(b)")
    else:
        yield ScoreStands(cite="12B1", see=("47E2(b)",))


def too_late(case: Case) -> bool:
    """In 2007 only a card to the same trick made it so."""
    return case[TOO_LATE] and (case.edition >= 2017 or case[SAME_TRICK])
