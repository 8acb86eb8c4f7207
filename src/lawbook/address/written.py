"""How an address is written: a page has a hundred links, and most of what they say stands in all of them.

So what was written once is kept, line by line, since a story grows by one line; what is long is not kept.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from urllib.parse import quote, quote_plus

__all__ = ["path_text", "query_text"]

_KEPT = 4096
_LONG = 120
"""More characters than any line has that is told again and again."""
_NEXT_LINE = quote_plus("\n")


def _keeping(write: Callable[[str], str]) -> Callable[[str], str]:
    """The same, with what is short kept."""
    kept = lru_cache(_KEPT)(write)
    return lambda text: kept(text) if len(text) <= _LONG else write(text)


_line = _keeping(quote_plus)


@_keeping
def path_text(path: str) -> str:
    """A path as it stands in an address."""
    return quote(path, safe="/+,()")


def query_text(params: Mapping[str, str]) -> str:
    r"""Parameters as they stand in an address.

    >>> query_text({"story": "N 1H\nE pass", "board": "7"})
    'story=N+1H%0AE+pass&board=7'
    """
    return "&".join([f"{_line(key)}={_lines(text)}" for key, text in params.items()])


def _lines(text: str) -> str:
    return _NEXT_LINE.join(map(_line, text.split("\n"))) if "\n" in text else _line(text)
