"""Words in another order than the usual one, put into it: a denial behind what it denies, commas within one denial."""

import re

__all__ = ["in_usual_order"]

_DENIED_BEHIND = re.compile(
    r"(?P<begins>^\s*|[,;]\s+)(?P<what>[^\W\d][^,;.:()\d]{2,40}?) nie ma(?=\s*(?:$|[,;.]))"
)
"""What is not there, and behind it that it is not: fitu w pikach nie ma."""
_NOR = re.compile(r",(?=\s+(?:ani|nor)\s)", re.IGNORECASE)
"""A comma within what one word denies: neither three hearts, nor four spades."""
_CUT = re.compile(
    r"(?<![^\W_])(?P<word>jednym st|jeden st|jednego st|overf|2 z 3 najst|z 3 najst|dow|lew[yk]i? wygr)\.(?=\s)",
    re.IGNORECASE,
)
"""Words cut short that belong to what follows."""


def in_usual_order(text: str) -> str:
    """The text with its denials in the usual order; it stays as long as it was.

    >>> in_usual_order("10+, fitu w pikach nie ma")
    '10+, nie ma fitu w pikach'
    """
    text = _DENIED_BEHIND.sub(lambda found: f"{found['begins']}nie ma {found['what']}", text)
    return _CUT.sub(lambda found: f"{found['word']} ", _NOR.sub(" ", text))
