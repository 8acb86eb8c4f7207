"""What can explain that the figures of a board differ: an award, a weighted score, a table that is not shown.

An explanation is a change of the results with which every figure of the board comes out as published.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import reduce
from itertools import chain, combinations, pairwise

from lawbook.errors import Wording
from lawbook.notation.results.fields import number_of
from lawbook.notation.results.model import DIRECTED, NOTHING, BoardResult, Both, Measure, Scoring
from lawbook.recount.conventions import Convention, figures_of, percentages, tops_of
from lawbook.recount.difference import agrees, off_in_decimals
from lawbook.recount.entries import as_given, sits_out
from lawbook.scoring.entry import Entry, Score, Weighted, comparable, raw
from lawbook.scoring.pairs import Result

__all__ = ["Explanation", "Told", "explained"]

_MANY = 24
"""Of so many tables each two are tried together; of more that would take too long."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """Results with which the published figures come out, and why they may be so."""

    results: tuple[Result, ...]
    because: str


@dataclass(frozen=True, slots=True)
class Told:
    """A board as it was published and as it is scored."""

    published: Sequence[BoardResult]
    results: Sequence[Result]
    convention: Convention
    scoring: Scoring
    field: int
    """How many tables a full board has."""

    def fits(self, results: Sequence[Result], *, rounded: bool = False) -> bool:
        """Whether all published figures come out, `rounded` at most otherwise in the last decimal.

        Results beyond those told are not shown in the file.
        """
        figures = figures_of(results, self.convention, self.field)
        percents = percentages(figures, results, self.convention, self.field)
        return all(
            agrees(text, value) or (rounded and off_in_decimals(text, value))
            for place, one in enumerate(self.published)
            for measure, both in one.figures.items()
            if not sits_out(one)
            for text, value in zip(
                both, (percents if measure is Measure.PERCENTAGE else figures)[place], strict=True
            )
        )

    def changed(self, entries: Mapping[int, tuple[Entry, Entry]]) -> tuple[Result, ...]:
        """The results with other entries in some places."""
        changed = list(self.results)
        for place, (ns, ew) in entries.items():
            changed[place] = replace(changed[place], for_ns=ns, for_ew=ew)
        return tuple(changed)


def explained(told: Told) -> Explanation | None:
    """The first explanation that fits the figures of a board; None if none does.

    Where none fits exactly, an award may stand beside figures that are rounded in another way.
    """
    awards = list(chain(_awards(told), _weighted(told)))
    exact = next((one for one in chain(awards, _hidden(told)) if told.fits(one.results)), None)
    rounded = (one for one in awards if told.fits(one.results, rounded=True))
    return exact or next(chain(rounded, _alone(told)), None)


def _alone(told: Told) -> Iterator[Explanation]:
    """The figures of the only table that is shown: what it was compared with is not told."""
    if sum(comparable(one.for_ns) for one in told.results) == 1 and len(told.published) == 1:
        given = as_given(told.published[0], told.scoring)
        if None not in given:
            said = Wording("no other table is shown, with which it was compared")
            yield Explanation(told.changed({0: given}), said)


def _awards(told: Told) -> Iterator[Explanation]:
    """Results whose figures the director gave, whatever scores or codes stand beside them: one, two, or all codes."""
    top = next(iter(tops_of(told.results, told.convention, told.field).values()), 0)
    given: dict[int, tuple[Entry, Entry]] = {}
    for place, one in enumerate(told.published):
        entries = as_given(one, told.scoring, top)
        if entries[0] is not None and entries[1] is not None and one.award != Both(DIRECTED, DIRECTED):
            given[place] = entries
    codes = [place for place in given if told.published[place].award is not None]
    groups = [[place] for place in given] + ([codes] if len(codes) > 1 else [])
    groups += [list(pair) for pair in combinations(given, 2)] if len(given) <= _MANY else []
    # an explanation by most of a board would fit whatever was published
    few = len(told.results) // 3
    for group in (group for group in groups if len(group) <= few or {*group} <= {*codes}):
        names = reduce(_and, (told.published[place].who for place in group))
        results = told.changed({place: given[place] for place in group})
        yield Explanation(results, Wording("the director gave {names} these figures", names=names))


def _weighted(told: Told) -> Iterator[Explanation]:
    """A director's figure that is a weighted score of results that others had (Law 12C1(c))."""
    for place, one in enumerate(told.published):
        if one.award is None or DIRECTED not in one.award:
            continue
        shares = _shares(told.published, told.results, place)
        if shares is None:
            continue
        score = Weighted(tuple(shares))
        parts = (
            Wording("{share:g} % of {points}", share=float(100 * share), points=points)
            for points, share in shares
        )
        said = Wording("{who} has {parts}", who=one.who, parts=reduce(_and, parts))
        yield Explanation(told.changed({place: (score, score)}), said)


def _and(one: Wording, other: Wording) -> Wording:
    return Wording("{one} and {other}", one=one, other=other)


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


def _hidden(told: Told) -> Iterator[Explanation]:
    """One more table, which the file does not show."""
    for score in _between(raw(one.for_ns) for one in told.results if comparable(one.for_ns)):
        more = Result.of(told.results[0].board, "?", "?", score)
        yield Explanation(
            (*told.results, more),
            Wording(
                "they fit one more table, which is not shown, with a score of about {score}", score=score
            ),
        )


def _between(scores: Iterable[Fraction]) -> Iterator[Score]:
    """Each score, and one between each two and beyond them all."""
    known = sorted({int(score) for score in scores})
    if known:
        yield from known
        yield from (known[0] - 10, *((low + high) // 2 for low, high in pairwise(known)), known[-1] + 10)
