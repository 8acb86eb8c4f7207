"""What a call asks for or forces to, which tells nothing of the hand."""

from collections.abc import Sequence

from lawbook.errors import Wording
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import Meaning, Tag
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.lexicon.english import SUIT
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.suits.following import stands_alone
from lawbook.meaning.words.tokens.lexing import Token
from lawbook.meaning.words.tokens.stream import Stream

__all__ = ["asked_too", "read_purpose_of"]

_THINGS = {
    Kind.SUITS,
    Kind.FIGURE,
    Kind.KEY_CARDS,
    Kind.RANK,
    Kind.STOPPER,
    Kind.SHORT,
    Kind.OBJECT,
    Kind.HONOURS,
    Kind.CALL,
    Kind.TAG,
    Kind.NAME,
}
_COUNTED = {Kind.NUMBER, Kind.CARDS}
_BEFORE_THINGS = {Kind.NUMBER, Kind.CARDS, Kind.QUALITY, Kind.IN, Kind.LONGER, Kind.OF_TOP}
_OF_HAND = {Figure.POINTS, Figure.TOTAL_POINTS}
_HIGHEST_BID = 7
_MOST_ASKED, _BESIDE = 6, {"and", "i", "oraz", "og"}
_ASKING = {Purpose.STAYMAN, Purpose.ACE_ASK, Purpose.KEY_CARD_ASK}


def read_purpose_of(stream: Stream, token: Token) -> Meaning:
    """A purpose, and of what: asks for the queen of trumps."""
    about: list[Token] = []
    if token.value is Purpose.FORCING_TO and stream.kind() is Kind.NUMBER:
        if (bid := _bid_ahead(stream)) is not None:
            return Tag(token.value, bid)
        raise stream.complaint("should be a bid, as in: forcing to 2NT")
    while stream.kind() in _THINGS | _BEFORE_THINGS or (
        about and stream.kind() in {Kind.AND, Kind.OR} and stream.kind(1) in _THINGS
    ):
        about.append(stream.next())
    if not about:
        raise stream.complaint(Wording("should say what the call {said}", said=stream.written(token)))
    about += _more(stream)
    if not any(each.kind in {Kind.AND, Kind.OR} for each in about):  # a major of five cards
        about.sort(key=lambda each: each.kind not in _COUNTED)
    return Tag(token.value, _listed(about))


def _bid_ahead(stream: Stream) -> str | None:
    """The bid that a number and a suit are: forcing to 3!H; None where they are none."""
    (least, most), strain = stream.peek().value, stream.kind(1)
    if least != most or not 1 <= least <= _HIGHEST_BID or strain not in {Kind.SUITS, Kind.NOTRUMP}:
        return None
    stream.next()
    named = stream.next()
    if strain is Kind.NOTRUMP:
        return f"{least}NT"
    suits = named.value
    return f"{least}{suits[0][0].name[0]}" if len(suits) == 1 and len(suits[0]) == 1 else None


def _listed(about: Sequence[Token]) -> str:
    """What is asked for, without the dash behind a number."""
    return " ".join(each.said.rstrip("-") for each in about)


def _more(stream: Stream) -> list[Token]:
    """What else is asked for, the word before it first: a stopper or four spades; a four-card or five-card major."""
    found: list[Token] = []
    while _is_asked_too(stream):
        found.append(stream.next())
        while stream.kind() in _THINGS | _BEFORE_THINGS:
            found.append(stream.next())
    return found


def _is_asked_too(stream: Stream) -> bool:
    """Whether an alternative follows that is no hand: a bare number of cards, or a figure; or so many cards beside others."""
    if stream.kind(1) is Kind.FIGURE:
        return stream.kind() in {Kind.AND, Kind.OR} and stream.value(1) not in _OF_HAND
    bare = stream.kind(1) is Kind.NUMBER and stream.value(1)[0] == stream.value(1)[1] <= _MOST_ASKED
    return bare and (stream.kind() is Kind.OR or (stream.kind() is Kind.AND and stream.writes(_BESIDE)))


def asked_too(stream: Stream, token: Token) -> Meaning | None:
    """What else is asked for behind an ask that is said in words: asks for a major, four or five cards; None if nothing."""
    if token.value not in _ASKING or " " not in stream.written(token):
        return None
    if stream.kind() is Kind.SUITS and stream.value() == SUIT:
        stream.next()  # asks for major suits
    more = _more(stream)[1:] or _cards_behind(stream)
    return Tag(token.value) & Tag(Purpose.ASKS_FOR, _listed(more)) if more else None


def _cards_behind(stream: Stream) -> list[Token]:
    """How many cards are asked for, behind a comma; taken if nothing else is told with them."""
    back, found = stream.at, list[Token]()
    if stream.take(Kind.COMMA):
        while stream.kind() in {Kind.NUMBER, Kind.OR}:
            found.append(stream.next())
        if found and (cards := stream.take(Kind.CARDS)) and stands_alone(stream):
            return [*found, cards]
    stream.at = back
    return []
