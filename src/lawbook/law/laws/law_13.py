"""A hand holds more than thirteen cards, and another fewer: the cards of the deal are in the wrong hands.

The hands are put right and the board is played, if it still can be. The rest turns on who has
called and who has seen what. A card that is no part of the deal is simply taken away. Law 14 is
for a card that is missing while no hand has too many; Law 6 for a fresh deal that was misdealt.
"""

from lawbook.bridge import Card, Seat, Trick
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, Moment, judge, proviso, yes_no
from lawbook.law.provision import (
    Adjust,
    CallsStand,
    CancelResult,
    CorrectHands,
    Form,
    Gap,
    MayAdjust,
    NoAdjustment,
    Penalize,
    PlayOn,
    Reason,
    RemoveCard,
    ScoreStands,
    Silent,
    StopBoard,
    Strength,
    Unauthorized,
    Unrestricted,
    What,
)
from lawbook.law.redress import by_12
from lawbook.law.role import Role
from lawbook.table import Table
from lawbook.table.seen.miscount import called_when_found, over_when_found, play_when_found
from lawbook.table.seen.sight import of_record

TITLE = "Incorrect number of cards"


@of_record
def _foreign(table: Table) -> bool | None:
    if table.surplus:
        return True
    return False if table.long_hands and table.short_hands else None


@of_record
def _finished(table: Table) -> bool | None:
    return over_when_found(table) if table.told else None


@of_record
def _wrong_hand_called(table: Table) -> bool | None:
    if not table.told:
        return None
    if any(called_when_found(table, seat) for seat in table.long_hands + table.short_hands):
        return True
    everybody_wrong_is_known = table.counted or (table.long_hands and table.short_hands)
    return False if everybody_wrong_is_known or not table.calls else None


@of_record
def _led(table: Table) -> bool | None:
    return any(trick.plays[0] in _extra(table) for trick in _tricks(table) if trick.plays) or None


@of_record
def _in_quitted_trick(table: Table) -> bool | None:
    if not table.told or table.unseen_tricks:
        return None
    if not table.surplus:  # nobody says which card it is
        return None if _tricks(table) else False
    played = [play for trick in _tricks(table) if len(trick.plays) == FOUR for play in trick.plays]
    if not table.long_hands:  # two of a card lie there, and nobody says whose hand had one too many
        faces = [card for _, card in played]
        return True if any(faces.count(card) > 1 for card in table.surplus) else None if played else False
    return any(play in played for play in _extra(table))


def _extra(table: Table) -> set[tuple[Seat, Card]]:
    """The cards that are no part of the deal, in the hands that have too many."""
    return {(seat, card) for seat in table.long_hands or Seat for card in table.surplus}


def _tricks(table: Table) -> tuple[Trick, ...]:
    """The tricks as they lay when the extra card was found."""
    play = play_when_found(table)
    return () if play is None else play.tricks


FOUR = 4


FOREIGN = yes_no("card_not_of_deal", "Is the extra card no part of this deal?", seen=_foreign)
FINISHED = yes_no("play_finished", "Was it found only after play had ended?", seen=_finished)
CALLED = yes_no(
    "wrong_hand_called",
    "Has a player whose own hand had a wrong number of cards made a call?",
    seen=_wrong_hand_called,
)
SEEN = yes_no(
    "saw_another_hand",
    "Has a player seen a card that belongs to another hand?",
    seen=of_record(lambda table: table.saw_another_hand or None),
)
QUITTED = yes_no(
    "in_quitted_trick",
    "Was the extra card found to have been played to a quitted trick?",
    seen=_in_quitted_trick,
)
PLAYABLE = judge(
    "deal_playable",
    "Can the corrected deal be played with every call left as it was made?",
    aid="corrected_deal",
)
LED = proviso(
    "removed_card_was_led",
    "Was the card that goes led, so that its leader has seen dummy?",
    "the card that goes had been led, and its leader has seen dummy",
    "13C",
    seen=_led,
)
SPOILT = judge("sight_spoils", "Is what was seen important enough to spoil normal bidding or play?")
AFFECTED = judge(
    "outcome_affected",
    "Did knowing about the displaced card affect the outcome of the board?",
    moment=Moment.END_OF_PLAY,
    aid="knowledge",
)

Move = tuple[Card, Seat | None, Seat]
MOVE: Detail[Move] = Detail(
    "move", of_record(lambda table: table.displaced[0] if len(table.displaced) == 1 else None)
)
SURPLUS: Detail[Card] = Detail(
    "surplus", of_record(lambda table: table.surplus[0] if len(table.surplus) == 1 else None)
)


