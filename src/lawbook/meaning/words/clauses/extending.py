"""What is only possible reaches beyond what is said otherwise: 6+ hearts, occasionally five."""

from collections.abc import Iterator, Sequence

from lawbook.bridge import Suit
from lawbook.meaning.counting.counts import is_empty
from lawbook.meaning.terms.bare import bare
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import (
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
from lawbook.meaning.terms.openness import widest
from lawbook.meaning.terms.patterns import Pattern
from lawbook.meaning.terms.rules import RuleOf
from lawbook.meaning.terms.shapes import AboutLength, Length, Shape, Shaped, TwoSuits
from lawbook.meaning.words.clauses.exceptions import excepted_shape

__all__ = ["extended"]

_LESS = {"light": 3, "upgrades": 1}
"""So many points less a hand may have of which this is said."""
_BY_RULE = 3
"""So many points less a hand may have that is opened by a rule of points and length."""
_SHORTEST_CALLED = 3
_LONG = 6
_SHORT = 1
_BOTH = 2


def extended(meaning: Meaning, possible: Sequence[Meaning], own: Suit | None = None) -> Meaning:
    """The meaning, left open where something is possible that its terms exclude.

    >>> from lawbook.meaning.words.reading import read_meaning
    >>> print(read_meaning("6+ hearts, possibly 5, 6-10"))
    (5)6+ hearts, possibly 5 hearts, 6-10 points
    """
    terms = [one for part in (*possible, *_upgraded(meaning)) for one in _terms(part)]
    if not terms:
        return meaning
    if type(meaning) is And and _is_another_hand(meaning, terms):
        meaning = every(
            one if is_remark(one) or isinstance(one, Amount) else Usually((one,)) for one in meaning.parts
        )
    meaning = _with_shapes(meaning, [one for one in _shapes(possible) if one not in leaves(meaning)])
    short = [] if _tells(meaning, own) else [one for one in possible if _is_short(one, own)]
    return every(
        [_extended(meaning, terms), *(Length(one.suit, one.least) for one in short if type(one) is Length)]
    )


def _terms(part: Meaning) -> Iterator[Meaning]:
    """The terms of what is possible, the two ends of a length as one."""
    told = part.parts if type(part) is And else (part,)
    lengths = [one for one in told if isinstance(one, Length)]
    for suit in {one.suit: None for one in lengths}:
        each = [one for one in lengths if one.suit is suit]
        least, most = max(one.least for one in each), min(one.most for one in each)
        yield from [Length(suit, least, most)] if least <= most else each
    yield from (leaf for one in told if not isinstance(one, Length | Not) for leaf in leaves(one))


def _shapes(possible: Sequence[Meaning]) -> Iterator[Shape]:
    """The shapes that are possible by themselves: exceptionally 4-4-4-1."""
    for part in possible:
        each = part.parts if type(part) is Or else (part,)
        yield from (one for one in each if isinstance(one, Shape))


def _with_shapes(meaning: Meaning, shapes: Sequence[Shape]) -> Meaning:
    """The meaning, each length and kind of shape with those as exceptions that no hand has with it: 5+ diamonds or 4-4-4-1."""
    match meaning:
        case SomeSuit() | Usually():
            return meaning
        case And(parts):
            return every(_with_shapes(part, shapes) for part in parts)
        case Or(parts):
            return either(_with_shapes(part, shapes) for part in parts)
        case Length() | Shaped():
            besides = [one for one in shapes if is_empty(bare(widest(meaning) & one))]
            return either([meaning, *(excepted_shape(meaning, one) for one in besides)])
        case _:
            return meaning


def _is_another_hand(meaning: Meaning, terms: Sequence[Meaning]) -> bool:
    """Whether the strength that is possible is far from all that is told, and so perhaps of another shape: may be 18+."""
    told, possible = (
        [one.ends[1] for one in ones if isinstance(one, Amount) and one.figure is Figure.POINTS]
        for ones in (leaves(meaning), terms)
    )
    if not told:
        return False
    least, most = min(low for low, _ in told), max(high for _, high in told)
    return any(low > most + 1 or high < least - 1 for low, high in possible)


def _upgraded(meaning: Meaning) -> list[Meaning]:
    """That a hand may count a point more, if that is said."""
    return [one for one in leaves(meaning) if isinstance(one, Tag) and one.about == "upgrades"]


def _is_short(one: Meaning, own: Suit | None) -> bool:
    """Whether it tells how short the suit called may be: could be as short as two."""
    return type(one) is Length and one.suit is own and one.least == one.most <= _SHORTEST_CALLED


def _tells(meaning: Meaning, own: Suit | None) -> bool:
    """Whether the length of the suit called is told otherwise."""
    return any(isinstance(one, Length) and one.suit is own for one in leaves(meaning))


def _extended(meaning: Meaning, terms: Sequence[Meaning]) -> Meaning:
    match meaning:
        case Usually((Length() as usual,)) if any(_is_shorter(one, usual) for one in terms):
            return _longer_or_shorter(usual, [one for one in terms if isinstance(one, Length)])
        case SomeSuit() | Usually():
            return meaning
        case And(parts):
            told = [*terms, *_of_two(parts, terms)]
            return every(_extended(part, told) for part in parts)
        case Or(parts):
            return either(_extended(part, terms) for part in parts)
        case Length():
            return _longer_or_shorter(meaning, [one for one in terms if isinstance(one, Length)])
        case Amount():
            return _more_or_less(meaning, terms)
        case Shaped(pattern=Pattern.BALANCED) if any(_unbalances(one) for one in terms):
            return Usually((meaning,))
        case _:
            return meaning


def _of_two(parts: Sequence[Meaning], terms: Sequence[Meaning]) -> Iterator[Length]:
    """The two suits, each perhaps as short as the shorter one of two that are possible: 5-5 in the majors, perhaps 5-4."""
    suits = [one for one in parts if isinstance(one, Length)]
    shortest = min((one.shorter for one in terms if isinstance(one, TwoSuits)), default=None)
    if shortest is not None and len(suits) == _BOTH:
        yield from (Length(one.suit, shortest, one.most) for one in suits)


def _is_shorter(one: Meaning, usual: Length) -> bool:
    """Whether it tells the exception to a length that is usual: usually 5+ hearts, can be four."""
    return isinstance(one, Length) and one.suit is usual.suit and one.least < usual.least


def _longer_or_shorter(said: Length, terms: Sequence[Length]) -> Length:
    narrow, wide = _ends(said)
    limits = [(one.least, one.most) for one in terms if one.suit is said.suit]
    beyond = _beyond(wide, limits)
    return said if beyond == wide else AboutLength.of(said.suit, narrow, beyond)


def _more_or_less(said: Amount, terms: Sequence[Meaning]) -> Amount:
    narrow, wide = said.ends
    if said.figure is not Figure.POINTS:
        return said
    amounts = [one for one in terms if isinstance(one, Amount) and one.figure is said.figure]
    limits = [(one.least, one.most) for one in amounts]
    words = {one.about for one in terms if isinstance(one, Tag)}
    limits += [(max(narrow[0] - less, 0), narrow[1]) for word, less in _LESS.items() if word in words]
    limits += [(max(narrow[0] - _BY_RULE, 0), narrow[1]) for one in terms if isinstance(one, RuleOf)]
    beyond = _beyond(wide, limits)
    return said if beyond == wide else About.of(said.figure, narrow, beyond)


def _ends(said: Length) -> tuple[tuple[int, int], tuple[int, int]]:
    if isinstance(said, AboutLength):
        return said.narrow, said.wide
    return (said.least, said.most), (said.least, said.most)


def _beyond(wide: tuple[int, int], limits: Sequence[tuple[int, int]]) -> tuple[int, int]:
    return min([wide[0], *(least for least, _ in limits)]), max([wide[1], *(most for _, most in limits)])


def _unbalances(one: Meaning) -> bool:
    """Whether no balanced hand is so."""
    return isinstance(one, Length) and (one.least >= _LONG or one.most <= _SHORT)
