"""Whether a replacement is a comparable call: the three tests of Law 23A, put to meanings, never to a hand.

One test is enough. What is doubtful is left to the Director, with the figures, and so is everything that
no figure can tell: what the calls mean, and in which ways the withdrawn one could be understood.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import comb

from lawbook.bridge import Hand, Strain
from lawbook.errors import CaseError
from lawbook.lazyclass import dataclass
from lawbook.meaning.comparing.answers import Answer, Doubt, Mode
from lawbook.meaning.comparing.difference import Difference, difference
from lawbook.meaning.comparing.line import Line
from lawbook.meaning.comparing.purposes import (
    only_possible,
    only_transfers,
    purposes,
    related_purposes,
    shared_purposes,
)
from lawbook.meaning.comparing.similarity import Similarity, similarity
from lawbook.meaning.comparing.specifying import Feature, Specified, specifications, specifies
from lawbook.meaning.counting.counts import is_empty
from lawbook.meaning.counting.dealing import examples
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import Amount, And, Meaning, Tag, either, every, leaves
from lawbook.meaning.terms.openness import Respect, is_open, narrowest, open_in, widest
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.shapes import OfShape

__all__ = ["Answer", "Comparison", "Doubt", "Mode", "Verdict", "verdict"]

_ALL_HANDS = comb(52, 13)
_TRANSFERS = {Purpose.TRANSFER, Purpose.TRANSFER_TO}


@dataclass(frozen=True, slots=True)
class Comparison:
    """The replacement beside one reading of the withdrawn call."""

    difference: Difference
    answer: Answer
    clause: str | None = None
    """The test on which the answer rests; None where all three fail."""
    similarity: Similarity | None = None
    """What 23A1 turned on; None where another test came first, or one call says nothing of its hands."""
    doubts: tuple[Doubt, ...] = ()
    ends: tuple[float, float] | None = None
    """The shares with open words understood in the ways that fit least and best, the lower one first."""

    @property
    def share(self) -> float:
        """The share of the replacement's hands that would have made the withdrawn call."""
        return self.difference.both / (self.difference.both + self.difference.only_b)


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
    middle = _tested(difference(withdrawn, replacement), line)
    if withdrawn == replacement or middle.clause == "23A3":
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
        if not list(_empty(least)) and _tested(least, line).answer is Answer.YES:
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
    return None if list(_empty(seen)) else _tested(seen, line)


def _tested(seen: Difference, line: Line) -> Comparison:
    """The three tests, those first that take least. Raises CaseError where no hand fits one of the meanings."""
    for meaning in _empty(seen):
        raise CaseError(
            "no hand fits '{meaning}': it contradicts itself; change one of its terms", meaning=meaning
        )
    doubts = tuple(_doubts(seen))
    if seen.a == seen.b and not _not_firm(seen.b):
        return Comparison(seen, Answer.YES, "23A1")
    purpose = _same_purpose(seen.a, seen.b)
    if purpose is Answer.YES:
        return Comparison(seen, purpose, "23A3", doubts=doubts)
    by_hands = _by_hands(seen, line, doubts)
    if purpose is Answer.BORDERLINE and by_hands.answer is not Answer.YES:
        return replace(by_hands, answer=purpose, clause="23A3", doubts=(*by_hands.doubts, Doubt.SAYS_MORE))
    return by_hands


def _empty(seen: Difference) -> Iterator[Meaning]:
    """Those of the two meanings that no hand fits."""
    if not seen.only_a + seen.both:
        yield seen.a
    if not seen.both + seen.only_b:
        yield seen.b


def _doubts(seen: Difference) -> Iterator[Doubt]:
    """What the words alone leave open."""
    if seen.only_a + seen.both == _ALL_HANDS:
        yield Doubt.WITHDRAWN_SILENT
    if seen.both + seen.only_b == _ALL_HANDS:
        yield Doubt.REPLACEMENT_SILENT
    if _not_firm(seen.a) or _not_firm(seen.b):
        yield Doubt.NOT_FIRM


def _not_firm(meaning: Meaning) -> bool:
    """Whether all that is told of a call's purpose is that it is possible."""
    return only_possible(meaning) and not purposes(meaning)


def _same_purpose(withdrawn: Meaning, replacement: Meaning) -> Answer:
    """Law 23A3: the same question or relay; doubtful where the replacement specifies something beside it."""
    shared = shared_purposes(withdrawn, replacement)
    if not shared:
        return Answer.NO
    if only_transfers(shared) and (suits := _suits(withdrawn)) != (others := _suits(replacement)):
        return Answer.NO if suits and others else Answer.BORDERLINE
    if purposes(withdrawn) == purposes(replacement):
        return Answer.YES
    return Answer.YES if specifications(replacement) <= specifications(withdrawn) else Answer.BORDERLINE


def _suits(meaning: Meaning) -> frozenset[Strain]:
    return frozenset(one.strain for one in specifications(meaning) if one.feature is Feature.LENGTH)


def _by_hands(seen: Difference, line: Line, doubts: tuple[Doubt, ...]) -> Comparison:
    """Laws 23A1 and 23A2, by the hands that the calls show; where one shows none, nothing can be told."""
    if Doubt.WITHDRAWN_SILENT in doubts or Doubt.REPLACEMENT_SILENT in doubts:
        if related_purposes(seen.a, seen.b) and Doubt.NOT_FIRM not in doubts:
            return Comparison(seen, Answer.BORDERLINE, "23A3", doubts=(*doubts, Doubt.RELATED))
        return Comparison(seen, Answer.NO, doubts=doubts)
    if seen.subset:
        return Comparison(seen, Answer.YES, "23A2" if seen.only_a else "23A1", doubts=doubts)
    share = 100 * seen.both / (seen.both + seen.only_b)
    few = (Doubt.FEW_OUTSIDE,) if share >= line.doubtful_percent else ()
    if share >= line.inside_percent:
        return Comparison(seen, Answer.YES, "23A2", doubts=(*doubts, *few))
    found = similarity(seen.a, seen.b, line)
    if found.passes(line):
        return Comparison(seen, Answer.YES, "23A1", found, doubts)
    near = found.nearly_passes(line)
    forcing = (Doubt.FORCING,) if near and found.forcing_apart > 1 else ()
    if few or near:
        clause = "23A2" if few else "23A1"
        return Comparison(seen, Answer.BORDERLINE, clause, found, (*doubts, *few, *forcing))
    return Comparison(seen, Answer.NO, similarity=found, doubts=doubts)
