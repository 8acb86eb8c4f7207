"""The forms of a language, tried at a word all at once."""

import re
from collections.abc import Callable

from lawbook.meaning.words.tokens.forms import Form, Seen
from lawbook.notation.letters import Letters

__all__ = ["Forms"]

_PIECE = re.compile(r"\\.|\[\^?\]?(?:\\.|[^\]])*\]|\((?!\?)")
"""A sign that is escaped, a set of letters, or the beginning of a group."""


class Forms:
    """Forms in the order in which they are tried."""

    def __init__(self, forms: list[Form]) -> None:
        named = {f"form_{number}": form for number, form in enumerate(forms)}
        self._each = {name: (re.compile(form), read) for name, (form, read) in named.items()}
        bare = ((name, _PIECE.sub(_ungrouped, form)) for name, (form, _) in named.items())
        self._any = re.compile("|".join(f"(?:{form})(?P<{name}>)" for name, form in bare))
        """The first that fits closes the group of its name; most words are in no form, and that is one look."""

    def fit(
        self, text: str, place: int
    ) -> tuple[re.Match[str], Callable[[re.Match[str], Letters], Seen]] | None:
        """What is written here in one of them, and how it is read."""
        found = self._any.match(text, place)
        form, read = self._each[found.lastgroup or ""] if found else (None, None)
        match = form and form.match(text, place)
        return (match, read) if match and read else None


def _ungrouped(piece: re.Match[str]) -> str:
    """No group but those of the names, which would be looked for at every word."""
    return "(?:" if piece[0] == "(" else piece[0]
