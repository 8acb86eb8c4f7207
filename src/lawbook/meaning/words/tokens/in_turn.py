"""Steps that the words of a sentence go through one after the other, each only where it may change something."""

from collections.abc import Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet

from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.token import Token

__all__ = ["Step", "in_turn"]

Step = tuple[AbstractSet[Kind], Callable[..., Iterable[Token]]]
"""What changes the words, and kinds of word of which one at least must be there for that."""


def in_turn(
    steps: Sequence[Step],
    words: Iterable[Token],
    *,
    before: tuple[object, ...] = (),
    behind: tuple[object, ...] = (),
) -> list[Token]:
    """The words after all steps, each of which is given them, and what stands before and behind them."""
    words = list(words)
    kinds = {word.kind for word in words}
    for about, step in steps:
        if not kinds.isdisjoint(about):
            words = list(step(*before, words, *behind))
            kinds = {word.kind for word in words}
    return words
