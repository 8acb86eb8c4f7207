"""What two readings of the same words come to: one meaning that is open where they differ, or a refusal that tells both."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from lawbook.errors import NotationError, Wording
from lawbook.meaning.counting.counts import is_empty
from lawbook.meaning.terms.bare import bare
from lawbook.meaning.terms.meanings import And, Meaning, Usually, either, every
from lawbook.meaning.words.deciding.doubts import doubt
from lawbook.meaning.words.error import MeaningError
from lawbook.meaning.words.tokens.lexing import Token

__all__ = ["settled"]


def settled(
    text: str,
    found: Meaning,
    others: Iterable[Sequence[Token]],
    understood: Callable[[Sequence[Token]], Meaning],
) -> Meaning:
    """The meaning that was found, open where another reading of the words leaves out a hand or has one more.

    Raises MeaningError where each of two readings has hands that the other has not.
    """
    wider, stricter = list[Meaning](), list[Meaning]()
    for other in _fitting(found, others, understood):
        more, fewer = not _inside(other, found), not _inside(found, other)
        if more and fewer:
            raise MeaningError(
                text, 0, len(text), Wording("may mean {one}, or {other}; write which", one=found, other=other)
            )
        if more:
            wider.append(other)
        elif fewer:
            stricter.append(other)
    for narrow in stricter:
        found = _as_a_rule(found, narrow)
    return _as_a_rule(either(dict.fromkeys(wider)), found) if wider else found


def _fitting(
    found: Meaning, others: Iterable[Sequence[Token]], understood: Callable[[Sequence[Token]], Meaning]
) -> Iterator[Meaning]:
    """The other readings that some hand fits; none where no hand fits the first."""
    several = list(others)
    if several and doubt(found) is not None:
        return
    for words in several:
        try:
            other = understood(words)
        except NotationError:
            continue
        if other != found and doubt(other) is None:
            yield other


def _inside(one: Meaning, other: Meaning) -> bool:
    """Whether every hand of the one is a hand of the other."""
    return is_empty(bare(one & ~other))


def _as_a_rule(wide: Meaning, narrow: Meaning) -> Meaning:
    """The wider reading, and what only the narrower one has as a rule."""
    told = wide.parts if type(wide) is And else (wide,)
    more = [part for part in (narrow.parts if type(narrow) is And else (narrow,)) if part not in told]
    enough = next((part for part in more if _inside(wide & part, narrow)), None)
    return every([*told, Usually((enough or every(more),))])
