"""What the words of a meaning leave open, and the two ends between which it may be understood."""

from collections.abc import Iterator
from enum import Enum

from lawbook.bridge import Hand
from lawbook.meaning.terms.containing import contains
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import (
    ANY_HAND,
    NO_HAND,
    About,
    Amount,
    And,
    Meaning,
    Not,
    Or,
    SomeSuit,
    Tag,
    Usually,
    either,
    every,
    is_remark,
    leaves,
)
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.qualities import Quality
from lawbook.meaning.terms.rules import RuleOf
from lawbook.meaning.terms.shapes import AboutLength, Length, OfShape
from lawbook.meaning.terms.suited import Suited

__all__ = ["STRENGTHS", "Holds", "Respect", "holds", "is_open", "narrowest", "open_in", "widest"]

_POINTS = {Figure.POINTS, Figure.TOTAL_POINTS}


_OF_SHAPE = {"distributional", "concentrated", "tactical", "defensive values", "some hands"}
"""Words of judgement that no figure of points makes clear."""
_OF_DEGREE = "a matter of degree"
"""How weak or strong a hand is that is very much so, which its own figures make clear."""
_UNTOLD = {
    Purpose.LEFT_OPEN,
    Purpose.JUDGED,
    Purpose.SIGN_OFF,
    Purpose.TRICKS,
    Purpose.SLAM_TRY,
    Purpose.WAITING,
}


_LEAST, _MOST = 5, 16
"""With fewer points, or more, few calls are made of whose strength there is nothing to tell."""
_WITH_ANY_STRENGTH = {
    Purpose.TRANSFER,
    Purpose.TRANSFER_TO,
    Purpose.PUPPET,
    Purpose.PUPPET_TO,
    Purpose.RELAY,
    Purpose.RELAY_TO,
    Purpose.SAYS_NOTHING_OF,
}


STRENGTHS = {
    Purpose.WEAK,
    Purpose.STRONG,
    Purpose.INTERMEDIATE,
    Purpose.INVITATIONAL,
    Purpose.GAME_FORCING,
    Purpose.LIMIT,
    Purpose.PREEMPTIVE,
    Purpose.CONSTRUCTIVE,
    Purpose.VALUES,
    Purpose.EXTRAS,
}
"""Words of strength, which leave out hands where they are denied: not weak."""


class Respect(Enum):
    """In what a meaning is left open."""

    STRENGTH = "strength"
    LOWER_LIMIT = "lower limit"
    UPPER_LIMIT = "upper limit"
    FRINGE = "fringe"
    LENGTH = "length"
    SUIT = "suit"
    SHAPE = "shape"
    QUALITY = "quality"
    CONVENTION = "convention"
    EXCEPTIONS = "exceptions"
    JUDGEMENT = "judgement"
    WORDS = "words"


class Holds(Enum):
    """Whether a hand belongs to a meaning."""

    YES = "yes"
    NO = "no"
    OPEN = "open"


def narrowest(meaning: Meaning) -> Meaning:
    """The hands that belong to the meaning however it is understood."""
    return _end(meaning, wide=False)


def widest(meaning: Meaning) -> Meaning:
    """The hands that may belong to the meaning."""
    return _end(meaning, wide=True)


def is_open(meaning: Meaning) -> bool:
    """Whether the two ends differ."""
    return narrowest(meaning) != widest(meaning)


def holds(meaning: Meaning, hand: Hand) -> Holds:
    """Whether the hand belongs to the meaning; open where that is a matter of how the words are understood.

    >>> from lawbook.meaning.words.naming import parse_meaning
    >>> from lawbook.notation import parse_hand
    >>> weak = parse_meaning("weak two in spades")
    >>> [holds(weak, parse_hand(hand)).value for hand in ("KQJ932.85.Q42.96", "KQJ932.KQ5.A2.96")]
    ['yes', 'no']
    """
    if is_remark(meaning):
        return Holds.OPEN
    if contains(narrowest(meaning), hand):
        return Holds.YES if contains(_usual_strength(meaning), hand) else Holds.OPEN
    return Holds.OPEN if contains(widest(meaning), hand) else Holds.NO


def _usual_strength(meaning: Meaning) -> Meaning:
    """The strength with which a call is surely made of whose strength nothing is told; a transfer may have nothing."""
    terms = list(leaves(meaning))
    told = any(
        isinstance(one, RuleOf) or (isinstance(one, Amount) and one.figure in _POINTS) for one in terms
    )
    if told or meaning == ANY_HAND:
        return ANY_HAND
    with_any = any(isinstance(one, Tag) and one.purpose in _WITH_ANY_STRENGTH for one in terms)
    return Amount(Figure.POINTS, 0 if with_any else _LEAST, _MOST)


