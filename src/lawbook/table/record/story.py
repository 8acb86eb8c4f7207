"""Stories: one event a line. Each form of line stands once and both reads and prints."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from typing import Any

from lawbook.bridge import Bid, Call, Seat, Strain, Suit, Word
from lawbook.errors import CaseError, NotationError
from lawbook.lazyclass import dataclass
from lawbook.notation import parse_call, parse_card
from lawbook.table.in_force import OF_CALLS, OF_CARDS, OF_SUITS, Act, Until
from lawbook.table.record import events as ev
from lawbook.table.record.events import Event

__all__ = ["call_word", "event_line", "numbered_events", "parse_event", "parse_story", "story_lines"]


@dataclass(frozen=True, slots=True)
class _Slot:
    """How one kind of field stands in a line."""

    pattern: str
    read: Callable[[str], Any]
    write: Callable[[Any], str]


def call_word(call: Call) -> str:
    """A call as a story has it."""
    match call:
        case Bid():
            return f"{call.level}{'NT' if call.strain is Strain.NOTRUMP else call.strain.letter}"
        case Word.PASS:
            return "P"
        case _:
            return "XX" if call is Word.REDOUBLE else "X"


_CALL = r"P|[Pp]ass|XX?|\d+(?:NT|[CDHSN♣♦♥♠])"
_CARD = r"[SHDC♠♥♦♣](?:10|[AKQJT2-9])"


def _acts(acts: Iterable[Act]) -> _Slot:
    return _Slot("|".join(sorted(act.value for act in acts)), Act, lambda act: act.value)


PLAIN = frozenset({Act.FREE, Act.HIGHEST, Act.LOWEST})
"""The acts whose words tell all."""


_SLOTS = {
    "seat": _Slot("[NESW]", lambda text: Seat[text], lambda seat: seat.name),
    "call": _Slot(_CALL, parse_call, call_word),
    "card": _Slot(_CARD, parse_card, lambda card: card.name),
    "cards": _Slot(
        rf"{_CARD}(?: {_CARD})*",
        lambda text: tuple(map(parse_card, text.split())),
        lambda cards: " ".join(card.name for card in cards),
    ),
    "number": _Slot(r"\d{1,3}", int, str),
    "text": _Slot('"[^"]*"', lambda text: text[1:-1], lambda text: f'"{text}"'),
    "place": _Slot(r"(?:among|at|on|in|under) [^\"#]+", str.strip, str),
    "calls": _Slot(
        rf"(?:{_CALL})(?: (?:{_CALL}))*",
        lambda text: tuple(map(parse_call, text.split())),
        lambda calls: " ".join(map(call_word, calls)),
    ),
    "until": _Slot("once|auction", Until, lambda until: until.value),
    "cite": _Slot(r"\[\d+[A-Z]?\d*(?:\([a-z]+\))*\]", lambda text: text[1:-1], lambda cite: f"[{cite}]"),
    "rank": _Slot("minor|major", str, str),
    "suits": _Slot(
        "[SHDC](?: [SHDC])*",
        lambda text: tuple(Suit("CDHS".index(letter)) for letter in text.split()),
        lambda suits: " ".join(suit.letter for suit in suits),
    ),
    "pass": _acts([Act.PASS]),
    "call_act": _acts(OF_CALLS),
    "suit_act": _acts(OF_SUITS),
    "card_act": _acts(OF_CARDS),
    "plain_act": _acts(PLAIN),
    "key": _Slot("[a-z0-9_]+", str, str),
    "value": _Slot(r"\S+", str, str),
}

_FORMS: tuple[tuple[type[Any], str], ...] = (
    (ev.Called, "{seat} {call} {manner=alerted} {text}"),
    (ev.Called, "{seat} {call} {manner=announced} {text}"),
    (ev.Called, "{seat} {call} {manner=alerted}"),
    (ev.Called, "{seat} {call} {manner=not alerted}"),
    (ev.Called, "{seat} {call} {manner=together}"),
    (ev.Called, "{seat} {call}"),
    (ev.PlayedTogether, "{seat} {card} together"),
    (ev.PlayedTogether, "{seat} {card} together {manner=unseen}"),
    (ev.Held, "{seat} holds {card} {manner=so that partner sees it}"),
    (ev.Held, "{seat} holds {card} {manner=at the table}"),
    (ev.Played, "{seat} {card}"),
    (ev.Designated, "{seat} calls {card} from {dummy:seat}"),
    (ev.Designated, "{seat} calls {text}"),
    (ev.LedFaceDown, "{seat} leads {card} face down"),
    (ev.FacedLead, "{seat} faces {card}"),
    (ev.Exposed, "{seat} exposes {cards} {manner=accidentally}"),
    (ev.Exposed, "{seat} exposes {cards} {manner=by opponent}"),
    (ev.Exposed, "{seat} exposes {cards}"),
    (ev.Named, "{seat} names {card}"),
    (ev.Accepted, "{seat} accepts"),
    (ev.Refused, "{seat} refuses"),
    (ev.CallReplaced, "{seat} replaces {call} with {new:call} {manner=unintended}"),
    (ev.CallReplaced, "{seat} replaces {call} with {new:call}"),
    (ev.CardReplaced, "{seat} replaces {card} with {new:card} {manner=unintended}"),
    (ev.CardReplaced, "{seat} replaces {card} with {new:card}"),
    (ev.CallWithdrawn, "{seat} withdraws {call}"),
    (ev.CardWithdrawn, "{seat} withdraws {card}"),
    (ev.CallStood, "{seat} {call} stands"),
    (ev.CallCancelled, "{seat} {call} is cancelled"),
    (ev.Hesitated, "{seat} hesitates"),
    (ev.Explained, "{seat} explains {caller:seat}{call} {text}"),
    (ev.Corrected, "{seat} corrects {caller:seat}{call} {text}"),
    (ev.Corrected, "{seat} corrects {caller:seat}{call}"),
    (ev.Asked, "{seat} asks {call}"),
    (ev.AskedNone, "{seat} asks whether {asked:seat} has none"),
    (ev.Touched, "{seat} touches {card}"),
    (ev.Remarked, "{seat} remarks {text}"),
    (ev.Claimed, "{seat} claims {tricks:number} {text}"),
    (ev.Claimed, "{seat} claims {tricks:number}"),
    (ev.Conceded, "{seat} concedes {tricks:number}"),
    (ev.Objected, "{seat} objects"),
    (ev.Agreed, "{seat} agrees"),
    (ev.Counted, "{seat} has {cards:number} cards"),
    (ev.Missed, "{seat} misses {card}"),
    (ev.Found, "{card} found {place}"),
    (ev.NotFound, "{card} not found"),
    (ev.Looked, "{seat} looks at his cards"),
    (ev.Saw, "{seat} sees {card} of {owner:seat}"),
    (ev.TookWrong, "{seat} holds cards of board {board:number}"),
    (ev.LaidDown, "{seat} {act:pass} {until} {cite}"),
    (ev.LaidDown, "{seat} {act:pass} {until}"),
    (ev.LaidDown, "{seat} {act:call_act} {calls} {cite}"),
    (ev.LaidDown, "{seat} {act:call_act} {calls}"),
    (ev.LaidDown, "{seat} {act:suit_act} {suits} {cite}"),
    (ev.LaidDown, "{seat} {act:suit_act} {suits}"),
    (ev.LaidDown, "{seat} {act:card_act} {cards} {cite}"),
    (ev.LaidDown, "{seat} {act:card_act} {cards}"),
    (ev.LaidDown, "{seat} {act:plain_act} {cite}"),
    (ev.LaidDown, "{seat} {act:plain_act}"),
    (ev.MadePenaltyCard, "{card} of {seat} is a {rank} penalty card"),
    (ev.PickedUp, "{seat} picks up {cards}"),
    (ev.BecameDeclarer, "{seat} becomes declarer"),
    (ev.DirectorCalled, "{seat} calls director"),
    (ev.DirectorCalled, "director"),
    (ev.Attention, "attention {text}"),
    (ev.Quitted, "trick {number} quitted"),
    (ev.RoundOver, "round over"),
    (ev.HandsReturned, "hands returned"),
    (ev.CorrectionOver, "correction period over"),
    (ev.NextBoard, "next board called by {seat}"),
    (ev.Chose, "{seat} chooses {key}={value}"),
)

_FIELD = re.compile(r"\{(\w+)(?:([:=])([^}]*))?\}")


@dataclass(frozen=True, slots=True)
class _Form:
    """One form of line: the event it makes, and its fields with a slot or a fixed word for each."""

    event: type[Any]
    template: str
    slots: tuple[tuple[str, _Slot | str], ...]
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
        told = {name: getattr(event, name) for name in event.fields if getattr(event, name) is not None}
        fixed = {name: slot for name, slot in self.slots if isinstance(slot, str)}
        if told.keys() != {name for name, _ in self.slots} or any(
            told[n] != word for n, word in fixed.items()
        ):
            return None
        words = {n: s if isinstance(s, str) else s.write(told[n]) for n, s in self.slots}
        return _FIELD.sub(lambda field: words[field[1]], self.template)


def _form(event: type[Any], template: str) -> _Form:
    slots: list[tuple[str, _Slot | str]] = []
    for name, sign, word in _FIELD.findall(template):
        slots.append((name, word if sign == "=" else _SLOTS[word or name]))
    patterns = {n: re.escape(s) if isinstance(s, str) else f"(?P<{n}>{s.pattern})" for n, s in slots}
    regex = _FIELD.sub(lambda field: patterns[field[1]], template)
    words = frozenset(_FIELD.sub(" ", template).split()) - {"="}
    return _Form(event, template, tuple(slots), words, regex, template.startswith("{seat} "))


@cache
def _forms() -> tuple[_Form, ...]:
    return tuple(_form(event, template) for event, template in _FORMS)


def parse_event(line: str, number: int = 1) -> Event:
    """The event that one line tells.

    >>> parse_event("E has 14 cards")
    Counted(seat=Seat.E, cards=14)

    Raises CaseError that names the line, by its number in the story, and what would be right.
    """
    plain = " ".join(_bare(line).split())
    try:
        event = _read(plain)
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


@lru_cache(maxsize=4096)
def _read(line: str) -> Event | None:
    """The event of a line; a story is read anew at each step of an interview."""
    words = frozenset(line.split())
    return next((event for form in _forms() if (event := form.read(line, words)) is not None), None)


def _bare(line: str) -> str:
    """A line without its comment; a `#` within quotation marks is text."""
    if "#" not in line:
        return line
    parts = re.findall(r'"[^"]*"|[^"#]+|#.*|"', line)
    return "".join(part for part in parts if not part.startswith("#"))


def _nearest(line: str) -> str:
    """The form most like a line, written out: by the words they share, then by their letters."""
    from difflib import SequenceMatcher  # noqa: PLC0415  # most lines are events

    words = line.split()[1:]  # who did it tells nothing of what he did
    told = SequenceMatcher(b=" ".join(words).lower())

    def likeness(example: str) -> tuple[int, float]:
        told.set_seq1(" ".join(example.split()[1:]).lower())
        return len({*words} & {*example.split()[1:]}), told.ratio()

    return max(map(_example, (template for _, template in _FORMS)), key=likeness)


def _example(template: str) -> str:
    return _FIELD.sub(lambda field: field[3] if field[2] == "=" else EXAMPLES[field[3] or field[1]], template)


EXAMPLES = {
    "seat": "E",
    "call": "1H",
    "card": "HK",
    "cards": "H3 H4",
    "number": "14",
    "text": '"..."',
    "place": "at table 3",
    "key": "fact",
    "value": "yes",
    "suits": "H",
    "rank": "major",
    "pass": "must pass",
    "calls": "1H",
    "call_act": "must call",
    "suit_act": "must lead",
    "card_act": "may take back",
    "plain_act": "may lead anything",
    "cite": "[26B]",
    "until": "once",
}


def event_line(event: Event) -> str:
    """An event as a line of a story; reading it gives the event back."""
    for form in _forms():
        if form.event is type(event):
            line = form.write(event)
            if line is not None:
                return line
    raise CaseError("event {event!r}: no form of line tells all of it", event=event)


def parse_story(lines: Iterable[str]) -> Iterator[Event]:
    """The events of a story; empty lines and comments tell nothing."""
    return (event for _, event in numbered_events(lines))


def numbered_events(lines: Iterable[str]) -> Iterator[tuple[int, Event]]:
    """The events of a story, each with the number of its line."""
    for number, line in enumerate(lines, start=1):
        if _bare(line).strip():
            yield number, parse_event(line, number)


def story_lines(events: Iterable[Event]) -> list[str]:
    """A story of these events."""
    return [event_line(event) for event in events]
