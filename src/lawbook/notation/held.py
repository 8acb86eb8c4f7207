"""Held: the words in which a player says that he has a card, in any language."""

import re
from functools import cache

from lawbook.bridge import Card
from lawbook.languages import every
from lawbook.notation.designation import parse_designation

__all__ = ["parse_held"]


@cache
def _introduced() -> re.Pattern[str]:
    words = "|".join(f"(?:{each.strip()})" for each in every("spoken", "holds"))
    return re.compile(rf"(?:{words}) (?P<what>.+)")


def parse_held(text: str) -> Card | None:
    """The card that a player says he has; None where he names none in full.

    >>> parse_held("I have the ace of hearts"), parse_held("I have a heart"), parse_held("mam asa kier")
    (Card.HA, None, Card.HA)
    """
    found = _introduced().fullmatch(" ".join(re.findall(r"\w+|[♣♦♥♠]", text.lower())))
    words = None if found is None else parse_designation(found["what"])
    if words is None or words.suit is None or words.rank is None:
        return None
    return Card.of(words.suit, words.rank)
