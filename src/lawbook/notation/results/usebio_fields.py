"""The records of USEBIO: what each of its elements says, and what it is written with."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from lawbook.notation.game import Report
from lawbook.notation.letters import shown
from lawbook.notation.results import fields
from lawbook.notation.results.model import BoardResult, Both, Contestant, Kept, Match, Measure
from lawbook.notation.results.xml import Element

__all__ = [
    "POINTS",
    "carried",
    "contestant",
    "contestant_fields",
    "line_fields",
    "match",
    "rebuilt",
    "result",
]

POINTS = {
    "MATCH_POINTS": Measure.MATCHPOINTS,
    "CROSS_IMP_POINTS": Measure.IMPS,
    "BUTLER_POINTS": Measure.IMPS,
    "IMPS": Measure.IMPS,
    "IMP_POINTS": Measure.IMPS,
    "PERCENTAGE": Measure.PERCENTAGE,
}
"""How the elements of a board's figures end, after NS_ or EW_."""
_FIGURES = {(f"NS_{end}", f"EW_{end}"): measure for end, measure in POINTS.items()}
_CONTESTANTS = {
    "TOTAL_SCORE": "total",
    "PERCENTAGE": "percentage",
    "PLACE": "place",
    "DIRECTION": "direction",
}
_CONTESTANTS |= {"BOARDS_PLAYED": "boards", "CARRIED_FORWARD": "carry_over", "PENALTY": "penalty"}
_NUMBERS = ("PAIR_NUMBER", "TEAM_NUMBER", "TEAM_ID", "PLAYER_NUMBER")

Values = Mapping[str, str]
Fields = Mapping[str, str | list[Element]]


def carried(element: Element, known: Fields) -> Kept:
    """The children in their order: nothing for one that is written again from what is known, else all of it."""
    kept = [(f"@{name}", value) for name, value in element.attributes.items()]
    for child in element.children:
        value = known.get(child.name)
        again = isinstance(value, list) or (value == child.text.strip() and not child.children)
        kept.append((child.name, "" if again else child.written()))
    return tuple(kept)


def rebuilt(name: str, kept: Kept, known: Fields) -> Element:
    """The element: what it was read with in the same order, then what has come to be known besides."""
    left = dict(known)
    made = Element(name, {key[1:]: value for key, value in kept if key[:1] == "@"})
    for key, text in kept:
        if key[:1] in {"@", "!"}:
            continue
        value = left.pop(key, None)
        if text:
            made.children.append(Element(key, raw=text))
        elif value is not None:
            made.children += _elements(key, value)
    for key, value in left.items():
        made.children += _elements(key, value) if value else ()
    return made


def _elements(name: str, value: str | list[Element]) -> Iterable[Element]:
    return [Element(name, text=value)] if isinstance(value, str) else value


def result(line: Element, board: str, report: Report, met: tuple[str, str] = ("", "")) -> BoardResult:
    """What a line of a traveller says; `met` are those who play the match that it stands in."""
    values = line.values()
    said = values.get
    contract = said("CONTRACT", "")
    bid, declarer = fields.bid_of(contract), fields.seat_of(said("PLAYED_BY", ""))
    told = BoardResult(
        board=board,
        ns=_who(values, "NS", met[0]),
        ew=_who(values, "EW", met[1]),
        round=said("ROUND_NUMBER", ""),
        table=said("TABLE_NUMBER", ""),
        contract=fields.contract_of(bid, declarer),
        passed_out=fields.is_pass(contract),
        lead=fields.card_of(said("LEAD", "")),
        tricks=fields.tricks_of(said("TRICKS", ""), bid[0].level if bid else None),
        score=fields.side_score(said("SCORE", "")),
        award=fields.award_of(said("SCORE", "")),
        figures=_figures(values),
        line=line.line,
    )
    _check_score(values, told, report)
    _check(values, told, report)
    return told


_NAMES = {"N": "NORTH", "S": "SOUTH", "E": "EAST", "W": "WEST"}
_ALONE = {
    seats: [
        [f"{start}{end}" for start in (seat, _NAMES[seat]) for end in ("_PLAYER_NUMBER", "_NUMBER", "")]
        for seat in seats
    ]
    for seats in ("NS", "EW")
}
"""What the players of a side are named in, where each plays for himself."""


def _who(values: Values, side: str, met: str) -> tuple[str, ...]:
    """The pair, or the two players of the side where each plays for himself, or who plays the match."""
    if pair := values.get(f"{side}_PAIR_NUMBER"):
        return (pair,)
    alone = [next(filter(None, map(values.get, words)), "") for words in _ALONE[side]]
    if all(alone):
        return tuple(alone)
    return (met,) if met else ()


def _check_score(values: Values, told: BoardResult, report: Report) -> None:
    text = values.get("SCORE", "")
    if text and told.score is None and told.award is None:
        report.add(
            told.line,
            "{place}: SCORE {text} is no score; write points, or an award such as A5050",
            place=lambda: told.where,
            text=shown(text),
        )
    if not text and not values.get("CONTRACT"):
        report.add(
            told.line,
            "{place}: neither SCORE nor CONTRACT; give one, or an award such as A5050",
            place=lambda: told.where,
        )


