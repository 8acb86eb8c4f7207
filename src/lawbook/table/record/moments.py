"""Moments: what happened at one moment, told in whatever order or in several lines, as it counts."""

from collections.abc import Iterable, Iterator

from lawbook.table.record.events import Called, Event, Exposed, Played, PlayedTogether

__all__ = ["as_one", "in_order", "moments"]


def in_order(first: Event, together: Event) -> tuple[Event, ...]:
    """Two calls or cards of one moment, told the wrong way round, in the order in which they count."""
    match first, together:
        case Called(), Called():
            return Called(together.seat, together.call), first.with_fields(manner="together")
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
    return first.with_fields(cards=(*first.cards, *then.cards))


def moments(numbered: Iterable[tuple[int, Event]]) -> Iterator[tuple[int, Event]]:
    """The numbered events of a story, with what is one told as one."""
    held: tuple[int, Event] | None = None
    for number, event in numbered:
        one = None if held is None else as_one(held[1], event)
        if held is not None and one is None:
            yield held
        held = (number, event) if held is None or one is None else (held[0], one)
    if held is not None:
        yield held
