"""What is only possible: a remark that leaves open what the other words exclude."""

from collections.abc import Callable, Sequence
from itertools import combinations

from lawbook.bridge import Suit
from lawbook.meaning.terms.meanings import (
    ANY_HAND,
    Amount,
    And,
    Meaning,
    Or,
    Tag,
    Usually,
    either,
    every,
    is_remark,
    leaves,
)
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.rules import RuleOf
from lawbook.meaning.terms.shapes import Length, Shape
from lawbook.meaning.terms.suited import Honours, Suited
from lawbook.meaning.words.clauses.phrases import lengths
from lawbook.meaning.words.lexicon.strengths import STRENGTHS
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.suits.following import lengths_ahead
from lawbook.meaning.words.suits.suit_words import by_auction
from lawbook.meaning.words.tokens.circumstances import CIRCUMSTANCES
from lawbook.meaning.words.tokens.numbers import NUMBERS, Range
from lawbook.meaning.words.tokens.ranges import is_range
from lawbook.meaning.words.tokens.stream import Stream

__all__ = [
    "in_circumstance",
    "is_of_the_possible",
    "is_possible",
    "may_be_short",
    "no_exception",
    "only_some",
    "possible",
    "possible_too",
    "shorter_there",
    "sometimes",
    "told_longer_again",
    "told_shorter",
]

_LOOSE = {Purpose.POSSIBLE, Purpose.JUDGED}
_STRENGTHS = {*STRENGTHS, Purpose.WEAK, Purpose.STRONG, Purpose.VALUES, Purpose.EXTRAS, Purpose.JUDGED}
_COMPARED = {Purpose.WEAK, Purpose.STRONG}
"""What is told of the hand there beside what it is elsewhere: a pre-empt with seven spades, weak in third seat."""
_SEATS = {str(Tag(purpose)) for purpose in CIRCUMSTANCES}
_BE = ("be", "być", "byc", "være")
_ALL = 13
_SHORTEST = 2
"""How short a suit is that is said to be short, where nothing else is told."""


def possible(stream: Stream, said: Meaning) -> Meaning:
    """The remark that this may be so."""
    stream.possible.append(said)
    return Tag(Purpose.POSSIBLE, f"({said})" if type(said) in {And, Or} else str(said))


def only_some(stream: Stream, parts: list[Meaning], first: int) -> list[Meaning]:
    """An alternative that is told of some hands only, its first parts no remarks: or some 11-14 balanced."""
    told = sum(map(is_possible, parts))
    begins = stream.kind_before(first) is Kind.OR and stream.kind_of(first) is Kind.MAY
    if not (told and begins and all(map(is_possible, parts[:told]))) or all(map(is_remark, parts)):
        return parts
    first_ones, stream.possible[-told:] = stream.possible[-told:], []
    return [Tag(Purpose.JUDGED, "some hands"), *first_ones, *parts[told:]]


def possible_too(stream: Stream, parts: Sequence[Meaning]) -> list[Meaning]:
    """The parts, the lengths beside one that is only possible possible as well: 15-17, 5M, 6m possible."""
    if is_possible(parts[-2]) and _is_length(parts[-1]) and all(map(_is_length, stream.possible[-1:])):
        return [*parts[:-1], possible(stream, parts[-1])]
    if not stream.before_is(Kind.POSSIBLE):
        return list(parts)
    first = next((at for at in range(len(parts) - 1, 0, -1) if not _is_length(parts[at - 1])), 0)
    return [*parts[:first], *(possible(stream, part) for part in parts[first:-1]), parts[-1]]


def _is_length(part: Meaning) -> bool:
    if type(part) is And:
        return bool(part.parts) and all(isinstance(one, Length | Honours) for one in part.parts)
    return isinstance(part, Length) or (type(part) is Or and all(map(_is_length, part.parts)))


def is_possible(one: Meaning) -> bool:
    """Whether it is the remark that something may be so."""
    return isinstance(one, Tag) and one.purpose is Purpose.POSSIBLE


def is_of_the_possible(said: Meaning, *, beside: bool) -> bool:
    """Whether it tells in which seat, or beside what strength, something may be so: longer diamonds with game values."""
    if isinstance(said, Tag) and not said.denied:
        strength = beside and said.purpose in _STRENGTHS
        return strength or said.purpose in CIRCUMSTANCES | {Purpose.VALUES}
    return beside and isinstance(said, Suited)


