"""Game: a board as it was bid and played at one table, as a file tells it; and what is wrong with the file."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from lawbook.bridge import Bid, Board, Call, Card, Contract, Seat, Side, Strain, Word
from lawbook.errors import NotationError, Wording

__all__ = [
    "HOPELESS",
    "Calls",
    "Game",
    "GameCall",
    "Look",
    "Plays",
    "Report",
    "contract_of",
    "ended",
    "passes_before",
]


class GameCall(NamedTuple):
    """A call, with what the file says about it."""

    seat: Seat
    call: Call
    note: str | None = None
    """What it was explained to mean; empty where it is only marked as alerted, None where nothing is said."""
    mark: str = ""
    """`^I` where the file says that it was insufficient and accepted."""


Calls = tuple[GameCall, ...]
Plays = tuple[tuple[Seat, Card], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A board as it was bid and played at one table; what is None or empty is not told."""

    name: str = ""
    """The file."""
    line: int = 1
    """Where in the file it begins."""
    tags: Mapping[str, str] = field(default_factory=dict)
    """What the file says, by the names of PBN, in its own words; what it takes over from a game before included."""
    board: Board = field(default_factory=Board)
    calls: Calls = ()
    plays: Plays = ()
    """The cards in the order in which they were played."""
    marks: Mapping[int, str] = field(default_factory=dict)
    """`^R` and `^L`, by the place of the card among the plays: a revoke, a lead out of turn that was accepted."""
    contract: Contract | None = None
    tricks: int | None = None
    """How many tricks declarer won, as the file says."""
    rows: Mapping[str, str] = field(default_factory=dict)
    """Whatever stands in rows under a tag, in the order of the file: auction, play and tables of results alike."""
    comments: tuple[str, ...] = ()
    problems: tuple[str, ...] = ()
    """What could not be read, or not as it stands; nothing where reading was strict."""

    @property
    def known(self) -> bool:
        """Whether anything is known of the cards, the calls or the contract."""
        deal = self.board.deal
        return bool((deal is not None and any(deal.hands)) or self.calls or self.plays or self.contract)

    def system(self, side: Side) -> str:
        """What the file calls the bidding system of a side (PBN 2.1, BidSystemNS and BidSystemEW); empty if nothing."""
        return self.tags.get(f"BidSystem{side.name}", "")

    @property
    def explains(self) -> bool:
        """Whether the file says anything of what the calls show."""
        return any(made.note is not None for made in self.calls) or any(map(self.system, Side))


_MOST = 100
"""The problems of a kind that are listed of a board, besides the last."""
_ALL = 1000
"""The same of a whole file."""
HOPELESS = 10_000
"""The rows or games after which nobody reads on, if none of them could be read."""


class Report:
    """What is wrong with a file: the first thing stops a strict reader, a forgiving one lists them.

    Of a kind, the first hundred of a board are listed and the last, and no more than a thousand of a file:
    a list of ten thousand rows helps nobody. A file of which nothing can be read is not read to its end.
    """

    __slots__ = (
        "_all",
        "_counts",
        "_hopeless",
        "_last",
        "_listed",
        "_rest",
        "_unread",
        "found",
        "name",
        "strict",
    )

    def __init__(self, name: str, *, strict: bool, hopeless: int = HOPELESS) -> None:
        self.name = name
        self.strict = strict
        self._hopeless = hopeless
        self.found = 0
        """How many things were wrong so far."""
        self._listed: list[str] = []
        self._counts: dict[str, int] = {}
        self._all: dict[str, int] = {}
        self._last: dict[str, _Left] = {}
        """What is not listed of this board."""
        self._rest: dict[str, _Left] = {}
        """What is not listed since there were so many in the file."""
        self._unread: int | None = 0
        """How many rows and games there were of which nothing could be read; None once one could."""

    def add(self, line: int, what: str, /, **named: object) -> None:
        """Note what is wrong. Raises NotationError that names the line if reading is strict.

        What takes time to say is named by a function, which is asked only when it is listed.
        """
        kind, named = (what.sentence, what.named) if isinstance(what, Wording) else (what, named)
        self.found += 1
        listed = self._all.get(kind, 0)
        if listed >= _ALL:
            _leave(self._rest, kind, line, named)
            return
        number = self._counts[kind] = self._counts.get(kind, 0) + 1
        if number > _MOST:
            _leave(self._last, kind, line, named)
            return
        self._all[kind] = listed + 1
        said = self._said(line, kind, named)
        if self.strict:
            raise NotationError("{said}", said=said)
        self._listed.append(said)

    def goes_on(self, line: int, *, read: bool) -> bool:
        """Whether to read on after a row or a game, of which something could be read or nothing."""
        if read:
            self._unread = None
        if self._unread is None:
            return True
        self._unread += 1
        if self._unread == self._hopeless:
            self.add(
                line,
                "of the first {number} rows or games nothing can be read; what follows is not read; "
                "export the file again",
                number=self._hopeless,
            )
        return not self.given_up

    @property
    def given_up(self) -> bool:
        """Whether nobody reads on."""
        return self._unread is not None and self._unread >= self._hopeless

    def taken(self) -> tuple[str, ...]:
        """The problems since this was asked before."""
        if not self._listed:
            return ()
        listed = (*self._listed, *self._ends(self._last))
        self._listed, self._counts, self._last = [], {}, {}
        return listed

    def rest(self) -> tuple[str, ...]:
        """What is left at the end of the file: the problems since, and of each kind that was too many the last."""
        return (*self.taken(), *self._ends(self._rest))

    def _said(self, line: int, kind: str, named: Mapping[str, object]) -> Wording:
        told = {name: thing() if callable(thing) else thing for name, thing in named.items()}
        said = Wording(kind, **told)
        return Wording("{file}, line {line}: {what}", file=self.name, line=line, what=said)

    def _ends(self, left: Mapping[str, "_Left"]) -> Iterator[Wording]:
        """Of each kind the last, and how many before it are not listed."""
        for kind, (more, line, named) in left.items():
            said = self._said(line, kind, named)
            yield (
                Wording("{said} (not listed: {number} more like it)", said=said, number=more)
                if more
                else said
            )


