"""A description cut into its words, each with its kind, its value and its place."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain, repeat

from lawbook.errors import NotationError, Wording
from lawbook.languages.spelling import plain
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.error import MeaningError
from lawbook.meaning.words.lexicon.tables import vocabulary
from lawbook.meaning.words.lexicon.vocabulary import Kind, Phrase, Vocabulary, pieces_of
from lawbook.meaning.words.tokens.asked import asked
from lawbook.meaning.words.tokens.bracketed import apart, unbracketed
from lawbook.meaning.words.tokens.circumstances import CIRCUMSTANCES
from lawbook.meaning.words.tokens.cut_short import CUT_NAME, CUT_SHORT, POINT, cut_at, ends_cut_word
from lawbook.meaning.words.tokens.degrees import by_degree
from lawbook.meaning.words.tokens.fitting import Forms
from lawbook.meaning.words.tokens.forms import LATER_FORMS, ORS, TOP
from lawbook.meaning.words.tokens.forms import forms as forms_of
from lawbook.meaning.words.tokens.fringes import fringed
from lawbook.meaning.words.tokens.lists import listed
from lawbook.meaning.words.tokens.ordering import in_usual_order
from lawbook.meaning.words.tokens.reversing import either_way
from lawbook.meaning.words.tokens.spelt import called_otherwise, in_figures, spelt_pair
from lawbook.meaning.words.tokens.token import Token
from lawbook.notation.letters import Letters, letters

__all__ = ["TOP", "Token", "says_any_shape", "sentence", "tokens_of", "uniform"]


@dataclass(frozen=True, slots=True)
class _Tools:
    """What a language is read with."""

    letters: Letters
    before: Forms
    words: Vocabulary
    after: Forms


@cache
def _tools(language: str) -> _Tools:
    known = letters(language)
    return _Tools(known, Forms(forms_of(known)), vocabulary(language), Forms(LATER_FORMS))


_NOTHING = re.compile(r"[\s\ufe0f!?*~]+(?![shdcSHDC]s?(?![^\W_]))|\s+")
_LETTERS = re.compile(r"[^\W\d_]{1,60}(?![^\W\d_])")
"""A word; what is longer is none."""
_CUT_KINDS = {Kind.LIMIT, Kind.MAY, Kind.USUALLY}
"""Words that may be cut short, with a point behind them: min. 5-5."""
_LONGEST_CUT, _IN_FULL = 6, {"minst", "about", "under", "maybe", "often", "around", "mindre"}
_SENTENCE = re.compile(r"\.\s+[^\W\d_a-z]")
_ANY = "any|all|dowoln[a-ząę]*|każd[a-z]*|alle|enhver|uansett"
_ANY_HAND = re.compile(
    rf"\s*(?:(?:{_ANY})\s(?:(?:other|inn[aey]|annen|andre)\s)?(?:hand|ręk|ręc|hånd|hender)[^\W\d]*(?=\s[^,;]*(?:\d|[^\W\d]{{4}}))"
    rf"|(?:{_ANY})\b[^,;()\d]*\d\d?\s?(?:\+|-\d\d)|\d\d\s?\+\s?[^\W\d]*\s?(?:{_ANY})\b)",
    re.IGNORECASE,
)
_GOES_ON = re.compile(rf"[,;]\s*(?!(?:{ORS}|albo|ellers|otherwise|unless)\b)\S", re.IGNORECASE)
"""After `or`: any hand of so many points, whatever was said before: 12+ with four hearts or any 17+."""
_PARTS_NOTHING = {Kind.LIMIT, Kind.AND, Kind.OR, Kind.IN, Kind.FILLER}
"""Words that are never the first half of another: overmelding."""
_CUT = {Purpose.INTERMEDIATE, Purpose.INVITATIONAL, Purpose.PREEMPTIVE, Purpose.PENALTY, Purpose.NATURAL}
"""What is cut short to three letters, and so is no second half: slamint. is not intermediate."""
_SHORTEST = 3
"""The fewest letters of half a word."""
_SERIES = ("abcdefgh", ("i", "ii", "iii", "iv", "v", "vi"), "12345678")
"""In which alternatives are marked: a) or (a), (i), 1)."""
_WORD = re.compile(r"[^\W_]+|.", re.DOTALL)
_UNIFORM = str.maketrans("\u2010\u2011\u2012\u2013\u2014\u2212\n\r\u2019\u02bc", "------;;''")
_DASH_ALONE = re.compile(
    r"(?<=[^\s\d+(=/-]) - (?=\S)|(?<=[\d+]) - (?=[^\s\d)])|(?<=(?<!\d)[3-7]\+) - (?=\d\d|\d(?!\+)|[67]\+)"
)
"""A dash between words, which parts them as a comma does; but between two numbers it makes a range."""
_LOWER_BEHIND = re.compile(r"(?<![\d(])(\d\d?)\((\d\d?)\)(?=\s?-\s?\d)")
"""One sign for each of those that are written alike; what stands on another line is parted from what is before."""


_SHORTENED = re.compile(
    r"(?<=\b(?:it|he|we))'(?:s|ll|d|re)\b|(?<=\bshe)'(?:s|ll|d)\b|(?<=\bthat)'(?:s|ll|d)\b"
    r"|(?<=\b(?:there|where))'s\b|(?<=\b(?:they))'(?:ll|d|re|ve)\b|(?<=\bI)'(?:ll|d|ve)\b|(?<=\bpartner)'(?:ll|d)\b|(?<=\bpartner)'s(?=\s(?:shown|got|promised|denied)\b)",
    re.IGNORECASE,
)
"""What is left of a verb behind the word for the player or the call: it's, she'll, we'd."""
_LONG_WORD = re.compile(r"(?![AKQJTX]{4})[^\W\d_]{4}|(?<![^\W_])(?![AKQJTX]+\.)[^\W\d_]{2,}\.")
"""What is no name, suit or card: four letters together, or an abbreviation."""
_SPELT = re.compile(
    r"(?<![^\W_])(?!(?:[AKQJTX]+|MM)(?![^\W_]))[^\W\d_]{2,}|(?<=\d[-+])K(?![^\W_])"
    r"|(?<![^\W_])(?:I(?=\s)|AT(?=\s(?:ALL|LEAST|MOST|THE)\b)|A(?=\s(?:\d|(?!AND|LUB)[^\W\d_]{3})))"
)
"""Words that are spelt out, and no cards."""
_ANY_SHAPE = re.compile(
    r"\b(?:any|dowoln[a-ząę]*|dow|uansett)(?=\s*(?:$|[,;.)]|\d\d))"
    r"|\b(?:any|all) (?:hand|shape|dist)|\bdow(?:oln[a-ząę]*|\.)? (?:układ|skład|ręk)|(?:układ|skład)[a-z]* dowoln"
    r"|\b(?:enhver|alle|vilkårlig|uansett) fordeling",
    re.IGNORECASE,
)


