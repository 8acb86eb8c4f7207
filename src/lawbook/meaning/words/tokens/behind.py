"""What stands right before the word that the reader has come to, and decides what that counts."""

from itertools import takewhile

from lawbook.bridge import Suit
from lawbook.meaning.words.lexicon.english import MINOR
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.told import Told

__all__ = ["Behind"]

_OF_LENGTHS = {Kind.NUMBER, Kind.CARDS, Kind.ONWARDS, Kind.LIMIT}
"""What stands beside a suit and tells how long it is."""
_ALONE, _LONGEST = {Kind.AND, Kind.COMMA, Kind.OR}, 7
_FIVE, _SIDE = (5, 5), {MINOR, "another"}
_MAJORS = {((suit,),) for suit in (Suit.SPADES, Suit.HEARTS)}
_OF_SUITS = {Kind.SUITS, Kind.CARDS, Kind.IN}


class Behind(Told):
    """The words, and what those before the reader tell."""

    def alternative_suits(self) -> frozenset[Suit]:
        """The suits of which one is long, that stand right before with `or` between them: 6 hearts or 6 spades."""
        at, found = self.at - 1, set[Suit]()
        while at > 0 and self._kinds[at] is not Kind.SUITS:
            at -= 1
        while at > 0 and self._kinds[at] is Kind.SUITS and not isinstance(self._tokens[at].value, str):
            found |= {suit for suits in self._tokens[at].value for suit in suits}
            at -= 1
            while at > 0 and self._kinds[at] in _OF_LENGTHS:
                at -= 1
            if self._kinds[at] is not Kind.OR:
                break
            at -= 1
        return frozenset(found)

    def is_side_suit(self) -> bool:
        """Whether the suit taken last is any minor, or any other, told beside five cards of a major: 5S4m."""
        if not self.at or self._tokens[self.at - 1].value not in _SIDE:
            return False
        place = self.at - 1
        while place and self._kinds[place] is not Kind.NUMBER:
            place -= 1
        place -= place > 0 and self._kinds[place - 1] in {Kind.AND, Kind.COMMA}
        before = self._tokens[max(place - 2, 0) : place]
        return len(before) == 2 and before[0].value == _FIVE and before[1].value in _MAJORS

    def kinds_in_brackets(self) -> list[Kind]:
        """The kinds of the words in the brackets that begin here."""
        return list(takewhile(lambda kind: kind is not Kind.CLOSE, self._kinds[self.at + 1 :]))

    def near_points(self, place: int) -> bool:
        """Whether the number here is right outside a range that was told alone: 6-10, occasionally a good 5."""
        near = {
            end
            for token, behind in zip(self._tokens[:place], self._kinds[1:], strict=False)
            if token.kind is Kind.PAIR and token.value[0] < token.value[1] and behind not in _OF_SUITS
            for end in (token.value[0] - 1, token.value[1] + 1)
        }
        return self._tokens[place].value[0] in near

    def counted_alone(self, place: int) -> bool:
        """Whether so many or more were told before this place with nothing that they count, as only cards of the suit called are."""
        return any(
            token.kind is Kind.NUMBER and token.value[0] < token.value[1] and behind in _ALONE
            for token, behind in zip(self._tokens[:place], self._kinds[1:], strict=False)
            if token.value and token.kind is Kind.NUMBER and token.value[0] <= _LONGEST
        )

    def is_same(self, place: int, other: int) -> bool:
        """Whether two words tell the same."""
        return bool(self._tokens[place].value == self._tokens[other].value)

    def kind_before(self, place: int) -> Kind | None:
        """The kind of the word before a place."""
        return self._tokens[place - 1].kind if place else None

    def range_before(self, place: int) -> int | None:
        """The upper end of the range that stands right before the word that joins what begins here."""
        place -= 2 + (self.kind_before(place - 1) is Kind.COMMA)
        pair = self._tokens[place] if place >= 0 else None
        return pair.value[1] if pair and pair.kind is Kind.PAIR and pair.value[0] < pair.value[1] else None

    def follows_suits(self, place: int) -> bool:
        """Whether only a comma stands between what begins here and the name of the suits before it: spades, four or more."""
        return self.kind_before(place) is Kind.COMMA and self.kind_before(place - 1) is Kind.SUITS
