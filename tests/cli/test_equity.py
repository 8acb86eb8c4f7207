"""`lawbook equity` as somebody types it."""

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner, Result

from lawbook.cli import main
from tests.schema import follows

ROOT = Path(__file__).parents[2]
BOARD_1 = str(ROOT / "docs" / "examples" / "board_1.yaml")
BOARD_3 = str(ROOT / "docs" / "examples" / "board_3.yaml")
WIDE = ("--margin", "15", "--no-cache")


def equity(*words: str) -> Result:
    return CliRunner().invoke(main, ["equity", *words])


def test_json_is_after_the_schema() -> None:
    told = json.loads(equity(BOARD_1, *WIDE, "--json").stdout)

    follows(told)
    assert "knowledge" == told["aid"]
    assert told["done"]


def test_a_drawing_is_written(tmp_path: Path) -> None:
    drawing = tmp_path / "board.svg"

    assert 0 == equity(BOARD_1, *WIDE, "--svg", str(drawing)).exit_code
    assert "svg" in ET.fromstring(drawing.read_text("utf-8")).tag  # noqa: S314  # our own drawing


def test_what_was_computed_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "kept.sqlite"
    monkeypatch.setattr("lawbook.cli.equity.cache_path", lambda: kept)
    first, again = (equity(BOARD_1, "--margin", "15").output for _ in range(2))

    assert kept.exists()
    assert first == again


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((BOARD_3, "--case", "2"), "no case 2; it has 1"),
        ((BOARD_3, "--margin", "0"), "a range has some width"),
        ((BOARD_3, "--card", "CK"), "write it as in --card CK=W"),
        ((BOARD_3, "--card", "CK=Q"), "the seats are N, E, S and W"),
        ((BOARD_3, "--contract", "6NT by N=60%"), "the shares do not add up"),
        ((BOARD_3, "--contract", "9NT by N"), "is no contract"),
        ((BOARD_3, "--line", "DA ZZ"), "'ZZ'"),
        ((BOARD_3, "--shown", "W=7+ diamonds"), "West cannot have shown 7+ diamonds"),
        ((BOARD_3, "--shown", "W=herats"), "did you mean hearts?"),
        ((BOARD_3, "--field", "490,many"), "write scores as North-South see them"),
        ((BOARD_3, "--question", "outcomes", "--step", "30"), "a whole part of 100 %"),
        ((BOARD_3, "--question", "outcomes", "--lean", "10"), "tell which side did not offend"),
        ((BOARD_3, "--poll", BOARD_3), "a poll is a list"),
        ((BOARD_3, "--poll", "nowhere.yaml"), "cannot be read"),
        ((BOARD_3, "--svg", "/nowhere/board.svg", *WIDE), "cannot be written"),
        (("nowhere.yaml",), "cannot be read"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(words: tuple[str, ...], told: str) -> None:
    result = equity(*words, *(() if "--no-cache" in words else ("--no-cache",)))

    assert 1 == result.exit_code
    assert told in result.stderr
    assert 1 == result.stderr.strip().count("\n") + 1
