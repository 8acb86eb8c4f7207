"""Studying: what a process of its own does while the pages go on."""

import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection
from pkgutil import resolve_name
from typing import Any

from lawbook.bridge import Board, Seat, Side
from lawbook.budget import Budget, within
from lawbook.casefile import CaseFile, loads
from lawbook.errors import LawbookError
from lawbook.law.book import known_facts
from lawbook.notation import parse_card, parse_deal

__all__ = ["CLAIMED", "DRAWN", "READY", "RECORDED", "Task", "work"]

_NEEDED = (
    "lawbook.desk.evidence",
    "lawbook.desk.supposed",
    "lawbook.equity.picture",
    "lawbook.desk.claims",
)
"""What takes long to read, NumPy above all; the server itself does without it."""
Task = tuple[str, ...]
"""What is to be studied: the name of the function that studies it, and what it is about; whoever asks the same waits for the same."""
MARGIN = 0.05
"""Half the range that is waited for; the terminal can ask for less."""
SECONDS = 20.0
"""How long one study may go on; then what it has found stands."""
BEHIND = 19
"""How far the pages go before a study where a machine cannot tell that it has only what nobody else wants."""


def drawn(case: str, question: str, language: str, *supposed: str) -> Iterator[str]:
    """The drawing of the evidence for a fact, ever more exact; what is supposed beside the record in its order."""
    from lawbook.desk.evidence import Wanted, evidence  # noqa: PLC0415  # NumPy, for this study only
    from lawbook.desk.supposed import read_contracts, read_line, read_seat, read_secret  # noqa: PLC0415
    from lawbook.equity.picture import PHONE, svg  # noqa: PLC0415

    chair, card, contracts, lines = supposed
    wanted = Wanted(
        question=question,
        margin=MARGIN,
        chair=read_seat(chair, "chair") if chair else None,
        secret=read_secret(card, "card") if card else None,
        contracts=read_contracts(_each(contracts), "contract"),
        lines=tuple(map(read_line, _each(lines))),
    )
    for study in evidence(_case(case), wanted):
        yield svg(study, language, PHONE)


def claimed(case: str, first: str, *lines: str) -> Iterator[Any]:
    """What a claim is worth without the lines that are not normal."""
    from lawbook.desk.claims import claim_worth  # noqa: PLC0415  # for this study only

    not_normal = [tuple(map(parse_card, line.split())) for line in lines]
    yield claim_worth(_case(case), not_normal, winners_first=first == "yes")


def recorded(deal: str, number: str, language: str) -> Iterator[Mapping[str, Any]]:
    """The hand record of a deal in words: its points, and the tricks and par where it has four whole hands."""
    from lawbook.boards import words  # noqa: PLC0415  # NumPy, for this study only
    from lawbook.boards.record import records_of  # noqa: PLC0415

    (record,) = records_of([Board.of(int(number) if number else None, deal=parse_deal(deal))])
    told = {"points": [(words.seat_letter(seat, language), record.points[seat]) for seat in Seat], "rows": []}
    yield (
        told
        if record.results is None
        else {
            **told,
            "strains": [words.strain_name(strain, language) for strain in words.DOWN],
            "rows": words.joined_rows(record, language),
            "made": [words.made(record, side, language) for side in Side],
            "pars": words.pars_told(record, language),
            "note": words.note(language),
        }
    )


def ready() -> Iterator[None]:
    """Nothing: that there is a process, which has read what the others need."""
    yield None


def _each(text: str) -> list[str]:
    """What is written with semicolons or on lines of its own."""
    return [one.strip() for one in text.replace(";", "\n").splitlines() if one.strip()]


def _case(text: str) -> CaseFile:
    return loads(text)[0]


DRAWN, CLAIMED, RECORDED, READY = (
    f"{__name__}:{study.__name__}" for study in (drawn, claimed, recorded, ready)
)


def work(asked: Connection, *, behind: bool) -> None:
    """Study one task after the other until nobody asks; what is found so far is told, and what at the end.

    What every study needs is read first, and at the pace of the pages: it takes half a second of work, and
    behind everything else on a busy machine many times that.
    """
    for module in _NEEDED:
        import_module(module)
    known_facts()  # all Laws: the first drawing would read them, behind everything else
    if behind:
        _stand_back()
    with suppress(EOFError, OSError, KeyboardInterrupt):  # whoever asked is gone
        while True:
            _study(asked, asked.recv())


def _stand_back() -> None:
    """Take only the time of the machine that nobody else wants, so that a page never waits for a processor."""
    os.nice(BEHIND)
    if hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):  # not every container lets it
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _study(asked: Connection, task: Task) -> None:
    name, *about = task
    found = None
    try:
        with within(Budget(seconds=SECONDS)):
            for found in resolve_name(name)(*about):
                asked.send((False, found))
    except LawbookError as error:
        found = error
    asked.send((True, found))
