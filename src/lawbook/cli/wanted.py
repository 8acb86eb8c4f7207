"""Wanted: what the options of `lawbook equity` ask for, read as cards, contracts and meanings."""

from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from lawbook.bridge import Seat, Side
from lawbook.casefile import CaseFile
from lawbook.desk.evidence import Wanted, steps_for
from lawbook.desk.supposed import read_contracts, read_halves, read_line, read_seat, read_secret
from lawbook.entrance import text_of
from lawbook.equity import Resources
from lawbook.equity.alternatives import Compared
from lawbook.equity.poll import Poll, poll_of
from lawbook.equity.weighing import Steps
from lawbook.errors import CaseError
from lawbook.meaning import Meaning, parse_meaning
from lawbook.yamltext import documents

__all__ = ["Options", "wanted"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The options as they were typed."""

    question: str | None
    chair: str | None
    card: str | None
    contracts: tuple[str, ...]
    lines: tuple[str, ...]
    after: int | None
    dummy: bool
    shown: tuple[str, ...]
    margin: float
    seed: int
    step: int | None
    lean: int
    non_offenders: str | None
    field: str | None
    other_table: int | None
    poll_file: Path | None


def wanted(case: CaseFile, told: Options, resources: Resources) -> Wanted:
    """What the options ask for. Raises CaseError that names the option."""
    if told.margin <= 0:
        raise CaseError(
            "--margin {margin:g}: a range has some width; give points of a percentage, such as 3",
            margin=told.margin,
        )
    return Wanted(
        question=told.question,
        chair=None if told.chair is None else Seat[told.chair],
        secret=None if told.card is None else read_secret(told.card, "--card"),
        contracts=read_contracts(told.contracts, "--contract"),
        lines=tuple(map(read_line, told.lines)),
        after=told.after,
        dummy=told.dummy,
        shown=dict(_meaning(text) for text in told.shown),
        compared=_compared(case, told),
        poll=None if told.poll_file is None else _poll(told.poll_file),
        margin=told.margin / 100,
        seed=told.seed,
        resources=resources,
    )


def _meaning(text: str) -> tuple[Seat, Meaning]:
    seat, words = read_halves(text, "--shown", '"N=15-17 balanced"')
    return read_seat(seat, "--shown"), parse_meaning(words)


def _compared(case: CaseFile, told: Options) -> Compared:
    step = steps_for(case) if told.step is None else Fraction(told.step, 100)
    side = None if told.non_offenders is None else Side[told.non_offenders]
    steps = Steps(step=step, lean=Fraction(told.lean, 100), non_offenders=side)
    return Compared(steps=steps, field=_scores(told.field), other_table=told.other_table)


def _scores(text: str | None) -> tuple[int, ...]:
    try:
        return tuple(int(score) for score in (text or "").replace(",", " ").split())
    except ValueError:
        raise CaseError(
            "--field {text!r}: write scores as North-South see them, such as 420,420,-50", text=text
        ) from None


def _poll(file: Path) -> Poll:
    told = documents(text_of(file), str(file))
    rows = told[0] if told else None
    if not isinstance(rows, list):
        raise CaseError(
            "{file}: a poll is a list with a row for each peer, such as - {{who: A, call: P, considered: [X]}}",
            file=file,
        )
    return poll_of(rows)
