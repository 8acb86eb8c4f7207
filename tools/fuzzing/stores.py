"""Stores: an event on the disk of which bytes are others, or the end is gone, looked at, verified and repaired."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from lawbook.event.entries import Announced, Enrolled, ResultEntered, Where
from lawbook.event.store import Store
from lawbook.event.tournament import Tournament
from lawbook.event.verifying import exported, saved, verified
from lawbook.event.worth import parse_worth

__all__ = ["damaged", "spoilt", "stores"]


@cache
def _folder() -> TemporaryDirectory[str]:
    return TemporaryDirectory()


@cache
def _sound() -> bytes:
    """The bytes of an event with entries of several kinds."""
    path = Path(_folder().name) / "sound.db"
    with Store.open(str(path)) as store:
        tournament = Tournament(store)
        where = [Where("1", board, str(pair), str(pair + 4)) for board in (1, 2) for pair in (1, 2, 3)]
        tournament.record(Announced("club", {"scoring": "matchpoints"}), by="AB")
        tournament.record(
            *(ResultEntered(one, parse_worth(str(110 * place))) for place, one in enumerate(where)), by=""
        )
        tournament.record(Enrolled("1", ("Ann", "Bo")), by="AB")
    return path.read_bytes()


def stores() -> Sequence[str]:
    """No damage; one is a place in the file and what stands there, or where it ends."""
    return [""]


def spoilt(_: str, chance: Random, __: Sequence[str]) -> str:
    """One to six other bytes, or a shorter file."""
    size = len(_sound())
    bytes_ = [
        f"{chance.randrange(size)}={chance.choice((0, 1, 127, 255, chance.randrange(256))):02x}"
        for _ in range(chance.randint(1, 6))
    ]
    return " ".join(
        [*bytes_[: chance.randint(0, 6)], *([f"{chance.randrange(size)}<"] if chance.random() < 0.2 else [])]
    )


def damaged(text: str) -> None:
    """Look at the event, verify it, and copy what can be read into another."""
    written = bytearray(_sound())
    for one in text.split():
        place, _, byte = one.partition("=")
        if byte:
            written[int(place)] = int(byte, 16)
        else:
            del written[int(one.rstrip("<")) :]
    path, new = (Path(_folder().name) / name for name in ("damaged.db", "new.db"))
    for old in Path(_folder().name).glob("*.db*"):
        if old.name != "sound.db":
            old.unlink()
    path.write_bytes(bytes(written))
    with Store.open(str(path), create=False, write=False) as store:
        verified(store)
        with Store.open(str(new)) as into:
            saved(store, into)
            Tournament(into)
        for line in exported(store):
            line.encode()
        Tournament(store).ranking()
