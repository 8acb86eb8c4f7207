"""What was explained of a call beside what its pair has agreed: evidence for Laws 21, 40 and 75, never an answer."""

from collections.abc import Iterator

from lawbook.bridge import Auction, Call, Seat
from lawbook.casefile import CaseFile
from lawbook.desk.agreed import agreed_reading
from lawbook.desk.believed import auction_before
from lawbook.desk.by_name import by_name
from lawbook.desk.heard_before import before
from lawbook.errors import LawbookError
from lawbook.meaning import Meaning, difference, holds, parse_meaning
from lawbook.notation import call_text
from lawbook.table import Table
from lawbook.table.record.events import Called, Corrected, Explained
from lawbook.table.seen.sight import Explanation, View, record_of
from lawbook.text.disclosing import Told, disclosing

__all__ = ["disclosed", "told_of"]


def disclosed(case: CaseFile, view: View, language: str = "en") -> str | None:
    """What was explained and what is agreed, as text; None where the record explains no call, or nothing is known."""
    told = told_of(case, view, language)
    if told is None or not (told.words or told.agreed):
        return None
    return "\n".join(disclosing(told, language))


def told_of(case: CaseFile, view: View, language: str = "en") -> Told | None:
    """What the record and the pair's system say of the call that was explained, or should have been."""
    table = record_of(view)
    number = view.matter.number if isinstance(view, Explanation) else _last(table)
    if table is None or number is None:
        return None
    event = table.events[number]
    match event:
        case Explained():
            caller, call, words = event.caller, event.call, event.text
        case Called():
            caller, call, words = event.seat, event.call, event.text or ""
        case _:
            return None
    auction = _auction(table, number, caller, call)
    found = agreed_reading(case, caller, auction, table)
    explained = _understood(words, call, auction, language)
    agreed = None if found is None else found.meaning
    hand = None if table.deal is None else table.deal[caller]
    return Told(
        words=words,
        explained=explained,
        corrected=next(_corrections(table, number, caller, call), ""),
        agreed=agreed,
        source="" if found is None else str(found.found.entry),
        has_system=caller.side in case.systems,
        difference=None if agreed is None or explained is None else difference(agreed, explained),
        hand=None if explained is None or hand is None else holds(explained, hand),
        hand_agreed=None if agreed is None or hand is None else holds(agreed, hand),
    )


def _last(table: Table | None) -> int | None:
    """The place of the last explanation of a record."""
    told = [] if table is None else list(enumerate(table.events))
    return next(
        (at for at, event in reversed(told) if isinstance(event, Called | Explained) and event.text), None
    )


def _auction(table: Table, number: int, caller: Seat, call: Call) -> Auction | None:
    """The auction up to the call, with it as the last."""
    made = (
        at
        for at in range(number, -1, -1)
        if isinstance(event := table.events[at], Called) and (event.seat, event.call) == (caller, call)
    )
    at = next(made, None)
    earlier = None if at is None else auction_before(table, at, caller)
    return None if earlier is None else Auction(earlier.dealer, (*earlier.calls, call))


def _understood(words: str, call: Call, auction: Auction | None, language: str) -> Meaning | None:
    """What the words describe in that auction; None for words that are not understood, or none."""
    if not words:
        return None
    named = by_name(words, call)
    heard = () if auction is None else before(auction)
    try:
        return parse_meaning(str(named or words), language, call_text(call), heard)
    except LawbookError:
        return None


def _corrections(table: Table, number: int, caller: Seat, call: Call) -> Iterator[str]:
    for event in table.events[number:]:
        if isinstance(event, Corrected) and (event.caller, event.call) == (caller, call) and event.text:
            yield event.text
