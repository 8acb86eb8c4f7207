"""What a call shows: the language of meanings, the sets of hands behind it, and exact counts of them."""

from lawbook.meaning.comparable import Answer, Comparison, Doubt, Mode, Verdict, verdict
from lawbook.meaning.containing import contains
from lawbook.meaning.counting import count, is_empty
from lawbook.meaning.dealing import deals, examples
from lawbook.meaning.difference import Difference, Overlap, difference
from lawbook.meaning.draw import WHOLE_PACK, Draw
from lawbook.meaning.error import MeaningError
from lawbook.meaning.liberality import LIBERALITIES, Liberality, liberality
from lawbook.meaning.numbering import HandsOf
from lawbook.meaning.openness import Holds, Respect, holds, narrowest, open_in, widest
from lawbook.meaning.reading import parse_meaning
from lawbook.meaning.spread import Spread, spread
from lawbook.meaning.terms import Meaning

__all__ = [
    "LIBERALITIES",
    "WHOLE_PACK",
    "Answer",
    "Comparison",
    "Difference",
    "Doubt",
    "Draw",
    "HandsOf",
    "Holds",
    "Liberality",
    "Meaning",
    "MeaningError",
    "Mode",
    "Overlap",
    "Respect",
    "Spread",
    "Verdict",
    "contains",
    "count",
    "deals",
    "difference",
    "examples",
    "holds",
    "is_empty",
    "liberality",
    "narrowest",
    "open_in",
    "parse_meaning",
    "spread",
    "verdict",
    "widest",
]
