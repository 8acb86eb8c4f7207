"""Lengths that stand apart from their suits, before or behind them: 5-4, majors; spades, 5+ points, four or more."""

from collections.abc import Iterator, Sequence

from lawbook.bridge import Suit
from lawbook.meaning.terms.meanings import And, Meaning, Or, SomeSuit, Usually, either, every
from lawbook.meaning.terms.qualities import Quality
from lawbook.meaning.terms.shapes import AboutLength, Length, Shape, TwoSuits
from lawbook.meaning.terms.suited import Suited
from lawbook.meaning.words.suits.following import Two
from lawbook.meaning.words.suits.suit_options import Options
from lawbook.meaning.words.suits.two_suits import of_two

__all__ = ["UNTOLD", "filled", "is_untold"]

UNTOLD = (5, 13), (4, 13)
"""The length of a suit of which only is said that it is there, at the narrowest and the widest."""

LONG = (6, 13), (5, 13)
"""The same of a suit that is long."""


def filled(meaning: Meaning) -> Meaning:
    """The meaning, each length given to the suits of which none was told yet.

    >>> from lawbook.meaning.words.reading import read_meaning
    >>> print(read_meaning("at least 5-5, both minors"))
    5+ diamonds, 5+ clubs
    >>> print(read_meaning("spades, 5+ points, four or more spades"))
    5+ points, 4+ spades
    """
    match meaning:
        case SomeSuit() | Usually():
            return meaning
        case Or(parts):
            return either(map(filled, parts))
        case And(parts):
            told = _told_once(_with_two_suits([filled(part) for part in parts]))
            return every(_of_three(_of_one_suit(list(told))))
        case _:
            return meaning


def _of_three(parts: Sequence[Meaning]) -> Iterator[Meaning]:
    """The parts, where three suits or more are only named: nobody has five cards of each, and a double may have three."""
    named = {suit for one in parts for suits in _named(one) for suit in suits if type(one) is not Or}
    for one in parts:
        if len(named) < _THREE or not _named(one) or type(one) is Or:
            yield one
        else:
            yield every(AboutLength.of(suit, *_ONE_OF_THREE) for (*suits,) in _named(one) for suit in suits)


def _of_one_suit(parts: list[Meaning]) -> list[Meaning]:
    """The parts, where a suit that may be one of several is of some quality and so long: a solid minor of seven cards."""
    of_quality = next((one for one in parts if type(one) is Or and all(map(_is_of_quality, one.parts))), None)
    if not isinstance(of_quality, Or):
        return parts
    solid = {one.suit: one for one in of_quality.parts if isinstance(one, Suited)}
    for one in parts:
        long = one.parts if type(one) is Or and all(isinstance(each, Length) for each in one.parts) else ()
        lengths = {each.suit: each for each in long if isinstance(each, Length)}
        if len(lengths) == len(long) and lengths.keys() == solid.keys():
            both = either(lengths[suit] & solid[suit] for suit in solid)
            return [both if each is of_quality else each for each in parts if each is not one]
    return parts


def _is_of_quality(one: Meaning) -> bool:
    return isinstance(one, Suited) and one.quality in {Quality.SOLID, Quality.GOOD}


_TWO, _THREE = 2, 3
_ONE_OF_THREE = (4, 13), (3, 13)


def is_untold(one: Meaning) -> bool:
    """Whether nothing is said of the suit but that it is there."""
    return isinstance(one, AboutLength) and (one.narrow, one.wide) == UNTOLD


def _with_two_suits(parts: Sequence[Meaning]) -> Sequence[Meaning]:
    """The parts, where two suits are named and their lengths stand apart: the lengths of those suits."""
    apart = [one for one in parts if isinstance(one, TwoSuits)]
    named = [one for one in parts if _named(one)] or [one for one in parts if _named(_hedged(one))]
    options = _two_of(list(map(_hedged, named))) if len(apart) == 1 else None
    if not options:
        return parts
    found = of_two(options, Two(apart[0].longer, apart[0].shorter, exact=False))
    if found is None:
        return parts
    if any(isinstance(one, Usually) for one in named):
        found = Usually((found,))
    at = next(place for place, one in enumerate(parts) if one in named)
    rest = [[] if one in named or one in apart else [one] for one in parts]
    return [one for place, each in enumerate(rest) for one in ([found] if place == at else each)]


def _hedged(one: Meaning) -> Meaning:
    """What is so as a rule; else the part itself: usually both majors, weak, at least five-four."""
    return one.parts[0] if isinstance(one, Usually) else one


def _named(one: Meaning) -> Options:
    """The suits of which the part only says that they are there, or nothing if it says more."""
    if is_untold(one) and isinstance(one, Length):
        return ((one.suit,),)
    if type(one) is And and all(map(is_untold, one.parts)):
        return (tuple(each.suit for each in one.parts if isinstance(each, Length)),)
    if type(one) is Or:
        each = [_named(part) for part in one.parts]
        return tuple(suits for options in each for suits in options) if all(each) else ()
    return ()


def _two_of(named: Sequence[Meaning]) -> Options:
    """The alternatives of two suits that the parts name together; nothing if there are not two in each.

    Each part names a suit at least, so that more than two parts name more than two.
    """
    if len(named) > _TWO:
        return ()
    options: Options = ((),)
    for one in named:
        options = tuple((*before, *more) for before in options for more in _named(one))
    pairs = tuple(suits for suits in options if len(set(suits)) == len(suits))
    return pairs if pairs and all(len(suits) == 2 for suits in pairs) else ()


def _told_once(parts: Sequence[Meaning]) -> Iterator[Meaning]:
    """The parts without a suit that is only named, if the length of it is told beside it."""
    for place, part in enumerate(parts):
        beside = [one for other, one in enumerate(parts) if other != place]
        if isinstance(part, AboutLength) and (part.narrow, part.wide) == LONG:
            beside = [one for one in beside if not isinstance(one, Usually)]
        elif not is_untold(part):
            beside = []
        if not (isinstance(part, Length) and any(_tells(one, part.suit) for one in beside)):
            yield part


def _tells(one: Meaning, suit: Suit) -> bool:
    """Whether every alternative tells how long the suit is."""
    match one:
        case SomeSuit():
            return False
        case Or(parts):
            return bool(parts) and all(_tells(each, suit) for each in parts)
        case And(parts):
            return any(_tells(each, suit) for each in parts)
        case Shape(in_order=True):
            return True
        case Length():
            return one.suit is suit and not is_untold(one)
        case _:
            return False
