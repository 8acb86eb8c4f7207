"""Comparing: a withdrawn call and its replacement as words describe them (Law 23), and what JSON tells of them."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import comb
from typing import Any

from lawbook.bridge import Bid, Call
from lawbook.desk.laid_down import setting_object
from lawbook.desk.line import line_of
from lawbook.errors import NotationError
from lawbook.languages import ENGLISH
from lawbook.law.authority import Authority, Setting, authority
from lawbook.meaning import (
    Comparison,
    Meaning,
    MeaningError,
    Mode,
    Verdict,
    count,
    examples,
    leaving_open,
    parse_meaning,
    verdict,
)
from lawbook.notation import call_text, hand_text, parse_call
from lawbook.text import comparing

__all__ = [
    "LEFT_OPEN",
    "SAMPLES",
    "Calls",
    "compare",
    "left_open",
    "meaning_object",
    "one_call",
    "read_calls",
]

SAMPLES = 3
LEFT_OPEN = "To leave open what is not understood, write:"
_ALL_HANDS = comb(52, 13)


@dataclass(frozen=True, slots=True)
class Calls:
    """The calls that are compared, and those before them; they tell what the words leave to them."""

    withdrawn: str | None = None
    replacement: str | None = None
    after: tuple[str, ...] = ()
    """Before the replacement; opponents' calls stand in brackets."""
    believed: tuple[str, ...] | None = None
    """Before the withdrawn call, as its maker believed; the same if that is not told."""

    agreed: tuple[Meaning | None, Meaning | None] = (None, None)
    """What the pair's own system says of each, where it says one thing; it stands above a convention's name."""

    @property
    def before_withdrawn(self) -> tuple[str, ...]:
        """The calls before the withdrawn one."""
        return self.after if self.believed is None else self.believed

    @property
    def insufficient(self) -> bool | None:
        """Whether the withdrawn call was too low a bid where it was replaced; None where that is not told."""
        if self.withdrawn is None or not self.after:
            return None
        bid = _bid(self.withdrawn)
        bids = [one for said in self.after if (one := _bid(said.strip("()"))) is not None]
        return bid is not None and bool(bids) and not bids[-1] < bid


def _bid(text: str) -> Bid | None:
    try:
        call = parse_call(text)
    except NotationError:
        return None
    return call if isinstance(call, Bid) else None


def one_call(text: str | None, language: str = ENGLISH) -> str | None:
    """The call that a person types; None where he types none. Raises NotationError for what is no call."""
    return call_text(_typed(text.strip(), language)) if text and text.strip() else None


def read_calls(text: str, language: str = ENGLISH) -> tuple[str, ...]:
    """The calls that a person types, opponents' in brackets, with the letters of the language or of English.

    >>> read_calls("1S (2r) pas", "nb")
    ('1♠', '(2♦)', 'Pass')
    """
    return tuple(
        f"({call_text(call)})" if said.startswith("(") else call_text(call)
        for said in text.replace(",", " ").split()
        for call in [_typed(said.strip("()"), language)]
    )


def _typed(text: str, language: str) -> Call:
    try:
        return parse_call(text, language)
    except NotationError:
        with suppress(NotationError):
            return parse_call(text)
        raise


def compare(  # noqa: PLR0913  # one parameter for each thing that is told
    withdrawn: Sequence[str],
    replacement: str,
    *,
    language: str = "en",
    body: Authority | None = None,
    mode: str | None = None,
    calls: Calls | None = None,
) -> Verdict:
    """The verdict on words, by the line of the authority. Raises MeaningError for words that are not understood."""
    calls = calls or Calls()
    own, instead = calls.agreed
    return verdict(
        [parse_meaning(words, language, calls.withdrawn, calls.before_withdrawn, own) for words in withdrawn],
        parse_meaning(replacement, language, calls.replacement, calls.after, instead),
        line_of(body or authority("WBF")),
        Mode(mode) if mode else None,
    )


def left_open(error: MeaningError, calls: Calls, language: str = ENGLISH) -> str | None:
    """The words of either call with braces round what is not understood; None where they are better written anew."""
    own, instead = calls.agreed
    return leaving_open(error.text, language, calls.withdrawn, calls.before_withdrawn, own) or leaving_open(
        error.text, language, calls.replacement, calls.after, instead
    )


def meaning_object(
    meaning: Meaning, found: Verdict | None = None, line: Sequence[Setting] = (), language: str = "en"
) -> dict[str, Any]:
    """The JSON of a meaning, or of a withdrawn call beside its replacement, compared by a line."""
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
    return told if found is None else {**told, **_compared(found, line, language)}


def _compared(found: Verdict, line: Sequence[Setting], language: str) -> dict[str, Any]:
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
            "line": [setting_object(one) for one in line],
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
        "ends": None if one.ends is None else [round(end, 6) for end in one.ends],
        "share": round(one.share, 6),
        "only_a": one.difference.only_a,
        "both": one.difference.both,
        "only_b": one.difference.only_b,
    }


def _written(meaning: Meaning) -> list[str]:
    """A few hands of the meaning as PBN writes them; none if there are none."""
    return [hand_text(hand) for hand in examples(meaning, SAMPLES)]
