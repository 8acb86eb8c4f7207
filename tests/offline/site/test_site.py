"""The site as it is written: complete, checked, small enough, and the same whenever it is built."""

import gzip
import json
import shutil
import subprocess
import sys
import tarfile
from hashlib import sha256
from io import BytesIO
from pathlib import Path

import pytest
from click.testing import CliRunner

from lawbook.cli import main
from lawbook.errors import LawbookError
from lawbook.offline.interpreter import PINNED, interpreter
from lawbook.offline.packages import archive, packages
from lawbook.web.app import create_app
from tests.offline.site.test_browser import without_line
from tests.web.conftest import TestClient

WIRE = 10_000_000
"""Bytes of the first visit, packed."""
ALONE = """
import json, sys
sys.path.append(sys.argv[1])
import lawbook.offline.threadless
from lawbook.offline.inside import Desk
print(json.loads(Desk("1").answer(json.dumps({"method": "GET", "path": "/rule/64", "query": "lang=pl"})))[2])
"""


def kept(site: Path) -> dict[str, dict[str, object]]:
    """What the service worker knows of each file that it keeps, by where that stands."""
    first = (site / "worker.js").read_text("utf-8").partition("\n")[0]
    told = json.loads(first.removeprefix("const SITE = ").removesuffix(";"))
    return {file["source"]: file for file in told["files"]}


def test_every_file_is_there_with_its_checksum(site: Path) -> None:
    rows = (line.split("  ", 1) for line in (site / "SHA256SUMS").read_text("utf-8").splitlines())
    sums = {path: digest for digest, path in rows}
    there = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}

    assert there == {*sums, "SHA256SUMS"}
    assert {path: sha256((site / path).read_bytes()).hexdigest() for path in sums} == sums
    assert {path: file["sha256"] for path, file in kept(site).items()}.items() <= sums.items()


def test_the_first_visit_is_small_enough(site: Path) -> None:
    sent = [
        path for path in site.rglob("*") if path.is_file() and path.name not in {"404.html", "SHA256SUMS"}
    ]
    content = [path.read_bytes() for path in sent]

    assert sum(min(len(each), len(gzip.compress(each, 6))) for each in content) <= WIRE


def test_the_archive_is_the_same_whenever_it_is_made_and_needs_nothing_else(tmp_path: Path) -> None:
    found = packages()
    first = archive(found)
    assert first == archive(found)
    with tarfile.open(fileobj=BytesIO(first)) as files:
        files.extractall(tmp_path, filter="data")

    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", ALONE, str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert without_line(done.stdout.rstrip("\n")) == TestClient(create_app()).get("/rule/64?lang=pl").text


def test_another_interpreter_than_the_one_that_was_tried_is_refused(pyodide: Path, tmp_path: Path) -> None:
    other = tmp_path / "node_modules" / "pyodide"
    shutil.copytree(pyodide, other)
    assert set(interpreter(other)) == set(PINNED["files"])
    (other / "pyodide.mjs").write_bytes((other / "pyodide.mjs").read_bytes() + b"\n")

    with pytest.raises(LawbookError, match=r"pyodide\.mjs: not the file of pyodide .* npm install"):
        interpreter(other)


def test_where_no_interpreter_is_the_remedy_is_told_in_one_line(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["offline", str(tmp_path / "site"), "--pyodide", str(tmp_path)])

    assert result.exit_code == 1
    assert result.output.count("\n") == 1
    assert f"pyodide@{PINNED['version']}" in result.output
    assert not (tmp_path / "site").exists()
