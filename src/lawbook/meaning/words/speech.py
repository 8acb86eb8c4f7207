"""What players say of a call, and no card has: what was asked, what would be too strong for another call, what is taken back."""

from collections.abc import Mapping
from typing import Any

from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.words.vocabulary import Kind, Table

__all__ = ["IN_FORMS", "SPEECH", "TOO_MUCH_OR_LITTLE"]

_TOO_STRONG, _TOO_WEAK = TOO_MUCH_OR_LITTLE = "too strong for another call", "too weak for another call"

SPEECH: Table = {
    Kind.COUNTS: {
        Figure.ACES: "asked for aces",
        Figure.KINGS: "asked for kings",
        None: "asked for key cards",
        "cards": "bid the suit again",
    },
    Kind.JUDGED: {said: said for said in (_TOO_STRONG, _TOO_WEAK, "poor suit")},
}
"""The words, beside those of cards."""

IN_FORMS: Mapping[str, tuple[Kind, Any]] = {
    "takes_back": (Kind.TAKES_BACK, None),
    "too_strong": (Kind.JUDGED, _TOO_STRONG),
    "too_weak": (Kind.JUDGED, _TOO_WEAK),
    "roughly": (Kind.LIMIT, "about"),
    "frames": (Kind.FILLER, None),
}
"""What is said in many forms, by the key under which each language has them."""
