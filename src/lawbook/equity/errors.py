"""What can go wrong when a result is computed: no library to ask, or one board that it cannot solve."""

from lawbook.errors import LawbookError

__all__ = ["NoSolver", "SolverError"]


class NoSolver(LawbookError, LookupError):  # noqa: N818  # the name in the style of its family
    """A double-dummy question where there is no library that could answer it."""


class SolverError(LawbookError, ArithmeticError):
    """One position that the library could not solve; the others of its batch are not concerned."""
