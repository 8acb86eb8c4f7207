"""Disclosing: what was explained of a call beside what the pair has agreed, in words; it answers no judgement."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from lawbook.meaning import Difference, Holds, Meaning
from lawbook.text.catalogue import translate
from lawbook.text.comparing import percent
from lawbook.text.describing import described

__all__ = ["SAID", "Told", "disclosing"]

SAID: Mapping[str, str] = {
    "explained": "Explained: {words}.",
    "refused": "Explained: {words}; these words are not understood, and are not compared.",
    "not_explained": "Nothing was explained.",
    "corrected": "Corrected to: {words}.",
    "agreed": "By the pair's system: {words} ({source}).",
    "not_agreed": "The pair's system says nothing of the call.",
    "same": "It is the same.",
    "share": "Of the hands that the call shows by the system, {share} are as it was explained; of those that were explained, {back}"
    " are as the system has it.",
    "yes": "The hand is as it was explained.",
    "no": "The hand is not as it was explained.",
    "open": "Whether the hand is as it was explained depends on what the words mean.",
    "yes_agreed": "The hand is as the system has it.",
    "no_agreed": "The hand is not as the system has it.",
    "open_agreed": "Whether the hand is as the system has it depends on what the words mean.",
    "evidence": "A system file is evidence of what was agreed when the call was made, if it was written before; the Director weighs"
    " it.",
}
"""Every sentence, by its name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What the record and the pair's system say of one call."""

    words: str = ""
    """As it was explained."""
    explained: Meaning | None = None
    """The same as it was understood; None where it was not."""
    corrected: str = ""
    agreed: Meaning | None = None
    source: str = ""
    """Where the system says so."""
    has_system: bool = False
    difference: Difference | None = None
    """What was agreed beside what was explained."""
    hand: Holds | None = None
    """Whether the hand is as it was explained; None where one of the two is not known."""
    hand_agreed: Holds | None = None


def disclosing(told: Told, language: str) -> Iterator[str]:
    """What was explained, what is agreed, and how far they and the hand agree."""
    if not told.words:
        yield _say("not_explained", language)
    elif told.explained is None:
        yield _say("refused", language, words=told.words)
    else:
        yield _say("explained", language, words=described(told.explained, language))
    if told.corrected:
        yield _say("corrected", language, words=told.corrected)
    if told.agreed is not None:
        words = described(told.agreed, language)
        yield _say("agreed", language, words=words, source=told.source)
    elif told.has_system:
        yield _say("not_agreed", language)
    yield from _compared(told, language)
    if told.hand is not None:
        yield _say(told.hand.value, language)
    if told.hand_agreed is not None:
        yield _say(f"{told.hand_agreed.value}_agreed", language)
    if told.agreed is not None:
        yield _say("evidence", language)


def _compared(told: Told, language: str) -> Iterator[str]:
    seen = told.difference
    if seen is None or not (seen.both + seen.only_a) or not (seen.both + seen.only_b):
        return
    if not seen.only_a and not seen.only_b:
        yield _say("same", language)
        return
    share, back = seen.both / (seen.both + seen.only_a), seen.both / (seen.both + seen.only_b)
    yield _say("share", language, share=percent(share, language), back=percent(back, language))


def _say(name: str, language: str, **named: object) -> str:
    return translate("disclosing", SAID[name], language).format(**named)
