"""Templates: the sentence of a language for a provision, by its kind, a label in it and its clause."""

from collections.abc import Iterator, Mapping
from functools import cache

from lawbook.bridge import Card
from lawbook.label import Label
from lawbook.law.provision import Provision, fields
from lawbook.voice.book import ORIGINAL, Book, book

__all__ = ["template", "words_of"]


def template(provision: Provision, spoken: Book) -> str:
    """The sentence for a provision: that of its label and clause, its clause, its label, or its kind."""
    words = tuple(words_of(provision, spoken))
    rows = ((_fit(key, provision, words), text) for key, text in _keys(spoken, provision.kind))
    return max(((fit, text) for fit, text in rows if fit is not None), default=((0, 0), ""))[1]


@cache
def _by_kind(language: str) -> Mapping[str, tuple[tuple[str, str], ...]]:
    kinds: dict[str, list[tuple[str, str]]] = {}
    for key, text in book(language).provisions.items():
        kinds.setdefault(key.partition("@")[0].partition(".")[0], []).append((key, text))
    return {kind: tuple(rows) for kind, rows in kinds.items()}


def _keys(spoken: Book, kind: str) -> tuple[tuple[str, str], ...]:
    return _by_kind(spoken.language).get(kind) or _by_kind(ORIGINAL).get(kind, ())


def words_of(provision: Provision, spoken: Book) -> Iterator[str]:
    """What a key may name: the words of the fields, the plurals of numbers, and which figure or card there is."""
    for name, value in fields(provision).items():
        if isinstance(value, Label):
            yield value.value
        elif isinstance(value, float | Card):
            yield name
        elif isinstance(value, int) and not isinstance(value, bool):
            yield spoken.category(value)


def _fit(key: str, provision: Provision, words: tuple[str, ...]) -> tuple[int, int] | None:
    """How closely a key fits: by the length of the clause, then by the first field; None when it does not fit."""
    head, _, clause = key.partition("@")
    word = head.partition(".")[2]
    if (word and word not in words) or not provision.cite.startswith(clause):
        return None
    return len(clause), len(words) - words.index(word) if word else 0
