"""Reading: a case file from YAML."""

from collections.abc import Mapping
from pathlib import Path

from lawbook.bridge import Board, Card, Deal, Seat, Side, Trick
from lawbook.casefile.case import CaseFile
from lawbook.casefile.fields import (
    mapping,
    optional,
    read_authority,
    read_belongs,
    read_edition,
    read_lines,
    read_seat,
    read_vulnerability,
    read_word,
)
from lawbook.day import read_day
from lawbook.entrance import CASE, admitted, text_of
from lawbook.errors import CaseError, LawbookError, Wording
from lawbook.law.book import code_on
from lawbook.notation import read_deal
from lawbook.notation.contract import parse_contract
from lawbook.notation.played import parse_played
from lawbook.pairs import read_pairs
from lawbook.scores import SCORE_KEYS, read_scores
from lawbook.table.record.beginning import Beginning, agreed, checked_against, seated
from lawbook.yamltext import documents

__all__ = ["load", "loads"]

KEYS = (
    "title", "source", "note", "edition", "date", "authority", "form", "board", "dealer", "vulnerable", "deal", "belongs",
    "contract", "tricks", "leader", "played", "story", "law", "offender", "answers", "expect", "systems", "settings",
    *SCORE_KEYS,
)  # fmt: skip


def load(path: Path) -> list[CaseFile]:
    """The cases of a file. Raises CaseError that names the file, the place and the remedy."""
    return loads(text_of(path), str(path), path.parent)


def loads(text: str, name: str = "case", folder: Path | None = None) -> list[CaseFile]:
    """The cases of a text, which may name files of a folder. Raises CaseError that names the place and the remedy."""
    told = documents(admitted(text, name, CASE, CaseError), name)
    if not told:
        raise CaseError("{name}: empty; a case has at least a law or a story", name=name)
    return [_read(document, name, number, folder) for number, document in enumerate(told, start=1)]


def _read(document: object, name: str, number: int, folder: Path | None) -> CaseFile:
    place = name if number == 1 else Wording("{name}, case {number}", name=name, number=number)
    try:
        return _case(mapping(document, "a case", f"lines like {KEYS[0]}: ..."), folder)
    except LawbookError as error:
        raise type(error)("{place}: {error}", place=place, error=error) from None


def _case(row: Mapping[str, object], folder: Path | None) -> CaseFile:
    unknown = [key for key in row if key not in KEYS]
    if unknown:
        raise CaseError(
            "key {unknown!r}: no such key; a case has {known}", unknown=unknown[0], known=", ".join(KEYS)
        )
    board, shown = _board(row)
    belongs = {**shown, **read_belongs(row.get("belongs"))}
    beginning, played = _beginning(row, board.deal or Deal(), belongs)
    answers = {
        str(k): read_word(v, str(k))
        for k, v in mapping(row.get("answers"), "answers", "fact: answer").items()
    }
    if "form" in row:
        answers["form"] = read_word(row["form"], "form")
    body, day = read_authority(row.get("authority", "WBF"), folder), read_day(row.get("date"))
    return CaseFile(
        title=str(row.get("title", "")),
        source=optional(row, "source"),
        note=optional(row, "note"),
        edition=read_edition(row["edition"]) if "edition" in row else code_on(day, body),
        day=day,
        authority=body,
        settings=mapping(row.get("settings"), "settings", "name: value"),
        board=board,
        belongs=belongs,
        beginning=beginning,
        played=played,
        story=tuple(read_lines(row.get("story"), "story")),
        laws=tuple(read_lines(row.get("law"), "law")),
        offender=None if row.get("offender") is None else read_seat(row["offender"], "offender"),
        answers=answers,
        systems=read_pairs(row.get("systems"), folder),
        scores=read_scores(row),
        expect=mapping(row.get("expect"), "expect", "laws: [...]"),
    )


def _board(row: Mapping[str, object]) -> tuple[Board, dict[Card, Seat]]:
    diagram = read_deal(str(row["deal"])) if row.get("deal") is not None else None
    number = row.get("board", diagram.board if diagram else None)
    if number is not None and (not isinstance(number, int) or isinstance(number, bool)):
        raise CaseError("board {number!r}: a board has a number (Law 2)", number=number)
    dealer = read_seat(row["dealer"], "dealer") if "dealer" in row else (diagram.dealer if diagram else None)
    vulnerable = read_vulnerability(row["vulnerable"]) if "vulnerable" in row else None
    if vulnerable is None and diagram:
        vulnerable = diagram.vulnerability
    deal: Deal | None = diagram.deal if diagram else None
    board = Board.of(number, dealer=dealer, vulnerability=vulnerable, deal=deal)
    return board, dict(diagram.belongs) if diagram else {}


def _beginning(
    row: Mapping[str, object], deal: Deal, belongs: Mapping[Card, Seat]
) -> tuple[Beginning | None, tuple[Trick, ...]]:
    """Where the record begins, and the tricks that are told in short."""
    number, won = _tricks(row.get("tricks"))
    contract = None if row.get("contract") is None else parse_contract(str(row["contract"]))
    leader = None if row.get("leader") is None else read_seat(row["leader"], "leader")
    lines = list(read_lines(row.get("played"), "played"))
    told = Beginning(contract=None if lines else contract, tricks=number, won=won, leader=leader)
    if not lines:
        return (None if told == Beginning() else checked_against(deal, told)), ()
    if contract is None:
        raise CaseError("played: without a contract nobody knows who led; add one, such as contract: 4S by S")
    played = seated(parse_played(", ".join(lines)), contract, deal, belongs)
    return agreed(played, contract, told), played


def _tricks(value: object) -> tuple[int, Mapping[Side, int]]:
    """How many tricks were played, and how many of them each side won if that is told."""
    if value is None:
        return 0, {}
    if isinstance(value, Mapping) and value.keys() == Side.__members__.keys():
        won = {side: _number(value[side.name]) for side in Side}
        return sum(won.values()), won
    return _number(value), {}


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise CaseError(
            "tricks {value!r}: write how many have been played, such as 5, or who won them: {{NS: 3, EW: 2}}",
            value=value,
        )
    return value