def says_any_shape(text: str) -> bool:
    """Whether the description says that the shape may be any.

    >>> says_any_shape("16+ any"), says_any_shape("any 5-5")
    (True, False)
    """
    return _ANY_SHAPE.search(text) is not None


def uniform(text: str) -> str:
    r"""The text with one kind of dash, its lines parted as by commas; every letter stays in its place.

    >>> uniform("5\u20144 majors\n6\u201310")
    '5-4 majors;6-10'
    """
    text = CUT_NAME.sub(" ", _SHORTENED.sub(_blank, text.translate(_UNIFORM)))
    if text == text.upper() and _LONG_WORD.search(
        text
    ):  # all in capitals, which else tell names, suits and cards
        text = _SPELT.sub(lambda found: found[0].lower(), text)
    return _LOWER_BEHIND.sub(_in_order, in_usual_order(_DASH_ALONE.sub(" , ", text)))


def _blank(match: re.Match[str]) -> str:
    """Blanks in the place of such a verb, with a sign for one that only supposes: he'd have bid."""
    return " ~" if match[0].lower() == "'d" else " " * len(match[0])


def _in_order(match: re.Match[str]) -> str:
    """A doubtful lower end that stands behind the sure one, put before it: 21(20)-22."""
    return f"({match[2]}){match[1]}" if int(match[2]) < int(match[1]) else match[0]


