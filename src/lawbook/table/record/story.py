"""Stories: one event a line. Each form of line stands once and both reads and prints."""

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from lawbook.bridge import Seat
from lawbook.errors import CaseError, NotationError
from lawbook.notation.headers import seat_of
from lawbook.table.record.events import Event
from lawbook.table.record.lines import EXAMPLES, FORMS, SLOTS, Slot, call_word
from lawbook.table.record.otherwise import in_form

__all__ = ["call_word", "event_line", "numbered_events", "parse_event", "parse_story", "story_lines"]


_LONGEST = 5_000
"""The characters of a line: some more than those of the longest description of a call."""
_KEPT, _LONG = 4096, 200
"""How many lines are kept with what they tell, and which are too long for it."""
_WORDS = 30
"""More words than any form has."""
_FIELD = re.compile(r"\{(\w+)(?:([:=])([^}]*))?\}")


@dataclass(frozen=True, slots=True)
class _Form:
    """One form of line: the event it makes, and its fields with a slot or a fixed word for each."""

    event: type[Any]
    template: str
    slots: tuple[tuple[str, Slot | str], ...]
    words: frozenset[str]
    """The words that stand in every line of this form."""
    regex: str
    """What a line of this form looks like."""
    by_a_player: bool
    """Whether it begins with the letter of a seat."""

    def read(self, line: str, words: frozenset[str]) -> Event | None:
        """The event of a line of this form, which has these words."""
        if self.by_a_player and line[1:2] != " ":
            return None
        if not self.words <= words:  # most forms end here, before their pattern is compiled
            return None
        found = re.fullmatch(self.regex, line)
        if found is None:
            return None
        given = {n: s if isinstance(s, str) else s.read(found[n]) for n, s in self.slots}
        event: Event = self.event(**given)
        return event

    def write(self, event: Event) -> str | None:
        """The line of an event, if this form tells all of it."""
        told = {name: value for name, value in event.__dict__.items() if value is not None}
        if len(told) != len(self.slots):
            return None
        words: dict[str, str] = {}
        for name, slot in self.slots:
            if name not in told or (isinstance(slot, str) and told[name] != slot):
                return None
            words[name] = slot if isinstance(slot, str) else slot.write(told[name])
        return _FIELD.sub(lambda field: words[field[1]], self.template)


def _form(event: type[Any], template: str) -> _Form:
    slots: list[tuple[str, Slot | str]] = []
    for name, sign, word in _FIELD.findall(template):
        slots.append((name, word if sign == "=" else SLOTS[word or name]))
    patterns = {n: re.escape(s) if isinstance(s, str) else f"(?P<{n}>{s.pattern})" for n, s in slots}
    regex = _FIELD.sub(lambda field: patterns[field[1]], template)
    words = frozenset(_FIELD.sub(lambda field: field[3] if field[2] == "=" else " ", template).split()) - {
        "="
    }
    return _Form(event, template, tuple(slots), words, regex, template.startswith("{seat} "))


@cache
def _forms() -> tuple[_Form, ...]:
    return tuple(_form(event, template) for event, template in FORMS)


@cache
def _by_event() -> dict[type[Any], list[_Form]]:
    """The forms of each kind of event, in their order."""
    found: dict[type[Any], list[_Form]] = {}
    for form in _forms():
        found.setdefault(form.event, []).append(form)
    return found


def parse_event(line: str, number: int = 1) -> Event:
    """The event that one line tells.

    >>> parse_event("E has 14 cards")
    Counted(seat=Seat.E, cards=14)

    Raises CaseError that names the line, by its number in the story, and what would be right.
    """
    if len(line) > _LONGEST:
        raise CaseError(
            "story line {number}: more than {most} characters, which no event needs; tell less of it",
            number=number,
            most=_LONGEST,
        )
    plain = " ".join(_bare(line).split())
    try:
        event = _read(plain)
        if event is None and (form := in_form(plain, _read)) is not None:
            event = _read(form)
        if event is not None:
            return event
    except NotationError as error:
        raise CaseError(
            "story line {number}: {plain!r}: {error}", number=number, plain=plain, error=error
        ) from None
    raise CaseError(
        "story line {number}: {plain!r} is no event; write one like {nearest!r}",
        number=number,
        plain=plain,
        nearest=_nearest(plain),
    )


