"""A checkpoint made of a tournament: what the base has kept and nothing has touched is taken over as it is."""

from collections.abc import Iterator
from typing import Any

from lawbook.errors import LawbookError
from lawbook.event.board_scores import Scores
from lawbook.event.checkpoint.head import Head
from lawbook.event.checkpoint.pieces import digest_of, text_of
from lawbook.event.checkpoint.reading import Checkpoint
from lawbook.event.checkpoint.scored import dues_told, round_told, session_told, sums_told
from lawbook.event.checkpoint.tables import Row, board_told
from lawbook.event.entries import Where
from lawbook.event.late import Late
from lawbook.event.ledger import Ledger
from lawbook.event.pair_scores import PairScores
from lawbook.event.team_scores import TeamScores
from lawbook.event.tournament import Tournament

__all__ = ["checkpoint_of"]


def checkpoint_of(tournament: Tournament, digest: str) -> tuple[Head, dict[str, str]]:
    """The head of a checkpoint at the last entry, whose row has this digest, and the new pieces by theirs."""
    return _Writer(tournament).written(digest)


class _Writer:
    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament
        self._ledger: Ledger = tournament.ledger
        base = self._ledger.base
        self._old: Head | None = base.head if isinstance(base, Checkpoint) and base.is_sound else None
        self._made: dict[str, str] = {}
        self._scores = self._scored()

    def _scored(self) -> Scores | None:
        try:
            scores = self._tournament.scores
        except LawbookError:
            return None  # what cannot be scored now has no scores to be kept
        return scores

    def written(self, digest: str) -> tuple[Head, dict[str, str]]:
        announced = self._ledger.announced
        pairs = self._scores if isinstance(self._scores, PairScores) else None
        head = Head(
            number=self._ledger.last,
            digest=digest,
            settings=dict(announced.settings) if announced else {},
            against=self._ledger.against,
            writers=tuple(sorted(self._ledger.writers)),
            pending=tuple(self._ledger.pending),
            things=dict(self._things()),
            boards=self._boards(),
            sessions=dict(self._sessions()),
            sums=self._put(sums_told(pairs.sums)) if pairs else "",
            dues=self._put(dues_told(self._tournament.penalties, pairs)) if pairs else "",
            scored=self._scores is not None,
        )
        return head, self._made

    def _put(self, told: Any) -> str:
        text = text_of(told)
        digest = digest_of(text)
        self._made[digest] = text
        return digest

    def _things(self) -> Iterator[tuple[str, str]]:
        old = dict(self._old.things) if self._old else {}
        for kind in sorted({*old, *self._ledger.kinds}):
            if kind in old and kind not in self._ledger.kinds:
                yield kind, old[kind]
                continue
            told = {
                name: [each.number for each in entries] for name, entries in self._ledger.named(kind).items()
            }
            undoings = {name: list(numbers) for name, numbers in self._ledger.undoings(kind).items()}
            if told or undoings:
                yield kind, self._put({"told": told, "undoings": undoings})

    def _boards(self) -> dict[str, dict[int, str]]:
        boards: dict[str, dict[int, str]] = {}
        for session, number in self._ledger.boards:
            old = self._old.boards.get(session, {}).get(number) if self._old else None
            kept = old is not None and (session, number) not in self._ledger.touched
            told = old if kept else self._put(self._board(session, number))
            boards.setdefault(session, {})[number] = told or ""
        return boards

    def _board(self, session: str, number: int) -> list[list[Any]]:
        tables = self._ledger.tables_of(session, number)
        return board_told(self._row(where) for where in tables)

    def _row(self, where: Where) -> Row:
        touched = where in self._ledger.touched.get(where[:2], ())
        known = self._ledger.standing(where) if touched else self._ledger.base.standing(where)
        plain = known is not None and known.is_plain
        return Row(tuple(self._ledger.numbers(where)), known or self._ledger.bare(where), plain)

    def _sessions(self) -> Iterator[tuple[str, str]]:
        touched = {session for session, _ in self._ledger.touched}
        for session in self._ledger.sessions:
            if self._old and session not in touched and self._is_kept(session):
                yield session, self._old.sessions[session]
            else:
                sides = sorted(self._ledger.sides(session))
                yield session, self._put({"sides": sides, "scores": self._session(session)})

    def _is_kept(self, session: str) -> bool:
        """Whether its scores are those of the base, which nobody has even looked at."""
        match self._scores:
            case PairScores(sessions=told) | TeamScores(rounds=told):
                return isinstance(told, Late) and not told.is_made(session)
            case _:
                return False

    def _session(self, session: str) -> Any:
        match self._scores:
            case PairScores() as pairs:
                return session_told(pairs.session(session))
            case TeamScores() as teams:
                return round_told(teams.round(session))
            case _:
                return None
