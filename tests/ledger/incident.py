"""Incident: a situation that somebody has just brought about, and the same at another seat and in other suits."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from lawbook.bridge import Bid, Board, Card, Deal, Hand, Seat, Suit
from lawbook.casefile import CaseFile
from lawbook.table import story_lines
from lawbook.table.record.events import Event

__all__ = ["Incident", "turned"]

Suits = tuple[Suit, Suit, Suit, Suit]
"""Which suit takes the place of clubs, diamonds, hearts and spades."""


@dataclass(frozen=True, slots=True)
class Incident:
    """A deal, and what happened up to the moment at which the Director rules."""

    family: str
    """The Law that governs it, and what happened: `31 partner's turn`."""
    deal: Deal
    dealer: Seat
    story: tuple[Event, ...]
    answers: Mapping[str, str] | None = None

    @property
    def case(self) -> CaseFile:
        """The incident as a case, of which nothing is told but the record."""
        board = Board(dealer=self.dealer, deal=self.deal)
        return CaseFile(board=board, story=tuple(story_lines(self.story)), answers=self.answers or {})

    @property
    def law(self) -> str:
        """The Law of the family."""
        return self.family.split()[0]

    @property
    def of_play(self) -> bool:
        """Whether it comes after the auction, so that one suit is as good as another."""
        return int(self.law) > 39

    def __str__(self) -> str:
        return f"{self.family}: [{', '.join(story_lines(self.story))}]"


def turned(incident: Incident, seats: int, suits: Sequence[Suit] = tuple(Suit)) -> Incident:
    """The same incident, everybody so many seats further on, in other suits."""

    def moved(value: Any) -> Any:
        match value:
            case Seat():
                return Seat((value + seats) % 4)
            case Card():
                return Card(suits[value.suit] * 13 + value % 13)
            case Suit():
                return suits[value]
            case Bid() if value.strain.suit is not None:
                return Bid(value.level, type(value.strain)(suits[value.strain.suit]))
            case tuple():
                return tuple(map(moved, value))
            case _:
                return value

    hands = [Hand([moved(card) for card in incident.deal[Seat((seat - seats) % 4)] or ()]) for seat in Seat]
    story = tuple(
        _with(event, {field.name: moved(getattr(event, field.name)) for field in fields(event)})
        for event in incident.story
    )
    return replace(incident, deal=Deal(tuple(hands)), dealer=Seat((incident.dealer + seats) % 4), story=story)


def _with(event: Event, fields: Mapping[str, Any]) -> Event:
    return type(event)(**fields)
