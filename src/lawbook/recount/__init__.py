"""Published results counted again, and every figure that does not come out listed.

The ways in which programs score are tried, and the one that agrees best is told: a file seldom says what
it does with a board that has fewer results, or how it rounds.
"""

from lawbook.recount.counting import Recount, SectionCount, anything_published, recompute, recount
from lawbook.recount.difference import Difference

__all__ = ["Difference", "Recount", "SectionCount", "anything_published", "recompute", "recount"]
