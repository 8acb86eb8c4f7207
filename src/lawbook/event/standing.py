"""Standing: what stands at one table on one board, folded from the entries about it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import reduce

from lawbook.event.entries import (
    AdjustmentProposed,
    Confirmed,
    FormFound,
    Logged,
    Noted,
    ResultCorrected,
    ResultEntered,
    RulingAttached,
    Stays,
    Turned,
    Where,
    Withdrawn,
)
from lawbook.event.worth import Worth

__all__ = ["Adjustment", "Standing", "standing"]


@dataclass(frozen=True, slots=True)
class Adjustment:
    """An adjustment and what became of it; pending as long as nobody has confirmed or withdrawn it."""

    number: int
    proposed: AdjustmentProposed
    confirmed: bool | None = None

    @property
    def pending(self) -> bool:
        """Whether it still waits for the Director."""
        return self.confirmed is None


@dataclass(frozen=True, slots=True)
class Standing:
    """What stands at a table on a board."""

    where: Where
    played: bool = False
    """Whether a result was entered, even if it is that the board was not played."""
    result: Worth = None
    """The result as entered and corrected, before any adjustment."""
    form: str = ""
    turned: bool = False
    for_ns: Worth = None
    for_ew: Worth = None
    adjustments: tuple[Adjustment, ...] = ()
    rulings: tuple[int, ...] = ()
    corrections: tuple[int, ...] = ()
    notes: tuple[int, ...] = ()

    @property
    def pending(self) -> tuple[Adjustment, ...]:
        """The adjustments that wait for the Director."""
        return tuple(adjustment for adjustment in self.adjustments if adjustment.pending)

    @property
    def is_plain(self) -> bool:
        """Whether nothing was put down but the result, its form and its direction."""
        return not (self.adjustments or self.rulings or self.corrections or self.notes)

    @property
    def adjusted(self) -> bool:
        """Whether what stands is not what was obtained at the table."""
        return (self.for_ns, self.for_ew) != (self.result, self.result)


def standing(where: Where, entries: Sequence[Logged]) -> Standing:
    """What stands at the table after these entries, which all count and are in order."""
    now = reduce(_after, entries, Standing(where))
    adjustments, confirmed = _adjustments(entries)
    ns, ew = now.result, now.result
    for number in confirmed:
        ns = _put(adjustments[number].proposed.for_ns, ns)
        ew = _put(adjustments[number].proposed.for_ew, ew)
    return replace(now, for_ns=ns, for_ew=ew, adjustments=tuple(adjustments.values()))


def _put(new: Worth | Stays, old: Worth) -> Worth:
    return old if isinstance(new, Stays) else new


def _after(now: Standing, logged: Logged) -> Standing:
    match logged.entry:
        case ResultEntered(worth=worth):
            return replace(now, played=True, result=worth)
        case ResultCorrected(worth=worth):
            return replace(now, played=True, result=worth, corrections=(*now.corrections, logged.number))
        case FormFound(form=form):
            return replace(now, form=form)
        case Turned():
            return replace(now, turned=not now.turned)
        case RulingAttached():
            return replace(now, rulings=(*now.rulings, logged.number))
        case Noted():
            return replace(now, notes=(*now.notes, logged.number))
        case _:
            return now


def _adjustments(entries: Iterable[Logged]) -> tuple[dict[int, Adjustment], list[int]]:
    """The adjustments by their numbers, and those that are confirmed in the order in which they were."""
    told: dict[int, Adjustment] = {}
    confirmed: list[int] = []
    for logged in entries:
        match logged.entry:
            case AdjustmentProposed() as proposed:
                told[logged.number] = Adjustment(logged.number, proposed)
            case (Confirmed(of=number) | Withdrawn(of=number)) as decided if number in told:
                told[number] = replace(told[number], confirmed=isinstance(decided, Confirmed))
                confirmed = [each for each in confirmed if each != number]
                confirmed += [number] * isinstance(decided, Confirmed)
            case _:
                pass
    return told, confirmed
