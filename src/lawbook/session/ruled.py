"""Ruled: what the desk rules on a case that was told in a call, and where it says so."""

from functools import lru_cache

from lawbook.address import Address
from lawbook.desk import Decision, rule
from lawbook.errors import LawbookError

__all__ = ["ruled"]


def ruled(case: str) -> Decision | None:
    """The ruling on a case as its address tells it; None where nothing is ruled on yet, or cannot be."""
    return _ruled(case) if Address.of(case).path.startswith("/rule") or "story=" in case else None


@lru_cache(maxsize=1024)
def _ruled(case: str) -> Decision | None:
    try:
        return rule(Address.of(case).case())
    except LawbookError:  # its page says why
        return None
