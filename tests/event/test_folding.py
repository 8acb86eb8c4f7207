"""The log folded: any order of entries, undoing and redoing gives the state of a fresh fold."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.errors import CaseError
from lawbook.event.content import content, parse_content
from lawbook.event.entries import (
    STAYS,
    About,
    AdjustmentProposed,
    Announced,
    Confirmed,
    Enrolled,
    Entry,
    FormFound,
    Logged,
    Noted,
    Penalized,
    Posted,
    ResultCorrected,
    ResultEntered,
    RulingAttached,
    Turned,
    Undone,
    Where,
    Withdrawn,
)
from lawbook.event.ledger import Ledger
from lawbook.event.standing import Standing
from lawbook.event.tournament import Tournament
from lawbook.event.worth import Worth, parse_worth, worth_text
from lawbook.scoring.penalties import Unit

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
WORTHS: list[Worth] = [
    parse_worth(text)
    for text in (
        "4S by N =", "3NTx by E -1", "passed out", "+620", "-100", "60% +620, 40% 4S by N -1", "1/3 -50, 2/3 +0",
        "A+", "A", "A-", "award 55", "expected +620, without error -100", "not played",
    )
]  # fmt: skip
TABLES = [
    Where(session, board, f"N{table}", f"E{(table + board) % 3}")
    for session in ("1", "2")
    for board in (1, 2)
    for table in range(3)
]
wheres, worths = st.sampled_from(TABLES), st.sampled_from(WORTHS)
sides = st.one_of(st.just(STAYS), worths)
flags = st.booleans()
simple: st.SearchStrategy[Entry] = st.one_of(
    st.builds(ResultEntered, wheres, worths),
    st.builds(ResultEntered, wheres, worths),
    st.builds(ResultCorrected, wheres, worths),
    st.builds(AdjustmentProposed, wheres, sides, sides),
    st.builds(FormFound, wheres, st.sampled_from(["", "a"])),
    st.builds(Turned, wheres),
    st.builds(RulingAttached, wheres, st.just("{}")),
    st.builds(
        Penalized,
        st.sampled_from("12"),
        st.sampled_from(["N0", "E1"]),
        st.just(Fraction(1, 10)),
        st.just(Unit.TOP),
    ),
    st.builds(Enrolled, st.sampled_from(["N0", "E1"]), line=st.sampled_from(["", "NS"])),
    st.builds(Announced, st.just("x"), st.sampled_from([{"scoring": "matchpoints"}, {"win": "1"}])),
    st.builds(Noted, st.just("!"), st.one_of(st.none(), wheres)),
    st.builds(Posted, st.sampled_from("12")),
)
about: st.SearchStrategy[type[About]] = st.sampled_from([Confirmed, Withdrawn, Undone, Undone, Undone])


@st.composite
def logs(draw: st.DrawFn) -> list[Entry]:
    """Entries of every kind in any order, whatever they refer to has been put down before."""
    entries: list[Entry] = []
    for _ in range(draw(st.integers(1, 25))):
        kind = draw(about) if bool(entries) and draw(flags) else None
        if kind is Undone:
            entries.append(Undone(draw(st.integers(1, len(entries)))))
            continue
        proposed = [n for n, entry in enumerate(entries, 1) if isinstance(entry, AdjustmentProposed)]
        if kind is not None and proposed:
            entries.append(kind(draw(st.sampled_from(proposed))))
        else:
            entries.append(draw(simple))
    return entries


def logged(entries: Sequence[Entry]) -> list[Logged]:
    return [Logged(number, NOON, "", entry) for number, entry in enumerate(entries, start=1)]


def counting(entries: Sequence[Entry]) -> list[Logged]:
    """The entries that count, found from the newest back: what nothing that counts has undone."""
    against: set[int] = set()
    kept = []
    for each in reversed(logged(entries)):
        if each.number not in against:
            if isinstance(each.entry, Undone):
                against.add(each.entry.of)
            else:
                kept.append(each)
    return kept[::-1]


class Kept:
    """A log in which nothing stands for what does not count, or is about what does not."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        rows = {each.number: each for each in counting(entries)}
        rows = {
            number: each
            for number, each in rows.items()
            if not isinstance(each.entry, Confirmed | Withdrawn) or each.entry.of in rows
        }
        self._rows = [rows.get(n, Logged(n, NOON, "", Noted("gone"))) for n in range(1, len(entries) + 1)]

    def append(self, entries: Sequence[Logged]) -> None:
        raise NotImplementedError

    def read(self, after: int = 0) -> list[Logged]:
        return self._rows[after:]

    def close(self) -> None:
        pass


