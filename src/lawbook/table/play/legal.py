"""Legal: what the player whose turn it is may lead or play under all that is in force, and whom he waits for."""

from dataclasses import dataclass

from lawbook.bridge import Card, Hand, Seat
from lawbook.label import Option
from lawbook.table.in_force import Act, Norm
from lawbook.table.play.force import as_penalized, as_restricted, lying, suit_bits
from lawbook.table.play.matter import PlayFault
from lawbook.table.play.position import SUITS, Position

__all__ = ["Awaited", "Awaits", "awaited", "breach", "due_penalties", "legal_cards"]


class Awaits(Option):
    """What somebody has to say before the play goes on."""

    PENALTY_LEAD = "penalty_lead"
    """Declarer requires, forbids or leaves free the lead of a penalty card's partner; who has it must wait (50D2)."""
    WHICH_PENALTY_CARD = "which_penalty_card"
    """Declarer says which of several penalty cards is played (Law 51A)."""
    LEAD_OUT_OF_TURN = "lead_out_of_turn"
    """The other side accepts a lead out of turn, or has it taken back (Law 53)."""


@dataclass(frozen=True, slots=True)
class Awaited:
    """Who is to speak, about whose lead or play, and about which cards."""

    why: Awaits
    by: Seat | None
    """None where either defender may speak, or where it is not known who declarer is."""
    seat: Seat
    cards: tuple[Card, ...]


def legal_cards(state: Position) -> Hand | None:
    """The cards that the player whose turn it is may lead or play; None if turn or hand is not known.

    No card at all while he has to wait for declarer's choice about partner's penalty card (Law 50D2).
    """
    if state.turn is None or state.left[state.turn] is None:
        return None
    if state.force.penalties and waits(state):
        return Hand()
    return Hand.from_bits(narrowed(state, state.turn)[-1])


