"""Files of results become tournaments: what they come to is what was published."""

import math
from pathlib import Path

import pytest

from lawbook.event.published import tournament_of
from lawbook.notation.results import Event, read_events
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
    files = [file for path in paths for file in (_inside(REAL / path) if REAL.is_dir() else ())]
    if not files:
        pytest.skip(f"{REAL} is not there: no file to read")
    return read_events(files)[0]


def _inside(path: Path) -> list[Path]:
    return sorted(path.iterdir()) if path.is_dir() else [path]


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
