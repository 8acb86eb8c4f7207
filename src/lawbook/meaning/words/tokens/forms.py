"""What is written in a form and not in words: shapes, figures, cards, calls, seats."""

import re
from collections.abc import Callable, Iterator
from typing import Any

from lawbook.bridge import Card, Rank, Suit
from lawbook.errors import NotationError
from lawbook.languages import every
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import Amount, Tag, either
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.rules import RuleOf
from lawbook.meaning.terms.shapes import Length, Shape
from lawbook.meaning.words.lexicon.english import EACH_MAJOR, EACH_MINOR, MAJOR, MINOR, SUIT
from lawbook.meaning.words.lexicon.speech import in_speech
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.notation.letters import PIPS, Letters, rank_tokens

__all__ = ["LATER_FORMS", "ORS", "TOP", "Form", "Seen", "forms"]


_TEN, _WIDTH = 10, 4
TOP = 99
"""Where a range ends that has no upper end."""
_SEATS = (Purpose.FIRST_SEAT, Purpose.SECOND_SEAT, Purpose.THIRD_SEAT, Purpose.FOURTH_SEAT)
Seen = tuple[Kind, Any]
Form = tuple[str, Callable[[re.Match[str], Letters], Seen]]
_MARKS = {"(": Kind.OPEN, "[": Kind.OPEN, ")": Kind.CLOSE, "]": Kind.CLOSE, "+": Kind.AND}
_DASH = "[-\u2013\u2014]"
_TWO_SUITS = rf"\d(?:{_DASH}|=)?\d"
_BRACKETED = rf"(?=[\d=-]{{0,5}}\({_TWO_SUITS}\))(\({_TWO_SUITS}\)|{_TWO_SUITS})(?:{_DASH}|=)?(\({_TWO_SUITS}\)|{_TWO_SUITS})"
_END = r"(?![^\W_])"
ORS = "or|and|to|eller|og|lub|albo|i"
_BEHIND_PAIR = "|".join(rf"(?<=[4-6]/[34] {word} )" for word in (*ORS.split("|"), "el", r"el\."))
_BOTH = "(?:[Bb]oth|BOTH|[Oo]bie|[Oo]ba|[Bb]egge)"
_BEHIND_NUMBER = (
    "(?:" + "|".join(rf"(?<={word}\s)" for word in (r"\s\d", r"^\d", "five", "six", "seven", "eight")) + ")"
)
_HONOURS = r"(?=\s+(?:the\s+)?(?:[AKQJT]{2,5}\b|(?i:one|two|three|[1-3])\s+(?i:of\s+(?:the\s+)?top|(?:top\s+)?honou?rs?)))"
"""Behind the word that joins a length and the honours of the suit."""
_ANY_SO_LONG = (
    r"(?:[Aa]ny|[Dd]owoln\w+|[Nn]ieznan\w+|[Vv]algfri|(?:en |[Ee]n )?[Uu]kjent)"
    r"(?=\s(?:\d|five|six|seven|pięcio|sześcio|siedmio|fem|seks|sju|syv)[\w+]*(?:[\s-]?\w+)? ?(?:suit|kolor|farge))"
)
"""Before a length the word that tells that any suit may be meant: any six-card suit."""
_ANY_ONE_SUITER = (
    r"(?:[Aa]ny|[Uu]nknown|[Uu]nspecified|[Dd]owoln\w+|[Nn]ieznan\w+|[Vv]algfri|[Uu]kjent|[Hh]vilken som helst)"
    r"(?=\s(?:one|single|1)[\s-]?suit|\s(?:jednokolor|enfarge))"
)
"""The same before a hand of one suit, which is seldom the one that is called."""


_LETTERS_END = r"(?![^\W\d_])"


def _shape(match: re.Match[str], _: Letters) -> Seen:
    spades, hearts, diamonds, clubs = map(int, match.group(1, 3, 4, 5))
    if spades + hearts + diamonds + clubs != 13:
        raise NotationError("does not add up to 13 cards")
    lengths = (spades, hearts, diamonds, clubs)
    falling = spades >= hearts >= diamonds >= clubs  # any other order is that of the suits
    return Kind.SHAPE, Shape(lengths, in_order=match[2].strip() == "=" or not falling)


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


def _in_full(least: int, most: int) -> int:
    """The upper end, of which only the last figure is written: 23-4."""
    full = least // 10 * 10 + most
    return full if most < _TEN < least < full <= least + _WIDTH else most


def _number(match: re.Match[str], _: Letters) -> Seen:
    number, open_at = int(match[1]), match[2]
    return Kind.NUMBER, (0 if open_at and open_at != "+" else number, TOP if open_at == "+" else number)


def _points(match: re.Match[str], _: Letters) -> Seen:
    """Hands of so many points: 14s."""
    return Kind.WHOLE, Amount(Figure.POINTS, int(match[1]), int(match[1]))


