"""The order in which a system considers the calls of a situation; the hands of one that comes first are denied.

opening: [2C, 2NT, 1NT, 1S, 1H, 1D, 1C, P]
1NT: [2D, 2H, 2C, P]
opening in third seat: [...]

What stands before the colon are the calls made before, and conditions as after any auction.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from lawbook.bridge import Call
from lawbook.errors import NotationError
from lawbook.meaning.conventions.calls import CallPattern, call_pattern
from lawbook.meaning.conventions.keys import Key, parse_key
from lawbook.meaning.conventions.situation import Situation

__all__ = ["Order", "order_of"]

_OPENING = "opening"


@dataclass(frozen=True, slots=True)
class Order:
    """The calls of one situation, those that come first written first."""

    node: Key
    """What was called before, with any call after it."""
    calls: tuple[CallPattern, ...]
    name: str

    def before(self, here: Situation) -> tuple[Call, ...]:
        """The calls that come before the one that was made; none if that is not in the order."""
        bound = self.node.fits(here) or {}
        made = here.calls[-1][1]
        place = next((at for at, each in enumerate(self.calls) if each.fits(made, bound) is not None), 0)
        return tuple(call for each in self.calls[:place] for call in each.calls(bound))


def order_of(name: str, calls: Sequence[str], place: str) -> Order:
    """The order as a file writes it. Raises NotationError that names the line."""
    auction, blank, conditions = name.strip().partition(" ")
    before = "" if auction == _OPENING else f"{auction}-"
    try:
        node = parse_key(f"{before}any{blank}{conditions}")
        return Order(node, tuple(map(call_pattern, calls)), name)
    except NotationError as error:
        raise NotationError("{place}: order {name}: {error}", place=place, name=name, error=error) from None
