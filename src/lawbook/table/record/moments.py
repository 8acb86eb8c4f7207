"""Moments: what happened at one moment, told in whatever order or in several lines, as it counts."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from lawbook.bridge import Seat
from lawbook.notation.spoken import is_understood
from lawbook.table.record.events import (
    Called,
    Claimed,
    Conceded,
    DirectorCalled,
    Event,
    Exposed,
    LedFaceDown,
    Named,
    Played,
    PlayedTogether,
    Remarked,
    TookRest,
    TookWrong,
)
from lawbook.table.record.story import event_line, parse_event

__all__ = [
    "as_one",
    "beside_lead",
    "found_when_called_for",
    "in_order",
    "is_beside",
    "moments",
    "named_first",
    "of_one_moment",
]


def is_beside(event: Event) -> bool:
    """Whether an event is only words of which no Law speaks, so that it comes between no others."""
    return isinstance(event, Remarked) and not is_understood(event.text)


def in_order(first: Event, together: Event) -> tuple[Event, ...]:
    """Two calls or cards of one moment, told the wrong way round, in the order in which they count."""
    match first, together:
        case Called(), Called():
            return Called(together.seat, together.call), replace(first, manner="together")
        case Played(), Played():
            return Played(together.seat, together.card), PlayedTogether(first.seat, first.card)
        case _:
            return first, together


def as_one(first: Event | None, then: Event) -> Event | None:
    """Cards that a player exposes one after the other, with nothing between: they are exposed together."""
    if not isinstance(first, Exposed) or not isinstance(then, Exposed):
        return None
    if (first.seat, first.manner) != (then.seat, then.manner) or not {*first.cards}.isdisjoint(then.cards):
        return None
    return replace(first, cards=(*first.cards, *then.cards))


def beside_lead(first: Event, then: Event) -> Exposed | None:
    """A card that came with a lead which lies face down: it is shown, and not led (Law 24)."""
    if not (isinstance(first, LedFaceDown) and isinstance(then, PlayedTogether) and first.seat is then.seat):
        return None
    return Exposed(then.seat, (then.card,), "accidentally" if then.manner is None else "unseen")


def moments(numbered: Iterable[tuple[int, Event]]) -> Iterator[tuple[int, Event]]:
    """The numbered events of a story, with what is one told as one."""
    held: tuple[int, Event] | None = None
    said: list[tuple[int, Event]] = []
    for number, event in numbered:
        if held is not None and is_beside(event):
            said.append((number, event))
            continue
        one = None if held is None else as_one(held[1], event)
        if held is not None and one is None:
            yield held
            yield from said
            said = []
        held = (number, event) if held is None or one is None else (held[0], one)
    if held is not None:
        yield held
    yield from said


def named_first(lines: Sequence[str]) -> tuple[str, ...]:
    """A story in which the card that a player names of several that he showed at once is the first of them (Law 58B2).

    So is a claim or concession with which he shows his cards.
    """
    told = _claimed_first([*lines])
    for number, line in enumerate(lines, start=1):
        named = parse_event(line, number) if " names " in line else None
        if isinstance(named, Named):
            _put_first(told, number - 1, named)
    return tuple(told)


def found_when_called_for(lines: Sequence[str]) -> tuple[str, ...]:
    """A story in which the cards of another board are found when the Director next comes, after a call made on them."""
    events = [parse_event(line, number) for number, line in enumerate(lines, start=1)]
    found = next(((n, event) for n, event in enumerate(events) if isinstance(event, TookWrong)), None)
    if found is None:
        return tuple(lines)
    place, holder = found[0], found[1].seat
    since = range(place + 1, len(events))
    comes = next((n for n in since if isinstance(events[n], DirectorCalled)), len(events))
    his = next((n for n, event in enumerate(events) if isinstance(event, Called) and event.seat is holder), 0)
    if not place < his < comes:
        return tuple(lines)
    return (*lines[:place], *lines[place + 1 : comes], lines[place], *lines[comes:])


def _claimed_first(told: list[str]) -> list[str]:
    """The lines with each claim or concession before the cards that are shown with it (Law 68B2)."""
    for number, line in enumerate(told):
        claim = parse_event(line, number + 1) if any(word in line for word in CLAIMS) else None
        place = number
        while isinstance(claim, Claimed | Conceded | TookRest):
            before = next((n for n in reversed(range(place)) if not _is_beside(told[n])), None)
            if before is None or not _shows(told[before], claim.seat):
                break
            told[before], told[place] = told[place], told[before]
            place = before
    return told


def _is_beside(line: str) -> bool:
    """Whether a line tells only words of which no Law speaks."""
    return '"' in line and is_beside(parse_event(line))


def _shows(line: str, seat: Seat) -> bool:
    """Whether a player shows cards of his own will."""
    shown = parse_event(line) if " exposes " in line else None
    return isinstance(shown, Exposed) and shown.manner is None and shown.seat is seat


CLAIMS = (" claims ", " concedes ")


def _put_first(told: list[str], before: int, named: Named) -> None:
    """Exchange the card that is named and the first of those that its player showed at one moment."""
    shown = PlayedTogether(named.seat, named.card)
    lines = reversed(range(before))
    place = next((n for n in lines if " together" in told[n] and parse_event(told[n], n + 1) == shown), None)
    for first in reversed(range(place or 0)):
        event = parse_event(told[first], first + 1)
        if is_beside(event):
            continue
        if not isinstance(event, Played) or event.seat is not named.seat or place is None:
            return
        if not isinstance(event, PlayedTogether):
            told[first] = event_line(Played(named.seat, named.card))
            told[place] = event_line(PlayedTogether(named.seat, event.card))
            return


def of_one_moment(last: Event, event: Event) -> tuple[Event, ...]:
    """What two events come to that were one, or of which the second belongs to a lead; none if they are apart."""
    if (beside := beside_lead(last, event)) is not None:
        return last, beside
    one = as_one(last, event)
    return () if one is None else (one,)
