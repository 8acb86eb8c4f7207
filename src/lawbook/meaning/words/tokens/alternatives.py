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
from lawbook.meaning.terms.rules import RuleOf
from lawbook.meaning.terms.shapes import Length, Shaped

__all__ = [
    "CIRCUMSTANCES",
    "denies_two",
    "elsewhere_so",
    "ends_in_doubt",
    "evened",
    "exclude",
    "is_range",
    "joined",
    "strengthened",
]

CIRCUMSTANCES = frozenset(
    {
        Purpose.VULNERABLE,
        Purpose.NOT_VULNERABLE,
        Purpose.FAVOURABLE,
        Purpose.UNFAVOURABLE,
        Purpose.EQUAL_VULNERABILITY,
        Purpose.FIRST_SEAT,
        Purpose.SECOND_SEAT,
        Purpose.THIRD_SEAT,
        Purpose.FOURTH_SEAT,
    }
)


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
_OF_NO_STRENGTH = CIRCUMSTANCES | {Purpose.RAISE, Purpose.SUPPORT, Purpose.SUPPORTS, Purpose.POSSIBLE}


def joined(parts: Sequence[Meaning]) -> Meaning:
    """The parts together; or as alternatives, if they speak of several circumstances or of several strengths.

    >>> from lawbook.meaning.words.reading import read_meaning
    >>> print(read_meaning("12-14 balanced, 15+ with clubs or 18+"))
    (12-14 points, balanced) or (15+ points, (4)5+ clubs) or 18+ points
    >>> print(read_meaning("6 hearts, 6-9 NV, 8-11 vul"))
    6 hearts, ((6-9 points, not vulnerable) or (8-11 points, vulnerable))
    """
    each = [part for part in parts if _of_circumstance(part)]
    if len({frozenset(_circumstances(part)) for part in each}) > 1:
        return every([*(part for part in parts if part not in each), either(each)])
    if exclude(parts) and _range(parts[0]) is not None:
        return either(map(every, _groups(parts)))
    return every(_of_one_alternative(parts))


def _of_one_alternative(parts: Sequence[Meaning]) -> Sequence[Meaning]:
    """The parts, with a strength behind alternatives that cannot be that of all: a weak two or strong balanced, 20-22."""
    if len(parts) == 1:
        return parts
    *before, alternatives, strength = parts
    if not isinstance(alternatives, Or) or not is_range(strength):
        return parts
    least, most = _range(strength) or (0, 0)
    others = (_WEAK if least >= _STRONGEST_WEAK else set()) | (_STRONG if most < _WEAKEST_STRONG else set())
    own = [
        any(isinstance(one, Tag) and one.purpose in others for one in leaves(each))
        for each in alternatives.parts
    ]
    if not any(own) or all(own):
        return parts
    return [
        *before,
        either(
            each if apart else each & strength for each, apart in zip(alternatives.parts, own, strict=True)
        ),
    ]


def exclude(parts: Sequence[Meaning]) -> bool:
    """Whether no hand has all the strengths of which the parts speak."""
    told = [one for part in parts if (one := _range(part)) is not None]
    return bool(told) and max(least for least, _ in told) > min(most for _, most in told)


def ends_in_doubt(parts: Sequence[Meaning]) -> bool:
    """Whether a kind of shape behind the last of several strengths may be that of all, or a strength that of others.

    12-14, 18-19, balanced; 20-22 balanced, both minors, 5-10.
    """
    *before, last = parts
    if _ends(last) and exclude(parts) and _range(parts[0]) is not None:
        return not all(map(is_range, before))
    if len(before) < 2 or not _is_pattern(last) or not exclude(before):
        return False
    return isinstance(before[-1], Amount) and not any(
        _is_pattern(one) for part in before for one in leaves(part)
    )


def _ends(one: Meaning) -> bool:
    """Whether it is a strength with an upper end and nothing else."""
    return isinstance(one, Amount) and _is_points(one) and one.most < one.figure.top


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
    if type(last) is And and _ends_in_strength(last) and not any(map(_tells_strength, alternatives[:-1])):
        hands = every(last.parts[:-1])
        if hands in alternatives[:-1]:  # only the strength tells them apart
            return list(alternatives), []
        return [first, *middle, hands], [last.parts[-1]]
    if (
        type(first) is And
        and _begins_with_strength(first)
        and not any(map(_tells_strength, alternatives[1:]))
    ):
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
    told = {one for part in several for one in part.parts if type(one) is Amount and _is_points(one)}
    only = told.pop() if len(told) == 1 else None
    found = list(parts)
    for place, part in enumerate(parts):
        near = _strength_beside(parts[place - 1], part) if place else None
        if (
            not is_remark(part)
            and not _tells_strength(part)
            and (strength := near or only)
            and not _from_nothing(strength)
        ):
            found[place] = part & Usually((strength,))
    return found


