"""The second reading: the same words, each attachment that the grammar chose made the other way by brackets.

What a convention of writing settles is not tried: alternatives go together where they tell the same kind of
thing in as many parts; figures behind a comma belong to all; what tells both its strength and its hands
stands by itself; a shape behind what is only possible tells when it is so.
"""

from collections.abc import Callable, Container, Iterator, Sequence
from collections.abc import Set as AbstractSet
from functools import cache

from lawbook.errors import NotationError
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import Amount, Meaning, Tag, is_remark, leaves
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.rules import RuleOf
from lawbook.meaning.terms.shapes import Length
from lawbook.meaning.words.clauses.scoping import NOT_HELD
from lawbook.meaning.words.heard import NOTHING_HEARD
from lawbook.meaning.words.lexicon.strengths import strength
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.lexing import Token

__all__ = ["may_differ", "others"]

Read = Callable[[Sequence[Token]], Meaning]
Stretch = tuple[int, int]
"""From one place in the words up to another."""
_POINTS = {Figure.POINTS, Figure.TOTAL_POINTS}
_STRENGTHS = {"word", "range", "less", "more"}
_SHORT = 2


_JOINING = {Kind.OR, Kind.NOT, Kind.NEITHER, Kind.MAY}


def may_differ(tokens: Sequence[Token]) -> bool:
    """Whether the words can belong together in another way: alternatives, denials, and what is only possible."""
    return any(token.kind in _JOINING for token in tokens)


def others(
    tokens: Sequence[Token], joints: AbstractSet[int], read: Read, *, any_shape: bool = False
) -> Iterator[list[Token]]:
    """The words in each other way that they can belong together; where any shape is told, a strength stands by itself.

    The joints are the places where the grammar put one part beside another; `read` reads some words by themselves.
    """
    words = _Words(tokens, joints, read, any_shape=any_shape)
    for place, token in enumerate(tokens):
        if token.kind is Kind.OR and place in joints:
            yield from words.around_or(place)
        elif token.kind in {Kind.NOT, Kind.NEITHER}:
            yield from words.behind_denial(place)
        elif token.kind is Kind.MAY:
            yield from words.behind_possibly(place)


