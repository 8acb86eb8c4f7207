"""What a call shows: the language of meanings, the sets of hands behind it, and exact counts of them."""

from lawbook.meaning.comparing.comparable import Answer, Comparison, Doubt, Mode, Verdict, verdict
from lawbook.meaning.comparing.difference import Difference, Overlap, difference
from lawbook.meaning.comparing.line import Line
from lawbook.meaning.counting.counts import count, is_empty
from lawbook.meaning.counting.dealing import deals, examples
from lawbook.meaning.counting.draw import WHOLE_PACK, Draw
from lawbook.meaning.counting.numbering import HandsOf
from lawbook.meaning.counting.spread import Spread, spread
from lawbook.meaning.terms.containing import contains
from lawbook.meaning.terms.meanings import Meaning
from lawbook.meaning.terms.openness import Holds, Respect, holds, narrowest, open_in, widest
from lawbook.meaning.words.error import MeaningError
from lawbook.meaning.words.leaving_open import leaving_open
from lawbook.meaning.words.naming import parse_meaning

__all__ = [
    "WHOLE_PACK",
    "Answer",
    "Comparison",
    "Difference",
    "Doubt",
    "Draw",
    "HandsOf",
    "Holds",
    "Line",
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
    "leaving_open",
    "narrowest",
    "open_in",
    "parse_meaning",
    "spread",
    "verdict",
    "widest",
]
