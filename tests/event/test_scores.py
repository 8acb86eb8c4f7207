"""What a tournament comes to: previews, relief, sections and sessions, teams."""

from fractions import Fraction

import pytest

from lawbook.bridge import Side, Vulnerability
from lawbook.errors import CaseError
from lawbook.event.entries import (
    STAYS,
    AdjustmentProposed,
    Announced,
    Confirmed,
    Enrolled,
    Entry,
    Logged,
    Marked,
    Penalized,
    Posted,
    ResultEntered,
    Stays,
    Turned,
    Undone,
    Where,
)
from lawbook.event.tournament import Tournament
from lawbook.event.worth import Worth, parse_worth
from lawbook.scoring.penalties import Unit


def contest(results: dict[str, str], **conditions: str) -> Tournament:
    """A contest of these results, each table written SESSION BOARD NS EW."""
    tournament = Tournament()
    tournament.record(Announced("Club", conditions))
    for table, worth in results.items():
        session, board, ns, ew = table.split()
        tournament.record(ResultEntered(Where(session, int(board), ns, ew), parse_worth(worth)))
    return tournament


def adjust(tournament: Tournament, where: Where, ns: Worth | Stays, ew: Worth | Stays) -> Logged:
    (proposed,) = tournament.record(AdjustmentProposed(where, ns, ew))
    return tournament.record(Confirmed(proposed.number))[0]


FOUR = {"1 1 A B": "+620", "1 1 C D": "+600", "1 1 E F": "+170", "1 1 G H": "-100"}
FIRST = Where("1", 1, "A", "B")


def test_a_preview_shows_both_sides_the_bystanders_and_the_ranking_and_changes_nothing() -> None:
    tournament = contest(FOUR)
    before, last = tournament.totals(), tournament.ledger.last
    down = parse_worth("-200")
    preview = tournament.preview(AdjustmentProposed(FIRST, down, down), Confirmed(last + 1))
    (board,) = preview.boards

    moved = {change.contestant: (change.before, change.after) for change in board.changes}
    assert {"A": (6, 0), "B": (0, 6)}.items() <= moved.items()
    assert {
        "C": (4, 6),
        "D": (2, 0),
        "E": (2, 4),
        "F": (4, 2),
        "G": (0, 2),
        "H": (6, 4),
    }.items() <= moved.items()
    assert ["A", "B"] == [change.contestant for change in board.changes if change.at_the_table]
    assert ["A", "B"] == [change.contestant for change in board.changes][:2]
    ranks = {change.contestant: (str(change.before), str(change.after)) for change in preview.ranking}
    assert ("1/2", "7/8") == ranks["A"]
    assert (before, last) == (tournament.totals(), tournament.ledger.last)


def test_a_preview_is_what_happens_when_it_is_confirmed() -> None:
    tournament = contest(FOUR)
    entries: tuple[Entry, ...] = (
        AdjustmentProposed(FIRST, parse_worth("60% +620, 40% -100"), parse_worth("A-")),
        Confirmed(tournament.ledger.last + 1),
        Penalized("1", "C", Fraction(1, 4), Unit.TOP),
    )
    preview = tournament.preview(*entries)
    tournament.record(*entries)

    after = {change.contestant: change.after for change in preview.boards[0].changes}
    assert after == tournament.scores.board(FIRST)
    places = {place.contestant: place for place in tournament.ranking()[""]}
    assert all(places[change.contestant] == change.after for change in preview.ranking)


def test_an_undoing_has_no_preview() -> None:
    with pytest.raises(CaseError, match="no preview"):
        contest(FOUR).preview(Undone(2))


def test_a_pending_adjustment_changes_nothing_and_is_shown_as_pending() -> None:
    tournament = contest(FOUR)
    before = tournament.totals()
    tournament.record(AdjustmentProposed(FIRST, None, None))

    assert before == tournament.totals()
    assert [False] == [adjustment.confirmed is not None for adjustment in tournament.pending]


