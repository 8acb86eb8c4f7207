"""Own account: what a player tells of himself who takes a card back, or says that he could have followed suit."""

from dataclasses import replace
from typing import TypeVar

from lawbook.bridge import Card, Seat, Suit
from lawbook.notation.designation import SUITS as NAMES
from lawbook.notation.spoken import Spoken, parse_spoken
from lawbook.table.play.matter import REVOKES, PlayFate, PlayFault, PlayMatter
from lawbook.table.play.moves import Moves
from lawbook.table.play.taking_back import place_of, withdrawn
from lawbook.table.record.events import CardWithdrawn, Remarked

__all__ = ["changed_at_will", "followed_up", "owns_up", "put_right_himself", "said_himself", "took_back"]

M = TypeVar("M", bound=Moves)

RIGHTED = frozenset({PlayFate.CORRECTED, PlayFate.REFUSED, PlayFate.OVERTAKEN})
"""What takes other cards back besides the one that was wrong (Laws 47D, 62C, 67)."""
OF_ONE_MOMENT = frozenset({PlayFault.TOGETHER, PlayFault.SEVERAL})


def took_back(state: M, dummy: Seat | None, number: int, event: CardWithdrawn) -> M:
    """The state without a card that its player took back; if the record shows no reason for that, it is found."""
    seat, card = event.seat, event.card
    place = place_of(state, seat, card)
    if (
        place is not None
        and _has_played_on(state, seat, place)
        and _may_have_revoked(state, seat, card, place)
    ):
        return state.with_revoke_shown(number, seat, card, place + 1)  # he says so, too late (63A1)
    if place is None and not state.begun and seat is state.turn:  # his lead, still face down (41A)
        freed = state.force.taken_back(seat, card)
        bare = replace(state, down=None)
        return replace(bare, force=freed) if freed is not state.force else _changed(bare, number, event)
    if place is not None and any(_is_change(m, seat, card, place) for m in state.matters(PlayFault.CHANGED)):
        state = put_right_himself(state, number, seat, card, place)  # what was changed goes back by a ruling
        return withdrawn(state, number, seat, card)
    back = withdrawn(state, number, seat, card)
    freed = back.force.taken_back(seat, card)
    if freed is not back.force:
        return replace(back, force=freed)
    if place is None or seat is dummy or _plays_to(back, seat, place) or _has_reason(back, seat, place):
        return back
    return back.noted(PlayFault.CHANGED, number, seat, card, place + 1)


def _changed(state: M, number: int, event: CardWithdrawn) -> M:
    return state.noted(PlayFault.FACE_DOWN_CHANGED, number, event.seat, event.card, 1)


def _is_change(matter: PlayMatter, seat: Seat, card: Card, place: int) -> bool:
    return (matter.seat, matter.card, matter.trick) == (seat, card, place + 1)


def _plays_to(state: Moves, seat: Seat, place: int) -> bool:
    """Whether a card of his lies in a trick: it was not taken back, or it was one of two."""
    return place < len(state.tricks) and any(player is seat for player, _ in state.tricks[place].plays)


def _has_played_on(state: Moves, seat: Seat, place: int) -> bool:
    return any(player.side is seat.side for trick in state.tricks[place + 1 :] for player, _ in trick.plays)


def _may_have_revoked(state: Moves, seat: Seat, card: Card, place: int) -> bool:
    """Whether he did not follow suit, for all that is known of his hand, and nothing else takes the card back."""
    trick = state.tricks[place]
    his = dict(reversed(trick.plays)).get(seat)  # a further card of his is no play to the trick (45E1)
    untold = state.left[seat] is None and his is card
    return untold and trick.led is not card.suit and not _has_reason(state, seat, place)


def _has_reason(state: Moves, seat: Seat, place: int) -> bool:
    """Whether something in the trick, or in the one before, was put right or changed, so that he may change his card."""
    return any(
        fate in RIGHTED
        or m.fault in OF_ONE_MOMENT
        or (m.fault is PlayFault.CHANGED and m.seat is not seat)
        or (m.fault in REVOKES and m.seat.side is not seat.side)
        for m, (fate, _) in state.fates.items()
        if m.trick in {place, place + 1}
    )


def followed_up(state: M, dummy: Seat | None, number: int, seat: Seat, card: Card) -> M:
    """The state when a player who has taken a card back plays again: the same card, another, or one of the suit led.

    That he follows suit where he had not shows that he had revoked.
    """
    for matter in tuple(state.matters(PlayFault.CHANGED, fate=PlayFate.OPEN)):
        if (
            seat is dummy
            or matter.seat is not seat
            or matter.card is None
            or _plays_to(state, seat, matter.trick - 1)
        ):
            continue
        plays = state.tricks[matter.trick - 1].plays if matter.trick <= len(state.tricks) else ()
        bare = state.dropped(matter)
        if card is matter.card:
            return bare
        led = plays[0][1].suit if plays else None
        if state.left[seat] is None and card.suit is led and matter.card.suit is not led:
            return _revoked(bare, number, matter)
        return bare.noted(PlayFault.CHANGED, number, seat, card, matter.trick)
    return state


def _revoked(state: M, number: int, matter: PlayMatter) -> M:
    """The state with a revoke that its player has put right himself (Law 62A)."""
    revoke = PlayMatter(PlayFault.REVOKE, number, matter.seat, matter.card, matter.trick)
    return replace(state, fates=state.fates.put(revoke, (PlayFate.CORRECTED, number)))


def put_right_himself(state: M, number: int, seat: Seat, card: Card, place: int) -> M:
    """The state in which the revoke that a card put in the place of another has shown is put right by it."""
    for matter in tuple(state.matters(PlayFault.REVOKE, PlayFault.CHANGED, fate=PlayFate.OPEN)):
        if (matter.seat, matter.card, matter.trick) == (seat, card, place + 1):
            state = state.settled(matter, PlayFate.CORRECTED, number)
    return state


def changed_at_will(state: M, number: int, seat: Seat, new: Card, place: int) -> M:
    """The state with a change for which there is no reason (Law 47F2); that the new card does not follow is part of it."""
    revokes = [m for m in state.matters(PlayFault.REVOKE) if (m.number, m.card) == (number, new)]
    return state.dropped(*revokes).noted(PlayFault.CHANGED, number, seat, new, place + 1)


def said_himself(state: M, number: int, remark: Remarked) -> M:
    """The state with the revoke that a player says was his, where his hand is not known."""
    seat = remark.seat
    if state.left[seat] is not None:
        return state
    for place, trick in reversed(tuple(enumerate(state.tricks))):
        card = dict(reversed(trick.plays)).get(seat)  # a further card of his is no play to the trick (45E1)
        if card is not None and card.suit is not trick.led and owns_up(remark, trick.led):
            return state.with_revoke_shown(number, seat, card, place + 1)
    return state


def owns_up(remark: Remarked, led: Suit | None) -> bool:
    """Whether a player who did not follow suit says that he could have: that he revoked, or meant a card of that suit."""
    spoken, suit = parse_spoken(remark.text), _suit_in(remark.text)
    if spoken is Spoken.REVOKED:
        return suit in {None, led}
    return spoken is Spoken.MEANT and suit is not None and suit is led


def _suit_in(text: str) -> Suit | None:
    """The suit that is named in a remark."""
    return next((NAMES[word] for word in text.lower().replace(",", " ").split() if word in NAMES), None)
