"""The text of a PBN file: games with their tags, rows and comments, before anything in them is read.

Most games are written as programs export them, a tag to a line and rows under it; one pattern takes
those apart. What is written in any other way that PBN allows is read line by line.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from lawbook.notation.game import Report
from lawbook.notation.pbn_lines import Lines

__all__ = ["RawGame", "raw_games"]

_LINES = re.compile(r'\[(\w+) "([^"\n]*)"\][ \t]*\n?([^\[{;%]*)|([^\n]+)', re.ASCII)
_BLANK = re.compile(r"^[ \t]+$", re.MULTILINE)


@dataclass(slots=True)
class RawGame:
    """One game as it is written."""

    line: int
    tags: dict[str, str]
    rows: Mapping[str, str]
    """What stands under a tag."""
    notes: Mapping[str, Mapping[str, str]]
    """The notes of the auction and of the play, by number."""
    lines: Mapping[str, int] | None = None
    """The lines of the tags; None where they are not counted yet."""
    text: str = ""
    comments: tuple[str, ...] = ()
    own: Mapping[str, str] = field(default_factory=dict)
    """The tags that it has itself, where it was given those that it takes over."""
    leaves_out: bool = False
    """Whether its file is of an archive that leaves out what can be worked out."""

    def place(self, name: str) -> int:
        """The line of a tag, or where the game begins if it is taken over from another."""
        if self.lines is None:
            return self.line + self.text.count("\n", 0, max(0, self.text.find(f"[{name} ")))
        return self.lines.get(name, self.line)


def raw_games(text: str, report: Report) -> Iterator[RawGame]:
    """The games of a text, one after the other."""
    reading, number = Lines(report), 1
    if "\n " in text or "\n\t" in text:
        text = _BLANK.sub("", text)
    for piece in text.split("\n\n"):
        game = _plain(piece, number) if reading.idle and piece[:1] == "[" else None
        if game is None:
            for line in piece.split("\n"):
                game = _taken(reading) if reading.take_line(number, line) else None
                if game is not None:
                    yield game
                number += 1
            game = _taken(reading) if reading.take_line(number, "") else None
            number += 1
        else:
            number += piece.count("\n") + 2
            game.comments = reading.comments_before()
        if game is not None:
            yield game
    reading.end(number)
    if reading.tags:
        yield _taken(reading)


def _plain(text: str, line: int) -> RawGame | None:
    """The game, if it is written as programs do."""
    tags: dict[str, str] = {}
    rows: dict[str, str] = {}
    notes: dict[str, dict[str, str]] = {}
    noted = "Auction"
    for name, value, under, strange in _LINES.findall(text):
        if strange:
            return None
        if name == "Note":
            key, _, said = value.partition(":")
            notes.setdefault(noted, {})[key.strip()] = said
        elif name in tags:
            return None
        else:
            tags[name] = value
            if name == "Play":
                noted = name
        if under:
            rows[name] = under.rstrip("\n")
    return RawGame(line, tags, rows, notes, None, text)


def _taken(reading: Lines) -> RawGame:
    """The game that has been read line by line."""
    rows = {name: "\n".join(under) for name, under in reading.rows.items() if under}
    game = RawGame(reading.first, reading.tags, rows, reading.notes, reading.places)
    game.comments = reading.comments_before()
    reading.begin()
    return game
