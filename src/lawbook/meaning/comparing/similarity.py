"""Whether two meanings are similar (Law 23A1): by what they specify, and by how far one reaches beyond the other."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lawbook.bridge import Strain, Suit
from lawbook.meaning.comparing.line import Line
from lawbook.meaning.comparing.purposes import forcing_apart
from lawbook.meaning.comparing.specifying import Feature, specifications
from lawbook.meaning.comparing.widening import widened
from lawbook.meaning.counting.counts import counted
from lawbook.meaning.counting.spread import spread
from lawbook.meaning.counting.survey import survey
from lawbook.meaning.terms.meanings import Meaning

__all__ = ["Reach", "Similarity", "reach", "similarity"]

_SUITS = {Feature.LENGTH, Feature.BALANCED}


@dataclass(frozen=True, slots=True)
class Reach:
    """How far a replacement reaches beyond the withdrawn call; nothing where it stays inside."""

    fewer_points: int
    more_points: int
    shorter: Mapping[Suit, int]
    """By how many cards it promises less, of the suits that the withdrawn call specifies."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Similarity:
    """What makes two meanings similar or not, with the shares of the replacement's hands; none where suits differ."""

    overlap: float
    """The share of its hands that lie in the withdrawn call's range."""
    inside: float
    """The share within the tolerance."""
    nearly: float
    """The share within a tolerance of one point and one card more."""
    tolerated: int
    """So many points beyond the range were let pass."""
    suits_kept: bool
    """Whether the replacement specifies every suit that the withdrawn call does."""
    forcing_apart: int

    def passes(self, line: Line) -> bool:
        """Whether they are similar."""
        return (
            self.suits_kept
            and self.forcing_apart <= 1
            and self.inside * 100 >= line.doubtful_percent
            and self.overlap * 100 >= line.overlap_percent
        )

    def nearly_passes(self, line: Line) -> bool:
        """Whether they only just fail to be."""
        near = self.nearly * 100 >= line.inside_percent and self.overlap * 200 >= line.overlap_percent
        return self.suits_kept and near


def similarity(withdrawn: Meaning, replacement: Meaning, line: Line) -> Similarity:
    """How similar the replacement is; there are hands of both."""
    wanted = _suits(withdrawn)
    points, cards = line.points if wanted else line.points_unspecific, line.cards
    kept = wanted <= _suits(replacement)
    variants = [(0, cards), (points, cards), (points + 1, cards + 1)]
    overlap, inside, nearly = (
        _shares(replacement, [widened(withdrawn, *by) for by in variants]) if kept else (0.0, 0.0, 0.0)
    )
    return Similarity(
        overlap=overlap,
        inside=inside,
        nearly=nearly,
        tolerated=points,
        suits_kept=kept,
        forcing_apart=forcing_apart(withdrawn, replacement),
    )


def _suits(meaning: Meaning) -> frozenset[Strain]:
    """The suits that the meaning shows, or notrump."""
    return frozenset(one.strain for one in specifications(meaning) if one.feature in _SUITS)


def _shares(replacement: Meaning, wider: Sequence[Meaning]) -> list[float]:
    """The shares of the replacement's hands that belong to each of the others.

    Asked for hands of both at once, the survey leaves out what is not the replacement's.
    """
    both = [replacement & other for other in wider]
    found = survey(replacement, *both).totals()
    totals = [sum(counted(p, masks[place]) for masks, p in found.items()) for place in range(len(both) + 1)]
    return [number / totals[0] for number in totals[1:]]


def reach(withdrawn: Meaning, replacement: Meaning) -> Reach:
    """How far the replacement reaches beyond the withdrawn call.

    >>> from lawbook.meaning.words.naming import parse_meaning as read
    >>> found = reach(read("5+ spades, 11-20"), read("4+ spades, 8-16"))
    >>> found.fewer_points, found.more_points, found.shorter
    (3, 0, {Suit.SPADES: 1})
    """
    first, second = spread(withdrawn), spread(replacement)
    if first is None or second is None:
        return Reach(0, 0, {})
    (least, most), (other_least, other_most) = first.points, second.points
    shorter = {
        suit: first.lengths[suit][0] - second.lengths[suit][0]
        for suit in Suit
        if first.lengths[suit][0] >= 3 and second.lengths[suit][0] < first.lengths[suit][0]
    }
    return Reach(max(least - other_least, 0), max(other_most - most, 0), shorter)
