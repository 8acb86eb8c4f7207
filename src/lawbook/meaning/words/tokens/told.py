"""What all the words of a description tell together, wherever the reader stands in them."""

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import pairwise, zip_longest

from lawbook.bridge import Suit
from lawbook.meaning.conventions.convention import Convention
from lawbook.meaning.conventions.names import find
from lawbook.meaning.terms.meanings import Tag
from lawbook.meaning.terms.patterns import Pattern
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.lexicon.english import SUIT
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.lexing import Token

__all__ = ["Told"]

_MOST_CARDS = 8
_OPENING_POINTS = 13
_OF_LENGTH = {
    Purpose.TRANSFER_TO,
    Purpose.WEAK_TWO_IN,
    Purpose.PUPPET_TO,
    Purpose.PREEMPTIVE,
    Pattern.ONE_SUITER,
}
_BETWEEN = {Kind.ONWARDS, Kind.IN, Kind.QUALITY}
_LENGTHS = {
    (Kind.NUMBER, Kind.SUITS),
    (Kind.NUMBER, Kind.CARDS),
    (Kind.PAIR, Kind.SUITS),
    (Kind.PAIR, Kind.CARDS),
    (Kind.SUITS, Kind.NUMBER),
    (Kind.SUITS, Kind.PAIR),
    (Kind.NUMBER, Kind.TAG),
}
_SHAPES = {
    Kind.SHAPE,
    Kind.PATTERN,
    Kind.UNBALANCED,
    Kind.FROM_CARDS,
    Kind.LONG,
    Kind.TAG_OF_SUIT,
    Kind.NAME,
    Kind.WHOLE,
}
_OF_ANOTHER = {
    Purpose.ARTIFICIAL,
    Purpose.RELAY,
    Purpose.ASKS,
    Purpose.STAYMAN,
    Purpose.TRANSFER,
    Purpose.SUPPORT,
    Purpose.RAISE,
}
_RELAYS = {Purpose.RELAY_TO, Purpose.PUPPET_TO}
_TRANSFERS = {Purpose.TRANSFER, Purpose.TRANSFER_TO}
_RAISING = {Purpose.RAISE, Purpose.SUPPORT}
_RAISES = re.compile("raise|podniesieni|støtte|høyning|bergen|drury|splinter", re.IGNORECASE)
_STRENGTHS = {Purpose.INVITATIONAL, Purpose.GAME_FORCING, Purpose.LIMIT, Purpose.SIGN_OFF, Purpose.WEAK}
_TOLD_BEFORE = {
    Kind.NUMBER,
    Kind.PAIR,
    Kind.FRINGE,
    Kind.CARDS,
    Kind.SHORT,
    Kind.STOPPER,
    Kind.FIGURE,
    Kind.HONOURS,
    Kind.OF_TOP,
    Kind.HOLDING,
    Kind.RANK,
    Kind.QUALITY,
    Kind.LONGER,
    Kind.THAN,
    Kind.NOT,
    Kind.NEITHER,
    Kind.LONG,
    Kind.TAG,
    Kind.TAG_OF,
    Kind.MAY,
    Kind.SUITS,
    Kind.KEY_CARDS,
    Kind.PATTERN,
}
"""Before the name of a suit these tell something of it."""
_TOLD_BEHIND = _TOLD_BEFORE | {Kind.LIMIT, Kind.POSSIBLE, Kind.TAG_OF_SUIT}
"""The same behind it."""
_BEFORE_PART, _BEHIND_PART = {Kind.COMMA, Kind.OPEN}, {Kind.COMMA, Kind.CLOSE, None}
"""What stands at both ends of a part by itself."""
_TAGS = {Kind.TAG, Kind.TAG_OF_SUIT}


