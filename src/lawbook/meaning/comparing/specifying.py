"""What a call specifies: the suits or notrump of which it conveys something definite, as Laws 26 and 27B1(a) ask."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from lawbook.bridge import Strain, Suit
from lawbook.meaning.counting.spread import Limits, lengths_of
from lawbook.meaning.terms.meanings import And, Meaning, Tag, suit_name
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.suited import Honours, InSuit

__all__ = ["Feature", "Specified", "parts_of", "specifications", "specified", "specifies"]


class Feature(Enum):
    """What is conveyed of a suit, or of notrump."""

    LENGTH = "length"
    SHORTAGE = "shortage"
    HOLDING = "holding"
    BALANCED = "balanced"


@dataclass(frozen=True, slots=True)
class Specified:
    """A denomination, and what the call conveys there."""

    strain: Strain
    feature: Feature


_NOTRUMP = Specified(Strain.NOTRUMP, Feature.BALANCED)


@lru_cache(maxsize=256)
def specifications(meaning: Meaning) -> frozenset[Specified]:
    """Everything that the meaning specifies; nothing if no hand belongs to it."""
    found = lengths_of(meaning)
    return frozenset() if found is None else specified(meaning, found)


def specified(meaning: Meaning, found: Mapping[Suit, Limits]) -> frozenset[Specified]:
    """Everything that the meaning specifies, where the lengths of its suits lie between these limits."""
    lengths = frozenset(_lengths(found))
    long = {one.strain for one in lengths}
    features = {one for one in {*_shortages(found), *_holdings(meaning)} if one.strain not in long}
    balanced = not long and all(least >= 2 for least, _ in found.values())
    return lengths | features | ({_NOTRUMP} if balanced else set())


def specifies(withdrawn: Meaning, replacement: Meaning) -> bool:
    """Whether the replacement specifies all that the withdrawn call does, and that is something (Law 27B1(a)).

    >>> from lawbook.meaning.words.naming import parse_meaning as read
    >>> specifies(read("5+ spades, 11-20"), read("transfer to spades"))
    True
    """
    wanted = specifications(withdrawn)
    return bool(wanted) and wanted <= specifications(replacement)


def _lengths(found: Mapping[Suit, Limits]) -> Iterator[Specified]:
    """Suits of four cards or more; or of three, in the only suit that is promised so much."""
    promised = {suit: least for suit, (least, _) in found.items()}
    long = [suit for suit, least in promised.items() if least >= 4]
    some = [suit for suit, least in promised.items() if least >= 3]
    for suit in long or (some if len(some) == 1 else []):
        yield Specified(Strain(suit), Feature.LENGTH)


def _shortages(found: Mapping[Suit, Limits]) -> Iterator[Specified]:
    for suit, (_, most) in found.items():
        if most <= 1:
            yield Specified(Strain(suit), Feature.SHORTAGE)


def _holdings(meaning: Meaning) -> Iterator[Specified]:
    """Suits in which the meaning names cards, strength or a control; a stopper alone is no message about its suit."""
    for part in parts_of(meaning):
        if isinstance(part, Honours | InSuit):
            yield Specified(Strain(part.suit), Feature.HOLDING)
        elif isinstance(part, Tag) and part.purpose is Purpose.CUE_BID_IN and not part.denied:
            named = (suit for suit in Suit if suit_name(suit) in part.about.split())
            yield from (Specified(Strain(suit), Feature.HOLDING) for suit in named)


def parts_of(meaning: Meaning) -> tuple[Meaning, ...]:
    """What the meaning says of every one of its hands, term by term."""
    return meaning.parts if isinstance(meaning, And) else (meaning,)
