"""USEBIO: the XML in which British, Australian and other programs give the results of an event.

Versions 1.0 to 1.3 differ in elements that are carried along as they are. Boards and participants stand
in the event, in its sessions or in their sections; boards of the hands stand elsewhere under the same name.
"""

from dataclasses import dataclass, replace

from lawbook.bridge import Board
from lawbook.errors import NotationError
from lawbook.notation.game import Look, Report
from lawbook.notation.results import usebio_fields as records
from lawbook.notation.results.model import (
    BoardResult,
    Contestant,
    Event,
    Kept,
    Match,
    Scoring,
    Section,
    Session,
)
from lawbook.notation.results.usebio_hands import deals_of
from lawbook.notation.results.xml import Element, read_xml

__all__ = ["EVENT_FIELDS", "IN_A_MATCH", "parse_usebio"]

EVENT_FIELDS = {"EVENT_DESCRIPTION": "name", "DATE": "date"}
IN_A_MATCH = ("MATCH", "")
"""Marks a result whose line stands in a match, which is carried along whole."""
_TYPES = {
    "BUTLER": Scoring.BUTLER,
    "CROSS": Scoring.CROSS_IMPS,
    "TEAM": Scoring.TEAMS,
    "IMP": Scoring.CROSS_IMPS,
}
_ENDS = {"BUTLER_POINTS": Scoring.BUTLER, "CROSS_IMP_POINTS": Scoring.CROSS_IMPS}
_ENDS |= {"MATCH_POINTS": Scoring.MATCHPOINTS}


def parse_usebio(text: str, name: str = "USEBIO", *, strict: bool = True) -> Event:
    """The event that the file tells of. Raises NotationError where it is no USEBIO."""
    report = Report(name, strict=strict)
    root = read_xml(text, report, "</TRAVELLER_LINE>", _hopeful)
    events = list(root.all("EVENT")) if root.name == "USEBIO" else []
    if not events:
        raise NotationError(
            "{name}, line {line}: element {element} without an EVENT is no USEBIO; give a file whose "
            "USEBIO element has one",
            name=name,
            line=root.line,
            element=root.name[:40],
        )
    first, *others = events
    boards = deals_of(root, report)
    sessions = list(_sessions(first, boards, report))
    if not report.given_up:
        _check_all_read(text, root, report)
    for other in others:
        carried = (("EVENT", other.written()),)
        sessions += (replace(session, kept=carried) for session in _sessions(other, boards, report))
    winners = first.value("WINNER_TYPE")
    return Event(
        file=name,
        format="USEBIO",
        name=first.value("EVENT_DESCRIPTION"),
        site=next((club.value("CLUB_NAME") for club in root.all("CLUB")), ""),
        date=first.value("DATE"),
        scoring=Scoring.UNKNOWN if report.given_up else _scoring(first),
        winners=int(winners) if winners in {"1", "2"} else None,
        sessions=tuple(sessions),
        contestants=_contestants(first) if _nested(first) else (),
        kept=_kept(text, root, first),
        problems=report.rest(),
    )


def _hopeful(root: Element) -> bool:
    """Whether a result can be read among the first ones, or too few of them stand in a board to tell."""
    look = Look()
    lines = (
        line
        for event in root.all("EVENT")
        for board in _boards(event)
        for line in board.all("TRAVELLER_LINE")
    )
    for line in lines:
        if not look.goes_on(line.line, read=records.result(line, "", look).told):
            break
    return not look.given_up


def _check_all_read(text: str, root: Element, report: Report) -> None:
    """Report lines of travellers that stand where they are no results."""
    told = text.count("<TRAVELLER_LINE")
    read = sum(
        len(list(board.all("TRAVELLER_LINE"))) for event in root.all("EVENT") for board in _boards(event)
    )
    if read < told:
        report.add(
            root.line,
            "{value} of {told} TRAVELLER_LINE elements stand in no BOARD that is read; put them into one",
            value=told - read,
            told=told,
        )


def _kept(text: str, root: Element, first: Element) -> Kept:
    """What stands around the results: the document type, the root's own, the event's and the participants'."""
    start = text.find("<!DOCTYPE")
    head = (("!DOCTYPE", text[start : text.find(">", start) + 1]),) if start >= 0 else ()
    known: dict[str, str | list[Element]] = {name: first.value(name) for name in EVENT_FIELDS}
    known |= {"WINNER_TYPE": first.value("WINNER_TYPE")}
    known |= {name: [] for name in ("BOARD", "PARTICIPANTS", "SESSION", "SECTION")}
    return (
        *head,
        *records.carried(root, {"EVENT": []}),
        *((f"EVENT/{key}", value) for key, value in records.carried(first, known)),
        *_attributes(first),
    )


def _section_kept(section: Element) -> Kept:
    return (*records.carried(section, {"BOARD": [], "PARTICIPANTS": []}), *_attributes(section))


def _attributes(element: Element) -> Kept:
    """The attributes of the participants."""
    participants = next(element.all("PARTICIPANTS"), Element("PARTICIPANTS"))
    return tuple((f"PARTICIPANTS/@{key}", value) for key, value in participants.attributes.items())