class Told(Kept):
    """A log that grows entry by entry."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._all, self.shown = logged(entries), 0

    def read(self, after: int = 0) -> list[Logged]:
        return self._all[after : self.shown]


def said(tournament: Tournament) -> list[Standing]:
    return [each for each in tournament.ledger.standings if each != Standing(each.where)]


@given(logs())
def test_any_order_of_entries_undoing_and_redoing_gives_the_state_of_a_fresh_fold(
    entries: list[Entry],
) -> None:
    told = Told(entries)
    grown = Tournament(told)
    for told.shown in range(1, len(entries) + 1):
        grown.refresh()
        grown.totals()  # scored at every step, so that each step rescores only what it touches
    fresh = Tournament(Kept(entries))

    assert said(fresh) == said(grown)
    assert fresh.penalties == grown.penalties
    assert fresh.conditions == grown.conditions
    assert fresh.totals() == grown.totals()
    assert fresh.ranking() == grown.ranking()
    assert [fresh.scores.board(where) for where in TABLES] == [grown.scores.board(where) for where in TABLES]


@given(logs(), st.data())
def test_undoing_and_redoing_leaves_no_trace(entries: list[Entry], data: st.DataObject) -> None:
    number = data.draw(st.integers(1, len(entries)))
    before = Ledger(logged(entries))
    after = Ledger(logged([*entries, Undone(number), Undone(len(entries) + 1)]))

    assert before.standings == after.standings


@given(simple)
def test_every_entry_is_read_back_from_its_content(entry: Entry) -> None:
    assert entry == parse_content(entry.kind, content(entry))


@pytest.mark.parametrize("worth", WORTHS, ids=worth_text)
def test_every_worth_is_read_back_as_it_is_written(worth: Worth) -> None:
    assert worth == parse_worth(worth_text(worth))


results = st.lists(st.sampled_from([620, 600, 170, -50, -100]), min_size=6, max_size=6)


@given(st.lists(results, min_size=1, max_size=4), st.permutations(range(6)), st.sampled_from(WORTHS))
def test_permuting_pairs_permutes_results(scores: list[list[int]], order: list[int], award: Worth) -> None:
    """Whoever sits where: the same results under other names are worth the same to them."""

    def totals(names: Sequence[int]) -> dict[str, Fraction]:
        with Tournament() as tournament:
            for board, row in enumerate(scores, 1):
                for table, score in enumerate(row):
                    where = Where("1", board, f"N{names[table]}", f"E{names[(table + board) % 6]}")
                    tournament.record(ResultEntered(where, score))
            where = Where("1", 1, f"N{names[0]}", f"E{names[1]}")
            (proposed,) = tournament.record(AdjustmentProposed(where, award, STAYS))
            tournament.record(Confirmed(proposed.number))
            return tournament.totals()

    plain, moved = totals(range(6)), totals(order)

    assert {f"{name[0]}{order[int(name[1:])]}": total for name, total in plain.items()} == moved


def test_a_correction_after_the_period_needs_approval_and_a_reason() -> None:
    times = iter([NOON, NOON, NOON + timedelta(minutes=30), *[NOON + timedelta(minutes=31)] * 2])
    tournament = Tournament(clock=lambda: next(times))
    where = Where("1", 1, "1", "2")
    tournament.record(ResultEntered(where, 620))
    tournament.record(Posted("1"))
    tournament.record(ResultCorrected(where, 650))
    with pytest.raises(CaseError, match=r"ended at 12:30 UTC.*79C2"):
        tournament.record(ResultCorrected(where, 680))
    tournament.record(ResultCorrected(where, 680, "both slips say so", approved="A. Organizer"))

    assert 680 == tournament.ledger.standing(where).result


@pytest.mark.parametrize(
    ("entries", "message"),
    [
        ([ResultEntered(Where("1", 0, "1", "2"), 0)], "numbered from 1"),
        ([ResultEntered(Where("1", 1, "1", "1"), 0)], "does not meet itself"),
        ([ResultEntered(Where("1", 1, "1", "2"), 0)] * 2, "has a result already"),
        ([ResultCorrected(Where("1", 1, "1", "2"), 0)], "no result was entered"),
        ([Confirmed(1)], "name one of them"),
        ([Noted("x"), Confirmed(1)], "is a noted"),
        ([Noted("x"), Undone(1), Undone(1)], "undone already"),
        ([Penalized("1", "9", Fraction(1), Unit.IMPS)], "not in this contest"),
        ([Announced("x", {"scoring": "rubber"})], "one of matchpoints"),
        ([Announced("x", {"score": "rubber"})], "no such condition"),
        ([Enrolled("1/2")], "without / and -"),
        (
            [
                ResultEntered(Where("1", 1, "1", "2"), 0),
                AdjustmentProposed(Where("1", 1, "1", "2"), STAYS, STAYS, needs=("the outcomes",)),
                Confirmed(2),
            ],
            "waits for the outcomes",
        ),
    ],
)
def test_what_cannot_be_is_refused_and_leaves_no_trace(entries: list[Entry], message: str) -> None:
    tournament = Tournament()
    with pytest.raises(CaseError, match=message):
        tournament.record(*entries)

    assert 0 == tournament.ledger.last
