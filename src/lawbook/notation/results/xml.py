"""XML of unknown origin, read into plain elements with their lines, and written back.

The parser is the one of the standard library: whoever defines an entity is refused, nothing is fetched.
A file that breaks off gives what it has so far to a forgiving reader.
"""

import re
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape, quoteattr

from lawbook.errors import NotationError
from lawbook.notation.game import HOPELESS, Report

if TYPE_CHECKING:
    from xml.parsers.expat import XMLParserType

__all__ = ["Element", "read_xml"]

_DEEPEST = 40
_PIECE = 1 << 16
"""The letters that are given to the parser at once."""
_STRAY = re.compile(r"&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-fA-F]{1,6});)")
_DECLARED = re.compile(r"\s*<\?xml.*?\?>", re.DOTALL)
_DOCTYPE = re.compile(r"<!DOCTYPE[^\[\]<>]*>")
"""A document type that is elsewhere: it is not fetched, nor needed; one with entities of its own is refused."""
_IMPOSSIBLE = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@dataclass(slots=True)
class Element:
    """An element with what is in it."""

    name: str
    attributes: dict[str, str] = field(default_factory=dict)
    line: int = 0
    text: str = ""
    children: list["Element"] = field(default_factory=list)
    raw: str = ""
    """The whole element as it is to be written, where it is only carried along."""

    def value(self, name: str) -> str:
        """The text of the first child of this name; empty if there is none."""
        for child in self.children:
            if child.name == name:
                return child.text.strip()
        return ""

    def values(self) -> dict[str, str]:
        """The texts of all children, of those of one name the first."""
        return {child.name: child.text.strip() for child in reversed(self.children)}

    def all(self, name: str) -> Iterator["Element"]:
        """The children of this name."""
        return (child for child in self.children if child.name == name)

    def written(self, depth: int = 0) -> str:
        """The element as text, children in lines of their own."""
        if self.raw:
            return textwrap.indent(self.raw, "  " * depth)
        told = "".join(f" {name}={quoteattr(value)}" for name, value in self.attributes.items())
        pad = "  " * depth
        if not self.children:
            return f"{pad}<{self.name}{told}>{escape(self.text.strip())}</{self.name}>"
        lines = [child.written(depth + 1) for child in self.children]
        text = [f"{pad}  {escape(self.text.strip())}"] if self.text.strip() else []
        return "\n".join([f"{pad}<{self.name}{told}>", *text, *lines, f"{pad}</{self.name}>"])


class _Building:
    """Builds the elements as they are read."""

    __slots__ = ("inside", "parser", "report", "root", "said")

    def __init__(self, report: Report, parser: "XMLParserType") -> None:
        self.report = report
        self.parser = parser
        self.inside: list[Element] = []
        self.said: list[list[str]] = []
        """What each open element has said so far, piece by piece."""
        self.root: Element | None = None
        parser.buffer_text = True
        parser.StartElementHandler = self.begin
        parser.EndElementHandler = self.end
        parser.CharacterDataHandler = self.say
        parser.EntityDeclHandler = parser.UnparsedEntityDeclHandler = self.refuse
        parser.ExternalEntityRefHandler = self.refuse

    def begin(self, name: str, attributes: dict[str, str]) -> None:
        """An element begins."""
        element = Element(name, attributes, self.parser.CurrentLineNumber)
        inside = self.inside
        if len(inside) >= _DEEPEST:
            raise NotationError(
                "{file}, line {line}: element {name} is the {depth}th inside another; no format of "
                "results is so deep; export the file again",
                file=self.report.name,
                line=element.line,
                name=name[:40],
                depth=_DEEPEST + 1,
            )
        if inside:
            inside[-1].children.append(element)
        else:
            self.root = element
        inside.append(element)
        self.said.append([])

    def end(self, _: str = "") -> None:
        """The innermost element is whole: its text is put together once."""
        self.inside.pop().text = "".join(self.said.pop())

    def say(self, content: str) -> None:
        """The innermost element says something."""
        self.said[-1].append(content)

    def refuse(self, *_: object) -> int:
        """An entity is defined, or something is to be fetched."""
        raise NotationError(
            "{file}, line {line}: the file defines entities of its own, which no file of results "
            "needs and which can fill the memory; export it without a document type of its own",
            file=self.report.name,
            line=self.parser.CurrentLineNumber,
        )


def read_xml(
    text: str, report: Report, row: str = "", goes_on: Callable[[Element], bool] | None = None
) -> Element:
    """The root element. Raises NotationError where there is none, and where entities are defined.

    Once as many rows as `HOPELESS`, by how they end, have come, it is asked once whether what is there is worth going on.

    >>> read_xml("<A><B>1</B></A>", Report("x.xml", strict=True)).value("B")
    '1'
    """
    from xml.parsers.expat import ErrorString, ExpatError, ParserCreate  # noqa: PLC0415  # only files in XML need it

    parser = ParserCreate()
    building = _Building(report, parser)
    written = _clean(text, report)
    try:
        if _all_parsed(written, building, row, goes_on):
            parser.Parse("", True)  # noqa: FBT003  # by place only
    except ExpatError as error:
        reason = ErrorString(error.code)
        if building.root is None:
            raise NotationError(
                "{file}: no XML can be read: {reason}; export the file again",
                file=report.name,
                reason=reason,
            ) from None
        report.add(
            error.lineno,
            "the XML breaks off: {reason}; what follows is not read; export it again",
            reason=reason,
        )
    while building.inside:  # it broke off
        building.end()
    if building.root is None:
        raise NotationError(
            "{file}: no XML can be read: it is empty; export the file again", file=report.name
        )
    return building.root


def _all_parsed(
    written: str, building: _Building, row: str, goes_on: Callable[[Element], bool] | None
) -> bool:
    """Give the parser the text, piece by piece; whether nobody found it hopeless."""
    left = HOPELESS
    for start in range(0, len(written), _PIECE):
        piece = written[start : start + _PIECE]
        building.parser.Parse(piece)
        if goes_on is None or building.root is None:
            continue
        left -= piece.count(row)
        if left <= 0:
            if not goes_on(building.root):
                return False
            goes_on = None
    return True


def _clean(text: str, report: Report) -> str:
    """The text without its declaration, which speaks of bytes, and with strays escaped if that may be forgiven."""
    declared = _DECLARED.match(text)
    if declared:
        text = "\n" * declared[0].count("\n") + text[declared.end() :]
    text = _DOCTYPE.sub(lambda found: "\n" * found[0].count("\n"), text.lstrip(" \t\ufeff"), count=1)
    strange = _IMPOSSIBLE.search(text)
    if strange:
        report.add(
            _line(text, strange.start()),
            "character {strange!r} may not stand in XML; take it out",
            strange=strange[0],
        )
        text = _IMPOSSIBLE.sub("\ufffd", text)
    stray = None if "<!ENTITY" in text else _STRAY.search(text)
    if stray:
        report.add(_line(text, stray.start()), "a bare & may not stand in XML; write &amp;")
        text = _STRAY.sub("&amp;", text)
    return text


def _line(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1
