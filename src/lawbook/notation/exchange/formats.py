"""Formats: what boards are read from and written as."""

import re
from enum import Enum
from pathlib import Path

from lawbook.errors import NotationError

__all__ = ["Format", "format_of", "format_to_write"]


class Format(Enum):
    """A format, by the end of the names of its files."""

    PBN = "pbn"
    LIN = "lin"
    RBN = "rbn"
    USEBIO = "xml"
    CSV = "csv"
    DUP = "dup"
    DLM = "dlm"
    DGE = "dge"
    BRI = "bri"
    RESULTS = ""
    """Any other file of results: a Bridgemate's BWS, the ACBL's JSON, pages. These are read, and not written."""

    def __str__(self) -> str:
        return self.name


_BINARY = {Format.DUP, Format.DGE, Format.BRI}
_RBN = re.compile(rb"\s*(?:%[^\n]*\n\s*)*(?:[DTLESFKNBH] [^\n]*\n)*[HB] (?:[NESW]:|\d)|\s*%\s*RBN")
_RBX = re.compile(rb"\s*(?:[A-Z]\{[^}]*\})+")


def format_of(path: Path, written: bytes) -> Format:
    """The format of a file, from what is in it, whatever it is called."""
    start = written[:4000]
    if start.lstrip(b"\xef\xbb\xbf\r\n ").startswith(b"[Document]"):
        return Format.DLM
    if start[:1] == b"\6" or (start[:78].isdigit() and len(start) > 77):
        return Format.DUP
    if _RBN.match(start) or _RBX.match(start):
        return Format.RBN
    by_name = next(
        (one for one in Format if one.value and path.suffix.lower() == f".{one.value}"), Format.RESULTS
    )
    return Format.RESULTS if by_name in _BINARY | {Format.DLM, Format.RBN} else by_name


def format_to_write(word: str) -> Format:
    """The format of this name or ending. Raises NotationError where it is none that is written."""
    bare = word.lower().removeprefix(".")
    for one in Format:
        if one.value and bare in {one.value, one.name.lower()}:
            return one
    if bare == "bws":
        raise NotationError(
            "bws is not written: it is a database of Microsoft Access, which only the maker's own program makes "
            "rightly; give it the results as CSV or USEBIO"
        )
    raise NotationError(
        "{word} is no format that is written; write one of {known}",
        word=bare[:20] or "?",
        known=", ".join(one.value for one in Format if one.value),
    )
