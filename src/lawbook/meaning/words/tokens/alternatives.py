"""Parts between commas that cannot all be meant together: of which each is an alternative."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import (
    Amount,
    And,
    Meaning,
    Not,
    Or,
    Tag,
    Usually,
    either,
    every,
    is_remark,
    leaves,
)
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.shapes import Length, OfShape, Shaped
from lawbook.meaning.words.tokens.circumstances import circumstances, of_circumstance, with_shared_hands
from lawbook.meaning.words.tokens.ranges import exclude, is_points, is_range, range_of, tells_strength

__all__ = ["denies_two", "ends_in_doubt", "evened", "hands_apart", "joined", "strengthened"]

_WORDS = {
    Purpose.WEAK,
    Purpose.STRONG,
    Purpose.INTERMEDIATE,
    Purpose.INVITATIONAL,
    Purpose.GAME_FORCING,
    Purpose.CONSTRUCTIVE,
}
"""What tells a strength in a word."""
_WEAK, _STRONGEST_WEAK = (
    {Purpose.WEAK, Purpose.WEAK_TWO, Purpose.WEAK_TWO_IN, Purpose.WEAK_JUMP, Purpose.PREEMPTIVE},
    14,
)
_STRONG, _WEAKEST_STRONG = {Purpose.STRONG, Purpose.GAME_FORCING}, 13
"""Words of strength, and the points which no hand has that is called so."""


def joined(parts: Sequence[Meaning]) -> Meaning:
    """The parts together; or as alternatives, if they speak of several circumstances or of several strengths.

    >>> from lawbook.meaning.words.reading import read_meaning
    >>> print(read_meaning("12-14 balanced, 15+ with clubs or 18+"))
    (12-14 points, balanced) or (15+ points, (4)5+ clubs) or 18+ points
    >>> print(read_meaning("6 hearts 6-9 NV, 8-11 vul"))
    6 hearts, ((6-9 points, not vulnerable) or (8-11 points, vulnerable))
    """
    each = [part for part in parts if of_circumstance(part)]
    if len({frozenset(circumstances(part)) for part in each}) > 1:
        return every([*(part for part in parts if part not in each), with_shared_hands(each)])
    parts = _narrowed(parts)
    if exclude(parts) and range_of(parts[0]) is not None:
        return either(map(every, _groups(parts)))
    return every(_of_one_alternative(parts))


def hands_apart(parts: Sequence[Meaning]) -> Meaning | None:
    """The parts as alternatives, if each tells a hand of its own, its strength and its shape; None if not.

    A strength within one before it may only be another word for a part of those hands; nobody tells the same one twice of one hand.

    >>> from lawbook.meaning.words.reading import read_meaning
    >>> print(read_meaning("11-13 balanced, 11-16 with 5+ clubs, or 17+"))
    (11-13 points, balanced) or (11-16 points, 5+ clubs) or 17+ points
    """
    hands = [part for part in parts if not is_remark(part)]
    ranges = [one for part in hands if _tells_shape(part) and (one := range_of(part)) is not None]
    inside = any(
        low <= least <= most <= high and (least, most) != (low, high)
        for place, (least, most) in enumerate(ranges)
        for low, high in ranges[:place]
    )
    if len(hands) < 2 or len(ranges) < len(hands) or inside:
        return None
    return every([*(part for part in parts if is_remark(part)), either(hands)])


def _tells_shape(part: Meaning) -> bool:
    """Whether a shape is told with the strength, and not only denied."""
    if type(part) is Or:
        return any(map(_tells_shape, part.parts))
    return type(part) is And and any(isinstance(one, OfShape) for one in part.parts)


def _narrowed(parts: Sequence[Meaning]) -> list[Meaning]:
    """The parts, where one end of the range is only held without something: 13-17 balanced, 13-14 without a major."""
    told = [one for part in parts if (one := range_of(part)) is not None]
    whole = max(told, key=lambda ends: ends[1] - ends[0], default=None)
    return [_only_without(whole, part) for part in parts]


def _only_without(whole: tuple[int, int] | None, said: Meaning) -> Meaning:
    inside = range_of(said)
    held = [one for one in said.parts if not is_points(one)] if type(said) is And else []
    if not whole or not inside or not held or not all(map(_denies_length, held)):
        return said
    within = whole[0] <= inside[0] and inside[1] <= whole[1]
    one_end = (whole[0] == inside[0]) != (whole[1] == inside[1])
    return either([~Amount(Figure.POINTS, *inside), every(held)]) if within and one_end else said


def _denies_length(one: Meaning) -> bool:
    return isinstance(one, Not) and all(isinstance(each, Length) for each in leaves(one.part))


def _of_one_alternative(parts: Sequence[Meaning]) -> Sequence[Meaning]:
    """The parts, with a strength behind alternatives that cannot be that of all: a weak two or strong balanced, 20-22.

    Nor of those that tell another one where the rest are strong: 12-14 balanced or something strong, 18+.
    """
    if len(parts) == 1:
        return parts
    *before, alternatives, strength = parts
    if not isinstance(alternatives, Or) or not (is_points(strength) and (range_of(strength) or (0,))[0]):
        return parts
    least, most = range_of(strength) or (0, 0)
    others = (_WEAK if least >= _STRONGEST_WEAK else set()) | (_STRONG if most < _WEAKEST_STRONG else set())
    own = [
        any(isinstance(one, Tag) and one.purpose in others for one in leaves(each))
        for each in alternatives.parts
    ]
    if not any(own):
        own = [exclude([each, strength]) for each in alternatives.parts]
        rest = [each for each, apart in zip(alternatives.parts, own, strict=True) if not apart]
        if not all(
            any(isinstance(one, Tag) and one.purpose in _STRONG for one in leaves(each)) for each in rest
        ):
            return parts
    if not any(own) or all(own):
        return parts
    return [
        *before,
        either(
            each if apart else each & strength for each, apart in zip(alternatives.parts, own, strict=True)
        ),
    ]


def ends_in_doubt(parts: Sequence[Meaning]) -> bool:
    """Whether a kind of shape behind the last of several strengths may be that of all, or a strength that of others.

    12-14, 18-19, balanced; 20-22 balanced, both minors, 5-10.
    """
    *before, last = parts
    if _ends(last) and exclude(parts) and range_of(parts[0]) is not None:
        return not all(map(is_range, before))
    if len(before) < 2 or not _is_pattern(last) or not exclude(before):
        return False
    return isinstance(before[-1], Amount) and not any(
        _is_pattern(one) for part in before for one in leaves(part)
    )


def _ends(one: Meaning) -> bool:
    """Whether it is a strength with an upper end and nothing else."""
    return isinstance(one, Amount) and is_points(one) and one.most < one.figure.top


def _is_pattern(one: Meaning) -> bool:
    return isinstance(one.part if isinstance(one, Not) else one, Shaped)


def strengthened(alternatives: Sequence[Meaning]) -> tuple[list[Meaning], list[Meaning]]:
    """The alternatives, and the strength that goes with them all, where only the first or only the last tells one.

    >>> from lawbook.meaning.words.reading import read_meaning
    >>> print(read_meaning("5+ hearts, or 6 spades, 6-10"))
    (5+ hearts or 6 spades), 6-10 points
    >>> print(read_meaning("6-10, 5+ hearts, or 6 spades"))
    (6-10 points, 5+ hearts) or (6 spades, usually 6-10 points)
    """
    first, *middle, last = alternatives
    if type(last) is And and _ends_in_strength(last) and not any(map(tells_strength, alternatives[:-1])):
        hands = every(last.parts[:-1])
        if hands in alternatives[:-1]:  # only the strength tells them apart
            return list(alternatives), []
        return [first, *middle, hands], [last.parts[-1]]
    if type(first) is And and _begins_with_strength(first) and not any(map(tells_strength, alternatives[1:])):
        return [first, *(one & Usually((first.parts[0],)) for one in (*middle, last))], []
    return list(alternatives), []


def evened(parts: Sequence[Meaning]) -> list[Meaning]:
    """The alternatives, with what is told of one and holds as a rule of the others: the strength, or two ranges' shape.

    >>> from lawbook.meaning.words.reading import read_meaning
    >>> print(read_meaning("15-17 balanced or 5-4-2-2"))
    (15-17 points, balanced) or (5-4-2-2, usually 15-17 points)
    >>> print(read_meaning("12-14 or 18-19 balanced"))
    (12-14 points, balanced) or (18-19 points, balanced)
    """
    parts = _denied_alike(_alike(parts))
    several = [part for part in parts if type(part) is And]
    told = {one for part in several for one in part.parts if type(one) is Amount and is_points(one)}
    only = told.pop() if len(told) == 1 else None if told else _only_word(parts)
    found = list(parts)
    for place, part in enumerate(parts):
        near = _strength_beside(parts[place - 1], part) if place else None
        if (
            ((_is_natural(part) and isinstance(only, Tag)) or not (is_remark(part) or tells_strength(part)))
            and (usual := near or only)
            and not _from_nothing(usual)
        ):
            found[place] = part & Usually((usual,))
    return found


def _only_word(parts: Sequence[Meaning]) -> Meaning | None:
    """The word with which the first alternative begins or the last one ends, where nothing else tells any strength."""
    first, last = parts[0], parts[-1]
    ends = [
        part.parts[place]
        for part, place in ((first, 0), (last, -1))
        if type(part) is And and len(part.parts) > 1
    ]
    words = [one for one in ends if isinstance(one, Tag) and one.purpose in _WORDS and not one.denied]
    told = [one for part in parts for one in leaves(part) if tells_strength(one) and not _is_natural(one)]
    return words[0] if words and len(told) == 1 else None


def _is_natural(part: Meaning) -> bool:
    return isinstance(part, Tag) and part.purpose is Purpose.NATURAL


def _strength_beside(one: Meaning, other: Meaning) -> Meaning | None:
    """The strength that is told with the alternative before, if both tell lengths: weak with 6 hearts or 6 spades."""
    told = one.parts if type(one) is And else ()
    hands = [part for part in told if not is_remark(part) and not is_points(part)]
    words = [part for part in told if is_points(part) or (isinstance(part, Tag) and part.purpose in _WORDS)]
    alike = all(isinstance(each, Length) for part in (*hands, other) for each in leaves(part))
    return every(words) if hands and words and alike else None


def _from_nothing(strength: Meaning) -> bool:
    return isinstance(strength, Amount) and not strength.least


def _denied_alike(parts: Sequence[Meaning]) -> list[Meaning]:
    """The alternatives, where what the last one denies at its end may be denied of all: 6 diamonds or 5-4, no major."""
    last = parts[-1]
    denied = last.parts[-1] if type(last) is And and last.parts else None
    if not isinstance(denied, Not) or is_remark(denied):
        return list(parts)
    spoken_of = {one.suit for one in leaves(denied) if isinstance(one, Length)}
    lengths = [one for part in parts[:-1] for one in leaves(part) if isinstance(one, Length)]
    if not spoken_of or (not denies_two(parts) and any(one.suit in spoken_of for one in lengths)):
        return list(parts)
    usual = Usually((denied,))
    return [*(part if usual in getattr(part, "parts", ()) else part & usual for part in parts[:-1]), last]


def denies_two(parts: Sequence[Meaning]) -> bool:
    """Whether the last alternative denies two suits together, and so does each: 6 hearts or 6 spades (no side major)."""
    last = parts[-1]
    denied = last.parts[-1] if type(last) is And and last.parts else None
    if not isinstance(denied, Not):
        return False
    told = denied.part.parts if type(denied.part) is Or else (denied.part,)
    return all(type(one) is And and all(isinstance(each, Length) for each in one.parts) for one in told)


def _alike(parts: Sequence[Meaning]) -> list[Meaning]:
    """The alternatives, of which two ranges share the shape that is told with one: 12-14 or 18-19 balanced.

    So does, as a rule, the point with which a range goes on: 6-9 with three cards or a bad ten.
    """
    found = list(parts)
    for at, (one, other) in enumerate(pairwise(parts)):
        for lone, told, place in ((one, other, at), (other, one, at + 1)):
            if is_range(lone) and (shape := _shape_of(told)) is not None:
                found[place] = lone & shape
        if is_range(other) and _goes_on(one, other) and (hands := _lengths_of(one)) is not None:
            found[at + 1] = other & Usually((hands,))
    return found


def _goes_on(one: Meaning, other: Meaning) -> bool:
    """Whether the one ends with the points right below those of the other, which is no range."""
    before = range_of(one)
    return (
        before is not None and isinstance(other, Amount) and other.ends[0] == (before[1] + 1, before[1] + 1)
    )


def _lengths_of(one: Meaning) -> Meaning | None:
    """The lengths that are told with a range of points, if nothing else is."""
    rest = [part for part in one.parts if not is_range(part)] if type(one) is And else []
    return every(rest) if rest and all(isinstance(part, Length) for part in rest) else None


def _shape_of(one: Meaning) -> Meaning | None:
    """The shape that is told with a range of points, if nothing else is."""
    if type(one) is not And or sum(map(is_range, one.parts)) != 1:
        return None
    rest = [part for part in one.parts if not is_range(part)]
    return every(rest) if all(isinstance(part, Shaped) for part in rest) else None


def _ends_in_strength(part: And) -> bool:
    last = part.parts[-1] if part.parts else part
    points = last.parts[0] if isinstance(last, Usually) else last
    return is_points(points) and not any(map(tells_strength, part.parts[:-1]))


def _begins_with_strength(part: And) -> bool:
    return bool(part.parts) and is_points(part.parts[0]) and not any(map(tells_strength, part.parts[1:]))


def _groups(parts: Sequence[Meaning]) -> Iterator[list[Meaning]]:
    """The parts, parted where another strength begins."""
    group: list[Meaning] = []
    for part in parts:
        if group and range_of(part) is not None:
            yield group
            group = []
        group.append(part)
    yield group
