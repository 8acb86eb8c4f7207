"""The three tests of Law 23A, put to two meanings as they stand: the same or similar, a part, the same purpose."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import comb

from lawbook.bridge import Strain
from lawbook.errors import CaseError
from lawbook.meaning.comparing.answers import Answer, Doubt
from lawbook.meaning.comparing.difference import Difference
from lawbook.meaning.comparing.line import Line
from lawbook.meaning.comparing.purposes import (
    only_possible,
    only_transfers,
    purposes,
    related_purposes,
    shared_purposes,
)
from lawbook.meaning.comparing.similarity import Similarity, similarity
from lawbook.meaning.comparing.specifying import Feature, specifications
from lawbook.meaning.terms.meanings import Meaning

__all__ = ["Comparison", "empty", "tested"]

_ALL_HANDS = comb(52, 13)


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


def tested(seen: Difference, line: Line) -> Comparison:
    """The three tests, those first that take least. Raises CaseError where no hand fits one of the meanings."""
    for meaning in empty(seen):
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


def empty(seen: Difference) -> Iterator[Meaning]:
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
