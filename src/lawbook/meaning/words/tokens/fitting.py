"""The forms of a language, tried at a word all at once."""

import re
from collections.abc import Callable
from itertools import groupby

from lawbook.meaning.words.tokens.forms import Form, Seen
from lawbook.meaning.words.tokens.small import in_small, small
from lawbook.notation.letters import Letters

__all__ = ["Forms"]

_PIECE = re.compile(r"\\.|\[\^?\]?(?:\\.|[^\]])*\]|\((?!\?)")
"""A sign that is escaped, a set of letters, or the beginning of a group."""
_ANY_SIZE = re.compile(r"(?:\(\?<[!=](?:\\.|[^\\A-Za-z\d)])*\))*\(\?i:")
"""Where letters of any size begin, and no letter stands before."""
_SIGN = re.compile(r"\\.|\[\^?\]?(?:\\.|[^\]])*\]|[()]")


class Forms:
    """Forms in the order in which they are tried."""

    def __init__(self, forms: list[Form]) -> None:
        named = {f"form_{number}": form for number, form in enumerate(forms)}
        self._each = {name: (re.compile(form), read) for name, (form, read) in named.items()}
        self._any = [
            (any_size, re.compile("|".join(_bare(name, named[name][0], any_size=any_size) for name in names)))
            for any_size, names in groupby(named, key=lambda name: _of_any_size(named[name][0]))
        ]
        """The first that fits closes the group of its name; most words are in no form, and that is a few looks."""

    def fit(
        self, text: str, place: int
    ) -> tuple[re.Match[str], Callable[[re.Match[str], Letters], Seen]] | None:
        """What is written here in one of them, and how it is read."""
        lower = small(text)
        for any_size, forms in self._any:
            if found := forms.match(lower if any_size else text, place):
                form, read = self._each[found.lastgroup or ""]
                match = form.match(text, place)
                return (match, read) if match else None
        return None


def _bare(name: str, form: str, *, any_size: bool) -> str:
    """The form, in small letters where those of any size are meant, which are found faster so; and a group of its name."""
    form = _PIECE.sub(_ungrouped, form)
    return f"(?:{in_small(form) if any_size else form})(?P<{name}>)"


def _ungrouped(piece: re.Match[str]) -> str:
    """No group but those of the names, which would be looked for at every word."""
    return "(?:" if piece[0] == "(" else piece[0]


def _of_any_size(form: str) -> bool:
    """Whether every letter of the form may be small or great: no letter stands outside of one such group."""
    begun, depth = _ANY_SIZE.match(form), 1
    for sign in _SIGN.finditer(form, begun.end()) if begun else ():
        depth += (sign[0] == "(") - (sign[0] == ")")
        if not depth:
            return not any(map(str.isalnum, re.sub(r"\\.", "", form[sign.end() :])))
    return False
