"""Every case file, read once, and ruled on once for all the tests that only read the rulings."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from lawbook.casefile import CaseFile, load
from lawbook.desk import Decision, rule
from lawbook.errors import LawbookError
from lawbook.expect import variants

__all__ = ["CASES", "cases_in", "ruled", "rulings"]

CASES = Path(__file__).parents[1] / "cases"


@cache
def cases_in(path: Path) -> tuple[CaseFile, ...]:
    """The cases of a file."""
    return tuple(load(path))


@cache
def ruled(path: Path) -> tuple[tuple[CaseFile, Decision | LawbookError], ...]:
    """The cases of a file in each edition that they speak of, with the ruling on each or why there is none."""
    return tuple((variant, _ruled(variant)) for case in cases_in(path) for variant in variants(case))


def rulings() -> Iterator[Decision]:
    """Every ruling on a case of a Law."""
    for path in sorted(CASES.glob("law_*/*.yaml")):
        yield from (found for _, found in ruled(path) if isinstance(found, Decision))


def _ruled(case: CaseFile) -> Decision | LawbookError:
    try:
        return rule(case)
    except LawbookError as error:
        return error.with_traceback(None)
