"""What a table is scored by: the score of its result, or the award that stands in its place."""

from fractions import Fraction

from lawbook.errors import CaseError
from lawbook.notation.results.fields import number_of
from lawbook.notation.results.model import (
    DIRECTED,
    NOT_PLAYED,
    NOTHING,
    BoardResult,
    Measure,
    Scoring,
    Section,
)
from lawbook.scoring.contract import score
from lawbook.scoring.entry import Average, Entry, Stated
from lawbook.scoring.pairs import Result

__all__ = ["as_given", "entry_of", "played_score", "session_results", "sits_out"]

_AVERAGES = {"A+": Average.PLUS, "A": Average.EVEN, "A-": Average.MINUS}
_PERCENTS = {"60": Average.PLUS, "50": Average.EVEN, "40": Average.MINUS}


def played_score(result: BoardResult, section: Section) -> int | None:
    """The score of the contract as it was played (Law 77); None if too little is told."""
    if result.passed_out:
        return 0
    vulnerability = section.board(result.board).vulnerability
    if result.contract is None or result.tricks is None or vulnerability is None:
        return None
    try:
        return score(result.contract, result.tricks, vulnerability)
    except CaseError:
        return None


def entry_of(result: BoardResult, section: Section, scoring: Scoring) -> tuple[Entry, Entry]:
    """What North-South and East-West are scored by."""
    if sits_out(result):
        return None, None
    if result.award is not None:
        return _award(result, 0, scoring), _award(result, 1, scoring)
    points = result.score if result.score is not None else played_score(result, section)
    return points, points if result.ew_score is None else result.ew_score


def sits_out(result: BoardResult) -> bool:
    """Whether nobody was met: the director's row gives one side something and the other nothing at all."""
    percent = result.figures.get(Measure.PERCENTAGE, NOTHING)
    given = [number_of(one) for one in percent]
    empty = [one is not None and float(one) == 0 for one in given]
    return result.award is not None and DIRECTED in result.award and None not in given and sum(empty) == 1


def _award(result: BoardResult, side: int, scoring: Scoring) -> Entry:
    code = (result.award or NOTHING)[side]
    if code in _AVERAGES:
        return _AVERAGES[code]
    if code == DIRECTED:
        return as_given(result, scoring)[side]
    if code == NOT_PLAYED:
        return None
    number = number_of(code)
    if number is None:
        return None
    if scoring is not Scoring.MATCHPOINTS and number in _PERCENTS:
        return _PERCENTS[number]  # a code in percent stands for the average, whatever that is in IMPs
    return Stated(Fraction(number))


def as_given(result: BoardResult, scoring: Scoring, top: int = 0) -> tuple[Entry, Entry]:
    """An award of the figures that were published, which are all that is told of it.

    Matchpoints are a share of the top; where that is not known, of what both sides have.
    """
    measure = Measure.PERCENTAGE if scoring is Scoring.MATCHPOINTS else Measure.IMPS
    if any(both := result.figures.get(measure, NOTHING)):
        ns, ew = (number_of(one.rstrip("%")) for one in both)
        return _stated(ns), _stated(ew)
    points = [number_of(one) for one in result.figures.get(Measure.MATCHPOINTS, NOTHING)]
    if scoring is not Scoring.MATCHPOINTS or points[0] is None or points[1] is None:
        return None, None
    won = Fraction(points[0]), Fraction(points[1])
    whole = top or won[0] + won[1]
    return (Stated(100 * won[0] / whole), Stated(100 * won[1] / whole)) if whole else (None, None)


def _stated(number: str | None) -> Entry:
    return None if number is None else Stated(Fraction(number))


def session_results(section: Section, scoring: Scoring) -> list[Result]:
    """The results of a section as they are scored, in the order of the file."""
    return [
        Result(one.board, one.ns or ("?",), one.ew or ("?",), *entry_of(one, section, scoring))
        for one in section.results
    ]
