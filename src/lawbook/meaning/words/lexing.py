"""A description cut into its words, each with its kind, its value and its place."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain, repeat
from typing import Any

from lawbook.bridge import Card, Rank, Suit
from lawbook.errors import NotationError, Wording
from lawbook.languages import every
from lawbook.languages.spelling import plain
from lawbook.lazyclass import dataclass
from lawbook.meaning.terms.meanings import Tag, either
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.shapes import Length, Shape
from lawbook.meaning.words.alternatives import CIRCUMSTANCES
from lawbook.meaning.words.english import MAJOR, MINOR
from lawbook.meaning.words.error import MeaningError
from lawbook.meaning.words.fringes import fringed
from lawbook.meaning.words.tables import vocabulary
from lawbook.meaning.words.vocabulary import Kind, Vocabulary, pieces_of
from lawbook.notation.letters import PIPS, Letters, letters, rank_tokens

__all__ = ["TOP", "Token", "tokens_of"]


TOP = 99
"""Where a range ends that has no upper end."""


@dataclass(frozen=True, slots=True)
class Token:
    """A word or a phrase of the description."""

    kind: Kind
    value: Any
    said: str
    """How it is printed in English."""
    start: int
    end: int


_SEATS = (Purpose.FIRST_SEAT, Purpose.SECOND_SEAT, Purpose.THIRD_SEAT, Purpose.FOURTH_SEAT)
Seen = tuple[Kind, Any]
Form = tuple[str, Callable[[re.Match[str], Letters], Seen]]
Compiled = list[tuple[re.Pattern[str], Callable[[re.Match[str], Letters], Seen]]]
_MARKS = {"(": Kind.OPEN, "[": Kind.OPEN, ")": Kind.CLOSE, "]": Kind.CLOSE, "+": Kind.AND}
_DASH = "[-\u2013\u2014]"
_TWO_SUITS = rf"\d(?:{_DASH}|=)?\d"
_BRACKETED = rf"(?=[\d=-]{{0,5}}\({_TWO_SUITS}\))(\({_TWO_SUITS}\)|{_TWO_SUITS})(?:{_DASH}|=)?(\({_TWO_SUITS}\)|{_TWO_SUITS})"
_END = r"(?![^\W_])"
_LETTERS_END = r"(?![^\W\d_])"


def _shape(match: re.Match[str], _: Letters) -> Seen:
    spades, hearts, diamonds, clubs = map(int, match.group(1, 3, 4, 5))
    if spades + hearts + diamonds + clubs != 13:
        raise NotationError("does not add up to 13 cards")
    lengths = (spades, hearts, diamonds, clubs)
    falling = spades >= hearts >= diamonds >= clubs  # any other order is that of the suits
    return Kind.SHAPE, Shape(lengths, in_order=match[2] == "=" or not falling)


def _shape_either_way(match: re.Match[str], _: Letters) -> Seen:
    """A shape with two suits in brackets, in either order: 31(54), (3-1)-(5-4)."""
    first, second = ([int(digit) for digit in re.findall(r"\d", pair)] for pair in match.groups())
    if sum(first) + sum(second) != 13:
        raise NotationError("does not add up to 13 cards")
    majors = [first, first[::-1]] if "(" in match[1] else [first]
    minors = [second, second[::-1]] if "(" in match[2] else [second]
    shapes = {(s, h, d, c) for s, h in majors for d, c in minors}
    return Kind.WHOLE, either(Shape(shape, in_order=True) for shape in sorted(shapes))


def _shape_with_major(match: re.Match[str], _: Letters) -> Seen:
    """A shape whose long suit is a major or a minor: 5M332."""
    lengths = (int(match[1]), *map(int, match[3]))
    if sum(lengths) != 13:
        raise NotationError("does not add up to 13 cards")
    first, second, third, last = lengths
    suits = [suit for suit in reversed(Suit) if (suit >= Suit.HEARTS) is (match[2] == "M")]
    long = either(Length(suit, first, first) for suit in suits)
    return Kind.WHOLE, Shape((first, second, third, last)) & long


def _number(match: re.Match[str], _: Letters) -> Seen:
    number, open_at = int(match[1]), match[2]
    return Kind.NUMBER, (0 if open_at and open_at != "+" else number, TOP if open_at == "+" else number)


def _seats(match: re.Match[str], _: Letters) -> Seen:
    return Kind.WHOLE, either(Tag(_SEATS[int(place) - 1]) for place in match.groups() if place)


def _card(match: re.Match[str], known: Letters) -> Seen:
    suit = PIPS[match[1]] if match[1] in PIPS else known.suits[match[1]]
    return Kind.CARD, Card.of(suit, known.ranks[match[2].upper()])


def _call(written: str) -> str:
    """The bid as it is written in English."""
    return re.sub("BA|SA|UT", "NT", written)


def _rank(match: re.Match[str], known: Letters) -> Seen:
    return Kind.RANK, (known.ranks.get(match[1], Rank.ACE),)


def _holding(match: re.Match[str], known: Letters) -> Seen:
    """The ranks that are named, and how many cards there are at least."""
    cards = list(rank_tokens(match[0]))
    named = tuple(known.ranks[card.upper()] for card in cards if card not in "xX")
    return Kind.HOLDING, (named, len(cards))


def _forms(known: Letters) -> list[Form]:
    """The forms that are tried before the words, in this order."""
    ranks = "|".join(sorted((*known.ranks, *(["Kn"] if "KN" in known.ranks else [])), key=len, reverse=True))
    honours = "|".join(letter for letter in ranks.split("|") if not letter.isdigit())
    suits = "".join(letter for letter in known.suits if letter not in known.ranks)
    return [
        (
            rf"(\d+(?:[.,]5|½)?(?:(?:\s?{_DASH}\s?|\s+(?:{'|'.join(every('described', 'to'))})\s+)\d+(?:[.,]5|½)?)?\+?)\s?(?:{'|'.join(every('described', 'tricks'))})\b",
            lambda match, _: (Kind.WHOLE, Tag(Purpose.TRICKS, match[1])),
        ),
        (r"(?:over|after)(?=\s+\(?[1-7](?:NT?|[SHDC♠♥♦♣]))", lambda _match, _: (Kind.FILLER, None)),
        ('"([^"]*)"|“([^”]*)”', lambda match, _: (Kind.QUOTED, match[1] or match[2] or "")),
        (rf"(\d\d?)(=|{_DASH})(\d\d?)\2(\d\d?)\2(\d\d?)(?!\d)", _shape),
        (r"all(?=\s+[0-7]{4}s?\b)", lambda _match, _: (Kind.MAY, None)),
        (r"([0-7])()([0-7])([0-7])([0-7])(?!\d)s?", _shape),
        (
            rf"([1-4])(?:\.|st|nd|rd|th)?\s?(?:(?:/|&|,|and|or|og|eller|i|lub)\s?([1-4])(?:\.|st|nd|rd|th)?\s?)?(?:{'|'.join(every('described', 'seats'))})\b",
            _seats,
        ),
        (rf"{_BRACKETED}(?!\d)", _shape_either_way),
        (r"([5-7])([Mm])([0-4]{3})(?!\d)", _shape_with_major),
        (
            r"(?:7/[3-7]|6/[3-6]|5/[3-5]|4/[34])(?!\d)",
            lambda match, _: (Kind.PAIR, (int(match[0][0]), int(match[0][2]))),
        ),
        (r"([3-7])\+\s?[-/]?\s?([3-7])\+", lambda match, _: (Kind.PAIR, (int(match[1]), int(match[2])))),
        (
            rf"(\d+)\s*(?:{_DASH}|\b(?:{'|'.join(every('described', 'to'))})\b)\s*(\d+)",
            lambda match, _: (Kind.PAIR, (int(match[1]), int(match[2]))),
        ),
        (rf"(?:[1-7](?:NT?|BA|SA|UT)|[1-3][SHDC]){_END}", lambda match, _: (Kind.CALL, _call(match[0]))),
        (
            rf"[1-7][SHDC♠♥♦♣](?=\s+(?:{'|'.join(every('described', 'bids'))})\b)",
            lambda match, _: (Kind.CALL, match[0]),
        ),
        (rf"(\d+)()\s?{_DASH}?\s?(?=(?:{'|'.join(every('described', 'cards'))})\b)", _number),
        (rf"([{suits}♠♥♦♣])({ranks})(?![\w+-])", _card),
        (rf"(?:{honours})(?:{ranks}|[xX])+{_END}", _holding),
        (r"([AKQJ])(?=\s+(?:or|and)\s+[AKQJ]\b|\s*/\s*[AKQJ]\b|\s+(?:of|in)\b)", _rank),
        (r"(?:(?<=\bor\s)|(?<=\band\s)|(?<=/))([AKQJ])\b", _rank),
        (rf"c?Ms?{_LETTERS_END}", lambda _match, _: (Kind.SUITS, MAJOR)),
        (rf"c?m{_LETTERS_END}", lambda _match, _: (Kind.SUITS, MINOR)),
    ]


_LATER_FORMS: list[Form] = [
    (rf"(\d+)\s?(\+|{_DASH}(?!\s?\d|[^\W\d_]))?", _number),
    (r"(?<=\d-\d)\+(?=\s|$|[,;:)/.])", lambda _match, _: (Kind.ONWARDS, "least")),
    (r"--|[,;:.-]", lambda _match, _: (Kind.COMMA, None)),
    (r"(?<=[^\W\d_])\+(?=\s|$|[,;:)/.])", lambda _match, _: (Kind.ONWARDS, "least")),
    (r"(?<=[♠♥♦♣])\+(?=\s|$|[,;:)/.])", lambda _match, _: (Kind.ONWARDS, "least")),
    (r"[()\[\]+]", lambda match, _: (_MARKS[match[0]], None)),
]
"""The forms that are tried where no words stand."""


@dataclass(frozen=True, slots=True)
class _Tools:
    """What a language is read with."""

    letters: Letters
    before: Compiled
    words: Vocabulary
    after: Compiled


@cache
def _tools(language: str) -> _Tools:
    known = letters(language)
    before, after = (
        [(re.compile(form), read) for form, read in forms] for forms in (_forms(known), _LATER_FORMS)
    )
    return _Tools(known, before, vocabulary(language), after)


_NOTHING = re.compile(r"[\s\ufe0f!?*~]+(?![shdcSHDC](?![^\W_]))|\s+")
_LETTERS = re.compile(r"[^\W\d_]+")
_ENDING = {Kind.LIMIT: ".", Kind.MAY: ".", Kind.USUALLY: "."}
"""What stands behind a word that is cut short: min. 5-5."""
_PARTS_NOTHING = {Kind.LIMIT, Kind.AND, Kind.OR, Kind.IN, Kind.FILLER}
"""Words that are never the first half of another: overmelding."""
_SHORTEST = 3
"""The fewest letters of half a word."""
_WORD = re.compile(r"[^\W_]+|.", re.DOTALL)


def tokens_of(text: str, language: str, place: int = 0) -> Iterator[Token]:
    """The words of the description from this place on, without those that say nothing."""
    tools = _tools(language)
    items = chain("abcdefgh", repeat("0"))
    item = next(items)
    while place < len(text):
        if mark := re.compile(rf"\(?{item}\)(?=\s)", re.IGNORECASE).match(text, place):
            if item != "a":
                yield Token(Kind.COMMA, None, ",", place, place)
                yield Token(Kind.OR, None, "or", place, mark.end())
            item, place = next(items), mark.end()
        gap = _NOTHING.match(text, place)
        if gap:
            place = gap.end()
            continue
        token = (
            _fringe_at(text, place)
            or _form_at(text, place, tools.before, tools.letters)
            or _phrase_at(text, place, tools.words)
            or _form_at(text, place, tools.after, tools.letters)
        )
        token = token or _compound_at(text, place, tools.words) or _misspelt_at(text, place, tools.words)
        if token is None:
            word = _WORD.match(text, place)
            end = word.end() if word else place + 1
            raise MeaningError.unknown(text, place, end, tools.words.terms())
        yield from _spread(token)
        place = token.end
        if text[place : place + 1] == _ENDING.get(token.kind, "") or _is_told_of(
            token, text[place : place + 1]
        ):
            place += 1


def _is_told_of(token: Token, following: str) -> bool:
    """Whether a colon tells what is so in some seat or vulnerability: vul: 8-11."""
    return following == ":" and token.kind is Kind.TAG and token.value in CIRCUMSTANCES


def _spread(token: Token) -> Iterator[Token]:
    """The word, or what it consists of; none if it says nothing."""
    if token.kind is Kind.NUMBER_OF_CARDS:
        yield Token(Kind.NUMBER, token.value, token.said, token.start, token.end)
        yield Token(Kind.CARDS, None, "card", token.end, token.end)
    elif token.kind is not Kind.FILLER:
        yield token


def _compound_at(text: str, place: int, words: Vocabulary) -> Token | None:
    """The first half of a word that is made of two: hjerterhold, trekortsstøtte."""
    word = _LETTERS.match(text, place)
    for end in range(word.end() - _SHORTEST, place + _SHORTEST - 1, -1) if word else ():
        first, second = text[place:end], text[end : word.end() if word else end]
        phrase = words.find([plain(first)])
        if phrase and phrase.kind not in _PARTS_NOTHING and words.find([plain(second)]):
            return Token(phrase.kind, phrase.value, phrase.said, place, end)
    return None


def _misspelt_at(text: str, place: int, words: Vocabulary) -> Token | None:
    """A word with a slip, or with another ending, if only one thing can be meant."""
    word = _LETTERS.match(text, place)
    phrase = words.near(plain(word[0])) if word else None
    return Token(phrase.kind, phrase.value, phrase.said, place, word.end()) if word and phrase else None


def _fringe_at(text: str, place: int) -> Token | None:
    """The range with doubtful ends that begins here."""
    found = fringed(text, place)
    if found is None:
        return None
    end, limits = found
    return Token(Kind.FRINGE, limits, text[place:end].strip(), place, end)


def _form_at(text: str, place: int, forms: Compiled, known: Letters) -> Token | None:
    """What is written here in one of these forms."""
    for pattern, read in forms:
        match = pattern.match(text, place)
        if match:
            try:
                kind, value = read(match, known)
            except NotationError as error:
                raise MeaningError(text, place, match.end(), Wording("{error}", error=error)) from None
            written = match[0].strip()
            return Token(kind, value, written, place, place + len(written))
    return None


def _phrase_at(text: str, place: int, words: Vocabulary) -> Token | None:
    """The longest phrase that begins here."""
    pieces = pieces_of(text, place)
    phrase = words.find([plain(piece) for piece, _ in pieces]) if pieces else None
    if phrase is None:
        return None
    return Token(phrase.kind, phrase.value, phrase.said, place, pieces[len(phrase.words) - 1][1])
