"""Sessions of pairs: averages, splits, forms, penalties, and a ruling that rescores its board alone."""

from collections.abc import Sequence
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.errors import CaseError
from lawbook.scoring.artificial import IMPS, Amounts, Awards
from lawbook.scoring.awards import Relief, relief
from lawbook.scoring.cross_imps import Divisor
from lawbook.scoring.entry import Average, Entry, Stated, Weighted
from lawbook.scoring.method import Butler, CrossImps, Matchpoints, Method
from lawbook.scoring.neuberg import Unequal
from lawbook.scoring.pairs import Result, Session, score_session
from lawbook.scoring.penalties import Penalty, Unit
from tests.scoring.scores import ANY

PLUS, EVEN, MINUS = Average
METHODS: tuple[Method, ...] = (Matchpoints(), Matchpoints(win=1, places=2), CrossImps(), Butler())


def board(number: int, entries: Sequence[Entry], shift: int = 0) -> list[Result]:
    """One table for each entry; East-West have moved up by the shift."""
    return [
        Result.of(number, f"N{table}", f"E{(table + shift) % len(entries)}", entry)
        for table, entry in enumerate(entries)
    ]


def split(number: int, ns: str, ew: str, for_ns: Entry, for_ew: Entry) -> Result:
    return Result(number, (ns,), (ew,), for_ns, for_ew)


def points(session: Session) -> dict[str, Fraction]:
    return {name: total.points for name, total in session.totals().items()}


def test_an_average_counts_among_the_results_expected_but_is_not_compared() -> None:
    results = [*board(1, [420] * 21), split(1, "X", "Y", PLUS, PLUS)]
    session = score_session(results, Matchpoints())

    assert 22 == session.expected
    assert [Fraction("25.2")] * 2 == [points(session)[name] for name in ("X", "Y")]
    assert 21 * 21 == points(session)["N0"] * 21  # the 21 results average half of the top of 42


def test_a_board_not_to_be_played_counts_nowhere() -> None:
    session = score_session([*board(1, [420, 400, 170]), *board(2, [420, 400, None])], Matchpoints())
    totals = session.totals()

    assert [3, 8, 2] == [session.expected, totals["N0"].available, totals["N0"].boards]
    assert [4, 1] == [totals["N2"].available, totals["N2"].boards]


def test_an_average_plus_is_the_figure_of_the_other_boards_where_that_is_better() -> None:
    results = [*board(1, [620, 600, -100]), *board(2, [PLUS, 170, 140]), *board(3, [620, 600, 590])]
    totals = score_session(results, Matchpoints()).totals()

    assert [100, 20] == [totals["N0"].percentage, totals["E0"].percentage]


def test_an_average_minus_is_the_figure_of_the_other_boards_where_that_is_worse() -> None:
    results = [*board(1, [-100, 600, 620]), split(2, "N0", "E0", MINUS, EVEN), *board(2, [170, 140], 1)[1:]]
    session = score_session(results, Matchpoints())

    assert {2: 0} == session.awards_of("N0")
    assert {2: 2} == session.awards_of("E0")


def test_fixed_percentages_stay_what_they_are() -> None:
    results = [*board(1, [620, 600, -100]), split(2, "N0", "E0", Stated(Fraction(60)), Stated(Fraction(40)))]

    session = score_session(results, Matchpoints())

    assert [Fraction("2.4"), Fraction("1.6")] == [session.awards_of(name)[2] for name in ("N0", "E0")]


def test_later_boards_may_bring_less() -> None:
    awards = Awards(later=(Amounts.given(55, 45, 30),), own_figure=False)
    results = [one for number in (1, 2, 3) for one in board(number, [PLUS, 100, 50])]
    session = score_session(results, Matchpoints(awards))

    assert [Fraction("2.4"), Fraction("2.2"), Fraction("2.2")] == list(session.awards_of("N0").values())


def test_which_board_is_the_later_one_does_not_turn_on_when_it_was_ruled() -> None:
    awards = Awards(later=(Amounts.given(55, 45, 30),), own_figure=False)
    results = [*board(1, [170, 100, 50]), *board(2, [PLUS, 100, 50])]
    session = score_session(results, Matchpoints(awards))

    ruled = session.with_results([Result.of(1, "N0", "E0", PLUS)])

    assert {1: Fraction("2.4"), 2: Fraction("2.2")} == ruled.awards_of("N0")


def test_a_split_score_stands_in_both_lists_and_nothing_is_repaired() -> None:
    results = [split(1, "N0", "E0", 620, -100), *board(1, [620, 600, 170])[1:]]
    session = score_session(results, Matchpoints())

    assert {"N0": 4, "N1": 2, "N2": 0, "E0": 4, "E1": 0, "E2": 2} == points(session)
    assert 12 == sum(points(session).values())


