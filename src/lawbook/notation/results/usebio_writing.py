"""Results as USEBIO: what is known of them in the elements of version 1.2, and what was carried along."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from lawbook.notation.results.model import (
    BoardResult,
    Contestant,
    Event,
    Kept,
    Scoring,
    Section,
    Session,
    without_kept,
)
from lawbook.notation.results.usebio import EVENT_FIELDS, IN_A_MATCH
from lawbook.notation.results.usebio_fields import contestant_fields, line_fields, rebuilt
from lawbook.notation.results.usebio_hands import handset
from lawbook.notation.results.xml import Element

__all__ = ["usebio_text"]

_DOCTYPE = '<!DOCTYPE USEBIO SYSTEM "http://www.ebu.co.uk/usebio/usebio_v1_2.dtd">'
_TYPES = {
    Scoring.MATCHPOINTS: ("MP_PAIRS", "MATCH_POINTS"),
    Scoring.BUTLER: ("BUTLER_PAIRS", "BUTLER_POINTS"),
    Scoring.CROSS_IMPS: ("CROSS_IMP", "CROSS_IMP_POINTS"),
    Scoring.TEAMS: ("TEAMS", "IMPS"),
    Scoring.UNKNOWN: ("PAIRS", "IMPS"),
}


def usebio_text(event: Event) -> str:
    """The event as a file; reading it gives the results back, and what the file had besides."""
    event = event if event.format == "USEBIO" else without_kept(event)
    kept = event.kept
    doctype = next((text for key, text in kept if key == "!DOCTYPE"), _DOCTYPE)
    root = rebuilt("USEBIO", kept_of(kept, ""), _around(event, kept))
    root.attributes.setdefault("Version", "1.2")
    return f'<?xml version="1.0" encoding="utf-8"?>\n{doctype}\n{root.written()}\n'


def kept_of(kept: Kept, part: str) -> Kept:
    """What is carried along of a part of the file, under its own names."""
    begins = f"{part}/" if part else ""
    cut = len(begins)
    return tuple((key[cut:], text) for key, text in kept if key.startswith(begins) and "/" not in key[cut:])


def _around(event: Event, kept: Kept) -> dict[str, str | list[Element]]:
    others = dict.fromkeys(text for session in event.sessions for key, text in session.kept if key == "EVENT")
    parts: dict[str, str | list[Element]] = {}
    if not any(key == "CLUB" for key, _ in kept):
        parts["CLUB"] = [Element("CLUB", children=[Element("CLUB_NAME", text=event.site)])]
    parts["EVENT"] = [_event(event, kept), *(Element("EVENT", raw=text) for text in others)]
    told = (one for section in event.sections for one in section.boards.items())
    boards = {number: board for number, board in told if board.deal is not None}
    if not any(key.endswith("HANDSET") for key, _ in kept):
        hands = handset(boards)
        parts["HANDSET"] = [hands] if hands.children else []
    return parts


def _event(event: Event, kept: Kept) -> Element:
    known: dict[str, str | list[Element]] = {
        name: getattr(event, field) for name, field in EVENT_FIELDS.items()
    }
    known["WINNER_TYPE"] = "" if event.winners is None else str(event.winners)
    own = [session for session in event.sessions if all(key != "EVENT" for key, _ in session.kept)]
    flat = len(own) == 1 and len(own[0].sections) == 1 and not own[0].kept and not own[0].sections[0].kept
    contestants = own[0].sections[0].contestants if flat else event.contestants
    attributes = dict(kept_of(kept, "PARTICIPANTS"))
    known["PARTICIPANTS"] = _participants(contestants, event, attributes)
    if flat:
        known["BOARD"] = _boards(own[0].sections[0], event)
    else:
        known["SESSION"] = [_session(session, event) for session in own]
    element = rebuilt("EVENT", kept_of(kept, "EVENT"), known)
    element.attributes.setdefault("EVENT_TYPE", _TYPES[event.scoring][0])
    return element


def _participants(
    contestants: Sequence[Contestant], event: Event, attributes: dict[str, str] | None = None
) -> list[Element]:
    """The participants, each with his players."""
    if not contestants:
        return []
    told = {key[1:]: text for key, text in (attributes or {}).items()} or {
        "EVENT_TYPE": _TYPES[event.scoring][0]
    }
    return [Element("PARTICIPANTS", told, children=[_contestant(one) for one in contestants])]


def _contestant(told: Contestant) -> Element:
    if told.kept:
        return rebuilt(_kind(told), told.kept, contestant_fields(told))
    element = rebuilt("PAIR", (), contestant_fields(told))
    for name in told.names:
        element.children.append(Element("PLAYER", children=[Element("PLAYER_NAME", text=name)]))
    return element


def _kind(told: Contestant) -> str:
    names = {key for key, _ in told.kept}
    if names & {"TEAM_NUMBER", "@TEAM_ID", "TEAM_ID", "TEAM_NAME", "@TEAM_NAME"}:
        return "TEAM"
    return "PLAYER" if "PLAYER_NAME" in names else "PAIR"


def _session(session: Session, event: Event) -> Element:
    known: dict[str, str | list[Element]] = {}
    if any(key == "SECTION" for key, _ in session.kept) or not session.kept:
        known["SECTION"] = [_section(section, event) for section in session.sections]
    else:
        known |= _content(session.sections[0], event)
    return rebuilt("SESSION", session.kept, known)


def _section(section: Section, event: Event) -> Element:
    made = rebuilt("SECTION", kept_of(section.kept, ""), _content(section, event))
    if section.name:
        made.attributes.setdefault("SECTION_ID", section.name)
    return made


def _content(section: Section, event: Event) -> dict[str, str | list[Element]]:
    attributes = dict(kept_of(section.kept, "PARTICIPANTS"))
    return {
        "PARTICIPANTS": _participants(section.contestants, event, attributes),
        "BOARD": _boards(section, event),
    }


def _boards(section: Section, event: Event) -> list[Element]:
    own = [result for result in section.results if IN_A_MATCH not in result.kept]
    return [_board(number, told, section, event) for number, told in groupby(own, key=lambda one: one.board)]


def _board(number: str, results: Iterable[BoardResult], section: Section, event: Event) -> Element:
    imps = "IMPS" if event.scoring is Scoring.MATCHPOINTS else _TYPES[event.scoring][1]
    lines = [rebuilt("TRAVELLER_LINE", told.kept, line_fields(told, imps)) for told in results]
    known: dict[str, str | list[Element]] = {"BOARD_NUMBER": number}
    known |= {"BOARD_AVERAGE": section.datums.get(number, ""), "TRAVELLER_LINE": lines}
    return rebuilt("BOARD", section.kept_of_boards.get(number, ()), known)
