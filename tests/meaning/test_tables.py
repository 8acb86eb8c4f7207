"""The tables of words: no phrase stands in two rows, of which only one would be read."""

from collections import defaultdict

import pytest

from lawbook.languages import LANGUAGES
from lawbook.languages.spelling import plain
from lawbook.meaning.words.lexicon.declined import rows_of
from lawbook.meaning.words.lexicon.vocabulary import pieces_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_phrase_stands_in_one_row(language: str) -> None:
    rows = defaultdict(set)
    for kind, phrases in rows_of(language).items():
        for row, said in phrases.items():
            for phrase in said.split("|"):
                rows[tuple(plain(piece) for piece, _ in pieces_of(phrase.strip()))].add((kind, row))

    assert {} == {" ".join(words): each for words, each in rows.items() if len(each) > 1}
