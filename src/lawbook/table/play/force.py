"""Force: what rulings have left in force during the play: penalty cards, restrictions on leads and plays.

The record is told of them by events that a ruling enacts; what they mean for the next card is worked
out here. Follow suit comes first, then a restriction, then a penalty card (Laws 44C, 50D1(b)); where a
player cannot comply he plays any card that is otherwise legal (Law 59).
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from lawbook.bridge import Card, Rank, Seat, Suit
from lawbook.table.in_force import LEADS, Act, Norm

__all__ = [
    "NOTHING",
    "Force",
    "Penalty",
    "as_penalized",
    "as_restricted",
    "lying",
]


@dataclass(frozen=True, slots=True)
class Penalty:
    """A penalty card: a defender's card that lies face up (Law 50)."""

    seat: Seat
    card: Card
    major: bool


@dataclass(frozen=True, slots=True)
class Force:
    """The penalty cards and restrictions that rulings have made."""

    penalties: tuple[Penalty, ...] = ()
    """In the order in which they were made; one that has been played since stays here, and counts no more."""
    restrictions: tuple[Norm, ...] = ()
    ended: tuple[Norm, ...] = ()
    """The restrictions that ended with the last trick; they are back when it is in progress again."""

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

    def with_restriction(self, norm: Norm) -> "Force":
        """The same with one more restriction."""
        return replace(self, restrictions=(*self.restrictions, norm))

    def used_by(self, seat: Seat, trick: int, *, leads: bool) -> "Force":
        """The same when a player leads or plays: what waited for this has bound him now."""
        if not self.restrictions:
            return self
        rows = tuple(
            replace(r, used=trick)
            if r.seat is seat and r.used is None and (r.act not in LEADS or leads)
            else r
            for r in self.restrictions
        )
        return self if rows == self.restrictions else replace(self, restrictions=rows)

    def after_trick(self, leader: Seat) -> "Force":
        """The same when a trick is complete: only who may not lead a suit, and keeps the lead, is still bound."""
        rows = tuple(
            r for r in self.restrictions if r.used is None or (r.act is Act.NOT_LEAD and r.seat is leader)
        )
        ended = tuple(r for r in self.restrictions if r not in rows)
        return self if not (ended or self.ended) else replace(self, restrictions=rows, ended=ended)

    def before_trick_ended(self) -> "Force":
        """The same when the last trick is in progress again."""
        return replace(self, restrictions=(*self.restrictions, *self.ended), ended=()) if self.ended else self

    def played_on(self) -> "Force":
        """The same when a card is played: one before it can be taken back no longer (Law 47E2(a))."""
        return self.without_rights(lambda norm: norm.act is Act.TAKE_BACK)

    def taken_back(self, seat: Seat, card: Card) -> "Force":
        """The same when a player has taken a card back that he might."""
        return self.without_rights(lambda norm: norm.seat is seat and card in norm.cards)

    def without_rights(self, gone: Callable[[Norm], bool]) -> "Force":
        """The same without some of what it allows."""
        rows = tuple(norm for norm in self.restrictions if not gone(norm))
        return self if len(rows) == len(self.restrictions) else replace(self, restrictions=rows)

    def on_lead(self, seat: Seat) -> tuple[Norm, ...]:
        """The restrictions on a lead that a player makes now."""
        return tuple(r for r in self.restrictions if r.seat is seat and r.act in LEADS)

    def on_play(self, seat: Seat) -> tuple[Norm, ...]:
        """The restrictions on a card that a player adds to a trick now."""
        return tuple(r for r in self.restrictions if r.seat is seat and r.act not in LEADS)

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


def as_restricted(cards: int, restrictions: Iterable[Norm]) -> int:
    """Which of these cards the restrictions leave; all of them where the player cannot comply (Law 59)."""
    for restriction in restrictions:
        cards = _within(cards, restriction) or cards
    return cards


def _within(cards: int, restriction: Norm) -> int:
    suits = suit_bits(restriction.suits)
    match restriction.act:
        case Act.LEAD | Act.PLAY:
            return cards & suits
        case Act.NOT_LEAD | Act.NOT_PLAY:
            return cards & ~suits
        case Act.HIGHEST:
            return 1 << cards.bit_length() - 1 if cards else 0
        case Act.LOWEST:
            return cards & -cards
        case _:
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
