"""Headings: what stands before a colon or two hyphens says something, or is only a name."""

import re
from collections.abc import Callable, Sequence

from lawbook.languages import every
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import About, Amount, And, Meaning, Or, SomeSuit, Tag, is_remark, leaves
from lawbook.meaning.terms.meanings import every as all_of
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.shapes import AboutLength, Length
from lawbook.meaning.words.error import MeaningError
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.circumstances import CIRCUMSTANCES
from lawbook.meaning.words.tokens.lexing import Token, tokens_of

__all__ = ["heading", "meant", "words_of"]

_HEADING = re.compile(
    r"\s*(?P<label>[^\"();:,]*?(?:\s\([^\"();:,\d]+\))?)\s*(?P<mark>:|--|(?<=\D\s)=(?=\s))\s*(?=\S)"
)
_BIDS = re.compile(r"[1-7](?:NT|[SHDC])")
_LETTERS = str.maketrans("♠♥♦♣", "SHDC")
_FEWEST_POINTS, _MOST_POINTS = 8, 37
_OF_HANDS = {Kind.NUMBER, Kind.SUITS, Kind.FIGURE, Kind.PATTERN, Kind.WHOLE}
_STRENGTHS = {Figure.POINTS, Figure.TOTAL_POINTS}
_FIGURE = re.compile(r"\d")
_CHANGES = {Kind.NOT, Kind.NEITHER, Kind.MAY, Kind.POSSIBLE, Kind.IF, Kind.USUALLY, Kind.OR, Kind.INCLUDING}
"""Words that change what others say, so that none of them belongs to a name."""


def heading(text: str, language: str) -> re.Match[str] | None:
    """The heading with which the text begins, if it has one; a vulnerability is none, others may follow: NV: 5-8, vul: 8-11."""
    found = _HEADING.match(text)
    return found if found and found["label"] and not _is_circumstance(found["label"], language) else None


def words_of(label: str, language: str) -> list[Token]:
    """The words of a heading; none if one of them is not understood."""
    try:
        return list(tokens_of(label, language))
    except MeaningError:
        return []


def _is_circumstance(label: str, language: str) -> bool:
    tokens = words_of(label, language)
    return len(tokens) == 1 and tokens[0].kind is Kind.TAG and tokens[0].value in CIRCUMSTANCES


def meant(
    found: re.Match[str], body: Meaning, language: str, read: Callable[[str], Meaning], auction: str = ""
) -> Meaning:
    """What the heading says, or the name that it is, as of a bid in the auction. Raises MeaningError where it is neither."""
    label = found["label"]
    if label.replace(" ", "").upper().translate(_LETTERS) in _BIDS.findall(auction.translate(_LETTERS)):
        return Tag(Purpose.NAMED, label)
    try:
        said = read(label)
    except MeaningError:
        if _changes(label, language) or _tells(label, language):
            raise
        return Tag(Purpose.NAMED, label)
    if is_remark(said):
        return said
    if _FIGURE.search(label):
        return _without_repeated_strength(said, body)
    if _is_of_others(said, body):
        raise MeaningError(
            label, 0, len(label), "names a suit, and the text tells of others; say which is meant"
        )
    return Tag(Purpose.NAMED, label) if _repeated(said, body) else _without_repeated_strength(said, body)


def _without_repeated_strength(said: Meaning, body: Meaning) -> Meaning:
    """What the heading says, without a strength of its words that the text tells in figures: Opener reverse: 16+."""
    figures = [one for one in leaves(body) if type(one) is Amount and one.figure in _STRENGTHS]
    parts = said.parts if type(said) is And else (said,)
    return all_of(one for one in parts if not (isinstance(one, About) and _within(figures, one)))


def _changes(label: str, language: str) -> bool:
    """Whether a word of it denies, limits or only supposes something."""
    return any({token.kind for token in words_of(word, language)} & _CHANGES for word in label.split())


def _tells(label: str, language: str) -> bool:
    """Whether it tells of the hand as no name does, with points or in a sentence: I take it as 12 to 14; he needs six hearts."""
    told = [token for word in label.split() for token in words_of(word, language)]
    points = any(
        token.kind is Kind.FRINGE
        or (token.kind in {Kind.NUMBER, Kind.PAIR} and token.value[0] < token.value[1])
        or (token.kind is Kind.NUMBER and _FEWEST_POINTS <= token.value[0] <= _MOST_POINTS)
        for token in told
    )
    spoken = any(
        re.match(rf"(?:{words})(?![^\W_])", label, re.IGNORECASE) for words in every("described", "speaks")
    )
    return points or (spoken and any(token.kind in _OF_HANDS for token in told))


def _is_of_others(said: Meaning, body: Meaning) -> bool:
    """Whether it only names suits of which the text tells nothing, though it tells the length of others."""
    told, named = ({one.suit for one in leaves(part) if isinstance(one, Length)} for part in (body, said))
    only = all(is_remark(one) or isinstance(one, AboutLength) for one in leaves(said))
    parts = said.parts if type(said) is And else (said,)
    each = not any(
        isinstance(part, Or | SomeSuit) for part in parts
    )  # both minors, and the text tells of one
    return only and bool(told) and bool(named) and not (named <= told if each else told & named)


def _within(figures: Sequence[Amount], strength: About) -> bool:
    """Whether figures tell the strength that a word of the heading tells."""
    return bool(figures) and all(one.least >= strength.least for one in figures)


def _repeated(said: Meaning, body: Meaning) -> bool:
    """Whether it only names suits, and a strength, that the text tells in figures: Minor suit opening: 3+ diamonds, 11-21."""
    told = {one.suit for one in leaves(body) if isinstance(one, Length)}
    figures = [one for one in leaves(body) if type(one) is Amount and one.figure is Figure.POINTS]
    parts = said.parts if type(said) is And else (said,)
    left = [one for one in parts if not (isinstance(one, About) and _within(figures, one))]
    said = all_of(left)
    alternatives = said.parts if type(said) is Or else (said,)
    named = [[one for one in leaves(each) if not is_remark(one)] for each in alternatives]
    return any(
        each and all(isinstance(one, AboutLength) and one.suit in told for one in each) for each in named
    )
