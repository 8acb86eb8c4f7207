"""Situation: a call that somebody makes or could make, with all that its meaning may turn on."""

from dataclasses import dataclass

from lawbook.bridge import Auction, Bid, Call, Seat, Side, Strain, Vulnerability, Word
from lawbook.meaning.conventions.calls import Made, steps_of

__all__ = ["Situation"]


@dataclass(frozen=True, slots=True)
class Situation:
    """A call, the calls before it, and what else its meaning may turn on."""

    passes: int
    """How many players passed before the first bid, double or redouble."""
    calls: tuple[Made, ...]
    """The calls from then on, the last by the player whose call is looked at."""
    passed: bool
    """Whether he had passed before the first bid."""
    vulnerable: tuple[bool, bool] | None = None
    """Whether his side is vulnerable, and whether the other is; None if nobody knows."""

    @classmethod
    def of(cls, auction: Auction, place: int = -1, vulnerability: Vulnerability | None = None) -> "Situation":
        """The situation of the call at this place of an auction, the last if no place is given."""
        last = place % len(auction.calls)
        passes, calls = steps_of(auction.calls[: last + 1])
        side = Seat((auction.dealer + last) % 4).side
        vulnerable = None if vulnerability is None else _vulnerable(side, vulnerability)
        return cls(passes, calls, any((last - turn) % 4 == 0 for turn in range(passes)), vulnerable)

    def instead(self, call: Call) -> "Situation":
        """The same situation with another call in the place of the last."""
        return Situation(self.passes, (*self.calls[:-1], (True, call)), self.passed, self.vulnerable)

    @property
    def skipped(self) -> int:
        """How many levels higher the bid is than it need be; 0 for what is no bid."""
        made, last = self.calls[-1][1], self._last_bid
        if not isinstance(made, Bid):
            return 0
        lowest = 1 if last is None else last.level + (last.strain >= made.strain)
        return made.level - lowest

    @property
    def reverse(self) -> bool:
        """Whether it is a bid of two in a suit higher than the player's first one, without a jump."""
        made = self.calls[-1][1]
        first = self.calls[(len(self.calls) - 1) % 4][1]
        if not (isinstance(made, Bid) and isinstance(first, Bid)) or self.skipped:
            return False
        return made.level == 2 and first.strain < made.strain < Strain.NOTRUMP

    @property
    def legal(self) -> bool:
        """Whether the call could be made: a sufficient bid, or a double that is admissible."""
        made = self.calls[-1][1]
        told = [(ours, call) for ours, call in self.calls[:-1] if call is not Word.PASS]
        match made:
            case Bid():
                return self.skipped >= 0 and made.admissible
            case Word.DOUBLE:
                return bool(told) and not told[-1][0] and isinstance(told[-1][1], Bid)
            case Word.REDOUBLE:
                return bool(told) and told[-1] == (False, Word.DOUBLE)
            case _:
                return True

    @property
    def _last_bid(self) -> Bid | None:
        return next((call for _, call in reversed(self.calls[:-1]) if isinstance(call, Bid)), None)


def _vulnerable(side: Side, vulnerability: Vulnerability) -> tuple[bool, bool]:
    return vulnerability.covers(side), vulnerability.covers(side.opponents)
