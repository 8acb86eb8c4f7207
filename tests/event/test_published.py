"""Files of results become tournaments: what they come to is what was published."""

import math
from pathlib import Path

import pytest

from lawbook.event.entries import Enrolled, ResultEntered, Where
from lawbook.event.published import tournament_of
from lawbook.event.tournament import Tournament
from lawbook.notation.results import Event, parse_results, read_events
from lawbook.recount import recount
from lawbook.recount.objects import ranking
from lawbook.scoring.entry import Average
from lawbook.scoring.exact import published
from tests.conftest import REAL

FILES = {
    "ACBL": ["acbl/club_game_howell_5_tables.json"],
    "Butler, Compscore": ["usebio/butler_howell.xml"],
    "cross-IMPs, Compscore": ["usebio/cross_imp_howell.xml"],
    "matchpoints, Compscore": ["usebio/mp_pairs_howell.xml"],
    "Mitchell, Compscore": ["usebio/mp_pairs_mitchell.xml"],
    "French federation": ["pbn/ffb_open_pairs_session1_mp.pbn"],
}


def event(paths: list[str]) -> Event:
    return read_events(real(*paths))[0]


def real(*paths: str, pattern: str = "*") -> list[Path]:
    """Files of real events; a folder that has none of them is not left out in silence."""
    if not REAL.is_dir():
        pytest.skip(f"{REAL} is not there: no file to read")
    files = [file for path in paths for file in _inside(REAL / path, pattern)]
    assert files, paths
    return files


def _inside(path: Path, pattern: str) -> list[Path]:
    return sorted(path.glob(pattern)) if path.is_dir() else [path]


HEAD = "board,ns,ew,score,mp_ns,mp_ew\n"
ROWS = "1,1,2,420,,\n1,3,4,-50,,\n1,5,6,170,,\n"


def ranked(text: str) -> list[str]:
    tournament = tournament_of(parse_results(HEAD + text, "club.csv", strict=False), "matchpoints")
    return sorted(place.contestant for place in tournament.ranking()[""])


@pytest.mark.parametrize(
    "nobody",
    [
        "Phantom",
        "phantom 2",
        "BYE",
        "Bye",
        "Sit-out",
        "sit out",
        "Phantom pair",
        "0",
        "Pauza",
        "Oversitter",
        "Exempt",
    ],
)
def test_who_stands_for_a_sit_out_is_not_ranked_whatever_is_awarded_against_him(nobody: str) -> None:
    assert ["1", "2", "3", "4", "5", "6", "7"] == ranked(ROWS + f"1,7,{nobody},A+,,\n")


def test_who_is_only_called_something_like_it_is_ranked() -> None:
    assert {"Byers", "Phantom Menace"} < set(ranked(ROWS + "1,Byers,Phantom Menace,50,,\n"))


def test_the_names_say_who_the_phantom_is_also_in_a_section() -> None:
    tournament = Tournament()
    tournament.record(
        *(Enrolled(f"A{n}", names, "A") for n, names in (("1", ("X", "Y")), ("9", ("Bye", "Bye"))))
    )
    tournament.record(ResultEntered(Where("1", 1, "A1", "A9"), Average.PLUS))
    tournament.record(
        ResultEntered(Where("1", 2, "A1", "APhantom"), Average.PLUS), Enrolled("APhantom", (), "A")
    )

    assert ["A1"] == [place.contestant for place in tournament.ranking()[""]]


def test_a_pair_that_is_named_by_both_its_players_is_one_contestant() -> None:
    assert ["4", "Ann & Bob", "Cee & Dee"] == ranked("1,Ann+Bob,Cee+Dee,420,,\n2,Ann+Bob,4,-50,,\n")


TWO_SECTIONS = """section,board,ns,ew,score
A,1,1,2,420
A,1,3,4,-50
B,1,1,2,450
B,1,3,4,300
"""


def test_sections_are_compared_apart_though_nobody_is_listed() -> None:
    """Within his section each has beaten the other or lost to him; together some would stand between."""
    totals = tournament_of(parse_results(TWO_SECTIONS, "club.csv"), "matchpoints").totals()

    assert {"A1": 100, "A2": 0, "A3": 0, "A4": 100, "B1": 100, "B2": 0, "B3": 0, "B4": 100} == totals


LISTED = "board,ns,ew,score,number,direction\n1,1,2,420,,\n1,3,4,-50,,\n{}"


@pytest.mark.parametrize(
    ("listed", "lines"),
    [
        (",,,,1,NS\n,,,,3,NS\n,,,,2,\n,,,,4,\n", {"NS", "EW"}),
        (",,,,1,\n,,,,3,\n,,,,2,\n,,,,4,\n", {""}),
        ("2,2,1,420,,\n2,4,3,-50,,\n,,,,1,NS\n,,,,3,NS\n,,,,2,\n,,,,4,\n", {""}),
    ],
    ids=["the others sat East-West", "no direction is stated", "the others sat both ways"],
)
def test_a_direction_that_only_some_state_is_that_in_which_the_others_always_sat(
    listed: str, lines: set[str]
) -> None:
    tournament = tournament_of(parse_results(LISTED.format(listed), "club.csv"), "matchpoints")

    assert lines == set(tournament.ranking())


@pytest.mark.parametrize("name", FILES)
def test_a_published_tournament_comes_to_what_was_published(name: str) -> None:
    """Each total or percentage, to the last place that was printed."""
    told = event(FILES[name])
    totals = tournament_of(told).totals()
    listed = {one.number: one.percentage or one.total for one in told.sections[0].contestants}
    compared = {number: float(text) for number, text in listed.items() if number in totals and text}

    assert len(compared) > 7
    assert [
        (number, told, published(totals[number]))
        for number, told in compared.items()
        if not math.isclose(told, totals[number], abs_tol=0.0101)
    ] == []


def test_a_traveller_of_bbo_ranks_the_pairs_that_it_names() -> None:
    """With a substitute in a pair it is another pair: nobody but those who sat there is known."""
    for file in real("bbo/annamar_1538", pattern="*traveller*")[:5]:
        told = read_events([file])[0]
        [section] = recount(told).sections
        shown = {place.contestant.replace("+", " & ") for place in ranking(section, told)}
        places = tournament_of(told, "matchpoints").ranking()[""]

        assert {place.contestant for place in places} >= shown != set()
