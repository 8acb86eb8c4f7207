"""A pair's system: what their calls show, auction by auction, on top of the system that it is based on.

Of all entries that fit a call the one that says most about the auction is meant, and of equals the later.
Where the calls of a situation have an order, a call denies whatever a call before it in the order shows.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from lawbook.bridge import Auction, Call, Vulnerability
from lawbook.errors import NotationError
from lawbook.meaning.conventions.calls import ALL_CALLS
from lawbook.meaning.conventions.situation import Situation
from lawbook.meaning.counting.counts import is_empty
from lawbook.meaning.systems.entry import Entry
from lawbook.meaning.systems.order import Order
from lawbook.meaning.terms.bare import bare
from lawbook.meaning.terms.meanings import Meaning, Not, every

__all__ = ["Found", "System"]


@dataclass(frozen=True, slots=True)
class Found:
    """What a call shows, and the entry that says so."""

    own: Meaning
    """What the entry itself says."""
    entry: Entry
    denied: tuple["Found", ...] = ()
    """The calls that come first for some of those hands."""

    @property
    def meaning(self) -> Meaning:
        """What the call shows, without the hands for which another call comes first."""
        return every([self.own, *(Not(bare(other.own)) for other in self.denied)])


@dataclass(frozen=True, slots=True)
class System:
    """What the calls of a pair show."""

    name: str
    title: str
    source: str
    """Where the facts come from."""
    entries: Mapping[str, Entry]
    """By their keys, those of the base first."""
    orders: Mapping[str, Order]
    _ending: dict[tuple[bool, Call], list[tuple[int, Entry]]] = field(
        default_factory=dict, repr=False, compare=False
    )
    """The entries whose last call may be this one, with their numbers, once it was asked for."""

    def meaning(
        self, auction: Auction, place: int = -1, vulnerability: Vulnerability | None = None
    ) -> Meaning | None:
        """What the call at this place of the auction shows, the last if none is given; None if nothing is agreed."""
        found = self.find(auction, place, vulnerability)
        return None if found is None else found.meaning

    def find(
        self, auction: Auction, place: int = -1, vulnerability: Vulnerability | None = None
    ) -> Found | None:
        """What the call at this place shows, and where that is written; None if nothing is agreed."""
        here = Situation.of(auction, place, vulnerability)
        found = self._entry(here)
        if found is None:
            return None
        denied = (self._entry(here.instead(call)) for call in self._before(here))
        return Found(
            found.own, found.entry, tuple(other for other in denied if other and _overlap(found, other))
        )

    def choices(self, auction: Auction, vulnerability: Vulnerability | None = None) -> dict[Call, Found]:
        """What each call that could be made next would show, if anything is agreed about it."""
        found = {
            call: self.find(Auction(auction.dealer, (*auction.calls, call)), vulnerability=vulnerability)
            for call in ALL_CALLS
        }
        return {call: each for call, each in found.items() if each is not None}

    def check(self, entries: Iterable[Entry] | None = None) -> None:
        """Read every entry. Raises NotationError that names the line of one that cannot be read, or fits no hand."""
        for entry in self.entries.values() if entries is None else entries:
            for bound in entry.key.bounds() if entry.played else ():
                if is_empty(entry.meaning(bound)):
                    raise NotationError(
                        "{entry}: no hand fits {text!r}; the parts contradict each other",
                        entry=entry,
                        text=entry.row.text,
                    )

    def _entry(self, here: Situation) -> Found | None:
        """The entry that says most about the situation, without what it denies."""
        if not here.legal:
            return None
        fitting = [
            (entry.key.weight, number, entry, bound)
            for number, entry in self._ending_in(*here.calls[-1])
            if (bound := entry.key.fits(here)) is not None
        ]
        if not fitting:
            return None
        _, _, entry, bound = max(fitting, key=lambda each: each[:2])
        return Found(entry.meaning(bound), entry) if entry.played else None

    def _ending_in(self, ours: bool, call: Call) -> list[tuple[int, Entry]]:  # noqa: FBT001  # as a step has it
        known = self._ending.get((ours, call))
        if known is None:
            each = enumerate(self.entries.values())
            known = [
                (number, entry) for number, entry in each if not entry.key.steps[-1].is_other(ours, call)
            ]
            self._ending[ours, call] = known
        return known

    def _before(self, here: Situation) -> tuple[Call, ...]:
        """The calls that come before this one in the order that says most about the situation."""
        fitting = [order for order in self.orders.values() if order.node.fits(here) is not None]
        return max(fitting, key=lambda order: order.node.weight).before(here) if fitting else ()


def _overlap(found: Found, other: Found) -> bool:
    return _share(bare(found.own), bare(other.own))


@lru_cache(maxsize=4096)
def _share(one: Meaning, other: Meaning) -> bool:
    """Whether some hand belongs to both."""
    return not is_empty(one & other)