def in_circumstance(stream: Stream, said: Meaning, first: int, *, given: bool) -> Meaning:
    """What is said, only possible if it is what may be so in some seat or vulnerability, or with some shape.

    Vulnerable may be weaker; with 4-4-4-1 possibly four; weak in third seat beside what the hand is elsewhere.
    """
    behind = given or stream.kind_before(first) is Kind.COMMA
    if (
        behind
        and type(said) is And
        and said.parts
        and isinstance(said.parts[0], Shape)
        and all(map(is_possible, said.parts[1:]))
    ):
        stream.possible.append(said)
        return Tag(Purpose.POSSIBLE, f"({', '.join(map(_without, said.parts))})")
    if (
        type(said) is And
        and stream.circumstances() == 1
        and stream.speaks_of(Kind.COMMA)
        and (found := _there(said.parts)) is not None
    ):
        return found
    if given and stream.speaks_of(Kind.COMMA) and _is_case(said):
        raise stream.complaint("may mean with or without; write which")
    each = list(leaves(said))
    told = {one.purpose for one in each if isinstance(one, Tag) and not one.denied}
    beside = stream.speaks_of(Kind.COMMA) or stream.kind() is Kind.COMMA
    loosely = _LOOSE | _COMPARED if beside else _LOOSE
    if not told & CIRCUMSTANCES or not told <= CIRCUMSTANCES | loosely:
        return said
    ruled = any(isinstance(one, RuleOf) for one in each)  # rule of 19 in third seat
    loose = all(isinstance(one, Tag | RuleOf) for one in each)
    if not loose or (told <= CIRCUMSTANCES and not ruled):
        return said
    stream.possible.append(said)
    return Tag(Purpose.POSSIBLE, f"({', '.join(map(_without, each))})")


def shorter_there(stream: Stream, parts: Sequence[Meaning]) -> list[Meaning]:
    """The parts, one of them only possible if it tells of a shorter suit in some seat: 5+ spades, four in third seat."""
    there = [part for part in parts if _is_there(part)]
    if len(there) != 1 or not _is_shorter(there[0], parts):
        return list(parts)
    return [_possible_there(stream, part) if part is there[0] else part for part in parts]


def told_shorter(parts: Sequence[Meaning]) -> bool:
    """Whether a part tells of fewer cards of a suit than one before it, and how they are: 5+ hearts, only a good four-card suit."""
    return any(
        type(part) is And
        and not any(isinstance(one, Or | Usually) or is_possible(one) for one in part.parts)
        and sum(isinstance(one, Length) for one in part.parts) == 1
        and _is_shorter(part, [part, *(one for one in parts[:at] if isinstance(one, Length))])
        for at, part in enumerate(parts)
    )


def told_longer_again(parts: Sequence[Meaning]) -> bool:
    """Whether a figure that is read as cards tells far more of a suit than was told before: 4+ hearts, 7+, with 7-11 ..."""
    told = [one for one in parts if type(one) is Length and one.most == _ALL]
    return any(one.suit is other.suit and one.least + 1 < other.least for one, other in combinations(told, 2))


def _possible_there(stream: Stream, part: Meaning) -> Meaning:
    seats = [one for one in leaves(part) if is_possible(one)]
    if not seats:
        return possible(stream, part)
    return every([possible(stream, every(one for one in leaves(part) if isinstance(one, Length))), *seats])


def _is_there(part: Meaning) -> bool:
    """Whether it tells lengths in some seat or at some vulnerability, and nothing else."""
    told = list(leaves(part))
    seat = any(
        isinstance(one, Tag) and ({one.purpose} & CIRCUMSTANCES or one.about in _SEATS) for one in told
    )
    return type(part) is And and seat and all(isinstance(one, Tag | Length) for one in told)


def _is_shorter(part: Meaning, parts: Sequence[Meaning]) -> bool:
    """Whether another part tells more cards of one of its suits."""
    least = {one.suit: one.least for one in leaves(part) if isinstance(one, Length)}
    others = (one for each in parts if each is not part for one in leaves(each) if isinstance(one, Length))
    return any(one.least > least.get(one.suit, one.least) for one in others)


