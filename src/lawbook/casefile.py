"""Case files: a situation in YAML, with what is expected of the ruling. Documentation and test at once."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from datetime import date
from pathlib import Path
from typing import Any

import yaml

from lawbook.bridge import Board, Card, Deal, Seat, Side, Trick, Vulnerability
from lawbook.day import read_day
from lawbook.entrance import text_of
from lawbook.errors import CaseError, LawbookError, Wording
from lawbook.law.authority import Authority, authority, supplied
from lawbook.law.book import NEWEST, code_on
from lawbook.law.fact import NOT_ESTABLISHED
from lawbook.lazyclass import dataclass
from lawbook.notation import deal_text, parse_card, read_deal
from lawbook.notation.contract import contract_text, parse_contract
from lawbook.notation.played import parse_played, played_text
from lawbook.pairs import PairSystem, read_pairs
from lawbook.scores import SCORE_KEYS, Scores, read_scores, scores_rows
from lawbook.table import Table, numbered_events, parse_story, story_lines
from lawbook.table.record.beginning import Beginning, agreed, checked_against, seated
from lawbook.table.record.events import Played
from lawbook.yamltext import documents

__all__ = ["CaseFile", "case_text", "load", "loads", "read_vulnerability"]

try:
    from yaml import CSafeDumper as _Dumper
except ImportError:  # PyYAML built without its C library
    from yaml import SafeDumper as _Dumper  # type: ignore[assignment]

KEYS = (
    "title", "source", "note", "edition", "date", "authority", "form", "board", "dealer", "vulnerable", "deal", "belongs",
    "contract", "tricks", "leader", "played", "story", "law", "offender", "answers", "expect", "systems", "settings",
    *SCORE_KEYS,
)  # fmt: skip
_WHOLE = {Seat.N: "NORTH", Seat.E: "EAST", Seat.S: "SOUTH", Seat.W: "WEST"}


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseFile:
    """One situation as somebody wrote it down."""

    title: str = ""
    source: str | None = None
    note: str | None = None
    edition: int = NEWEST
    day: date | None = None
    """The day of the session, which says what code and what regulations were in force."""
    authority: str = "WBF"
    settings: Mapping[str, object] = field(default_factory=dict)
    """What is told otherwise than the authority has it, by the names of its settings."""
    board: Board = field(default_factory=Board)
    belongs: Mapping[Card, Seat] = field(default_factory=dict)
    beginning: Beginning | None = None
    """Where the record begins, if not with the first call."""
    played: tuple[Trick, ...] = ()
    """The tricks that were played before the story goes on."""
    story: tuple[str, ...] = ()
    laws: tuple[str, ...] = ()
    """The Laws to consult, one after the other; none when the record shows what is wrong."""
    offender: Seat | None = None
    """Whose irregularity it is, where no record shows it."""
    answers: Mapping[str, str] = field(default_factory=dict)
    systems: Mapping[Side, PairSystem] = field(default_factory=dict)
    scores: Scores = field(default_factory=Scores)
    expect: Mapping[Any, Any] = field(default_factory=dict)

    @property
    def body(self) -> Authority:
        """The Regulating Authority, with what is told otherwise. Raises CaseError for what is none."""
        return authority(self.authority).at(self.day).having(self.settings)

    @property
    def table(self) -> Table:
        """The record that the case tells. Raises CaseError for a story line that is none, or cannot be."""
        table = self.before_story
        for line, event in numbered_events(self.story):
            table.push(event, line)
        return table

    @property
    def before_story(self) -> Table:
        """The record where the story begins."""
        plays = [Played(seat, card) for trick in self.played for seat, card in trick.plays]
        return Table(self.board, self.belongs, plays, beginning=self.beginning)


def load(path: Path) -> list[CaseFile]:
    """The cases of a file. Raises CaseError that names the file, the place and the remedy."""
    return loads(text_of(path), str(path), path.parent)


def loads(text: str, name: str = "case", folder: Path | None = None) -> list[CaseFile]:
    """The cases of a text, which may name files of a folder. Raises CaseError that names the place and the remedy."""
    told = documents(text, name)
    if not told:
        raise CaseError("{name}: empty; a case has at least a law or a story", name=name)
    return [_read(document, name, number, folder) for number, document in enumerate(told, start=1)]


def _read(document: object, name: str, number: int, folder: Path | None) -> CaseFile:
    place = name if number == 1 else Wording("{name}, case {number}", name=name, number=number)
    try:
        return _case(_mapping(document, "a case", f"lines like {KEYS[0]}: ..."), folder)
    except LawbookError as error:
        raise type(error)("{place}: {error}", place=place, error=error) from None


def _case(row: Mapping[str, object], folder: Path | None) -> CaseFile:
    unknown = [key for key in row if key not in KEYS]
    if unknown:
        raise CaseError(
            "key {unknown!r}: no such key; a case has {known}", unknown=unknown[0], known=", ".join(KEYS)
        )
    board, shown = _board(row)
    belongs = {**shown, **_belongs(row.get("belongs"))}
    beginning, played = _beginning(row, board.deal or Deal(), belongs)
    answers = {
        str(k): _word(v, str(k)) for k, v in _mapping(row.get("answers"), "answers", "fact: answer").items()
    }
    if "form" in row:
        answers["form"] = _word(row["form"], "form")
    body, day = _body(row.get("authority", "WBF"), folder), read_day(row.get("date"))
    return CaseFile(
        title=str(row.get("title", "")),
        source=_optional(row, "source"),
        note=_optional(row, "note"),
        edition=_edition(row["edition"]) if "edition" in row else code_on(day, body),
        day=day,
        authority=body,
        settings=_mapping(row.get("settings"), "settings", "name: value"),
        board=board,
        belongs=belongs,
        beginning=beginning,
        played=played,
        story=tuple(_list(row.get("story"), "story")),
        laws=tuple(_list(row.get("law"), "law")),
        offender=None if row.get("offender") is None else _seat(row["offender"], "offender"),
        answers=answers,
        systems=read_pairs(row.get("systems"), folder),
        scores=read_scores(row),
        expect=_mapping(row.get("expect"), "expect", "laws: [...]"),
    )


def _mapping(value: object, what: str, like: str) -> Mapping[str, object]:
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise CaseError(
            "{what} is {kind}, not a mapping; write {like}", what=what, kind=_kind(value), like=like
        )
    return value


def _kind(value: object) -> str:
    return {list: "a list", str: "text", bool: "yes or no"}.get(type(value), f"{value!r}")


def _optional(row: Mapping[str, object], key: str) -> str | None:
    return None if row.get(key) is None else str(row[key])


def _word(value: object, key: str) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str | int):
        return str(value)
    raise CaseError(
        "answer {key} is {kind}; an answer is one word, such as yes, or {not_established}",
        key=key,
        kind=_kind(value),
        not_established=NOT_ESTABLISHED,
    )


def _edition(value: object) -> int:
    try:
        return int(str(value))
    except ValueError:
        raise CaseError(
            "edition {value!r}: an edition is a year, such as {newest}", value=value, newest=NEWEST
        ) from None


def _body(value: object, folder: Path | None) -> str:
    """The letters of an authority, or those of the profile of its own that a case names, beside its file."""
    name = str(value).strip()
    if not name.endswith(".toml"):
        return name
    if folder is None:
        raise CaseError(
            "authority {name!r}: a file is read only for a case that is itself in a file", name=name
        )
    return supplied(folder / name).id


def _list(value: object, key: str) -> Iterator[str]:
    if value is None:
        return
    items: Iterable[object] = value if isinstance(value, list) else [value]
    for item in items:
        if not isinstance(item, str | int) or isinstance(item, bool):
            raise CaseError(
                "{key}: {item!r} is not one line of text; quote it if it holds a colon or a sign",
                key=key,
                item=item,
            )
        yield str(item)


def _board(row: Mapping[str, object]) -> tuple[Board, dict[Card, Seat]]:
    diagram = read_deal(str(row["deal"])) if row.get("deal") is not None else None
    number = row.get("board", diagram.board if diagram else None)
    if number is not None and (not isinstance(number, int) or isinstance(number, bool)):
        raise CaseError("board {number!r}: a board has a number (Law 2)", number=number)
    dealer = _seat(row["dealer"], "dealer") if "dealer" in row else (diagram.dealer if diagram else None)
    vulnerable = read_vulnerability(row["vulnerable"]) if "vulnerable" in row else None
    if vulnerable is None and diagram:
        vulnerable = diagram.vulnerability
    deal: Deal | None = diagram.deal if diagram else None
    board = Board.of(number, dealer=dealer, vulnerability=vulnerable, deal=deal)
    return board, dict(diagram.belongs) if diagram else {}


def _seat(value: object, what: str) -> Seat:
    named = str(value).strip().upper()
    found = next((seat for seat in Seat if named in {seat.name, _WHOLE[seat]}), None)
    if found is None:
        raise CaseError("{what} {value!r}: no seat; the seats are N, E, S and W", what=what, value=value)
    return found


def read_vulnerability(value: object) -> Vulnerability:
    """Who is vulnerable, as a case or an address tells it. Raises CaseError."""
    names = {"-": Vulnerability.NONE, "all": Vulnerability.BOTH}
    names |= {each.name.lower(): each for each in map(Vulnerability, range(4)) if each.name}
    try:
        return names[str(value).strip().lower()]
    except KeyError:
        raise CaseError(
            "vulnerable {value!r}: not a vulnerability; write none, ns, ew or both", value=value
        ) from None


def _belongs(value: object) -> dict[Card, Seat]:
    rows = _mapping(value, "belongs", "SA: W")
    return {parse_card(str(card)): _seat(seat, f"belongs {card}") for card, seat in rows.items()}


def _beginning(
    row: Mapping[str, object], deal: Deal, belongs: Mapping[Card, Seat]
) -> tuple[Beginning | None, tuple[Trick, ...]]:
    """Where the record begins, and the tricks that are told in short."""
    number, won = _tricks(row.get("tricks"))
    contract = None if row.get("contract") is None else parse_contract(str(row["contract"]))
    leader = None if row.get("leader") is None else _seat(row["leader"], "leader")
    lines = list(_list(row.get("played"), "played"))
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


def _beginning_rows(case: CaseFile) -> dict[str, object]:
    """The keys that tell where the record begins."""
    told = case.beginning or Beginning()
    won = {side.name: number for side, number in told.won.items()}
    return {
        "contract": contract_text(told.contract) if told.contract else None,
        "tricks": won or told.tricks or None,
        "leader": told.leader.name if told.leader is not None else None,
        "played": played_text([card for _, card in trick.plays] for trick in case.played),
    }


def case_text(case: CaseFile) -> str:
    """A case as YAML; reading it gives the case back."""
    board = case.board
    row: dict[str, object] = {
        "title": case.title,
        "source": case.source,
        "note": case.note,
        "edition": case.edition,
        "date": case.day,
        "authority": case.authority,
        "settings": dict(case.settings),
        "board": board.number,
        "dealer": board.dealer.name if board.dealer is not None else None,
        "vulnerable": board.vulnerability.name.lower() if board.vulnerability is not None else None,  # type: ignore[union-attr]
        "deal": deal_text(board.deal) if board.deal else None,
        "belongs": {card.name: seat.name for card, seat in case.belongs.items()},
        **_beginning_rows(case),
        "story": story_lines(parse_story(case.story)),
        "systems": {side.name: pair.told for side, pair in case.systems.items()},
        "law": list(case.laws),
        "offender": None if case.offender is None else case.offender.name,
        "answers": dict(case.answers),
        **scores_rows(case.scores),
        "expect": dict(case.expect),
    }
    told = {key: item for key, item in row.items() if item not in (None, "", [], {})}
    return yaml.dump(told, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=100)
