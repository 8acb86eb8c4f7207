"""Told: entries about a call in words, and what one version of a case tells that another does not."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import fields

from markupsafe import Markup

from lawbook.address import Address
from lawbook.bridge import Seat
from lawbook.desk import fact_key
from lawbook.errors import LawbookError
from lawbook.event.calls import (
    CallClosed,
    CallNoted,
    CallOpened,
    CallPlaced,
    CallTaken,
    CaseTold,
    MomentReached,
    ReminderSettled,
    VersionChosen,
    Warned,
    WordsSaid,
)
from lawbook.event.entries import Entry, Logged
from lawbook.law.book import known_facts
from lawbook.law.fact import Moment
from lawbook.law.routes import ROUTES
from lawbook.notation.contract import parse_contract
from lawbook.session import DirectorCall
from lawbook.table import parse_story
from lawbook.web.acts import said
from lawbook.web.contract import contract_said
from lawbook.web.words import Words
from lawbook.web.words import marked as _

__all__ = ["act_line", "differences"]

LINES = {
    CallOpened: _("Called to table {table}"),
    CallPlaced: _("Put right: table {table}, board {board}, pairs {ns} {ew}"),
    CallTaken: _("{by} took it over"),
    CallNoted: _("Note: {text}"),
    CallClosed: _("Closed. {note}"),
    VersionChosen: _("One of two answers was chosen"),
    WordsSaid: _("Said: {lines}"),
    Warned: _("{contestant} was warned: {reason}"),
    ReminderSettled: _("Came back for it: {reminder}"),
    MomentReached: _("It has come: {moment}"),
}
"""Each kind of entry in words."""
TOLD = {
    "offender": _("Whose doing"),
    "board": _("Board"),
    "dealer": _("Dealer"),
    "vul": _("Vulnerable"),
    "deal": _("Deal"),
    "contract": _("Contract"),
    "tricks": _("Tricks"),
    "edition": _("Laws of"),
    "date": _("Day of the session"),
    "authority": _("Authority"),
    "system_ns": _("System of North-South"),
    "lines_ns": _("System of North-South"),
    "system_ew": _("System of East-West"),
    "lines_ew": _("System of East-West"),
}
"""What of a case is called how; anything else by its own word."""


def act_line(logged: Logged, call: DirectorCall, words: Words) -> Markup:
    """An entry about a call, in words."""
    entry = logged.entry
    if isinstance(entry, CaseTold):
        before = _before(logged, entry, call)
        return Markup(" · ").join(differences(before, entry.case, words)) or words.pips(
            words(_("The same again"))
        )
    return words.pips(words(LINES[type(entry)], by=logged.by, **_named(entry, words)).strip())


def _before(logged: Logged, told: CaseTold, call: DirectorCall) -> str:
    """The case that one was made from; where that is not known, the one that stood before it."""
    earlier = [each for each in call.told if each.number < logged.number]
    return next(
        (each.case for each in earlier if each.number == told.over), earlier[-1].case if earlier else ""
    )


def _named(entry: Entry, words: Words) -> dict[str, object]:
    """What an entry names, as it is said."""
    named: dict[str, object] = {field.name: getattr(entry, field.name) for field in fields(entry)}
    match entry:
        case WordsSaid(lines=lines):
            named["lines"] = " ".join(lines)
        case MomentReached(moment=moment):
            named["moment"] = _moment(moment, words)
        case ReminderSettled(reminder=reminder):
            named["reminder"] = _reminder(reminder, words)
        case CallPlaced(board=0):
            named["board"] = "?"
        case _:
            pass
    return named


def _moment(word: str, words: Words) -> str:
    return next((words.phrase(moment) for moment in Moment if moment.value == word), word)


def _reminder(key: str, words: Words) -> str:
    """What a reminder was about: its question, or the clause that wants the Director back."""
    fact = known_facts().get(key.partition("@")[0])
    return words.question(fact).striptags() if fact else key.rpartition(" ")[2]


def differences(before: str, after: str, words: Words) -> Iterator[Markup]:
    """What one case tells that another did not, and what it takes back."""
    old, new = Address.of(before or "/"), Address.of(after)
    if new.laws != old.laws and new.laws:
        yield words.pips(", ".join(_law(name, words) for name in new.laws))
    for key, word in new.params.items():
        if key != "story" and old.params.get(key) != word:
            yield _told(key, word, new, words)
    yield from _lines(old, new, words)
    for key, word in old.params.items():
        if key != "story" and key not in new.params:
            yield _gone(_told(key, word, old, words), words)


def _law(name: str, words: Words) -> str:
    route = ROUTES.get(name)
    return words.title(route) if route else words(_("Law {number}"), number=name)


def _lines(old: Address, new: Address, words: Words) -> Iterator[Markup]:
    """The lines of the story that came, and those that went."""
    shared = 0
    while shared < min(len(old.story), len(new.story)) and old.story[shared] == new.story[shared]:
        shared += 1
    yield from (_line(line, words) for line in new.story[shared:])
    yield from (_gone(_line(line, words), words) for line in old.story[shared:])


def _line(line: str, words: Words) -> Markup:
    """A line of a story as people say it; one that is none, as it was typed."""
    with suppress(LawbookError, StopIteration):
        return said(next(parse_story([line])), words)
    return words.pips(line)


def _gone(told: Markup, words: Words) -> Markup:
    return words.pips(words(_("taken back: {what}"))).format(what=told)


def _told(key: str, word: str, address: Address, words: Words) -> Markup:
    """One thing that a case tells: an answer with its question, or what is known of the board."""
    fact = known_facts().get(fact_key(key)) if key in address.answers else None
    if fact is None:
        return words.pips(f"{words(TOLD.get(key, key))}: {_known_of_board(key, word, words)}")
    answer = words.answer(fact, word) if word in (*fact.answers.words, "not_established") else word
    return Markup("{} <b>{}</b>").format(words.question(fact), answer)


def _known_of_board(key: str, word: str, words: Words) -> str:
    """What is known of the board or of whose doing it was, as people read it."""
    if key in {"offender", "dealer"} and word in Seat.__members__:
        return words.name(Seat[word])
    with suppress(LawbookError):
        return contract_said(parse_contract(word), words) if key == "contract" else word
    return word