def _check(values: Values, told: BoardResult, report: Report) -> None:
    for name, read in (
        ("CONTRACT", told.contract is not None or told.passed_out),
        ("TRICKS", told.tricks is not None or told.passed_out),
        ("LEAD", told.lead is not None),
    ):
        if not read and values.get(name) and told.award is None:
            report.add(
                told.line,
                "{place}: {name} {text} cannot be read; {like}",
                place=lambda: told.where,
                name=name,
                text=shown(values[name]),
                like=_LIKE[name],
            )
    if not told.ns or not told.ew:
        report.add(
            told.line,
            "{place}: nobody knows who met; give NS_PAIR_NUMBER and EW_PAIR_NUMBER",
            place=lambda: told.where,
        )


_LIKE = {
    "CONTRACT": "write 4HX, 3NT or PASS, and N, E, S or W as PLAYED_BY",
    "TRICKS": "write the tricks won, 0 to 13",
    "LEAD": "write the rank, then the suit, as in QD",
}


def _figures(values: Values) -> dict[Measure, Both]:
    figures: dict[Measure, Both] = {}
    for (ns, ew), measure in _FIGURES.items():
        if measure not in figures and (values.get(ns) or values.get(ew)):
            figures[measure] = Both(values.get(ns, ""), values.get(ew, ""))
    return figures


def line_fields(told: BoardResult, imps: str) -> dict[str, str]:
    """The fields of a line; `imps` is how the elements for IMPs end in this event."""
    award = told.award
    code = "" if award is None else _code(award)
    names = {Measure.MATCHPOINTS: "MATCH_POINTS", Measure.IMPS: imps, Measure.PERCENTAGE: "PERCENTAGE"}
    written = {
        "ROUND_NUMBER": told.round,
        "TABLE_NUMBER": told.table,
        "NS_PAIR_NUMBER": "+".join(told.ns),
        "EW_PAIR_NUMBER": "+".join(told.ew),
        "CONTRACT": fields.contract_text(told.contract, passed_out=told.passed_out),
        "PLAYED_BY": told.contract.declarer.name if told.contract else "",
        "LEAD": fields.lead_text(told.lead, rank_first=True),
        "TRICKS": "" if told.tricks is None else str(told.tricks),
        "SCORE": code or ("" if told.score is None else str(told.score)),
    }
    for measure, both in told.figures.items():
        written |= {f"NS_{names[measure]}": both.ns, f"EW_{names[measure]}": both.ew}
    return written


def _code(award: Both) -> str:
    """A5050 where both are whole percentages, else the two in words of their own."""
    percents = {"A+": "60", "A": "50", "A-": "40"}
    told = [percents.get(one, one) for one in award]
    if all(one.isdecimal() and len(one) < 3 for one in told):
        return "A" + "".join(one.zfill(2) for one in told)
    return told[0] if told[0] == told[1] else "-".join(told)


def contestant(element: Element) -> Contestant:
    """A pair, a team or a player."""
    number = next((found for name in _NUMBERS if (found := element.value(name))), "")
    number = number or next((element.attributes[name] for name in _NUMBERS if name in element.attributes), "")
    names = [player.value("PLAYER_NAME") for player in _players(element)]
    told = (
        element.value("PLAYER_NAME") or element.value("TEAM_NAME") or element.attributes.get("TEAM_NAME", "")
    )
    read = Contestant(
        number=number,
        names=(told,) if told else tuple(names),
        direction=element.value("DIRECTION"),
        total=element.value("TOTAL_SCORE"),
        percentage=element.value("PERCENTAGE"),
        place=element.value("PLACE"),
        boards=element.value("BOARDS_PLAYED"),
        carry_over=element.value("CARRIED_FORWARD"),
        penalty=element.value("PENALTY"),
    )
    numbers = dict.fromkeys(_NUMBERS, number)
    return replace(read, kept=carried(element, {**numbers, **contestant_fields(read)}))


def _players(element: Element) -> Iterable[Element]:
    for child in element.children:
        if child.name == "PLAYER":
            yield child
        elif child.name == "PAIR":
            yield from _players(child)


def contestant_fields(told: Contestant) -> dict[str, str | list[Element]]:
    """The fields of a contestant without his players, which stay as they are."""
    numbered = {key.lstrip("@") for key, _ in told.kept if key.lstrip("@") in _NUMBERS} or {"PAIR_NUMBER"}
    written: dict[str, str | list[Element]] = {name: told.number for name in _NUMBERS if name in numbered}
    if any(key[1:] in numbered for key, _ in told.kept if key[:1] == "@"):
        written = {}
    return written | {name: str(getattr(told, field)) for name, field in _CONTESTANTS.items()}


def match(element: Element) -> Match:
    """A match, of teams or of pairs."""
    home = element.value("TEAM") or element.value("NS_PAIR_NUMBER")
    away = element.value("OPPOSING_TEAM") or element.value("EW_PAIR_NUMBER")
    imps = Both(element.value("TEAM_IMPS"), element.value("OPPOSING_TEAM_IMPS"))
    points = Both(
        element.value("TEAM_SCORE") or element.value("NS_SCORE"),
        element.value("OPPOSING_TEAM_SCORE") or element.value("EW_SCORE"),
    )
    return Match(home=home, away=away, round=element.value("ROUND_NUMBER"), imps=imps, points=points)
