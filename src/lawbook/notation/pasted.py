"""A deal as a person has pasted it, with what stands beside it."""

from dataclasses import dataclass

from lawbook.bridge import Card, Deal, Seat, Vulnerability

__all__ = ["Belongings", "Diagram"]

Belongings = tuple[tuple[Card, Seat], ...]


@dataclass(frozen=True, slots=True)
class Diagram:
    """A deal as held, what is known of its board, and where displaced cards belong."""

    deal: Deal
    board: int | None = None
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    belongs: Belongings = ()
