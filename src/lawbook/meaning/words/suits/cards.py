"""Cards by their names, and of which suit they are where that stands behind them, before them, or in the call."""

from lawbook.bridge import Rank, Suit
from lawbook.meaning.terms.meanings import Amount, Meaning, Usually, either, every
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.shapes import Length
from lawbook.meaning.terms.suited import Honours
from lawbook.meaning.words.lexicon.english import SUIT
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.suits.held import SINGLE_FIGURES
from lawbook.meaning.words.suits.suit_lists import take_suits
from lawbook.meaning.words.suits.suit_options import Options, in_each
from lawbook.meaning.words.suits.suit_words import by_auction, next_suits
from lawbook.meaning.words.tokens.lexing import Token
from lawbook.meaning.words.tokens.stream import Stream

__all__ = ["card", "holding", "rank", "rank_of", "shared", "shows_shortness", "splintered", "tells_queen"]

_IN_SUIT = {Kind.SHORT, Kind.RANK, Kind.STOPPER}


def shared(stream: Stream) -> Options | None:
    """The suit behind an alternative that belongs to both, or the suit of a control bid: ace or void in clubs."""
    if stream.kind() is Kind.OR and stream.kind(1) in _IN_SUIT:
        back = stream.at
        stream.at += 2
        options = take_suits(stream)
        stream.at = back
        if options:
            return options
    if stream.tells(Purpose.CUE_BID) and stream.heard.partners and stream.heard.own is not None:
        return by_auction(stream, "own suit")
    return None


_LETTERS = {Kind.RANK, Kind.SUITS}
"""What a single letter behind a card and `or` may be: the queen is the D of diamonds in other languages."""
_SHORT_IN = (Purpose.SPLINTER_IN, Purpose.TAKE_OUT_OF)
"""What names the suit in which the hand is short."""


def splintered(stream: Stream) -> Options | None:
    """The suit of a splinter, in which the hand is short: void splinter; splinter in clubs, that is a singleton or void."""
    of_suit = any(map(stream.tells, _SHORT_IN)) and not stream.tells(Purpose.SPLINTER)
    if of_suit and stream.suits:
        return stream.suits
    if stream.names(SUIT):
        return None
    bid = stream.heard.own not in {None, stream.heard.partner} and stream.heard.partner is not None
    return by_auction(stream, "own suit") if bid and stream.tells(Purpose.SPLINTER) else None


def shows_shortness(stream: Stream, token: Token) -> bool:
    """Whether the call shows, as a rule, that its own suit is short: a bid in a new suit behind partner's, four trumps and a void.

    Not so a shortness that the words say to be in any suit.
    """
    own, partner = stream.heard.own, stream.heard.partner
    new = own is not None and partner is not None and own not in {partner, *stream.heard.bid}
    return new and not stream.denying and not stream.maybe and len(stream.written(token).split()) == 1


def holding(stream: Stream, token: Token) -> Meaning:
    """The cards that are written, or better: AKQxx in hearts."""
    ranks, number = token.value
    stream.take(Kind.ONWARDS)
    options = take_suits(stream) or stream.suits or ()
    if not options or any(len(suits) > 1 for suits in options):
        raise stream.complaint("in which suit? Say: AKQxx in hearts")
    stream.take(Kind.ONWARDS)
    held = len(set(ranks))
    return in_each(options, lambda suit: Honours(suit, ranks, held, held) & Length(suit, number))


def card(stream: Stream, token: Token) -> Meaning:
    """A card of a suit, or one of several: ♠A, ♠A/K."""
    ranks = [token.value.rank]
    while stream.kind() is Kind.OR and stream.kind(1) in _LETTERS and len(stream.written_ahead(1)) == 1:
        if stream.kind(1) is not Kind.RANK or stream.kind(2) in {Kind.IN, Kind.SUITS}:
            raise stream.complaint("of which suit? Say: queen of hearts")
        stream.next()
        ranks += stream.next().value
    return Honours(token.value.suit, tuple(ranks), 1, len(ranks))


_LAST = {None, Kind.COMMA, Kind.CLOSE, Kind.AND, Kind.OR}


def rank_of(stream: Stream) -> Meaning:
    """Cards behind the suit that they are of: the trump queen."""
    trumps = stream.value() == "partner's suit" and stream.heard.agreed is not None
    named = next_suits(stream)
    options: Options = ((stream.heard.agreed,),) if trumps and stream.heard.agreed is not None else named
    ranks, joined = [*stream.next().value], Kind.AND
    while (stream.kind(), stream.kind(1)) == (Kind.OR, Kind.RANK) and stream.kind(2) in _LAST:
        joined = stream.next().kind  # the diamond ace or king
        ranks += stream.next().value
    least = 1 if joined is Kind.OR else len(ranks)
    return in_each(options, lambda suit: Honours(suit, tuple(ranks), least, len(ranks)))


def tells_queen(stream: Stream) -> bool:
    """Whether the queen of trumps is told or denied next: with the queen, without the trump queen."""
    behind = 1 + (stream.kind(1) is Kind.SUITS and stream.value(1) == "partner's suit")
    joined = stream.kind() in {Kind.AND, Kind.NEITHER} and stream.kind(behind) is Kind.RANK
    return joined and stream.value(behind) == (Rank.QUEEN,)


def rank(stream: Stream, token: Token) -> Meaning:
    """Cards by their names: the ace or king of hearts; an ace."""
    first, ranks, joined = stream.at - 1, [*token.value], Kind.AND
    while stream.kind() in {Kind.AND, Kind.OR} and stream.kind(1) is Kind.RANK:
        joined = stream.next().kind
        ranks += stream.next().value
    options = take_suits(stream) or shared(stream)
    if options:
        least = 1 if joined is Kind.OR else len(ranks)
        return in_each(options, lambda suit: Honours(suit, tuple(ranks), least, len(ranks)))
    figures = [SINGLE_FIGURES[rank,] for rank in ranks if (rank,) in SINGLE_FIGURES]
    trumps = stream.heard.trump_suit
    answers = stream.heard.trumps is not None or stream.speaks_of(Kind.KEY_CARDS)
    if len(figures) < len(ranks) and trumps is not None and answers:
        return Honours(trumps, tuple(ranks), len(ranks), len(ranks))
    if len(figures) < len(ranks):
        raise stream.complaint("of which suit? Say: queen of hearts", token)
    counted = (either if joined is Kind.OR else every)(Amount(figure, 1, figure.top) for figure in figures)
    own = _counted_last(stream, first) if joined is Kind.OR else None
    if own is not None:  # six spades with the ace or king
        return counted & Usually((Honours(own, tuple(ranks), 1, len(ranks)),))
    return counted


def _counted_last(stream: Stream, first: int) -> Suit | None:
    """The one suit whose length stands right before these cards, joined by with."""
    one = stream.suits is not None and len(stream.suits) == 1 and len(stream.suits[0]) == 1
    beside = [stream.kind_before(first - back) for back in (0, 1)] if first > 1 else []
    return stream.suits[0][0] if one and stream.suits and beside == [Kind.AND, Kind.SUITS] else None
