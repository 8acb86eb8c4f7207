"""The parameters of an address by their names."""

from collections.abc import Iterable

from lawbook.address.systems import SYSTEM_KEYS
from lawbook.errors import CaseError
from lawbook.scores import SCORE_KEYS

__all__ = ["RESERVED", "SET", "SHOWN", "TELLING", "is_kept", "told_once"]

KEPT = ("edition", "date", "authority", "lang")
SET = "set."
"""Before the name of a setting that is told otherwise than the authority has it."""
RECORD = (
    "deal",
    "belongs",
    "board",
    "dealer",
    "vul",
    "contract",
    "tricks",
    "leader",
    "offender",
    "story",
    *SCORE_KEYS,
    *SYSTEM_KEYS,
)
SHOWN = ("view", "as", "how", "add", "text", "of", "tick", "phase")
"""How a page is shown and what is being typed into it: no part of the case."""
TELLING = ("/rule", "/auction", "/play", "/hands")
"""Where the pages of a case begin; all others are only looked at."""
RESERVED = (*KEPT, *RECORD, *SHOWN)
"""The parameters that are no answers; no fact may be called so."""
MANY = frozenset({"tick"})
"""What may be told more than once: each box that was ticked."""


def told_once(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    """The parameters of an address, or the fields of a form, by their names. Raises CaseError for what is told in two ways."""
    told: dict[str, str] = {}
    for key, text in pairs:
        if told.get(key, text) != text and key not in MANY:
            raise CaseError("{name}: told more than once; tell it once", name=key[:40])
        told[key] = text
    return told


def is_kept(key: str) -> bool:
    """Whether a parameter goes along to every other page."""
    return key in KEPT or key.startswith(SET)
