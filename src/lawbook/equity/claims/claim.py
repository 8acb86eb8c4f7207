"""Claim: what was claimed, in which position, and with which words."""

from dataclasses import dataclass, field

from lawbook.bridge import Card, Seat, Strain, Suit
from lawbook.equity.claims.statement import Draw, Statement
from lawbook.equity.claims.terms import Choice, Strike, Terms
from lawbook.equity.position import Position
from lawbook.law.provision import SuitOrder

__all__ = ["Claim", "Struck"]

Struck = frozenset[Choice | Strike]
"""What is not normal: plays of a kind in a suit, and cards as they were chosen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """A claim or concession of the tricks that are left."""

    position: Position
    claimer: Seat
    defends: bool = False
    """Whether he is a defender."""
    tricks: int
    """How many of the tricks left are to be his side's."""
    conceded: bool = False
    """Whether he conceded tricks, rather than claimed them (Law 71)."""
    statement: Statement = field(default_factory=Statement)
    aware: bool | None = None
    """Whether he knew that a trump was out; None while nobody has judged that."""
    shown: tuple[tuple[Seat, Suit], ...] = ()
    """Who had shown out of what."""
    order: SuitOrder | None = None
    """The order that the Regulating Authority lays down for a suit (Law 70E2)."""
    not_normal: tuple[tuple[Card, ...], ...] = ()
    """Lines that the Director has struck out: the cards from the claim up to the one that is not normal."""
    winners_first: bool = False
    """Whether it is not normal for him to lead a loser before his winners, or low from a suit with a master."""
    all_plays: bool = False
    """Whether even what no player would do counts as normal."""

    @property
    def doubtful(self) -> bool:
        """Whether a trump is out that he did not mention, and nobody has said that he knew of it (Law 70C)."""
        return self._trump_out and not self._told_of_trump and self.aware is not True

    @property
    def _told_of_trump(self) -> bool:
        """Whether his words show that he knew of it: who concedes counts what is out."""
        return self.statement.trumps or self.conceded

    @property
    def _trump_out(self) -> bool:
        trump = self.position.strain.suit
        hands = (self.position.hands[seat] for seat in self.claimer.side.opponents.seats)
        return trump is not None and any(hand.suit(trump) for hand in hands)

    def terms(self, *, unaware: bool, struck: Struck = frozenset(), notices: bool = True) -> Terms:
        """What decides which plays are normal; one who knows of a trump, and said nothing of it, draws it."""
        draws = self._trump_out and not unaware and not self._told_of_trump
        trump = self.position.strain
        return Terms(
            claimer=self.claimer,
            trump=-1 if trump is Strain.NOTRUMP else int(trump),
            defends=self.defends,
            steps=(Draw(), *self.statement.steps) if draws else self.statement.steps,
            unaware=unaware,
            order=self.order,
            struck=struck,
            careless=not self.all_plays,
            notices=notices,
            shown=sum({1 << 4 * seat + suit for seat, suit in self.shown}),
        )
