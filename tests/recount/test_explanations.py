"""What explains a difference, tried on boards that are made up and on published ones that are changed."""

import re

import pytest

from lawbook.notation.results import parse_results, read_events
from lawbook.recount import recompute, recount
from lawbook.recount.objects import ranking
from tests.notation.results.published import PAGES, USEBIO, needs_data


def because(text: str, name: str = "club.csv") -> set[str]:
    return {difference.because for difference in recompute(parse_results(text, name))}


FIVE = [(420, 8), (170, 5), (170, 5), (-50, 2), (-100, 0)]


def board(number: int, rows: list[tuple[object, object, object]]) -> str:
    """Lines of a board: score and matchpoints of both sides."""
    return "".join(
        f"{number},{place},{place + 10},{score},{ns},{ew}\n"
        for place, (score, ns, ew) in enumerate(rows, start=1)
    )


HEAD = "board,ns,ew,score,mp_ns,mp_ew\n"
PLAIN = board(1, [(score, ns, 8 - ns) for score, ns in FIVE])


def test_a_session_that_comes_out_has_nothing_to_explain() -> None:
    assert because(HEAD + PLAIN) == set()


def test_figures_beside_a_score_are_the_directors() -> None:
    # four tables are compared and brought to five; the fifth has 60 % to each side beside its score
    neuberg = [(420, "7.75", "0.25"), (170, "5.25", "2.75"), (-50, "2.75", "5.25"), (-100, "0.25", "7.75")]
    text = HEAD + PLAIN + board(2, [*neuberg, (170, "4.8", "4.8")])

    assert because(text) == {"the director gave 5 v 15 these figures"}


def test_a_code_beside_other_figures_is_a_label() -> None:
    rows = [(420, "7.75", "0.25"), (170, "5.25", "2.75"), (-50, "2.75", "5.25"), (-100, "0.25", "7.75")]

    text = HEAD + PLAIN + board(2, [*rows, ("A5050", "5.6", "2.4")])

    assert because(text) == {"the director gave 5 v 15 these figures"}


