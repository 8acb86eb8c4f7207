"""A meaning without its remarks: the set of hands, and nothing else."""

from lawbook.meaning.terms.meanings import (
    ANY_HAND,
    NO_HAND,
    And,
    Meaning,
    Not,
    Or,
    Tag,
    either,
    every,
    is_remark,
)

__all__ = ["bare"]


def bare(meaning: Meaning) -> Meaning:
    """The same hands, with nothing said of what the call is for.

    >>> from lawbook.meaning.words.naming import parse_meaning
    >>> print(bare(parse_meaning("weak two: 6 spades, 5-10")))
    6 spades, 5-10 points
    """
    match meaning:
        case Tag():
            return ANY_HAND
        case And(parts):
            return every(map(bare, parts))
        case Or(parts):
            found = [bare(part) for part in parts]
            return ANY_HAND if ANY_HAND in found else either(found)
        case Not(part):
            return NO_HAND if is_remark(part) else Not(bare(part))
        case _:
            return meaning
