"""The head of a checkpoint: how far it goes, who has made it, and which pieces it has."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from lawbook import __version__
from lawbook.event.checkpoint.pieces import spoiling, text_of
from lawbook.event.entries import Where

__all__ = ["FORM", "Head", "read_head"]

FORM = 1
"""The form of checkpoints; it is raised when a piece is written otherwise, or a score is reckoned otherwise."""


@dataclass(frozen=True, kw_only=True)
class Head:
    """What is known of a checkpoint before any piece is read."""

    number: int
    """The number of the last entry that is in it."""
    digest: str
    """The digest of that entry's row, which is that of the chain."""
    settings: Mapping[str, str]
    """The conditions of contest that its scores are reckoned under."""
    against: Mapping[int, int]
    writers: tuple[str, ...]
    pending: tuple[Where, ...]
    things: Mapping[str, str]
    """The piece of each kind of thing."""
    boards: Mapping[str, Mapping[int, str]]
    """The piece of each board, by session."""
    sessions: Mapping[str, str]
    """The piece of each session."""
    sums: str = ""
    """The piece with the sum of all sessions; none where there is no such sum, or no score."""
    dues: str = ""
    """The piece with what penalties take from it."""
    scored: bool = False
    """Whether its sessions have their scores."""

    @property
    def text(self) -> str:
        """The head as it is kept."""
        return text_of({"form": FORM, "program": __version__, **asdict(self)})

    @property
    def pieces(self) -> frozenset[str]:
        """The digests of its pieces."""
        boards = (digest for told in self.boards.values() for digest in told.values())
        besides = filter(None, (self.sums, self.dues))
        return frozenset((*self.things.values(), *self.sessions.values(), *boards, *besides))


def read_head(text: str) -> Head | None:
    """The head that was kept; None for one of another form, or of another Lawbook. Raises Spoilt."""
    with spoiling():
        told = json.loads(text)
        if (told.pop("form"), told.pop("program")) != (FORM, __version__):
            return None
        return Head(**{**told, **_own(told)})


def _own(told: Mapping[str, Any]) -> dict[str, Any]:
    """The fields for which JSON has no form of its own. Raises what a wrong one raises."""
    for name, kind in (("number", int), ("digest", str), ("sums", str), ("dues", str), ("scored", bool)):
        if type(told[name]) is not kind:
            raise TypeError(name)
    return {
        "settings": _words(told["settings"]),
        "things": _words(told["things"]),
        "sessions": _words(told["sessions"]),
        "against": {int(number): int(times) for number, times in told["against"].items()},
        "writers": tuple(map(str, told["writers"])),
        "pending": tuple(Where(str(s), int(board), str(ns), str(ew)) for s, board, ns, ew in told["pending"]),
        "boards": {
            session: {int(number): str(digest) for number, digest in boards.items()}
            for session, boards in told["boards"].items()
        },
    }


def _words(told: Mapping[str, str]) -> dict[str, str]:
    return {str(name): str(value) for name, value in told.items()}
