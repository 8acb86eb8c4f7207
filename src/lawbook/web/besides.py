"""Besides: what happens at the table between the calls, to tell and to add to the record."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields

from markupsafe import Markup

from lawbook.address import Address
from lawbook.bridge import Call, Seat, Word
from lawbook.errors import CaseError
from lawbook.table import Table, event_line, parse_story
from lawbook.table.record.events import (
    Accepted,
    Asked,
    Called,
    CallReplaced,
    DirectorCalled,
    Event,
    Hesitated,
    LaidDown,
    Refused,
    Remarked,
)
from lawbook.text.playing import norm
from lawbook.web.auction import last_call, reply_to
from lawbook.web.words import Words
from lawbook.web.words import marked as _

__all__ = ["Tap", "added", "besides", "more", "replies", "said", "taken_back"]

LONGEST = 200
"""How much somebody may be quoted, in characters: the address holds it all."""

SAID: Mapping[type[Event], str] = {
    Accepted: _("{seat} accepts"),
    Asked: _("{seat} asks about {call}"),
    CallReplaced: _("{seat} replaces {call} with {new}"),
    Called: _("{seat}: {call}"),
    DirectorCalled: _("The Director is called"),
    Hesitated: _("{seat} hesitates"),
    Refused: _("{seat} does not accept"),
    Remarked: _("{seat} remarks: {text}"),
}
MANNERS = {
    "alerted": _("{call} by {seat} is alerted"),
    "announced": _("{call} by {seat} is announced"),
    "unintended": _("{seat} replaces {call} with {new}: he never meant it"),
}
INSTEAD = _("{seat} replaces {call}")
NEVER_MEANT = _("{seat} replaces {call}, which he never meant")


def said(event: Event, words: Words) -> Markup:
    """One thing that happened, as people say it; in the form of a story where nobody taps it."""
    if isinstance(event, LaidDown):
        return words.pips(norm(event.norm, words.language))
    message = MANNERS.get(getattr(event, "manner", None) or "", SAID.get(type(event), ""))
    if not message:
        return words.pips(event_line(event))
    told = {field.name: words.plain(getattr(event, field.name)) for field in fields(event)}
    quoted = f": “{told['text']}”" if isinstance(event, Called) and event.text else ""
    return words.pips(words(message, **told) + quoted)


def besides(table: Table, words: Words) -> list[Markup]:
    """What happened besides the calls as the diagram shows them."""
    plain = (e for e in table.written() if not (isinstance(e, Called | CallReplaced) and e.manner is None))
    return [said(event, words) for event in plain]


@dataclass(frozen=True, slots=True)
class Tap:
    """Something that can be added to the record with one tap."""

    said: Markup
    address: Address


def _act(address: Address, event: Event, words: Words) -> Tap:
    return Tap(said(event, words), address.telling(*address.story, event_line(event)))


def replies(address: Address, table: Table, words: Words) -> list[Tap]:
    """The opponent accepts the open call, or does not."""
    seat = reply_to(table)
    return [] if seat is None else [_act(address, event, words) for event in (Accepted(seat), Refused(seat))]


def more(address: Address, table: Table, caller: Seat | None, words: Words) -> Iterator[Tap]:
    """What else may happen: a hesitation, a question, the Director is called, a call is changed."""
    if caller is not None:
        yield _act(address, Hesitated(caller), words)
        if (asked := _in_question(table)) is not None:
            yield _act(address, Asked(caller, asked), words)
    yield _act(address, DirectorCalled(), words)
    for seat in _changeable(table):
        named = {"seat": words.name(seat), "call": words.plain(last_call(table, seat))}
        for how, message in (("replaces", INSTEAD), ("unintended", NEVER_MEANT)):
            shown = {"as": seat.name, "how": how}
            yield Tap(words.pips(words(message, **named)), address.carried("/auction").having(**shown))


def _in_question(table: Table) -> Call | None:
    """The call that is asked about: the last one that is not a pass."""
    return next((made.call for made in reversed(table.bidding.live) if made.call is not Word.PASS), None)


def _changeable(table: Table) -> list[Seat]:
    """Whose last call may be changed: the open one, and the last of all."""
    matter = table.bidding.open
    made = [event.seat for event in table.events if isinstance(event, Called | CallReplaced)]
    return list(dict.fromkeys([*([matter.seat] if matter else []), *made[-1:]]))


def taken_back(address: Address) -> Address:
    """The same case without the last event of its story."""
    lines = list(address.story)
    while lines and not list(parse_story([lines.pop()])):
        pass
    return address.telling(*lines)


def added(address: Address) -> Address:
    """The case with what was typed into the form. Raises CaseError for what cannot be told."""
    how, text = address.params.get("add", ""), _quotable(address.params.get("text", ""))
    seat = address.seat("as")
    if how == "remarks" and text and seat is not None:
        return address.telling(*address.story, event_line(Remarked(seat, text)))
    if how == "alerted" or (how == "announced" and text):
        return address.telling(*_alerted(address.story, how, text))
    raise CaseError(
        "add {how!r}: nothing to add; write the words, and who says them or how they come", how=how[:20]
    )


def _quotable(text: str) -> str:
    """Text as a story quotes it: on one line, and without the marks that end it."""
    return " ".join(text.replace('"', "'").split())[:LONGEST]


def _alerted(story: tuple[str, ...], manner: str, text: str) -> tuple[str, ...]:
    """A story in which the last call is alerted or announced."""
    for place in reversed(range(len(story))):
        for event in parse_story(story[place : place + 1]):
            if isinstance(event, Called):
                line = event_line(Called(event.seat, event.call, manner, text or None))
                return (*story[:place], line, *story[place + 1 :])
    raise CaseError(
        "add {manner!r}: nobody has called yet; a call is alerted after it is made", manner=manner
    )
