"""Results of Bridgemate terminals: the tables of a BWS file, which is an Access database under another name.

Experimental: written after the maker's guide, and not yet tried on a file from a club. The database is
read by access-parser, which comes with the extra `bws`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from lawbook.bridge import Seat
from lawbook.errors import NotationError, Wording
from lawbook.notation.game import Look, Report
from lawbook.notation.letters import shown
from lawbook.notation.results import fields
from lawbook.notation.results.access import Columns, Tables, tables_of
from lawbook.notation.results.model import (
    DIRECTED,
    NOT_PLAYED,
    BoardResult,
    Both,
    Contestant,
    Event,
    Section,
    Session,
)

__all__ = ["event_of_tables", "read_bws"]

Record = Mapping[str, str]
HOPELESS = 5_000
"""The rows after which nobody reads on, if none of them could be read: a database is read slowly, and no evening has as many."""
_RESULTS = "ReceivedData"
_TABLES = (_RESULTS, "Section", "PlayerNumbers", "PlayerNames")


def read_bws(path: Path, *, strict: bool = True) -> Event:
    """The event of a file. Raises NotationError where it is no such database, or the extra is missing."""
    return event_of_tables(tables_of(path, _TABLES, _Hope().goes_on), path.name, strict=strict)


class _Hope:
    """Whether a result can be read among the first ones, or there are too few yet to tell."""

    def __init__(self) -> None:
        self._look = Look(HOPELESS)
        self._seen = 0

    def goes_on(self, name: str, columns: Columns) -> bool:
        """Look at the rows that have come."""
        if name == _RESULTS and not self._look.ended:
            for row in _rows(columns, self._seen):
                self._seen += 1
                if not self._look.goes_on(0, read=_result(row, 0, self._look).told):
                    break
        return not self._look.given_up


def event_of_tables(tables: Tables, name: str, *, strict: bool = True) -> Event:
    """The event of a database's tables."""
    report = Report(name, strict=strict, hopeless=HOPELESS)
    if _RESULTS not in tables:
        raise NotationError(
            "{name}: no table ReceivedData: this is no database of a Bridgemate; give a BWS file", name=name
        )
    letters = {one["ID"]: one.get("Letter", "") for one in _records(tables, "Section") if "ID" in one}
    sections: dict[str, dict[tuple[str, ...], BoardResult]] = {}
    for place, row in enumerate(_records(tables, _RESULTS), start=1):
        if _true(row.get("Erased", "")):
            continue
        key = tuple(row.get(column, "") for column in ("Table", "Round", "Board"))
        # the newest stands last, and a correction is a new row
        told = sections.setdefault(row.get("Section", ""), {})[key] = _result(row, place, report)
        if not report.goes_on(place, read=told.told):
            break
    players = _players(tables)
    return Event(
        file=name,
        format="BWS",
        name=name.rpartition(".")[0],
        sessions=(
            Session(
                sections=tuple(
                    Section(
                        name=letters.get(number, number),
                        results=tuple(results.values()),
                        contestants=players.get(number, ()),
                    )
                    for number, results in sections.items()
                )
            ),
        ),
        problems=report.rest(),
    )


def _records(tables: Tables, name: str) -> Iterator[Record]:
    """The rows of a table of this name; none where there is none."""
    return _rows(tables.get(name) or {})


def _rows(columns: Columns, start: int = 0) -> Iterator[Record]:
    """The rows of a table from one on, every value as text."""
    count = max(map(len, columns.values()), default=0)
    for place in range(start, count):
        yield {key: _text(values[place]) for key, values in columns.items() if place < len(values)}


def _text(value: object) -> str:
    if isinstance(value, bytes):
        return value.decode("utf-16-le" if b"\0" in value else "latin-1", "replace").strip("\0 ")
    return "" if value is None else str(value).strip()


def _true(text: str) -> bool:
    return text.lower() not in {"", "0", "false", "none"}


