"""Taking back: cards that return to the hand, and cards put in their place."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from lawbook.bridge import Card, Seat
from lawbook.table.play.matter import REVOKES, PlayFate, PlayFault, PlayMatter
from lawbook.table.play.moves import Moves
from lawbook.table.play.position import Plays

__all__ = ["led_again", "led_over", "place_of", "replaced", "taken_back", "withdrawn"]

M = TypeVar("M", bound=Moves)


def taken_back(state: M, number: int, fate: PlayFate) -> M:
    """The state without the lead out of turn that waits, and without what was played to it."""
    matter = state.lead
    if matter is None:
        return state
    bare = state.given_back(*state.current).settled(matter, fate, number)
    return replace(bare, current=(), turn=matter.turn)


def led_over(state: Moves) -> PlayMatter | None:
    """A defender's lead out of turn over which his partner has led, as long as nobody has played to that."""
    if len(state.current) != 1:
        return None
    over = (m for m in state.matters(PlayFault.LEAD_OUT_OF_TURN, fate=PlayFate.OVERTAKEN))
    by_partner = (m for m in over if m.seat.partner is state.current[0][0] is m.turn)
    here = (m for m in by_partner if m.trick == len(state.done) + 1)
    return next(
        (m for m in here if state.start.contract and m.seat.side is not state.start.contract.declarer.side),
        None,
    )


def led_again(state: M, lead: PlayMatter) -> M:
    """The state with that lead in the trick again, and what was led over it in the hand."""
    bare = replace(state.given_back(*state.current), current=(), turn=lead.seat)
    return bare if lead.card is None else bare.laid(lead.number, lead.seat, lead.card)


def replaced(state: M, number: int, seat: Seat, old: Card, new: Card) -> M:
    """The state with another card in the place of one that was played."""
    place = place_of(state, seat, old)
    if place is None or _too_late(state, (seat, old), place):
        return state
    plays = state.tricks[place].plays
    spot = plays.index((seat, old))
    back = _righted(state, number, (seat, old), place, REPLACED).given_back((seat, old))
    laid = back.checked(number, seat, new, plays[:spot], place + 1)
    if any(m.fault is PlayFault.CHANGED for m in _about(state, (seat, old), place)):  # it has not been played
        laid = laid.dropped(
            *(m for m in laid.matters(PlayFault.REVOKE) if (m.number, m.card) == (number, old))
        )
    gone = replace(laid, left=laid.without(seat, new), seen=laid.seen | 1 << new)
    return gone.with_trick(place, (*plays[:spot], (seat, new), *plays[spot + 1 :]))


def withdrawn(state: M, number: int, seat: Seat, card: Card) -> M:
    """The state without a card that its player took back."""
    for matter in tuple(state.matters(PlayFault.FACE_DOWN, fate=PlayFate.OPEN)):
        if (matter.seat, matter.card) == (seat, card):
            return state.settled(matter, PlayFate.REFUSED, number)
    place = place_of(state, seat, card)
    if place is None or _too_late(state, (seat, card), place):
        return state
    if state.lead is not None and (state.lead.seat, state.lead.card) == (seat, card):
        return taken_back(state, number, PlayFate.REFUSED)
    back = _righted(state, number, (seat, card), place, WITHDRAWN).given_back((seat, card))
    plays = tuple(play for play in state.tricks[place].plays if play != (seat, card))
    if place == len(state.done) - 1 and not state.current and not _complete(plays):
        back = _reopened(back)
    bare = back.with_trick(place, plays)
    if not bare.current and bare.done and bare.done[-1].plays and not _complete(bare.done[-1].plays):
        bare = _reopened(bare).with_trick(len(bare.done) - 1, bare.done[-1].plays)  # 57A
    restored = any(
        player is seat for player, _ in plays
    )  # one too many: it was in his hand all along (67B2(b))
    return bare.with_revokes_shown(number, seat, card) if restored else bare.turn_to_owing()


def _complete(plays: Plays) -> bool:
    return len({player for player, _ in plays}) == 4


def _reopened(state: M) -> M:
    """The state in which the last trick is in progress again, and what bound somebody in it binds him again."""
    return replace(state, done=state.done[:-1], won=state.won[:-1], force=state.force.before_trick_ended())


def place_of(state: Moves, seat: Seat, card: Card) -> int | None:
    """The last trick, counted from 0, to which a player played a card."""
    return max((n for n, trick in enumerate(state.tricks) if (seat, card) in trick.plays), default=None)


def _about(state: Moves, play: tuple[Seat, Card], place: int) -> tuple[PlayMatter, ...]:
    """What is wrong with a card of a trick."""
    found = (m for m in state.fates if (m.seat, m.card, m.trick) == (*play, place + 1))
    return tuple(found)


def _too_late(state: Moves, play: tuple[Seat, Card], place: int) -> bool:
    """Whether the card is an established revoke; one in the twelfth trick is corrected all the same (Law 62D1)."""
    if place == 11:
        return False
    fates = [state.fates[m][0] for m in _about(state, play, place) if m.fault in REVOKES]
    return PlayFate.ESTABLISHED in fates and not _both_revoked(state, place)


def _both_revoked(state: Moves, place: int) -> bool:
    """Whether both sides revoked on a trick, and only one has played to the next (Law 62C3)."""
    sides = {m.seat.side for m in state.matters(*REVOKES) if m.trick == place + 1}
    following = state.tricks[place + 1 : place + 2]
    return len(sides) == 2 and len({seat.side for trick in following for seat, _ in trick.plays}) == 1


def _righted(
    state: M, number: int, play: tuple[Seat, Card], place: int, fates: Mapping[PlayFault, PlayFate]
) -> M:
    """The state in which what was wrong with a card is right again, as far as its going puts it right."""
    for matter in _about(state, play, place):
        if matter.fault in fates and state.fates[matter][0] in {PlayFate.OPEN, PlayFate.ESTABLISHED}:
            state = state.settled(matter, fates[matter.fault], number)
    return state


REPLACED: Mapping[PlayFault, PlayFate] = dict.fromkeys(
    (
        *REVOKES,
        PlayFault.AGAIN,
        PlayFault.NOT_HELD,
        PlayFault.NOT_NAMED,
        PlayFault.PENALTY_NOT_PLAYED,
        PlayFault.BEFORE_CHOICE,
    ),
    PlayFate.CORRECTED,
)
WITHDRAWN: Mapping[PlayFault, PlayFate] = {
    **REPLACED,
    PlayFault.EXTRA: PlayFate.CORRECTED,
    PlayFault.OUT_OF_TURN: PlayFate.REFUSED,
    PlayFault.PREMATURE_LEAD: PlayFate.REFUSED,
    PlayFault.LEAD_OUT_OF_TURN: PlayFate.REFUSED,
}
