"""The figures of boards counted again: matchpoints, percentages and IMPs of pairs."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from lawbook.errors import Wording
from lawbook.notation.results.model import BoardResult, Measure, Scoring, Section
from lawbook.recount.conventions import Convention, Figures, candidates, field_of, figures_of, percentages
from lawbook.recount.datums import count_datums, imps_against
from lawbook.recount.difference import LAST_PLACE, Difference, agrees, last_place, shown
from lawbook.recount.entries import session_results, sits_out
from lawbook.recount.explain import Told, explained
from lawbook.scoring.method import Butler
from lawbook.scoring.pairs import Result

__all__ = ["Boards", "compare", "count_boards", "scored_boards"]

_SIDES = ("NS", "EW")
_FEW = 5
"""By a convention that is not the file's, most boards are wrong; so many are looked into."""


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
    best: tuple[tuple[int, int], Boards] | None = None
    for convention in candidates(scoring):
        counted = _by(convention, told, results, scoring)
        unexplained = sum(not one.because for one in counted.differences)
        worth = (unexplained, len(counted.differences))
        if best is None or worth < best[0]:
            best = worth, counted
        if not counted.differences:
            break
    return None if best is None else best[1]


def _by(
    convention: Convention, told: Sequence[BoardResult], results: Sequence[Result], scoring: Scoring
) -> Boards:
    """The boards by a convention; if few are wrong by it, with what explains them."""
    wrong = list(_wrong(told, results, convention))
    changed, because = list(results), dict[str, str]()
    boards = {told[place].board for place, _ in wrong}
    field = field_of(results)
    for board in sorted(boards) if len(boards) <= _FEW else ():
        places = [place for place, one in enumerate(told) if one.board == board]
        published, scored = [told[place] for place in places], [changed[place] for place in places]
        found = explained(Told(published, scored, convention, scoring, field))
        if found is not None:
            because[board] = found.because
            for place, result in zip(places, found.results, strict=False):
                changed[place] = result
            changed += found.results[len(places) :]
    left = _left(told, changed, convention) if because else {}
    differences = (
        replace(
            one, because=_combined(one, because.get(told[place].board, ""), left.get((place, one.what), ""))
        )
        for place, one in wrong
    )
    return Boards(convention, tuple(changed), tuple(differences))


def _left(
    told: Sequence[BoardResult], results: Sequence[Result], convention: Convention
) -> dict[tuple[int, str], str]:
    """What is still off when the boards are explained, with the reason for it."""
    return {(place, one.what): one.because for place, one in _wrong(told, results, convention)}


def _combined(one: Difference, because: str, rounding: str) -> str:
    """What explains a figure: its board, and its rounding besides."""
    if because and rounding:
        return Wording("{one}; {other}", one=because, other=rounding)
    return because or one.because


def _against_datums(section: Section, results: Sequence[Result]) -> Boards:
    """The boards against the datums that were published, and the datums by the rule that agrees best."""
    rule, differences = count_datums(section, results)
    convention = Convention(f"Butler, {rule[0]}", Butler(rule=rule[1]))
    figures = imps_against(section, results, figures_of(results, convention))
    rows = (one for _, one in compare(section.results, results, figures, convention))
    return Boards(convention, tuple(results), (*differences, *rows))


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
                    because = LAST_PLACE if last_place(text, value) else ""
                    yield (
                        place,
                        Difference(
                            one.where,
                            Wording("{measure} {side}", measure=str(measure), side=side),
                            text,
                            shown(value, text),
                            because,
                        ),
                    )


def scored_boards(section: Section, scoring: Scoring) -> Boards | None:
    """The boards of a section for which nothing was published, by the likeliest convention.

    None without results, and where nobody says how they are scored.
    """
    if scoring is Scoring.UNKNOWN or not any(one.told for one in section.results):
        return None
    return Boards(candidates(scoring)[0], tuple(session_results(section, scoring)), ())
