"""What stands in a spoken sentence behind that of which it is said: no void usually; balanced or not; invitational at least."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.heard import Heard
from lawbook.meaning.words.lexicon.english import OPENING
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.sentences.said_last import never_longer, or_so
from lawbook.meaning.words.sentences.said_lengths import names_one
from lawbook.meaning.words.suits.held import SINGLE_FIGURES
from lawbook.meaning.words.tokens.in_turn import Step, in_turn
from lawbook.meaning.words.tokens.said_numbers import ENDS, form, kind
from lawbook.meaning.words.tokens.token import Token

__all__ = ["trailing"]

_DENIALS = {Kind.NOT, Kind.NEITHER}
_PARTS = {Kind.COMMA, Kind.OPEN, Kind.CLOSE}
_JOINS = {*_PARTS, Kind.AND, Kind.OR, Kind.IF, Kind.MAY}
_EITHER = {Kind.PATTERN, Kind.UNBALANCED, Kind.TAG, Kind.JUDGED, Kind.STOPPER, Kind.QUALITY}
"""What a hand has, or is, or not, as one says to leave it open."""
_WEAK = re.compile("weak|wk|svak|s[łl]ab", re.IGNORECASE)
_CARDS = {figure: ranks for ranks, figure in SINGLE_FIGURES.items()}
_COUNTED = {Kind.NUMBER, Kind.PAIR, Kind.ONWARDS, *_DENIALS}
_JOINED = [Kind.OR, Kind.SHORT]
_FEWEST_POINTS = 9
"""A bare number that is denied, from this one on, is of points."""


def trailing(text: str, tokens: Sequence[Token], _told: Heard) -> list[Token]:
    """The words, in the order in which a card has them."""
    return in_turn(_STEPS, in_turn(_IN_TEXT, tokens, before=(text,)))


def _without_adverb(text: str, words: Sequence[Token]) -> Iterator[Token]:
    """But for `ut` and `er` that stand behind no number, and are no strain and no cards: jeg går ut fra det; fargen er lang."""
    for at, word in enumerate(words):
        adverb = word.kind in {Kind.NOTRUMP, Kind.CARDS} and text[word.start : word.end] in {"ut", "er"}
        if not adverb or kind(words, at - 1) in _COUNTED:
            yield word


def _little_in_suit(text: str, words: Sequence[Token]) -> Iterator[Token]:
    """With nothing told of a suit in which the hand has little: he hasn't got much in hearts."""
    for at, word in enumerate(words):
        if _is_little(text, words, at):
            yield replace(
                word,
                kind=Kind.TAG_OF_SUIT,
                value=Purpose.SAYS_NOTHING_OF,
                said="says nothing of",
                end=words[at + (words[at + 1].kind is Kind.IN)].end,
            )
        elif not (at and word.kind is Kind.IN and _is_little(text, words, at - 1)):
            yield word


def _number_ahead(text: str, words: list[Token]) -> list[Token]:
    """With the length before the suit of which it is told behind it: hearts he has five."""
    for at, word in enumerate(words):
        number = at + 1 + (kind(words, at + 1) is Kind.LIMIT)
        if (
            word.kind is not Kind.SUITS
            or kind(words, number) is not Kind.NUMBER
            or kind(words, number + 1) not in ENDS
        ):
            continue
        alone = kind(words, at - 1) in {*ENDS, Kind.AND}
        if alone and form("held").search(text, word.end, words[at + 1].start):
            return [*words[:at], *words[at + 1 : number + 1], word, *_number_ahead(text, words[number + 1 :])]
    return words


def _is_little(text: str, words: Sequence[Token], at: int) -> bool:
    """Whether a word for few values stands before a suit, and no word for a weak hand."""
    word = words[at]
    little = (
        word.kind is Kind.TAG and word.value is Purpose.WEAK and not _WEAK.search(text, word.start, word.end)
    )
    return little and kind(words, at + 1 + (kind(words, at + 1) is Kind.IN)) is Kind.SUITS


def _onwards(words: list[Token]) -> list[Token]:
    """Without the comma before what belongs to the number before it: five hearts, maybe more."""
    return [
        word
        for at, word in enumerate(words)
        if (word.kind, kind(words, at + 1)) != (Kind.COMMA, Kind.ONWARDS)
        or kind(words, at + 2) not in {*ENDS, Kind.AND}
    ]


def _hedge_ahead(words: list[Token]) -> list[Token]:
    """Without the comma behind a hedge that begins the sentence: I'm not sure, five hearts."""
    hedges = [kind(words, 0), kind(words, 1)] == [Kind.USUALLY, Kind.COMMA]
    return [words[0], *words[2:]] if hedges and len(words) > 2 else words