class _Words:
    """The words of a description, and what stretches of them tell."""

    def __init__(
        self, tokens: Sequence[Token], joints: AbstractSet[int], read: Read, *, any_shape: bool
    ) -> None:
        self._any_shape = any_shape
        self._tokens = tokens
        self._joints = joints
        self._read = cache(lambda one: read(tokens[slice(*one)]))
        self._told = cache(self._tells)
        self._depths = list(_depths(tokens))

    def around_or(self, place: int) -> Iterator[list[Token]]:
        """What belongs to one alternative put to both, and what belongs to both put to one."""
        least = self._end(place, {Kind.COMMA}, -1)
        first = self._end(place, {Kind.COMMA, Kind.OR}, -1)
        last = self._end(place, {Kind.COMMA, Kind.OR}, 1)
        before, behind = (first, place), (place + 1, last)
        for one, rest in self._parted(behind):
            shared = self._has_hands(rest) and not self._raises(rest)
            if self._alike(before, one) and shared and not self._of_one_suit(before, one):
                yield self._in_brackets((least, one[1]))
        for rest, one in self._parted(before):
            if (self._alike(one, behind) or self._are_strengths(one, behind)) and self._has_hands(rest):
                yield self._in_brackets((one[0], last))
        if self._unlike(before, behind):
            yield from self._past_commas(before, behind)
        if self._has_figures(before) and not self._told(behind) & _STRENGTHS:
            yield from self._of_the_last(before, behind)
        if self._is(place - 1, Kind.COMMA):
            yield from self._of_both(place, behind)

    def _raises(self, one: Stretch) -> bool:
        """Whether it is a raise, of the suit before it alone: clubs or a heart raise."""
        first, last = one
        tag = last == first + 1 and self._is(first, Kind.TAG) and self._is(first - 1, Kind.SUITS)
        return tag and self._tokens[first].value is Purpose.RAISE

    def _past_commas(self, before: Stretch, behind: Stretch) -> Iterator[list[Token]]:
        """What a comma parts from alternatives that tell unlike things, put to each of them alone."""
        comma = behind[1]
        if self._is(comma, Kind.COMMA) and not self._is(comma + 1, Kind.OR):
            whole = comma + 1, self._end(comma, {Kind.COMMA}, 1)
            part = comma + 1, self._end(comma, {Kind.COMMA, Kind.OR}, 1)
            if self._has_hands(part) and not self._is(whole[1] - 1, Kind.POSSIBLE):
                yield from self._put_to_each(before, behind, part, (before[0], part[1]))
        comma = before[0] - 1
        if self._is(comma, Kind.COMMA) and self._is_whole(behind) and not self._is_whole(before):
            part = self._end(comma, {Kind.COMMA, Kind.OR}, -1), comma
            if self._has_hands(part):
                yield from self._put_to_each(before, behind, part, (part[0], behind[1]))

    def _put_to_each(
        self, before: Stretch, behind: Stretch, part: Stretch, all_of_it: Stretch
    ) -> Iterator[list[Token]]:
        words = self._tokens
        one, other, more = (list(words[slice(*each)]) for each in (before, behind, part))
        joined, comma = (
            words[before[1]],
            Token(Kind.COMMA, None, ",", words[part[0]].start, words[part[0]].start),
        )
        for first, last in (([*one, comma, *more], other), (one, [*other, comma, *more])):
            yield [
                *words[: all_of_it[0]],
                *_bracketed(first),
                joined,
                *_bracketed(last),
                *words[all_of_it[1] :],
            ]

    def _of_the_last(self, before: Stretch, behind: Stretch) -> Iterator[list[Token]]:
        """The figures behind a comma put to the last alternative alone, where the first has its own."""
        words, comma = self._tokens, behind[1]
        part = comma + 1, self._end(comma, {Kind.COMMA, Kind.OR}, 1)
        if self._is(comma, Kind.COMMA) and self._told(part) and not self._has_hands(part):
            first, last = (_bracketed(words[slice(*each)]) for each in (before, (behind[0], part[1])))
            yield [*words[: before[0]], *first, words[before[1]], *last, *words[part[1] :]]

    def _of_both(self, place: int, behind: Stretch) -> Iterator[list[Token]]:
        """What stands behind the last of two alternatives that commas part, put to both: 10-12, or 14-16, balanced."""
        first, comma = self._end(place, set(), -1), behind[1]
        end = self._end(comma, {Kind.OR}, 1) if self._is(comma, Kind.COMMA) else comma
        each = (first, place - 1), behind
        strengths = all(self._told(one) and not self._has_hands(one) for one in each)
        if strengths and end == self._end(place, set(), 1) and self._has_hands((comma + 1, end)):
            yield self._in_brackets((first, comma))

    def behind_denial(self, place: int) -> Iterator[list[Token]]:
        """What is joined to what is denied, denied as well: not four spades or four hearts.

        Where the grammar began another alternative, a denial does not reach to what is joined to that.
        """
        last = self._end(place, {Kind.COMMA}, 1)
        joined = {Kind.AND, Kind.OR} if self._is(place, Kind.NOT) else {Kind.AND}
        for at in self._up_to_or(place, last):
            denied, behind = (place + 1, at), (at + 1, last)
            if (
                self._tokens[at].kind in joined
                and self._depths[at] == self._depths[place]
                and self._may_be_denied_too(at, denied, behind)
                and self._tokens[at + 1].kind not in NOT_HELD | {Kind.NOT, Kind.NEITHER}
            ):
                words = self._tokens
                either = [*words[slice(*denied)], _as(words[at], Kind.OR), *words[slice(*behind)]]
                yield [
                    *words[:place],
                    _as(words[place], Kind.NOT),
                    *_bracketed(either),
                    *words[last:],
                ]

    def _may_be_denied_too(self, at: int, denied: Stretch, behind: Stretch) -> bool:
        """Whether what is joined to what is denied is of its kind, or tells hands behind `or`: not balanced or 4-4-4-1."""
        other = self._is(at, Kind.OR) and self._has_hands(denied) and self._has_hands(behind)
        return other or self._alike(denied, behind)

    def _up_to_or(self, place: int, last: int) -> Iterator[int]:
        """The joints behind a denial, up to the first one with which another alternative begins."""
        for at in sorted(self._joints & set(range(place + 2, last))):
            yield at
            if self._is(at, Kind.OR) and self._depths[at] == self._depths[place]:
                return

    def behind_possibly(self, place: int) -> Iterator[list[Token]]:
        """What is joined to what is only possible, possible as well."""
        last = self._end(place, {Kind.COMMA}, 1)
        for at in sorted(self._joints & set(range(place + 2, last))):
            hands = self._has_hands((place + 1, at)) and self._has_hands((at + 1, last))
            if hands and self._is(at, Kind.AND) and self._depths[at] == self._depths[place]:
                yield self._in_brackets((place + 1, last))

    def _parted(self, one: Stretch) -> Iterator[tuple[Stretch, Stretch]]:
        """A stretch in two parts, in each way in which the grammar put parts beside each other."""
        first, last = one
        for at in self._within(one):
            yield (first, at), (at + self._is(at, Kind.AND), last)

    def _within(self, one: Stretch) -> list[int]:
        """The joints of a stretch, but for those in its brackets."""
        first, last = one
        return [
            at
            for at in range(first + 1, last)
            if at in self._joints and self._depths[at] == self._depths[first]
        ]

    def _end(self, place: int, kinds: Container[Kind], step: int) -> int:
        """Where the stretch around a place begins or ends that goes to one of these, or to its bracket."""
        at = place + step
        while 0 <= at < len(self._tokens) and self._depths[at] >= self._depths[place]:
            if self._depths[at] == self._depths[place] and self._tokens[at].kind in kinds:
                break
            at += step
        return at if step > 0 else at + 1

    def _is(self, place: int, kind: Kind) -> bool:
        return 0 <= place < len(self._tokens) and self._tokens[place].kind is kind

    def _in_brackets(self, one: Stretch) -> list[Token]:
        first, last = one
        return [*self._tokens[:first], *_bracketed(self._tokens[first:last]), *self._tokens[last:]]

    def _alike(self, one: Stretch, other: Stretch) -> bool:
        """Whether both stand by themselves, and tell the same kind of thing in as many parts."""
        told = self._told(one)
        return bool(told) and told == self._told(other) and len(self._within(one)) == len(self._within(other))

    def _are_strengths(self, *parts: Stretch) -> bool:
        """Whether each tells figures of strength and nothing else: both majors, 6-10 or 16+."""
        told = [self._told(one) for one in parts]
        return not self._any_shape and all(told) and all(each <= _STRENGTHS - {"word"} for each in told)

    def _has_hands(self, one: Stretch) -> bool:
        return bool(self._told(one) - _STRENGTHS)

    def _is_whole(self, one: Stretch) -> bool:
        return self._has_hands(one) and bool(self._told(one) & _STRENGTHS)

    def _has_figures(self, one: Stretch) -> bool:
        """Whether it is whole by its figures, and not by a word of strength that others can tell in figures."""
        if not self._is_whole(one):
            return False
        words = (each for each in leaves(self._read(one)) if isinstance(each, Tag))
        return not any(any(strength(each, NOTHING_HEARD, ())) for each in words)

    def _unlike(self, one: Stretch, other: Stretch) -> bool:
        """Whether one of them tells a strength or hands, and the other does not."""
        each = [self._has_hands(part) + 2 * bool(self._told(part) & _STRENGTHS) for part in (one, other)]
        return 0 not in each and each[0] != each[1]

    def _of_one_suit(self, one: Stretch, other: Stretch) -> bool:
        """Whether both tell lengths of the same suits, so that only what follows tells them apart."""
        suits = [
            {each.suit for each in leaves(self._read(part)) if isinstance(each, Length)}
            for part in (one, other)
        ]
        return bool(suits[0]) and suits[0] == suits[1]

    def _tells(self, one: Stretch) -> frozenset[str]:
        """What kinds of thing a stretch tells; nothing if it cannot stand by itself."""
        try:
            return frozenset(_kind(each) for each in leaves(self._read(one)) if _counts(each))
        except NotationError:
            return frozenset()


