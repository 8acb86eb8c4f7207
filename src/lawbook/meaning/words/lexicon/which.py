"""Words that tell which of two suits is meant: one of them, or either."""

import re

__all__ = ["says_either_way", "says_one"]

_EITHER_WAY = re.compile(
    r"\beither (?:way|order)|in any order|\ben av veiene|begge veier|i en eller annen rekkefølge|w (?:dowolnej|obu?) (?:kolejno|stron)",
    re.IGNORECASE,
)
_ONE_OF = re.compile(
    r"(?<![^\W_])(?:one|an?|either|any|some|unknown|unspecified|jed[a-z]*|któr[a-zyąśęćż]*|jak(?:i|a|ie|ą|ich|im|iego|iej)[a-zś]*"
    r"|dowoln[a-ząę]*|nieznan[a-ząę]*|en|ei|et|ett|én|noen|valgfri|ukjent[a-z]*)(?![^\W_])",
    re.IGNORECASE,
)


def says_either_way(text: str) -> bool:
    """Whether either of two suits may be the longer one."""
    return _EITHER_WAY.search(text) is not None


def says_one(text: str) -> bool:
    """Whether the name of several suits is that of one of them.

    >>> says_one("some major"), says_one("majors")
    (True, False)
    """
    return _ONE_OF.search(text) is not None
