"""The figures of boards counted again: matchpoints, percentages and IMPs of pairs."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from lawbook.notation.results.model import BoardResult, Measure, Scoring, Section
from lawbook.recount.conventions import Convention, Figures, candidates, figures_of, percentages
from lawbook.recount.datums import count_datums, imps_against
from lawbook.recount.difference import Difference, agrees, last_place, shown
from lawbook.recount.entries import session_results, sits_out
from lawbook.recount.explain import explained
from lawbook.scoring.method import Butler
from lawbook.scoring.pairs import Result

__all__ = ["Boards", "compare", "count_boards", "scored_boards"]

_SIDES = ("NS", "EW")


@dataclass(frozen=True, slots=True)
class Boards:
    """The boards of a section, counted again."""

    convention: Convention
    results: tuple[Result, ...]
    """As they are scored; what explained a difference has taken its place."""
    differences: tuple[Difference, ...]


def count_boards(section: Section, scoring: Scoring) -> Boards | None:
    """The boards of a section by the convention that agrees best with what was published; None if nothing was."""
    told = section.results
    if not any(one.figures for one in told):
        return None
    results = session_results(section, scoring)
    if section.datums:
        return _against_datums(section, results)
    convention = _best(told, results, scoring)
    changed, because = list(results), dict[str, str]()
    wrong = {told[place].board for place, _ in _wrong(told, results, convention)}
    for board in sorted(wrong):
        places = [place for place, one in enumerate(told) if one.board == board]
        found = explained(
            [told[place] for place in places], [changed[place] for place in places], convention, scoring
        )
        if found is not None:
            because[board] = found.because
            for place, result in zip(places, found.results, strict=True):
                changed[place] = result
    differences = tuple(
        replace(one, because=one.because or because.get(told[place].board, ""))
        for place, one in _wrong(told, results, convention)
    )
    return Boards(convention, tuple(changed), differences)


def _against_datums(section: Section, results: Sequence[Result]) -> Boards:
    """The boards against the datums that were published, and the datums by the rule that agrees best."""
    rule, differences = count_datums(section, results)
    convention = Convention(f"Butler, {rule[0]}", Butler(rule=rule[1]))
    figures = imps_against(section, results, figures_of(results, convention))
    rows = (one for _, one in compare(section.results, results, figures, convention))
    return Boards(convention, tuple(results), (*differences, *rows))


def _best(told: Sequence[BoardResult], results: Sequence[Result], scoring: Scoring) -> Convention:
    """The first convention with the fewest differences."""
    found: tuple[int, Convention] | None = None
    for convention in candidates(scoring):
        wrong = sum(1 for _ in _wrong(told, results, convention))
        if found is None or wrong < found[0]:
            found = (wrong, convention)
        if not wrong:
            break
    assert found is not None  # noqa: S101  # there is a convention for every way of scoring
    return found[1]


def _wrong(
    told: Sequence[BoardResult], results: Sequence[Result], convention: Convention
) -> Iterator[tuple[int, Difference]]:
    """The figures that do not agree, each with the place of its result."""
    return compare(told, results, figures_of(results, convention), convention)


def compare(
    told: Sequence[BoardResult], results: Sequence[Result], figures: Figures, convention: Convention
) -> Iterator[tuple[int, Difference]]:
    """The published figures that are not these, each with the place of its result."""
    percents = percentages(figures, results, convention)
    for place, one in enumerate(told):
        for measure, both in one.figures.items() if not sits_out(one) else ():
            values = (percents if measure is Measure.PERCENTAGE else figures)[place]
            for side, text, value in zip(_SIDES, both, values, strict=True):
                if not agrees(text, value):
                    because = "rounded otherwise in the last place" if last_place(text, value) else ""
                    yield place, Difference(one.where, f"{measure} {side}", text, shown(value, text), because)


def scored_boards(section: Section, scoring: Scoring) -> Boards | None:
    """The boards of a section for which nothing was published, by the likeliest convention; None without results."""
    if not any(one.told for one in section.results):
        return None
    known = Scoring.MATCHPOINTS if scoring is Scoring.UNKNOWN else scoring
    return Boards(candidates(known)[0], tuple(session_results(section, known)), ())
