"""The suits that one word names: hearts, both majors, partner's suit, the other minor."""

from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet

from lawbook.bridge import Suit
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.lexicon.english import EACH_MAJOR, EACH_MINOR, MAJOR, MINOR, SUIT
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.suits.suit_options import Options, Unsaid
from lawbook.meaning.words.tokens.lexing import Token
from lawbook.meaning.words.tokens.stream import Stream

__all__ = ["WHOSE", "by_auction", "next_suits", "of_call"]

WHOSE = {"own suit", "partner's suit", "their suit"}
_OF_RANK = {MAJOR, MINOR, EACH_MAJOR, EACH_MINOR}
_NEXT = {"unbid suits", "two lowest unbid suits"}
_RANKED: Mapping[str, Callable[[Suit, AbstractSet[Suit]], bool]] = {
    "another": lambda _suit, _before: True,
    "other major": lambda suit, _before: suit >= Suit.HEARTS,
    "other minor": lambda suit, _before: suit < Suit.HEARTS,
    "higher suit": lambda suit, before: suit > max(before),
    "lower suit": lambda suit, before: suit < min(before),
}

_OPENERS = ("opener", "otwierając", "åpner")
_BOTH = ("both", "ob", "begge", "the two", "two")


def next_suits(stream: Stream) -> Options:
    """The suits that the next word names; others are those not spoken of before."""
    token = stream.need(Kind.SUITS, "should be a suit")
    if not isinstance(token.value, str):
        return _named(stream, token.value)
    if (
        token.value == "own suit"
        and (named := _somewhere(stream) or _named_before(stream, token)) is not None
    ):
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


def _somewhere(stream: Stream) -> Options | None:
    """Any suit, or any other, where the next word says so, which is taken: a solid suit somewhere."""
    if stream.kind() is not Kind.SUITS or stream.value() != SUIT:
        return None
    stream.next()
    return SUIT if stream.suits is None else _others("another", {*stream.suits[0]})


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
    if suit is None and whose == "partner's suit" and stream.before().startswith(_OPENERS):
        suit = stream.heard.theirs  # only an opponent has bid
    if suit is not None:
        return ((suit,),)
    if whose == "own suit" and stream.denying:
        return SUIT
    return Unsaid.of(whose)


def of_call(stream: Stream) -> Options:
    """The suit of which the call speaks: its own, or that of the opening about which partner has asked."""
    asked = stream.heard.asked
    return by_auction(stream, "own suit") if asked is None else ((asked,),)


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
