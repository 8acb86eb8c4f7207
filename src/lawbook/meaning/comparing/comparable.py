"""Whether a replacement is a comparable call: the three tests of Law 23A, put to meanings, never to a hand.

One test is enough. What is doubtful is left to the Director, with the figures, and so is everything that
no figure can tell: what the calls mean, and in which ways the withdrawn one could be understood.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from lawbook.bridge import Hand
from lawbook.errors import CaseError
from lawbook.meaning.comparing.answers import Answer, Doubt, Mode
from lawbook.meaning.comparing.difference import difference
from lawbook.meaning.comparing.line import Line
from lawbook.meaning.comparing.specifying import Specified, specifications, specifies
from lawbook.meaning.comparing.three_tests import Comparison, empty, tested
from lawbook.meaning.counting.counts import is_empty
from lawbook.meaning.counting.dealing import examples
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import Amount, And, Meaning, Tag, either, every, leaves
from lawbook.meaning.terms.openness import Respect, is_open, narrowest, open_in, widest
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.shapes import OfShape

__all__ = ["Answer", "Comparison", "Doubt", "Mode", "Verdict", "verdict"]

_TRANSFERS = {Purpose.TRANSFER, Purpose.TRANSFER_TO}


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What the meanings decide about a replacement, and on which reading that rests."""

    withdrawn: tuple[Meaning, ...]
    replacement: Meaning
    mode: Mode
    line: Line
    comparisons: tuple[Comparison, ...]
    """One for each reading that counts; with the readings taken together the last."""

    @property
    def decisive(self) -> Comparison:
        """The comparison on which the verdict rests."""
        order = list(Answer) if self.mode is Mode.UNION else list(reversed(Answer))
        return min(self.comparisons, key=lambda one: order.index(one.answer))

    @property
    def answer(self) -> Answer:
        """Whether the replacement is comparable."""
        return self.decisive.answer

    @property
    def clause(self) -> str | None:
        """The test on which the verdict rests; None where there is none."""
        return self.decisive.clause

    @property
    def doubts(self) -> tuple[Doubt, ...]:
        """What remains to be judged, once each."""
        return tuple(dict.fromkeys(doubt for one in self.comparisons for doubt in one.doubts))

    @property
    def specified(self) -> frozenset[Specified]:
        """All that the readings which count specify."""
        return frozenset().union(*(specifications(one.difference.a) for one in self.comparisons))

    @property
    def specifies_the_same(self) -> bool:
        """Whether the replacement specifies all that the readings which count do, as Law 27B1(a) asks of a bid."""
        every = [specifies(one.difference.a, self.replacement) for one in self.comparisons]
        return any(every) if self.mode is Mode.UNION else all(every)

    def outside(self, number: int, *, seed: int = 0) -> list[Hand]:
        """Hands of the replacement that would not have made the withdrawn call; none if there are none."""
        return examples(self.replacement & ~self.decisive.difference.a, number, seed=seed)


def verdict(
    withdrawn: Sequence[Meaning],
    replacement: Meaning,
    line: Line,
    mode: Mode | None = None,
) -> Verdict:
    """Whether the replacement is comparable with a call that could be read in these ways.

    Raises CaseError where no hand at all fits one of the meanings.

    >>> from lawbook.meaning.words.naming import parse_meaning as read
    >>> line = Line(
    ...     by=(), points=3, points_unspecific=1, cards=1, overlap_percent=50, inside_percent=95, doubtful_percent=90
    ... )
    >>> found = verdict([read("5+ spades, 11-20")], read("6+ spades, 11-15"), line)
    >>> found.answer.value, found.clause
    ('yes', '23A2')
    """
    mode = mode or (Mode.ALL if len(withdrawn) > 1 else Mode.STATED)
    if not withdrawn:
        raise CaseError(
            "comparable call: no reading of the withdrawn call is told; describe it at least once"
        )
    readings = list(withdrawn[:1] if mode is Mode.STATED else withdrawn)
    if mode is Mode.UNION and len(readings) > 1:
        readings.append(either(withdrawn))
    return Verdict(
        withdrawn=tuple(withdrawn),
        replacement=replacement,
        mode=mode,
        line=line,
        comparisons=tuple(_compared(reading, replacement, line) for reading in readings),
    )