@needs_data
@pytest.mark.parametrize("page", [0, 1, 2])
def test_a_table_that_a_page_does_not_show_is_found(
    page: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = [path for path in PAGES["Bridge Base"] if "traveller" in path.name][page]
    rows = re.findall(r'\t<tr class="tourney">.*?</tr>\n', path.read_text("utf-8"), re.DOTALL)
    shorter = tmp_path_factory.mktemp("page") / path.name
    shorter.write_text(path.read_text("utf-8").replace(rows[2], ""), "utf-8")

    [event] = read_events([shorter])

    assert len(list(event.results())) == len(rows) - 1
    [reason] = {difference.because for difference in recompute(event)}
    assert reason.startswith("they fit one more table, which is not shown, with a score of about")


@needs_data
def test_a_total_older_than_its_boards_is_told() -> None:
    [path] = [path for path in USEBIO if path.name == "mp_pairs_mitchell_03.xml"]
    text = path.read_text("utf-8").replace(">97.00<", ">95.00<")

    reasons = [str(difference) for difference in recompute(parse_results(text, path.name))]

    assert (
        reasons[0]
        == "contestant 1NS: total published 95.00, computed 97.00; the published boards add up to 97"
    )


@pytest.mark.parametrize(
    ("third", "wrong"), [("2", []), ("3", []), ("4", ["contestant 3: place published 4, computed 2/3"])]
)
def test_a_wrong_place_is_listed_and_a_tie_is_parted_as_one_likes(third: str, wrong: list[str]) -> None:
    ranking = ["1,8,1", "2,5,2", f"3,5,{third}", "4,2,4", "5,0,5"]
    text = HEAD.strip() + ",number,total,place\n" + PLAIN.replace("\n", ",,,\n")
    text += "".join(f",,,,,,{line}\n" for line in ranking)

    assert wrong == [str(one) for one in recompute(parse_results(text))]


def test_the_convention_is_told() -> None:
    halves = HEAD + board(1, [(score, ns / 2, (8 - ns) / 2) for score, ns in FIVE])

    [section] = recount(parse_results(halves)).sections

    assert section.boards is not None
    assert section.boards.convention.name == "matchpoints, 1 for a win, Neuberg"


def test_sections_that_are_one_field_are_compared_with_each_other() -> None:
    rows = [("A", 1, 2, 420, 6, 0), ("A", 3, 4, -50, 2, 4), ("B", 1, 2, 170, 4, 2), ("B", 3, 4, -100, 0, 6)]
    text = "section,board,ns,ew,score,mp_ns,mp_ew\n"
    text += "".join(f"{section},1,{','.join(map(str, row))}\n" for section, *row in rows)

    counted = recount(parse_results(text))

    assert [(one.section.name, one.differences) for one in counted.sections] == [("A + B", ())]


def test_a_directors_figure_stands_beside_figures_that_are_cut_instead_of_rounded() -> None:
    # 7.75 and 5.25 are cut to one decimal; the fifth has 60 % to each side beside its score
    cut = [(420, "7.7", "0.2"), (170, "5.2", "2.7"), (-50, "2.7", "5.2"), (-100, "0.2", "7.7")]
    text = HEAD + PLAIN + board(2, [*cut, (170, "4.8", "4.8")])

    assert because(text) == {
        "the director gave 5 v 15 these figures; rounded otherwise in the last place",
        "the director gave 5 v 15 these figures",
    }


def test_whole_points_are_no_rounding() -> None:
    text = HEAD + PLAIN + board(2, [(420, 7, 1), (170, 6, 2), (-50, 3, 5), (-100, 1, 7), (170, 5, 4)])

    assert not any("director" in one for one in because(text))


SESSION = r"""
[Event "Two sessions"]
[Board "{number}"]
[Scoring "MP"]
[ScoreTable "PairId_NS\2R;PairId_EW\2R;Score_NS\5R;MP_NS\2R;MP_EW\2R"]
 1 2   420  2  0
 3 4   170  0  2
"""
TOTALS = r"""[TotalScoreTable "Rank\2R;PairId\2R;Direction\2R;TotalScoreMP\4R;{columns}"]
"""


def two_sessions(rank: str = "1") -> str:
    rows = [("1", "NS", 9, 4, rank), ("3", "NS", 8, 0, "3"), ("2", "EW", 7, 0, "3"), ("4", "EW", 6, 4, "1")]
    table = TOTALS.format(columns=r"SessionScoreMP\4R;SessionRank\2R")
    lines = "".join(f" 1 {pair} {side} {total} {own} {place}\n" for pair, side, total, own, place in rows)
    first = SESSION.format(number=1).rstrip() + "\n" + table + lines
    return first + SESSION.format(number=2)


def test_the_totals_of_a_session_are_those_of_its_columns() -> None:
    assert because(two_sessions(), "sessions.pbn") == set()
    assert because(two_sessions("3"), "sessions.pbn") != set()


def test_one_direction_may_be_brought_to_a_full_card_and_the_other_not() -> None:
    head = r'[ScoreTable "PairId_NS\2R;PairId_EW\2R;Score_NS\5R;MP_NS\2R;MP_EW\2R"]'
    tables = {1: ("1 12", "2 13"), 2: ("1 13", "2 11"), 3: ("1 11", "2 12"), 4: ("3 12", "1 11")}
    rows = "".join(
        f'[Board "{number}"]\n{head}\n {won} 420 2 0\n {lost} 170 0 2\n\n'
        for number, (won, lost) in tables.items()
    )
    totals = (
        '[Event "Short"]\n[Scoring "MP"]\n[TotalScoreTable "PairId\\2R;Direction\\2R;TotalScoreMP\\4R"]\n'
    )
    told = " 1 NS 6\n 2 NS 0\n 3 NS 2\n 11 EW 5.33\n 12 EW 2.67\n 13 EW 4\n\n"

    assert because(totals + told + rows, "short.pbn") == set()


@pytest.mark.parametrize(("side", "sign"), [("NS", 1), ("EW", -1)])
def test_a_newer_traveller_of_bridge_base_has_its_percentages_under_score(side: str, sign: int) -> None:
    heads = ("Nº", "North", "South", "East", "West", "Result", f"{side} Points", "Score")
    rows = [("4♠N=", 420, 100), ("3♠N=", 140, 50), ("4♠N-1", -50, 0)]
    cells = [
        (n, f"N{n}", f"S{n}", f"E{n}", f"W{n}", result, sign * points, f"{50 + sign * (percent - 50)}.00%")
        for n, (result, points, percent) in enumerate(rows, start=1)
    ]
    table = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in (heads, *cells))
    event = parse_results(f"<html><table><tr><th>Board 1 Traveller</th></tr>{table}</table>", "T-1.html")

    assert [420, 140, -50] == [one.score for one in event.results()]
    assert 3 == sum(len(one.figures) for one in event.results())
    assert recompute(event) == []


IMPS = "board,ns,ew,contract,declarer,tricks,imps ns,imps ew\n"


def test_the_only_table_that_is_shown_has_what_was_published() -> None:
    text = IMPS + "1,1,2,4S,N,10,5.30,-5.30\n2,1,2,3NT,S,8,-2.10,2.10\n"
    [section] = recount(parse_results(text, "club.csv")).sections

    assert because(text) == {"no other table is shown, with which it was compared"}
    assert [
        (place.contestant, str(place.total)) for place in ranking(section, parse_results(text, "club.csv"))
    ] == [
        ("1", "3.20"),
        ("2", "-3.20"),
    ]


def test_a_single_table_that_was_given_nothing_comes_out() -> None:
    assert because(IMPS + "1,1,2,4S,N,10,0,0\n") == set()


def test_a_name_in_capitals_is_the_same_player() -> None:
    text = IMPS + (
        "1,Anna,Bob,4S,N,10,7,-7\n1,Cee,Dee,3S,N,9,-7,7\n2,ANNA,Bob,1NT,S,7,5,-5\n2,Cee,dee,1NT,S,6,-5,5\n"
    )
    event = parse_results(text, "club.csv")
    [section] = recount(event).sections

    assert sorted(place.contestant for place in ranking(section, event)) == ["Anna", "Bob", "Cee", "Dee"]


def test_a_pair_that_stands_for_a_sit_out_is_not_ranked() -> None:
    rows = "1,1,2,420,2,0\n1,3,4,-50,0,2\n1,5,Phantom,,,\n2,1,4,600,1,1\n2,5,2,600,1,1\n2,3,Phantom,,,\n"
    event = parse_results(HEAD + rows, "club.csv", strict=False)
    [section] = recount(event).sections

    assert [place.contestant for place in ranking(section, event)] == ["1", "4", "2", "5", "3"]
