"""Overlap: two meanings as a picture, points across and the length of a suit upwards, drawn by us as SVG.

Every square is as large as there are hands, filled from below by whose they are: hollow for the withdrawn
call's only, solid for both, striped for the replacement's only. So it can be read in black on paper, too.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from html import escape

from lawbook.bridge import Suit
from lawbook.meaning import Difference, Overlap
from lawbook.meaning.specifying import Feature, specifications

__all__ = ["overlap_svg", "telling_suit"]

ACROSS, UP = 14, 20
LEFT, BELOW, EDGE = 22, 24, 4
SCALE = 1.5
"""So many times as large on a wide screen."""
LABELS = 5
"""The points are told at every fifth column."""
SEEN = 0.999
"""The share of the hands that has to be in the picture; what is beyond is too rare to be seen."""

Squares = Mapping[tuple[int, int], Overlap]


def telling_suit(seen: Difference) -> Suit:
    """The suit that tells most: one that the replacement shows, or else the withdrawn call."""
    for meaning in (seen.b, seen.a):
        shown = [one.strain for one in specifications(meaning) if one.feature is Feature.LENGTH]
        if shown:
            return Suit(max(shown))
    return Suit.SPADES


def overlap_svg(seen: Difference, suit: Suit, title: str, language: str) -> str:
    """The picture of the overlap."""
    squares = seen.picture(suit)
    points = _range(squares, 0)
    lengths = _range(squares, 1)
    width, height = LEFT + len(points) * ACROSS + EDGE, EDGE + len(lengths) * UP + BELOW
    most = max(map(_hands, squares.values()))
    parts = [*_scales(points, lengths)]
    for (point, length), square in squares.items():
        if point in points and length in lengths:
            middle = LEFT + (points.index(point) + 0.5) * ACROSS
            parts += _square(middle, _row(lengths, length), square, (_hands(square) / most) ** 0.5)
    return (
        f'<svg class="overlap" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{round(width * SCALE)}" role="img" lang="{language}">'
        f"<title>{escape(title)}</title>"
        '<pattern id="striped" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        '<rect class="ground" width="3" height="3"/><rect class="stripe" width="1.5" height="3"/></pattern>'
        f"{''.join(parts)}</svg>"
    )


def _hands(square: Overlap) -> int:
    return square.only_a + square.both + square.only_b


def _range(squares: Squares, axis: int) -> range:
    """The points or lengths at which nearly all of the hands lie; the rarer end is cut first."""
    hands: Counter[int] = Counter()
    for place, square in squares.items():
        hands[place[axis]] += _hands(square)
    first, last, spare = min(hands), max(hands), hands.total() * (1 - SEEN)
    while (rarer := min((first, last), key=lambda end: hands[end])) is not None and hands[rarer] <= spare:
        spare -= hands[rarer]
        first, last = (first + 1, last) if rarer == first else (first, last - 1)
    return range(first, last + 1)


def _row(lengths: range, length: int) -> float:
    """Where the middle of a row lies; the longest suits stand at the top."""
    return EDGE + (lengths[-1] - length + 0.5) * UP


def _scales(points: range, lengths: range) -> Iterator[str]:
    bottom = EDGE + len(lengths) * UP
    yield f'<path class="axis" d="M{LEFT} {EDGE}V{bottom}H{LEFT + len(points) * ACROSS}"/>'
    for length in lengths:
        yield f'<text x="{LEFT - 6}" y="{_row(lengths, length) + 4:g}" text-anchor="end">{length}</text>'
    for column, point in enumerate(points):
        if point % LABELS == 0 or len(points) <= 2 * LABELS:
            x = LEFT + (column + 0.5) * ACROSS
            yield f'<text x="{x:g}" y="{bottom + 16}" text-anchor="middle">{point}</text>'


def _square(x: float, y: float, square: Overlap, size: float) -> Iterator[str]:
    """One square, its parts stacked from below."""
    side = max(size * (ACROSS - 2), 2)
    bottom = y + side / 2
    for kind, hands in (("both", square.both), ("only-a", square.only_a), ("only-b", square.only_b)):
        if hands:
            height = side * hands / _hands(square)
            bottom -= height
            fill = ' fill="url(#striped)"' if kind == "only-b" else ""
            place = f'x="{x - side / 2:.1f}" y="{bottom:.1f}" width="{side:.1f}" height="{height:.1f}"'
            yield f'<rect class="{kind}" {place}{fill}/>'
