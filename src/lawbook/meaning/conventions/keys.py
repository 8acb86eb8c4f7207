"""Keys of a system file: an auction, and when it has the meaning that is written behind it.

2S in third or fourth seat · 1NT when vulnerable · 3C at favourable · 1M-2C by a passed hand

How an auction is written, `system_calls` says; which conditions there are, `system_conditions`.
"""

from dataclasses import dataclass

from lawbook.bridge import Word
from lawbook.errors import NotationError
from lawbook.meaning.conventions.calls import Bound, Step, calls_of
from lawbook.meaning.conventions.conditions import Test, conditions_of
from lawbook.meaning.conventions.situation import Situation

__all__ = ["Key", "parse_key"]


@dataclass(frozen=True, slots=True)
class Key:
    """An auction of a system file, with the conditions that stand behind it."""

    text: str
    passes: int | None
    steps: tuple[Step, ...]
    open: bool
    """Whether other calls came before, one of them the pair's own."""
    tests: tuple[Test, ...]

    @property
    def weight(self) -> tuple[int, bool, int]:
        """How much it says; of two that fit, the heavier one is meant."""
        said = sum(step.pattern.weight for step in self.steps)
        return said, not self.open, len(self.tests) + (self.passes is not None)

    def fits(self, here: Situation) -> Bound | None:
        """The suits that its letters stand for if the situation is meant; None if it is not."""
        earlier = len(here.calls) - len(self.steps)
        if (earlier > 0) is not self.open or earlier < 0 or self.steps[-1].is_other(*here.calls[-1]):
            return None
        if self.passes is not None and self.passes != here.passes:
            return None
        if self.open and not any(ours and call is not Word.PASS for ours, call in here.calls[:earlier]):
            return None
        bound: Bound = {}
        for step, (ours, call) in zip(self.steps, here.calls[earlier:], strict=True):
            fitted = step.pattern.fits(call, bound) if step.ours is ours else None
            if fitted is None:
                return None
            bound = fitted
        return bound if all(test(here) for test in self.tests) else None

    def bounds(self) -> list[Bound]:
        """All the suits that its letters can stand for together."""
        found: list[Bound] = [{}]
        for step in self.steps:
            if step.pattern.letter:
                found = [
                    longer
                    for bound in found
                    for call in step.pattern.calls(bound)
                    if (longer := step.pattern.fits(call, bound)) is not None
                ]
        return found


_ANYTHING = "...-"


def parse_key(text: str) -> Key:
    """The key that is written so.

    >>> parse_key("1M-2C by a passed hand").weight
    (11, True, 1)
    """
    auction, blank, rest = text.strip().partition(" ")
    later = auction.removeprefix(_ANYTHING)
    passes, steps = calls_of(later)
    if not steps[-1].ours:
        raise NotationError(
            "{auction} ends with a call of the opponents; a system says what the pair's own calls show",
            auction=auction,
        )
    return Key(text.strip(), passes, steps, later != auction, conditions_of(blank + rest))
