"""A further language is a further folder, and nothing else: in a copy of the program one is put beside the others."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import lawbook

PROGRAM = """
import json
from starlette.testclient import TestClient
from lawbook.meaning.words.naming import parse_meaning
from lawbook.notation import parse_card
from lawbook.web.app import create_app

with TestClient(create_app()) as browser:
    page = browser.get("/rule/13", headers={"accept-language": "qy"}).text
    tiles = browser.get("/?lang=qx&q=straffekort").text
print(json.dumps({
    "page": page,
    "tiles": tiles,
    "meaning": str(parse_meaning("15-17 balansert", "qx")),
    "card": str(parse_card("SE", "qx")),
}))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with a fourth language: Norwegian under another code."""
    root = tmp_path_factory.mktemp("four")
    program = root / "lawbook"
    shutil.copytree(Path(lawbook.__file__).parent, program, ignore=shutil.ignore_patterns("__pycache__"))
    fourth = program / "languages" / "qx"
    shutil.copytree(program / "languages" / "nb", fourth)
    own = (fourth / "language.toml").read_text("utf-8")
    (fourth / "language.toml").write_text(
        own.replace('"Norsk"', '"Fjerde"').replace('["no", "nn"]', '["qy"]'), "utf-8"
    )
    return root


def run(copy: Path, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, cwd=copy, capture_output=True, text=True, check=False
    )
    assert done.returncode in {0, 3}, done.stderr
    return done.stdout


def test_the_command_line_speaks_it(copy: Path) -> None:
    rule = ("-m", "lawbook", "rule", "13", "--answer", "card_not_of_deal=no", "--answer", "play_finished=yes")

    fourth = run(copy, *rule, "--lang", "qx")

    assert fourth == run(copy, *rule, "--lang", "nb")
    assert fourth != run(copy, *rule)


def test_the_pages_the_readers_and_the_search_know_it(copy: Path) -> None:
    seen = json.loads(run(copy, "-c", PROGRAM))

    assert '<html lang="qx">' in seen["page"]
    assert "Fjerde" in seen["page"]
    assert "/rule/49" in seen["tiles"]
    assert seen["meaning"] == "15-17 points, balanced"
    assert seen["card"] == "♠A"