def test_one_side_may_have_a_score_and_the_other_an_average() -> None:
    results = [split(1, "N0", "E0", 620, MINUS), *board(1, [620, 600, 170])[1:]]
    session = score_session(results, Matchpoints())

    assert {"N0": 4, "N1": 2, "N2": 0} == {name: points(session)[name] for name in ("N0", "N1", "N2")}
    assert {"E0": Fraction("1.6"), "E1": Fraction("0.5"), "E2": Fraction("3.5")} == {
        name: points(session)[name] for name in ("E0", "E1", "E2")
    }


def test_a_fouled_board_is_rated_form_by_form() -> None:
    forms = ["a"] * 5 + ["b"] * 4
    scores = [430, 420, 400, 170, -50, 620, 600, 170, -100]
    results = [
        Result.of(1, f"N{table}", f"E{table}", score, form)
        for table, (score, form) in enumerate(zip(scores, forms, strict=True))
    ]
    totals = points(score_session(results, Matchpoints()))

    expected = ["15.2", "11.6", "8", "4.4", "0.8", "14.75", "10.25", "5.75", "1.25"]
    assert [Fraction(told) for told in expected] == [totals[f"N{table}"] for table in range(9)]
    assert [16 - Fraction(told) for told in expected] == [totals[f"E{table}"] for table in range(9)]


def test_each_board_may_have_a_top_of_its_own() -> None:
    results = [*board(1, [620, 600, -100]), *board(2, [100, 50, EVEN])]
    totals = score_session(results, Matchpoints(unequal=Unequal.OWN_TOP)).totals()

    assert [100, 25, 25] == [totals[name].percentage for name in ("N0", "N1", "N2")]


def test_forms_of_a_board_with_a_top_of_its_own_are_brought_to_it() -> None:
    results = [
        Result.of(1, f"N{table}", f"E{table}", score, form)
        for table, (score, form) in enumerate([(620, "a"), (600, "a"), (170, "a"), (0, "a"), (-50, "b")])
    ]
    totals = score_session([*results, *board(2, [0] * 9)], Matchpoints(unequal=Unequal.OWN_TOP)).totals()

    assert [Fraction(775, 8), 60] == [2 * totals[name].percentage - 50 for name in ("N0", "N4")]


def test_halves_are_rounded_up_or_towards_the_average() -> None:
    results = board(1, [30, 20, 10, 0])  # 7.75, 5.25, 2.75 and 0.25 of 8
    up, inwards = (
        points(score_session(results, method, expected=5))
        for method in (Matchpoints(places=1), Matchpoints(places=1, half_to_average=True))
    )

    assert ["7.8", "5.3", "2.8", "0.3"] == [str(float(up[f"N{table}"])) for table in range(4)]
    assert ["7.7", "5.2", "2.8", "0.3"] == [str(float(inwards[f"N{table}"])) for table in range(4)]
    assert [8] * 4 == [inwards[f"N{table}"] + inwards[f"E{table}"] for table in range(4)]


def test_penalties_are_taken_from_the_total_and_nobody_gains() -> None:
    session = score_session(board(1, [620, 600, -100]), Matchpoints())
    before, after = session.totals(), session.totals([Penalty("N0", Fraction(1, 10), Unit.TOP, "slow play")])

    assert {"N0": Fraction("0.4")} == {
        name: before[name].points - after[name].points for name in before if before[name] != after[name]
    }


def test_players_of_an_individual_have_the_score_of_their_side() -> None:
    session = score_session(
        [Result(1, ("1", "2"), ("3", "4"), 620, 620), Result(1, ("5", "6"), ("7", "8"), 600, 600)],
        Matchpoints(),
    )

    assert {"1": 2, "2": 2, "3": 0, "4": 0, "5": 0, "6": 0, "7": 2, "8": 2} == points(session)


@pytest.mark.parametrize(
    ("method", "plus"),
    [
        (CrossImps(), "3"),
        (CrossImps(Awards(Amounts.given("1.2", 0, "-1.2"))), "1.2"),
        (CrossImps(divisor=Divisor.NOTHING), "9"),
        (Butler(), "3"),
    ],
)
def test_averages_at_imps_for_each_comparison(method: Method, plus: str) -> None:
    results = [*board(1, [0, 0, 0, 0]), *board(2, [PLUS, 0, 0, 0])]
    session = score_session(results, method)

    assert [Fraction(plus)] * 2 == [session.awards_of(name)[2] for name in ("N0", "E0")]


def test_a_better_figure_at_imps_counts_for_each_board_whatever_the_divisor() -> None:
    results = [*board(1, [620, -100, -100, -100]), *board(2, [PLUS, 0, 0, 0])]

    assert [36, 12] == [
        score_session(results, CrossImps(divisor=divisor)).awards_of("N0")[2]
        for divisor in (Divisor.NOTHING, Divisor.COMPARISONS)
    ]


