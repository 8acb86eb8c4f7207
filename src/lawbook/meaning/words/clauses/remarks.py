"""What a description says beside the hand: what the call is for, how far it forces, what it is called."""

from dataclasses import replace

from lawbook.bridge import Suit
from lawbook.errors import Wording
from lawbook.meaning.terms.meanings import And, Meaning, Not, Or, Tag, either, every
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.qualities import Quality
from lawbook.meaning.terms.shapes import Length
from lawbook.meaning.words.clauses.phrases import lengths
from lawbook.meaning.words.lexicon.english import SUIT
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.suits.following import lengths_ahead, stands_alone
from lawbook.meaning.words.suits.longer import at_least, called, partners
from lawbook.meaning.words.suits.suit_lists import read_suits, take_suits
from lawbook.meaning.words.suits.suit_options import Options
from lawbook.meaning.words.suits.suit_words import by_auction
from lawbook.meaning.words.tokens.lexing import Token
from lawbook.meaning.words.tokens.numbers import Range, onwards, read_ranges
from lawbook.meaning.words.tokens.stream import Stream

__all__ = ["cued", "denied", "read_name", "read_purpose", "read_purpose_of_suit"]

_BIDDABLE = 4
_LONGEST_FIT = 5
"""Up to so many cards are told of a fit; a higher number is none of cards."""
_OPPOSITES = {
    Purpose.VULNERABLE: Purpose.NOT_VULNERABLE,
    Purpose.NOT_VULNERABLE: Purpose.VULNERABLE,
}
OR_BETTER = "or better"
_SHOWING = {Purpose.TRANSFER_TO, Purpose.WEAK_TWO_IN, Purpose.PUPPET_TO}
_TO = {Purpose.PUPPET_TO, Purpose.RELAY_TO}


_OWN_SUIT = {
    Purpose.NATURAL,
    Purpose.PREEMPTIVE,
    Purpose.SIGN_OFF,
    Purpose.WEAK_TWO,
    Purpose.STRONG,
    Purpose.WEAK,
}
"""After these a figure may be the length of the suit that is called."""
_HIGHEST_BID = 7
_LONG = {Purpose.PREEMPTIVE, Purpose.SIGN_OFF, Purpose.WEAK_TWO}
_UNTOLD = {
    Purpose.PREEMPTIVE: Range(7, 13, wide=(5, 13)),
    Purpose.SIGN_OFF: Range(5, 13, wide=(4, 13)),
    Purpose.WEAK_TWO: Range(6, 6, wide=(5, 6)),
}
"""How long the suit is where nothing is told of it."""
_NAMING = {
    Purpose.SUPPORT: Purpose.SUPPORTS,
    Purpose.SPLINTER: Purpose.SPLINTER_IN,
    Purpose.TRANSFER: Purpose.TRANSFER_TO,
    Purpose.PUPPET: Purpose.PUPPET_TO,
    Purpose.WEAK_TWO: Purpose.WEAK_TWO_IN,
}
_OF_SUIT_TOO = {Purpose.STRONG, Purpose.WEAK}
"""What is said of a suit as well as of a hand: a strong five."""
_AGREED = ("agreed", "uzgodnion", "avtalt", "setter")
"""Words that a suit is agreed, which must be named."""
_SUPPORTING = {Purpose.SUPPORT, Purpose.RAISE}


_ENDS = {None, Kind.COMMA, Kind.CLOSE}


def read_purpose(stream: Stream, token: Token) -> Meaning:
    """A purpose that stands by itself, or better; and how long the suit is that goes with it."""
    raised_too = stream.before() in {"lr", "lim raise"}
    better = stream.take(Kind.ONWARDS)
    if better and token.value is Purpose.LIMITED:
        token = replace(token, value=Purpose.LIMIT)  # lim+
    if raised_too:
        return Tag(token.value, OR_BETTER if better else "") & Tag(Purpose.RAISE)
    if (stream.kind(), stream.kind(1)) == (Kind.TAG, Kind.ONWARDS) and stream.value() is Purpose.RAISE:
        raised = Tag(stream.next().value)  # limit raise or better
        stream.next()
        return Tag(token.value, OR_BETTER) & raised
    tag = Tag(token.value, OR_BETTER if better else "")
    if token.value is Purpose.SIGN_OFF and stream.names_own_call():
        stream.at += 2  # to play three notrump
        return tag
    if stream.kind() is Kind.LIMIT and stream.value() == "exactly" and stands_alone(stream, 1):
        stream.next()  # weak only
    if token.value in _SUPPORTING and _counts_support(stream):
        return tag & _supporting(stream, None)
    if token.value in _OWN_SUIT and stream.kind() in {Kind.NUMBER, Kind.COMMA, Kind.LIMIT}:
        back, suits = stream.at, stream.suits
        found = _own_length(stream, token)
        if stream.kind() is Kind.OR and stream.kind_of(back) is Kind.COMMA:  # to play, 7+ or good 6
            stream.at, stream.suits, found = back, suits, None
        if found is not None:
            return found if token.value is Purpose.STRONG else tag & found
    named = stream.kind(stream.kind() is Kind.IN) is Kind.SUITS
    return _with_suit(stream, token, tag) if named or _takes_short(stream, token) else tag


