"""What nobody means: words that no hand fits, or that may belong to one alternative or to all. Such a reading is refused."""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from lawbook.bridge import Suit
from lawbook.meaning.counting.counts import is_empty
from lawbook.meaning.terms.bare import bare
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import (
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
from lawbook.meaning.terms.openness import widest
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.shapes import AboutLength, Length, OfShape, TwoSuits
from lawbook.meaning.words.tokens.circumstances import CIRCUMSTANCES

__all__ = ["doubt"]

_VULNERABILITIES = CIRCUMSTANCES - {
    Purpose.FIRST_SEAT,
    Purpose.SECOND_SEAT,
    Purpose.THIRD_SEAT,
    Purpose.FOURTH_SEAT,
}
_ALL = 13
_TOO_LONG = 9
_TOP = Figure.POINTS.top
_SUIT = re.compile("spades|hearts|diamonds|clubs|[♠♥♦♣]")


def doubt(meaning: Meaning) -> str | None:
    """Why the words cannot be meant so; None if they can.

    >>> from lawbook.meaning.words.reading import read_meaning
    >>> doubt(read_meaning("5 spades, 0-3 spades"))
    'fits no hand; if several hands are meant, put or between them'
    """
    return next(_doubts(meaning), None)


def _doubts(meaning: Meaning) -> Iterator[str]:
    if _fits_none(meaning):
        yield "fits no hand; if several hands are meant, put or between them"
    if any(type(one) is Length and _may_be_points(one) for one in leaves(meaning)):
        yield "may be points or cards; write 5+ points or 5+ cards"
    yield from _within(meaning, ())


def _within(meaning: Meaning, beside: Sequence[Meaning]) -> Iterator[str]:
    """The doubts about a part, beside what is said with it."""
    match meaning:
        case SomeSuit():
            return
        case TwoSuits(shorter=shorter, longer=longer) if longer < 5 and shorter < 4:
            yield "has no such two suits; name them, or write all four lengths"
        case Usually(parts):
            yield from _within(parts[0], beside)
        case Not(part):
            yield from _within(part, ())
        case And(parts):
            if any(map(_is_usual_strength, parts)) and _fits_none(_as_told(meaning)):
                yield "fits no hand; if several hands are meant, put or between them"
            yield from _together(parts)
            for place, part in enumerate(parts):
                yield from _within(part, [*beside, *parts[:place], *parts[place + 1 :]])
        case Or(parts):
            yield from _apart(parts, beside)
            for part in parts:
                yield from _within(part, beside)


def _may_be_points(length: Length) -> bool:
    """Whether nobody tells a suit so long, but points: 6-10 spades; 11+ hearts; 0-7 of any suit."""
    longest = _TOO_LONG if length.least else _TOO_LONG - 2
    return length.least > _TOO_LONG or (length.least < length.most < _ALL and length.most >= longest)


def _together(parts: Sequence[Meaning]) -> Iterator[str]:
    told = [one.purpose for one in parts if isinstance(one, Tag) and not one.denied]
    if len(set(told) & _VULNERABILITIES) > 1:
        yield "says several vulnerabilities together; say each with what it belongs to, and or between them"
    if _tells_two_lengths(parts):
        yield "tells two lengths of one suit; say each with what it belongs to"
    points = [one for one in parts if type(one) is Amount and one.figure is Figure.POINTS]
    limited = any(one.most < one.figure.top for one in points)
    if limited and len(points) > 1 and any((one.least, one.most) == (0, one.figure.top) for one in points):
        yield "tells figures and any strength; leave one of them out"
    if len({(one.least, one.most) for one in points}) > 1 and len(set(told) & CIRCUMSTANCES) > 0:
        yield "tells two strengths; say each with the seat or vulnerability that it belongs to"
    if _tells_others(points) or _are_two_hands(parts):
        yield "tells two strengths; say each with what it belongs to"


def _tells_others(points: Sequence[Amount]) -> bool:
    """Whether a strength is told that is no part of one behind it, and the two are not the ends of one range."""
    return not _are_two_ends(points) and any(
        not _inside(one, later) for place, one in enumerate(points) for later in points[place + 1 :]
    )


def _are_two_hands(parts: Sequence[Meaning]) -> bool:
    """Whether two strengths each have a shape behind them: 11-15, 5+ hearts, 10+ with 6."""
    told = [
        one
        for one in parts
        if isinstance(one, OfShape) or (type(one) is Amount and one.figure is Figure.POINTS)
    ]
    groups = [list(group) for _, group in groupby(told, lambda one: isinstance(one, OfShape))]
    strengths = {one for group in groups[:-1] for one in group if isinstance(one, Amount)}
    return len(strengths) > 1 and isinstance(groups[-1][0], OfShape)


def _are_two_ends(points: Sequence[Amount]) -> bool:
    """Whether one tells from where on and the other up to where: at most eleven, balanced, from nine on."""
    return len(points) == 2 and not min(points, key=_least).least and max(points, key=_least).most == _TOP


def _least(one: Amount) -> int:
    return one.least


def _tells_two_lengths(parts: Sequence[Meaning]) -> bool:
    """Whether a longer length of a suit is told behind another, and neither only ends the other."""
    ended = {one.suit for one in parts if isinstance(one, Length) and not one.least}
    seat = any(map(_is_circumstance, parts))
    loose = {one.suit for one in parts if isinstance(one, Length) and (seat or type(one) is AboutLength)}
    told: dict[Suit, int] = {}
    for one in parts:
        if (
            isinstance(one, Length)
            and one.suit not in ended
            and (one.most == _ALL or type(one) is AboutLength)
        ):
            if told.get(one.suit, one.least) < one.least and one.suit in loose:
                return True
            told[one.suit] = one.least
    return False


def _apart(parts: Sequence[Meaning], beside: Sequence[Meaning]) -> Iterator[str]:
    """What is wrong with alternatives."""
    only = [_is_circumstance(part) for part in parts]
    if any(map(_is_possible, parts)) and not all(map(is_remark, parts)):
        yield "has an alternative that is only possible; say whether it is one, or what is possible in all"
    if any(only) and not all(only):
        yield "has a seat or a vulnerability that may belong to one alternative or to all; say it with each"
    if not (_of_any_suit(parts) or any(map(_is_name, beside))) and any(
        _fits_none(every([part, *beside])) for part in parts
    ):
        yield "has an alternative that no hand fits with the rest; say each alternative whole"


def _is_name(part: Meaning) -> bool:
    """Whether it names a convention, of whose alternatives what is told beside it leaves only some: Multi, 6-9."""
    return isinstance(part, Tag) and part.purpose is Purpose.NAMED and not part.denied


def _of_any_suit(parts: Sequence[Meaning]) -> bool:
    """Whether the alternatives are the same thing of several suits: a singleton somewhere; a major."""
    return len({_SUIT.sub("", str(part)) for part in parts}) == 1


def _is_circumstance(part: Meaning) -> bool:
    return all(isinstance(one, Tag) and one.purpose in CIRCUMSTANCES for one in leaves(part))


def _is_possible(part: Meaning) -> bool:
    return any(
        isinstance(one, Tag) and one.purpose is Purpose.POSSIBLE for one in leaves(part)
    ) and is_remark(part)


def _inside(one: Amount, other: Amount) -> bool:
    return other.least <= one.least <= one.most <= other.most


def _is_usual_strength(part: Meaning) -> bool:
    told = leaves(part.parts[0]) if isinstance(part, Usually) else ()
    return any(isinstance(one, Amount) and one.figure is Figure.POINTS for one in told)


def _as_told(meaning: Meaning) -> Meaning:
    """The meaning, with what holds as a rule beside what is told with it: never 12-14, usually 15+."""
    match meaning:
        case Usually(parts):
            return _as_told(parts[0])
        case And(parts):
            return every(map(_as_told, parts))
        case Or(parts) if not isinstance(meaning, SomeSuit):
            return either(map(_as_told, parts))
        case _:
            return meaning


def _fits_none(meaning: Meaning) -> bool:
    return not is_remark(meaning) and is_empty(bare(widest(meaning)))
