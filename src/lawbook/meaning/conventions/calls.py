"""Calls and auctions as a system file writes them: `1NT-2C`, `1M-(2x)-X`, `(1m)-1NT`, `P-P-1S`.

The pair's own calls stand bare and the opponents' in brackets; a pass between two calls of one side may
be left out. Passes before the first bid count the seats: `P-P-1S` is an opening in third seat, and
without them any seat is meant. These stand for several calls:

    1M 1m       a major, a minor            1oM 1om    the other major, the other minor
    1x 1y 1z    a suit; different letters are different suits (w, x, y and z)
    bid · any   any bid; any call at all
    ...         whatever came before, if the pair has bid: stands at the beginning
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from lawbook.bridge import Bid, Call, Strain, Suit, Word
from lawbook.errors import NotationError
from lawbook.notation import parse_call
from lawbook.notation.letters import shown

__all__ = ["ALL_CALLS", "Bound", "CallPattern", "Made", "Step", "call_pattern", "calls_of", "steps_of"]

Bound = Mapping[str, Suit]
"""The suits that letters stand for."""

ALL_CALLS: tuple[Call, ...] = (*Word, *(Bid(level, strain) for level in range(1, 8) for strain in Strain))

Made = tuple[bool, Call]
"""A call, and whether the pair itself made it."""

_SUITS: Mapping[str, frozenset[Suit]] = {
    "M": frozenset({Suit.HEARTS, Suit.SPADES}),
    "m": frozenset({Suit.CLUBS, Suit.DIAMONDS}),
    **dict.fromkeys("wxyz", frozenset(Suit)),
}
_OTHER = {"oM": "M", "om": "m"}
_LETTERED = re.compile(r"([1-7])(oM|om|[Mmwxyz])")
_WHOLE = {"bid": 1, "any": 0}


@dataclass(frozen=True, slots=True)
class CallPattern:
    """A call, or calls that are alike."""

    text: str
    call: Call | None = None
    """The call, if only one is meant."""
    level: int = 0
    letter: str = ""

    @property
    def weight(self) -> int:
        """How much it says: one call says more than a letter, and a letter more than any bid."""
        if self.call is not None:
            return 4
        return _WHOLE.get(self.text, 2 if self.letter in "wxyz" else 3)

    def fits(self, call: Call, bound: Bound) -> Bound | None:
        """The suits that the letters stand for if the call is meant; None if it is not."""
        if self.call is not None:
            return bound if call == self.call else None
        if not self.letter:
            return bound if self.text == "any" or isinstance(call, Bid) else None
        if not isinstance(call, Bid) or call.level != self.level or call.strain.suit is None:
            return None
        return self._with_suit(call.strain.suit, bound)

    def calls(self, bound: Bound) -> Iterator[Call]:
        """Every call that is meant, as far as the letters are known; none for `bid` and `any`."""
        if self.call is not None:
            yield self.call
        bids = (Bid(self.level, Strain(suit)) for suit in Suit) if self.letter else ()
        yield from (bid for bid in bids if self.fits(bid, bound) is not None)

    def _with_suit(self, suit: Suit, bound: Bound) -> Bound | None:
        if self.letter in bound:
            return bound if bound[self.letter] is suit else None
        if self.letter in _OTHER:
            letter = _OTHER[self.letter]
            known = bound.get(letter)
            free = suit in _SUITS[letter] and suit is not known and known is not None
        else:
            free = suit in _SUITS[self.letter] and suit not in bound.values()
        return {**bound, self.letter: suit} if free else None


@dataclass(frozen=True, slots=True)
class Step:
    """One call of an auction as it is written, and whose it is."""

    ours: bool
    pattern: CallPattern

    def is_other(self, ours: bool, call: Call) -> bool:  # noqa: FBT001  # as a situation has them
        """Whether it is plainly another call: of all entries of a system hardly any is left to be looked at."""
        only = self.pattern.call
        return self.ours is not ours or (only is not None and only != call)


_PASS = CallPattern("P", Word.PASS)
_FORMS = "write 1NT, P, X, (2H), 1M, 1m, 2x, bid or any"


def calls_of(text: str) -> tuple[int | None, tuple[Step, ...]]:
    """How many passes come first, None if that does not matter, and the calls from then on.

    >>> passes, steps = calls_of("1M-(2x)-3M")
    >>> passes, [(step.ours, step.pattern.text) for step in steps]
    (None, [(True, '1M'), (False, '2x'), (True, '3M')])
    """
    steps = [_step(part) for part in text.split("-")]
    passes = next(
        (place for place, step in enumerate(steps) if step.pattern.call is not Word.PASS), len(steps) - 1
    )
    filled = tuple(_filled(steps[passes:]))
    seen: set[str] = set()
    for step in filled:
        letter = step.pattern.letter
        if letter in _OTHER and _OTHER[letter] not in seen:
            raise NotationError(
                "{text}: the other of what? A call with {other} must come first",
                text=text,
                other=_OTHER[letter],
            )
        seen.add(letter)
    return passes or None, filled


def _step(text: str) -> Step:
    bare = text.removeprefix("(").removesuffix(")")
    if len(text) - len(bare) not in {0, 2} or not bare:
        raise NotationError("{text} is no call; {forms}", text=shown(text), forms=_FORMS)
    return Step(len(text) == len(bare), call_pattern(bare))


def call_pattern(text: str) -> CallPattern:
    """The call, or the calls, that are written so."""
    lettered = _LETTERED.fullmatch(text)
    if lettered:
        return CallPattern(text, level=int(lettered[1]), letter=lettered[2])
    if text in _WHOLE:
        return CallPattern(text)
    try:
        return CallPattern(text, parse_call(text))
    except NotationError:
        raise NotationError("{text} is no call; {forms}", text=shown(text), forms=_FORMS) from None


def _filled(steps: Sequence[Step]) -> Iterator[Step]:
    """The calls with the passes between them that were left out."""
    for step, following in pairwise(steps):
        yield step
        if step.ours is following.ours:
            yield Step(not step.ours, _PASS)
    yield steps[-1]


def steps_of(calls: Sequence[Call]) -> tuple[int, tuple[Made, ...]]:
    """How many passes came first, and the calls from then on; the last one is the pair's own."""
    passes = next((place for place, call in enumerate(calls) if call is not Word.PASS), len(calls) - 1)
    last = len(calls) - 1
    return passes, tuple(((last - place) % 2 == 0, calls[place]) for place in range(passes, len(calls)))
