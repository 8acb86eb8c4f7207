"""Worded: words of declarer's that name no card of dummy's in full, and what is said and put up after them (Law 46B)."""

from typing import TypeVar

from lawbook.bridge import Card, Seat
from lawbook.notation.designation import Designation, meant_card, parse_designation
from lawbook.notation.meant import parse_meant
from lawbook.table.play.called import Call, Named, called_for, heard, kind
from lawbook.table.play.matter import PlayFate, PlayFault, PlayMatter
from lawbook.table.play.moves import Moves
from lawbook.table.play.position import Position, Words
from lawbook.table.record.events import Designated, Event, Remarked

__all__ = [
    "by_words",
    "completed",
    "lies_for",
    "may_name",
    "meant_otherwise",
    "restored",
    "spoken_in",
    "words_answered",
    "words_in",
    "words_taken_back",
]

M = TypeVar("M", bound=Moves)


def words_in(state: Position, number: int, dummy: Seat, event: Designated) -> Words | None:
    """What declarer says, if it names no card in full; None for words that do, or that nobody understands."""
    said = parse_designation(event.text or "")
    if event.card is not None or said is None or None not in {said.suit, said.rank}:
        return None
    found = heard(state, dummy, event)
    return Words(number, dummy, len(state.done) + 1, said, None if found is None else called_for(found))


def lies_for(state: Position, words: Words) -> Card | None:
    """Dummy's card in the trick of those words, if he has played to it."""
    trick = state.tricks[words.trick - 1 : words.trick]
    return next((card for each in trick for seat, card in each.plays if seat is words.dummy), None)


def spoken_in(text: str) -> Designation | None:
    """The card that declarer says he meant, or calls for."""
    meant = parse_meant(text)
    return parse_designation(text) if meant is None else meant.card


def meant_otherwise(state: Position, seat: Seat, said: Designation | None) -> Card | None:
    """The card that declarer tells he meant by incomplete words, where dummy has put another on the table for them."""
    words = state.words
    if words is None or said is None or seat is not words.dummy.partner or not words.may_mean(said):
        return None
    put = state.just_put(words.dummy)
    if put is None or words.trick != len(state.tricks):
        return None
    own = state.left[words.dummy]
    card = meant_card(said, put[1], own)
    has = card is not None and (own is None or bool(own >> card & 1))
    return card if has and card is not put[1] else None


def restored(state: M, remark: Event) -> M | None:
    """The state in which it is to be ruled what incomplete words meant, since declarer says that he meant another card than dummy took."""
    words = state.words
    if words is None or not isinstance(remark, Remarked):
        return None
    if meant_otherwise(state, remark.seat, spoken_in(remark.text)) is None:
        return None
    if any(m.number == words.number for m in state.matters(PlayFault.DESIGNATION)):
        return None
    return state.noted(PlayFault.DESIGNATION, words.number, words.dummy, None, words.trick)


def completed(state: Position, words: Call | None, meant: Card) -> bool:
    """Whether declarer completes what he has begun to name, before dummy has put up a card (Law 46A)."""
    own = None if state.words is None else state.left[state.words.dummy]
    if state.words is None or words is None or kind(words) is not Named.IN_FULL:
        return False
    return state.words.may_mean(words.words) and own is not None and bool(own >> meant & 1)


def words_taken_back(state: M) -> M:
    """The state in which nothing is to be ruled on the words that are the last."""
    return state if state.words is None else state.dropped(*_about(state, state.words))


def words_answered(state: M, number: int, seat: Seat) -> M:
    """The state when a card follows words for dummy's: his own shows what they meant.

    Where they left it open he has chosen himself, and that stands when a defender plays on to it (Law 46B5).
    """
    words = state.words
    if words is None or not words.leaves_open:
        said = (m for m in state.matters(PlayFault.DESIGNATION) if (m.seat, m.number + 1) == (seat, number))
        return state.dropped(*said)
    theirs = seat.side is not words.dummy.side and state.director < words.number
    return words_taken_back(state) if theirs and lies_for(state, words) is not None else state


def by_words(state: Moves, seat: Seat, place: int) -> bool:
    """Whether another card for dummy's comes of what incomplete words meant, on which there is something to rule."""
    words = state.words
    if words is None or seat is not words.dummy or place + 1 != words.trick:
        return False
    misplaced = any(state.matters(PlayFault.NOT_NAMED, fate=PlayFate.OPEN))
    return bool(_about(state, words)) and not misplaced


def _about(state: Moves, words: Words) -> list[PlayMatter]:
    return [m for m in state.matters(PlayFault.DESIGNATION) if m.number == words.number]


def may_name(state: Moves, seat: Seat, card: Card) -> bool:
    """Whether a defender names a card of dummy's that declarer has left open (Law 46B5), and not one of his own."""
    words = state.words
    if words is None or not words.leaves_open or seat.side is words.dummy.side or not _about(state, words):
        return False
    if words.trick != len(state.done) + (1 if state.current or lies_for(state, words) is None else 0):
        return False
    mine, dummys = state.left[seat], state.left[words.dummy]
    if mine is not None and mine >> card & 1:
        return False
    return dummys is None or bool(dummys >> card & 1) or lies_for(state, words) is card
