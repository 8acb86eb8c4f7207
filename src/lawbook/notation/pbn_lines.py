"""A PBN file line by line: comments anywhere, tags that share a line or go over several, rows."""

import re

from lawbook.notation.game import Report
from lawbook.notation.letters import shown

__all__ = ["Lines"]

_TAG = re.compile(r'\[\s*(\w+)\s*"((?:[^"\\]|\\.)*)"\s*\]', re.DOTALL | re.ASCII)
_ALONE = re.compile(r'\[(\w+) "([^"\\]*)"\]', re.ASCII)
_PIECE = re.compile(r'"(?:[^"\\]|\\.)*"|;|\{|[^";{]+|"')
_LONGEST = 20
"""The lines that a tag may go on over."""
_REMEDY = 'write [Name "value"]'


class Lines:
    """The game that is being read, and what is still open in it."""

    __slots__ = (
        "comment",
        "comments",
        "first",
        "noted",
        "notes",
        "open_tag",
        "opened",
        "places",
        "report",
        "rows",
        "tags",
        "under",
    )  # fmt: skip

    def __init__(self, report: Report) -> None:
        self.report = report
        self.comment: list[str] | None = None
        """The lines of a comment in braces that has not ended."""
        self.open_tag = ""
        """A tag that has not ended."""
        self.opened = 0
        """Where the comment or the tag began."""
        self.comments: list[str] = []
        self.begin()

    def begin(self) -> None:
        """Begin a new game."""
        self.first = 0
        self.tags: dict[str, str] = {}
        self.rows: dict[str, list[str]] = {}
        self.places: dict[str, int] = {}
        self.notes: dict[str, dict[str, str]] = {}
        self.noted = "Auction"
        self.under: list[str] | None = None
        """The rows under the last tag."""

    @property
    def idle(self) -> bool:
        """Whether nothing has been begun that a next line could belong to."""
        return self.comment is None and not self.tags and not self.open_tag

    def comments_before(self) -> tuple[str, ...]:
        """The comments since this was asked before."""
        if not self.comments:
            return ()
        comments, self.comments = tuple(self.comments), []
        return comments

    def take_line(self, number: int, line: str) -> bool:
        """Take a line; returns whether a game ends with it."""
        if self.open_tag and number - self.opened > _LONGEST:
            self._end_tag()
        if self.comment is not None:
            if "}" not in line:
                self.comment.append(line)
                return False
        elif not line.strip():
            self._end_tag()
            return bool(self.tags)
        elif line[0] == "%":
            self.comments.append(line)
            return False
        elif not self.open_tag and (found := _ALONE.fullmatch(line)) is not None:
            self._take_tag(number, found[1], found[2])
            return False
        plain = self._without_comments(number, line)
        if self.open_tag:
            self._take(number, self.opened, f"{self.open_tag}\n{plain}")
        else:
            self._take(number, number, plain)
        return False

    def end(self, number: int) -> None:
        """End the text."""
        self._end_tag()
        if self.comment is not None:
            self.report.add(min(self.opened, number), "the comment in braces does not end; close it with }")
            self.comment = None

    def _end_tag(self) -> None:
        if self.open_tag:
            self.report.add(
                self.opened,
                "{text} is no whole tag; {remedy}",
                text=shown(self.open_tag.strip()),
                remedy=_REMEDY,
            )
            self.open_tag = ""

    def _take(self, number: int, begun: int, plain: str) -> None:
        """Take a text that ends on a line, and began on this one or before."""
        self.open_tag, start = "", 0
        for found in _TAG.finditer(plain):
            self._take_row(begun, plain[start : found.start()])
            begun = begun if "\n" in found[0] else number
            self._take_tag(begun, found[1], found[2].replace('\\"', '"'))
            start, begun = found.end(), number
        rest = plain[start:]
        if rest.lstrip().startswith("["):
            self.open_tag, self.opened = rest, begun
        else:
            self._take_row(number, rest)

    def _take_tag(self, number: int, name: str, value: str) -> None:
        """Take a tag pair; the first of a name counts, but of notes there are many."""
        self.first = self.first or number
        if name == "Note":
            key, _, said = value.partition(":")
            self.notes.setdefault(self.noted, {})[key.strip()] = said
            return
        self.under = []
        if name in self.tags:
            self.report.add(
                number,
                "tag {name} stands twice in one game, the first counts; part games by an empty line",
                name=name,
            )
            return
        if name == "Play":
            self.noted = name
        self.tags[name], self.rows[name], self.places[name] = value, self.under, number

    def _take_row(self, number: int, text: str) -> None:
        if not text.strip():
            return
        if text.lstrip().startswith("["):
            self.report.add(
                number, "{text} is no whole tag; {remedy}", text=shown(text.strip()), remedy=_REMEDY
            )
        elif self.under is None:
            self.report.add(
                number,
                "{text} stands under no tag; {remedy} before it",
                text=shown(text.strip()),
                remedy=_REMEDY,
            )
        else:
            self.under.append(text)

    def _without_comments(self, number: int, line: str) -> str:
        """The rest of a line; a comment in braces may go on over lines, one after a semicolon ends here."""
        if self.comment is None and "{" not in line and ";" not in line:
            return line
        plain, place = "", 0
        while place < len(line):
            if self.comment is not None:
                place = self._comment(line, place)
                continue
            found = _PIECE.match(line, place)
            piece = line[place] if found is None else found[0]
            place += len(piece)
            if piece == ";":
                self.comments.append(line[place:].strip())
                break
            if piece == "{":
                self.comment, self.opened = [], number
            else:
                plain += piece
        return plain

    def _comment(self, line: str, place: int) -> int:
        """Take a comment as far as it goes on this line; returns where it ends."""
        said, brace, _ = line[place:].partition("}")
        if self.comment is not None:
            self.comment.append(said)
            if brace:
                self.comments.append("\n".join(self.comment).strip())
                self.comment = None
        return place + len(said) + len(brace)