def test_a_side_that_harmed_itself_keeps_its_table_score_and_gets_the_rest() -> None:
    """Expected 620 beats 600 and 170: 4 with a tie 1 is 5 of 6; without the error 170 ties: 2 + 1 = 3; had 0.

    Relief is 5 - 3 = 2, so A has 0 + 2. B, the offender, has what is left of 620: 6 - 5 = 1.
    The others are compared with what each direction has: North-South with -200, East-West with 620.
    """
    tournament = contest({**FOUR, "1 1 A B": "-200", "1 1 C D": "+620"})
    adjust(tournament, FIRST, parse_worth("expected +620, without error +170"), parse_worth("+620"))
    figures = tournament.scores.board(FIRST)

    assert {"A": 2, "B": 1} == {name: figures[name] for name in "AB"}
    assert {"C": 6, "E": 4, "G": 2} == {name: figures[name] for name in "CEG"}
    assert {"D": 1, "F": 4, "H": 6} == {name: figures[name] for name in "DFH"}
    assert Fraction(100, 3) == tournament.totals()["A"]


def test_sections_are_compared_together_or_apart() -> None:
    results = {"1 1 A B": "+620", "1 1 C D": "+600", "1 1 E F": "+170", "1 1 G H": "-100"}
    enrolled = [Enrolled(name, section="red" if name in "ABCD" else "blue") for name in "ABCDEFGH"]
    apart, together = contest(results, sections="apart"), contest(results)
    for tournament in (apart, together):
        tournament.record(*enrolled)

    assert {"A": 100, "C": 0, "E": 100, "G": 0} == {name: apart.totals()[name] for name in "ACEG"}
    assert Fraction(200, 3) == together.totals()["C"]


def test_sessions_are_added_up() -> None:
    results = {**FOUR, "2 1 A D": "-100", "2 1 C B": "+620"}
    totals = contest(results).totals()

    assert {"A": 75, "E": Fraction(100, 3)} == {name: totals[name] for name in "AE"}  # 6 of 6 and 0 of 2


def test_a_board_may_be_marked_otherwise_than_its_number_says() -> None:
    tournament = contest({f"1 {board} A B": "4S by N =" for board in (1, 2)})
    tournament.record(*(ResultEntered(Where("1", board, "C", "D"), 500) for board in (1, 2)))
    assert [0, 2] == [tournament.scores.board(Where("1", board, "A", "B"))["A"] for board in (1, 2)]
    tournament.record(Marked(1, Vulnerability.BOTH), Marked(2, Vulnerability.NONE))

    assert [2, 0] == [tournament.scores.board(Where("1", board, "A", "B"))["A"] for board in (1, 2)]


def test_a_table_that_sat_the_wrong_way_is_scored_for_the_hands_it_held() -> None:
    tournament = contest(FOUR)
    tournament.record(Turned(FIRST))

    assert {"A": 0, "B": 6} == {name: tournament.scores.board(FIRST)[name] for name in "AB"}


def test_each_line_is_ranked_by_itself() -> None:
    tournament = contest(FOUR)
    tournament.record(*(Enrolled(name, line="NS") for name in "ACEG"))
    ranking = {line: [place.contestant for place in places] for line, places in tournament.ranking().items()}

    assert {"": ["H", "F", "D", "B"], "NS": ["A", "C", "E", "G"]} == ranking


def test_scores_are_official_when_the_correction_period_has_ended() -> None:
    tournament = contest(FOUR)
    tournament.record(Posted("1", minutes=30))
    assert not tournament.is_official("1")
    tournament.record(Posted("1", minutes=-1))

    assert tournament.is_official("1")


MATCH = {
    "1 1 A B": "+620",
    "1 1 B A": "+170",
    "1 2 A B": "-50",
    "1 2 B A": "-50",
    "1 3 A B": "+100",
    "1 3 B A": "+600",
}


def test_a_match_of_teams_is_compared_between_its_rooms() -> None:
    """450 is 10 IMPs, nothing, and -500 is -11."""
    tournament = contest(MATCH, scoring="teams")

    assert {"A": -1, "B": 1} == tournament.totals()
    assert {"A": 10, "B": -10} == tournament.scores.board(FIRST)


