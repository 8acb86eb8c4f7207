"""Doubted: cards from hands that nobody has told, which may have been revokes, and what is told of them (Law 61A).

Whoever does not follow suit may have none. So it is asked only when somebody draws attention to it, or calls the
Director; that he leads or discards a suit which he was forbidden, or another than was required, everybody sees.
"""

from typing import TypeVar

from lawbook.bridge import Card, Seat, Side
from lawbook.errors import CaseError
from lawbook.table.in_force import Act, Norm
from lawbook.table.play.matter import REVOKES, PlayFault
from lawbook.table.play.moves import PLAYERS, Moves

__all__ = ["admitted", "doubted", "revoke_of_side"]

M = TypeVar("M", bound=Moves)


def doubted(state: M, number: int, of: Seat | None = None) -> M:
    """The state in which it is asked who could have followed suit, or played as he had to: each player once, or the one who is named."""
    if any(m.number == number - 1 for m in state.matters(PlayFault.DOUBTFUL)):
        return state  # that is what the Director is called for
    asked = {(m.seat, m.trick) for m in state.matters(*REVOKES, *FOUND)}
    seats = set[Seat]()
    for seat, card, trick in _doubtful(state, of):
        if seat not in seats and (seat, trick) not in asked:
            state = state.noted(PlayFault.DOUBTFUL, number, seat, card, trick)
        seats.add(seat)
    return state


FOUND = (PlayFault.DOUBTFUL, PlayFault.PENALTY_NOT_PLAYED)
"""What is ruled on by itself, and has it asked there whether he could have followed suit."""


def _doubtful(state: Moves, of: Seat | None = None) -> list[tuple[Seat, Card, int]]:
    """The cards that may have been revokes: of the tricks that can still be put right, or else of the last that has any."""
    found = list[tuple[Seat, Card, int]]()
    for place in range(len(state.tricks) - 1, -1, -1):
        if found and place < len(state.done) - 1:
            break
        trick = state.tricks[place]
        first = dict(reversed(trick.plays))  # a further card of a player's is no play to the trick (45E1)
        found += [
            (seat, card, place + 1)
            for seat, card in trick.plays
            if state.left[seat] is None
            and of in {None, seat}
            and first[seat] is card
            and (card.suit is not trick.led or _may_disobey(state, seat, card, place + 1))
        ]
    return found


def _may_disobey(state: Moves, seat: Seat, card: Card, trick: int) -> bool:
    """Whether he was to play his highest or lowest card to a trick, and may have had another (Law 57A)."""
    suit = 0x1FFF << 13 * card.suit
    faced = sum(1 << penalty.card for player in Seat for penalty in state.penalties_of(player))
    left = suit & ~state.seen & ~faced
    other = {Act.HIGHEST: left >> card + 1, Act.LOWEST: left & (1 << card) - 1}
    return any(other.get(row.act) for row in _bound(state, seat, trick))


def _bound(state: Moves, seat: Seat, trick: int) -> list[Norm]:
    """What bound him when he played to a trick, the one in progress or the last."""
    rows = (*state.force.restrictions, *state.force.ended)
    return [row for row in rows if row.seat is seat and row.used == trick]


def admitted(state: M, number: int, seat: Seat, trick: int | None) -> M:
    """The state with the revoke that is told of a player: of the trick that is named, or his last that may be one."""
    if trick is not None and not 0 < trick <= len(state.tricks):
        raise CaseError("trick {number} has not begun: name one that has", number=trick)
    doubts = {m.trick for m in state.matters(PlayFault.DOUBTFUL) if m.seat is seat}
    for place in range(len(state.tricks) - 1, -1, -1) if trick is None else (trick - 1,):
        led = state.tricks[place].led
        for player, card in state.tricks[place].plays:
            followed = card.suit is led and place + 1 not in doubts
            if player is not seat or (followed and (trick is None or not _may_have(state, seat, place + 1))):
                continue
            if state.left[seat] is None:
                suit = any(row.act in {Act.PLAY, Act.NOT_PLAY} for row in _bound(state, seat, place + 1))
                fault = PlayFault.DISOBEYED if suit or card.suit is led else PlayFault.REVOKE
                shown = state.with_revoke_shown(number, seat, card, place + 1, fault)
                passed_over = (m for m in shown.matters(PlayFault.PENALTY_NOT_PLAYED) if m.seat is seat)
                return shown.dropped(*(m for m in passed_over if m.trick == place + 1))
            if trick is not None or card.suit is not led:
                return _dealt(state, seat, place + 1)
    if trick is not None:
        raise CaseError(
            "{seat} followed suit to trick {number}; name another player, or another trick",
            seat=PLAYERS[seat],
            number=trick,
        )
    raise CaseError(
        "{seat} has followed suit to every trick; name another player, or the trick", seat=PLAYERS[seat]
    )


def _may_have(state: Moves, seat: Seat, trick: int) -> bool:
    """Whether a card that followed suit may have been wrong, or the deal tells that it was not."""
    return state.left[seat] is not None or bool(_bound(state, seat, trick))


def _dealt(state: M, seat: Seat, trick: int) -> M:
    """The state as it is where the hand is told, which shows whether he has revoked. Raises CaseError if he has not."""
    if not any((m.seat, m.trick) == (seat, trick) for m in state.matters(*REVOKES)):
        raise CaseError(
            "{seat} did not revoke in trick {number}: he had no card that he had to play (dealt); change the line or the deal",
            seat=PLAYERS[seat],
            number=trick,
        )
    return state


def revoke_of_side(state: M, number: int, side: Side) -> M:
    """The state in which a side has revoked, since the others have said what they do about their cards (Law 62C)."""
    if any(m.seat.side is side for m in state.matters(*REVOKES)):
        return state
    found = next((play for play in _doubtful(state) if play[0].side is side), None)
    return state if found is None else admitted(state, number, found[0], found[2])