def _result(row: Record, place: int, report: Report) -> BoardResult:
    contract, remarks = row.get("Contract", ""), row.get("Remarks", "")
    bid, declarer = fields.bid_of(contract), fields.seat_of(row.get("NS/EW", ""))
    award = _award(remarks)
    told = BoardResult(
        board=row.get("Board", "") or "?",
        ns=_pair(row, "PairNS", "South"),
        ew=_pair(row, "PairEW", "West"),
        round=row.get("Round", ""),
        table=row.get("Table", ""),
        contract=None if award else fields.contract_of(bid, declarer),
        passed_out=award is None and fields.is_pass(contract),
        lead=fields.card_of(row.get("LeadCard", "")),
        tricks=None if award else fields.tricks_of(row.get("Result", ""), bid[0].level if bid else None),
        award=award,
        line=place,
        kept=tuple((key, value) for key, value in row.items() if key not in _READ and value),
    )
    if not told.told:
        report.add(
            place,
            "{said}; enter it again at the table, or as an award such as 40%-60%",
            said=lambda: Wording(
                "{where}: contract {contract}, result {value} cannot be read",
                where=told.where,
                contract=shown(contract),
                value=shown(row.get("Result", "")),
            ),
        )
    return told


_READ = {
    "Board",
    "PairNS",
    "PairEW",
    "South",
    "West",
    "Round",
    "Table",
    "Contract",
    "NS/EW",
    "Result",
    "LeadCard",
}


def _pair(row: Record, pair: str, partner: str) -> tuple[str, ...]:
    """The pair; in an individual contest the two players of the side, and nobody for the phantom pair 0."""
    told = (row.get(pair, ""), row.get(partner, ""))
    return tuple(number for number in told if number not in {"", "0"})


def _award(remarks: str) -> Both | None:
    if not remarks:
        return None
    if remarks.lower() == "not played":
        return Both(NOT_PLAYED, NOT_PLAYED)
    code = fields.award_of(remarks)
    directed = "%" in remarks or "adjust" in remarks.lower()
    return code or (Both(DIRECTED, DIRECTED) if directed else None)


def _players(tables: Tables) -> dict[str, tuple[Contestant, ...]]:
    """The contestants of each section: the pairs, or the players of an individual contest, by where they sat at the
    start; a seat of whom no result tells keeps its own name.
    """
    sat = _at_the_start(tables)
    names = {
        one.get("strID") or one.get("ID", ""): one.get("Name", "") for one in _records(tables, "PlayerNames")
    }
    found: dict[str, dict[str, Contestant]] = {}
    for one in _records(tables, "PlayerNumbers"):
        seat = Seat.__members__.get(one.get("Direction", "").upper())
        if seat is None:
            continue
        section, table, number = (one.get(column, "") for column in ("Section", "Table", "Number"))
        name = one.get("Name", "") or names.get(number, "")
        pair = sat.get((section, table, seat.name)) or f"{table}{seat.name}"
        of_section = found.setdefault(section, {})
        known = of_section.get(pair, Contestant(number=pair))
        told = (*known.names, name) if name else known.names
        of_section[pair] = replace(known, names=told, kept=(*known.kept, ("Number", number)))
    return {section: tuple(told.values()) for section, told in found.items()}


def _at_the_start(tables: Tables) -> dict[tuple[str, str, str], str]:
    """Who sat at each seat of each table of each section in its first round."""
    first: dict[tuple[str, str], Record] = {}
    for row in sorted(_records(tables, _RESULTS), key=_round):
        first.setdefault((row.get("Section", ""), row.get("Table", "")), row)
    sat = {}
    for (section, table), row in first.items():
        for seat, column, pair in _SEATS:
            number = row.get(column, "") or row.get(pair, "")
            if number not in {"", "0"}:
                sat[section, table, seat] = number
    return sat


def _round(row: Record) -> int:
    number = row.get("Round", "")
    return int(number) if number.isdecimal() and len(number) < 5 else 0


_SEATS = (
    ("N", "PairNS", "PairNS"),
    ("S", "South", "PairNS"),
    ("E", "PairEW", "PairEW"),
    ("W", "West", "PairEW"),
)
"""The column that names the player of a seat in an individual contest, and the one that names his pair."""
