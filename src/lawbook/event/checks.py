"""Checks: what the log refuses, because it cannot be, or because a Law forbids it.

What stands in the log already is never refused: a fold takes whatever is there.
"""

from datetime import datetime, timedelta

from lawbook.errors import CaseError, listed
from lawbook.event.conditions import read_conditions
from lawbook.event.entries import (
    AdjustmentProposed,
    Announced,
    Confirmed,
    Enrolled,
    Entry,
    FormFound,
    Penalized,
    Posted,
    ResultCorrected,
    ResultEntered,
    RulingAttached,
    Turned,
    Undone,
    Where,
    Withdrawn,
)
from lawbook.event.ledger import Ledger
from lawbook.event.standing import Adjustment
from lawbook.scoring.penalties import Penalty, Unit

__all__ = ["check", "correction_ends"]


def check(ledger: Ledger, entry: Entry, at: datetime) -> None:
    """Raise CaseError if the entry cannot be put down now."""
    match entry:
        case ResultEntered(where=where):
            _new_result(ledger, where)
        case ResultCorrected(where=where):
            _played(ledger, where)
            _in_time(ledger, entry, at)
        case FormFound(where=where) | Turned(where=where) | RulingAttached(where=where):
            _played(ledger, where)
        case AdjustmentProposed(where=where):
            _played(ledger, where)
        case _:
            _check_other(ledger, entry)


def _check_other(ledger: Ledger, entry: Entry) -> None:
    match entry:
        case Announced(settings=settings):
            read_conditions(settings)
        case Undone(of=number):
            _counts(ledger, number, "undo one that counts")
        case Confirmed(of=number):
            _confirmable(ledger, number)
        case Withdrawn(of=number):
            _adjustment(ledger, number)
        case Penalized():
            _known(ledger, entry.contestant)
            _right_unit(ledger, entry)
        case Enrolled(contestant=name):
            _name(name)
        case _:
            pass


def correction_ends(ledger: Ledger, session: str) -> datetime | None:
    """When the correction period of a session ends; None while its official score is not available."""
    ends = [
        logged.at + timedelta(minutes=logged.entry.minutes)
        for logged in ledger.about(("session", session))
        if isinstance(logged.entry, Posted)
    ]
    return ends[-1] if ends else None


def _in_time(ledger: Ledger, entry: ResultCorrected, at: datetime) -> None:
    ends = correction_ends(ledger, entry.where.session)
    if ends is not None and at > ends and not (entry.approved and entry.reason):
        raise CaseError(
            "{where}: the correction period ended at {ends:%H:%M} UTC; after it a score is corrected "
            "only if the record is wrong beyond reasonable doubt and the Tournament Organizer "
            "approves (Law 79C2): say the reason and who approved",
            where=entry.where,
            ends=ends,
        )


def _counts(ledger: Ledger, number: int, remedy: str) -> None:
    if not ledger.counts(number):
        raise CaseError("entry {number} is undone already: {remedy}", number=number, remedy=remedy)


def _adjustment(ledger: Ledger, number: int) -> Adjustment:
    """The adjustment of this number, which has to be one that counts."""
    logged = ledger[number]
    if not isinstance(logged.entry, AdjustmentProposed):
        raise CaseError(
            "entry {number} is a {kind}: name the entry of an adjustment",
            number=number,
            kind=logged.entry.kind,
        )
    _counts(ledger, number, "propose the adjustment again")
    told = ledger.standing(logged.entry.where).adjustments
    return next(each for each in told if each.number == number)


def _confirmable(ledger: Ledger, number: int) -> None:
    needs = _adjustment(ledger, number).proposed.needs
    if needs:
        raise CaseError(
            "adjustment {number} waits for {needs} (Law 12C1): propose it again with these figures",
            number=number,
            needs=listed(needs),
        )


def _new_result(ledger: Ledger, where: Where) -> None:
    for name in (where.session, where.ns, where.ew):
        _name(name)
    if where.board < 1:
        raise CaseError(
            "{where}: boards are numbered from 1 (Law 2); give a number of 1 or more", where=where
        )
    players = [*where.ns.split("+"), *where.ew.split("+")]
    if len(players) != len(set(players)):
        raise CaseError("{where}: a contestant does not meet itself; name two that did", where=where)
    if ledger.about(where) and ledger.standing(where).played:
        raise CaseError(
            "{where}: has a result already; correct it (Law 79C), nothing is written over", where=where
        )


def _played(ledger: Ledger, where: Where) -> None:
    if not ledger.about(where) or not ledger.standing(where).played:
        raise CaseError(
            "{where}: no result was entered there; name a table that played the board", where=where
        )


def _right_unit(ledger: Ledger, entry: Penalized) -> None:
    """A penalty has to be in a unit that can be taken from the total."""
    conditions = read_conditions(ledger.announced.settings if ledger.announced else {})
    unit = conditions.unit
    if unit is Unit.VICTORY_POINTS and entry.unit is Unit.IMPS:
        return  # it is taken from the match, before it is converted
    Penalty(entry.contestant, entry.amount, entry.unit).cost(unit, top=1, available=1)


def _name(name: str) -> None:
    if not name.strip() or any(sign in name for sign in "/-\n"):
        raise CaseError(
            "name {name!r}: a session or contestant is named by text without / and -; such as 12 or A7",
            name=name,
        )


def _known(ledger: Ledger, name: str) -> None:
    if ledger.about(("contestant", name)):
        return
    if name in ledger.players:
        return
    raise CaseError(
        "contestant {name}: not in this contest; name one who is enrolled or has played", name=name
    )
