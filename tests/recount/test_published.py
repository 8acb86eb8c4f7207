"""Every published event comes out as published, or what does not is explained here line by line."""

from pathlib import Path

import pytest

from lawbook.notation.results import Event, read_events
from lawbook.recount import Difference, recompute
from tests.notation.results.published import ACBL, LIN, PAGES, PBN, USEBIO, event_of, needs_data

KNOWN = {
    "mp_pairs_mitchell.xml": "on board 15 Compscore counts the single top and bottom of 18 tables as 35.95 and 0.05",
    "Pary, matchpoints": "the director's row of board 7 is a weighted score, whose outcomes the page does not tell",
    "KoPS, cross-IMPs": "on board 22 KoPS counts a difference of 2,080 points as 17 IMPs; by Law 78B it is 19",
    "Bridge Base": "a pair played its first board under another name, so the places about it differ",
}
"""Why there are differences."""


def unexplained(event: Event) -> list[Difference]:
    return [difference for difference in recompute(event) if not difference.because]


def lines(event: Event) -> list[str]:
    return [str(difference) for difference in recompute(event)]


@needs_data
@pytest.mark.parametrize(
    "path",
    [path for path in (*USEBIO, *PBN, *LIN, *ACBL) if path.name not in KNOWN],
    ids=lambda path: path.name,
)
def test_a_file_comes_out_as_published(path: Path) -> None:
    assert not lines(event_of(path))


@needs_data
def test_a_program_that_rounds_single_tops_otherwise() -> None:
    [path] = [path for path in USEBIO if path.name == "mp_pairs_mitchell.xml"]

    assert lines(event_of(path)) == [
        "contestant 2EW: total published 416.05, computed 416.06; rounded otherwise in the last place",
        "contestant 8NS: total published 456.95, computed 456.94; rounded otherwise in the last place",
    ]


@needs_data
def test_a_weighted_score_is_found_from_what_the_others_got() -> None:
    [event] = read_events(PAGES["Pary, matchpoints"])
    differences = recompute(event)

    assert {difference.because for difference in differences} == {"9 v 17 has 33 % of 140 and 67 % of 170"}
    assert {difference.where.partition(",")[0] for difference in differences} == {"board 7"}
    assert len(differences) == 20


@needs_data
def test_a_butler_with_a_median_comes_out() -> None:
    [event] = read_events(PAGES["Pary, Butler"])

    assert (len(list(event.results())), lines(event)) == (630, [])


@needs_data
def test_a_club_whose_program_has_another_scale_for_large_swings() -> None:
    [event] = read_events(PAGES["KoPS, cross-IMPs"])

    assert lines(event) == [
        "board 22, 1 v 10: IMPs NS published 14.7, computed 15.3",
        "board 22, 1 v 10: IMPs EW published -14.7, computed -15.3",
        "board 22, 5 v 9: IMPs NS published -15.7, computed -16.3",
        "board 22, 5 v 9: IMPs EW published 15.7, computed 16.3",
    ]


@needs_data
def test_travellers_of_bridge_base_and_the_ranking_come_out() -> None:
    [event] = read_events(PAGES["Bridge Base"])

    assert lines(event) == [
        "contestant theo1961+ozbay: percentage published 53.00, computed 47.08; only 4 of 5 boards stand under this name",
        "contestant theo1961+ozbay: place published 10, computed 12; the published totals give the published place",
        "contestant TheRani+LeBraga: place published 11, computed 10; the published totals give the published place",
        "contestant aloha4ever+atulbb: place published 12, computed 11; the published totals give the published place",
    ]
