"""A reader of pages for the tests: the links of a page, by what they are for."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from urllib.parse import parse_qsl, urlsplit

VOID = {"meta", "link", "input", "br"}


@dataclass
class Link:
    href: str
    classes: frozenset[str]
    """The classes of the link and of everything around it."""
    text: str = ""


@dataclass(repr=False)
class Page(HTMLParser):
    """One page, read."""

    html: str
    links: list[Link] = field(default_factory=list)
    tags: list[tuple[str, dict[str, str | None]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self.around: list[frozenset[str]] = []
        self.open: list[Link] = []
        self.feed(self.html)
        assert self.around == [], "a tag is left open"

    def updatepos(self, i: int, j: int) -> int:
        """Nobody asks for the line of anything."""
        return j

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        self.tags.append((tag, named))
        classes = frozenset((named.get("class") or "").split())
        if tag == "a":
            self.open.append(Link(named.get("href") or "", classes.union(*self.around)))
            self.links.append(self.open[-1])
        if tag not in VOID:
            self.around.append(classes)

    def handle_endtag(self, tag: str) -> None:
        self.around.pop()
        if tag == "a":
            self.open.pop()

    def handle_data(self, data: str) -> None:
        for link in self.open:
            link.text += data

    def within(self, *classes: str) -> list[Link]:
        """The links that have, or stand within something that has, all these classes."""
        return [link for link in self.links if link.classes.issuperset(classes)]

    def link(self, text: str) -> Link:
        """The one link with a text."""
        (found,) = (link for link in self.links if link.text.strip() == text)
        return found

    def tile(self, text: str) -> Link:
        """The first tile with a text: the commonest stand above, and under their phase again."""
        return next(link for link in self.within("tiles") if link.text.strip() == text)

    @property
    def answers(self) -> list[Link]:
        """The buttons that answer the question, without the one for doubt."""
        return [link for link in self.within("answers") if "unsure" not in link.classes]

    @property
    def is_outcome(self) -> bool:
        return "<h1>The ruling</h1>" in self.html

    @property
    def waits(self) -> bool:
        """Whether the page tells what stands until the moment of its question comes."""
        return '<section class="ask">' in self.html

    @property
    def citations(self) -> tuple[str, ...]:
        return tuple(re.findall(r'<dt><a class="cite"[^>]*>([^<]+)</a>', self.html))


def params(address: str) -> dict[str, str]:
    return dict(parse_qsl(urlsplit(address).query))


def texts(links: list[Link]) -> Iterator[str]:
    return (link.text.strip() for link in links)
