"""A number and the letter of a suit: the call itself, or a length written as one."""

from lawbook.bridge import Suit
from lawbook.meaning.terms.meanings import Meaning, Tag
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.clauses.phrases import lengths
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.suits.following import stands_alone
from lawbook.meaning.words.suits.longer import at_least
from lawbook.meaning.words.tokens.lexing import Token
from lawbook.meaning.words.tokens.numbers import Range
from lawbook.meaning.words.tokens.stream import Stream

__all__ = ["read_call"]

_LETTERS = {suit.name[0]: suit for suit in Suit}


def _is_support(stream: Stream, token: Token) -> bool:
    """Whether so many cards of partner's suit are told, and no call: 3S, 6-9 of a raise to two spades."""
    suit = _LETTERS[token.value[1:]]
    return (
        suit is stream.heard.partner
        and token.value != stream.heard.call
        and stands_alone(stream)
        and stream.kind_before(stream.at - 1) in {None, Kind.COMMA}
    )


def read_call(stream: Stream, token: Token) -> Meaning:
    """The call itself; two spades, written 2S, may also be their number."""
    if (stream.maybe or stream.denying) and token.value[1:] in _LETTERS:  # could have 3S
        number, suit = int(token.value[0]), _LETTERS[token.value[1:]]
        return lengths(((suit,),), [Range(number, number, bare=True)], None, or_more=stream.denying)
    if token.value[1:] in _LETTERS and _is_support(stream, token):
        number, partner = int(token.value[0]), _LETTERS[token.value[1:]]
        return lengths(((partner,),), at_least([Range(number, number, bare=True)]), None, or_more=False)
    named = stream.at == 1 and (
        stream.skips() or stream.kind() not in {Kind.NUMBER, Kind.SUITS, Kind.COMMA, Kind.AND, Kind.OR, None}
    )
    named = named or (stream.at == 1 and token.value == stream.heard.call)
    if not named and not token.value.rstrip("T").endswith("N"):
        raise stream.complaint(
            "may be a call or a length; write 2 spades for a length, or leave it out", token
        )
    return Tag(Purpose.NAMED, token.value)
