"""The phrase that is proposed for a word that nobody knows is the most like it of all, however they are looked through."""

from difflib import get_close_matches

import pytest

from lawbook.meaning import MeaningError, parse_meaning
from lawbook.meaning.words.lexicon.tables import vocabulary
from lawbook.meaning.words.lexicon.vocabulary import Vocabulary

WORDS = (
    "herats",
    "balancd",
    "singeltonn",
    "x",
    "qqqqqq",
    "nontransferss",
    "wzgledem",
    "kløvre",
    "invitational hand",
)


def like(words: Vocabulary, word: str) -> list[str]:
    terms = [" ".join(phrase.words).replace("*", "") for each in words._by_first.values() for phrase in each]
    return get_close_matches(word, terms, n=1, cutoff=0.7)


@pytest.mark.parametrize("language", ["en", "pl", "nb"])
def test_the_most_alike_of_all_phrases_is_proposed(language: str) -> None:
    words = vocabulary(language)
    assert {word: words.nearest(word) for word in WORDS} == {
        word: next(iter(like(words, word)), None) for word in WORDS
    }
    assert words.nearest("qqqqqq") is None


def test_phrases_of_just_such_a_length_are_looked_at_and_others_are_not() -> None:
    words = Vocabulary([])
    words.__dict__["_terms"] = {7: {"abcdefg"}, 6: {"uvwxyz"}}
    assert words.nearest("abcdefg" + "-" * 6) == "abcdefg"
    assert words.nearest("uvwxyz" + "-" * 6) is None


def test_the_sentence_names_it() -> None:
    with pytest.raises(MeaningError, match=r"'herats' is not understood; did you mean hearts\?"):
        parse_meaning("5+ herats, 11-21")
