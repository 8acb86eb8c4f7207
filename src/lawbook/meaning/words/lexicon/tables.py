"""All words of a language: its own table, the English one, and the names of conventions."""

from functools import cache
from itertools import chain
from typing import Any

from lawbook.languages import ENGLISH as IN_ENGLISH
from lawbook.languages.spelling import plain
from lawbook.meaning.conventions.names import names
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.lexicon.declined import rows_of
from lawbook.meaning.words.lexicon.english import ENGLISH
from lawbook.meaning.words.lexicon.speech import SPEECH
from lawbook.meaning.words.lexicon.vocabulary import Kind, Table, Vocabulary, pieces_of

__all__ = ["vocabulary"]


@cache
def vocabulary(language: str) -> Vocabulary:
    """The phrases by which descriptions in the language are read."""
    tables = [*map(_own_words, dict.fromkeys([language, IN_ENGLISH])), ENGLISH, SPEECH]
    words = Vocabulary(tables)
    named = {name: name for name in names(language) if _is_new(name, words)}
    return Vocabulary([*tables, {Kind.NAME: named}])


def _own_words(language: str) -> Table:
    """The table of a language, whose file tells its phrases by the English ones that they stand for."""
    return {
        Kind[kind]: {_meant(Kind[kind], english): phrases for english, phrases in rows.items()}
        for kind, rows in rows_of(language).items()
    }


def _meant(kind: Kind, english: str) -> Any:
    """What the English phrase stands for."""
    rows = chain.from_iterable(table.get(kind, {}).items() for table in (ENGLISH, SPEECH))
    return next(value for value, phrases in rows if phrases.split("|")[0].strip() == english)


def _is_new(name: str, words: Vocabulary) -> bool:
    """Whether a name says what its words do not: not so limit raise, support double, five-card majors."""
    written = pieces_of(name)
    pieces = [plain(piece) for piece, _ in written if not piece.isdigit()]
    if not pieces or written[-1][1] < len(name):
        return False
    place, kinds = 0, set[Any]()
    while place < len(pieces) and (found := words.find(pieces[place:])):
        if found.kind in {Kind.NAME, Kind.OBJECT}:
            return True
        kinds |= {found.kind, found.value}
        place += len(found.words)
    asks_otherwise = {Purpose.STAYMAN, Kind.SUITS} <= kinds  # minor Stayman
    return place < len(pieces) or asks_otherwise
