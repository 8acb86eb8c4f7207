"""The board of a game in PBN: its number, its markings, and the deal."""

from lawbook.bridge import Board, Deal, Seat, Vulnerability
from lawbook.errors import NotationError
from lawbook.notation.game import Report
from lawbook.notation.letters import shown
from lawbook.notation.pbn import parse_deal
from lawbook.notation.pbn_text import RawGame

__all__ = ["Boards", "seat_in"]

_VULNERABLE = {"": None, "?": None, "None": Vulnerability.NONE, "Love": Vulnerability.NONE}
_VULNERABLE |= {"-": Vulnerability.NONE, "NS": Vulnerability.NS, "EW": Vulnerability.EW}
_VULNERABLE |= {"All": Vulnerability.BOTH, "Both": Vulnerability.BOTH}
_SEATS: dict[str, Seat | None] = {"": None, "?": None, **Seat.__members__}
_SUIT_LETTERS = str.maketrans("", "", "SHDC")
"""Some programs put the letter of the suit before its cards."""
_TAGS = ("Board", "Dealer", "Vulnerable", "Deal")


class Boards:
    """The boards of a file; tables that played the same one stand together, so the last is remembered."""

    __slots__ = ("last", "told")

    def __init__(self) -> None:
        self.told: tuple[str | None, ...] = ()
        self.last = Board()

    def of(self, raw: RawGame, report: Report) -> Board:
        """The board of a game."""
        told = tuple(map(raw.tags.get, _TAGS))
        if told != self.told:
            before = report.found
            self.last = _board(raw, report)
            self.told = told if report.found == before else ()
        return self.last


def _board(raw: RawGame, report: Report) -> Board:
    value = raw.tags.get("Board", "").strip()
    number = int(value) if value.isascii() and value.isdecimal() and len(value) < 10 else 0
    if not number and value not in {"", "?"}:
        report.add(
            raw.place("Board"),
            "tag Board: {value} is no number; write the number of the board, or ? for none",
            value=shown(value),
        )
    return Board.of(
        number or None,
        dealer=seat_in(raw, "Dealer", report),
        vulnerability=_vulnerability(raw, report),
        deal=_deal(raw, report),
    )


def seat_in(raw: RawGame, name: str, report: Report) -> Seat | None:
    """The seat that a tag names; None if it names none."""
    value = raw.tags.get(name, "")
    if value in _SEATS:
        return _SEATS[value]
    value = value.strip().strip("^").upper()
    if value not in _SEATS:
        report.add(
            raw.place(name),
            "tag {name}: {value} is no seat; write N, E, S or W",
            name=name,
            value=shown(value),
        )
    return _SEATS.get(value)


def _vulnerability(raw: RawGame, report: Report) -> Vulnerability | None:
    value = raw.tags.get("Vulnerable", "")
    if value in _VULNERABLE:
        return _VULNERABLE[value]
    value = value.strip()
    value = value.upper() if len(value) < 3 else value.capitalize()
    if value not in _VULNERABLE:
        report.add(
            raw.place("Vulnerable"),
            "tag Vulnerable: {value} is not known; write None, NS, EW or All",
            value=shown(value),
        )
    return _VULNERABLE.get(value)


def _deal(raw: RawGame, report: Report) -> Deal | None:
    value = raw.tags.get("Deal", "")
    if value in {"", "?"}:
        return None
    try:
        return parse_deal(value)
    except NotationError as error:
        report.add(raw.place("Deal"), "tag Deal: {error}", error=error)
    first, _, hands = value.partition(":")
    try:
        return parse_deal(f"{first}:{hands.translate(_SUIT_LETTERS)}")
    except NotationError:
        return None