def _strength_beside(one: Meaning, other: Meaning) -> Meaning | None:
    """The strength that is told with the alternative before, if both tell lengths: weak with 6 hearts or 6 spades."""
    told = one.parts if type(one) is And else ()
    hands = [part for part in told if not is_remark(part) and not _is_points(part)]
    words = [part for part in told if _is_points(part) or (isinstance(part, Tag) and part.purpose in _WORDS)]
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
    """The alternatives, of which two ranges share the shape that is told with one: 12-14 or 18-19 balanced."""
    found = list(parts)
    for at, (one, other) in enumerate(pairwise(parts)):
        for lone, told, place in ((one, other, at), (other, one, at + 1)):
            if is_range(lone) and (shape := _shape_of(told)) is not None:
                found[place] = lone & shape
    return found


def is_range(one: Meaning) -> bool:
    """Whether it is a range of points with two ends and nothing else."""
    return isinstance(one, Amount) and _is_points(one) and one.least > 0 and one.most < one.figure.top


def _shape_of(one: Meaning) -> Meaning | None:
    """The shape that is told with a range of points, if nothing else is."""
    if type(one) is not And or sum(map(is_range, one.parts)) != 1:
        return None
    rest = [part for part in one.parts if not is_range(part)]
    return every(rest) if all(isinstance(part, Shaped) for part in rest) else None


def _tells_strength(part: Meaning) -> bool:
    """Whether anything is said of strength, or what may imply one."""
    return any(
        _is_points(one)
        or isinstance(one, RuleOf)
        or (isinstance(one, Tag) and one.purpose not in _OF_NO_STRENGTH)
        for one in leaves(part)
    )


def _is_points(one: Meaning) -> bool:
    return isinstance(one, Amount) and one.figure in {Figure.POINTS, Figure.TOTAL_POINTS}


def _ends_in_strength(part: And) -> bool:
    return bool(part.parts) and _is_points(part.parts[-1]) and not any(map(_tells_strength, part.parts[:-1]))


def _begins_with_strength(part: And) -> bool:
    return bool(part.parts) and _is_points(part.parts[0]) and not any(map(_tells_strength, part.parts[1:]))


def _circumstances(part: Meaning) -> Iterator[Purpose]:
    yield from (one.purpose for one in leaves(part) if isinstance(one, Tag) and one.purpose in CIRCUMSTANCES)


def _of_circumstance(part: Meaning) -> bool:
    """Whether something is said of the hand for some vulnerability or seat."""
    return (
        type(part) is And
        and any(_circumstances(part))
        and not all(isinstance(one, Tag) and one.purpose in CIRCUMSTANCES for one in leaves(part))
    )


def elsewhere_so(before: Meaning, said: Meaning) -> Meaning | None:
    """The hands before, with another strength where the circumstance is another: six hearts, 5-9 vulnerable, otherwise 3-7."""
    if not _is_points(said) or type(before) is not And:
        return None
    there = [one for one in before.parts if isinstance(one, Tag) and one.purpose in CIRCUMSTANCES]
    told = [one for one in before.parts if _is_points(one)]
    if not there or len(told) != 1:
        return None
    rest = [one for one in before.parts if one not in there and one not in told]
    return every([*rest, either([every([*told, *there]), said])])


def _groups(parts: Sequence[Meaning]) -> Iterator[list[Meaning]]:
    """The parts, parted where another strength begins."""
    group: list[Meaning] = []
    for part in parts:
        if group and _range(part) is not None:
            yield group
            group = []
        group.append(part)
    yield group


def _range(part: Meaning) -> tuple[int, int] | None:
    """From where to where the points of the part go, if it tells them."""
    if isinstance(part, Amount):
        return (part.least, part.most) if part.figure is Figure.POINTS else None
    if type(part) is And:
        return next((found for each in part.parts if (found := _range(each))), None)
    if type(part) is Or and part.parts:
        each = [_range(one) for one in part.parts]
        told = [one for one in each if one is not None]
        if len(told) == len(each):
            return min(low for low, _ in told), max(high for _, high in told)
    return None
