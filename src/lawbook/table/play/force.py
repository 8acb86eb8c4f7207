"""Force: what rulings have left in force during the play: penalty cards, restrictions on leads and plays.

The record is told of them by events that a ruling enacts; what they mean for the next card is worked
out here. Follow suit comes first, then a restriction, then a penalty card (Laws 44C, 50D1(b)); where a
player cannot comply he plays any card that is otherwise legal (Law 59).
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum

from lawbook.bridge import Card, Rank, Seat, Suit

__all__ = [
    "NOTHING",
    "OF_SUITS",
    "Force",
    "Limit",
    "Penalty",
    "Restriction",
    "as_penalized",
    "as_restricted",
    "lying",
]


class Limit(Enum):
    """What a player must or must not do with a lead or a play; the words are those of the story."""

    LEAD = "must lead"
    """A suit, with this lead (Laws 50D2(a), 51B)."""
    NOT_LEAD = "must not lead"
    """Suits, for as long as he keeps the lead (Laws 26B, 50D2(a), 51B)."""
    FREE = "may lead anything"
    """Declarer has left this lead free (Law 50D2(b))."""
    HIGHEST = "must play his highest"
    """Of the suit led, at this turn (Law 57A1)."""
    LOWEST = "must play his lowest"
    """Of the suit led, at this turn (Law 57A2)."""
    PLAY = "must play"
    """A card of another suit, at this turn (Law 57A3)."""
    NOT_PLAY = "must not play"
    """No card of another suit, at this turn (Law 57A4)."""


OF_SUITS = frozenset({Limit.LEAD, Limit.NOT_LEAD, Limit.PLAY, Limit.NOT_PLAY})
"""The limits that name suits."""
LEADS = frozenset({Limit.LEAD, Limit.NOT_LEAD, Limit.FREE})


@dataclass(frozen=True, slots=True)
class Penalty:
    """A penalty card: a defender's card that lies face up (Law 50)."""

    seat: Seat
    card: Card
    major: bool


@dataclass(frozen=True, slots=True)
class Restriction:
    """What a player must or must not lead or play."""

    seat: Seat
    limit: Limit
    suits: tuple[Suit, ...] = ()
    used: int | None = None
    """The first trick in which it has bound him; None while it waits."""


@dataclass(frozen=True, slots=True)
class Force:
    """The penalty cards and restrictions that rulings have made."""

    penalties: tuple[Penalty, ...] = ()
    """In the order in which they were made; one that has been played since stays here, and counts no more."""
    restrictions: tuple[Restriction, ...] = ()

    def with_penalty(self, seat: Seat, card: Card, left: int | None, *, major: bool) -> "Force":
        """The same with one more penalty card; a second one of the same defender makes both major (Law 50B)."""
        others = tuple(p for p in self.penalties if (p.seat, p.card) != (seat, card))
        if any(p.seat is seat for p in lying(others, seat, left)):
            major = True
            others = tuple(replace(p, major=True) if p.seat is seat else p for p in others)
        return replace(self, penalties=(*others, Penalty(seat, card, major)))

    def without_penalties(self, seat: Seat, cards: Iterable[Card]) -> "Force":
        """The same with penalty cards picked up."""
        gone = {(seat, card) for card in cards}
        return replace(self, penalties=tuple(p for p in self.penalties if (p.seat, p.card) not in gone))

    def with_restriction(self, seat: Seat, limit: Limit, suits: tuple[Suit, ...]) -> "Force":
        """The same with one more restriction."""
        return replace(self, restrictions=(*self.restrictions, Restriction(seat, limit, suits)))

    def used_by(self, seat: Seat, trick: int, *, leads: bool) -> "Force":
        """The same when a player leads or plays: what waited for this has bound him now."""
        rows = tuple(
            replace(r, used=trick)
            if r.seat is seat and r.used is None and (r.limit not in LEADS or leads)
            else r
            for r in self.restrictions
        )
        return self if rows == self.restrictions else replace(self, restrictions=rows)

    def after_trick(self, leader: Seat) -> "Force":
        """The same when a trick is complete: only who may not lead a suit, and keeps the lead, is still bound."""
        rows = tuple(
            r for r in self.restrictions if r.used is None or (r.limit is Limit.NOT_LEAD and r.seat is leader)
        )
        return self if rows == self.restrictions else replace(self, restrictions=rows)

    def on_lead(self, seat: Seat) -> tuple[Restriction, ...]:
        """The restrictions on a lead that a player makes now."""
        return tuple(r for r in self.restrictions if r.seat is seat and r.limit in LEADS)

    def on_play(self, seat: Seat) -> tuple[Restriction, ...]:
        """The restrictions on a card that a player adds to a trick now."""
        return tuple(r for r in self.restrictions if r.seat is seat and r.limit not in LEADS)

    def answered(self, seat: Seat, trick: int) -> bool:
        """Whether declarer has chosen about the lead that a player makes to this trick (Law 50D2)."""
        return any(r.used in {None, trick} for r in self.on_lead(seat))


NOTHING = Force()
"""Nothing is in force."""


def lying(penalties: Iterable[Penalty], seat: Seat, left: int | None) -> tuple[Penalty, ...]:
    """The penalty cards of a player that he has not played."""
    return tuple(p for p in penalties if p.seat is seat and (left is None or left >> p.card & 1))


def suit_bits(suits: Iterable[Suit]) -> int:
    """The cards of some suits as bits."""
    return sum(0x1FFF << 13 * suit for suit in set(suits))


def as_restricted(cards: int, restrictions: Iterable[Restriction]) -> int:
    """Which of these cards the restrictions leave; all of them where the player cannot comply (Law 59)."""
    for restriction in restrictions:
        cards = _within(cards, restriction) or cards
    return cards


def _within(cards: int, restriction: Restriction) -> int:
    suits = suit_bits(restriction.suits)
    match restriction.limit:
        case Limit.LEAD | Limit.PLAY:
            return cards & suits
        case Limit.NOT_LEAD | Limit.NOT_PLAY:
            return cards & ~suits
        case Limit.HIGHEST:
            return 1 << cards.bit_length() - 1 if cards else 0
        case Limit.LOWEST:
            return cards & -cards
        case Limit.FREE:
            return cards


def as_penalized(cards: int, penalties: Iterable[Penalty]) -> int:
    """Which of these cards a player's own penalty cards leave him (Laws 50C, 50D1(a), 51A)."""
    rows = tuple(penalties)
    majors = sum(1 << p.card for p in rows if p.major) & cards
    if majors:
        return majors
    for penalty in rows:
        if not penalty.major and cards >> penalty.card & 1:
            suit = 0x1FFF << 13 * penalty.card.suit
            cards &= ~suit | HONOURS | 1 << penalty.card
    return cards


HONOURS = sum(1 << card for card in Card if card.rank >= Rank.TEN)
"""The honours as bits."""