def cued(stream: Stream) -> str | None:
    """The suit of the call, where it is named behind a cue bid or a game try, which tell no length of it; taken if it is."""
    ahead = int(stream.kind() in {Kind.IN, Kind.COMMA})
    if stream.kind(ahead) is not Kind.SUITS or stream.kind(ahead + 1) not in _ENDS:
        return None
    if stream.heard.own is None or stream.value(ahead) != ((stream.heard.own,),):
        return None
    stream.at += ahead + 1
    return stream.taken().said


def _with_suit(stream: Stream, token: Token, tag: Tag) -> Meaning:
    """The purpose with the suit that is named behind it, if it is said of a suit."""
    if token.value in _LONG and stream.kind() is Kind.IN:
        return tag & _in_suit(stream, token)
    if token.value in _NAMING:
        return read_purpose_of_suit(stream, replace(token, value=_NAMING[token.value]))
    if token.value in {Purpose.LIMIT, Purpose.RAISE} and _names_partners(stream):
        return tag & read_purpose_of_suit(stream, replace(token, value=Purpose.SUPPORTS))
    return tag


def _names_partners(stream: Stream) -> bool:
    """Whether the suit that is named next is partner's: limit or better in hearts."""
    return bool(stream.value(stream.kind() is Kind.IN) == ((stream.heard.partner,),))


def _takes_short(stream: Stream, token: Token) -> bool:
    """Whether the suit of a splinter stands behind a comma, which is then taken: splinter, either minor; splinter, suit unknown."""
    if token.value is not Purpose.SPLINTER or not (before := _short_behind(stream)):
        return False
    stream.at += before
    return True


def _short_behind(stream: Stream) -> int:
    """How many words stand before the suit of a splinter behind a comma; none where none is told."""
    if any_suit := _any_suit(stream):
        return any_suit
    if (stream.kind(), stream.kind(1)) != (Kind.COMMA, Kind.SUITS) or isinstance(stream.value(1), str):
        return 0
    alone = stream.kind(2) in {None, Kind.COMMA, Kind.OR}
    return int(alone and all(stream.heard.partner not in suits for suits in stream.value(1)))


def _any_suit(stream: Stream) -> int:
    """How many words stand before a part by itself that says that the suit may be any; none if it does not."""
    if stream.kind() is not Kind.COMMA:
        return 0
    before = 1 + (stream.kind(1) is Kind.IN)
    before += stream.kind(before) is Kind.SUITS and stream.value(before) == "own suit"  # suit unknown
    named = stream.kind(before) is Kind.SUITS and stream.value(before) in {SUIT, "another"}
    return before if named and stream.kind(before + 1) in _ENDS else 0


def _in_suit(stream: Stream, token: Token) -> Meaning:
    """The suit that is bid so, and its length: pre-emptive in a minor, 7+."""
    options = read_suits(stream, "should be a suit")
    found = lengths_ahead(stream, sure=True) or [_UNTOLD[token.value]]
    return lengths(options, found, None, or_more=False)


def _own_length(stream: Stream, token: Token) -> Meaning | None:
    """The length of the suit called, where a figure tells it: natural 5+; to play, 7+ or good 6."""
    near = stream.kind() is not Kind.COMMA
    if token.value in _OF_SUIT_TOO and not near:
        return None
    back = stream.at
    found = lengths_ahead(stream, sure=near or token.value in _LONG)
    short = token.value in _OF_SUIT_TOO and found is not None and found[0].least < _BIDDABLE
    if found is None or short or (not near and not found[0].least):  # pre-emptive, <7
        stream.at = back
        return None
    if stream.continues_range(found[-1].least):
        raise stream.complaint("may be points or cards; write 5+ points or 5+ cards", token)
    named = stream.untold or stream.suits if stream.heard.own is None else None
    stream.suits, found = called(stream, named or by_auction(stream, "own suit"), found, cards=True)
    return lengths(
        stream.suits, found, Quality.GOOD if token.value is Purpose.STRONG else None, or_more=False
    )


