"""Results as a table of plain text: what `table` reads."""

from lawbook.notation.results import fields
from lawbook.notation.results.cells import cell, written
from lawbook.notation.results.model import BoardResult, Event, Section
from lawbook.notation.results.table import CONTESTANT, FIGURED, FIGURES, KNOWN, RESULT
from lawbook.notation.results.table_boards import BOARD, PLAYERS, board_row

__all__ = ["csv_text"]


def csv_text(event: Event) -> str:
    """The event as a table with commas; reading it gives the results and contestants back."""
    rows = [row for section in event.sections for row in _rows(section, event)]
    kept = dict.fromkeys(key for row in rows for key in row if key not in KNOWN)
    columns = ["section", *RESULT, *FIGURED, *CONTESTANT, "event", "scoring", *PLAYERS, *BOARD, *kept]
    used = [
        name
        for name in columns
        if any(row.get(name) for row in rows) or name in {"board", "ns", "ew", "score"}
    ]
    told = ([row.get(name, "") for name in used] for row in rows)
    return written(map(cell, row) for row in (used, *told))


def _rows(section: Section, event: Event) -> list[dict[str, str]]:
    about = {"section": section.name, "event": event.name, "scoring": event.scoring.value}
    own = event.format == "CSV"
    boards = {number: board_row(board) for number, board in section.boards.items()}
    told = [
        _result_row(one) | (dict(one.kept) if own else {}) | about | boards.pop(one.board, {})
        for one in section.results
    ]
    told += [{"board": number} | about | row for number, row in boards.items()]
    for one in section.contestants:
        row = {name: getattr(one, name) for name in CONTESTANT if name != "names"} | {
            "names": " - ".join(one.names)
        }
        told.append(row | (dict(one.kept) if own else {}) | about)
    return told


def _result_row(one: BoardResult) -> dict[str, str]:
    contract = one.contract
    row = {
        "board": one.board,
        "round": one.round,
        "table": one.table,
        "room": one.room,
        "ns": " + ".join(one.ns),
        "ew": " + ".join(one.ew),
        "contract": fields.contract_text(contract, passed_out=one.passed_out),
        "declarer": contract.declarer.name if contract else "",
        "lead": fields.lead_text(one.lead),
        "tricks": "" if one.tricks is None else str(one.tricks),
        "score": "" if one.score is None else str(one.score),
        "ew_score": "" if one.ew_score is None else str(one.ew_score),
        "award_ns": one.award.ns if one.award else "",
        "award_ew": one.award.ew if one.award else "",
    }
    row |= zip(PLAYERS, one.players, strict=False)
    for measure, both in one.figures.items():
        row |= {f"{FIGURES[measure]}_ns": both.ns, f"{FIGURES[measure]}_ew": both.ew}
    return row
