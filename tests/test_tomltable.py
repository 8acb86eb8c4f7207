"""What is kept of a table is taken only while its file says the same."""

import os
from datetime import date
from pathlib import Path

import pytest

from lawbook import tomltable
from lawbook.tomltable import keep, table

TOLD = 'name = "x"\nsince = 2017-09-30\n[[rows]]\nlist = [1, 2.5, true, "a"]\nday = 2024-01-01\n'
SAYS = {
    "name": "x",
    "since": date(2017, 9, 30),
    "rows": [{"list": [1, 2.5, True, "a"], "day": date(2024, 1, 1)}],
}


@pytest.fixture
def source(tmp_path: Path) -> Path:
    (tmp_path / "a.toml").write_text(TOLD, "utf-8")
    return tmp_path / "a.toml"


def test_a_table_says_the_same_whether_it_is_kept_or_not(source: Path) -> None:
    assert table(source) == SAYS
    keep(source)
    assert table(source) == SAYS


def test_what_is_kept_is_taken(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(source)
    monkeypatch.setattr(tomltable, "_read", lambda _: pytest.fail("it was parsed"))
    assert table(source) == SAYS


def test_a_file_that_was_changed_is_read_anew_even_with_the_same_size_and_time(source: Path) -> None:
    keep(source)
    before = source.stat()
    source.write_text(TOLD.replace('"x"', '"y"'), "utf-8")
    os.utime(source, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert source.stat().st_size == before.st_size
    assert table(source)["name"] == "y"


@pytest.mark.parametrize("kept", [b"", b"nonsense", b"\xe9", b"N", b"(\x00\x00\x00\x00"])
def test_what_cannot_be_read_is_not_taken(source: Path, kept: bytes) -> None:
    source.with_suffix(".kept").write_bytes(kept)
    assert table(source) == SAYS


def test_a_file_that_is_no_toml_is_told_as_such(source: Path) -> None:
    source.write_text("a = = b", "utf-8")
    with pytest.raises(ValueError, match="line 1"):
        table(source)
