"""What stands behind a denial, and what cannot stand together."""

from collections.abc import Callable, Sequence

from lawbook.meaning.counting.counts import is_empty
from lawbook.meaning.terms.bare import bare
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import About, Amount, Meaning, Tag, either, every, is_remark, leaves
from lawbook.meaning.terms.openness import STRENGTHS
from lawbook.meaning.terms.shapes import Shaped
from lawbook.meaning.words.clauses.possibly import possible
from lawbook.meaning.words.clauses.scoping import SINGLES, denies_more, opposite
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.suits.units import LONGEST_SUIT
from lawbook.meaning.words.tokens.circumstances import by_circumstance
from lawbook.meaning.words.tokens.numbers import NUMBERS
from lawbook.meaning.words.tokens.ranges import exclude
from lawbook.meaning.words.tokens.stream import Stream

__all__ = ["Read", "compatible", "neither", "side_by_side"]

Read = Callable[[Stream], Meaning]
"""How one part is read."""
_ENDS_POINTS = {
    None,
    Kind.COMMA,
    Kind.CLOSE,
    Kind.OPEN,
    Kind.FIGURE,
    Kind.OR,
    Kind.AND,
    Kind.PATTERN,
    Kind.TAG,
    Kind.NOTRUMP,
}
"""What may stand behind figures of strength."""
_OF_POINTS = {Kind.NUMBER, Kind.PAIR, Kind.FRINGE, Kind.FIGURE, Kind.OR}
_DENIALS = {Kind.NOT, Kind.NEITHER}
"""What is denied next is denied by itself."""


def compatible(stream: Stream, parts: Sequence[Meaning]) -> Meaning:
    """The parts together, two ends of a strength as one range. Refuses strengths that exclude one another."""
    parts = _as_one_range(by_circumstance(parts))
    if exclude(parts) or sum(isinstance(part, Amount) and part.figure is Figure.POINTS for part in parts) > 1:
        raise stream.complaint("these strengths exclude one another; put or between them")
    return every(parts)


def _as_one_range(parts: Sequence[Meaning]) -> Sequence[Meaning]:
    """The parts, where one tells the least points and another the most: an opening hand up to nineteen."""
    told = [one for one in parts if isinstance(one, Amount) and one.figure is Figure.POINTS]
    if len(told) != 2:
        return parts
    lower, upper = sorted(told, key=lambda one: -one.most)
    if lower.most < Figure.POINTS.top or upper.least or not lower.least <= upper.most:
        return parts
    narrow, wide = ((low[0], high[1]) for low, high in zip(lower.ends, upper.ends, strict=True))
    strength = Amount(Figure.POINTS, *narrow) if narrow == wide else About.of(Figure.POINTS, narrow, wide)
    return [strength if one is lower else one for one in parts if one is not upper]


def neither(stream: Stream, single: Read) -> Meaning:
    """What follows `no` or `without`, alternatives too, is denied."""
    stream.denying = True
    parts = [side_by_side(stream, single)]
    while denies_more(stream):
        stream.next()
        parts.append(side_by_side(stream, single))
    stream.denying = False
    if stream.take(Kind.PROMISED):
        return possible(stream, either(parts))
    return opposite(either(parts))


def side_by_side(stream: Stream, single: Read) -> Meaning:
    """Terms with nothing between them: `not 15-17 balanced` denies the two together."""
    parts = [single(stream)]
    while stream.kind() in SINGLES - _DENIALS and not _says_more(stream, parts[-1]):
        brackets = stream.kind() is Kind.OPEN
        parts.append(single(stream))
        if brackets and not is_empty(bare(parts[-1] & ~every(parts[:-1]))):
            raise stream.complaint("may be denied too or not; put a comma, or repeat the denial")
    return compatible(stream, parts)


def _says_more(stream: Stream, denied: Meaning) -> bool:
    """Whether what stands behind a denial says something of the hand: not forcing (5+ hearts), not forcing 6-9; no void (no singleton).

    Figures of strength behind a shape do so: no four-card major 6-10.
    Raises MeaningError where a number behind a remark, or a kind of shape behind a length, may be denied with it.
    """
    held = not is_remark(denied) and not any(isinstance(one, Amount) for one in leaves(denied))
    if stream.kind() is Kind.OPEN:
        return is_remark(denied) or stream.kind(1) in _DENIALS or (held and _are_points(stream))
    if held:
        if isinstance(denied, Shaped) and _tells_points(stream):
            raise stream.complaint("may be denied too or not; put a comma, or repeat the denial")
        if stream.kind() in {Kind.PATTERN, Kind.UNBALANCED, Kind.TAG} or _begins_limit(stream):
            raise stream.complaint("may be denied too or not; put a comma, or repeat the denial")
        return _tells_points(stream)
    if stream.kind() not in NUMBERS or not is_remark(denied):
        return False
    low, high = stream.value() if stream.kind() is Kind.PAIR else (0, 0)
    figures = (
        stream.kind() is Kind.FRINGE or low < high or stream.kind(1) is Kind.ONWARDS or _is_upwards(stream)
    )
    if figures and not any(map(_is_strength, leaves(denied))):
        return True
    raise stream.complaint("may be denied too or not; put a comma, or repeat the denial")


def _tells_points(stream: Stream) -> bool:
    """Whether figures of strength come, and no number of cards."""
    if stream.kind() is Kind.LIMIT:
        return stream.kind(2) in _ENDS_POINTS and max(stream.value(1)) > LONGEST_SUIT
    if stream.kind() not in NUMBERS or stream.kind(1) not in _ENDS_POINTS:
        return False
    return stream.kind() is not Kind.NUMBER or max(stream.value()) > LONGEST_SUIT or _is_upwards(stream)


def _begins_limit(stream: Stream) -> bool:
    """Whether a limit comes that is none of points."""
    return (stream.kind(), stream.kind(1)) == (Kind.LIMIT, Kind.NUMBER) and not _tells_points(stream)


def _are_points(stream: Stream) -> bool:
    """Whether the brackets that begin here tell figures of strength, one or several, and nothing else."""
    return stream.kind(1) in NUMBERS and all(kind in _OF_POINTS for kind in stream.kinds_in_brackets())


def _is_upwards(stream: Stream) -> bool:
    """Whether the number that comes has no upper end: 5+."""
    return stream.kind() is Kind.NUMBER and stream.value()[0] < stream.value()[1]


def _is_strength(one: Meaning) -> bool:
    """Whether it is a word of strength, which may be denied together with figures: not weak with 5+ spades."""
    return isinstance(one, Tag) and one.purpose in STRENGTHS