def test_a_fouled_board_at_cross_imps() -> None:
    results = [
        Result.of(1, f"N{table}", f"E{table}", score, form)
        for table, (score, form) in enumerate([(620, "a"), (600, "a"), (-100, "a"), (170, "b"), (-50, "b")])
    ]
    total, average = (
        points(score_session(results, CrossImps(divisor=divisor)))
        for divisor in (Divisor.NOTHING, Divisor.COMPARISONS)
    )

    assert [13 * 2, 6 * 4] == [
        total[name] for name in ("N0", "N3")
    ]  # 620: 1 + 12 in a group of three of five
    assert [Fraction(13, 2), 6] == [average[name] for name in ("N0", "N3")]


def test_a_lone_score_has_nothing_to_be_compared_with() -> None:
    assert [{"N0": 0, "E0": 0}] * 3 == [
        points(score_session(board(1, [620]), method)) for method in (Matchpoints(), CrossImps(), Butler())
    ]


ENTRIES: st.SearchStrategy[Entry] = st.one_of(ANY, ANY, ANY, st.sampled_from(Average), st.none())
SESSIONS = st.integers(2, 6).flatmap(
    lambda tables: st.lists(st.lists(ENTRIES, min_size=tables, max_size=tables), min_size=1, max_size=4)
)


@given(SESSIONS, st.sampled_from(METHODS), st.data())
def test_a_ruling_rescores_its_board_to_what_the_whole_session_would_be(
    boards: list[list[Entry]], method: Method, data: st.DataObject
) -> None:
    results = [one for number, entries in enumerate(boards) for one in board(number, entries, number)]
    place = data.draw(st.integers(0, len(results) - 1))
    old = results[place]
    new = split(int(old.board), old.ns[0], old.ew[0], data.draw(ENTRIES), data.draw(ENTRIES))
    session = score_session(results, method, expected=6)

    ruled = session.with_results([new])

    whole = score_session([*results[:place], new, *results[place + 1 :]], method, expected=6)
    assert (whole.lines, whole.totals()) == (ruled.lines, ruled.totals())


@given(SESSIONS, st.sampled_from(METHODS))
def test_the_order_of_the_tables_makes_no_difference(boards: list[list[Entry]], method: Method) -> None:
    results = [one for number, entries in enumerate(boards) for one in board(number, entries, number)]
    order = sorted(results, key=lambda result: (result.board, result.ew))

    assert score_session(results, method).totals() == score_session(order, method).totals()


@given(st.lists(st.lists(ANY, min_size=5, max_size=5), min_size=1, max_size=4))
def test_balanced_matchpoints_add_up_to_all_there_are(boards: list[list[Entry]]) -> None:
    results = [one for number, entries in enumerate(boards) for one in board(number, entries, number)]
    totals = score_session(results, Matchpoints()).totals()

    assert 50 * 10 == sum(total.percentage for total in totals.values())


def test_a_weighted_score_in_a_session_moves_the_others_too() -> None:
    session = score_session(board(7, [170] * 6 + [140] * 3 + [-100] * 2), Matchpoints())
    ruled = session.with_results([Result.of(7, "N5", "E5", Weighted.of([(140, "33%"), (170, "67%")]))])

    assert [Fraction("61.80"), Fraction("76.65"), Fraction("31.65"), 5] == [
        ruled.totals()[name].percentage for name in ("N5", "N0", "N6", "N9")
    ]


def test_what_a_table_would_have_with_another_result() -> None:
    session = score_session(board(1, [620, 600, -100]), Matchpoints())

    lines = session.worth(Result.of(1, "N1", "E1", -200))
    assert ["N1", "E1"] == [line.contestant for line in lines]
    assert [0, 4] == [line.points for line in lines]
    assert 2 == points(session)["N1"]


def test_damage_that_the_innocent_side_did_to_itself_is_told_in_the_points_of_the_board() -> None:
    session = score_session(board(1, [100, 650, 620, 620, 170, -50]), Matchpoints())
    expected, without_error, at_table = (
        session.worth(Result.of(1, "N0", "E0", score))[0].points or 0 for score in (680, 170, 100)
    )

    assert [10, 3, 2] == [expected, without_error, at_table]
    assert Relief(Fraction(9), Fraction(0)) == relief(expected, without_error, at_table, top=10)


def test_a_penalty_to_somebody_who_did_not_play_is_refused() -> None:
    with pytest.raises(CaseError, match="a penalty to 99: no such contestant"):
        score_session(board(1, [620, 600]), Matchpoints()).totals([Penalty("99", Fraction(1), Unit.TOP)])


def test_a_ruling_for_pairs_that_did_not_meet_is_refused() -> None:
    session = score_session(board(1, [620, 600]), Matchpoints())

    with pytest.raises(CaseError, match="board 1: N0 did not meet E1"):
        session.with_results([Result.of(1, "N0", "E1", 100)])


def test_the_amounts_of_the_laws() -> None:
    assert [3, 0, -3] == [IMPS.plus, IMPS.even, IMPS.minus]
