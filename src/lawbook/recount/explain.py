"""What can explain that the figures of a board differ: an award, a weighted score, a table that is not shown.

An explanation is a change of the results with which every figure of the board comes out as published.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise

from lawbook.notation.results.fields import number_of
from lawbook.notation.results.model import DIRECTED, NOTHING, BoardResult, Both, Measure, Scoring
from lawbook.recount.conventions import Convention, figures_of, percentages
from lawbook.recount.difference import agrees
from lawbook.recount.entries import as_given, sits_out
from lawbook.scoring.entry import Score, Weighted, comparable, raw
from lawbook.scoring.pairs import Result

__all__ = ["Explanation", "explained"]


@dataclass(frozen=True, slots=True)
class Explanation:
    """Results with which the published figures come out, and why they may be so."""

    results: tuple[Result, ...]
    because: str


def explained(
    told: Sequence[BoardResult], results: Sequence[Result], convention: Convention, scoring: Scoring
) -> Explanation | None:
    """The first explanation that fits the figures of a board; None if none does."""
    tries = (*_awards(told, results, scoring), *_weighted(told, results), *_hidden(told, results))
    return next((one for one in tries if fits(told, one.results, convention)), None)


def fits(told: Sequence[BoardResult], results: Sequence[Result], convention: Convention) -> bool:
    """Whether all figures of the board come out; results beyond those told are not shown in the file."""
    figures = figures_of(results, convention)
    percents = percentages(figures, results, convention)
    return all(
        agrees(text, value)
        for place, one in enumerate(told)
        for measure, both in one.figures.items()
        if not sits_out(one)
        for text, value in zip(
            both, (percents if measure is Measure.PERCENTAGE else figures)[place], strict=True
        )
    )


def _awards(
    told: Sequence[BoardResult], results: Sequence[Result], scoring: Scoring
) -> Iterator[Explanation]:
    """One result whose figures the director gave, whatever score or code stands beside them."""
    for place, one in enumerate(told):
        if one.award is not None and one.award == Both(DIRECTED, DIRECTED):
            continue
        ns, ew = as_given(one, scoring)
        if ns is None or ew is None:
            continue
        changed = [*results]
        changed[place] = replace(results[place], for_ns=ns, for_ew=ew)
        yield Explanation(tuple(changed), f"the director gave {one.where.partition(', ')[2]} these figures")


def _weighted(told: Sequence[BoardResult], results: Sequence[Result]) -> Iterator[Explanation]:
    """A director's figure that is a weighted score of results that others had (Law 12C1(c))."""
    for place, one in enumerate(told):
        if one.award is None or DIRECTED not in one.award:
            continue
        shares = _shares(told, results, place)
        if shares is None:
            continue
        score = Weighted(tuple(shares))
        changed = [*results]
        changed[place] = replace(results[place], for_ns=score, for_ew=score)
        said = " and ".join(f"{float(100 * share):g} % of {points}" for points, share in shares)
        yield Explanation(tuple(changed), f"{one.where.partition(', ')[2]} has {said}")


def _shares(
    told: Sequence[BoardResult], results: Sequence[Result], place: int
) -> list[tuple[int, Fraction]] | None:
    """The outcomes by which the others' percentages differ from those among themselves, in whole per cent.

    Someone with a score beats twice the share of what is below it and ties once the share of what equals it;
    from the lowest score upwards that gives the share of each.
    """
    known = _percents(told, results, place)
    if not known:
        return None
    top = 2 * sum(comparable(one.for_ns) for one in results)
    points = [one.for_ns for one in results if isinstance(one.for_ns, int)]
    below, shares = Fraction(), list[tuple[int, Fraction]]()
    for score in sorted(known):
        own = 2 * sum(other < score for other in points) + points.count(score) - 1
        share = Fraction(round((known[score] * top / 100 - own - 2 * below) * 100), 100)
        if share > 0:
            shares.append((score, share))
            below += share
    above = 1 - below
    if above > 0:
        shares.append((max(known) + 10, above))  # beyond every score that others had
    return shares if above >= 0 and shares else None


def _percents(told: Sequence[BoardResult], results: Sequence[Result], place: int) -> dict[int, Fraction]:
    """What North-South got for each score, in per cent."""
    known: dict[int, Fraction] = {}
    for other, (one, result) in enumerate(zip(told, results, strict=True)):
        text = number_of(one.figures.get(Measure.PERCENTAGE, NOTHING).ns)
        if other != place and text is not None and isinstance(result.for_ns, int):
            known.setdefault(result.for_ns, Fraction(text))
    return known


def _hidden(told: Sequence[BoardResult], results: Sequence[Result]) -> Iterator[Explanation]:
    """One more table, which the file does not show."""
    if not told:
        return
    for score in _between(raw(one.for_ns) for one in results if comparable(one.for_ns)):
        more = Result.of(results[0].board, "?", "?", score)
        yield Explanation(
            (*results, more), f"they fit one more table, which is not shown, with a score of about {score}"
        )


def _between(scores: Iterable[Fraction]) -> Iterator[Score]:
    """Each score, and one between each two and beyond them all."""
    known = sorted({int(score) for score in scores})
    if known:
        yield from known
        yield from (known[0] - 10, *((low + high) // 2 for low, high in pairwise(known)), known[-1] + 10)