def _scoring(event: Element) -> Scoring:
    """By the figures, else by what the event is called; pairs of whom nothing is told are not compared."""
    lines = [line for board in _boards(event) for line in board.all("TRAVELLER_LINE")]
    for values in (line.values() for line in lines):
        for end, scoring in _ENDS.items():
            if values.get(f"NS_{end}") or values.get(f"EW_{end}"):
                return scoring
    usual = Scoring.MATCHPOINTS if lines else Scoring.UNKNOWN
    said = " ".join((event.attributes.get("EVENT_TYPE", ""), event.value("BOARD_SCORING_METHOD"))).upper()
    return next((scoring for word, scoring in _TYPES.items() if word in said), usual)


def _boards(element: Element) -> list[Element]:
    """The boards of an event, wherever in it they stand."""
    found = list(element.all("BOARD"))
    for name in ("SESSION", "SECTION", "MATCH"):
        for child in element.all(name):
            found += _boards(child)
    return found


def _nested(event: Element) -> bool:
    return any(child.name in {"SESSION", "SECTION"} for child in event.children)


def _sessions(event: Element, boards: dict[str, Board], report: Report) -> list[Session]:
    if not _nested(event):
        return [Session(sections=(_section(event, boards, report),))]
    told = [
        Session(
            name=session.attributes.get("SESSION_ID", "") or session.value("SESSION_NUMBER"),
            date=session.value("DATE"),
            sections=tuple(
                _section(part, boards, report) for part in list(session.all("SECTION")) or [session]
            ),
            kept=records.carried(session, {name: [] for name in ("SECTION", "BOARD", "PARTICIPANTS")}),
        )
        for session in event.all("SESSION")
    ]
    loose = tuple(_section(part, boards, report) for part in event.all("SECTION"))
    if any(event.all("BOARD")) or any(event.all("MATCH")):
        loose = (*loose, replace(_section(event, boards, report), contestants=()))
    return [*told, Session(sections=loose)] if loose else told


@dataclass(slots=True)
class _Lines:
    """The results and datums of a section while its boards are read."""

    report: Report
    results: list[BoardResult]
    datums: dict[str, str]
    kept: dict[str, Kept]

    def take(self, board: Element, met: tuple[str, str] = ("", ""), kept: Kept = ()) -> None:
        """Take the lines of a board."""
        if self.report.given_up:
            return
        number = board.value("BOARD_NUMBER")
        lines = list(board.all("TRAVELLER_LINE"))
        if not number and lines:
            self.report.add(
                board.line, "a BOARD without BOARD_NUMBER; give its number, so that it can be compared"
            )
        if average := board.value("BOARD_AVERAGE"):
            self.datums[number] = average
        known = {"BOARD_NUMBER": number, "BOARD_AVERAGE": board.value("BOARD_AVERAGE")}
        self.kept[number] = records.carried(board, {**known, "TRAVELLER_LINE": []})
        for place, line in enumerate(lines):
            # at the second table of a match the teams sit the other way round
            told = records.result(line, number or "?", self.report, met[::-1] if place % 2 else met)
            own = records.carried(line, records.line_fields(told, _imps(line))) + kept
            self.results.append(replace(told, kept=own))
            if not self.report.goes_on(told.line, read=told.told):
                return


def _imps(line: Element) -> str:
    """How the elements for IMPs end in this line."""
    names = {child.name[3:] for child in line.children if child.name[:3] in {"NS_", "EW_"}}
    return next(
        (end for end in ("CROSS_IMP_POINTS", "BUTLER_POINTS", "IMPS", "IMP_POINTS") if end in names), "IMPS"
    )


def _section(element: Element, boards: dict[str, Board], report: Report) -> Section:
    lines = _Lines(report, [], {}, {})
    matches: list[Match] = []
    for child in element.children:
        if child.name == "BOARD":
            lines.take(child)
        elif child.name == "MATCH":
            told = records.match(child)
            matches.append(told)
            before = len(lines.results)
            for board in child.all("BOARD"):
                lines.take(board, (told.home, told.away), (IN_A_MATCH,))
            lines.results[before:] = [
                replace(one, round=one.round or told.round) for one in lines.results[before:]
            ]
    numbers = {result.board for result in lines.results}
    name = element.attributes.get("SECTION_ID", "") or element.value("SECTION_ID")
    return Section(
        name=name,
        contestants=_contestants(element),
        results=tuple(lines.results),
        matches=tuple(matches),
        boards={number: board for number, board in boards.items() if number in numbers or not numbers},
        datums=lines.datums,
        kept_of_boards=lines.kept,
        kept=_section_kept(element) if element.name == "SECTION" else (),
    )


def _contestants(element: Element) -> tuple[Contestant, ...]:
    found = [child for part in element.all("PARTICIPANTS") for child in part.children]
    return tuple(records.contestant(child) for child in found if child.name in {"PAIR", "TEAM", "PLAYER"})
