"""Own words: which choice declarer makes when he says that he forbids or requires a suit, or leaves the lead free."""

from collections.abc import Iterator, Sequence
from typing import Any

from lawbook.bridge import Suit
from lawbook.errors import CaseError, listed
from lawbook.law.consult import Ruling
from lawbook.law.fact import Fact
from lawbook.table import story_lines
from lawbook.table.record.events import Chose, Restricted, choices_in
from lawbook.table.record.events.choices import EXTREMES, OF_LEADS, OF_SUITS
from lawbook.table.seen.penalty import all_his
from lawbook.table.seen.sight import IrregularPlay, Sight, record_of

__all__ = ["choice_told"]


def choice_told(event: Restricted, number: int, rulings: Sequence[Ruling]) -> tuple[Chose, Fact[Any]] | None:
    """The choice that his words make; None while something else is asked first.

    Raises CaseError where they make no choice, or more than one.
    """
    (told,) = story_lines((event,))
    found = {(fact.key, _about(ruling)): (fact, ruling) for fact, ruling in _answered(event, number, rulings)}
    if not found:
        if any(ruling.question is not None for ruling in rulings):
            return None
        raise CaseError(
            "{told}: nothing here is left to {name} to forbid or require", told=told, name=event.seat
        )
    of_now = {key: row for key, row in found.items() if key[0] == OF_NOW}
    (fact, ruling), *others = (of_now or found).values()
    value = dict(_words(event))[fact.key]
    if others:
        example = f"{event.seat.name} chooses {fact.key}={value}"
        raise CaseError(
            "{told}: {first} and {second} both ask that; tell which, as in {example!r}",
            told=told,
            first=fact.key,
            second=others[0][0].key,
            example=example,
        )
    suits = _suit_led(ruling) if event.demand in EXTREMES else _suits(fact, ruling)
    if suits and event.suit is not None and event.suit not in suits:
        raise CaseError("{told}: the choice here is about {suits}", told=told, suits=listed(suits))
    return Chose(event.seat, fact.key, value), fact


def _answered(
    event: Restricted, number: int, rulings: Sequence[Ruling]
) -> Iterator[tuple[Fact[Any], Ruling]]:
    """The questions of rulings that his words have answered."""
    words = dict(_words(event))
    for ruling in rulings:
        for fact, value in ruling.asked:
            if words.get(fact.key) == fact.answers.word(value) and _is_told(fact, number, ruling):
                yield fact, ruling


def _is_told(fact: Fact[Any], number: int, ruling: Ruling) -> bool:
    """Whether an event is the first choice since what a ruling looks at, which is about that."""
    view = ruling.case.view
    if not isinstance(view, Sight):
        return True
    before = record_of(view).events[view.matter.number : number]
    earlier = any(chose.key == fact.key for told in before for chose in choices_in(told))
    return number >= view.matter.number and not earlier


def _about(ruling: Ruling) -> object:
    """What a choice is about: whatever lies there of one player, it is about one lead or play of his partner's."""
    view = ruling.case.view
    return view.seat if isinstance(view, IrregularPlay) else view


def _words(event: Restricted) -> Iterator[tuple[str, str]]:
    asked = OF_SUITS if event.demand == "name" else OF_LEADS
    return ((chose.key, chose.value) for chose in event.choices if chose.key in asked)


def _suits(fact: Fact[Any], ruling: Ruling) -> tuple[Suit, ...]:
    """The suits that a choice is about by itself: those of the penalty cards, or of the card that was led."""
    view = ruling.case.view
    if fact.key not in OF_THE_CARD or not isinstance(view, IrregularPlay):
        return ()
    return tuple({card.suit: None for card in all_his(view)})


def _suit_led(ruling: Ruling) -> tuple[Suit, ...]:
    """The suit of which declarer requires the highest or the lowest card: that of the trick (Law 57A)."""
    view = ruling.case.view
    trick = view.then.current if isinstance(view, IrregularPlay) else ()
    return (trick[0][1].suit,) if trick else ()


OF_NOW = "declarer_demands_card"
"""What is demanded of the card that is played next (Law 57A): words that may be about that are not about a later lead."""
OF_THE_CARD = frozenset({"declarer_on_penalty_card", "declarer_on_opening_lead"})
"""The choices in which no suit is named (Laws 50D2(a), 51B1, 54D)."""
