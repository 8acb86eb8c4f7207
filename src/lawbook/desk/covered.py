"""Covered: which Laws are written."""

from lawbook.errors import NotCovered
from lawbook.law.book import find_law
from lawbook.law.routes import ROUTES

__all__ = ["covered"]


def covered(number: str, edition: int) -> bool:
    """Whether a Law, or a route to one, is written in an edition."""
    if number in ROUTES:
        return True
    try:
        find_law(number, edition)
    except NotCovered:
        return False
    return True
