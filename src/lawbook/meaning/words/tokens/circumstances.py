"""What is so in some seat, or at some vulnerability, and otherwise in another: six hearts vulnerable, five not vulnerable."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import Amount, And, Meaning, Tag, either, every, is_remark, leaves
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.shapes import Length

__all__ = [
    "CIRCUMSTANCES",
    "by_circumstance",
    "circumstances",
    "elsewhere_so",
    "of_circumstance",
    "with_shared_hands",
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
_POINTS = {Figure.POINTS, Figure.TOTAL_POINTS}


def elsewhere_so(before: Meaning, said: Meaning) -> Meaning | None:
    """The hands before, with another strength where the circumstance is another: six hearts, 5-9 vulnerable, otherwise 3-7."""
    if not _tells_points(said) or type(before) is not And:
        return None
    there = [one for one in before.parts if isinstance(one, Tag) and one.purpose in CIRCUMSTANCES]
    told = [one for one in before.parts if _tells_points(one)]
    if not there or len(told) != 1:
        return None
    rest = [one for one in before.parts if one not in there and one not in told]
    return every([*rest, either([every([*told, *there]), said])])


def by_circumstance(parts: Sequence[Meaning]) -> list[Meaning]:
    """The parts, with a length or a strength for each circumstance behind it: six hearts not vulnerable and seven vulnerable."""
    at = [place for place, part in enumerate(parts) if _is_circumstance(part)]
    apart = len(at) > 1 and all(later == one + 2 for one, later in pairwise(at)) and at[-1] == len(parts) - 1
    if not apart or not at[0] or len({parts[place] for place in at}) < len(at):
        return list(parts)
    told = [parts[place - 1] for place in at]
    lengths = all(isinstance(one, Length) for one in told)
    if not (lengths or all(map(_tells_points, told))) or len(set(told)) < len(told):
        return list(parts)
    return [*parts[: at[0] - 1], either(every(parts[place - 1 : place + 1]) for place in at)]


def _is_circumstance(part: Meaning) -> bool:
    return isinstance(part, Tag) and part.purpose in CIRCUMSTANCES


def _tells_points(part: Meaning) -> bool:
    return isinstance(part, Amount) and part.figure in _POINTS


def circumstances(part: Meaning) -> Iterator[Purpose]:
    """The seats and vulnerabilities of which it speaks."""
    yield from (one.purpose for one in leaves(part) if isinstance(one, Tag) and one.purpose in CIRCUMSTANCES)


def with_shared_hands(parts: Sequence[Meaning]) -> Meaning:
    """What is so in one circumstance or another, and the hands of both where only the first tells them: 5-5 6-9 NV, 8-11 vul."""
    first, *others = parts
    told = first.parts if type(first) is And else (first,)
    held = [one for one in told if not (is_remark(one) or _tells_points(one))]
    if any(map(_tells_hands, others)) or not held:
        return either(parts)
    return every([*held, either([every(one for one in told if one not in held), *others])])


def _tells_hands(part: Meaning) -> bool:
    return any(not (is_remark(one) or _tells_points(one)) for one in leaves(part))


def of_circumstance(part: Meaning) -> bool:
    """Whether something is said of the hand for some vulnerability or seat."""
    return (
        type(part) is And
        and any(circumstances(part))
        and not all(isinstance(one, Tag) and one.purpose in CIRCUMSTANCES for one in leaves(part))
    )