def _of_cards(match: re.Match[str], _: Letters) -> Seen:
    """So many cards, the word for them cut to its letter: 5-k major."""
    return Kind.NUMBER_OF_CARDS, (int(match[1]), TOP if match[2] else int(match[1]))


def _seats(match: re.Match[str], _: Letters) -> Seen:
    seats = [_SEATS[int(place) - 1] for place in match.groups() if place]
    return (Kind.TAG, seats[0]) if len(seats) == 1 else (Kind.WHOLE, either(map(Tag, seats)))


def _seats_in_words(match: re.Match[str], _: Letters) -> Seen:
    """Seats by their ordinals: first and second seat."""
    return Kind.WHOLE, either(Tag(_SEATS[_place_of(word)]) for word in match.groups() if word)


def _place_of(word: str) -> int:
    places = (
        place
        for each in every("described", "ordinals")
        for place, form in enumerate(each)
        if re.fullmatch(form, word, re.IGNORECASE)
    )
    return next(places)


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


def _spoken() -> Iterator[Form]:
    """What a spoken sentence says in many ways, in the forms of every language."""

    def always(seen: Seen) -> Callable[[re.Match[str], Letters], Seen]:
        return lambda _match, _: seen

    for form, seen in in_speech():
        yield form, always(seen)


def forms(known: Letters) -> list[Form]:
    """The forms that are tried before the words, in this order."""
    ranks = "|".join(sorted((*known.ranks, *(["Kn"] if "KN" in known.ranks else [])), key=len, reverse=True))
    honours = "|".join(letter for letter in ranks.split("|") if not letter.isdigit())
    ordinals = "|".join(form for each in every("described", "ordinals") for form in each)
    suits = "".join(letter for letter in known.suits if letter not in known.ranks)
    return [
        (
            r"(?:(?<=støtte )|(?<=støtte, ))(\d)(\+)?k\b",
            _of_cards,
        ),
        (
            r"(\d)(\+)?(?:-k[aęąi]?\b\.?|ko?(?=\+)|\s?k\.?(?=\s+(?:støtte|tilp|trumf|fit))|k(?=\s+(?:i\s)?(?:en\s)?(?:min|maj|spa|hj|rut|kl|trumf|farge)))",
            _of_cards,
        ),
        (r"(\d)(\+)?\s?k\.(?=\s*(?:$|[,;)]))", _of_cards),
        (
            rf"(?i:(?:at least|minst|co najmniej|przynajmniej|about|około|omtrent|ca\.?)\s+)?(\d+(?:[.,]5|½|\s1/2)?(?:(?:\s?{_DASH}\s?|\s+(?:{'|'.join(every('described', 'to'))}|or|lub|albo|eller)\s+)\d+(?:[.,]5|½)?)?\+?)\s?(?:{'|'.join(every('described', 'tricks'))})\b",
            lambda match, _: (Kind.WHOLE, Tag(Purpose.TRICKS, re.sub("lub|albo|eller", "or", match[1]))),
        ),
        (
            rf"(?i:{'|'.join(every('described', 'rules'))})\s?(1[5-9]|2[0-9])s?(?![^\W_]|[+-])",
            lambda match, _: (Kind.WHOLE, RuleOf(int(match[1]))),
        ),
        (r"(1[5-9]|2[0-9])-regel(?:en)?\b", lambda match, _: (Kind.WHOLE, RuleOf(int(match[1])))),
        (
            r"(?i:thru|through)\s+[1-7]\s?(?:NT?|[SHDC♠♥♦♣]|(?i:spades?|hearts?|diamonds?|clubs?|notrumps?))(?![^\W_])",
            lambda _match, _: (Kind.FILLER, None),
        ),
        (
            r"(?:over|after|against|vs|etter|mot|av|po|na)\s+\(?[1-7](?:NT|BA|SA|UT)\)?(?![^\W_])",
            lambda _match, _: (Kind.FILLER, None),
        ),
        (
            r"(?:over|after|(?<=double\s)of|(?<=doubles\s)of)(?=\s+\(?[1-7](?:NT?|[SHDC♠♥♦♣]))",
            lambda _match, _: (Kind.FILLER, None),
        ),
        (
            r"(?:(?<=[,;.]\s)|^)((?i:resp|responses|reb|rebids)\b(?!\s+(?:[xX]|dbl|doubles?)\b)[^\",;]*[^\",;\s])(?=\s*(?:[,;]|$))",
            lambda match, _: (Kind.QUOTED, match[1]),
        ),
        (
            r"(?<=[,;.]\s)((?i:neg(?:ative|\.)?\s+(?:dbls?|doubles?|x)\s+(?:thru|through|to|up to)\s+[1-7][shdcn♠♥♦♣]t?))",
            lambda match, _: (Kind.QUOTED, match[1]),
        ),
        ('"([^"]*)"|“([^”]*)”', lambda match, _: (Kind.QUOTED, match[1] or match[2] or "")),
        (r"(\d\d?)(?P<dash>\s?[=-]\s?)(\d\d?)(?P=dash)(\d\d?)(?P=dash)(\d\d?)(?!\d)", _shape),
        (r"(?<![\w,;:(-])(?<![,;:(]\s)[xX](?![\w-]|\s+[xX]\b)", lambda _match, _: (Kind.FILLER, None)),
        (
            f"{_ANY_SO_LONG}|{_ANY_ONE_SUITER}",
            lambda _match, _: (Kind.SUITS, SUIT),
        ),
        (r"(?:all|ALL)(?=\s+[0-7]{4}[sS]?\b)", lambda _match, _: (Kind.MAY, None)),
        (r"(9|1\d|2\d)s(?![^\W_])", _points),
        (  # hands of which many are so bid
            r"(?i:many|most|mange|de fleste|wiele|większość)(?=\s+\d(?!\d?\s))",
            lambda _match, _: (Kind.MAY, None),
        ),
        (r"([0-7])()([0-7])([0-7])([0-7])(?!\d)[sS]?(?![^\W_])", _shape),
        (
            rf"(?!4 i [1-3]\b|3 i [12]\b)(?:(?:in|i|w|na)\s+)?([1-4])(?:\.|st|nd|rd|th|ST|ND|RD|TH)?\s?(?:(?:/|&|,|-|and|or|og|eller|i|lub)\s?([1-4])(?:\.|st|nd|rd|th|ST|ND|RD|TH)?\s?)?(?:{'|'.join(every('described', 'seats'))})\b",
            _seats,
        ),
        (
            rf"(?:(?:in|i|w|na)\s+)?((?i:{ordinals}))\s?(?:/|&|,|and|or|og|eller|i|lub)\s?((?i:{ordinals}))\s(?:{'|'.join(every('described', 'seats'))})s?\b",
            _seats_in_words,
        ),
        (rf"{_BRACKETED}(?!\d)", _shape_either_way),
        (r"([5-7])([Mm])([0-4]{3})(?!\d)", _shape_with_major),
        (
            r"(?:7/[3-7]|6/[3-6]|5/[3-5]|4/[34])(?!\d)",
            lambda match, _: (Kind.PAIR, (int(match[0][0]), int(match[0][2]))),
        ),
        (  # the same the other way round, beside it
            rf"(?:{_BEHIND_PAIR})[34]/[4-6](?!\d)|[34]/[4-6](?=\s+(?:{ORS}|el)\.?\s+[4-6]/[34](?!\d))",
            lambda match, _: (Kind.PAIR, (int(match[0][0]), int(match[0][2]))),
        ),
        (  # two lengths that nothing parts: 55 minors; no hand has so many points
            r"(44|5[3-5]|6[3-6]|7[3-6])\+?(?![\d.,/=-]*\d)",
            lambda match, _: (Kind.PAIR, (int(match[1][0]), int(match[1][1]))),
        ),
        (
            r"([3-7])\+(?:\s?[-/]\s?(?=[3-6])|\s?(?=[3-5]))([3-6])\+",
            lambda match, _: (Kind.PAIR, (int(match[1]), int(match[2]))),
        ),
        (
            rf"(\d+)\s*(?:{_DASH}|\b(?:{'|'.join(every('described', 'to'))})\b)\s*(\d+)",
            lambda match, _: (Kind.PAIR, (int(match[1]), _in_full(int(match[1]), int(match[2])))),
        ),
        (rf"(?:[1-7](?:NT?|BA|SA|UT)|[1-3][SHDC]){_END}", lambda match, _: (Kind.CALL, _call(match[0]))),
        (
            rf"[1-7][SHDC♠♥♦♣](?=\s+(?:{'|'.join(every('described', 'bids'))})\b)",
            lambda match, _: (Kind.CALL, match[0]),
        ),
        (rf"(\d+)()\s?{_DASH}?\s?(?=(?:{'|'.join(every('described', 'cards'))})\b)", _number),
        (rf"(?<!\d)(?<!\d!)([{suits}♠♥♦♣])({ranks})(?![\w+-])", _card),
        (rf"(?!T[AKQJ])(?:{honours})(?:{ranks}|[xX])+{_END}", _holding),
        (r"([AKQJ])(?=\s+(?:or|and|el|eller|og)\s+[AKQJ]\b|\s*/\s*[AKQJ]\b|\s+(?:of|in)\b)", _rank),
        (
            r"(?:(?<=\bor\s)|(?<=\band\s)|(?<=[AKQJ] el\s)|(?<=[AKQJ] og\s)|(?<=[AKQJ] eller\s)|(?<=/))([AKQJ])\b",
            _rank,
        ),
        (
            r"(?:(?<=\btrump\s)|(?<=\bwithout\s)|(?<=\bthe\s)|(?<=\bbez\s)|(?<=\buten\s)|(?<=w/o\s)|(?<=u/\s)|(?<=u/)|(?<=\btr\s))([AKQJ])\b(?!\w|\s+\w*[AKQJ])",
            _rank,
        ),
        (
            rf"(?<!^)(?<![,;.:(]\s)(?i:{'|'.join(every('described', 'elsewhere'))})",
            lambda _match, _: (Kind.ELSEWHERE, None),
        ),
        (rf"(?i:{'|'.join(every('described', 'asides'))})", lambda _match, _: (Kind.FILLER, None)),
        (rf"(?i:{'|'.join(every('described', 'hedges'))})", lambda _match, _: (Kind.USUALLY, None)),
        *_spoken(),
        (r"(?i:ok(?:ay)?|right|yes|no)(?=\?)", lambda _match, _: (Kind.FILLER, None)),
        (
            r"\((?i:of|av|z) (?:4|four|fire|czterech)\)",
            lambda _match, _: (Kind.FILLER, None),
        ),  # one ace (of four)
        (r"(?i:ok)(?=\s*(?:$|[,;)]))", lambda _match, _: (Kind.POSSIBLE, None)),
        (_PLUS, lambda _match, _: (Kind.ONWARDS, "least")),
        (
            r"(?i:(?<=høyst )|(?<=minst )|(?<=nøyaktig )|(?<=maks )|(?<=lover ikke )|(?<=har ikke nødvendigvis ))(?i:én|en|ett|et|ei)(?=\s(?!(?:annen|av)\b)[a-zæøå]+)|(?i:én|ett)(?![^\W_])|(?i:en|et)(?=\s+eller\s+(?:to|tre|fire|[2-4])\b)",
            lambda _match, _: (Kind.NUMBER, (1, 1)),
        ),
        (rf"(?i:{_BEHIND_NUMBER}to){_HONOURS}", lambda _match, _: (Kind.SUITS, "own suit")),  # six to the AK
        (rf"(?i:to){_HONOURS}", lambda _match, _: (Kind.AND, None)),  # 6+ to two of the top three
        (r"(?i:in)\s+(?i:an?)(?=\s+(?:\d[-=]?){3}\d(?!\d))", lambda _match, _: (Kind.AND, None)),
        (r"(?<![\w+/])m/(?=\s?\d|\s|[^\W\d_]{2})", lambda _match, _: (Kind.AND, None)),
        (rf"(?:{_BOTH}\s+Ms?|c?Ms|MM){_LETTERS_END}", lambda _match, _: (Kind.SUITS, EACH_MAJOR)),
        (rf"(?:{_BOTH}\s+ms?|c?ms|mm){_LETTERS_END}", lambda _match, _: (Kind.SUITS, EACH_MINOR)),
        (rf"(?:other|annen) M{_LETTERS_END}", lambda _match, _: (Kind.SUITS, "other major")),
        (rf"(?:other|annen) m{_LETTERS_END}", lambda _match, _: (Kind.SUITS, "other minor")),
        (rf"c?M{_LETTERS_END}", lambda _match, _: (Kind.SUITS, MAJOR)),
        (rf"c?m{_LETTERS_END}", lambda _match, _: (Kind.SUITS, MINOR)),
    ]


