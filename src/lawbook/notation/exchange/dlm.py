"""DLM: the file of the newer dealing machines, a line to each of 99 boards, each with its check.

A board outside the range of the set is filled with the sorted pack; that is never taken for a deal, and
never written as one.
"""

import re
from collections.abc import Iterable, Iterator, Mapping

from lawbook.bridge import Board, Deal
from lawbook.entrance import admitted, cleaned
from lawbook.errors import NotationError, Wording
from lawbook.notation.exchange.boards import numbered
from lawbook.notation.exchange.owners import deal_of, owners_of
from lawbook.notation.game import Game, Report, ended
from lawbook.notation.letters import shown

__all__ = ["dlm_bytes", "parse_dlm"]

_HIGHEST = 99
_FILLER = "aaaaaabffffffkkkkkklpppppp"
_LETTERS = re.compile(r"([a-p]{26})(\d{3})")
_HEAD: tuple[str, ...] = (
    "[Document]",
    "Headline={headline}",
    "Status=Sealed",
    "Duplicates=0",
    "From board={first}",
)
_HEAD += ("To board={last}", "Next board to duplimate=0", "PrintOuts=0", "Crypto key=0", "Checksum={check}")


def dlm_bytes(boards: Iterable[Board], headline: str = "Lawbook") -> bytes:
    """The boards as a file; it is sealed, so that the machine's screen does not show the cards."""
    told = {board.number: board for board in numbered(boards, _HIGHEST)}
    first, last = min(filter(None, told)), max(filter(None, told))
    lines = [line.format(headline=headline, first=first, last=last, check=first ^ last) for line in _HEAD]
    for number in range(1, _HIGHEST + 1):
        letters = _letters(told[number]) if number in told else _FILLER
        lines += [f"Duplicates {number:02}=0", f"Board {number:02}={letters}{_check(number, letters):03}"]
    return "".join(f"{line}\r\n" for line in lines).encode("latin-1", "replace")


def _letters(board: Board) -> str:
    owners = owners_of(board.deal, board.number)
    letters = "".join(chr(97 + 4 * owners[n] + owners[n + 1]) for n in range(0, 52, 2))
    if letters == _FILLER:
        raise NotationError(
            "board {number} is the sorted pack, with which the format fills what was never dealt; deal it again "
            "(Law 6)",
            number=board.number,
        )
    return letters


def _check(number: int, letters: str) -> int:
    check = number
    for letter in letters:
        check ^= ord(letter)
    return check


def parse_dlm(written: bytes, name: str = "DLM", *, strict: bool = True) -> Iterator[Game]:
    """The boards of a file, in its range. Raises NotationError where it is enciphered or has no range."""
    report = Report(name, strict=strict)
    return ended(_boards(written, report), report)


def _boards(written: bytes, report: Report) -> Iterator[Game]:
    name, told = report.name, admitted(cleaned(written.decode("latin-1")), report.name)
    values: dict[str, tuple[str, int]] = {}
    for line, text in enumerate(told.splitlines(), start=1):
        key, equals, value = text.partition("=")
        if equals:
            values[" ".join(key.split()).lower()] = value.strip(), line
    if values.get("crypto key", ("0", 0))[0] not in {"", "0"}:
        raise NotationError(
            "{name}: the file is enciphered (Crypto key), and only the dealing program reads it; export it without",
            name=name,
        )
    for number in range(_border(values, "from board", name), _border(values, "to board", name) + 1):
        text, line = values.get(f"board {number:02}", ("", 1))
        deal = _deal(text, number, line, report)
        board = Board.of(number, deal=deal)
        yield Game(name=name, line=line, tags={"Board": str(number)}, board=board, problems=report.taken())


def _border(values: Mapping[str, tuple[str, int]], key: str, name: str) -> int:
    told = values.get(key, ("", 0))[0]
    if not (told.isdecimal() and 1 <= int(told) <= _HIGHEST):
        raise NotationError(
            "{name}: {key} is no number from 1 to 99, so nobody knows which boards were dealt; write it",
            name=name,
            key=key,
        )
    return int(told)


def _deal(text: str, number: int, line: int, report: Report) -> Deal | None:
    found = _LETTERS.fullmatch(text)
    owners = [] if found is None else [half for letter in found[1] for half in divmod(ord(letter) - 97, 4)]
    if found is None or any(owners.count(seat) != 13 for seat in range(4)):
        said = Wording(
            "board {number}: {text} is no deal; write 26 letters from a to p and the check",
            number=number,
            text=shown(text),
        )
    elif found[1] == _FILLER:
        said = Wording("board {number} is the sorted pack: it was never dealt (Law 6)", number=number)
    elif int(found[2]) != _check(number, found[1]):
        said = Wording("board {number}: its check is wrong; copy the file again", number=number)
    else:
        return deal_of(owners)
    report.add(line, said)
    return None
