"""Log: the events of a record, in order, and those that are looked for by their kind."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Generic, Self, TypeVar

from lawbook.bridge import Call, Card, Seat
from lawbook.table.besides.finding import is_remarkable
from lawbook.table.record.events import (
    Attention,
    Called,
    Chose,
    DirectorCalled,
    Event,
    FacedLead,
    Played,
    Remarked,
    Restricted,
    choices_in,
)

__all__ = ["Log", "shown"]

E = TypeVar("E")
T_co = TypeVar("T_co", covariant=True)


class shown(Generic[T_co]):  # noqa: N801  # it stands where `property` does
    """A property of a record that is looked for once, as long as nothing more happens; the record keeps it."""

    def __init__(self, look: Callable[[Any], T_co]) -> None:
        self._look, self._name, self.__doc__ = look, look.__name__, look.__doc__

    def __get__(self, record: "Log", _kind: type["Log"]) -> T_co:
        kept = record._shown  # noqa: SLF001  # it is kept for this
        if self._name not in kept:
            kept[self._name] = self._look(record)
        return kept[self._name]  # type: ignore[no-any-return]


class Log:
    """What happened, in order."""

    __slots__ = ("_aside", "_besides", "_choices", "_events", "_found", "_notices", "_shown")

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._aside: list[tuple[int, Remarked]] = []
        """What was said of which no Law speaks, each with the number of the event that it came before: it touches nothing."""
        self._besides: list[int] = []
        """The places of the events that may be incidents."""
        self._choices: list[int] = []
        """The places of what was chosen or answered."""
        self._notices: list[int] = []
        """The places at which attention was drawn to something, or the Director called."""
        self._found: dict[type[Any], tuple[int, tuple[Any, ...]]] = {}
        """The events of each kind that was looked for, up to an event."""
        self._shown: dict[str, Any] = {}
        """What was looked for since the last event."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, in order."""
        return tuple(self._events)

    @property
    def aside(self) -> tuple[tuple[int, Remarked], ...]:
        """What was said of which no Law speaks, each with the number of the event that it came before."""
        return tuple(self._aside)

    def written(self, number: int = 0) -> Iterator[Event]:
        """All that was told from the event with this number on, and what was said besides."""
        said = [(place, remark) for place, remark in self._aside if place >= number]
        for place, event in enumerate(self._events[number:], start=number):
            while said and said[0][0] == place:
                yield said.pop(0)[1]
            yield event
        yield from (remark for _, remark in said)

    def set_aside(self, remark: Remarked) -> None:
        """Write down words of which no Law speaks: nothing follows from them, and nothing is otherwise for them."""
        self._aside.append((len(self._events), remark))
        self._shown.clear()

    @property
    def length(self) -> int:
        """How many events there are."""
        return len(self._events)

    def since(self, number: int) -> tuple[Event, ...]:
        """The events from the one with this number on."""
        return tuple(self._events[number:])

    def choices_since(self, number: int) -> tuple[Chose, ...]:
        """What was chosen or answered from the event with this number on, in order."""
        first = bisect_left(self._choices, number)
        return tuple(chose for at in self._choices[first:] for chose in choices_in(self._events[at]))

    def noticed_since(self, number: int) -> int:
        """The place of the first event from this number on by which attention was drawn; the next one if none was."""
        first = bisect_left(self._notices, number)
        return self._notices[first] if first < len(self._notices) else len(self._events)

    def event(self, number: int) -> Event:
        """The event with this number."""
        return self._events[number]

    def all(self, kind: type[E]) -> list[E]:
        """The events of a kind, in order."""
        length, found = self._found.get(kind, (0, ()))
        if length < len(self._events):
            found = (
                *found,
                *(event for event in islice(self._events, length, None) if isinstance(event, kind)),
            )
            self._found[kind] = len(self._events), found
        return list(found)

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """The cards that were played, in order."""
        return tuple(
            (event.seat, event.card) for event in self._events if isinstance(event, Played | FacedLead)
        )

    @property
    def calls(self) -> tuple[tuple[Seat, Call], ...]:
        """The calls that were made, in order."""
        return tuple((event.seat, event.call) for event in self.all(Called))

    def _copied(self) -> Self:
        """The same, which further events leave as it is."""
        same = object.__new__(type(self))
        same._events, same._found = [*self._events], {**self._found}  # its own
        same._aside = [*self._aside]
        same._besides, same._choices, same._notices = [*self._besides], [*self._choices], [*self._notices]
        same._shown = {**self._shown}
        return same

    def _note(self, event: Event) -> None:
        """Keep the place of an event that is looked for later."""
        if is_remarkable(event):
            self._besides.append(len(self._events))
        elif type(event) in CHOICES:
            self._choices.append(len(self._events))
        if isinstance(event, NOTICES):
            self._notices.append(len(self._events))

    def _taken_back(self) -> Event:
        """Take the last event back."""
        self._found.clear()
        self._shown.clear()
        for places in (self._besides, self._choices, self._notices):
            if places[-1:] == [len(self._events) - 1]:
                places.pop()
        while self._aside and self._aside[-1][0] >= len(self._events):
            self._aside.pop()
        return self._events.pop()


CHOICES = frozenset({Chose, Restricted})
NOTICES = (Attention, DirectorCalled)