def _counts(one: Meaning) -> bool:
    return not is_remark(one) or (isinstance(one, Tag) and one.purpose is Purpose.JUDGED)


def _kind(one: Meaning) -> str:
    """A strength by the ends that it has, the length of a suit, a shortness, or whatever it is."""
    if isinstance(one, Amount) and one.figure in _POINTS:
        least, most = one.ends[0]
        return "less" if not least else "more" if most >= one.figure.top else "range"
    if isinstance(one, RuleOf):
        return "more"
    if isinstance(one, Length):
        return "short" if one.most <= _SHORT else "long"
    return "word" if isinstance(one, Tag) else type(one).__name__


def _depths(tokens: Sequence[Token]) -> Iterator[int]:
    """How many brackets each word stands in; a bracket itself stands outside."""
    depth = 0
    for token in tokens:
        depth -= token.kind is Kind.CLOSE
        yield depth
        depth += token.kind is Kind.OPEN


def _bracketed(tokens: Sequence[Token]) -> list[Token]:
    first, last = tokens[0].start, tokens[-1].end
    return [Token(Kind.OPEN, None, "(", first, first), *tokens, Token(Kind.CLOSE, None, ")", last, last)]


def _as(token: Token, kind: Kind) -> Token:
    return Token(kind, token.value, token.said, token.start, token.end)
