"""Ruled: what the desk rules on a case that was told in a call, and whether anything of it is said."""

from functools import lru_cache

from lawbook.address import Address
from lawbook.desk import Decision, rule
from lawbook.errors import LawbookError
from lawbook.voice import speech

__all__ = ["is_spoken", "ruled"]


def ruled(case: str) -> Decision | None:
    """The ruling on a case as its address tells it; None where nothing is ruled on yet, or cannot be."""
    return _ruled(case) if Address.of(case).path.startswith("/rule") or "story=" in case else None


@lru_cache(maxsize=1024)
def _ruled(case: str) -> Decision | None:
    try:
        return rule(Address.of(case).case())
    except LawbookError:  # its page says why
        return None


@lru_cache(maxsize=1024)
def is_spoken(case: str) -> bool:
    """Whether the ruling on a case has anything to say at the table: a penalty, say, is for the Director alone."""
    decision = ruled(case)
    spoken = None if decision is None else speech(decision)
    return spoken is not None and bool(spoken.now or spoken.before)
