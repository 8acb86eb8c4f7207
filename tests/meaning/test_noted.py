import sys
from collections import Counter
from pathlib import Path

import pytest

from lawbook.bridge import Seat
from lawbook.meaning.systems.noted import Noted, NotedCall, Taken, noted, notes_of
from lawbook.notation.files import FORMATS, read_games
from lawbook.notation.lin import parse_lin
from lawbook.notation.pbn_games import parse_pbn

REAL = Path(__file__).parents[3] / "shared" / "data"

LIN = "md|1,,,|mb|1H|mb|2H!|an|Michaels|mb|3H|an|limit, 3+ !h|mb|p|mb|p|mb|p|"
PBN = """[Event ""]
[Dealer "S"]
[Auction "S"]
1H 2H =1= 3H =2= Pass
Pass Pass
[Note "1:Michaels"]
[Note "2:3+ H; 10-12 HCP"]
"""


def _notes(text: str, name: str) -> list[NotedCall]:
    parse = parse_lin if name.endswith("lin") else parse_pbn
    return [note for game in parse(text, name) for note in notes_of(game)]


@pytest.mark.parametrize(("text", "name"), [(LIN, "own.lin"), (PBN, "own.pbn")])
def test_a_convention_that_a_note_names_is_assumed_and_told_by_the_auction(text: str, name: str) -> None:
    michaels, raised = _notes(text, name)

    assert (Seat.W, Taken.ASSUMED) == (michaels.seat, michaels.note.taken)
    assert "5+ spades, (5+ diamonds or 5+ clubs), 8+ points" == str(michaels.note.meaning)
    assert michaels.note.convention is not None
    assert "michaels" == michaels.note.convention.id
    assert Taken.READ is raised.note.taken
    assert "3+ hearts" in str(raised.note.meaning)


def test_the_source_of_a_meaning_is_named() -> None:
    assert ["alert in LIN, own.lin"] * 2 == [note.source for note in _notes(LIN, "own.lin")]
    assert ["note in PBN, own.pbn"] * 2 == [note.source for note in _notes(PBN, "own.pbn")]


@pytest.mark.parametrize(
    ("words", "taken", "meaning"),
    [
        ("4+ !h; 6-12 total points", Taken.READ, "4+ hearts, 6-12 total points"),
        ("3+ hearts * and natural [0:10]", Taken.READ, "3+ hearts, natural"),
        ("12-14 * no alert [0:14]", Taken.READ, "12-14 points"),
        ("asks for aces", Taken.OPEN, "asks for aces"),
        ("game forcing relay", Taken.READ, "game forcing, (10)13+ points, relay"),
        ("Alerted", Taken.MARKED, "None"),
        ("", Taken.MARKED, "None"),
        ("No information available", Taken.MARKED, "None"),
        ("drury", Taken.OPEN, "None"),
        ("0-4 zz (may be FG strength!)", Taken.REFUSED, "None"),
    ],
)
def test_a_note_is_read_left_open_or_refused(words: str, taken: Taken, meaning: str) -> None:
    found = noted(words)

    assert (taken, meaning) == (found.taken, str(found.meaning))
    assert bool(found.complaint) is (taken is Taken.REFUSED)


def test_what_is_explained_in_real_files_is_read_or_openly_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    files = [path for ending in FORMATS for path in sorted(REAL.rglob(f"*{ending}"))]
    if not files:
        pytest.skip(f"no files of games in {REAL}, beside the checkout")
    found: list[Noted] = [call.note for path in files for game in read_games(path) for call in notes_of(game)]
    said = [note for note in found if note.taken is not Taken.MARKED]
    times = Counter(note.taken for note in found)
    with capsys.disabled():
        told = ", ".join(f"{times[taken]} {taken.value}" for taken in Taken)
        sys.stdout.write(f"\n{len(found)} notes: {told}\n")

    assert all(note.complaint for note in said if note.taken is Taken.REFUSED)
    assert all(note.meaning for note in said if note.taken in {Taken.READ, Taken.ASSUMED})
    assert times[Taken.READ] > len(said) / 2
