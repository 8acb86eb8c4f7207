"""The rulings are the same on every Python that is here, the oldest and the newest among them."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

from tests.tools.rulings_printed import __file__ as program
from tests.tools.rulings_printed import rulings
from tools.pythons import commands

SOURCES = Path(__file__).parents[2] / "src"


def test_every_python_gives_the_same_rulings(record_property: Callable[[str, object], None]) -> None:
    told = list(rulings())

    here = {**os.environ, "PYTHONPATH": str(SOURCES)}
    for name, command in commands(Path(program), SOURCES).items():
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=here)
        tried, *lines = done.stdout.splitlines() or ["no Python"]
        assert (lines, done.stderr) == (told, ""), name
        record_property("tried on", tried if tried.endswith(name) else f"{tried} ({name})")
