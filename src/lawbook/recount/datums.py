"""Butler scoring whose datums were published: the datums counted again, and the IMPs against them."""

from collections.abc import Sequence
from fractions import Fraction

from lawbook.errors import Wording
from lawbook.notation.results.fields import number_of
from lawbook.notation.results.model import NOTHING, Measure, Section
from lawbook.recount.conventions import DATUMS, Figures
from lawbook.recount.difference import Difference, agrees, shown
from lawbook.scoring.butler import DatumRule, butler, datum
from lawbook.scoring.entry import Entry, Score, comparable, for_ew
from lawbook.scoring.pairs import Result

__all__ = ["count_datums", "imps_against"]

Named = tuple[str, DatumRule]


def count_datums(section: Section, results: Sequence[Result]) -> tuple[Named, list[Difference]]:
    """The rule that agrees best with the published datums, and the datums that are others by it."""
    found: tuple[Named, list[Difference]] | None = None
    for awards in (False, True):
        said = ", awards of IMPs counted as a score of nothing" if awards else ""
        for name, rule in DATUMS.items():
            wrong = _wrong(section, _scores(section, results, awards=awards), rule)
            if found is None or len(wrong) < len(found[1]):
                found = (name + said, rule), wrong
    assert found is not None  # noqa: S101  # there are rules to try
    return found


def _scores(section: Section, results: Sequence[Result], *, awards: bool) -> dict[str, list[Score]]:
    """The scores of each board; some programs count the row of a director's award as a passed-out board."""
    scores: dict[str, list[Score]] = {number: [] for number in section.datums}
    for one, result in zip(section.results, results, strict=True):
        given = one.figures.get(Measure.IMPS, NOTHING)
        if comparable(result.for_ns):
            scores.setdefault(one.board, []).append(result.for_ns)
        elif awards and one.award is not None and any(float(number_of(text) or 0) for text in given):
            scores.setdefault(one.board, []).append(0)
    return scores


def _wrong(section: Section, scores: dict[str, list[Score]], rule: DatumRule) -> list[Difference]:
    found = []
    for board, text in section.datums.items():
        value = datum(scores[board], rule) if scores.get(board) else None
        if value is None or not agrees(text, value):
            found.append(
                Difference(
                    Wording("board {number}", number=board), Wording("datum"), text, shown(value, text)
                )
            )
    return found


def imps_against(section: Section, results: Sequence[Result], otherwise: Figures) -> Figures:
    """The IMPs of each result against the published datum; without a datum or a score, what they are otherwise."""
    figures: Figures = []
    for one, result, other in zip(section.results, results, otherwise, strict=True):
        text = number_of(section.datums.get(one.board, ""))
        middle = None if text is None else Fraction(text)
        figures.append(
            (
                _imps(result.for_ns, middle, other[0]),
                _imps(for_ew(result.for_ew), _opposite(middle), other[1]),
            )
        )
    return figures


def _opposite(middle: Fraction | None) -> Fraction | None:
    return None if middle is None else -middle


def _imps(entry: Entry, middle: Fraction | None, otherwise: Fraction | None) -> Fraction | None:
    return butler([entry], middle)[0] if middle is not None and comparable(entry) else otherwise