def narrowed(state: Position, seat: Seat) -> tuple[int, int, int]:
    """The cards, as bits, that follow suit; of them those that restrictions leave; and those that penalty cards leave."""
    own = state.left[seat] or 0
    if state.down is not None and state.down[0] is seat:  # he can only face his lead
        return own, 1 << state.down[1], 1 << state.down[1]
    owed = state.owes(seat)
    trick = state.done[-1].plays if owed else state.current
    following = own & SUITS[trick[0][1] // 13] if trick else 0
    suited = following or own
    force = state.force
    if owed or not (force.restrictions or force.penalties):
        return suited, suited, suited
    limited = as_restricted(suited, _bound(state, seat, following=bool(following)))
    return suited, limited, as_penalized(limited, lying(force.penalties, seat, own))


def _bound(state: Position, seat: Seat, *, following: bool) -> tuple[Norm, ...]:
    """What restricts the card that a player leads, or plays as one of the suit led or of another."""
    if not state.current:
        return state.force.on_lead(seat)
    return tuple(r for r in state.force.on_play(seat) if (r.act in OF_SUIT_LED) == following)


OF_SUIT_LED = frozenset({Act.HIGHEST, Act.LOWEST})
"""What can be demanded of a player who follows suit; the rest binds one who cannot (Laws 57B, 59)."""


def waits(state: Position) -> bool:
    """Whether the player on lead has to wait for declarer's choice about his partner's penalty card (Law 50D2)."""
    seat = state.turn
    if seat is None or state.current or state.force.answered(seat, len(state.done) + 1):
        return False
    return any(p.major for p in state.penalties_of(seat.partner))


def awaited(state: Position) -> Awaited | None:
    """Who has to speak before the player whose turn it is leads or plays; None if nobody has to."""
    contract, seat = state.start.contract, state.turn
    declarer = None if contract is None else contract.declarer
    if state.lead is not None and state.lead.card is not None:
        offender = state.lead.seat
        by = declarer if contract is None or offender.side is not contract.declarer.side else None
        return Awaited(Awaits.LEAD_OUT_OF_TURN, by, offender, (state.lead.card,))
    if seat is None:
        return None
    if waits(state):
        cards = state.penalties_of(seat.partner)
        return Awaited(Awaits.PENALTY_LEAD, declarer, seat, tuple(p.card for p in cards))
    own = due_penalties(state)
    return Awaited(Awaits.WHICH_PENALTY_CARD, declarer, seat, own) if len(own) > 1 else None


def due_penalties(state: Position) -> tuple[Card, ...]:
    """The major penalty cards that the player whose turn it is can play, and so has to (Laws 50D1(a), 51A)."""
    seat = state.turn
    if seat is None or state.down is not None or waits(state):
        return ()
    major, playable = [p.card for p in state.penalties_of(seat) if p.major], legal_cards(state)
    if playable is not None:
        return tuple(card for card in major if card in playable)
    if _is_bound(state, seat):
        return ()
    led = state.current[0][1].suit if state.current else None  # whatever else he has, he may play these
    return tuple(card for card in major if led in {None, card.suit})


def _is_bound(state: Position, seat: Seat) -> bool:
    """Whether a restriction is on the card that a player leads or plays now."""
    return bool(state.force.on_play(seat) if state.current else state.force.on_lead(seat))


def breach(state: Position, seat: Seat, card: Card) -> PlayFault | None:
    """What a card disobeys of what is in force, when its player, whose turn it is, could have obeyed."""
    if seat is not state.turn:
        return None
    if waits(state):
        return PlayFault.BEFORE_CHOICE
    if state.down == (seat, card):  # it was led before he had a penalty card
        return None
    if state.left[seat] is None:
        return _breach_from_untold(state, seat, card)
    suited, limited, left = narrowed(state, seat)
    bit = 1 << card
    if not suited & bit:  # he revokes
        return None
    if not limited & bit:
        return PlayFault.DISOBEYED
    return None if left & bit else PlayFault.PENALTY_NOT_PLAYED


def _breach_from_untold(state: Position, seat: Seat, card: Card) -> PlayFault | None:
    """The same for a player whose hand is not known: what his faced cards show, or what may be so."""
    if _leads_forbidden(state, seat, card):
        return PlayFault.DISOBEYED
    penalties = () if state.owes(seat) else state.penalties_of(seat)
    cards = 1 << card | sum(1 << penalty.card for penalty in penalties)
    following = cards & SUITS[state.current[0][1] // 13] if state.current else 0
    suited = following or cards
    if not suited >> card & 1:  # his penalty card is of the suit led
        return PlayFault.REVOKE
    limited = as_restricted(suited, _bound(state, seat, following=bool(following))) if penalties else suited
    if not limited >> card & 1:
        return PlayFault.DISOBEYED
    if _may_disobey(state, seat, card):
        return PlayFault.DOUBTFUL
    return None if as_penalized(limited, penalties) >> card & 1 else PlayFault.PENALTY_NOT_PLAYED


def _may_disobey(state: Position, seat: Seat, card: Card) -> bool:
    """Whether a player whose hand is not known leads or discards another suit than was required, or one that was forbidden."""
    if state.current and (state.owes(seat) or card.suit is state.current[0][1].suit):
        return False
    rows = state.force.on_play(seat) if state.current else state.force.on_lead(seat)
    required = any(row.act in {Act.LEAD, Act.PLAY} and card.suit not in row.suits for row in rows)
    return required or any(row.act in {Act.NOT_LEAD, Act.NOT_PLAY} and card.suit in row.suits for row in rows)


def _leads_forbidden(state: Position, seat: Seat, card: Card) -> bool:
    """Whether a player whose hand is not known leads a suit that he must not, and has more cards than can be of it.

    On the first trick nobody has thirteen of a suit.
    """
    rows = () if state.current else state.force.on_lead(seat)
    if not any(row.act is Act.NOT_LEAD and card.suit in row.suits for row in rows):
        return False
    barred = suit_bits(tuple({suit for row in rows if row.act is Act.NOT_LEAD for suit in row.suits}))
    elsewhere = state.seen
    for other in state.left:
        elsewhere |= other or 0
    return not state.done or HAND - len(state.done) > (barred & ~elsewhere).bit_count()


HAND = 13
