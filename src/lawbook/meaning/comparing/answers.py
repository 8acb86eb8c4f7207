"""What may come of a comparison: the answer, the readings that count, and what is left in doubt."""

from enum import Enum

__all__ = ["Answer", "Doubt", "Mode"]


class Answer(Enum):
    """Whether the replacement is comparable; a borderline case is the Director's."""

    YES = "yes"
    BORDERLINE = "borderline"
    NO = "no"


class Mode(Enum):
    """Which of several readings of the withdrawn call count."""

    STATED = "stated"
    """The first: the Director has learned it, and partner could take the call so."""
    ALL = "all"
    """Each of them, so that the replacement must be comparable with every one."""
    UNION = "union"
    """All together: one reading that fits is enough."""


class Doubt(Enum):
    """What the words leave open."""

    WITHDRAWN_SILENT = "withdrawn_silent"
    """Nothing is said of the hands of the withdrawn call."""
    REPLACEMENT_SILENT = "replacement_silent"
    """Nothing is said of the hands of the replacement."""
    NOT_FIRM = "not_firm"
    """A meaning is only possible, not agreed."""
    FEW_OUTSIDE = "few_outside"
    """Some hands lie outside, so few that they were let pass or that the Director is asked."""
    SAYS_MORE = "says_more"
    """The purpose is the same, but the replacement specifies more."""
    RELATED = "related"
    """The purposes are alike, and no hands are told by which the calls could be compared."""
    OPEN = "open"
    """The answer depends on how words are understood that leave something open."""
    UNTOLD = "untold"
    """Nothing is told of the strength of the withdrawn call."""
    FORCING = "forcing"
    """One forces farther than the other."""
