"""Keys: what opens a session, and how far. No accounts and no names: whoever has the key has the right."""

import re
from dataclasses import dataclass
from enum import Enum
from secrets import token_urlsafe

from lawbook.errors import CaseError

__all__ = ["Pass", "Role", "new_key", "read_pass"]


class Role(Enum):
    """How far a key opens."""

    DIRECTOR = "director"
    READER = "reader"


def new_key() -> str:
    """A key that nobody guesses: 96 bits, in letters that an address takes."""
    return token_urlsafe(12).replace("-", "x").replace("_", "y")


@dataclass(frozen=True, slots=True)
class Pass:
    """A key and who carries it, as an address has them: `KEY~AB`."""

    key: str
    by: str = ""
    """The initials under which a Director writes; empty while he has not said who he is."""

    def __str__(self) -> str:
        return f"{self.key}~{self.by}" if self.by else self.key


def read_pass(text: str) -> Pass:
    """The key in an address, and the initials after it. Raises CaseError for initials that are none.

    >>> read_pass("k3y~AB")
    Pass(key='k3y', by='AB')
    """
    key, _, by = text.partition("~")
    if by and not re.fullmatch(r"\w{1,6}", by):
        raise CaseError("initials {by!r}: write 1 to 6 letters or figures, such as AB", by=by[:12])
    return Pass(key, by)