@cache
def _mark_of(item: str) -> re.Pattern[str]:
    """The mark with which an item of a list begins: (a), b)."""
    return re.compile(rf"(?<![^\W_])\(?{item}\)(?=\s)", re.IGNORECASE)


def tokens_of(text: str, language: str, place: int = 0) -> Iterator[Token]:
    """The words of the description from this place on, without those that say nothing."""
    tools = _tools(language)
    text = in_figures(text, language)
    items, marked = _items_of(text), ")" in text
    item, first, last = next(items), True, None
    while place < len(text):
        if marked and (mark := _mark_of(item).match(text, place)):
            if not first:
                yield Token(Kind.COMMA, None, ",", place, place)
                yield Token(Kind.OR, None, "or", place, mark.end())
            item, place, first = next(items), mark.end(), False
        gap = _NOTHING.match(text, place)
        if gap:
            place = gap.end()
            continue
        token = (
            _figures_at(text, place, language)
            or _form_at(text, place, tools.before, tools.letters)
            or _phrase_at(text, place, tools.words, last)
            or _form_at(text, place, tools.after, tools.letters)
        )
        token = (
            token
            or _compound_at(text, place, tools.words)
            or cut_at(text, place, tools.words)
            or _phrase_at(text, place, tools.words, last, slips=True)
        )
        if token is None:
            word = _WORD.match(text, place)
            end = word.end() if word else place + 1
            raise MeaningError.unknown(text, place, end, tools.words.nearest(plain(text[place:end])))
        if token.kind is Kind.OR and _ANY_HAND.match(text, token.end):
            if _GOES_ON.search(text, token.end):
                raise MeaningError(
                    text, token.start, token.end, "may begin another hand; put what belongs to all before it"
                )
            yield Token(Kind.COMMA, None, ",", token.start, token.start)
        yield from _spread(token)
        place, last = token.end, token.kind if token.kind is not Kind.FILLER else last
        if _ends_word(token, text):
            place += 1


def _items_of(text: str) -> Iterator[str]:
    """The marks of a list, in the series of which the text has the first two; else letters."""
    series = _SERIES if ")" in text else ()
    found = (each for each in series if all(_mark_of(item).search(text) for item in each[:2]))
    return chain(next(found, _SERIES[0]), repeat("0"))


def _ends_word(token: Token, text: str) -> bool:
    """Whether the sign behind the word belongs to it."""
    sign, word = text[token.end : token.end + 1], text[token.start : token.end].lower()
    cut = sign == "." and (
        word in CUT_SHORT or (token.kind in _CUT_KINDS and _may_be_cut(word, text, token.end))
    )
    return cut or _is_told_of(token, sign)


def _may_be_cut(word: str, text: str, end: int) -> bool:
    """Whether a word may be one that is cut short, and no sentence ends with it."""
    return len(word) <= _LONGEST_CUT and word not in _IN_FULL and not _SENTENCE.match(text, end)


def sentence(text: str, language: str, place: int = 0) -> list[Token]:
    """All words of the description; a comma behind another, or behind the last word, says nothing."""
    tokens: list[Token] = []
    for token in tokens_of(text, language, place):
        if ends_cut_word(text, tokens, token):
            tokens.pop()
        if token.kind is not Kind.COMMA or (tokens and tokens[-1].kind is not Kind.COMMA):
            tokens.append(token)
    words = list(by_degree(text, tokens))
    words = words[:-1] if words and words[-1].kind is Kind.COMMA else words
    return apart(listed(text, asked(text, unbracketed(either_way(words)))))


