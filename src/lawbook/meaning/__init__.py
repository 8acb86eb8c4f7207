"""What a call shows: the language of meanings, the sets of hands behind it, and exact counts of them."""

from lawbook.meaning.containing import contains
from lawbook.meaning.counting import count, is_empty
from lawbook.meaning.dealing import deals, examples
from lawbook.meaning.difference import Difference, Overlap, difference
from lawbook.meaning.draw import WHOLE_PACK, Draw
from lawbook.meaning.numbering import HandsOf
from lawbook.meaning.spread import Spread, spread

__all__ = [
    "WHOLE_PACK",
    "Difference",
    "Draw",
    "HandsOf",
    "Overlap",
    "Spread",
    "contains",
    "count",
    "deals",
    "difference",
    "examples",
    "is_empty",
    "spread",
]