def _not_needed(words: list[Token]) -> list[Token]:
    """With a possibility of what the comma parts from it: a stopper, not necessarily."""
    found: list[Token] = []
    for word, behind in zip_longest(words, words[1:]):
        apart = word.kind is Kind.MAY and bool(found) and found[-1].kind is Kind.COMMA
        if not apart or (behind.kind if behind else None) not in ENDS:
            found.append(word)
            continue
        if any(_asks(each) for each in found[_begin(found, len(found) - 1) : -1]):
            found.pop()  # asks for a major, needn't have one
        elif len(found) > 1 and found[-2].kind is not Kind.TAG:
            found[-1] = replace(word, kind=Kind.POSSIBLE, said="possible")
        else:
            found.append(word)
    return found


def _asks(word: Token) -> bool:
    """Whether the word tells that something is asked for, which the hand itself need not have."""
    return word.value in {Purpose.ASKS, Purpose.ASKS_FOR} and word.kind in {Kind.TAG, Kind.TAG_OF}


def _denied_usually(words: list[Token]) -> list[Token]:
    """With a hedge before the denial behind which it stands: no four-card major usually."""
    for at, word in enumerate(words):
        if word.kind is not Kind.USUALLY or kind(words, at + 1) not in ENDS:
            continue
        first = at - 1 - (kind(words, at - 1) is Kind.COMMA)
        denial = next((place for place in range(first, -1, -1) if words[place].kind in _JOINS | _DENIALS), -1)
        if denial >= 0 and words[denial].kind in _DENIALS and denial < first:
            return [*words[:denial], word, *words[denial : first + 1], *_denied_usually(words[at + 1 :])]
    return words


def _or_not(words: list[Token]) -> list[Token]:
    """Without what may be so or not: balanced or not; may have a stopper or not."""
    for at in range(len(words) - 2):
        both = words[at].kind in _EITHER and kind(words, at + 1) is Kind.OR
        if both and words[at + 2].kind in _DENIALS and kind(words, at + 3) in ENDS:
            first = at - (kind(words, at - 1) is Kind.MAY)
            before = words[:first]
            if before and before[-1].kind in {Kind.COMMA, Kind.AND}:
                before.pop()
            return [*before, *words[at + 3 + (not before) :]] or words
    return words


def _or_anything(words: list[Token]) -> list[Token]:
    """Without what only goes on behind a denial: no five-card major or anything."""
    for at, word in enumerate(words):
        anything = (
            word.kind is Kind.OR and kind(words, at + 1) is Kind.WHOLE and words[at + 1].said == "any hand"
        )
        if not anything or kind(words, at + 2) not in ENDS:
            continue
        part = _begin(words, at)
        if any(each.kind in _DENIALS for each in words[part:at]):
            return [*words[:at], *words[at + 2 :]]
    return words


def _at_least(words: list[Token]) -> list[Token]:
    """With the lower end of a strength behind the word for it: invitational at least."""
    return [
        replace(word, kind=Kind.ONWARDS, said="or more") if _ends_below(words, at) else word
        for at, word in enumerate(words)
    ]


def _ends_below(words: Sequence[Token], at: int) -> bool:
    least = words[at].kind is Kind.LIMIT and words[at].value == "least"
    return least and kind(words, at - 1) is Kind.TAG and kind(words, at + 1) in {*ENDS, Kind.AND, Kind.OR}


def _or_better(words: list[Token]) -> list[Token]:
    """With the number itself upwards, where that is said behind what it counts: three-card support or better."""
    for at, word in enumerate(words):
        tag = at + 1 + (kind(words, at + 1) is Kind.CARDS)
        if (
            word.kind is not Kind.NUMBER
            or kind(words, at - 1) is Kind.LIMIT
            or kind(words, tag + 1) is not Kind.ONWARDS
        ):
            continue
        if words[tag].kind is Kind.TAG and words[tag].value is Purpose.SUPPORT:
            return [*words[: at + 1], words[tag + 1], *words[at + 1 : tag + 1], *words[tag + 2 :]]
    return words


def _about_or_better(words: list[Token]) -> list[Token]:
    """Without the words beside an opening that say no more than it does: about an opening or better."""
    openings = [at for at, word in enumerate(words) if word.kind is Kind.WHOLE and word.value == OPENING]
    better = [at for at in openings if kind(words, at + 1) is Kind.ONWARDS and words[at + 1].value == "least"]
    more = {place for at in better for place in (at - 1, at + 1) if kind(words, at - 1) is Kind.LIMIT}
    return [word for at, word in enumerate(words) if at not in more or word.value == "most"]