def _end(meaning: Meaning, *, wide: bool) -> Meaning:
    match meaning:
        case SomeSuit(parts):
            return (either if wide else every)(_end(part, wide=wide) for part in parts)
        case Usually(parts):
            return ANY_HAND if wide else _end(parts[0], wide=wide)
        case And(parts) if not wide and _untold_strength(parts):
            return NO_HAND
        case And(parts):
            return every(_end(part, wide=wide) for part in parts)
        case Or(parts):
            return either(_alternative(part, wide=wide) for part in parts)
        case Not(part):
            return ~_end(part, wide=not wide)
        case About() | AboutLength() | RuleOf():
            return _term_at_end(meaning, wide=wide)
        case Suited(quality=Quality.GOOD) if wide:
            return ANY_HAND
        case _:
            return meaning


def _term_at_end(term: About | AboutLength | RuleOf, *, wide: bool) -> Meaning:
    """The term at one of its ends."""
    if isinstance(term, RuleOf):
        return term.at_end(wide=wide)
    limits = term.wide if wide else term.narrow
    return Amount(term.figure, *limits) if isinstance(term, About) else Length(term.suit, *limits)


def _untold_strength(parts: tuple[Meaning, ...]) -> bool:
    """Whether a word tells of a strength for which nothing can be assumed, and no figure stands beside it."""
    terms = [leaf for part in parts for leaf in leaves(part)]
    tags = [one for one in terms if isinstance(one, Tag) and one.purpose in _UNTOLD]
    points = [one for one in terms if isinstance(one, Amount) and one.figure in _POINTS]
    if any(one.about in _OF_SHAPE or one.purpose is Purpose.LEFT_OPEN for one in tags):
        return True
    if any(one.about == _OF_DEGREE for one in tags) and all(isinstance(one, About) for one in points):
        return True
    words = any(not one.denied or one.purpose is Purpose.JUDGED for one in tags)
    words = words or any(isinstance(one, Tag) and one.denied and one.purpose in STRENGTHS for one in terms)
    return words and not points


def _alternative(part: Meaning, *, wide: bool) -> Meaning:
    """An alternative that says nothing of the hand is any hand at most, and none at least."""
    return _end(part, wide=wide) if not is_remark(part) else part if wide else NO_HAND


def open_in(meaning: Meaning) -> frozenset[Respect]:
    """Everything in which the meaning is left open."""
    return frozenset(_respects(meaning))


def _respects(meaning: Meaning) -> Iterator[Respect]:
    terms = list(leaves(meaning))
    if not any(isinstance(one, RuleOf) for one in terms):
        yield from _of_strength([one for one in terms if isinstance(one, Amount) and one.figure in _POINTS])
    if not any(isinstance(one, OfShape) for one in terms):
        yield Respect.SHAPE
    if any(isinstance(one, AboutLength) for one in terms):
        yield Respect.LENGTH
    if any(isinstance(one, Suited) and one.quality is Quality.GOOD for one in terms):
        yield Respect.QUALITY
    if any(isinstance(one, Tag) and one.purpose is Purpose.JUDGED for one in terms):
        yield Respect.JUDGEMENT
    if any(isinstance(one, Tag) and one.purpose is Purpose.LEFT_OPEN for one in terms):
        yield Respect.WORDS
    if _has(meaning, SomeSuit):
        yield Respect.SUIT
    if _has(meaning, Usually):
        yield Respect.EXCEPTIONS
    if is_remark(meaning) and any(isinstance(one, Tag) and one.purpose is Purpose.NAMED for one in terms):
        yield Respect.CONVENTION


def _of_strength(amounts: list[Amount]) -> Iterator[Respect]:
    """What is not told of the points; where words of strength stand for figures, all of it."""
    told = [one for one in amounts if not isinstance(one, About)]
    narrow = [one for one in amounts if isinstance(one, About)]
    if any(_is_fringe(one) for one in narrow):
        yield Respect.FRINGE
    if not told and not any(_is_fringe(one) for one in narrow):
        yield Respect.STRENGTH
    if any(one.most >= one.figure.top and one.least for one in amounts):
        yield Respect.UPPER_LIMIT


def _is_fringe(one: About) -> bool:
    """Whether it is a range with a point either way in doubt, as cards write it."""
    return one.narrow[0] - one.wide[0] <= 1 and one.wide[1] - one.narrow[1] <= 1


def _has(meaning: Meaning, kind: type[Meaning]) -> bool:
    """Whether the meaning has such a part."""
    match meaning:
        case _ if isinstance(meaning, kind):
            return True
        case And(parts) | Or(parts):
            return any(_has(part, kind) for part in parts)
        case Not(part):
            return _has(part, kind)
        case _:
            return False
