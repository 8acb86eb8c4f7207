"""A description that cannot be read: where, why, and what would be right."""

from lawbook.errors import NotationError, Wording
from lawbook.notation.letters import shown

__all__ = ["MeaningError"]


class MeaningError(NotationError):
    """Words that do not describe a hand or a call.

    >>> error = MeaningError("5+ herats, 11-21", 3, 9, "is not understood; did you mean hearts?")
    >>> print(error)
    meaning, column 4: 'herats' is not understood; did you mean hearts?
    >>> print(error.underlined)
    5+ herats, 11-21
       ^^^^^^
    """

    def __init__(self, text: str, start: int, end: int, complaint: str) -> None:
        self.text, self.start, self.end, self.complaint = text, start, end, complaint
        if start < end:
            place = Wording(
                "meaning, column {number}: {words}", number=start + 1, words=shown(text[start:end])
            )
        else:
            place = Wording("meaning, at the end:")
        super().__init__("{place} {complaint}", place=place, complaint=complaint)

    @property
    def underlined(self) -> str:
        """The text, and under it a line that marks the words."""
        flat = "".join(letter if letter.isprintable() else " " for letter in self.text)
        return f"{flat}\n{' ' * self.start}{'^' * max(self.end - self.start, 1)}"

    def of(self, text: str) -> "MeaningError":
        """The same of the whole text, where that which was read stands in its own place there."""
        same = len(text) == len(self.text) and text[self.start : self.end] == self.text[self.start : self.end]
        return MeaningError(text, self.start, self.end, self.complaint) if same else self

    @classmethod
    def unknown(cls, text: str, start: int, end: int, near: str | None) -> "MeaningError":
        """A word that stands in no table, with the one that is most like it."""
        remedy = (
            Wording("did you mean {near}?", near=near)
            if near
            else Wording("use points, lengths and shapes, as in 15-17 balanced")
        )
        return cls(text, start, end, Wording("is not understood; {remedy}", remedy=remedy))