def _compared(withdrawn: Meaning, replacement: Meaning, line: Line) -> Comparison:
    """The three tests; neither yes nor no, where that depends on how open words are understood."""
    middle = tested(difference(withdrawn, replacement), line)
    if withdrawn == replacement:
        return middle
    if _left_open(middle):
        doubts, ends = (*middle.doubts, Doubt.OPEN), (0.0, 1.0)
        return replace(middle, answer=Answer.BORDERLINE, doubts=doubts, ends=ends)
    if middle.clause == "23A3":
        return middle
    if middle.answer is Answer.YES and _untold(withdrawn) and not _untold(replacement):
        doubts = (*middle.doubts, Doubt.UNTOLD)
        middle = replace(middle, answer=Answer.BORDERLINE, doubts=doubts, ends=(0.0, middle.share))
    told = _with_strength_of(withdrawn, replacement) if middle.answer is Answer.NO else None
    best = None if told is None else _compared(withdrawn, told, line)
    if best is not None and best.answer is not Answer.NO:
        doubts, ends = (*middle.doubts, Doubt.UNTOLD), (middle.share, max(middle.share, best.share))
        return replace(middle, answer=Answer.BORDERLINE, clause=best.clause, doubts=doubts, ends=ends)
    if not (is_open(withdrawn) or is_open(replacement)):
        return middle
    return _between(middle, withdrawn, replacement, line)


def _left_open(found: Comparison) -> bool:
    """Whether words that were left open may decide it: what they tell of the replacement may bring it inside, or add to its purpose."""
    seen = found.difference
    if Respect.WORDS in open_in(seen.a) and Doubt.WITHDRAWN_SILENT in found.doubts:
        return found.clause is None
    if Respect.WORDS not in open_in(seen.b):
        return False
    return found.clause == "23A3" or (found.answer is not Answer.YES and bool(seen.both))


def _with_strength_of(withdrawn: Meaning, replacement: Meaning) -> Meaning | None:
    """The replacement, of whose strength nothing is told, with that of the withdrawn call: a diamond suit; None where it is told."""
    strengths = [one for one in _parts(withdrawn) if isinstance(one, Amount) and one.figure is Figure.POINTS]
    told = any(isinstance(one, Amount) or _may_tell_strength(one) for one in leaves(replacement))
    shown = any(isinstance(one, OfShape) for one in leaves(replacement))
    found = every([replacement, *strengths])
    return found if strengths and shown and not told and not is_empty(found) else None


def _may_tell_strength(one: Meaning) -> bool:
    """Whether it is a remark from which more or less may be told of the strength, as a name or to play."""
    return isinstance(one, Tag) and one.purpose is not Purpose.NATURAL


def _parts(meaning: Meaning) -> tuple[Meaning, ...]:
    return meaning.parts if type(meaning) is And else (meaning,)


def _between(middle: Comparison, withdrawn: Meaning, replacement: Meaning, line: Line) -> Comparison:
    """The same, beside the tests at both ends; what is no at best is no, and what is yes at worst is yes."""
    best = middle if middle.answer is Answer.YES else _better(middle, withdrawn, replacement, line)
    if best.answer is Answer.NO:
        return middle
    least = difference(narrowest(withdrawn), widest(replacement))
    if middle.answer is Answer.YES:
        if not list(empty(least)) and tested(least, line).answer is Answer.YES:
            return middle
        best = _better(middle, withdrawn, replacement, line)
    shares = least.both / max(least.both + least.only_b, 1), best.share
    return replace(
        middle,
        answer=Answer.BORDERLINE,
        clause=middle.clause or best.clause,
        doubts=(*middle.doubts, Doubt.OPEN),
        ends=(min(shares), max(shares)),
    )


def _better(middle: Comparison, withdrawn: Meaning, replacement: Meaning, line: Line) -> Comparison:
    """The tests with the words understood as they fit best."""
    best = _at_end(widest(withdrawn), narrowest(replacement), line)
    return min(filter(None, (best, middle)), key=lambda one: list(Answer).index(one.answer))


def _untold(meaning: Meaning) -> bool:
    """Whether lengths are told, but nothing of the strength; a transfer is made with any."""
    if any(isinstance(one, Tag) and one.purpose in _TRANSFERS for one in leaves(meaning)):
        return False
    left = open_in(meaning)
    return Respect.STRENGTH in left and Respect.SHAPE not in left and not is_open(meaning)


def _at_end(withdrawn: Meaning, replacement: Meaning, line: Line) -> Comparison | None:
    """The tests with the words understood so; None where no hand is left of one of the calls."""
    seen = difference(withdrawn, replacement)
    return None if list(empty(seen)) else tested(seen, line)
