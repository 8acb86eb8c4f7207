"""What can go wrong, as one family.

    LawbookError
    ├── NotationError       text that cannot be read: what, where, and what would be right
    ├── CaseError           a case, a story or an answer that cannot be: what, where, which rule, what to do
    ├── UnknownClause       a citation that the edition does not have
    └── NotCovered          a Law, or an edition of it, that is not written yet: never a guess

Every message is one line that names the thing, the place, the rule and the remedy. It is English; an error
also carries its sentence and what the sentence names, so that it can be told in another language at the edge.
"""

from collections.abc import Iterable
from typing import Self

__all__ = [
    "CaseError", "LawbookError", "NotCovered", "NotationError", "UnknownClause", "Wording", "listed", "one_line",
]  # fmt: skip

LONGEST = 300
"""The characters of a refusal."""
_END = 130
"""The characters of its end, where the remedy stands."""


class Wording(str):
    """A part of what is refused, in English, that can be told in another language: its sentence, and what it names.

    >>> print(Wording("did you mean {near}?", near="hearts"))
    did you mean hearts?
    """

    __slots__ = ("named", "sentence")
    sentence: str
    named: dict[str, object]

    def __new__(cls, sentence: str, /, **named: object) -> Self:
        """The English text, which carries its parts along."""
        said = super().__new__(cls, sentence.format(**named) if named else sentence)
        said.sentence, said.named = sentence, named
        return said


def listed(things: Iterable[object], between: str = ", ") -> Wording:
    """Things one after the other, each of which can be told in another language.

    >>> print(listed([1, 2], " or "))
    1 or 2
    """
    named = {f"thing_{number}": thing for number, thing in enumerate(things)}
    return Wording(between.join(f"{{{name}}}" for name in named), **named)


def one_line(text: str) -> str:
    r"""What is refused, in one line that any terminal can print: of a long one only its ends, the place and the remedy.

    >>> one_line("line\n1: \x1b" + "x" * 1000 + ": no card")[-20:]
    'xxxxxxxxxxx: no card'
    """
    head, tail = _plain(text[: LONGEST + 1]), _plain(text[-LONGEST:])
    if max(len(text), len(head)) <= LONGEST:
        return head
    return f"{head[: LONGEST - _END - 3]} \u2026 {tail[-_END:]}"


def _plain(text: str) -> str:
    plain = " ".join(text.split())
    if plain.isprintable():
        return plain
    return "".join(letter if letter.isprintable() else _escaped(letter) for letter in plain)


def _escaped(letter: str) -> str:
    return " " if letter.isspace() else f"U+{ord(letter):04X}"


class LawbookError(Exception):
    """Anything that Lawbook refuses, told in one line: a sentence, and what it names in braces.

    >>> print(CaseError("seat {seat!r}: the seats are N, E, S and W", seat="X"))
    seat 'X': the seats are N, E, S and W
    """

    def __init__(self, sentence: str = "", /, **named: object) -> None:
        super().__init__(one_line(sentence.format(**named) if named else sentence))
        self.sentence, self.named = sentence, named


class NotationError(LawbookError, ValueError):
    """Text that is no card, hand, deal, call or diagram."""


class CaseError(LawbookError, ValueError):
    """A case, a story line or an answer that cannot be."""


class UnknownClause(LawbookError, LookupError):  # noqa: N818  # the name in the style of the Laws
    """A citation of a clause that the edition does not have."""


class NotCovered(LawbookError, LookupError):  # noqa: N818
    """A Law that is not written yet in the edition asked for."""
