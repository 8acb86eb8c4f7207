"""Games in LIN: the boards of a file of Bridge Base Online as they were bid and played.

A file is a stream of pairs, `key|value|`. What it says of a board has no fixed order, so a board
ends where the next one begins: at its players, its place in a match, or its hands.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from lawbook.bridge import Board, Contract, Deal, Seat, Vulnerability
from lawbook.entrance import admitted
from lawbook.notation.game import Calls, Game, GameCall, Plays, Report, contract_of, ended
from lawbook.notation.letters import shown
from lawbook.notation.lin_hands import lin_deal
from lawbook.notation.lin_stream import Told, boards
from lawbook.notation.pbn_auction import CALLS
from lawbook.notation.tricks import CARDS, PLAYS, SEATS, WORTH, holders

__all__ = ["parse_lin", "played_by", "read_lin"]

_DEALERS = {"1": Seat.S, "2": Seat.W, "3": Seat.N, "4": Seat.E}
_VULNERABLE = {"o": Vulnerability.NONE, "0": Vulnerability.NONE, "n": Vulnerability.NS, "e": Vulnerability.EW}
_VULNERABLE |= {"b": Vulnerability.BOTH}
_NAMES = ("South", "West", "North", "East")

_CALL = re.compile(r"([1-7](?:NT|[NSHDC])|PASS|P|DBL|D|XX|X|RDBL|R)(!?)|\S")
_CARD = re.compile(r"[SHDC](?:10|[2-9TJQKA])|\S")
_MADE = tuple(
    {
        f"{written}{mark}": GameCall(seat, call, note)
        for word, call in CALLS.items()
        for written in (word, word.lower())
        for mark, note in (("", None), ("!", ""))
    }
    for seat in Seat
)
"""Every call of every seat as it stands alone, in capitals or not, alerted or not; made once."""
_TURNS = tuple((*_MADE[dealer:], *_MADE[:dealer]) * 80 for dealer in Seat)
"""The same in turn from each dealer, for the longest auction that there can be."""
_TITLE = {"Event": 0, "Stage": 1, "HomeTeam": 5, "VisitTeam": 7}
_NUMBER = re.compile(r"\d{1,4}")


def parse_lin(text: str, name: str = "LIN", *, strict: bool = True) -> Iterator[Game]:
    """The games of a file, one after the other.

    >>> [game.board.dealer for game in parse_lin("md|3SAKQ,,,|sv|o|mb|1S|")]
    [Seat.N]

    Raises NotationError that names the line and the remedy; reading that is not strict lists
    the same sentences in the problems of the game and keeps what it can.
    """
    report = Report(name, strict=strict)
    return ended(read_lin(text, report), report)


def read_lin(text: str, report: Report) -> Iterator[Game]:
    """The games of a file; what is wrong after the last is left to the report."""
    match, last = dict[str, str](), _Last()
    for told in boards(admitted(text, report.name), report):
        for key in ("vg", "rs", "pn"):
            match |= [(key, value) for value, _ in told.all(key) if key != "pn" or value.count(",") > 3]
        if told.any:
            before = report.found
            game = _game(told, match, last, report)
            yield game
            if not report.goes_on(game.line, read=report.found == before or game.known):
                return


class _Last:
    """The board before this one: both tables of a match play the same, one after the other."""

    __slots__ = ("board", "owners", "told")

    def __init__(self) -> None:
        self.told: tuple[str, ...] = ()
        self.board = Board()
        self.owners: bytes | None = None
        """Whose each card is, where every card is in one hand."""

    def of(self, told: Told, report: Report) -> Board:
        """The board that a file tells of; what has something wrong is told of each time."""
        same = told.last("ah"), told.last("qx")[1:], told.find("md")[0], told.find("sv")[0]
        if same != self.told:
            before = report.found
            self.board = _board(told, report)
            self.owners = holders(self.board.deal)
            self.told = same if report.found == before else ()
        return self.board


def _game(told: Told, match: Mapping[str, str], last: _Last, report: Report) -> Game:
    board = last.of(told, report)
    calls = _calls(told, board.dealer, report)
    contract = contract_of(calls)
    rows: dict[str, str] = {key: match[key] for key in ("vg", "rs") if key in match}
    for key, value in told.unread():
        if value.strip() and key not in match:
            rows[key] = f"{rows[key]}\n{value}" if key in rows else value
    return Game(
        name=report.name,
        line=told.line(told.places[0]),
        tags=_tags(told, match, board),
        board=board,
        calls=calls,
        plays=_plays(told, last.owners, contract, report),
        contract=contract,
        tricks=_tricks(told, report),
        rows=rows,
        problems=report.taken(),
    )


def _tags(told: Told, match: Mapping[str, str], board: Board) -> dict[str, str]:
    """What the file says, by the names of PBN."""
    tags = {} if board.number is None else {"Board": str(board.number)}
    room = told.last("qx")[:1].lower()
    if room in {"o", "c"}:
        tags["Room"] = "Open" if room == "o" else "Closed"
    tags |= {seat: name for seat, name in zip(_NAMES, _seated(told, match, room), strict=False) if name}
    if "vg" in match:
        title = [part.strip() for part in match["vg"].split(",")]
        tags |= {tag: title[n] for tag, n in _TITLE.items() if len(title) > n and title[n]}
    return tags


def _seated(told: Told, match: Mapping[str, str], room: str) -> list[str]:
    """The players, South first; a match names those of the open room, then those of the closed one."""
    eight = [name.strip() for name in match.get("pn", "").split(",")]
    own = [name.strip() for name in told.last("pn").split(",")][:4]
    if room == "c" and len(eight) == 8 and own in (eight[:4], [""]):
        return eight[4:]
    return own if any(own) else eight[:4]


def _board(told: Told, report: Report) -> Board:
    found = _NUMBER.search(told.last("ah")) or _NUMBER.search(told.last("qx"))
    dealt, place = told.find("md")
    side, where = told.find("sv")
    deal: Deal | None = None
    dealer = _DEALERS.get(dealt[:1])
    if dealt:
        deal, strange = lin_deal(dealt.lstrip("01234"))
        if strange:
            report.add(
                told.line(place),
                "md: {strange} is no hand; write S, H, D and C, each with its ranks",
                strange=shown(strange),
            )
    if side and side[:1].lower() not in _VULNERABLE:
        report.add(told.line(where), "sv: {side} is not known; write o, n, e or b", side=shown(side))
    vulnerability = _VULNERABLE.get(side[:1].lower())
    number = int(found[0]) if found is not None and int(found[0]) else None
    return Board.of(number, dealer=dealer, vulnerability=vulnerability, deal=deal)


def _calls(told: Told, dealer: Seat | None, report: Report) -> Calls:
    """The calls in rotation from the dealer, each with its explanation."""
    if dealer is None:
        if not (calls := told.all("mb")):
            return ()
        report.add(told.line(calls[0][1]), "mb: nobody knows who dealt; begin md with 1 S, 2 W, 3 N or 4 E")
        return ()
    try:
        return tuple([made[value] for made, value in zip(_TURNS[dealer], told.plain_calls, strict=False)])
    except KeyError:  # not each stands alone, or something is explained
        return _explained(told, dealer, report)


def _explained(told: Told, dealer: Seat, report: Report) -> Calls:
    """The calls however they are written, with what is explained between them."""
    calls: list[GameCall] = []
    waiting: str | None = None
    for is_call, value, place in told.calls:
        if is_call:
            made = _MADE[dealer + len(calls) & 3].get(value)
            if made is not None and waiting is None:
                calls.append(made)
                continue
            for found in _CALL.finditer(value.upper()):
                if found[1] is None:
                    report.add(
                        told.line(place),
                        "mb: {value} is no call; write p, d, r, or a bid such as 1N",
                        value=shown(value.strip()),
                    )
                    return tuple(calls)
                note = "" if found[2] and waiting is None else waiting
                calls.append(GameCall(SEATS[dealer + len(calls) & 3], CALLS[found[1]], note))
                waiting = None
        elif calls:
            calls[-1] = GameCall(calls[-1].seat, calls[-1].call, value.strip())
        else:
            waiting = value.strip()
    return tuple(calls)


def _plays(told: Told, owners: bytes | None, contract: Contract | None, report: Report) -> Plays:
    """The cards as they fell: each from the hand that holds it, or in turn where that is not known."""
    cards = told.cards
    if cards is None:
        before = report.found
        cards = _cards(told, report)
        if report.found > before:
            return _played_by(cards, owners, contract) or ()
    plays = _played_by(cards, owners, contract)
    if plays is None:
        _, place = told.find("pc")
        report.add(told.line(place), "pc: nobody knows who led; give the hands, or the whole auction")
    return plays or ()


def _cards(told: Told, report: Report) -> list[int]:
    """The cards however they are written, up to what is none."""
    cards: list[int] = []
    for value, place in told.all("pc"):
        for token in _CARD.findall(value.upper()):
            if token not in CARDS:
                report.add(
                    told.line(place),
                    "pc: {value} is no card; write the suit, then the rank, as in HK",
                    value=shown(value.strip()),
                )
                return cards
            cards.append(CARDS[token])
    return cards


def played_by(cards: Sequence[int], deal: Deal | None, contract: Contract | None) -> Plays | None:
    """The plays of these cards: from the hands that hold them, else in turn; None where nobody knows who led."""
    return _played_by(cards, holders(deal), contract)


def _played_by(cards: Sequence[int], owners: bytes | None, contract: Contract | None) -> Plays | None:
    if owners is not None:
        return tuple([PLAYS[owners[card]][card] for card in cards])
    if contract is None:
        return None if cards else ()
    plays: list[Plays] = []
    leader: int = contract.declarer.lho
    for start in range(0, len(cards), 4):
        trick = cards[start : start + 4]
        plays.append(tuple(PLAYS[leader + n & 3][card] for n, card in enumerate(trick)))
        counts = [WORTH[contract.bid.strain][trick[0] // 13][card] for card in trick]
        leader = leader + counts.index(max(counts)) & 3
    return tuple(play for trick in plays for play in trick)


def _tricks(told: Told, report: Report) -> int | None:
    """Declarer's tricks as they were claimed and agreed."""
    value, place = told.find("mc")
    if not value:
        return None
    if not (value.strip().isdecimal() and int(value) <= 13):
        report.add(told.line(place), "mc: {value} is no number of tricks; write 0 to 13", value=shown(value))
        return None
    return int(value)
