"""Clock: the round that is played, and which moments have come at the table of a call."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta

from lawbook.event.calls import RoundBegun
from lawbook.event.entries import Posted, ResultEntered, Where
from lawbook.event.ledger import Ledger
from lawbook.law.fact import Moment
from lawbook.session.call import DirectorCall

__all__ = ["Round", "come", "next_end", "round_now", "up_to"]


@dataclass(frozen=True, slots=True)
class Round:
    """A round, as the clock of its session has it."""

    entry: int
    number: int
    began: datetime
    ends: datetime | None = None
    """When its minutes have run out; None for a round without a clock."""

    def is_over(self, now: datetime) -> bool:
        """Whether its minutes have run out."""
        return self.ends is not None and now >= self.ends


def _rounds(ledger: Ledger, session: str) -> Iterator[Round]:
    for logged in ledger.about(("clock", session)):
        if isinstance(logged.entry, RoundBegun):
            minutes = logged.entry.minutes
            ends = logged.at + timedelta(minutes=minutes) if minutes else None
            yield Round(logged.number, logged.entry.number, logged.at, ends)


def round_now(ledger: Ledger, session: str) -> Round | None:
    """The round that is played now; None before the first."""
    return max(_rounds(ledger, session), key=lambda each: each.entry, default=None)


def next_end(ledger: Ledger, now: datetime) -> datetime | None:
    """When the minutes of a round run out next, in whatever session; None where no clock runs."""
    ends = (each.ends for session in ledger.named("clock") for each in _rounds(ledger, session))
    return min((end for end in ends if end is not None and end > now), default=None)


def come(call: DirectorCall, ledger: Ledger, now: datetime) -> frozenset[Moment]:
    """The moments that have come at the table of a call: what comes later brings all that comes before it."""
    return frozenset(moment for latest in _come(call, ledger, now) for moment in up_to(latest))


def up_to(latest: Moment) -> tuple[Moment, ...]:
    """This moment and every earlier one."""
    order = tuple(Moment)
    return order[: order.index(latest) + 1]


def _come(call: DirectorCall, ledger: Ledger, now: datetime) -> Iterator[Moment]:
    """By a tap, by a result that came in, by the clock, by the posting of the score (Law 79C)."""
    yield from (moment for moment in Moment if moment.value in call.reached)
    if _has_result(call, ledger):
        yield Moment.END_OF_PLAY
    if _round_over(call, ledger, now):
        yield Moment.END_OF_ROUND
    posted = ledger.about(("session", call.session))
    if any(isinstance(each.entry, Posted) and each.number > call.number for each in posted):
        yield Moment.SCORING


def _has_result(call: DirectorCall, ledger: Ledger) -> bool:
    """Whether a result of its board came in after the call: by its pairs, or by its table where no pair is known."""
    here = ledger.tables_of(call.session, call.board) if call.board else ()
    return any(
        isinstance(each.entry, ResultEntered)
        and each.number > call.number
        and _is_of(call, where, each.entry.table)
        for where, told in ledger.about_tables(here).items()
        for each in told
    )


def _is_of(call: DirectorCall, where: Where, table: str) -> bool:
    if call.ns or call.ew:
        return call.ns in {"", where.ns} and call.ew in {"", where.ew}
    return bool(table) and table.casefold() == call.table.casefold()


def _round_over(call: DirectorCall, ledger: Ledger, now: datetime) -> bool:
    """Whether the round of the call is over: another has begun since, or its minutes have run out."""
    rounds = list(_rounds(ledger, call.session))
    of_call = [each for each in rounds if each.entry < call.number]
    return len(of_call) < len(rounds) or bool(of_call and of_call[-1].is_over(now))
