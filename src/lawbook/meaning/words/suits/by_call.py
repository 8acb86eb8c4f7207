"""Words that only the call explains: the letter behind a figure that is cards or clubs, and the opening that the call is."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import groupby

from lawbook.bridge import Suit
from lawbook.languages import every
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import About
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.error import MeaningError
from lawbook.meaning.words.heard import Heard
from lawbook.meaning.words.lexicon.english import EACH_MAJOR, MAJOR, OPENING
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.suits.apart import figures_apart, names_apart
from lawbook.meaning.words.suits.other_bids import without_other_bids
from lawbook.meaning.words.suits.own_bid import without_own_bid
from lawbook.meaning.words.tokens.lexing import TOP, Token

__all__ = ["by_call"]

_CLUBS = "clubs"
_NEARLY_AN_OPENING = About.of(Figure.POINTS, (8, 10), (5, 12))
_HIGHEST = 3
"""The highest level of a call that goes by a name."""
_HIGHEST_LEVEL = 7
_SHORT = 2
_STYLES = [[((5, 5), EACH_MAJOR)], [((5, 5), MAJOR)], [((4, 4), EACH_MAJOR)]]
_OF_STYLE, _FIVE = 3, 5
_MARKS = {Kind.COMMA, Kind.OPEN, Kind.CLOSE}
_SURE_LENGTH, _LONGEST = 6, 8
"""Up to so many cards a letter behind the figure is of its suit, and beyond that of points."""
_FIGURES = {Kind.NUMBER, Kind.PAIR}
_SUPPORTING = {Purpose.RAISE, Purpose.SUPPORT, Purpose.SUPPORTS, Purpose.LIMIT}
_OF_ANOTHER = {
    Purpose.ARTIFICIAL,
    Purpose.RELAY,
    Purpose.TRANSFER,
    Purpose.TRANSFER_TO,
    Purpose.PUPPET,
    Purpose.CUE_BID,
    Purpose.STAYMAN,
}
"""With these the cards are those of another suit than the one that is called."""
_OF_BID = {Purpose.WEAK_TWO, Purpose.PREEMPTIVE, Purpose.NATURAL, Purpose.ARTIFICIAL}
"""What is said of an opening bid, and not of an opening hand."""
_OF_BOTH = {Purpose.WEAK, Purpose.STRONG}
"""What is said of either: a weak opening is a bid, unless somebody has opened already."""
_BEFORE_STRENGTH = {Kind.NOT, Kind.NEITHER, Kind.LIMIT, Kind.OUTSIDE, Kind.AND}


def by_call(text: str, tokens: Sequence[Token], told: Heard, *, heading: bool = False) -> list[Token]:
    """The words, each as the call explains it: in a weak two in hearts, 6c is six cards, and the opening no values.

    Raises MeaningError where a letter may be cards or clubs, and the call does not tell.
    """
    tokens = list(without_other_bids(text, list(without_own_bid(text, tokens, told)), told))
    words = [
        _letter(text, tokens, place, told) if _is_letter(text, tokens, place) else token
        for place, token in enumerate(tokens)
    ]
    words = [_points(text, words, place) for place in range(len(words))]
    words = [_key_cards(words, place, told) for place in range(len(words))]
    words = [_control(words, place, told) for place in range(len(words))]
    words = list(_nearly_openings(text, words))
    words = list(_without_style(text, words, told))
    _refuse_another_bid(text, words, told)
    rest = [
        token
        for place, token in enumerate(words)
        if not _is_the_bid(text, words, place, told, heading=heading)
        and not any(_is_named_call(words, first, told) for first in (place, place - 1))
    ]
    return list(figures_apart(list(names_apart(rest if heading else rest or words))))


def _key_cards(tokens: Sequence[Token], place: int, told: Heard) -> Token:
    """The word, or key cards where values are counted in an answer to four notrump."""
    token = tokens[place]
    counted = place > 0 and tokens[place - 1].kind is Kind.NUMBER and told.trumps is not None
    values = token.kind is Kind.TAG and token.value is Purpose.VALUES
    return replace(token, kind=Kind.KEY_CARDS, value=None, said="key cards") if counted and values else token


def _control(tokens: Sequence[Token], place: int, told: Heard) -> Token:
    """The word, or a cue bid where partner has bid and controls are told without their number: 4♣, control."""
    token = tokens[place]
    if token.value is not Figure.CONTROLS or token.kind is not Kind.FIGURE:
        return token
    apart = all(
        each.kind is Kind.COMMA or each.value is Purpose.CUE_BID for each in tokens if each is not token
    )
    if not (apart and told.partners and told.own is not None):
        return token
    return replace(token, kind=Kind.TAG, value=Purpose.CUE_BID, said="cue bid")


def _nearly_openings(text: str, tokens: Sequence[Token]) -> Iterator[Token]:
    """The words, with a hand that falls a little short of an opening: a bit less than an opening."""
    for place, token in enumerate(tokens):
        behind = tokens[place + 1] if place + 1 < len(tokens) else None
        before = tokens[place - 1] if place else None
        if _is_just_below(text, before) and token.kind is Kind.WHOLE and token.value == OPENING:
            yield replace(token, value=_NEARLY_AN_OPENING, said=str(_NEARLY_AN_OPENING))
        elif behind is None or behind.value != OPENING or not _is_just_below(text, token):
            yield token


def _is_just_below(text: str, token: Token | None) -> bool:
    about = token is not None and token.kind is Kind.LIMIT and token.value == "about"
    return about and token is not None and bool(_below().search(text[token.start : token.end]))


@cache
def _below() -> re.Pattern[str]:
    return re.compile("|".join(every("described", "below")), re.IGNORECASE)


def _points(text: str, tokens: Sequence[Token], place: int) -> Token:
    """The word, or points where the letter for them stands behind more than anybody has spades: 6-10 p.

    Raises MeaningError where it may be both.
    """
    token = tokens[place]
    letter = token.said == "spades" and text[token.start : token.end].lower() == "p"
    if not letter or not place or tokens[place - 1].kind not in _FIGURES:
        return token
    least, most = tokens[place - 1].value
    if least > _LONGEST or _LONGEST < most < TOP:
        return replace(token, kind=Kind.FIGURE, value=Figure.POINTS, said="points")
    if _SURE_LENGTH < most < TOP and least < most:
        raise MeaningError(text, token.start, token.end, "may be spades or points; write which")
    return token


def _without_style(text: str, tokens: Sequence[Token], told: Heard) -> Iterator[Token]:
    """The words, with the cards with which a major is opened denied as a rule, where a minor is: 3+ clubs, 5-card majors.

    Raises MeaningError where they may be those of the hand.
    """
    minor = told.own is not None and told.own < Suit.HEARTS
    opened = told.opens and told.call[:1] == "1" and (minor or told.notrump)
    for part in _clauses(tokens):
        suits = next((token for token in part if token.kind is Kind.SUITS), None)
        if not opened or suits is None or not _is_style(part, suits):
            yield from part
            continue
        if not minor or suits.value != EACH_MAJOR:
            raise MeaningError(text, part[0].start, part[-1].end, "may be held or not; say possible, or no")
        counted = next((token.value[0] for token in part if token.kind is Kind.NUMBER), _FIVE)
        for kind, value, said in (
            (Kind.USUALLY, None, "usually"),
            (Kind.NEITHER, None, "no"),
            (Kind.NUMBER, (counted, TOP), f"{counted}+"),
            (Kind.SUITS, MAJOR, "major"),
        ):
            yield Token(kind, value, said, part[0].start, part[-1].end)


def _clauses(tokens: Sequence[Token]) -> Iterator[Sequence[Token]]:
    """What stands between commas and brackets, and each of these by itself."""
    for mark, part in groupby(tokens, lambda token: token.kind in _MARKS):
        words = list(part)
        yield from ([each] for each in words) if mark else [words]


def _is_style(part: Sequence[Token], suits: Token) -> bool:
    """Whether it is nothing but so many cards of a major, or of the majors."""
    rest = [(token.kind, token.value) for token in part if token is not suits]
    counted = len(part) > 1 and rest[-1] in {(Kind.CARDS, None), (Kind.FROM_CARDS, _FIVE)}
    numbers = [value for kind, value in rest if kind is Kind.NUMBER]
    told = numbers or [(5, 5)] * (rest[-1:] == [(Kind.FROM_CARDS, _FIVE)])
    return counted and len(part) <= _OF_STYLE and [(one, suits.value) for one in told][:1] in _STYLES


def _is_named_call(tokens: Sequence[Token], place: int, told: Heard) -> bool:
    """Whether a number and a suit behind a name are the call that it names, and no length: Multi 2♦."""
    before, *here = tokens[max(place - 1, 0) : place + 2]
    if place < 1 or [token.kind for token in (before, *here)] != [Kind.NAME, Kind.NUMBER, Kind.SUITS]:
        return False
    (least, most), suit = here[0].value, here[1].said
    if not told.call:
        return bool(least == most <= _HIGHEST)
    return told.own is not None and f"{least}{told.own.name.lower()}" == f"{told.call[0]}{suit}"


def _is_letter(text: str, tokens: Sequence[Token], place: int) -> bool:
    """Whether it is a single letter behind its figure, which may be short for cards as well as for clubs."""
    token = tokens[place]
    written = text[token.start : token.end]
    sized = written.islower() or text == text.upper()
    return (
        token.said == _CLUBS
        and len(written) == 1
        and written.isalpha()
        and sized
        and _is_counted(tokens, place)
    )


def _is_counted(tokens: Sequence[Token], place: int) -> bool:
    """Whether a figure stands right before the word."""
    return place > 0 and tokens[place - 1].kind in _FIGURES and tokens[place - 1].end == tokens[place].start


def _letter(text: str, tokens: Sequence[Token], place: int, told: Heard) -> Token:
    """The letter as cards, or as clubs."""
    token = tokens[place]
    cards = replace(token, kind=Kind.CARDS, value=None, said="card")
    if tokens[place - 1].value[1] <= _SHORT:  # nobody counts so few cards: 0-1c
        return token
    if not told.call or any(_names_suit(text, tokens, other) for other in range(len(tokens))):
        return token
    if place + 1 < len(tokens) and tokens[place + 1].kind is Kind.SUITS:
        return cards
    tags = {each.value for each in tokens if each.kind in {Kind.TAG, Kind.TAG_OF_SUIT}}
    if tags & _SUPPORTING and told.partner is not None:
        return cards
    other = told.own is not None and told.own.name.lower() != _CLUBS
    of_another = tags & _OF_ANOTHER or told.cue or any(each.kind is Kind.NAME for each in tokens)
    if text[token.start].isupper() and not other:
        return token
    if text[token.start].islower() and told.own is not None and not of_another:
        return cards if other else token
    raise MeaningError(text, token.start, token.end, "may be clubs or cards; write 5 clubs or 5 cards")


def _names_suit(text: str, tokens: Sequence[Token], place: int) -> bool:
    """Whether another suit is written as a letter or two behind its figure: 5d4c."""
    token = tokens[place]
    written = text[token.start : token.end]
    single = token.kind is Kind.SUITS and token.said in {"spades", "hearts", "diamonds"}
    return single and len(written) <= 2 and written.isalpha() and _is_counted(tokens, place)


def _is_the_bid(text: str, tokens: Sequence[Token], place: int, told: Heard, *, heading: bool) -> bool:
    """Whether the word is the opening bid itself, and no opening strength: otwarcie blokujące, naturlig åpning."""
    token = tokens[place]
    if (
        token.kind is not Kind.WHOLE
        or token.value != OPENING
        or not _bids().fullmatch(text[token.start : token.end].strip(" -"))
    ):
        return False
    beside = [tokens[at] for at in (place - 1, place + 1) if 0 <= at < len(tokens)]
    if place and tokens[place - 1].kind in _BEFORE_STRENGTH:
        return False
    bid = told.opens is True and (told.own is not None or told.notrump)
    if bid and not heading and told.own is not None and told.call[0] == "1" and not _tells_points(tokens):
        return False  # an opening of one, of which nothing else tells how strong it is
    said = _OF_BID if told.opens is False else _OF_BID | _OF_BOTH
    return bid or any(
        each.kind is Kind.CALL or (each.kind is Kind.TAG and each.value in said) for each in beside
    )


def _refuse_another_bid(text: str, tokens: Sequence[Token], told: Heard) -> None:
    """Refuse the name of another bid beside the word for an opening, which is no length: a good four-heart opening, of four clubs."""
    for place in range(len(tokens)):
        if not told.opens or not _is_the_bid(text, tokens, place, told, heading=True):
            continue
        behind = place + 1 + (tokens[place + 1 : place + 2] != [] and tokens[place + 1].kind is Kind.IN)
        for named in (tokens[max(place - 2, 0) : place], tokens[behind : behind + 2]):
            if _names_other(named, told):
                raise MeaningError(
                    text,
                    named[0].start,
                    named[1].end,
                    "may be a call or a length; write 2 spades for a length, or leave it out",
                )


def _names_other(named: Sequence[Token], told: Heard) -> bool:
    """Whether it is a bare number and one suit that is not called."""
    if [token.kind for token in named] != [Kind.NUMBER, Kind.SUITS] or isinstance(named[1].value, str):
        return False
    (least, most), suits = named[0].value, named[1].value
    return bool(least == most <= _HIGHEST_LEVEL and len(suits) == len(suits[0]) == 1) and suits != (
        (told.own,),
    )


def _tells_points(tokens: Sequence[Token]) -> bool:
    """Whether points are told, or figures that may be some."""
    return any(
        token.kind in {Kind.FIGURE, Kind.FRINGE, Kind.PAIR}
        or (token.kind is Kind.NUMBER and token.value[0] > _LONGEST)
        or (token.kind is Kind.TAG and token.value in _OF_BOTH | _OF_BID)
        for token in tokens
    )


@cache
def _bids() -> re.Pattern[str]:
    return re.compile("|".join(every("described", "bids")), re.IGNORECASE)
