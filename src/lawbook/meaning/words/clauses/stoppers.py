"""How many stoppers there are: one or two heart stoppers; at least one stopper."""

from lawbook.meaning.terms.meanings import Meaning
from lawbook.meaning.terms.qualities import Quality
from lawbook.meaning.terms.suited import Suited
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.suits.suit_lists import take_suits
from lawbook.meaning.words.suits.suit_options import in_each
from lawbook.meaning.words.suits.suit_words import by_auction
from lawbook.meaning.words.tokens.stream import Stream

__all__ = ["number_of_stoppers"]

_FEWEST = {1: Quality.STOPPER, 2: Quality.TWO_STOPPERS}


def number_of_stoppers(stream: Stream) -> Meaning | None:
    """The stoppers that a number counts, of which the least is told; None where it counts something else."""
    number = int(stream.kind() is Kind.LIMIT and stream.value() == "least")
    if stream.kind(number) not in {Kind.NUMBER, Kind.PAIR}:
        return None
    least, end = stream.value(number)[0], number + 1
    while stream.kind(end) in {Kind.OR, Kind.NUMBER}:
        end += 1
    named = stream.kind(end) is Kind.SUITS
    if least not in _FEWEST or stream.kind(end + named) is not Kind.STOPPER:
        return None
    if stream.value(end + named) is not Quality.STOPPER:
        return None
    stream.at += end
    options = take_suits(stream) if named else None
    stream.next()
    options = options or take_suits(stream) or by_auction(stream, "their suit")
    return in_each(options, lambda suit: Suited(suit, _FEWEST[least]))
