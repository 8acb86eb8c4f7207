"""Slots: what a sentence names, said in its language: the fields of a provision, and who plays which part."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from lawbook.bridge import Bid, Card, Seat, Side, Word
from lawbook.label import Label
from lawbook.law.offence import WHAT_HE_CALLED, WHAT_HE_PLAYED, who_is
from lawbook.law.provision import LedSuit, Provision, What, fields
from lawbook.law.role import Role, Who
from lawbook.table.seen.exposure import exposed
from lawbook.table.seen.played_since import card_since
from lawbook.table.seen.sight import IrregularCall, IrregularPlay, Sight, View
from lawbook.text import render
from lawbook.voice import forms
from lawbook.voice.book import Book

__all__ = ["Slots", "Telling"]

PARTS = {part.value: part for part in Role}
COUNTED = frozenset({"number"})
"""The fields that are counts of tricks."""
THIS_CARD = frozenset({What.RETURNED_CARD, What.PENALTY_CARD})
"""What is about the card that is looked at, and nothing else."""
UNKNOWN: Mapping[str, Callable[[None, Book], forms.Said]] = {"call": forms.call, "card": forms.card}
"""What is said of a call or card that no record shows."""


@dataclass(slots=True)
class Telling:
    """What is told in one breath: in which language, seen from which irregularity, to whom options are put."""

    book: Book
    view: View | None
    chooser: Who | None = None
    """Who is offered the options that are told; None outside of options."""
    several: bool = False
    """Whether more calls or cards than the one looked at are spoken of."""
    named: set[Card] = field(default_factory=set)
    """The cards that were called by their whole name already."""

    @property
    def card(self) -> Card | None:
        """The card that the irregularity is about, where the record shows it."""
        return WHAT_HE_PLAYED.seen(self.view) if self.view else None

    def card_of(self, seat: Who | None) -> Card | None:
        """The card that a player's provision speaks of without naming it: the one looked at, or his own since."""
        if isinstance(self.view, Sight) and seat is self.view.seat:
            return self.card
        if isinstance(self.view, IrregularPlay) and isinstance(seat, Seat):
            return card_since(self.view, seat)
        return None

    def said(self, name: str, thing: Any) -> Any:
        """A field as it is said; a number stays a number where it is no count of tricks."""
        match thing:
            case Seat() | Side() | Role():
                return forms.who(self._seat(thing), self.book, self.chooser)
            case Card():
                return self._card(thing)
            case Bid() | Word():
                return forms.call(thing, self.book)
            case None:
                return UNKNOWN[name](None, self.book) if name in UNKNOWN else None
            case Label():
                return self._label(thing)
            case int() if name in COUNTED:
                return forms.number(thing, self.book)
            case float() if name in forms.FIGURES:
                from fractions import Fraction  # noqa: PLC0415  # few sentences have one

                return forms.FIGURES[name](Fraction(thing), self.book)
        return thing

    def _label(self, one: Label) -> str:
        if isinstance(one, LedSuit):
            return forms.suit(one, self.card, self.book)
        named = self._named_thing(one) if isinstance(one, What) else None
        return named or forms.label(one, self.book) or render.phrase(one, self.book.language)

    def _named_thing(self, what: What) -> forms.Said | None:
        """A call or card by its name, where the record shows that nothing else is meant."""
        if what is What.WITHDRAWN_CALLS and isinstance(self.view, IrregularCall) and not self.several:
            return forms.call(self.view.matter.call, self.book)
        if what in THIS_CARD and self.card is not None and not self.several:
            return self._card(self.card)
        shown = exposed(self.view) if what is What.EXPOSED_CARDS and self.view is not None else None
        return self._card(shown.cards[0]) if shown is not None and len(shown.cards) == 1 else None

    def _seat(self, one: Who) -> Who:
        return who_is(one, self.view) if isinstance(one, Role) and self.view is not None else one

    def _card(self, one: Card) -> forms.Said:
        """A card by its whole name first, and after that by its rank, unless two of that rank are about."""
        if one in self.named:
            return forms.card_again(one, self.book)
        if not any(one.rank is other.rank for other in self.named):
            self.named.add(one)
        return forms.card(one, self.book)


class Slots(Mapping[str, Any]):
    """The slots of a sentence: fields by their names, then parts by theirs, then the call and the card looked at."""

    def __init__(self, telling: Telling, provision: Provision | None = None) -> None:
        self._telling = telling
        self._fields: Mapping[str, Any] = {} if provision is None else fields(provision)
        self._cite = "" if provision is None else provision.cite

    def __getitem__(self, name: str) -> Any:
        telling, view = self._telling, self._telling.view
        if name in self._fields:
            return telling.said(name, self._shown(name))
        if name == "call":
            return telling.said(name, WHAT_HE_CALLED.seen(view) if view else None)
        if name == "card":
            return telling.said(name, telling.card)
        if name == "suit":
            return forms.suit(LedSuit.PENALTY_CARD, telling.card, telling.book)
        return telling.said(name, PARTS[name])

    def _shown(self, name: str) -> Any:
        """A field; the card of the player who is looked at is the one that the record shows."""
        own = self._fields[name]
        one_of_several = self._cite.startswith("51")
        if name != "card" or own is not None or one_of_several:
            return own
        return self._telling.card_of(self._fields.get("seat"))

    def __iter__(self) -> Any:
        return iter(self._fields)

    def __len__(self) -> int:
        return len(self._fields)
