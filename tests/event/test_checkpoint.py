"""Checkpoints: from any of them and the rest a log is folded to the same; what is spoilt is never believed."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.errors import LawbookError
from lawbook.event.base import NOTHING, Base
from lawbook.event.calls import CallNoted, CallOpened, CallPlaced
from lawbook.event.checkpoint.head import Head, read_head
from lawbook.event.checkpoint.reading import Checkpoint
from lawbook.event.checkpoint.writing import checkpoint_of
from lawbook.event.entries import (
    AdjustmentProposed,
    Announced,
    Confirmed,
    Enrolled,
    Entry,
    Logged,
    Penalized,
    ResultEntered,
    Undone,
    Where,
)
from lawbook.event.tournament import Tournament
from lawbook.scoring.penalties import Unit
from tests.event.test_folding import TABLES, Told, logged, logs, simple

ROOMS = [
    Where("1", board, *sides)
    for board in (1, 2)
    for sides in (("A", "B"), ("B", "A"), ("C", "D"), ("D", "C"))
]
SCORED = (
    {"scoring": "teams"},
    {"scoring": "teams", "victory_points": "2"},
    {"scoring": "teams", "knock_out": "yes"},
)


@dataclass
class Kept:
    """A log and the pieces of its checkpoints, in memory."""

    all: Sequence[Logged]
    pieces: dict[str, str] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)

    def piece(self, digest: str) -> str | None:
        self.asked.append(digest)
        return self.pieces.get(digest)

    def read(self, after: int = 0, until: int | None = None) -> Iterable[Logged]:
        return self.all[after:until]

    def found(self, numbers: Iterable[int]) -> Mapping[int, Logged]:
        return {number: self.all[number - 1] for number in numbers}


def opened(entries: Sequence[Entry], number: int, base: Base = NOTHING) -> Tournament:
    """The tournament of the first entries of a log."""
    log = Told(entries)
    log.shown = number
    return Tournament(log, base=base)


def kept(source: Kept, tournament: Tournament) -> Head:
    """A checkpoint of a tournament, put on the shelf, and read from there."""
    head, pieces = checkpoint_of(tournament, "digest")
    source.pieces |= pieces
    read = read_head(head.text)
    assert read == head
    return read


def told(tournament: Tournament) -> dict[str, object]:
    """All that a tournament tells."""
    ledger = tournament.ledger
    try:
        scored: object = (
            tournament.totals(),
            tournament.ranking(),
            [tournament.scores.board(where) for where in (*TABLES, *ROOMS)],
        )
    except LawbookError as error:
        scored = str(error)
    return {
        "scored": scored,
        "last": ledger.last,
        "standings": ledger.standings,
        "boards": ledger.boards,
        "penalties": tournament.penalties,
        "pending": tournament.pending,
        "contestants": tournament.contestants,
        "conditions": tournament.conditions,
        "players": ledger.players,
        "writers": ledger.writers,
        "logged": list(ledger.logged),
        "counting": [ledger.counts(number) for number in range(1, ledger.last + 1)],
        "history": [ledger.all_about(("session", name)) for name in "12"],
        "entries": [ledger.about(where) for where in TABLES],
    }


@st.composite
def team_logs(draw: st.DrawFn) -> list[Entry]:
    """Results of teams, rulings and undoings, in any order."""
    entries: list[Entry] = [Announced("x", draw(st.sampled_from(SCORED)))]
    scores = st.sampled_from([620, 170, -50, None])
    for _ in range(draw(st.integers(1, 20))):
        where = draw(st.sampled_from(ROOMS))
        entries.append(
            draw(
                st.one_of(
                    st.builds(ResultEntered, st.just(where), scores),
                    st.builds(AdjustmentProposed, st.just(where), scores, scores),
                    st.builds(Undone, st.integers(1, len(entries))),
                    simple.filter(lambda each: not isinstance(each, Announced | ResultEntered)),
                )
            )
        )
        if isinstance(entries[-1], AdjustmentProposed) and draw(st.booleans()):
            entries.append(Confirmed(len(entries)))
    return entries


@given(st.one_of(logs(), team_logs()), st.data())
def test_from_any_checkpoint_and_the_rest_the_log_is_folded_to_the_same(
    entries: list[Entry], data: st.DataObject
) -> None:
    first = data.draw(st.integers(1, len(entries)))
    second = data.draw(st.integers(first, len(entries)))
    source = Kept(logged(entries))
    head = kept(source, opened(entries, first))
    whole = told(opened(entries, len(entries)))

    assert whole == told(opened(entries, len(entries), Checkpoint(head, source)))
    between = opened(entries, second, Checkpoint(head, source))
    if data.draw(st.booleans()):
        told(between)
    later = kept(source, between)
    assert later == kept(source, opened(entries, second))  # a checkpoint from a checkpoint is the same
    assert whole == told(opened(entries, len(entries), Checkpoint(later, source)))


@given(st.one_of(logs(), team_logs()), st.data())
def test_a_flipped_byte_in_a_piece_is_never_believed(entries: list[Entry], data: st.DataObject) -> None:
    number = data.draw(st.integers(1, len(entries)))
    source = Kept(logged(entries))
    head = kept(source, opened(entries, number))
    for digest in data.draw(st.lists(st.sampled_from(sorted(source.pieces)), min_size=1)):
        text = source.pieces[digest]
        place = data.draw(st.integers(0, len(text) - 1))
        source.pieces[digest] = text[:place] + chr(ord(text[place]) ^ 1) + text[place + 1 :]

    assert told(opened(entries, len(entries))) == told(
        opened(entries, len(entries), Checkpoint(head, source))
    )


@given(logs(), st.data())
def test_pieces_that_are_lost_are_folded_from_the_log(entries: list[Entry], data: st.DataObject) -> None:
    number = data.draw(st.integers(1, len(entries)))
    source = Kept(logged(entries))
    head = kept(source, opened(entries, number))
    tournament = opened(entries, len(entries), Checkpoint(head, source))
    if data.draw(st.booleans()):
        tournament.ranking()
    source.pieces.clear()  # while somebody is at work on it

    assert told(opened(entries, len(entries))) == told(tournament)


@pytest.mark.parametrize(
    "changed",
    [
        {"sessions": {"1": "of nothing"}},
        {"boards": {"1": {1: "of nothing"}}},
        {"things": {"session": "of nothing"}},
        {"sums": "of nothing"},
        {"settings": {"scoring": "rubber"}},
    ],
)
def test_a_head_that_names_what_is_not_there_hides_nothing(changed: dict[str, dict[str, str]]) -> None:
    entries: list[Entry] = [
        ResultEntered(Where("1", 1, "1", "2"), 620),
        ResultEntered(Where("1", 1, "3", "4"), 170),
    ]
    source = Kept(logged(entries))
    head = replace(kept(source, opened(entries, 2)), **changed)  # type: ignore[arg-type]

    assert told(opened(entries, 2)) == told(opened(entries, 2, Checkpoint(head, source)))


def test_a_ruling_reads_the_board_that_it_changes_and_no_other() -> None:
    entries: list[Entry] = [
        ResultEntered(
            Where(session, board, f"N{table}", f"E{table}"), 100 * table * (1 if session == "1" else -board)
        )
        for session in "12"
        for board in range(1, 11)
        for table in range(3)
    ]
    entries.append(Penalized("1", "N1", Fraction(1, 10), Unit.TOP))
    source = Kept(logged(entries))
    head = kept(source, opened(entries, len(entries)))
    where = Where("2", 7, "N1", "E1")
    more = [*entries, AdjustmentProposed(where, 500, 500), Confirmed(len(entries) + 1)]
    source.all = logged(more)
    tournament = opened(more, len(more), Checkpoint(head, source))

    assert not source.asked  # to open it none is read
    assert told(opened(more, len(more)))["scored"] == (
        tournament.totals(),
        tournament.ranking(),
        [tournament.scores.board(where) for where in (*TABLES, *ROOMS)],
    )
    source.asked.clear()
    again = opened(more, len(more), Checkpoint(head, source))
    again.ranking()
    boards = {digest for told in head.boards.values() for digest in told.values()}
    assert [head.boards["2"][7]] == [digest for digest in source.asked if digest in boards]
    assert head.sessions["1"] not in source.asked


def test_all_that_was_put_down_about_a_call_is_told_from_a_checkpoint() -> None:
    entries: list[Entry] = [
        CallOpened(1, "1", "7"),
        CallNoted(1, "a"),
        Undone(2),
        CallPlaced(1, "8"),
        Enrolled("1"),
        Undone(3),
        Undone(4),
    ]
    source = Kept(logged(entries))
    for number in range(1, len(entries) + 1):
        head = kept(source, opened(entries, number))
        ledger = opened(entries, len(entries), Checkpoint(head, source)).ledger

        assert [1, 2, 3, 4, 6, 7] == [each.number for each in ledger.all_about(("call", "1"))]
        assert [1, 2] == [each.number for each in ledger.about(("call", "1"))]


def test_the_checkpoint_of_another_lawbook_or_form_is_not_read() -> None:
    source = Kept([])
    head = kept(source, opened([], 0))
    assert read_head(head.text.replace('"program":"', '"program":"9')) is None
    assert read_head(head.text.replace('"form":', '"form":9')) is None
