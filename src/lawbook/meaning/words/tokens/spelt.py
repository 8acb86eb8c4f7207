"""Numbers that are written as words, where two of them stand together: fifteen to seventeen, five-four."""

import re
from collections.abc import Mapping
from functools import cache

from lawbook.languages import ENGLISH as IN_ENGLISH
from lawbook.languages import every
from lawbook.languages.spelling import plain
from lawbook.meaning.words.lexicon.declined import rows_of
from lawbook.meaning.words.lexicon.numerals import NUMERALS
from lawbook.meaning.words.tokens.small import in_small, small

__all__ = ["called_otherwise", "in_figures", "spelt_pair"]


_FEWEST_POINTS = 8
"""A lower figure after the word good speaks of cards."""
_CARDS = 13
_SHORTEST = 3
"""The shortest of two suits that are told together."""


@cache
def _words(language: str) -> Mapping[str, int]:
    """What the words for numbers mean, in the language and in English."""
    english = {said: number for (number, _), said in NUMERALS.items()}
    tables = [rows_of(one).get("NUMBER", {}) for one in {language, IN_ENGLISH}]
    own = {
        word: english[row] for table in tables for row, words in table.items() for word in words.split("|")
    }
    return english | own | {plain(word): number for word, number in own.items()}


@cache
def _numbers(language: str) -> Mapping[str, int]:
    """The same, however the words are typed."""
    return {plain(word): number for word, number in _words(language).items()}


@cache
def _pair(language: str) -> re.Pattern[str]:
    number = "|".join(sorted((*_words(language), r"\d+"), key=len, reverse=True))
    to, upon = ("|".join(every("described", word)) for word in ("to", "upon"))
    return re.compile(
        rf"(?P<least>{number})(?:\s?-\s?|\s+(?:{to})\s+|-(?:{to})-|(?P<blank>\s+(?:(?:{upon})\s+)?))(?P<most>{number})(?![^\W_]|\s?-|\s+of\s+(?:the\s+)?top)",
        re.IGNORECASE,
    )


@cache
def _one_and_other(language: str) -> re.Pattern[str]:
    """The length of each of two suits: five in the one and at least four in the other."""
    number = "|".join(sorted((*_words(language), r"\d"), key=len, reverse=True))
    cards = "cards?(?: long)?|long|kort(?: lang)?|kart"
    one, other = ("|".join(every("described", word)) for word in ("of_one", "of_other"))
    least = r"(?:at least|minst|minimum|co najmniej|przynajmniej)"
    first, second = ("|".join(every("described", word)) for word in ("one_is", "other_is"))
    return re.compile(
        rf"(?P<least>{number})\s+(?:{one}),?\s+(?:and|og|i|a)\s+(?:{least}\s+)?(?P<most>{number})\s+(?:{other})(?![^\W_])"
        rf"|(?:{first})\s+(?:{least}\s+)?(?P<one>{number})(?:\s+(?:{cards}))?,?\s+(?:(?:and|og|i|a)\s+)?(?:{second})\s+(?:{least}\s+)?(?P<other>{number})(?:\s+(?:{cards}))?(?![^\W_])",
        re.IGNORECASE,
    )


@cache
def _between(language: str) -> re.Pattern[str]:
    """A range that is told by what it lies between."""
    number = "|".join(sorted((*_words(language), r"\d+"), key=len, reverse=True))
    between = "|".join(every("described", "between"))
    return re.compile(
        rf"(?:{between})\s+(?P<least>{number})\s+(?:a|i|and|og)\s+(?P<most>{number})(?![^\W_])", re.IGNORECASE
    )


@cache
def _begins(language: str) -> re.Pattern[str]:
    """With what any of these begins."""
    first = "|".join(form for key in ("one_is", "between") for form in every("described", key))
    return re.compile(in_small(rf"{first}|{'|'.join(_words(language))}|\d"))


def spelt_pair(text: str, place: int, language: str) -> tuple[int, tuple[int, int]] | None:
    """Where two numbers end that begin here, and what they are, if one at least is a word.

    >>> spelt_pair("fifteen to 17, balanced", 0, "en")
    (13, (15, 17))
    """
    if not _begins(language).match(small(text), place):
        return None
    numbers = _numbers(language)
    if both := _one_and_other(language).match(text, place):
        one, other = (
            int(each) if each.isdigit() else numbers[plain(each)]
            for each in (both["least"] or both["one"], both["most"] or both["other"])
        )
        return both.end(), (max(one, other), min(one, other))
    if found := _between(language).match(text, place):
        one, other = (
            int(each) if each.isdigit() else numbers[plain(each)] for each in found.group("least", "most")
        )
        return (found.end(), (one, other)) if one < other else None
    found = _pair(language).match(text, place)
    if found is None or (found["least"].isdigit() and found["most"].isdigit()):
        return None
    least, most = (
        int(word) if word.isdigit() else numbers[plain(word)] for word in (found["least"], found["most"])
    )
    if plain(found[0]) in numbers:  # twenty-three
        return None
    if found["blank"] and (found["least"].isdigit() or found["most"].isdigit() or not _beside(least, most)):
        return None
    return found.end(), (least, most)


