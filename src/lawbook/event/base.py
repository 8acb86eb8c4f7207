"""Base: what a ledger begins from, so that it need not fold what was put down before. A ledger can be one."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from lawbook.event.board_scores import Scores
from lawbook.event.conditions import Conditions
from lawbook.event.entries import Logged, Subject, Where
from lawbook.event.standing import Standing

__all__ = ["NOTHING", "Base"]


class Base(Protocol):
    """The fold of the first entries of a log."""

    @property
    def last(self) -> int:
        """The number of the last entry that is in it."""

    @property
    def against(self) -> Mapping[int, int]:
        """How many undoings that count there are against an entry, if any."""

    @property
    def writers(self) -> Iterable[str]:
        """Whoever has put something down."""

    @property
    def pending(self) -> Iterable[Where]:
        """The tables with an adjustment that waits."""

    @property
    def boards(self) -> Iterable[tuple[str, int]]:
        """The boards, each with its session, that have a table with an entry that counts."""

    def __getitem__(self, number: int) -> Logged:
        """The entry of this number."""

    def after(self, number: int) -> Sequence[Logged]:
        """The entries after this number."""

    def about(self, subject: Subject) -> Sequence[Logged]:
        """The entries about a thing that count, in order."""

    def about_tables(self, tables: Iterable[Where]) -> Mapping[Where, Sequence[Logged]]:
        """The same of several tables."""

    def named(self, kind: str) -> Mapping[str, Sequence[Logged]]:
        """The entries that count about all the things of a kind, by name."""

    def undoings(self, kind: str) -> Mapping[str, Sequence[int]]:
        """The numbers of the undoings of what was told about the things of a kind, by name."""

    def tables_of(self, session: str, board: int) -> Sequence[Where]:
        """The tables of a board that have entries which count, in order."""

    def has(self, where: Where) -> bool:
        """Whether anything was told about a table that counts."""

    def numbers(self, where: Where) -> Sequence[int]:
        """The numbers of the entries about a table that count, in order."""

    def standing(self, where: Where) -> Standing | None:
        """What stands at a table; None where that is only known from its entries."""

    def bare(self, where: Where) -> Standing | None:
        """The same as far as it is scored, which is always known; None where nothing was entered."""

    def sides(self, session: str) -> Iterable[str]:
        """Whoever sits at a table of the session, as its tables name them."""

    def scores(self, conditions: Conditions) -> Scores | None:
        """What it comes to under these conditions; None where that has to be reckoned anew."""


class _Nothing:
    """The base of a log that is folded whole."""

    last = 0
    against: Mapping[int, int] = {}
    writers: Iterable[str] = ()
    pending: Iterable[Where] = ()
    boards: Iterable[tuple[str, int]] = ()

    def __getitem__(self, number: int) -> Logged:
        raise KeyError(number)

    def after(self, _: int) -> Sequence[Logged]:
        return ()

    def about(self, _: Subject) -> Sequence[Logged]:
        return ()

    def about_tables(self, _: Iterable[Where]) -> Mapping[Where, Sequence[Logged]]:
        return {}

    def named(self, _: str) -> Mapping[str, Sequence[Logged]]:
        return {}

    def undoings(self, _: str) -> Mapping[str, Sequence[int]]:
        return {}

    def tables_of(self, *_: object) -> Sequence[Where]:
        return ()

    def has(self, _: Where) -> bool:
        return False

    def numbers(self, _: Where) -> Sequence[int]:
        return ()

    def standing(self, _: Where) -> Standing | None:
        return None

    def bare(self, _: Where) -> Standing | None:
        return None

    def sides(self, _: str) -> Iterable[str]:
        return ()

    def scores(self, _: Conditions) -> Scores | None:
        return None


NOTHING: Base = _Nothing()
