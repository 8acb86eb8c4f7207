"""What players say of a call, and no card has: what was asked, what would be too strong for another call, what is taken back."""

from collections.abc import Iterator, Mapping
from typing import Any

from lawbook.languages import every
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.lexicon.english import OPENING, SUIT
from lawbook.meaning.words.lexicon.vocabulary import Kind, Table

__all__ = ["ANOTHER_CALL", "IN_FORMS", "SPEECH", "TOO_MUCH_OR_LITTLE", "in_speech"]

_TOO_STRONG, _TOO_WEAK = TOO_MUCH_OR_LITTLE = "too strong for another call", "too weak for another call"
ANOTHER_CALL = "no other call"

SPEECH: Table = {
    Kind.COUNTS: {
        Figure.ACES: "asked for aces",
        Figure.KINGS: "asked for kings",
        None: "asked for key cards",
        "cards": "bid the suit again",
    },
    Kind.JUDGED: {said: said for said in (_TOO_STRONG, _TOO_WEAK, "poor suit", ANOTHER_CALL)},
}
"""The words, beside those of cards."""

IN_FORMS: Mapping[str, tuple[Kind, Any]] = {
    "takes_back": (Kind.TAKES_BACK, None),
    "too_strong": (Kind.JUDGED, _TOO_STRONG),
    "too_weak": (Kind.JUDGED, _TOO_WEAK),
    "roughly": (Kind.LIMIT, "about"),
    "frames": (Kind.FILLER, None),
    "top_of": (Kind.JUDGED, "maximum hand"),
    "bottom_of": (Kind.JUDGED, "minimum hand"),
    "asks_about": (Kind.TAG, Purpose.ASKS),
    "over_calls": (Kind.FILLER, None),
    "an_opening": (Kind.WHOLE, OPENING),
    "raised_to": (Kind.TAG, Purpose.RAISE),
    "jumped_to": (Kind.FILLER, None),
    "anything": (Kind.FILLER, None),
    "in_each": (Kind.CARDS, None),
    "unknown": (Kind.SUITS, SUIT),
    "nothing_of": (Kind.TAG_OF_SUIT, Purpose.SAYS_NOTHING_OF),
    "nothing_said": (Kind.FILLER, None),
}
"""What is said in many forms, by the key under which each language has them."""


def supposed() -> Iterator[tuple[str, tuple[Kind, Any]]]:
    """What is only supposed, behind what it is supposed of and before it, in the forms of each language."""
    keys = ("supposed", "holding", "more_or_less", "if_had", "because", "would_have")
    for said, holding, more, if_had, because, would_have in zip(
        *(every("described", key) for key in keys), strict=True
    ):
        yield f"(?i:{would_have})", (Kind.NEITHER, None)
        yield f"(?i:(?:{more})(?:{said}))", (Kind.JUDGED, ANOTHER_CALL)
        yield rf"(?i:(?:{said}),?\s+(?:{holding})(?![^\W_]))", (Kind.NEITHER, None)
        yield f"(?i:{said})", (Kind.ELSEWHERE, None)
        yield rf"(?i:(?:{if_had})(?![^\W_])(?=[^;.]*(?:{said})))", (Kind.IF, None)
        yield rf"(?i:(?:{because})(?![^\W_]))", (Kind.COMMA, None)


def beside_the_hand() -> Iterator[str]:
    """What is said of the agreement, or of who knows it, as far as no word there may speak of the hand: we never discussed it."""
    for begins, hands in zip(*(every("described", key) for key in ("besides", "of_hands")), strict=True):
        yield rf"(?<![^\W_])(?i:(?:{begins})(?![^\W_])(?:(?!(?<![^\W_])(?:{hands})(?![^\W_]))[^,;.\d♠♥♦♣])*(?=[,;.]|$))"


def in_speech() -> Iterator[tuple[str, tuple[Kind, Any]]]:
    """All that is said in forms, in the order in which they are tried."""
    yield from supposed()
    for key, seen in IN_FORMS.items():
        yield rf"(?i:{'|'.join(every('described', key))})", seen
    yield from ((form, (Kind.FILLER, None)) for form in beside_the_hand())