class Told:
    """The words, and how many of them are taken."""

    def __init__(self, tokens: Sequence[Token], heading: Sequence[Token] = ()) -> None:
        self._tokens = tokens
        self._heading = heading
        self._kinds = [token.kind for token in tokens]
        self.at = 0

    def suits_before(self) -> tuple[tuple[Suit, ...], ...]:
        """The suits that were named already, each by itself."""
        named = [token.value for token in self._tokens[: self.at] if token.kind is Kind.SUITS]
        told = (suits for options in named if not isinstance(options, str) for suits in options)
        return tuple((suit,) for suit in dict.fromkeys(suit for suits in told for suit in suits))

    def suits_since(self, place: int) -> int:
        """How many names of suits were read from this place."""
        return sum(token.kind is Kind.SUITS for token in self._tokens[place : self.at])

    def continues_range(self, least: int) -> bool:
        """Whether the range of the alternative before ends right below a number: 0-5 or natural 6+."""
        ors = [at for at, token in enumerate(self._tokens[: self.at]) if token.kind is Kind.OR]
        before = self._tokens[: ors[-1]] if ors else ()
        if any(token.kind is Kind.COMMA for token in self._tokens[ors[-1] + 1 if ors else 0 : self.at]):
            return False
        return any(token.kind is Kind.PAIR and token.value[1] + 1 == least for token in before)

    def tells_points(self) -> bool:
        """Whether a word besides the next ones speaks of points."""
        return any(
            token.kind in {Kind.FIGURE, Kind.FRINGE}
            or (token.kind is Kind.PAIR and token.value[0] < token.value[1])
            or (token.kind is Kind.NUMBER and token.value[0] > _MOST_CARDS)
            for token in self._tokens
        )

    def tells_opening(self) -> bool:
        """Whether a range of points reaches so far that the hand may be a sound opening, or its tricks are counted."""
        return any(
            token.value[0] < token.value[1] >= _OPENING_POINTS
            if token.kind is Kind.PAIR
            else isinstance(token.value, Tag) and token.value.purpose is Purpose.TRICKS
            for token in self._tokens
        )

    def told_upwards(self) -> bool:
        """Whether points were told that have no upper end, so that nothing is stronger: 22+ balanced or stronger."""
        taken = self._tokens[: self.at]
        return any(
            token.kind is Kind.NUMBER
            and token.value[0] > _MOST_CARDS
            and (token.value[0] < token.value[1] or (behind and behind.kind is Kind.ONWARDS))
            for token, behind in zip_longest(taken, taken[1:])
            if token
        )

    def told_less(self, least: int) -> bool:
        """Whether points were told of which none are so many: to deny these besides would say nothing."""
        taken = self._tokens[: self.at]
        return any(token.kind is Kind.PAIR and _MOST_CARDS < token.value[1] < least for token in taken)

    def told_longer(self, length: int) -> bool:
        """Whether a number tells of one card more and upwards, so that a bare one is no more: four, or five or more with 7-9."""
        onwards = zip_longest(self._tokens, self._tokens[1:])
        return any(
            word
            and word.kind is Kind.NUMBER
            and word.value[0] == length + 1
            and (word.value[0] < word.value[1] or (behind and behind.kind is Kind.ONWARDS))
            for word, behind in onwards
        )

    def possible_ahead(self) -> bool:
        """Whether the words up to the next comma end by saying that they are only possible."""
        for token in self._tokens[self.at :]:
            if token.kind in {Kind.COMMA, Kind.CLOSE, Kind.OPEN}:
                return False
            if token.kind is Kind.POSSIBLE:
                return True
        return False

    def names_ahead(self) -> bool:
        """Whether a suit is named further on, and nothing told of it there but that."""
        return any(
            token.kind is Kind.SUITS
            and token.value != "own suit"
            and (
                self._beside(place, -1) not in _TOLD_BEFORE
                or self._of_strength(place)
                or self._is_one_of(place)
            )
            and self._beside(place, 1) not in _TOLD_BEHIND
            for place, token in enumerate(self._tokens)
            if place > self.at
        )

    def _of_strength(self, place: int) -> bool:
        """Whether a word of strength stands before the suit, which tells nothing of its length: weak in a minor."""
        suits = self._tokens[place].value
        place -= 2 if self._tokens[place - 1].kind is Kind.IN else 1
        word = self._tokens[max(place, 0)]
        blocks = word.value is Purpose.PREEMPTIVE and len(suits) > 1  # in either minor
        return place >= 0 and word.kind is Kind.TAG and (blocks or word.value in _STRENGTHS)

    def _is_one_of(self, place: int) -> bool:
        """Whether one of several suits is meant, and not a single card: one M."""
        before = self._tokens[place - 1]
        return before.kind is Kind.NUMBER and before.value == (1, 1) and len(self._tokens[place].value) > 1

    def _beside(self, place: int, step: int) -> Kind | None:
        """The kind of the word before or behind a place, but for a word like in."""
        place += step
        if 0 <= place < len(self._tokens) and self._tokens[place].kind is Kind.IN:
            place += step
        return self._tokens[place].kind if 0 <= place < len(self._tokens) else None

    def of_unknown_suit(self) -> bool:
        """Whether a part by itself says that the suit may be any: a six-card suit, unspecified."""
        return self._suit_unknown

    @cached_property
    def _suit_unknown(self) -> bool:
        return any(
            token.kind is Kind.SUITS
            and token.value == SUIT
            and self._beside(place, -1) in _BEFORE_PART
            and self._beside(place, 1) in _BEHIND_PART
            for place, token in enumerate(self._tokens)
        )

    def names(self, suits: object) -> bool:
        """Whether suits are named so, anywhere."""
        return any(token.kind is Kind.SUITS and token.value == suits for token in self._tokens)

    def tells_strength(self) -> bool:
        """Whether a word tells how strong the hand is, so that no figure has to."""
        return any(token.kind is Kind.TAG and token.value in _STRENGTHS for token in self._tokens)

    def tells_length(self) -> bool:
        """Whether any length or shape is told, of whatever suit; a figure alone is none."""
        kinds = [token.kind for token in self._hands() if token.kind not in _BETWEEN]
        pairs = set(pairwise(kinds))
        return (
            bool(pairs & _LENGTHS)
            or bool(_SHAPES & set(kinds))
            or any(token.kind is Kind.TAG and token.value in _OF_ANOTHER for token in self._tokens)
        )

    def _hands(self) -> Iterator[Token]:
        """The words, but for the call that a relay asks for: I have to bid two hearts."""
        relayed = [place for place, token in enumerate(self._tokens) if token.value in _RELAYS]
        skipped = {at for place in relayed for at in range(place, place + 3)}
        return (token for place, token in enumerate(self._tokens) if place not in skipped)

    def implies_length(self) -> bool:
        """Whether a word tells that some suit is long: transfer to hearts; pre-emptive; one-suiter."""
        return any(
            token.kind in {Kind.TAG, Kind.TAG_OF_SUIT, Kind.PATTERN} and token.value in _OF_LENGTH
            for token in self._tokens
        )

    def transfers(self) -> bool:
        """Whether a word tells that another suit is shown than that which is called."""
        kinds, told = {Kind.TAG, Kind.TAG_OF_SUIT}, (*self._heading, *self._tokens)
        return any(token.kind in kinds and token.value in _TRANSFERS for token in told)

    def names_support(self) -> bool:
        """Whether a word tells of support for a suit that it names: agrees hearts."""
        told = (*self._heading, *self._tokens)
        return any(token.kind is Kind.TAG_OF_SUIT and token.value is Purpose.SUPPORTS for token in told)

    def relays(self) -> bool:
        """Whether a word tells that partner has to bid a suit: five of those are not of the suit that is called."""
        told = (*self._heading, *self._tokens)
        return any(token.kind is Kind.TAG_OF_SUIT and token.value is Purpose.RELAY_TO for token in told)

    def conventions(self) -> list[Convention]:
        """The conventions that are named."""
        told = (*self._heading, *self._tokens)
        found = (find(token.value) for token in told if token.kind is Kind.NAME)
        return [one for one in found if one is not None]

    def tells(self, purpose: Purpose) -> bool:
        """Whether a word of the description, or of its heading, tells this purpose."""
        return purpose in self._tags

    @cached_property
    def _tags(self) -> frozenset[object]:
        """What the tags of the description, and of its heading, tell."""
        return frozenset(token.value for token in (*self._heading, *self._tokens) if token.kind in _TAGS)

    def tells_pattern(self, pattern: Pattern) -> bool:
        """Whether a word tells this kind of shape."""
        return any(token.kind is Kind.PATTERN and token.value is pattern for token in self._tokens)

    def tells_raise(self) -> bool:
        """Whether a word, or the name of a convention, tells of a raise, so that cards are of partner's suit."""
        return self._raised

    @cached_property
    def _raised(self) -> bool:
        told = (*self._heading, *self._tokens)
        named = any(token.kind is Kind.NAME and _RAISES.search(token.value) for token in told)
        return named or any(token.kind is Kind.TAG and token.value in _RAISING for token in told)

    def speaks_of(self, kind: Kind) -> bool:
        """Whether a word taken already is of this kind."""
        return any(token.kind is kind for token in self._tokens[: self.at])