def test_a_board_with_one_result_waits_for_the_other_room() -> None:
    tournament = contest({"1 1 A B": "+620"}, scoring="teams")

    assert {} == tournament.totals()


def test_a_weighted_score_is_compared_outcome_by_outcome() -> None:
    """60 % of 10 IMPs and 40 % of -7 (-100 against 170)."""
    tournament = contest(MATCH, scoring="teams")
    weighted = parse_worth("60% +620, 40% -100")
    adjust(tournament, FIRST, weighted, weighted)

    assert Fraction(16, 5) == tournament.scores.board(FIRST)["A"]


def test_scores_that_do_not_balance_are_averaged_in_knock_out_play_only() -> None:
    """A has 10 IMPs by its own ruling; B by its own, -100 against 170, 7: A would have lost 7 there."""
    for knock_out, expected in (("no", (10, 7)), ("yes", (Fraction(3, 2), Fraction(-3, 2)))):
        tournament = contest(MATCH, scoring="teams", knock_out=knock_out)
        adjust(tournament, FIRST, STAYS, parse_worth("-100"))
        figures = tournament.scores.board(FIRST)

        assert expected == (figures["A"], figures["B"])


def test_an_average_plus_is_three_imps_to_a_team_whatever_the_other_room_has() -> None:
    tournament = contest(MATCH, scoring="teams")
    adjust(tournament, FIRST, parse_worth("A+"), parse_worth("A-"))

    assert {"A": 3, "B": -3} == tournament.scores.board(FIRST)


def test_a_team_that_harmed_itself_is_relieved_in_imps() -> None:
    """Had -200 against 170: -9. Expected 620: 10. Without the error 170: 0. Relief 10; it ends with 1."""
    tournament = contest({**MATCH, "1 1 A B": "-200"}, scoring="teams")
    adjust(tournament, FIRST, parse_worth("expected +620, without error +170"), parse_worth("+620"))

    assert {"A": 1, "B": -10} == tournament.scores.board(FIRST)


def test_what_something_would_be_worth_to_a_team_is_told() -> None:
    tournament = contest(MATCH, scoring="teams")

    assert [10, -10] == [tournament.worth_to(FIRST, side, 620) for side in Side]


def test_victory_points_and_penalties_before_and_after_them() -> None:
    """A lost by 1 IMP: 9.69 on the scale of 16 boards. A penalty of 3 IMPs is A's alone: lost by 4, 8.80."""
    tournament = contest(MATCH, scoring="teams", victory_points="16")
    assert [Fraction("9.69"), Fraction("10.31")] == [tournament.totals()[name] for name in "AB"]
    tournament.record(Penalized("1", "A", Fraction(3), Unit.IMPS))
    assert [Fraction("8.80"), Fraction("10.31")] == [tournament.totals()[name] for name in "AB"]
    tournament.record(Penalized("1", "B", Fraction(1), Unit.VICTORY_POINTS))

    assert [Fraction("8.80"), Fraction("9.31")] == [tournament.totals()[name] for name in "AB"]


@pytest.mark.parametrize(("scoring", "figure"), [("cross_imps", "11/3"), ("butler", "4")])
def test_pairs_at_imps(scoring: str, figure: str) -> None:
    results = {"1 1 A B": "-140", "1 1 C D": "-460", "1 1 E F": "+50", "1 1 G H": "-490"}

    assert Fraction(figure) == contest(results, scoring=scoring).totals()["A"]


def test_both_players_of_an_individual_contest_have_the_score_of_their_side() -> None:
    totals = contest({"1 1 1+2 3+4": "+620", "1 1 5+6 7+8": "+600"}).totals()

    assert {"1": 100, "2": 100, "3": 0, "5": 0, "8": 100} == {name: totals[name] for name in "12358"}


def test_a_penalty_in_a_unit_that_the_contest_does_not_have_is_refused() -> None:
    with pytest.raises(CaseError, match="the total is in IMPs"):
        contest(FOUR, scoring="butler").record(Penalized("1", "A", Fraction(1, 4), Unit.TOP))
