"""In force: the one ledger of what the Laws and rulings lay on a player, in the auction and in the play.

A norm says who must, may or must not do what, until when, and by which clause. The fold of the auction
and that of the play both keep norms; whether a call or a card is in order follows from them.
"""

from dataclasses import dataclass

from lawbook.bridge import Call, Card, Seat, Suit
from lawbook.label import Option

__all__ = [
    "LEADS",
    "OF_AUCTION",
    "OF_CALLS",
    "OF_CARDS",
    "OF_SUITS",
    "Act",
    "Modality",
    "Norm",
    "Until",
    "of",
    "used_up",
]


class Modality(Option):
    """How a norm binds."""

    MUST = "must"
    MAY = "may"
    MUST_NOT = "must not"


class Act(Option):
    """What a norm is about, in the words of the story; they begin with its modality."""

    PASS = "must pass"  # noqa: S105  # a call
    """At his next call, or for the rest of the auction."""
    CALL = "must call"
    """This call, at his next turn, if it is legal then (Law 31A1)."""
    NOT_CALL = "must not call"
    """None of these calls at his next turn."""
    CHANGE = "may change"
    """A call of his own that stands, for another (Laws 20F4, 21B1, 25A)."""
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
    TAKE_BACK = "may take back"
    """A card that he played on a wrong explanation, until another card is played (Law 47E2(a))."""
    PENALTY = "must play at the first opportunity"
    """A major penalty card that lies before him (Law 50D1)."""
    MINOR = "must play before other small cards"
    """A minor penalty card: no other card of its suit below the ten comes before it (Law 50C)."""
    ANSWER = "may accept or refuse"
    """An irregular call, or a lead out of turn, of an opponent's."""
    CHOOSE_LEAD = "may choose about the lead"
    """Require, forbid or leave free the lead of a penalty card's partner (Law 50D2)."""
    CHOOSE_CARD = "may choose the penalty card"
    """Which of several penalty cards is played (Law 51A)."""

    @property
    def modality(self) -> Modality:
        """How it binds."""
        return next(
            m for m in (Modality.MUST_NOT, Modality.MUST, Modality.MAY) if self.value.startswith(m.value)
        )


class Until(Option):
    """How long a norm lasts."""

    ONCE = "once"
    """Until he has called, led or played, whichever it is about."""
    AUCTION = "auction"
    """Until the auction ends."""


OF_CALLS = frozenset({Act.CALL, Act.NOT_CALL, Act.CHANGE})
"""The acts that name calls."""
OF_SUITS = frozenset({Act.LEAD, Act.NOT_LEAD, Act.PLAY, Act.NOT_PLAY})
"""The acts that name suits."""
OF_CARDS = frozenset({Act.TAKE_BACK})
"""The acts that name cards."""
OF_AUCTION = OF_CALLS | {Act.PASS}
"""The acts of the auction."""
LEADS = frozenset({Act.LEAD, Act.NOT_LEAD, Act.FREE})
"""The acts that are leads."""


@dataclass(frozen=True, slots=True)
class Norm:
    """What a player must, may or must not do."""

    seat: Seat
    act: Act
    calls: tuple[Call, ...] = ()
    suits: tuple[Suit, ...] = ()
    cards: tuple[Card, ...] = ()
    until: Until = Until.ONCE
    cite: str | None = None
    """The clause that lays it down, where it is known."""
    used: int | None = None
    """The first trick in which it has bound him; None while it waits."""

    @property
    def modality(self) -> Modality:
        """How it binds."""
        return self.act.modality


def of(norms: tuple[Norm, ...], seat: Seat, *acts: Act) -> tuple[Norm, ...]:
    """The norms of a player about some acts."""
    return norms and tuple(norm for norm in norms if norm.seat is seat and norm.act in acts)


def used_up(norms: tuple[Norm, ...], seat: Seat, *acts: Act) -> tuple[Norm, ...]:
    """The norms that are left when a player has done what some of his were about, once."""
    return tuple(n for n in norms if n.seat is not seat or n.act not in acts or n.until is not Until.ONCE)