class Look(Report):
    """A look at the first rows of a file: it says nothing, and ends at the first row that can be read."""

    __slots__ = ()

    def __init__(self, hopeless: int = HOPELESS) -> None:
        super().__init__("", strict=False, hopeless=hopeless)

    def add(self, line: int, what: str, /, **named: object) -> None:
        """Nothing is noted."""

    def goes_on(self, line: int, *, read: bool) -> bool:
        """Whether nothing could be read yet, and there is still hope."""
        return super().goes_on(line, read=read) and not self.ended

    @property
    def ended(self) -> bool:
        """Whether a row could be read, or nobody hopes for one."""
        return self._unread is None or self.given_up


class _Left(NamedTuple):
    """What is not listed of a kind: the last, and how many there were before it."""

    more: int
    line: int
    named: Mapping[str, object]


def _leave(left: dict[str, _Left], kind: str, line: int, named: Mapping[str, object]) -> None:
    before = left.get(kind)
    left[kind] = _Left(0 if before is None else before.more + 1, line, named)


def ended(games: Iterator[Game], report: Report) -> Iterator[Game]:
    """The games of a file, of which the last also has what is wrong with the file after it."""
    waiting: Game | None = None
    for game in games:
        if waiting is not None:
            yield waiting
        waiting = game
    if waiting is not None:
        rest = report.rest()
        yield replace(waiting, problems=(*waiting.problems, *rest)) if rest else waiting


_END = [Word.PASS] * 3


def contract_of(calls: Calls) -> Contract | None:
    """The contract that calls make when nobody looks whether they are legal; None before the auction is over."""
    words = [call[1] for call in calls]
    if len(words) < 4 or words[-3:] != _END:
        return None
    for place in range(len(words) - 4, -1, -1):
        bid = words[place]
        if isinstance(bid, Bid):
            after = words[place + 1 :]  # a double is like no bid, and asking each takes time
            doubled = 2 if Word.REDOUBLE in after else int(Word.DOUBLE in after)
            return Contract(bid, _first_to_name(bid.strain, calls[: place + 1]), doubled)
    return None


def _first_to_name(strain: Strain, calls: Calls) -> Seat:
    """Who of the side of the last of these calls first bid the denomination."""
    side = calls[-1][0] & 1
    for seat, call, *_ in calls:
        if seat & 1 == side and isinstance(call, Bid) and call.strain is strain:
            return seat
    return calls[-1][0]


def passes_before(calls: Calls, number: int) -> Calls:
    """The calls, each so many seats later, with passes in the places that become free."""
    first = calls[0].seat
    passes = [GameCall(Seat(first + n & 3), Word.PASS) for n in range(number)]
    return (*passes, *(call._replace(seat=Seat(call.seat + number & 3)) for call in calls))