@law("13", edition=2017, title=TITLE)
def incorrect_number(case: Case) -> Provisions:
    if case[FOREIGN]:
        yield from surplus_card(case, "13C")
    elif case[FINISHED]:
        yield from board_lost("13D")
    elif case[CALLED]:
        yield from board_saved(case, "13B1") if case[PLAYABLE] else board_stopped(case, "13B2")
    elif case[SEEN]:
        yield from board_saved(case, "13A2")
    else:
        yield from hands_corrected(case, "13A1")


@law("13", edition=2007, title=TITLE)
def incorrect_number_2007(case: Case) -> Provisions:
    if case[FOREIGN]:
        yield from surplus_card(case, "13F")
    elif case[FINISHED]:
        yield from board_lost("13C")
    elif case[CALLED]:
        yield from board_saved_2007(case, "13A") if case[PLAYABLE] else board_stopped(case, "13B")
    elif case[SEEN]:  # 2017 has no such judgement: the board is played first, then looked at
        yield from sight_spoilt("13D2(b)") if case[SPOILT] else board_saved_2007(case, "13D2(a)")
    else:
        yield from hands_corrected(case, "13D1")
        yield movement_unauthorized()


def surplus_card(case: Case, cite: str) -> Provisions:
    yield RemoveCard(card=case.known(SURPLUS), cite=cite)
    yield PlayOn(cite=cite)
    if case.edition >= 2017 and case.unless(LED):
        yield Silent(what=Gap.SIGHT_OF_DUMMY, cite=cite)
    if case[QUITTED]:
        yield MayAdjust(form=Form.EITHER, because=Reason.SURPLUS_CARD, cite=cite)
    elif case.edition >= 2017:
        yield NoAdjustment(cite=cite)


def hands_corrected(case: Case, cite: str) -> Provisions:
    card, source, seat = case.known(MOVE, (None, None, None))
    yield CorrectHands(card=card, source=source, seat=seat, cite=cite)
    yield PlayOn(cite=cite)


def board_saved(case: Case, cite: str) -> Provisions:
    """The board is played; nobody is restricted, and the Director looks at the effect afterwards."""
    yield from hands_corrected(case, cite)
    if cite == "13B1":
        yield CallsStand(cite=cite)
    yield Unrestricted(what=What.DISPLACED_CARD, cite=cite)
    yield from effect(case, cite)


def board_saved_2007(case: Case, cite: str) -> Provisions:
    """The board is played; what partner may not know is unauthorized in 2007."""
    yield from hands_corrected(case, cite)
    yield movement_unauthorized()
    yield from effect(case, cite)


def effect(case: Case, cite: str) -> Provisions:
    """What the end of play brings. Where a wrong hand has called, the Laws say may; before that, shall."""
    if not case[AFFECTED]:
        yield ScoreStands(cite=cite)
    elif cite in {"13B1", "13A"}:
        yield MayAdjust(
            form=Form.ASSIGNED, because=Reason.KNOWLEDGE, cite=cite, see=(probable_outcome(case),)
        )
        yield by_12(probable_outcome(case))
    else:
        yield Adjust(form=Form.ASSIGNED, because=Reason.KNOWLEDGE, cite=cite, see=(probable_outcome(case),))
        yield may_penalize(cite)
        yield by_12(probable_outcome(case))


def board_stopped(case: Case, cite: str) -> Provisions:
    yield StopBoard(cite=cite)
    yield Adjust(
        form=Form.EITHER, because=Reason.UNPLAYABLE, cite=cite, see=(probable_outcome(case), "12C2(a)")
    )
    yield may_penalize(cite)
    yield by_12("12C1(a)")


def sight_spoilt(cite: str) -> Provisions:
    yield StopBoard(cite=cite)
    yield Adjust(form=Form.ARTIFICIAL, because=Reason.KNOWLEDGE, cite=cite, see=("12C2(a)",))
    yield may_penalize(cite)


def board_lost(cite: str) -> Provisions:
    team_clause = "86B" if cite == "13D" else "86D"
    yield CancelResult(cite=cite)
    yield Adjust(
        form=Form.EITHER, because=Reason.WRONG_COUNT, cite=cite, see=("12C1(a)", "12C2(a)", team_clause)
    )
    yield may_penalize(cite, Strength.LIABLE)
    yield by_12("12C1(a)")


def may_penalize(cite: str, strength: Strength = Strength.MAY) -> Penalize:
    """The penalty for a hand that was not counted."""
    return Penalize(strength=strength, cite=cite, see=("7B2", "90B7"))


def probable_outcome(case: Case) -> str:
    """The clause on what an assigned score is to recover; 2007 has it under the duty to assign."""
    return "12C1(b)" if case.edition >= 2017 else "12C1(a)"


def movement_unauthorized() -> Unauthorized:
    """What 2007 adds whenever play goes on."""
    return Unauthorized(what=What.MOVED_CARD, to=Role.WRONG_HANDS_PARTNER, cite="13E")
