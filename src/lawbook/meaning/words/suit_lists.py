"""Suits as they are spoken of together: hearts or spades, both majors, hearts and a minor."""

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import reduce
from itertools import permutations

from lawbook.bridge import Suit
from lawbook.meaning.terms.meanings import And, Meaning, Or, SomeSuit, either, every
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.english import EACH_MAJOR, EACH_MINOR, MAJOR, MINOR, SUIT
from lawbook.meaning.words.forms import TOP
from lawbook.meaning.words.lexing import Token
from lawbook.meaning.words.stream import Stream
from lawbook.meaning.words.vocabulary import Kind

__all__ = [
    "WHOSE",
    "Options",
    "Unsaid",
    "by_auction",
    "combined",
    "in_each",
    "next_suits",
    "over_two",
    "read_suits",
    "take_suits",
]

Options = tuple[tuple[Suit, ...], ...]
"""Alternatives, each of them suits that belong together."""

WHOSE = {"own suit", "partner's suit", "their suit"}
_OF_RANK = {MAJOR, MINOR, EACH_MAJOR, EACH_MINOR}
_BOTH_OF_RANK = {EACH_MAJOR, EACH_MINOR}
_LENGTHS = {Kind.NUMBER, Kind.PAIR, Kind.FRINGE, Kind.CARDS, Kind.ONWARDS, Kind.IN}
_LISTING = {Kind.COMMA, Kind.AND, Kind.OR}
_NEXT = {"unbid suits", "two lowest unbid suits"}


class Unsaid(tuple[tuple[Suit, ...], ...]):  # noqa: SLOT001  # a tuple of any length has no slots
    """Every suit, where only the auction tells which is meant."""

    whose: str = "own suit"

    @classmethod
    def of(cls, whose: str) -> "Unsaid":
        """Every suit, of which the one is meant that these words tell."""
        found = cls((suit,) for suit in reversed(Suit))
        found.whose = whose
        return found


_RANKED: Mapping[str, Callable[[Suit, AbstractSet[Suit]], bool]] = {
    "another": lambda _suit, _before: True,
    "other major": lambda suit, _before: suit >= Suit.HEARTS,
    "other minor": lambda suit, _before: suit < Suit.HEARTS,
    "higher suit": lambda suit, before: suit > max(before),
    "lower suit": lambda suit, before: suit < min(before),
}

