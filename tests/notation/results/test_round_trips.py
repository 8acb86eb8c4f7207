"""What was read goes out again: the results in every format, and in their own format all the rest."""

import csv
import re
from collections import Counter
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.notation.game import Report
from lawbook.notation.results import BoardResult, Both, Event, csv_text, parse_results, pbn_text, usebio_text
from lawbook.notation.results.model import Contestant, Section, Session
from lawbook.notation.results.xml import Element, read_xml
from tests.notation.results.published import FILES, PBN, USEBIO, event_of, needs_data

Tree = tuple[str, str, tuple[tuple[str, str], ...], tuple["Tree", ...]]

ONLY_DEALS = {"dealer4_hash_inheritance.pbn", "tview.php_t_1538-1385205517.html"}
"""The files in which there are no results."""


def tree(element: Element) -> Tree:
    """An element without the blanks around its text."""
    attributes = tuple(sorted(element.attributes.items()))
    return element.name, element.text.strip(), attributes, tuple(map(tree, element.children))


def told(event: Event) -> list[BoardResult]:
    """The results without what only the format of their file knows, board by board."""
    bare = (
        replace(one, line=0, kept=(), players=(), room="", award=one.award and _in_percent(one.award))
        for one in event.results()
        if one.told
    )
    return sorted(bare, key=lambda one: (one.board, one.ns, one.ew, str(one)))


def _in_percent(award: Both) -> Both:
    """USEBIO writes averages as what they are at matchpoints."""
    percents = {"A+": "60", "A": "50", "A-": "40"}
    return Both(*(percents.get(one, one) for one in award))


@needs_data
@pytest.mark.parametrize("path", USEBIO, ids=lambda path: path.name)
def test_a_usebio_file_goes_out_as_it_came_element_by_element(path: Path) -> None:
    came = read_xml(path.read_text("utf-8"), Report(path.name, strict=True))
    went = read_xml(usebio_text(event_of(path)), Report(path.name, strict=True))

    assert tree(came) == tree(went)


@needs_data
@pytest.mark.parametrize("path", PBN, ids=lambda path: path.name)
def test_a_pbn_file_goes_out_line_by_line_but_for_comments(path: Path) -> None:
    written = path.read_bytes()
    try:
        text = written.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = written.decode("latin-1")
    came = Counter(" ".join(line.split()) for line in text.splitlines() if "{" not in line)
    went = Counter(" ".join(line.split()) for line in pbn_text(event_of(path)).splitlines())

    lost = {line for line in came - went if line.strip(" %") and line.startswith("[") and ";" not in line}
    assert not lost


@needs_data
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
@pytest.mark.parametrize("write", [csv_text, pbn_text, usebio_text])
def test_every_result_is_read_again_from_every_format(path: Path, write: type[str]) -> None:
    event = event_of(path)
    again = parse_results(write(event), path.name)

    assert (path.name in ONLY_DEALS) != any(event.results())
    if path.name not in ONLY_DEALS:
        assert told(event) == told(again)


@needs_data
@pytest.mark.parametrize("path", [*USEBIO, *PBN], ids=lambda path: path.name)
def test_contestants_are_read_again_from_csv(path: Path) -> None:
    event = event_of(path)
    assert (path.name in ONLY_DEALS) != any(event.results())
    if path.name in ONLY_DEALS:
        return

    again = parse_results(csv_text(event), path.name)

    expected = [replace(one, kept=()) for section in event.sections for one in section.contestants]
    assert expected == [replace(one, kept=()) for section in again.sections for one in section.contestants]


@given(st.lists(st.text("=+-@'1,% \ta", max_size=6).map(str.strip), min_size=1, max_size=3))
def test_no_cell_is_a_formula_and_each_is_read_again(texts: list[str]) -> None:
    """A player types his own name, and whoever opens the table need not work it out."""
    people = tuple(
        Contestant(number=str(n), names=(text,)) for n, text in enumerate(texts) if " - " not in text
    )
    event = Event(sessions=(Session(sections=(Section(contestants=people),)),))
    written = csv_text(event)
    cells = [one for row in csv.reader(StringIO(written)) for one in row]

    assert not [
        one for one in cells if one[:1] in set("=@\t+-") and not re.fullmatch(r"[+-][\d.,\s]*%?", one)
    ]
    again = parse_results(written, "x.csv", strict=False)
    assert [one.names for one in people if any(one.names)] == [
        one.names for one in again.sections[0].contestants if any(one.names)
    ]
