"""What is held in a suit: honours, cards by their names, key cards."""

from collections.abc import Iterator, Sequence

from lawbook.bridge import Rank, Suit
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import Amount, Meaning, Not, either
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.suited import Honours
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.suits.suit_lists import take_suits
from lawbook.meaning.words.suits.suit_options import Options
from lawbook.meaning.words.suits.suit_words import of_call
from lawbook.meaning.words.tokens.numbers import Range
from lawbook.meaning.words.tokens.stream import Stream

__all__ = ["SINGLE_FIGURES", "TOP_HONOURS", "among", "honours", "key_cards", "of_suit"]

TOP_HONOURS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)
_ACES = 4
SINGLE_FIGURES = {(Rank.ACE,): Figure.ACES, (Rank.KING,): Figure.KINGS}
"""Cards that are counted in the whole hand."""


def key_cards(stream: Stream, ranges: Sequence[Range]) -> Meaning:
    """So many of the four aces and the king of trumps."""
    if stream.kind() not in {None, Kind.AND, Kind.NOT, Kind.NEITHER, Kind.COMMA}:
        stream.next()
    ranges = [*ranges, *_further(stream)]
    trumps = stream.heard.trump_suit
    suit = of_suit(stream, "of which suit? Say: key cards in spades", () if trumps is None else ((trumps,),))
    king, stream.suits = Honours(suit, (Rank.KING,), 1, 1), ((suit,),)
    limits = [one.up_to(5) for one in ranges]
    without = [
        Amount(Figure.ACES, least, min(most, _ACES)) & Not(king) for least, most in limits if least <= _ACES
    ]
    having = [Amount(Figure.ACES, max(least - 1, 0), most - 1) & king for least, most in limits if most]
    return either([*without, *having])


def _further(stream: Stream) -> Iterator[Range]:
    """The numbers that stand behind the word: one key card or four."""
    while True:
        parted = stream.kind() is Kind.COMMA
        if (stream.kind(parted), stream.kind(parted + 1)) != (Kind.OR, Kind.NUMBER):
            return
        if stream.kind(parted + 2) not in {None, Kind.COMMA, Kind.CLOSE, Kind.USUALLY, Kind.KEY_CARDS}:
            return
        stream.at += 1 + parted
        least, most = stream.next().value
        stream.take(Kind.KEY_CARDS)
        yield Range(least, most)


def honours(stream: Stream, ranges: Sequence[Range]) -> Meaning:
    """So many of the top honours, or of the cards named."""
    ranks: Sequence[Rank] = TOP_HONOURS
    if stream.kind(1) is Kind.OF_TOP:
        stream.take(Kind.HONOURS)  # two honours of the top three
    if stream.take(Kind.OF_TOP, *([Kind.IN] if stream.kind(1) is Kind.NUMBER else [])):
        number = stream.take(Kind.NUMBER)
        ranks = TOP_HONOURS[: number.value[0] if number else 3]
        stream.take(Kind.OF_TOP)
        stream.take(Kind.HONOURS)
    elif not stream.take(Kind.HONOURS):
        stream.next()
        ranks = stream.next().value[0]
    natural = stream.heard.own is not None and not stream.tells(Purpose.ARTIFICIAL)
    own = of_call(stream) if natural else ()
    suit = of_suit(stream, "of which suit? Say: two of the top three honours in spades", own)
    return _some(suit, ranks, ranges)


def among(stream: Stream, ranges: Sequence[Range]) -> Meaning:
    """So many of the cards that are listed, all of one suit."""
    stream.next()
    cards = [stream.next().value]
    while stream.kind() is Kind.CARD and stream.value().suit is cards[0].suit:
        cards.append(stream.next().value)
    return _some(cards[0].suit, [card.rank for card in cards], ranges)


def _some(suit: Suit, ranks: Sequence[Rank], ranges: Sequence[Range]) -> Meaning:
    """So many of the cards; a bare number means that many or more."""
    return either(
        Honours(
            suit, tuple(ranks), one.least, len(ranks) if one.bare and one.least else one.up_to(len(ranks))[1]
        )
        for one in ranges
    )


def of_suit(stream: Stream, complaint: str, own: Options = ()) -> Suit:
    """The one suit that is named here, or that was spoken of last, or else this one."""
    options = take_suits(stream) or stream.suits or own
    if len(options) != 1 or len(options[0]) != 1:
        raise stream.complaint(complaint)
    return options[0][0]
