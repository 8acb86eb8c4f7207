"""Positions: the play as it stood before each event, of which one is made when somebody looks at it."""

from collections.abc import Sequence
from enum import Enum

from lawbook.table.play.playing import Playing
from lawbook.table.play.running import Run, running
from lawbook.table.record.events import Event, Played

__all__ = ["Positions"]


class Unfolded(Enum):
    """A position that nobody has looked at."""

    RUN = "run"


class Positions:
    """The play before the first event and after each; None before anybody has led."""

    __slots__ = ("_events", "_made", "_run")

    def __init__(self, events: Sequence[Event], begun: Playing | None) -> None:
        self._events = events
        """Those of the record, which adds an event after its position."""
        self._made: list[Playing | Unfolded | None] = [begun]
        self._run = running(begun)

    def copied(self, events: Sequence[Event]) -> "Positions":
        """The same for another record of the same events."""
        _, same = self.last, object.__new__(type(self))
        same._events, same._made, same._run = events, [*self._made], None  # its own
        return same

    def takes(self, card: Played) -> bool:
        """Go on with a card if it is in good order; otherwise change nothing."""
        if self._run is None and self._made[-1] is Unfolded.RUN:
            self._run = self._run_to(len(self._events))
        if self._run is None or self._may_be_meant_otherwise or not self._run.take(card.seat, card.card):
            return False
        self._made.append(Unfolded.RUN)
        return True

    @property
    def _may_be_meant_otherwise(self) -> bool:
        """Whether something was irregular, and the card comes upon words about it, say, that may be about the card."""
        irregular = self._run is not None and self._run.position.fates
        return bool(irregular) and type(self._events[-1]) is not Played

    def add(self, playing: Playing | None) -> None:
        """Go on with a position."""
        self._made.append(playing)
        self._run = running(playing)

    def pop(self) -> None:
        """Take the last position back."""
        self._made.pop()
        self._run = None

    @property
    def last(self) -> Playing | None:
        """The play as it stands."""
        last = self._made[-1]
        if last is not Unfolded.RUN:
            return last
        if self._run is None:
            return self.at(-1)
        now = self._made[-1] = self._run.standing()
        return now

    def at(self, number: int) -> Playing | None:
        """The play as it stood before the event with this number, or with a negative one counted from the end."""
        place = number if number >= 0 else len(self._made) + number
        found = self._made[place]
        if found is Unfolded.RUN:
            run = self._run_to(place)
            found = self._made[place] = None if run is None else run.standing()
        return found

    def _run_to(self, place: int) -> Run | None:
        """The run of the play up to an event, from the last position before it that was made."""
        first = place
        while self._made[first] is Unfolded.RUN:
            first -= 1
        position = self._made[first]
        run = None if position is Unfolded.RUN else running(position)
        for event in self._events[first:place]:
            if run is not None and isinstance(event, Played):
                run.take(event.seat, event.card)
        return run