_BOTH = ("both", "ob", "begge", "the two", "two")
_OWN_TERM = {
    Kind.SHORT,
    Kind.STOPPER,
    Kind.LONGER,
    Kind.NUMBER,
    Kind.PAIR,
    Kind.HOLDING,
    Kind.CARDS,
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
    stream.suits = _joined(named, [joined[-1] if one is Kind.COMMA else one for one in joined])
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


def next_suits(stream: Stream) -> Options:
    """The suits that the next word names; others are those not spoken of before."""
    token = stream.need(Kind.SUITS, "should be a suit")
    if not isinstance(token.value, str):
        return _named(stream, token.value)
    if token.value == "own suit" and (named := _named_before(stream, token)) is not None:
        return named
    unnamed = (
        stream.denying
        or (stream.heard.call and stream.heard.own is None)
        or stream.any_shape()
        or stream.of_unknown_suit()
    )
    if (
        unnamed and token.value == "own suit" != stream.before()
    ):  # no five-card suit; a double with a long suit
        return SUIT
    if token.value == "own suit" and stream.shows_others() and not stream.denying:
        if stream.suits is not None and stream.in_brackets():
            return stream.suits  # either major (6-card suit)
        raise stream.complaint(
            "of which suit? Write the length and the suit together, as in 6+ hearts", token
        )
    if token.value in WHOSE:
        return by_auction(stream, token.value)
    if token.value in _NEXT:
        return _unbid(stream, two=token.value == "two lowest unbid suits")
    if stream.suits is None:
        stream.suits = _spoken_of(stream)
    if stream.suits is None:
        raise stream.complaint("than which? Name the first suit before it", token)
    return _others(token.value, {suit for suits in stream.suits for suit in suits})


def _named_before(stream: Stream, token: Token) -> Options | None:
    """The suit that was named, of which the length follows: it shows hearts, a five-card suit; None where there is none.

    Refuses it of several suits, and of one that a transfer names only behind it.
    """
    several = any(len(suits) > 1 for suits in stream.untold or ()) and not stream.denying
    if several or (not stream.suits and stream.tells(Purpose.TRANSFER_TO)):
        raise stream.complaint(
            "of which suit? Write the length and the suit together, as in 6+ hearts", token
        )
    return None if stream.denying else stream.untold


def _named(stream: Stream, options: Options) -> Options:
    """The suits of a word that names them; each by itself where several are denied or only possible."""
    alone = stream.denying or stream.maybe or stream.possible_ahead()
    counted = stream.denying and {stream.kind_before(stream.at - back) for back in (1, 2)} & {
        Kind.NUMBER,
        Kind.CARDS,
    }
    if counted and options in {EACH_MAJOR, EACH_MINOR}:  # no four cards in both majors
        options = tuple((suit,) for suit in options[0])
    if alone and options in {EACH_MAJOR, EACH_MINOR} and not stream.before().startswith(_BOTH):
        options = tuple((suit,) for suit in options[0])  # no four-card majors
    if stream.kind() is Kind.SUITS and stream.value() in {SUIT, "own suit"}:  # the heart suit
        stream.next()
    return options


def _spoken_of(stream: Stream) -> Options | None:
    """The suit besides which others are meant, where none was named: theirs, or that of the call."""
    if stream.heard.partner is not None and stream.names("partner's suit"):
        return ((stream.heard.partner,),)
    if stream.heard.theirs is not None:
        return ((stream.heard.theirs,),)
    natural = stream.heard.own is not None and not (stream.tells(Purpose.ARTIFICIAL) or stream.transfers())
    return ((stream.heard.own,),) if natural and stream.heard.own is not None else None


def _others(which: str, before: AbstractSet[Suit]) -> Options:
    """The suits beside those, as a word has them: each of them, a higher one, the other major."""
    rest = tuple(suit for suit in reversed(Suit) if suit not in before)
    return (
        (rest,) if which == "each other" else tuple((suit,) for suit in rest if _RANKED[which](suit, before))
    )


def by_auction(stream: Stream, whose: str) -> Options:
    """The suit that only the auction tells; any suit where something is denied of it."""
    suit = stream.heard.suit(whose)
    if suit is not None:
        return ((suit,),)
    if whose == "own suit" and stream.denying:
        return SUIT
    return Unsaid.of(whose)


def _unbid(stream: Stream, *, two: bool) -> Options:
    """The suits that nobody bid, or the two lowest of them; without an auction, those not spoken of, or any two."""
    named = stream.heard.named or {suit for suits in stream.suits or () for suit in suits}
    if not named and not (two and stream.heard.opens):
        raise stream.complaint("which suits? Only the auction tells which were not bid: name them")
    left = [suit for suit in Suit if suit not in named]
    if not two and stream.kind() is Kind.SUITS and stream.value() in _OF_RANK:  # an unbid major
        rank = stream.next().value
        found = tuple(tuple(suit for suit in suits if suit in left) for suits in rank)
        return tuple(suits for suits in found if suits)
    return (tuple(left[:2] if two else reversed(left)),)


def _goes_on(stream: Stream, named: Options, *, told: bool) -> bool:
    """Whether another suit follows that has no number or quality of its own."""
    suit = 2 if stream.kind(1) is Kind.IN else 1
    if stream.kind(suit) is not Kind.SUITS:
        return False
    if stream.kind(suit + 1) in _OWN_TERM | {Kind.QUALITY} and not (
        told and _has_strength_behind(stream, suit)
    ):
        return False
    if isinstance(stream.value(suit), str):  # another, than those named so far
        return False
    if stream.kind() is Kind.OR and stream.value(suit) in _BOTH_OF_RANK and told:  # 6+ minor or both majors
        return False
    found = set(stream.value(suit))
    if stream.kind() is Kind.OR and found & set(named) and found != set(named):
        return False  # 5+ minor or clubs and a major
    if stream.kind() is Kind.COMMA:
        return _lists_others(stream, named)
    return stream.kind() in {Kind.AND, Kind.OR}


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


def combined(options: Options, more: Options) -> Options:
    """Each alternative of the one with each of the other, no suit twice."""
    return tuple((*one, *other) for one in options for other in more if not set(one) & set(other))


def in_each(options: Options, term: Callable[[Suit], Meaning]) -> Meaning:
    """The meaning that says this of every suit of an alternative."""
    if isinstance(options, Unsaid):
        return _unsaid([term(suit) for (suit,) in options], options.whose)
    return either(every(term(suit) for suit in suits) for suits in options)


def _unsaid(terms: list[Meaning], whose: str) -> Meaning:
    """The terms of the four suits as one that leaves the suit open, part by part."""
    first = terms[0]
    if not isinstance(first, And | Or):
        return SomeSuit(tuple(terms), whose)
    parts = zip(*(term.parts for term in terms if isinstance(term, And | Or)), strict=True)
    joined = (_unsaid(list(part), whose) for part in parts)
    return every(joined) if isinstance(first, And) else either(joined)


def over_two(options: Options, term: Callable[[Suit, Suit], Meaning], *, alike: bool) -> Meaning | None:
    """The meaning that says this of two suits, in either order unless that is all the same."""
    if not all(len(suits) == 2 for suits in options):
        return None
    return either(
        term(*two) for suits in options for two in ([suits] if alike else list(permutations(suits)))
    )
