"""Every sentence that evidence is told in, so that it can be translated in one place."""

import re
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from lawbook.bridge import Contract
from lawbook.text import render
from lawbook.text.catalogue import translate
from lawbook.text.figures import written

__all__ = ["CONTEXT", "Saying", "Words"]

_FIGURE = re.compile(r"[+-]?\d+\.\d+")
CONTEXT = "equity"
"""The context of these messages in the catalogues."""


class Words(Enum):
    """The sentences, with what they name in braces."""

    CAVEAT = (
        "Double dummy is evidence for a judgement, not a ruling: nobody at the table sees all four hands."
    )
    NO_MISGUESS = (
        "No line is told, so whoever plays guesses right every time: "
        "tell how he would have played (--line) before a figure near 100 % counts."
    )
    GUESSED_RIGHT = "Whoever plays guesses right every time: a share near 100 % may hide a guess."
    LAYOUTS = "{number} layouts dealt, seed {seed}; a range holds the true figure 19 times in 20."
    CERTAIN = (
        "All four hands are known, so nothing is dealt: each figure is what double dummy takes, "
        "which guesses right every time."
    )

    CONTRACT = "{bid} by {seat}"
    KNOWLEDGE = "What knowing that {seat} holds {card} was worth to {chair}"
    WITHOUT = "without it"
    WITH = "knowing it"
    MAKES = "{contract} is made"
    CARD_MAKES = "{contract} is made after {cards}"
    CARD_BEATS = "{contract} is beaten after {cards}"
    LINE_MAKES = "{contract} is made by {cards}"
    LINE_BEATS = "{contract} is beaten by {cards}"
    BEATS = "{contract} is beaten"
    OPEN_CARD = "{seat} holds {card} in {share} of the layouts that {chair} could expect without knowing it."
    SEEN_ANYWAY = "{card} lies in a hand that {chair} sees, so knowing it is worth nothing from here on."
    KNOWN_ANYWAY = (
        "Whatever {chair} could know already tells that {seat} holds {card}, so knowing it is worth nothing."
    )
    BEST_CHANGES = (
        "Without the knowledge the best is {before}, with it {after}: it is worth {points} points of success."
    )
    BEST_STAYS = "The best is {before}, with the knowledge and without it."
    NO_CLEAR_BEST = "Even with the knowledge no choice is clearly the best."
    BEST_APPEARS = "Without the knowledge no choice is clearly the best; with it {after} is, by {points} points of success."

    MISINFORMATION = "What {chair} could expect from what he was told, and from what is so"
    AS_TOLD = "as he was told"
    AS_IT_IS = "as it is"
    MISLED = "By what he was told the best is {before}, by what is so {after}, which would have gained {points} points of success."
    NOT_MISLED = "The best is {before} by what he was told, and by what is so."
    PERHAPS_MISLED = "No choice is clearly the best by both; the figures are for the Director to weigh."

    REVOKE = "Trick {trick}: {seat} put {card} and could have followed suit"
    TRICKS_OF = "tricks of {side}"
    AS_PLAYED = "as it was played"
    IF_PLAYED_ON = "from there on with best play"
    AFTER_TRANSFER = "after {number} transferred (64A)"
    WITHOUT_REVOKE = "without the revoke: {cards}"
    TRANSFER_OPEN = (
        "How many tricks 64A gives is not settled yet, so nothing is said of whether they are enough (64C)."
    )
    COMPENSATED = "64A gives {side} as much as they would have without the revoke."
    UNDERCOMPENSATED = "Without the revoke {side} get {number} more than 64A gives them."

    LEAD = "What {seat} could have led if nothing had bound him"
    FREE_CARD = "{cards}"
    BOUND = "{cards} (as he was bound)"
    RESTRICTION_COST = "A free lead takes {number} more for {side} than the best that he was left."
    RESTRICTION_FREE = "No free lead takes more for {side} than the best that he was left."

    ALTERNATIVES = "What each contract would have brought"
    ENDING = "{contract}, {tricks} tricks: {points}"
    AS_IT_LAY = "{ending} (as the cards lay)"
    ALONE_TRICKS = "{contract}"
    ALONE = (
        "Only {contract} is looked at: no share is proposed before the other contracts are named that the "
        "auction could have led to (--contract), each with how likely it is."
    )
    PROPOSED = "proposed share"
    FIGURED = "as computed"
    WEIGHTED = "Worth {points} points to North-South."
    WEIGHTED_MATCHPOINTS = "At matchpoints {own} of {top} for North-South."
    WEIGHTED_IMPS = "Against the other table {imps} IMPs for North-South."
    ROUNDED = "Rounded to steps of {step} %, what is left over to {side}; {lean} % is moved from what is worse for them to what is better."
    ROUNDED_EVEN = "Rounded to steps of {step} %."

    POLL = "{number} peers were asked"
    WOULD = "would do it"
    CONSIDERED = "considered it seriously"
    LOGICAL = "Logical alternatives (16B1(b)): {calls}."
    NONE_LOGICAL = "No call reaches the thresholds of a logical alternative (16B1(b))."
    THRESHOLDS = "Thresholds of {body}: {considered} % consider it and {chosen} or more choose it."
    POLL_CAVEAT = "A poll is evidence for a judgement, not a ruling: it is as good as the choice of those who were asked."

    NOT_READ = "The explanation {text} of {seat} was not understood and is left out."


@dataclass(frozen=True, slots=True)
class Saying:
    """A sentence with what it names."""

    words: Words
    values: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, words: Words, **values: Any) -> "Saying":
        """The sentence about these."""
        return cls(words, values)

    def told(self, language: str = "en") -> str:
        """The sentence in a language.

        >>> Saying.of(Words.AFTER_TRANSFER, number=2).told()
        'after 2 transferred (64A)'
        """
        values = {name: _value(value, language) for name, value in self.values.items()}
        return translate(CONTEXT, self.words.value, language).format(**values)


def _value(value: Any, language: str) -> Any:
    """What is named, as people say it."""
    if isinstance(value, Saying):
        return value.told(language)
    if isinstance(value, Contract):
        bid = render.value(value.bid, language) + "x" * value.doubled
        return Saying.of(Words.CONTRACT, bid=bid, seat=value.declarer).told(language)
    if isinstance(value, frozenset):
        return "/".join(str(_value(each, language)) for each in sorted(value, reverse=True))
    if isinstance(value, tuple):
        return " ".join(str(_value(each, language)) for each in value)
    told = render.value(value, language)
    return written(told, language) if isinstance(value, str) and _FIGURE.fullmatch(value) else told