def _beside(one: int, other: int) -> bool:
    """Whether two numbers with nothing between them are two lengths, or the ends of a range: five five; fifteen seventeen."""
    lengths = _SHORTEST <= other <= one < _FEWEST_POINTS
    return lengths or _FEWEST_POINTS <= one < other


@cache
def _lists(language: str) -> re.Pattern[str]:
    """Numbers that are read as one thing: the lengths of four suits, and ends of a range that a word makes doubtful."""
    number = rf"(?:{'|'.join(sorted((*_words(language), r'[0-9]+'), key=len, reverse=True))})(?![^\W_])"
    worth, to = (
        "|".join(form for word in words for form in every("described", word))
        for words in (("good", "bad"), ("to",))
    )
    tricks, half = ("|".join(every("described", key)) for key in ("tricks", "half"))
    doubtful = rf"(?:an?\s+)?(?:{worth})\s+{number}"
    return re.compile(
        rf"(?<![^\W_])(?:(?P<shape>{number}(?:[\s=-]{number}){{3}})"
        rf"|(?P<tricks>{number}(?P<half>\s+(?:{half}))?(?=\s+(?:{tricks})\b))"
        rf"|{doubtful}\s+(?:{to})\s+(?:{doubtful}|{number})|{number}\s+(?:{to})\s+{doubtful}|{doubtful})",
        re.IGNORECASE,
    )


@cache
def _in_small_letters(language: str) -> re.Pattern[str]:
    """The same, for a text in small letters."""
    return re.compile(in_small(_lists(language).pattern))


def in_figures(text: str, language: str) -> str:
    """The text with such numbers in figures, every other word in its place.

    >>> in_figures("fifteen to a bad eighteen, or four-four-four-one", "en")
    '     15 to a bad       18, or            4-4-4-1'
    """
    if not _in_small_letters(language).search(small(text)):
        return text
    return _lists(language).sub(lambda found: _figures_of(found, language), text)


def _number_of(word: str, numbers: Mapping[str, int]) -> int:
    return int(word) if word.isdigit() else numbers[plain(word)]


def _figures_of(found: re.Match[str], language: str) -> str:
    numbers = _numbers(language)
    words = sorted(_words(language), key=len, reverse=True)
    said = re.compile(rf"(?<![^\W_])(?:{'|'.join(words)})(?![^\W_])", re.IGNORECASE)
    if found["half"]:
        return f"{_number_of(found[0].split()[0], numbers)}.5".rjust(len(found[0]))
    if not said.search(found[0]):
        return found[0]
    if found["tricks"]:
        return said.sub(lambda word: str(numbers[plain(word[0])]).rjust(len(word[0])), found[0])
    if found["shape"] is None:
        each = [
            int(number)
            for number in re.findall(r"\d+", said.sub(lambda word: str(numbers[plain(word[0])]), found[0]))
        ]
        if min(each) < _FEWEST_POINTS:
            return found[0]
        return said.sub(lambda word: str(numbers[plain(word[0])]).rjust(len(word[0])), found[0])
    figures = re.sub(r"\s", "-", said.sub(lambda word: str(numbers[plain(word[0])]), found[0]))
    adds_up = sum(map(int, re.findall(r"\d+", figures))) == _CARDS
    return figures.rjust(len(found[0])) if adds_up else found[0]


@cache
def _cards(language: str) -> Mapping[str, int]:
    """The words for numbers, and those for so many cards."""
    english = {said: number for (number, _), said in NUMERALS.items()}
    rows: Mapping[str, str] = rows_of(language).get("NUMBER_OF_CARDS", {})
    cards: dict[str, int] = {
        word: english[row.split("-")[0]] for row, words in rows.items() for word in words.split("|")
    }
    return {plain(word): number for word, number in {**_words(language), **cards}.items()}


@cache
def _otherwise() -> re.Pattern[str]:
    forms = "|".join(every("described", "otherwise"))
    return re.compile(rf"(?:{forms})(?=\s*(?:[,;.]|$))".replace("{n}", r"(\w+)"), re.IGNORECASE)


def called_otherwise(text: str, place: int, language: str) -> tuple[int, int] | None:
    """Where the words end that say with how many cards the player had made another call, and the number of these.

    >>> called_otherwise("with four he would have raised", 0, "en")
    (30, 4)
    """
    found = _otherwise().match(text, place)
    said = plain(next(filter(None, found.groups()))) if found else ""
    number = int(said) if said.isdecimal() else _cards(language).get(said)
    return None if found is None or number is None else (found.end(), number)
