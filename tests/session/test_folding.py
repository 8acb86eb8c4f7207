"""A call is a fold of its entries: in whatever order Directors tell, undo and choose, nothing is lost."""

from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from lawbook.event.calls import CallOpened, CaseTold, VersionChosen
from lawbook.event.entries import Entry, Logged
from lawbook.event.tournament import Tournament
from lawbook.session import DirectorCall, Evening
from lawbook.session.call import director_call

DIRECTORS = st.sampled_from(["AB", "CD", "EF"])
CASES = st.sampled_from([f"/rule/{law}" for law in (13, 27, 54, 61, 70)])
STEPS = st.lists(
    st.tuples(
        st.sampled_from(["tell", "tell", "tell", "undo", "redo", "choose"]),
        DIRECTORS,
        CASES,
        st.integers(0, 9),
    ),
    max_size=25,
)


def opened() -> tuple[Evening, DirectorCall]:
    evening = Evening(Tournament())
    return evening, evening.open_call("7", by="AB")


def step(evening: Evening, call: DirectorCall, kind: str, by: str, case: str, pick: int) -> None:
    """One thing that a Director does, from a page that may be old."""
    told = [0, *(version.number for version in call.told)]
    history = evening.history(call.number)
    if kind == "tell":
        evening.tell(call.number, case, told[pick % len(told)], by=by)
    elif kind == "choose" and call.told:
        evening.choose(call.number, call.told[pick % len(call.told)].number, by=by)
    elif kind == "undo" and history.undoable:
        evening.undo(history.undoable.number, by=by)
    elif kind == "redo" and history.redoable:
        evening.undo(history.redoable.number, by=by)


@given(STEPS)
def test_every_case_that_counts_is_shown_or_was_followed_by_its_own_teller_or_chosen_against(
    steps: list[tuple[str, str, str, int]],
) -> None:
    evening, call = opened()
    for kind, by, case, pick in steps:
        step(evening, call, kind, by, case, pick)
        call = evening.call(call.number)
    counting = [logged for logged in call.entries if isinstance(logged.entry, CaseTold)]
    chosen = max((e.number for e in call.entries if isinstance(e.entry, VersionChosen)), default=0)
    known = {version.number for version in call.told}
    followed = {logged.entry.over for logged in counting if isinstance(logged.entry, CaseTold)}
    for logged in counting:
        assert logged.number in known | followed or logged.number < chosen
    everything = evening.history(call.number).entries
    assert {logged.number for logged in counting} <= {logged.number for logged in everything}


@given(STEPS)
def test_a_new_process_reads_the_same_calls(steps: list[tuple[str, str, str, int]]) -> None:
    evening, call = opened()
    for kind, by, case, pick in steps:
        step(evening, call, kind, by, case, pick)
        call = evening.call(call.number)
    again = Evening(Tournament(evening.tournament._log))
    assert again.calls == evening.calls


@given(STEPS)
def test_to_undo_everything_and_redo_it_changes_nothing(steps: list[tuple[str, str, str, int]]) -> None:
    evening, call = opened()
    for kind, by, case, pick in steps:
        step(evening, call, kind, by, case, pick)
        call = evening.call(call.number)
    undone = 0
    while (last := evening.history(call.number).undoable) is not None:
        evening.undo(last.number, by="AB")
        undone += 1
    assert not evening.call(call.number).versions
    for _ in range(undone):
        redoable = evening.history(call.number).redoable
        assert redoable
        evening.undo(redoable.number, by="AB")
    again = evening.call(call.number)
    assert (again.versions, again.rivals) == (call.versions, call.rivals)


def logged(*entries: tuple[str, Entry]) -> tuple[Logged, ...]:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    return tuple(Logged(number, now, by, entry) for number, (by, entry) in enumerate(entries, start=1))


def test_what_two_tell_over_the_same_case_are_rivals_and_what_one_tells_on_his_own_is_not() -> None:
    told = logged(
        ("AB", CallOpened(1, "1", "7")),
        ("AB", CaseTold(1, "/rule/13", 1)),
        ("AB", CaseTold(1, "/rule/27", 2)),
        ("CD", CaseTold(1, "/rule/54", 2)),
        ("AB", CaseTold(1, "/rule/61", 3)),
    )
    call = director_call(told)
    assert call
    assert [version.case for version in call.versions] == ["/rule/13", "/rule/27", "/rule/61"]
    assert [version.case for version in call.rivals] == ["/rule/54"]


def test_a_director_who_tells_over_an_old_page_of_his_own_has_no_rival() -> None:
    told = logged(
        ("AB", CallOpened(1, "1", "7")),
        ("AB", CaseTold(1, "/rule/13", 1)),
        ("AB", CaseTold(1, "/rule/27", 2)),
        ("AB", CaseTold(1, "/rule/54", 2)),
    )
    call = director_call(told)
    assert call
    assert (call.case, call.rivals) == ("/rule/54", ())
