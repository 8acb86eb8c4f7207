"""Published files of results, which are no part of the project."""

from functools import cache
from pathlib import Path

import pytest

from lawbook.notation.results import Event, read_event, read_events

FOLDER = Path(__file__).parents[4] / "shared" / "data"
"""Where published results lie."""

needs_data = pytest.mark.skipif(
    not FOLDER.is_dir(), reason=f"{FOLDER} is not there: no published results to read"
)

USEBIO = sorted(FOLDER.glob("usebio/*.xml"))
PBN = sorted(FOLDER.rglob("*.pbn"))
LIN = sorted(FOLDER.rglob("*.lin"))
ACBL = sorted(FOLDER.glob("acbl/*.json"))
PAGES = {
    "Pary, matchpoints": sorted(FOLDER.glob("html_mp/*/*.txt")),
    "Pary, Butler": sorted(FOLDER.glob("html_butler/*/*.txt")),
    "KoPS, cross-IMPs": sorted(FOLDER.glob("html_ximp/*/*.html")),
    "Bridge Base": sorted([*FOLDER.glob("bbo/*/*traveller*.html"), *FOLDER.glob("bbo/*/tview*.html")]),
}
FILES = [*USEBIO, *PBN, *LIN, *ACBL, *(path for paths in PAGES.values() for path in paths)]


@cache
def event_of(path: Path) -> Event:
    """The event of a file, read forgivingly and once."""
    return read_event(path)


@cache
def events() -> tuple[Event, ...]:
    """Every event that was published."""
    files = [event_of(path) for path in (*USEBIO, *PBN, *LIN, *ACBL)]
    return (*files, *(event for paths in PAGES.values() for event in read_events(paths)))
