"""Markup of web pages, taken apart: its tags, and the text after each, in one way through the page.

What is not closed, a quotation or a comment, costs no second look at what follows it.
"""

import re
from collections.abc import Iterator
from html import unescape
from typing import NamedTuple

__all__ = ["Tag", "attributes_of", "shown_of", "tags_of"]

_ATTRIBUTES = r"""(?:[^<>"']|"[^"]{0,4000}"|'[^']{0,4000}')*+"""
"""What stands in a tag; what is quoted may hold its brackets."""
_TAG = re.compile(
    rf"<(?:(/?)([a-zA-Z][^\s/<>]*)(?:({_ATTRIBUTES})>|([^<>]*)>)|[!?][^<>]*>?)?+([^<]*)(?:</\2>([^<]*))?+",
    re.ASCII,
)
_ATTRIBUTE = re.compile(r"""([^\s=/"'>]+)(?:\s*+=\s*+("[^"]*"|'[^']*'|[^\s>]*))?""")
_HIDING = re.compile(r"<(?:!--|(script|style)\b[^<>]*>)", re.IGNORECASE)
_SHOWN_AGAIN = {
    "": re.compile("-->"),
    "script": re.compile("</script", re.IGNORECASE),
    "style": re.compile("</style", re.IGNORECASE),
}


class Tag(NamedTuple):
    """A tag, with the text that follows it; and its end, with what follows that, where it stands next."""

    name: str
    """In small letters; empty for the text before the first tag, and after a stroke that begins none."""
    ends: str
    """The stroke of an end."""
    written: str
    """Its attributes."""
    text: str
    place: int
    after: str | None = None
    """What follows its end; None where that does not stand next."""


def tags_of(text: str) -> Iterator[Tag]:
    """The tags of a text that is shown.

    >>> [(tag.name, tag.text) for tag in tags_of("a<b>1 &lt; 2</b>")]
    [('', 'a'), ('b', '1 < 2')]
    """
    before = text.partition("<")[0]
    yield Tag("", "", "", _plain(before), 0)
    for found in _TAG.finditer(text, len(before)):
        ends, name, quoted, written, said, after = found.groups()
        if not name and text[found.start() + 1 : found.start() + 2] not in {"!", "?"}:
            said = f"<{said}"
        if "&" in said:
            said = unescape(said)
        if after and "&" in after:
            after = unescape(after)
        yield Tag((name or "").lower(), ends or "", quoted or written or "", said, found.start(), after)


def attributes_of(written: str) -> dict[str, str]:
    """The attributes of a tag.

    >>> attributes_of('href="a&amp;b" nowrap')
    {'href': 'a&b', 'nowrap': ''}
    """
    if not written or written.isspace():
        return {}
    return {
        name.lower(): _plain(value[1:-1] if value[:1] in {'"', "'"} else value)
        for name, value in _ATTRIBUTE.findall(written)
    }


def _plain(text: str) -> str:
    return unescape(text) if "&" in text else text


def shown_of(text: str) -> str:
    """The text without what no reader sees, of which only the ends of lines stay; what is not closed hides the rest."""
    kept, place = list[str](), 0
    while (found := _HIDING.search(text, place)) is not None:
        kept.append(text[place : found.end() if found[1] else found.start()])
        place = found.end()
        if found[0].endswith("/>"):
            continue
        end = _SHOWN_AGAIN[(found[1] or "").lower()].search(text, place)
        after = len(text) if end is None else end.end() if not found[1] else end.start()
        kept.append("\n" * text.count("\n", place, after))
        place = after
    return "".join((*kept, text[place:]))
