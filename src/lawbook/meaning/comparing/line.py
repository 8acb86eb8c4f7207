"""The line of comparable enough: figures for which the Laws have only the word similar, and practice has a value."""

from dataclasses import dataclass

__all__ = ["Line"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """What is still similar (23A1) or a subset in practice (23A2); shares are percentages of the replacement's hands."""

    by: tuple[str, ...]
    """Whose practice it is."""
    points: int
    """So many points beyond the withdrawn call's range, where both calls name the same suits."""
    points_unspecific: int
    """The same where the withdrawn call names none."""
    cards: int
    """So many cards fewer, where the withdrawn call promises six or more."""
    overlap_percent: int
    """The share that would have made the withdrawn call, were its suits so long."""
    inside_percent: int
    """The share from which the few hands outside do not matter."""
    doubtful_percent: int
    """The share from which the Director is asked."""