def _is_case(said: Meaning) -> bool:
    """Whether a shape is told with a word of strength that may be so only of it: with 5-5 weak or a slam try."""
    if type(said) is not And:
        return False
    words = {one.purpose for one in leaves(said) if isinstance(one, Tag)}
    told = is_remark(said.parts[0]) or isinstance(said.parts[0], Amount)
    return not told and bool(words & {Purpose.WEAK, Purpose.STRONG, *STRENGTHS})


def _there(parts: Sequence[Meaning]) -> Meaning | None:
    """What a later clause tells of the hand in the circumstance with which it begins or ends: vulnerable two of the top three."""
    first = next((one for one in (*parts[:1], *parts[-1:]) if _is_circumstance(one)), None)
    rest = [one for one in parts if one is not first]
    if first is None or not rest:
        return None
    if first is not parts[0] and any(
        isinstance(one, Length | RuleOf) for part in rest for one in leaves(part)
    ):
        return None  # a length, or a rule, in some seat is looked at beside the others
    if any(isinstance(one, Tag | Amount) for part in rest for one in leaves(part)):
        return None
    return Usually((every(rest),)) & Tag(Purpose.POSSIBLE, str(first))


def _is_circumstance(one: Meaning) -> bool:
    return isinstance(one, Tag) and one.purpose in CIRCUMSTANCES


def _without(one: Meaning) -> str:
    """What is possible, without the word for that."""
    return one.about if isinstance(one, Tag) and one.purpose is Purpose.POSSIBLE else str(one)


def no_exception(stream: Stream, single: Callable[[Stream], Meaning]) -> Meaning | None:
    """What may be so and is no exception from anything: up to nineteen points; any hand with 16+."""
    if stream.kind() is Kind.LIMIT and stream.value() == "most" and stream.kind(1) is Kind.NUMBER:
        return Usually((single(stream),))
    if stream.kind() is Kind.WHOLE and stream.value() == ANY_HAND and stream.kind(1) in {Kind.AND, *NUMBERS}:
        return single(stream)
    return None


def may_be_short(stream: Stream) -> Meaning | None:
    """The length of the suit that is called, if it is that which may be short: could be short (2+)."""
    if stream.kind() not in {Kind.SHORT, Kind.CARDS} or stream.kind(1) not in {
        None,
        Kind.COMMA,
        Kind.OPEN,
        Kind.CLOSE,
        Kind.AND,
    }:
        return None
    if _is_of_another(stream):
        return None
    least, most = stream.next().value or (0, 1)  # cards alone are short ones: kan være kort
    ranges = lengths_ahead(stream, sure=True) or [Range(_SHORTEST if least < most else least, 13)]
    return lengths(by_auction(stream, "own suit"), ranges, None, or_more=False)


def _is_of_another(stream: Stream) -> bool:
    """Whether a singleton or the like may be in any suit: only a minor that is bid on the level of one may be so short itself."""
    own = stream.heard.own
    if stream.value() is None or not stream.heard.call:
        return False
    least, most = stream.value()
    if least < most and stream.before().endswith(_BE):
        return False  # 3+ clubs, could be short
    if own is None or (own,) in stream.suits_before():
        return True
    minor = own < Suit.HEARTS and stream.heard.call[:1] == "1"
    return least == most and not minor


def sometimes(stream: Stream, single: Callable[[Stream], Meaning]) -> Meaning:
    """What stands in brackets with the circumstance in which it is so: 5+ (4 in third seat)."""
    told = [_of_circumstance(stream, single)]
    while stream.kind() is Kind.OPEN and stream.tells_circumstance():
        told.append(_of_circumstance(stream, single))
    if len(told) > 1 and all(is_range(one) for each in told for one in leaves(each) if not is_remark(one)):
        return either(told)  # (5-9 NV) (8-11 vul)
    return every(possible(stream, one) for one in told)


def _of_circumstance(stream: Stream, single: Callable[[Stream], Meaning]) -> Meaning:
    stream.next()
    stream.maybe, parts = True, list[Meaning]()
    while not stream.take(Kind.CLOSE):
        stream.take(Kind.IF, Kind.AND, Kind.COMMA)
        parts.append(single(stream))
    stream.maybe = False
    return every(parts)
