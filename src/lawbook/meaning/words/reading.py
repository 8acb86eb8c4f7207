"""Reading: from the words of a description to its meaning."""

from collections.abc import Callable, Sequence

from lawbook.meaning.terms.meanings import And, Meaning
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.clauses.extending import extended
from lawbook.meaning.words.clauses.grammar import read_words
from lawbook.meaning.words.deciding.completing import completed
from lawbook.meaning.words.deciding.inferred import inferred
from lawbook.meaning.words.deciding.second import may_differ, others
from lawbook.meaning.words.deciding.settling import settled
from lawbook.meaning.words.deciding.untold import (
    of_earlier_bids,
    splinter_strength,
    untold_shape,
    untold_strength,
)
from lawbook.meaning.words.heard import NOTHING_HEARD, Heard
from lawbook.meaning.words.sentences.answering import of_another_call
from lawbook.meaning.words.sentences.asides import without_asides
from lawbook.meaning.words.sentences.auction_ahead import without_auction
from lawbook.meaning.words.sentences.headings import heading, meant, words_of
from lawbook.meaning.words.sentences.other_calls import without_other_calls
from lawbook.meaning.words.sentences.own_call import without_own_call
from lawbook.meaning.words.sentences.several_calls import of_own_call
from lawbook.meaning.words.sentences.spoken import as_written
from lawbook.meaning.words.sentences.taken_back import without_what_is_taken_back
from lawbook.meaning.words.sentences.unsaid import refuse_unsaid
from lawbook.meaning.words.suits.by_call import by_call
from lawbook.meaning.words.suits.filling import filled
from lawbook.meaning.words.suits.supporting import supported
from lawbook.meaning.words.tokens.alternatives import joined
from lawbook.meaning.words.tokens.lexing import Token, sentence, uniform
from lawbook.meaning.words.tokens.stream import Stream

__all__ = ["read_meaning"]


def _as_it_is(meaning: Meaning) -> Meaning:
    return meaning


def _ends_possible(said: Meaning) -> bool:
    """Whether its last part is only possible, which would reach what is printed behind it."""
    last = said.parts[-1] if type(said) is And and said.parts else said
    return str(last).startswith(f"{Purpose.POSSIBLE.value} ")


def read_meaning(
    text: str,
    language: str = "en",
    told: Heard = NOTHING_HEARD,
    named: Callable[[Meaning], Meaning] = _as_it_is,
) -> Meaning:
    """The meaning of the words; `named` spells out the conventions that they name, which are else remarks.

    What another attachment of the same words would leave out is open; two readings of which neither is
    part of the other are refused.
    """
    alone = without_auction(of_own_call(text, language, told), language, told)
    written = text = without_own_call(alone, told)
    text = uniform(text)
    refuse_unsaid(text, language)
    text = without_other_calls(text, language, told)
    text = without_asides(text, language)
    title = heading(text, language)
    said = without_what_is_taken_back(text, sentence(text, language, title.end() if title else 0))
    tokens = by_call(written, as_written(text, said, told), told)
    above = words_of(title["label"], language) if title else ()

    def of_label(label: str) -> Meaning:
        of_heading = list(of_another_call(label, sentence(label, language), told, tokens))
        return read_words(label, by_call(label, of_heading, told, heading=True), told)[0]

    def understood(body: Meaning, stream: Stream) -> Meaning:
        if title:
            said = meant(title, body, language, of_label, told.auction)
            body = joined([body, said] if _ends_possible(said) else [said, body])
        found = supported(named(completed(filled(body), told)), told)
        found = splinter_strength(untold_strength(inferred(found, told), told), told)
        found = untold_shape(found, told, any_shape=stream.any_shape())
        return extended(of_earlier_bids(found, told), stream.possible, told.own)

    def by_itself(words: Sequence[Token]) -> Meaning:
        return completed(filled(read_words(text, words, told)[0]), told)

    def otherwise(words: Sequence[Token]) -> Meaning:
        return understood(*read_words(text, words, told, above))

    body, stream = read_words(text, tokens, told, above)
    found = understood(body, stream)
    if not may_differ(tokens):
        return found
    ways = others(tokens, stream.joints, by_itself, any_shape=stream.any_shape())
    return settled(text, found, ways, otherwise)
