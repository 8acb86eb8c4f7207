"""Rows: what is written of a board at one table, with each of its findings, in the language that was asked for."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import blake2b

from lawbook.audit.finding import Certainty, Finding, Kind, Row
from lawbook.bridge import Board
from lawbook.errors import Wording
from lawbook.notation.results.model import BoardResult
from lawbook.notation.tricks import holders
from lawbook.text.refusals import said_in

__all__ = ["AS_USUAL", "Asked", "dealt", "not_read", "row_of", "rows_with"]

_LONGEST = 300


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked of an audit."""

    language: str = "en"
    double_dummy: bool = False
    """Whether claims are held against double dummy."""


AS_USUAL = Asked()


def row_of(name: str, form: str, place: int, one: BoardResult) -> Row:
    """The row of a result without findings; who played is not told."""
    contract = "Pass" if one.passed_out else "" if one.contract is None else str(one.contract)
    return Row(
        name,
        form,
        one.line or place,
        one.board,
        one.round,
        one.table or one.room,
        contract,
        "" if one.tricks is None else one.tricks,
        "" if one.score is None else one.score,
    )


def dealt(row: Row, board: Board | None, date: str = "") -> Row:
    """The row with its deal, as a figure that is the same wherever the same hands hold the same cards, and its day."""
    owners = None if board is None else holders(board.deal)
    figure = "" if owners is None else blake2b(owners, digest_size=8).hexdigest()
    return row._replace(date="" if date == "?" else date, deal=figure)


def rows_with(row: Row, findings: Iterable[Finding], asked: Asked) -> Iterator[Row]:
    """The row with each of its findings; the row alone where there is none."""
    alone = True
    for one in findings:
        alone = False
        yield row._replace(
            place=row.place if one.line is None else one.line,
            kind=one.kind.value,
            certainty=one.certainty.value,
            law=one.law,
            finding=said_in(one.said, asked.language)[:_LONGEST],
            settled_by=said_in(one.settled_by, asked.language),
        )
    if alone:
        yield row


def not_read(problem: str) -> Finding:
    """A reader's remark: what it says, at the line that it names.

    That cards stand in the columns of other hands is how some programs write; all of them are read.
    """
    named = problem.named if isinstance(problem, Wording) else {}
    line, what = named.get("line"), named.get("what")
    if isinstance(line, int) and isinstance(what, Wording):
        certainty = Certainty.POSSIBLE if {*what.named} == {"count"} else Certainty.LIKELY
        return Finding(Kind.NOT_READ, what, certainty=certainty, line=line)
    return Finding(Kind.NOT_READ, problem, certainty=Certainty.LIKELY)
