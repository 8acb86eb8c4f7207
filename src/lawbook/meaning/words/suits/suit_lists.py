"""Suits as they are spoken of together: hearts or spades, both majors, hearts and a minor."""

from collections.abc import Sequence
from functools import reduce

from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.lexicon.english import EACH_MAJOR, EACH_MINOR
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.suits.suit_options import Options, Unsaid, combined
from lawbook.meaning.words.suits.suit_words import next_suits
from lawbook.meaning.words.tokens.forms import TOP
from lawbook.meaning.words.tokens.stream import Stream

__all__ = ["read_suits", "take_suits"]

_BOTH_OF_RANK = {EACH_MAJOR, EACH_MINOR}
_LENGTHS = {Kind.NUMBER, Kind.PAIR, Kind.FRINGE, Kind.CARDS, Kind.ONWARDS, Kind.IN}
_SUPPORTING = {Purpose.RAISE, Purpose.SUPPORT}
_LISTING = {Kind.COMMA, Kind.AND, Kind.OR}


_OWN_TERM = {
    Kind.SHORT,
    Kind.STOPPER,
    Kind.LONGER,
    Kind.NUMBER,
    Kind.PAIR,
    Kind.HOLDING,
    Kind.CARDS,
    Kind.RANK,
}


def read_suits(stream: Stream, complaint: str) -> Options:
    """The suits that must be named here, with or without `in` before them."""
    options = take_suits(stream)
    if options is None:
        raise stream.complaint(complaint)
    return options


def take_suits(stream: Stream) -> Options | None:
    """The suits, if any are named here."""
    ahead = 1 if stream.kind() is Kind.IN else 0
    if stream.kind(ahead) is not Kind.SUITS:
        return None
    told = stream.kind_before(stream.at) in _LENGTHS
    stream.at += ahead
    named, joined, places, strokes = [next_suits(stream)], [], [], 0
    while _goes_on(stream, named[-1], told=told):
        joiner, slash = stream.next().kind, stream.before() == "/"
        places.append(stream.at - 1)
        stream.take(Kind.IN)
        found = next_suits(stream)
        if slash and not isinstance(found, Unsaid):  # a stroke binds closer than and
            named[-1] = (*named[-1], *found)
            strokes += 1
        else:
            joined.append(joiner)
            named.append(found)
    if strokes and joined and set(joined) == {Kind.OR}:
        named = _in_pairs(stream, named)
    if {Kind.AND, Kind.OR} <= set(joined):
        stream.joints.update(places)
    last = joined[-1] if joined else None
    if last is Kind.COMMA and stream.kind() is Kind.OR:
        last = Kind.OR  # clubs, diamonds or a heart raise
    stream.suits = _joined(named, [last if last and one is Kind.COMMA else one for one in joined])
    return stream.suits


def _in_pairs(stream: Stream, named: Sequence[Options]) -> list[Options]:
    """Alternatives that strokes write, each of two suits: hearts/diamonds or spades/clubs."""
    if not all(len(options) == 2 and all(len(suits) == 1 for suits in options) for options in named):
        raise stream.complaint("may mean and or or; write which", stream.taken())
    return [((one[0], other[0]),) for one, other in named]


def _joined(named: Sequence[Options], joined: Sequence[Kind]) -> Options:
    """The suits put together; and binds closer than or."""
    groups = [[named[0]]]
    for joiner, options in zip(joined, named[1:], strict=True):
        if joiner is Kind.OR:
            groups.append([options])
        else:
            groups[-1].append(options)
    found = [reduce(combined, group) for group in groups]
    return found[0] if len(found) == 1 else tuple(option for options in found for option in options)


def _goes_on(stream: Stream, named: Options, *, told: bool) -> bool:
    """Whether another suit follows that has no number or quality of its own."""
    suit = 2 if stream.kind(1) is Kind.IN else 1
    if stream.kind(suit) is not Kind.SUITS:
        return False
    if stream.kind(suit + 1) in _OWN_TERM | {Kind.QUALITY} and not (
        told and _has_strength_behind(stream, suit)
    ):
        return False
    if isinstance(stream.value(suit), str) or _is_supported(stream, suit, named):  # another, than those named
        return False
    if stream.kind() is Kind.OR and stream.value(suit) in _BOTH_OF_RANK and told:  # 6+ minor or both majors
        return False
    found = set(stream.value(suit))
    if stream.kind() is Kind.OR and found & set(named) and found != set(named):
        return False  # 5+ minor or clubs and a major
    if stream.kind() is Kind.COMMA:
        return _lists_others(stream, named)
    return stream.kind() in {Kind.AND, Kind.OR}


def _is_supported(stream: Stream, suit: int, named: Options) -> bool:
    """Whether the suit that comes is partner's, which is raised, and those named are others: clubs or a heart raise."""
    supports = stream.kind(suit + 1) is Kind.TAG and stream.value(suit + 1) in _SUPPORTING
    partner = ((stream.heard.partner,),)
    return supports and stream.value(suit) == partner and not {*partner} & {*named}


def _has_strength_behind(stream: Stream, suit: int) -> bool:
    """Whether a stroke joins the suit to the one before, and a range that no length can be follows: 6H/S 6-11."""
    if stream.written_ahead(0) != "/" or stream.kind(suit + 1) not in {Kind.NUMBER, Kind.PAIR}:
        return False
    least, most = stream.value(suit + 1)
    return bool(least > _LONGEST or _LONGEST < most < TOP)


_LONGEST = 8
"""No range of lengths that anybody tells goes beyond."""


def _lists_others(stream: Stream, named: Options) -> bool:
    """Whether a comma stands in a list, and none of its suits was named: hearts, diamonds and clubs; but not a minor, hearts and a minor."""
    ahead, told = 0, {*named}
    while stream.kind(ahead) in _LISTING and stream.kind(ahead + 1) is Kind.SUITS:
        if isinstance(stream.value(ahead + 1), str) or told & set(stream.value(ahead + 1)):
            return False
        told |= set(stream.value(ahead + 1))
        ahead += 2
    return ahead > 2
