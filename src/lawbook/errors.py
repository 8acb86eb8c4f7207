"""What can go wrong, as one family.

    LawbookError
    ├── NotationError       text that cannot be read: what, where, and what would be right
    ├── CaseError           a case, a story or an answer that cannot be: what, where, which rule, what to do
    ├── UnknownClause       a citation that the edition does not have
    └── NotCovered          a Law, or an edition of it, that is not written yet: never a guess

Every message is one line that names the thing, the place, the rule and the remedy. It is English; an error
also carries its sentence and what the sentence names, so that it can be told in another language at the edge.
"""

__all__ = ["CaseError", "LawbookError", "NotCovered", "NotationError", "UnknownClause"]


class LawbookError(Exception):
    """Anything that Lawbook refuses, told in one line: a sentence, and what it names in braces.

    >>> print(CaseError("seat {seat!r}: the seats are N, E, S and W", seat="X"))
    seat 'X': the seats are N, E, S and W
    """

    def __init__(self, sentence: str = "", /, **named: object) -> None:
        super().__init__(sentence.format(**named) if named else sentence)
        self.sentence, self.named = sentence, named


class NotationError(LawbookError, ValueError):
    """Text that is no card, hand, deal, call or diagram."""


class CaseError(LawbookError, ValueError):
    """A case, a story line or an answer that cannot be."""


class UnknownClause(LawbookError, LookupError):  # noqa: N818  # the name in the style of the Laws
    """A citation of a clause that the edition does not have."""


class NotCovered(LawbookError, LookupError):  # noqa: N818
    """A Law that is not written yet in the edition asked for."""
