"""Parts between commas that cannot all be meant together: of which each is an alternative."""

from collections.abc import Iterator, Sequence

from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import Amount, And, Meaning, Or, Tag, Usually, either, every, leaves
from lawbook.meaning.terms.purposes import Purpose

__all__ = ["CIRCUMSTANCES", "exclude", "joined", "strengthened"]

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
    return every(parts)


def exclude(parts: Sequence[Meaning]) -> bool:
    """Whether no hand has all the strengths of which the parts speak."""
    told = [one for part in parts if (one := _range(part)) is not None]
    return bool(told) and max(least for least, _ in told) > min(most for _, most in told)


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
        return [first, *middle, every(last.parts[:-1])], [last.parts[-1]]
    if (
        type(first) is And
        and _begins_with_strength(first)
        and not any(map(_tells_strength, alternatives[1:]))
    ):
        return [first, *(one & Usually((first.parts[0],)) for one in (*middle, last))], []
    return list(alternatives), []


def _tells_strength(part: Meaning) -> bool:
    """Whether anything is said of strength, or what may imply one."""
    return any(isinstance(one, Tag) or _is_points(one) for one in leaves(part))


def _is_points(one: Meaning) -> bool:
    return isinstance(one, Amount) and one.figure in {Figure.POINTS, Figure.TOTAL_POINTS}


def _ends_in_strength(part: And) -> bool:
    return _is_points(part.parts[-1]) and not any(map(_tells_strength, part.parts[:-1]))


def _begins_with_strength(part: And) -> bool:
    return _is_points(part.parts[0]) and not any(map(_tells_strength, part.parts[1:]))


def _circumstances(part: Meaning) -> Iterator[Purpose]:
    yield from (one.purpose for one in leaves(part) if isinstance(one, Tag) and one.purpose in CIRCUMSTANCES)


def _of_circumstance(part: Meaning) -> bool:
    """Whether something is said of the hand for some vulnerability or seat."""
    return (
        type(part) is And
        and any(_circumstances(part))
        and not all(isinstance(one, Tag) for one in leaves(part))
    )


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
