"""Comparing: a withdrawn call and its replacement as words describe them (Law 23), and what JSON tells of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from typing import Any

from lawbook.meaning import (
    Comparison,
    Meaning,
    Mode,
    Verdict,
    count,
    examples,
    liberality,
    parse_meaning,
    verdict,
)
from lawbook.notation import hand_text
from lawbook.text import comparing

__all__ = ["SAMPLES", "Calls", "compare", "meaning_object"]

SAMPLES = 3
_ALL_HANDS = comb(52, 13)


@dataclass(frozen=True, slots=True)
class Calls:
    """The calls that are compared, and those before them; they tell what the words leave to them."""

    withdrawn: str | None = None
    replacement: str | None = None
    after: tuple[str, ...] = ()


def compare(  # noqa: PLR0913  # one parameter for each thing that is told
    withdrawn: Sequence[str],
    replacement: str,
    *,
    language: str = "en",
    by: str = "wbf",
    mode: str | None = None,
    calls: Calls | None = None,
) -> Verdict:
    """The verdict on words. Raises MeaningError for words that are not understood."""
    calls = calls or Calls()
    return verdict(
        [parse_meaning(words, language, calls.withdrawn, calls.after) for words in withdrawn],
        parse_meaning(replacement, language, calls.replacement, calls.after),
        liberality(by),
        Mode(mode) if mode else None,
    )


def meaning_object(meaning: Meaning, found: Verdict | None = None, language: str = "en") -> dict[str, Any]:
    """The JSON of a meaning, or of a withdrawn call beside its replacement."""
    told = {
        "meaning": str(meaning),
        "hands": count(meaning),
        "of": _ALL_HANDS,
        "only_a": None,
        "both": None,
        "only_b": None,
        "subset": None,
        "samples": {"a": _written(meaning)},
        "verdict": None,
    }
    return told if found is None else {**told, **_compared(found, language)}


def _compared(found: Verdict, language: str) -> dict[str, Any]:
    one = found.decisive.difference
    regions = {"only_a": one.a & ~one.b, "both": one.a & one.b, "only_b": one.b & ~one.a}
    return {
        "only_a": one.only_a,
        "both": one.both,
        "only_b": one.only_b,
        "subset": one.subset,
        "samples": {name: _written(region) for name, region in regions.items()},
        "verdict": {
            "answer": found.answer.value,
            "clause": found.clause,
            "mode": found.mode.value,
            "liberality": found.liberality.name,
            "replacement": str(found.replacement),
            "readings": [_reading(each) for each in found.comparisons],
            "doubts": [doubt.value for doubt in found.doubts],
            "same_denomination": found.specifies_the_same,
            "text": comparing.whole(found, language),
        },
    }


def _reading(one: Comparison) -> dict[str, Any]:
    return {
        "meaning": str(one.difference.a),
        "answer": one.answer.value,
        "clause": one.clause,
        "share": round(one.share, 6),
        "only_a": one.difference.only_a,
        "both": one.difference.both,
        "only_b": one.difference.only_b,
    }


def _written(meaning: Meaning) -> list[str]:
    """A few hands of the meaning as PBN writes them; none if there are none."""
    return [hand_text(hand) for hand in examples(meaning, SAMPLES)]