_PLUS = r"-?pluss?(?=\s*(?:$|[,;.)])|\s+(?:points?|hcp|pts|poeng|hp|pkt|punkt\w*|or|with|and|eller|med|og|lub|albo|oraz|z|jevn|balan\w+|zrówn\w+)\b)"
"""Behind a figure, and not before what is joined to it: sixteen plus."""
LATER_FORMS: list[Form] = [
    (rf"(\d+){_DASH}(?=\s+(?:{ORS})\s)()", _number),
    (rf"(\d+)\s?(\+|{_DASH}(?!\s?\d|[^\W\d_]))?", _number),
    (r"(?<=\d[-/]\d)\+(?=\s|$|[,;:)/.])", lambda _match, _: (Kind.ONWARDS, "least")),
    (r"--|[,;:.=-]", lambda _match, _: (Kind.COMMA, None)),
    (r"(?<=[^\W\d_])\+(?=\s|$|[,;:)/.])", lambda _match, _: (Kind.ONWARDS, "least")),
    (r"(?<=[♠♥♦♣])\+(?=\s|$|[,;:)/.])", lambda _match, _: (Kind.ONWARDS, "least")),
    (r"[()\[\]+]", lambda match, _: (_MARKS[match[0]], None)),
]
"""The forms that are tried where no words stand."""
