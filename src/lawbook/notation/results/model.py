"""What a file of results tells: who met whom on which board, and what was published for it.

Figures that were published stay as they were printed, because the number of decimals belongs to them.
What a reader does not understand is kept under the name that it has in the file, so that a writer of
the same format can give it back.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import NamedTuple

from lawbook.bridge import Board, Card, Contract
from lawbook.errors import Wording

__all__ = [
    "DIRECTED",
    "NOT_PLAYED",
    "BoardResult",
    "Both",
    "Contestant",
    "Event",
    "Kept",
    "Match",
    "Measure",
    "Scoring",
    "Section",
    "Session",
    "place_of",
    "without_kept",
]

Kept = tuple[tuple[str, str], ...]
"""What is not understood, by its name in the file; an empty text marks where something understood stood."""

DIRECTED = "TD"
"""The award of a director who only wrote what it came to: the published figures are the award."""
NOT_PLAYED = "NP"
"""The award where a board was not to be played."""


def place_of(board: str, ns: tuple[str, ...], ew: tuple[str, ...]) -> str:
    """The board and who met on it, on one line whatever stands in the file.

    >>> place_of("7", ("3",), ())
    'board 7, 3 v ?'
    """
    return Wording("board {number}, {who}", number=_flat(board), who=_met(ns, ew))


def _met(ns: tuple[str, ...], ew: tuple[str, ...]) -> Wording:
    return Wording("{one} v {other}", one=_flat("+".join(ns)), other=_flat("+".join(ew)))


def _flat(text: str) -> str:
    return " ".join(text.split())[:40] or "?"


class Scoring(Enum):
    """How the boards of an event are compared."""

    MATCHPOINTS = "matchpoints"
    CROSS_IMPS = "cross-IMPs"
    BUTLER = "Butler"
    TEAMS = "teams"
    """IMPs between two tables of one match."""
    UNKNOWN = ""

    def __str__(self) -> str:
        return self.value


class Measure(Enum):
    """What a figure of a board counts."""

    MATCHPOINTS = "matchpoints"
    PERCENTAGE = "percentage"
    IMPS = "IMPs"

    def __str__(self) -> str:
        return self.value


class Both(NamedTuple):
    """Something that each side has, as it is printed; empty where nothing is."""

    ns: str = ""
    ew: str = ""


NOTHING = Both()


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardResult:
    """What one table has on one board; what is None or empty is not told."""

    board: str
    """Its number; in a few files a name."""
    ns: tuple[str, ...] = ()
    """The contestant's number; of both contestants, where each player is one."""
    ew: tuple[str, ...] = ()
    round: str = ""
    table: str = ""
    room: str = ""
    """Open or Closed, in a match of teams."""
    contract: Contract | None = None
    passed_out: bool = False
    lead: Card | None = None
    tricks: int | None = None
    """Won by declarer."""
    score: int | None = None
    """As North-South see it, as published; both sides' unless `ew_score` says otherwise."""
    ew_score: int | None = None
    """Of East-West, as North-South see it, where it is another (Law 12C1(f))."""
    award: Both | None = None
    """An artificial score: A+, A or A-, a number for a stated percentage or IMPs, DIRECTED or NOT_PLAYED."""
    figures: Mapping[Measure, Both] = field(default_factory=dict)
    players: tuple[str, ...] = ()
    """North, East, South, West, where a file names them at the table."""
    line: int = 0
    """Where in the file it stands."""
    kept: Kept = ()

    @property
    def told(self) -> bool:
        """Whether there is a result at all: a score, what makes one, or an award in the place of one."""
        made = self.passed_out or (self.contract is not None and self.tricks is not None)
        return made or self.score is not None or self.award is not None

    @property
    def where(self) -> str:
        """The board and who met on it, as a list of differences names them."""
        return place_of(self.board, self.ns, self.ew)

    @property
    def who(self) -> Wording:
        """Who met on it."""
        return _met(self.ns, self.ew)


@dataclass(frozen=True, slots=True, kw_only=True)
class Contestant:
    """A pair, a team or a player, with what was published of the whole session."""

    number: str
    names: tuple[str, ...] = ()
    direction: str = ""
    total: str = ""
    percentage: str = ""
    place: str = ""
    boards: str = ""
    carry_over: str = ""
    penalty: str = ""
    """What the director took off, or with a minus gave."""
    kept: Kept = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """A match between two teams or pairs, with what was published of it."""

    home: str
    away: str
    round: str = ""
    imps: Both = NOTHING
    points: Both = NOTHING
    """Victory points."""
    kept: Kept = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """A field that is compared with itself."""

    name: str = ""
    contestants: tuple[Contestant, ...] = ()
    results: tuple[BoardResult, ...] = ()
    matches: tuple[Match, ...] = ()
    boards: Mapping[str, Board] = field(default_factory=dict)
    """By number: dealer, vulnerability and deal."""
    datums: Mapping[str, str] = field(default_factory=dict)
    """The datum that was published for a board."""
    kept_of_boards: Mapping[str, Kept] = field(default_factory=dict)
    """What is carried along of a board as a whole."""
    kept: Kept = ()

    def board(self, number: str) -> Board:
        """The board of this number, with the usual markings where the file has no others (Law 2)."""
        known = self.boards.get(number)
        if known is not None:
            return known
        return Board.of(int(number)) if number.isdecimal() and 0 < int(number) < 10**6 else Board()


@dataclass(frozen=True, slots=True, kw_only=True)
class Session:
    """One session of an event."""

    name: str = ""
    date: str = ""
    sections: tuple[Section, ...] = ()
    kept: Kept = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """A tournament or a part of one, as a file tells it."""

    file: str = ""
    format: str = ""
    name: str = ""
    site: str = ""
    date: str = ""
    scoring: Scoring = Scoring.UNKNOWN
    modifiers: tuple[str, ...] = ()
    """What more the file says of the scoring, by the names of PBN: MP2, Cross1, Median and so on."""
    winners: int | None = None
    """One ranking or two."""
    sessions: tuple[Session, ...] = ()
    contestants: tuple[Contestant, ...] = ()
    """With what they have over all sessions, where a file tells that apart."""
    kept: Kept = ()
    problems: tuple[str, ...] = ()
    """What could not be read, or not as it stands; nothing where reading was strict."""

    @property
    def sections(self) -> tuple[Section, ...]:
        """The sections of all sessions."""
        return tuple(section for session in self.sessions for section in session.sections)

    def results(self) -> Iterator[BoardResult]:
        """Every result, in the order of the file."""
        return (result for section in self.sections for result in section.results)


def without_kept(event: Event) -> Event:
    """The event without what was carried along of its file, which means nothing in another format."""

    def bare(section: Section) -> Section:
        return replace(
            section,
            kept=(),
            kept_of_boards={},
            results=tuple(replace(one, kept=()) for one in section.results),
            contestants=tuple(replace(one, kept=()) for one in section.contestants),
            matches=tuple(replace(one, kept=()) for one in section.matches),
        )

    return replace(
        event,
        kept=(),
        contestants=tuple(replace(one, kept=()) for one in event.contestants),
        sessions=tuple(
            replace(one, kept=(), sections=tuple(map(bare, one.sections))) for one in event.sessions
        ),
    )
