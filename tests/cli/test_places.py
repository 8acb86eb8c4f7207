"""Places that are no plain file, or have no room: one line each, and what was there before stays."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from lawbook.cli.files import written_to
from lawbook.entrance import opened
from lawbook.errors import NotationError
from lawbook.event.entries import Noted
from lawbook.event.opening import open_tournament

LAWBOOK = (sys.executable, "-m", "lawbook")
READERS = (
    ("rule",), ("rule", "--lang", "en"), ("table",), ("claim",), ("equity",), ("score",), ("score", "--apply", "x"),
    ("par",), ("deal", "--check"), ("event", "verify"), ("event", "export"),
)  # fmt: skip


def told(*arguments: str, folder: Path, before: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*before, *LAWBOOK, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize("command", READERS, ids=" ".join)
def test_a_pipe_is_refused_in_one_line_and_not_waited_for(command: tuple[str, ...], tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.pbn")
    done = told(*command, "pipe.pbn", folder=tmp_path)

    assert 1 == done.returncode
    assert done.stderr.startswith("Error: pipe.pbn: ")
    assert 1 == len(done.stderr.splitlines())


def test_the_refusal_names_the_remedy(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.pbn")

    said = "Error: pipe.pbn: cannot be read: no regular file; - reads what is piped in\n"
    assert said == told("score", "pipe.pbn", folder=tmp_path).stderr
    assert said == told("table", "pipe.pbn", folder=tmp_path).stderr


def test_a_device_and_a_folder_are_no_file_and_a_link_is_what_it_leads_to(tmp_path: Path) -> None:
    (tmp_path / "there").write_bytes(b"1")
    (tmp_path / "link").symlink_to("there")
    (tmp_path / "loop").symlink_to("loop")

    with opened(tmp_path / "link") as file:
        assert b"1" == file.read()
    for place in (Path("/dev/zero"), tmp_path, tmp_path / "loop"):
        with pytest.raises(OSError, match=r"regular|directory|links"):
            opened(place)


def test_what_is_written_takes_the_place_of_a_file_with_its_rights_and_of_what_a_link_leads_to(
    tmp_path: Path,
) -> None:
    (tmp_path / "there").write_bytes(b"before")
    (tmp_path / "there").chmod(0o640)
    (tmp_path / "link").symlink_to("there")
    written_to(tmp_path / "link", b"after")
    written_to(Path("/dev/null"), b"nobody")

    assert (tmp_path / "link").is_symlink()
    assert (b"after", 0o100640) == ((tmp_path / "there").read_bytes(), (tmp_path / "there").stat().st_mode)
    assert ["link", "there"] == names(tmp_path)


def test_a_private_file_is_new_and_its_owners(tmp_path: Path) -> None:
    written_to(tmp_path / "own", b"1", private=True)
    with pytest.raises(NotationError, match="cannot be written: File exists"):
        written_to(tmp_path / "own", b"2", private=True)

    assert (b"1", 0o100600) == ((tmp_path / "own").read_bytes(), (tmp_path / "own").stat().st_mode)


def test_links_that_go_round_are_no_place_to_write_to(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to("loop")
    with pytest.raises(NotationError, match="cannot be written: "):
        written_to(tmp_path / "loop", b"1")


LIMITED = (
    "import pathlib, resource, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
    "resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))\n"
    "from lawbook.cli.files import written_to\n"
    "try: written_to(pathlib.Path(sys.argv[1]), b'x' * 5000, private=len(sys.argv) > 2)\n"
    "except ValueError as error: print(error)\n"
)


@pytest.mark.parametrize("private", [False, True])
def test_where_there_is_no_room_nothing_is_written_and_what_was_there_stays(
    tmp_path: Path, *, private: bool
) -> None:
    if not private:
        (tmp_path / "out").write_bytes(b"before")
    command = [sys.executable, "-c", LIMITED, str(tmp_path / "out"), *["private"] * private]
    done = subprocess.run(command, capture_output=True, text=True, check=True)

    assert f"{tmp_path}/out: cannot be written: File too large\n" == done.stdout
    assert ([] if private else ["out"]) == names(tmp_path)
    assert private or b"before" == (tmp_path / "out").read_bytes()


KILLED = (
    "import os, pathlib, signal, sys\n"
    "from lawbook.cli.files import written_to\n"
    "def killed(self, target): os.kill(os.getpid(), signal.SIGKILL)\n"
    "pathlib.Path.replace = killed\n"
    "written_to(pathlib.Path(sys.argv[1]), b'x' * 5000)\n"
)


def test_whoever_is_killed_while_he_writes_leaves_what_was_there(tmp_path: Path) -> None:
    (tmp_path / "out").write_bytes(b"before")
    done = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path / "out")], check=False)

    assert -9 == done.returncode
    assert b"before" == (tmp_path / "out").read_bytes()


def mounted(options: str, place: Path, rest: str) -> list[str]:
    """What runs a command where a file system of its own is mounted, which nobody else sees."""
    flags = "-m" if os.geteuid() == 0 else "-rm"
    return ["unshare", flags, "/bin/sh", "-c", f'mount {options} "{place}" && {rest}exec "$@"', "sh"]


def can_mount() -> bool:
    """Whether this system lets anybody mount something for himself."""
    try:
        tried = subprocess.run(
            mounted("-t tmpfs none", Path("/mnt"), ""),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
        )
    except OSError:
        return False
    return tried.returncode == 0


needs_mount = pytest.mark.skipif(
    not can_mount(), reason="nothing may be mounted here, so no medium can be full"
)

WRITER = (
    "import sys; from lawbook.errors import LawbookError\n"
    "from lawbook.event.entries import Noted; from lawbook.event.opening import open_tournament\n"
    "def acknowledged(): \n"
    "    with open_tournament(sys.argv[1]) as tournament:\n"
    "        while True: print(tournament.record(Noted('x' * 3000))[0].number)\n"
    "try: acknowledged()\n"
    "except LawbookError as error: print(error)\n"
    "with open_tournament(sys.argv[1], write=False) as tournament: print(tournament.ledger.last)\n"
)


@needs_mount
def test_a_disk_that_is_full_loses_no_entry_that_was_acknowledged(tmp_path: Path) -> None:
    small = mounted("-t tmpfs -o size=600k none", tmp_path, "")
    done = subprocess.run(
        [*small, sys.executable, "-c", WRITER, f"{tmp_path}/event.db"],
        capture_output=True,
        text=True,
        check=False,
    )
    *acknowledged, number, refused, found = done.stdout.splitlines()

    assert "" == done.stderr
    assert "the log cannot be written: database or disk is full; nothing was put down" == refused
    assert list(range(1, len(acknowledged) + 2)) == [*map(int, acknowledged), int(number)]
    assert number == found


@needs_mount
def test_on_a_full_disk_a_file_is_not_begun(tmp_path: Path) -> None:
    small = mounted("-t tmpfs -o size=8k none", tmp_path, f'echo before >"{tmp_path}/out.svg" && ')
    shown = [*small, "/bin/sh", "-c", f'"$@"; cat "{tmp_path}/out.svg"; ls -A "{tmp_path}"', "sh"]
    done = told("law", "64", "--chart", f"{tmp_path}/out.svg", folder=Path("/"), before=shown)

    assert f"Error: {tmp_path}/out.svg: cannot be written: No space left on device\n" == done.stderr
    assert "before\nout.svg\n" == done.stdout


@needs_mount
def test_a_medium_that_is_only_read_is_looked_at_and_not_written_to(tmp_path: Path) -> None:
    with open_tournament(f"{tmp_path}/event.db") as tournament:
        tournament.record(Noted("before"))
    sealed = mounted(f'--bind "{tmp_path}"', tmp_path, f'mount -o remount,bind,ro "{tmp_path}" && ')

    looked = told("event", "export", f"{tmp_path}/event.db", folder=Path("/"), before=sealed)
    assert (0, "") == (looked.returncode, looked.stderr)
    assert "before" in looked.stdout

    written = subprocess.run(
        [*sealed, sys.executable, "-c", WRITER, f"{tmp_path}/event.db"],
        capture_output=True,
        text=True,
        check=False,
    )
    refused, found = written.stdout.splitlines()
    assert refused.endswith("event.db: no database: unable to open database file")
    assert "1" == found

    drawn = told("law", "64", "--chart", f"{tmp_path}/x.svg", folder=Path("/"), before=sealed)
    assert f"Error: {tmp_path}/x.svg: cannot be written: Read-only file system\n" == drawn.stderr


@needs_mount
def test_what_a_writer_who_was_killed_left_beside_an_event_is_not_passed_over_on_such_a_medium(
    tmp_path: Path,
) -> None:
    with open_tournament(f"{tmp_path}/event.db") as tournament:
        tournament.record(Noted("before"))
        left = (tmp_path / "event.db-wal").read_bytes()
    assert left
    (tmp_path / "event.db-wal").write_bytes(left)
    sealed = mounted(f'--bind "{tmp_path}"', tmp_path, f'mount -o remount,bind,ro "{tmp_path}" && ')
    looked = told("event", "export", f"{tmp_path}/event.db", folder=Path("/"), before=sealed)

    assert "before" in looked.stdout or looked.stderr.endswith("no database: unable to open database file\n")
