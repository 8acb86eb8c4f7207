"""The entrance for text: whatever comes from outside is checked here once, before anything reads it.

A text that has come in is of a size, holds characters that can be written out again, no figure of
hundreds of digits, and no brackets inside one another without end. The readers behind rely on it.
"""

import os
import re
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from errno import EINVAL
from pathlib import Path
from stat import S_ISREG
from typing import Any, BinaryIO

from lawbook.errors import CaseError, NotationError, Wording

__all__ = [
    "CASE", "DEEPEST", "LARGEST", "LINES", "admitted", "bytes_of", "cleaned", "decoded", "json_of", "of_one_board",
    "opened", "shallow", "standard_input", "text_of", "unpacked",
]  # fmt: skip

LARGEST = 64 * 2**20
"""The bytes of a file of results; no event has more."""
CASE = 2**20
"""The characters of a file of cases, or of a system."""
LINES = 500
"""The lines of a story that a page is asked about: the longest auction has 319 calls, the play 52 cards."""
SUMMONED = (["director"], ("director",))
"""The line that calls the Director, as the last of a story."""
DEEPEST = 40
"""How deep brackets, lists or elements stand inside one another."""
_LONG = 400
_TWO = r"(?=[\d_]{2})"
_DIGITS = re.compile(rf"[\d_]{{{_LONG}}}")
"""So long a figure is none; Python reads none that is longer than 640 digits at the least."""
_STRANGE = "[\ud800-\udfff\x07\x08\x1b\x90\x9b\x9d]"
"""Half a character, or one that tells a terminal to do something."""
_HARMLESS = dict.fromkeys(b"\x07\x08\x1b\x90\x9b\x9d", "\ufffd")
_BRACKETS = r'"(?:[^"\\]|\\[\s\S])*"?|[\[({]|[\])}]'
_PACKED = (b"PK\x03\x04", b"PK\x05\x06", b"\x1f\x8b\x08", b"Rar!\x1a\x07", b"7z\xbc\xaf\x27\x1c")
"""How ZIP (and so XLSX and ODS), gzip, RAR and 7-Zip begin."""
_MARKS = ((b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"), (b"\xef\xbb\xbf", "utf-8-sig"))

Refusal = type[CaseError] | type[NotationError]


def admitted(text: str, name: str, largest: int = LARGEST, refusal: Refusal = NotationError) -> str:
    """The text as it is. Raises what is to be raised, naming the place, where no reader may read it.

    >>> admitted("[Board " + "9" * 5000, "x.pbn")
    Traceback (most recent call last):
    lawbook.errors.NotationError: x.pbn, line 1, column 8: a figure of more than 400 digits; write a shorter one
    """
    if len(text) > largest:
        raise refusal(
            "{name}: larger than {largest} characters; give less at a time", name=name, largest=largest
        )
    if strange := _strange(text):
        raise refusal(
            "{place}: {code} is no letter; take it out, or write the file again in UTF-8",
            place=_place(text, strange.start(), name),
            code=_code(strange[0]),
        )
    if digits := _figure(text):
        raise refusal(
            "{place}: a figure of more than 400 digits; write a shorter one",
            place=_place(text, digits.start(), name),
        )
    return text


def _strange(text: str) -> re.Match[str] | None:
    """The first strange character; there is none among what can be printed, which most texts are all of."""
    return None if text.replace("\n", "").isprintable() else re.search(_STRANGE, text)


def _figure(text: str) -> re.Match[str] | None:
    """The first long figure: of so many digits, two that stand half as far from one another are looked at."""
    half = _LONG // 2
    looked = (
        _DIGITS.search(text, max(0, (found.start() - 1) * half), (found.start() + 3) * half)
        for found in re.finditer(_TWO, text[::half])
    )
    return next(filter(None, looked), None)


def _code(letter: str) -> str:
    return f"U+{ord(letter):04X}"


def shallow(text: str, name: str, refusal: Refusal = NotationError) -> str:
    """The text as it is. Raises what is to be raised where its brackets stand too deep inside one another.

    >>> shallow("(" * 50, "meaning")
    Traceback (most recent call last):
    lawbook.errors.NotationError: meaning, line 1, column 41: more than 40 brackets inside one another; write it plainly
    """
    depth = 0
    for found in re.finditer(_BRACKETS, text):
        depth += (found[0] in "[({") - (found[0] in "])}")
        if depth > DEEPEST:
            raise refusal(
                "{place}: more than {most} brackets inside one another; write it plainly",
                place=_place(text, found.start(), name),
                most=DEEPEST,
            )
    return text


def of_one_board(*stories: Sequence[str]) -> None:
    """Raises CaseError for a story of more lines than any board needs, which would keep all others waiting.

    That the Director is called at its end is not counted: a page tells it of itself.

    >>> of_one_board(["N X", "E X"] * 1000)
    Traceback (most recent call last):
    lawbook.errors.CaseError: story: more than 500 lines, which no board needs; tell less of it
    """
    if any(len(lines) - (lines[-1:] in SUMMONED) > LINES for lines in stories):
        raise CaseError("story: more than {most} lines, which no board needs; tell less of it", most=LINES)


def text_of(path: Path, largest: int = CASE, refusal: Refusal = CaseError) -> str:
    """What stands in a file of our own kind, which is in UTF-8. Raises what is to be raised, naming the file."""
    try:
        text = bytes_of(path, largest, refusal).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise refusal("{path}: cannot be read: {reason}", path=path, reason="not UTF-8 text") from None
    return admitted(text.replace("\r\n", "\n"), str(path), largest, refusal)


def bytes_of(path: Path, largest: int = LARGEST, refusal: Refusal = NotationError) -> bytes:
    """What stands in a file, or comes in by `-`. Raises what is to be raised, naming the file."""
    given = standard_input() if str(path) == "-" else None
    try:
        with nullcontext(given) if given else opened(path) as file:
            written = file.read(largest + 1)
    except (OSError, ValueError) as error:  # a name may hold what no file name can
        reason = getattr(error, "strerror", None) or "No such file or directory"
        raise refusal("{path}: cannot be read: {reason}", path=path, reason=reason) from None
    if len(written) > largest:
        raise refusal(
            "{path}: larger than {largest} bytes, which no such file is; give the part in question",
            path=path,
            largest=largest,
        )
    return unpacked(written, path.name, refusal)


def unpacked(written: bytes, name: str, refusal: Refusal = NotationError) -> bytes:
    r"""The bytes as they are. Raises what is to be raised for a packed file, which is never opened: nobody knows how much is in it.

    >>> unpacked(b"PK\x03\x04", "friday.zip")
    Traceback (most recent call last):
    lawbook.errors.NotationError: friday.zip: a packed file (ZIP, XLSX, ODS, gzip, RAR, 7z); unpack it, or save a sheet as CSV
    """
    if written.startswith(_PACKED):
        raise refusal(
            "{name}: a packed file (ZIP, XLSX, ODS, gzip, RAR, 7z); unpack it, or save a sheet as CSV",
            name=name,
        )
    return written


def opened(path: Path) -> BinaryIO:
    """A file to be read. Raises OSError also for a pipe, which might be waited for, and a device, which might never end."""
    file = open(path, "rb", opener=_unwaited)  # noqa: SIM115  # a path takes no opener; whoever asks closes it
    if not S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise OSError(EINVAL, "no regular file; - reads what is piped in")
    return file


def _unwaited(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def cleaned(text: str) -> str:
    """The text without what tells a terminal to do something; a file of results may hold a stray."""
    return text.translate(_HARMLESS) if _strange(text) else text


def json_of(text: str, name: str, refusal: Refusal = NotationError) -> Any:
    """What a text in JSON says. Raises ValueError for what is none, what is to be raised for what is too deep."""
    import json  # noqa: PLC0415  # hardly anything that is read is JSON

    return json.loads(shallow(admitted(text, name, refusal=refusal), name, refusal))


def decoded(written: bytes, declared: str = "") -> str:
    """The text, in the encoding that its first bytes tell, else in UTF-8, as declared, or in Latin-1."""
    marked = next((encoding for mark, encoding in _MARKS if written.startswith(mark)), None)
    if marked is not None:
        return written.decode(marked, "replace")
    for encoding in filter(None, ("utf-8", declared)):
        try:
            return written.decode(encoding)
        except (LookupError, ValueError):
            continue
    return written.decode("latin-1")


def standard_input() -> BinaryIO:
    """What is typed or piped in. Raises CaseError where it is closed."""
    try:
        return sys.stdin.buffer
    except (AttributeError, ValueError):  # there is none, or it is closed
        raise CaseError("standard input: closed; give a file") from None


def _place(text: str, start: int, name: str) -> Wording:
    line = text.count("\n", 0, start) + 1
    column = start - text.rfind("\n", 0, start)
    return Wording("{name}, line {line}, column {column}", name=name, line=line, column=column)