def _counts_support(stream: Stream) -> bool:
    """Whether a number of cards in support follows, and none of points: raise 4+, but not raise 10+."""
    limited = stream.kind() is Kind.LIMIT
    if stream.kind(limited) is not Kind.NUMBER:
        return limited and stream.kind(1) is not Kind.TAG
    points = stream.kind(limited + 1) is Kind.FIGURE
    return bool(stream.value(limited)[0] <= _LONGEST_FIT) and not points


def _supporting(stream: Stream, options: Options | None) -> Meaning:
    """So many cards in support: of the suit named, or of partner's."""
    ranges = read_ranges(stream)
    stream.take(Kind.CARDS)
    ranges = at_least(onwards(stream, ranges))
    options = take_suits(stream) or options or partners(stream)
    return lengths(options, ranges, None, or_more=stream.denying)


def read_name(stream: Stream, token: Token) -> Meaning:
    """The name of a convention, or words in quotation marks; a short club that opens nothing is a short suit."""
    if token.value == "short club" and stream.heard.opens is False:
        return Length(Suit.CLUBS, 0, 1)
    if token.value == "pass or correct" and stream.kind() is Kind.IN:
        raise stream.complaint("tells no suit of the hand; leave out what follows", token)
    if "splinter" in token.value.lower() and (short := _suit_of_splinter(stream)) is not None:
        stream.at += short
        splinter = replace(token, kind=Kind.TAG_OF_SUIT, value=Purpose.SPLINTER_IN)
        return Tag(Purpose.NAMED, token.value) & read_purpose_of_suit(stream, splinter)
    return Tag(Purpose.NAMED, token.value)


def _suit_of_splinter(stream: Stream) -> int | None:
    """How many words stand before the suit of a splinter that goes by a name: in any suit, any suit; None where none is told."""
    before = _short_behind(stream) or int(stream.kind() is Kind.IN)
    return before if stream.kind(before) is Kind.SUITS and stream.value(before) != "own suit" else None


def read_purpose_of_suit(stream: Stream, token: Token) -> Meaning:
    """A purpose, and of which suit: transfer to spades."""
    first = stream.at
    if token.value is Purpose.SUPPORTS and _counts_support(stream):
        return Tag(Purpose.SUPPORT) & _supporting(stream, None)
    agreed = stream.before().startswith(_AGREED)
    bare = stream.kind() in {None, Kind.COMMA, Kind.NUMBER, Kind.LIMIT}
    if token.value is Purpose.SUPPORTS and bare and not agreed:
        return Tag(Purpose.SUPPORT)
    if token.value is Purpose.WEAK_TWO_IN and stream.kind(stream.kind() is Kind.IN) is not Kind.SUITS:
        return Tag(Purpose.WEAK_TWO)  # weak two with two of the top three
    if token.value in _TO and (stream.kind(), stream.kind(1)) == (Kind.NUMBER, Kind.SUITS):
        stream.next()  # puppet to 2 diamonds
    if stream.take(Kind.CALL, Kind.OBJECT) is None and take_suits(stream) is None:
        raise stream.complaint(Wording("should be a suit: {said} which one?", said=stream.written(token)))
    tag = Tag(token.value, " ".join(stream.said(first)))
    if token.value is Purpose.SUPPORTS and stream.suits and stream.kind() is Kind.NUMBER:
        cards = lengths_ahead(stream, sure=True)  # heart support 4+
        return tag & lengths(stream.suits, at_least(cards), None, or_more=False) if cards else tag
    if token.value not in _SHOWING or not stream.suits:
        return tag
    found = lengths_ahead(stream, sure=True)
    stream.untold = stream.suits if found is None else stream.untold
    if found and len(stream.suits) == 1:
        found = called(stream, stream.suits, found, cards=True)[1]
    return tag & lengths(stream.suits, found, None, or_more=False) if found else tag


def denied(meaning: Meaning) -> Meaning:
    """The remarks, each denied; no hand is left out by that either."""
    match meaning:
        case Tag(purpose=purpose) if purpose in _OPPOSITES:
            return replace(meaning, purpose=_OPPOSITES[purpose])
        case Tag():
            return Tag(meaning.purpose, meaning.about, denied=not meaning.denied)
        case And(parts):
            return either(map(denied, parts))
        case Or(parts):
            return every(map(denied, parts))
        case Not(part):
            return part
        case _:
            return meaning