def _denied_points(words: list[Token]) -> list[Token]:
    """With points behind a denied number that can count nothing else: four hearts, not sixteen."""
    found: list[Token] = []
    for at, word in enumerate(words):
        found.append(word)
        many = word.kind is Kind.NUMBER and word.value[0] == word.value[1] >= _FEWEST_POINTS
        if many and kind(words, at - 1) in _DENIALS and kind(words, at + 1) in ENDS:
            found.append(Token(Kind.FIGURE, Figure.POINTS, "points", word.end, word.end))
    return found


def _ace_of_suit(words: list[Token]) -> list[Token]:
    """With a single card of the suit that is named behind what else may be held in it: an ace or a void in clubs."""
    for at, word in enumerate(words):
        card = word.kind is Kind.FIGURE and word.value in _CARDS and kind(words, at - 1) not in _COUNTED
        if (
            card
            and [kind(words, place) for place in range(at + 1, at + 3)] == _JOINED
            and names_one(words, at + 3)
        ):
            words[at] = replace(word, kind=Kind.RANK, value=_CARDS[word.value])
    return words


def _ace_and_king(words: list[Token]) -> list[Token]:
    """With the ace of a suit, where another card of it is named beside: ess og konge i spar."""
    for at, word in enumerate(words):
        card = word.kind is Kind.FIGURE and word.value in _CARDS and kind(words, at - 1) not in _COUNTED
        beside = kind(words, at + 1) in {Kind.AND, Kind.OR} and kind(words, at + 2) is Kind.RANK
        if card and beside and names_one(words, at + 3 + (kind(words, at + 3) is Kind.IN)):
            words[at] = replace(word, kind=Kind.RANK, value=_CARDS[word.value])
    return words


def _longer_than(words: list[Token]) -> list[Token]:
    """With the word that compares two suits, where it is the one for the lower end of a range: trefle dłuższe od kar."""
    return [
        replace(word, kind=Kind.THAN, value=None, said="than")
        if word.kind is Kind.LIMIT
        and kind(words, at - 1) is Kind.LONGER
        and kind(words, at + 1) is Kind.SUITS
        else word
        for at, word in enumerate(words)
    ]


def _means(words: list[Token]) -> list[Token]:
    """Without the verb with which a part begins that only tells what the call means: det betyr seks spar."""
    return [
        word
        for at, word in enumerate(words)
        if word.kind is not Kind.IF or word.value != "means" or kind(words, at - 1) not in {None, Kind.COMMA}
    ]


def _begin(words: Sequence[Token], at: int) -> int:
    """Where the part begins in which a word stands."""
    return next((place + 1 for place in range(at - 1, -1, -1) if words[place].kind in _PARTS), 0)


def _card_of(_text: str, words: Sequence[Token]) -> Iterator[Token]:
    """With the card of a suit that is written with it as one word: ruteress."""
    for at, word in enumerate(words):
        one = word.kind is Kind.FIGURE and word.value in _CARDS and kind(words, at - 1) is Kind.SUITS
        if one and words[at - 1].end == word.start:
            yield replace(word, kind=Kind.RANK, value=_CARDS[word.value])
        else:
            yield word


_IN_TEXT: Sequence[Step] = (
    ({Kind.FIGURE}, _card_of),
    ({Kind.OR, Kind.LIMIT}, or_so),
    ({Kind.NOTRUMP, Kind.CARDS}, _without_adverb),
    ({Kind.TAG}, _little_in_suit),
    ({Kind.NUMBER}, _number_ahead),
)
_STEPS: Sequence[Step] = (
    ({Kind.ONWARDS}, _onwards),
    ({Kind.USUALLY}, _hedge_ahead),
    ({Kind.MAY}, _not_needed),
    ({Kind.USUALLY}, _denied_usually),
    ({Kind.OR}, _or_not),
    ({Kind.OR}, _or_anything),
    ({Kind.LONGER}, never_longer),
    ({Kind.LIMIT}, _at_least),
    ({Kind.ONWARDS}, _or_better),
    ({Kind.ONWARDS}, _about_or_better),
    (_DENIALS, _denied_points),
    ({Kind.SHORT}, _ace_of_suit),
    ({Kind.RANK}, _ace_and_king),
    ({Kind.IF}, _means),
    ({Kind.LONGER}, _longer_than),
)
