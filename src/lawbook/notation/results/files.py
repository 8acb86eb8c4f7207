"""Files of results: what they are is seen from what is in them, whatever they are called."""

import re
from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import Protocol

from lawbook.entrance import admitted, bytes_of, cleaned, decoded
from lawbook.errors import NotationError
from lawbook.notation.results.acbl import parse_acbl
from lawbook.notation.results.access import DATABASES
from lawbook.notation.results.bridgemate import read_bws
from lawbook.notation.results.lin_results import parse_lin_results
from lawbook.notation.results.model import Event, Section, Session
from lawbook.notation.results.page import read_page
from lawbook.notation.results.pages import parse_page
from lawbook.notation.results.pbn import parse_pbn_results
from lawbook.notation.results.table import parse_csv
from lawbook.notation.results.usebio import parse_usebio

__all__ = ["DATABASES", "joined", "parse_results", "read_event", "read_events", "reader_of", "text_of"]

_DECLARED = re.compile(rb"""(?:encoding|charset)\s*=\s*["']?([A-Za-z0-9_.:-]{2,20})""")
_LIN = re.compile(r"(?:^|\|)\s*(?:vg|pn|qx|md|rs|st|mn)\|", re.IGNORECASE)
_PBN = re.compile(r"^\s*(?:%|\[\s*[A-Z]\w*\s*\")", re.MULTILINE)
_DATA = re.compile(r"\bdata\s*=\s*[\"']?(?:\{|&)", re.IGNORECASE)
_HTML = re.compile(r"<(?:table|html|!doctype\s+html|body|div|tr)\b", re.IGNORECASE)


def read_events(paths: Iterable[Path], *, strict: bool = False) -> list[Event]:
    """The events of several files; pages of one folder are parts of one event."""
    events = [(path.parent, read_event(path, strict=strict)) for path in paths]
    found: list[Event] = []
    for (_, kind), group in groupby(events, key=lambda one: (one[0], one[1].format)):
        told = [event for _, event in group]
        found += [joined(told)] if kind == "page" and len(told) > 1 else told
    return found


def read_event(path: Path, *, strict: bool = False) -> Event:
    """The event of a file; unless reading is strict, it lists what is wrong with it."""
    written = bytes_of(path)
    if written[4:19] in DATABASES:
        return read_bws(path, strict=strict)
    return parse_results(text_of(written), path.name, strict=strict)


def text_of(written: bytes) -> str:
    """The text, in the encoding that it declares, else in UTF-8, else in Latin-1, in which anything can be read."""
    declared = _DECLARED.search(written[:2000])
    return decoded(written, declared[1].decode("ascii") if declared else "")


def parse_results(text: str, name: str = "results", *, strict: bool = False) -> Event:
    """The event of a text. Raises NotationError where it is in none of the formats."""
    text = admitted(cleaned(text), name)
    return reader_of(text, name)(text, name, strict=strict)


class Reader(Protocol):
    """What makes an event of a text. Raises NotationError where it cannot."""

    def __call__(self, text: str, name: str, *, strict: bool) -> Event:
        """The event; strict reading stops at the first thing that cannot be read."""


def reader_of(text: str, name: str) -> Reader:
    """The reader of a text, by what is in it. Raises NotationError where there is nothing."""
    start = text.lstrip("\ufeff \t\r\n")[:4000]
    if start.startswith("{") and not _PBN.search(start):  # a PBN file may begin with a remark
        return parse_acbl
    if "<USEBIO" in text or (start.startswith("<?xml") and not _HTML.search(start)):
        return parse_usebio
    if _HTML.search(start) or "<table" in text[:100000].lower():
        return _page
    if _LIN.search(start):
        return parse_lin_results
    if _PBN.search(start):
        return parse_pbn_results
    if not start.strip("\0 \t\r\n"):
        raise NotationError("{name}: the file is empty; give one with results", name=name)
    return parse_csv


def _page(text: str, name: str, *, strict: bool) -> Event:
    data = read_page(text, _nothing_more).attributes.get("data", "") if _DATA.search(text) else ""
    if data.startswith("{"):
        return parse_acbl(data, name, strict=strict)
    return parse_page(text, name, strict=strict)


def _nothing_more(_: object) -> bool:
    """What is carried for scripts stands before ten thousand rows, or there are none."""
    return False


def joined(pages: Iterable[Event]) -> Event:
    """One event of the pages that each have a part of it."""
    told = list(pages)
    parts = [section for event in told for section in event.sections]
    section = Section(
        contestants=tuple(one for part in parts for one in part.contestants),
        results=tuple(one for part in parts for one in part.results),
        boards={number: board for part in parts for number, board in part.boards.items()},
        datums={number: datum for part in parts for number, datum in part.datums.items()},
    )
    scored = next((event for event in told if event.scoring.value), told[0])
    problems = tuple(problem for event in told for problem in event.problems)
    name = f"{told[0].file} to {told[-1].file}"
    return replace(scored, file=name, sessions=(Session(sections=(section,)),), problems=problems)
