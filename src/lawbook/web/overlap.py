"""Overlap: two meanings as a picture, points across and the length of a suit upwards, drawn by us as SVG.

Every square is as large as there are hands, filled from below by whose they are: hollow for the withdrawn
call's only, solid for both, striped for the replacement's only. So it can be read in black on paper, too.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape

from lawbook.bridge import Suit
from lawbook.meaning import Difference, Overlap
from lawbook.meaning.comparing.specifying import Feature, specifications

__all__ = ["overlap_svg", "telling_suit"]

UP = 20
WIDE, NARROW, FEW = 24, 14, 12
"""How wide a column is, if there are so few of them or more."""
LEFT, BELOW, EDGE = 22, 24, 4
SCALE = 1.5
"""So many times as large on a wide screen."""
LABELS = 5
"""The points are told at every fifth column, at every one if they are few."""
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


@dataclass(frozen=True, slots=True)
class _Frame:
    """Where the squares stand."""

    points: range
    lengths: range

    @property
    def across(self) -> int:
        """The width of a column."""
        return WIDE if len(self.points) <= FEW else NARROW

    @property
    def right(self) -> int:
        """Where the last column ends."""
        return LEFT + len(self.points) * self.across

    @property
    def bottom(self) -> int:
        """Where the lowest row ends."""
        return EDGE + len(self.lengths) * UP

    def x(self, point: int) -> float:
        """The middle of a column."""
        return LEFT + (point - self.points[0] + 0.5) * self.across

    def y(self, length: int) -> float:
        """The middle of a row; the longest suits stand at the top."""
        return EDGE + (self.lengths[-1] - length + 0.5) * UP


def overlap_svg(seen: Difference, suit: Suit, title: str, language: str) -> str:
    """The picture of the overlap."""
    squares = seen.picture(suit)
    frame = _Frame(_range(squares, 0), _range(squares, 1))
    width, height = frame.right + EDGE, frame.bottom + BELOW
    parts = "".join([*_scales(frame), *_squares(frame, squares)])
    return (
        f'<svg class="overlap" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{round(width * SCALE)}" role="img" lang="{language}">'
        f"<title>{escape(title)}</title>"
        '<pattern id="striped" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        '<rect class="ground" width="3" height="3"/><rect class="stripe" width="1.5" height="3"/></pattern>'
        f"{parts}</svg>"
    )


def _hands(square: Overlap) -> int:
    return square.only_a + square.both + square.only_b


def _range(squares: Squares, axis: int) -> range:
    """The points or lengths at which nearly all of the hands lie; the rarer end is cut first."""
    hands: Counter[int] = Counter()
    for place, square in squares.items():
        hands[place[axis]] += _hands(square)
    first, last, spare = min(hands), max(hands), hands.total() * (1 - SEEN)
    while min(hands[first], hands[last]) <= spare:
        if hands[first] <= hands[last]:
            spare, first = spare - hands[first], first + 1
        else:
            spare, last = spare - hands[last], last - 1
    return range(first, last + 1)


def _scales(frame: _Frame) -> Iterator[str]:
    yield f'<path class="axis" d="M{LEFT} {EDGE}V{frame.bottom}H{frame.right}"/>'
    for length in frame.lengths:
        yield f'<text x="{LEFT - 6}" y="{frame.y(length) + 4:g}" text-anchor="end">{length}</text>'
    for point in frame.points:
        if point % LABELS == 0 or frame.across == WIDE:
            yield f'<text x="{frame.x(point):g}" y="{frame.bottom + 16}" text-anchor="middle">{point}</text>'


def _squares(frame: _Frame, squares: Squares) -> Iterator[str]:
    most = max(map(_hands, squares.values()))
    for (point, length), square in squares.items():
        if point in frame.points and length in frame.lengths:
            side = max((min(frame.across, UP) - 2) * (_hands(square) / most) ** 0.5, 2)
            yield from _square(frame.x(point), frame.y(length), square, side)


def _square(x: float, y: float, square: Overlap, side: float) -> Iterator[str]:
    """One square, its parts stacked from below."""
    bottom = y + side / 2
    for kind, hands in (("both", square.both), ("only-a", square.only_a), ("only-b", square.only_b)):
        if hands:
            height = side * hands / _hands(square)
            bottom -= height
            fill = ' fill="url(#striped)"' if kind == "only-b" else ""
            place = f'x="{x - side / 2:.1f}" y="{bottom:.1f}" width="{side:.1f}" height="{height:.1f}"'
            yield f'<rect class="{kind}" {place}{fill}/>'