def _read(line: str) -> Event | None:
    """The event of a line; a story is read anew at each step of an interview."""
    return _short(line) if len(line) <= _LONG else _told(line)


def _told(line: str) -> Event | None:
    words = frozenset(line.split())
    return next((event for form in _forms() if (event := form.read(line, words)) is not None), None)


_short = lru_cache(maxsize=_KEPT)(_told)


def _bare(line: str) -> str:
    """A line without its comment; a `#` within quotation marks is text."""
    if "#" not in line:
        return line
    parts = re.findall(r'"[^"]*"|[^"#]+|#.*|"', line)
    return "".join(part for part in parts if not part.startswith("#"))


def _nearest(line: str) -> str:
    """The line in capitals, or without its last words, if it is one so; else the form most like it."""
    parts = re.findall(r'(?:"[^"]*"|[^",])+', line)
    each_line = [part.strip() for part in parts if part.strip()]
    if each_line and each_line != [
        line
    ]:  # several events in one line: the first that is none, or how one stands alone
        wrong = next(
            (part for part in each_line if in_form(part, _read) is None and _read(part) is None), None
        )
        return each_line[0] if wrong is None else _nearest(wrong)
    with suppress(NotationError):
        if _read(line.upper()) is not None:
            return line.upper()
        shorter = _without_its_end(line)
        if shorter is not None:
            return shorter
    from difflib import SequenceMatcher  # noqa: PLC0415  # most lines are events

    seat = seat_of(line)
    if seat is not None or not each_line:  # nothing of what he did
        return f"{(seat or Seat.N).name} P"
    words = line.split()[1:]  # who did it tells nothing of what he did; shared words count more than letters
    told = SequenceMatcher(b=" ".join(words).lower())

    def likeness(example: str) -> tuple[int, float]:
        told.set_seq1(" ".join(example.split()[1:]).lower())
        return len({*words} & {*example.split()[1:]}), told.ratio()

    return max(map(_example, (template for _, template in FORMS)), key=likeness)


def _without_its_end(line: str) -> str | None:
    """The longest beginning of a line that tells something done by a player, as `S 1H` of `S 1H out of turn`."""
    words = line.split()
    for length in range(min(len(words) - 1, _WORDS), 1, -1):
        said = " ".join(words[:length])
        form = said if _read(said) is not None else in_form(said, _read)
        if form is not None:
            return form
    return None


def _example(template: str) -> str:
    return _FIELD.sub(lambda field: field[3] if field[2] == "=" else EXAMPLES[field[3] or field[1]], template)


def event_line(event: Event) -> str:
    """An event as a line of a story; reading it gives the event back."""
    line = _written(event)
    if line is None:
        raise CaseError("event {event!r}: no form of line tells all of it", event=event)
    return line


@lru_cache(maxsize=_KEPT)
def _written(event: Any) -> str | None:
    """The line of an event, if a form tells all of it; a record is printed anew at each step of an interview."""
    forms = _by_event().get(type(event), ())
    return next((line for form in forms if (line := form.write(event)) is not None), None)


def parse_story(lines: Iterable[str]) -> Iterator[Event]:
    """The events of a story; empty lines and comments tell nothing."""
    return (event for _, event in numbered_events(lines))


def numbered_events(lines: Iterable[str], first: int = 1) -> Iterator[tuple[int, Event]]:
    """The events of a story, each with the number of its line; its first line may have another number than 1."""
    for number, line in enumerate(lines, start=first):
        if _bare(line).strip():
            yield number, parse_event(line, number)


def story_lines(events: Iterable[Event]) -> list[str]:
    """A story of these events."""
    return [event_line(event) for event in events]