def _is_told_of(token: Token, following: str) -> bool:
    """Whether a colon tells what is so in some seat or vulnerability: vul: 8-11."""
    return following == ":" and token.kind is Kind.TAG and token.value in CIRCUMSTANCES


def _spread(token: Token) -> Iterator[Token]:
    """The word, or what it consists of; none if it says nothing."""
    if token.kind is Kind.NUMBER_OF_CARDS:
        yield Token(Kind.NUMBER, token.value, token.said.removesuffix("-carder"), token.start, token.end)
        yield Token(Kind.CARDS, None, "card", token.end, token.end)
    elif token.kind is not Kind.FILLER:
        yield token


def _compound_at(text: str, place: int, words: Vocabulary) -> Token | None:
    """The first half of a word that is made of two: hjerterhold, trekortsstøtte."""
    word = _LETTERS.match(text, place)
    for end in range(word.end() - _SHORTEST, place + _SHORTEST - 1, -1) if word else ():
        first, second = text[place:end], text[end : word.end() if word else end]
        phrase = words.find([plain(first)])
        behind = words.find([plain(second)]) if phrase and phrase.kind not in _PARTS_NOTHING else None
        if (
            phrase
            and behind
            and not _counts(phrase, behind)
            and (len(second) > _SHORTEST or behind.value not in _CUT)
        ):
            return Token(phrase.kind, phrase.value, phrase.said, place, end)
    return None


def _counts(first: Phrase, second: Phrase) -> bool:
    """Whether a number and a suit would make one word, which nobody writes: trzykarowy is a slip."""
    return first.kind is Kind.NUMBER and second.kind is Kind.SUITS


def _figures_at(text: str, place: int, language: str) -> Token | None:
    """The range with doubtful ends, or written in words, that begins here; or with what cards another call had been made."""
    if (pair := spelt_pair(text, place, language)) is not None:
        end, numbers = pair
        return Token(Kind.PAIR, numbers, text[place:end], place, end)
    if (other := called_otherwise(text, place, language)) is not None:
        end, cards = other
        return Token(Kind.OTHERWISE, cards, text[place:end], place, end)
    found = fringed(text, place)
    if found is None:
        return None
    end, limits = found
    return Token(Kind.FRINGE, limits, text[place:end].strip(), place, end)


def _form_at(text: str, place: int, forms: Forms, known: Letters) -> Token | None:
    """What is written here in one of these forms."""
    found = forms.fit(text, place)
    if found is None:
        return None
    match, read = found
    try:
        kind, value = read(match, known)
    except NotationError as error:
        raise MeaningError(text, place, match.end(), Wording("{error}", error=error)) from None
    written = match[0].strip()
    return Token(kind, value, written, place, place + len(written))


def _phrase_at(
    text: str, place: int, words: Vocabulary, last: Kind | None, *, slips: bool = False
) -> Token | None:
    """The longest phrase that begins here, perhaps with slips of the pen, but for words behind a suit that compare it with another one."""
    pieces = pieces_of(text, place)
    written = [plain(piece) for piece, _ in pieces]
    found = written[: not slips] + words.spelt(written[not slips :])
    phrase = words.find(found) if found else None
    if phrase and last is Kind.SUITS and words.compares(phrase, found):
        phrase = words.find(found[: len(phrase.words) - 1])
    if phrase is None:
        return None
    end = pieces[len(phrase.words) - 1][1]
    if phrase.words[-1] == f"{found[len(phrase.words) - 1]}*" and POINT.match(text, end):
        end += 1  # no more is written than the stem: krótk. kier
    return Token(phrase.kind, phrase.value, phrase.said, place, end)
