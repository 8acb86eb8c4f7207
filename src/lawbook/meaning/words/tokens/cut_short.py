"""Words that are cut short, with and without the point behind them: zatrz. kier; sing. or void; 6-k. støtte."""

import re

from lawbook.languages.spelling import plain
from lawbook.meaning.words.lexicon.vocabulary import Kind, Vocabulary
from lawbook.meaning.words.tokens.token import Token

__all__ = ["CUT_NAME", "CUT_SHORT", "POINT", "cut_at", "ends_cut_word"]

CUT_SHORT = {"st", "mł", "ml", "spl", "inw", "wyw", "oppl", "zr", "zrówn", "zrown", "nat", "otw"}
CUT_SHORT |= {"dow", "przyn", "najst", "kr", "wygr", "overf", "el", "ans", "supp", "spt", "trf", "neg"}
"""Words that are cut short and are not the last ones of what they belong to: st. czwórka."""
CUT_NAME = re.compile(r"(?<=\b(?:inv|omv|rev))\.(?=\s?(?:minor|mins?\b|m\b|Bergen|Drury))", re.IGNORECASE)
"""The point behind a word that is cut short and begins a name: inv. minor is inverted, and not invitational."""
POINT = re.compile(r"\.(?=\s[a-ząćęłńóśźżæøå])")
"""A point in the middle of a sentence."""
_ABBREVIATION = re.compile(r"([^\W\d_]{3,12})\.(?=\s|$|[,;:)\d])")
_JOINTS = {Kind.OR, Kind.AND}


def cut_at(text: str, place: int, words: Vocabulary) -> Token | None:
    """The word that is cut short here, with the point behind it: zatrz. kier."""
    word = _ABBREVIATION.match(text, place)
    phrase = words.cut_short(plain(word[1])) if word else None
    return Token(phrase.kind, phrase.value, phrase.said, place, word.end()) if word and phrase else None


def ends_cut_word(text: str, before: list[Token], joint: Token) -> bool:
    """Whether the comma is the point of a word that is cut short, before a small letter: sing. or void in clubs."""
    point = (
        joint.kind in _JOINTS
        and bool(before)
        and before[-1].kind is Kind.COMMA
        and text[before[-1].start : before[-1].end] == "."
        and text[before[-1].end : joint.start].isspace()
    )
    return point and text[joint.start].islower()
