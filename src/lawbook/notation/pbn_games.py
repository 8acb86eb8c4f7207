"""Games in PBN: the boards of a file as they were bid and played.

Reading is strict, or it keeps what it cannot read and lists it. Both read what PBN 2.1 allows on
import, and the archives that leave out a tag which repeats the one of the game before.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from lawbook.bridge import Bid, Contract, Deal, Seat, Strain
from lawbook.entrance import admitted
from lawbook.notation.game import Calls, Game, Report, ended
from lawbook.notation.letters import shown
from lawbook.notation.pbn_auction import CALLS, auction_of
from lawbook.notation.pbn_board import Boards, seat_in
from lawbook.notation.pbn_carried import Carried
from lawbook.notation.pbn_play import Play
from lawbook.notation.pbn_text import RawGame, raw_games

__all__ = ["parse_pbn", "read_pbn"]

_CONTRACT = re.compile(r"([1-7](?:NT?|[SHDC]))(XX|X|R|\*\*|\*|)")
_DOUBLED = {"": 0, "X": 1, "*": 1, "XX": 2, "**": 2, "R": 2}
_STRAINS = {"S": Strain.SPADES, "H": Strain.HEARTS, "D": Strain.DIAMONDS, "C": Strain.CLUBS}
_STRAINS |= {"N": Strain.NOTRUMP, "NT": Strain.NOTRUMP}
_COUNTS: dict[str, int | None] = {"": None, "?": None, **{str(tricks): tricks for tricks in range(14)}}
_TRICKS = re.compile(r"\^?(?:(NS|EW)\s+)?(\d+)")
_ROWLESS = {
    "Event",
    "Site",
    "Date",
    "Board",
    "West",
    "North",
    "East",
    "South",
    "Dealer",
    "Vulnerable",
    "Deal",
}
_ROWLESS |= {"Scoring", "Declarer", "Contract", "Result"}


def parse_pbn(text: str, name: str = "PBN", *, strict: bool = True) -> Iterator[Game]:
    r"""The games of a file, one after the other.

    >>> [game.board.number for game in parse_pbn('[Board "1"]\n\n[Board "2"]\n')]
    [1, 2]

    Raises NotationError that names the line and the remedy; reading that is not strict lists
    the same sentences in the problems of the game and keeps what it can.
    """
    report = Report(name, strict=strict)
    return ended((game for _, game in read_pbn(text, report)), report)


def read_pbn(text: str, report: Report) -> Iterator[tuple[RawGame, Game]]:
    """The games of a file, each with what is written of it; what is wrong after the last is left to the report."""
    carried, boards = Carried(text), Boards()
    for raw in raw_games(admitted(text, report.name).replace("\r\n", "\n").replace("\r", "\n"), report):
        carried.complete(raw)
        before = report.found
        game = _game(raw, boards, report)
        yield raw, game
        if not report.goes_on(raw.line, read=report.found == before or game.known):
            return


def _game(raw: RawGame, boards: Boards, report: Report) -> Game:
    if not _ROWLESS.isdisjoint(raw.rows):
        name = next(iter(_ROWLESS & raw.rows.keys()))
        report.add(
            raw.place(name) + 1,
            "tag {name} has rows under it; they are kept, but mean nothing there",
            name=name,
        )
    board = boards.of(raw, report)
    calls, contract = _bidding(raw, _contract_of(raw, report), report)
    play = _play(raw, board.deal, contract, report)
    return Game(
        name=report.name,
        line=raw.line,
        tags=raw.tags,
        board=board,
        calls=calls,
        plays=() if play is None else tuple(play.plays),
        marks={} if play is None else play.marks,
        contract=contract,
        tricks=_tricks(raw, contract, report),
        rows=raw.rows,
        comments=raw.comments,
        problems=report.taken(),
    )


def _contract_of(raw: RawGame, report: Report) -> Contract | None:
    """The contract as the tags say."""
    value, declarer = raw.tags.get("Contract", ""), seat_in(raw, "Declarer", report)
    if value in {"", "?"} or value.upper() == "PASS" or declarer is None:
        return None
    contract = _contract(value, declarer)
    if contract is None:
        report.add(
            raw.place("Contract"),
            "tag Contract: {value} is no contract; write 1C to 7NT, then nothing, X or XX, or Pass",
            value=shown(value),
        )
    return contract


@lru_cache(maxsize=512)
def _contract(text: str, declarer: Seat) -> Contract | None:
    found = _CONTRACT.fullmatch("".join(text.split()).upper())
    bid = None if found is None else CALLS[found[1]]
    if found is None or not isinstance(bid, Bid):
        return None
    return Contract(bid, declarer, _DOUBLED[found[2]])


def _bidding(raw: RawGame, told: Contract | None, report: Report) -> tuple[Calls, Contract | None]:
    """The calls, and the contract as the tags say or else as the calls make it."""
    first = _first(raw, "Auction", report)
    if first is None:
        return (), told
    auction = auction_of(first, raw.rows["Auction"], raw.notes.get("Auction", {}), told)
    if auction.strange is not None:
        row, token = auction.strange
        report.add(
            raw.place("Auction") + row,
            "auction: {token} is no call; write Pass, X, XX, 1C to 7NT, AP, or * for no more",
            token=shown(token),
        )
    if auction.left_out and not raw.leaves_out:
        report.add(
            raw.place("Auction") + 1,
            "auction: the passes before the first bid are left out; write {left_out} Pass before it",
            left_out=auction.left_out,
        )
    made = auction.made
    if made is told or made is None or told is None:
        return auction.calls, told or made
    if made != told and raw.tags["Declarer"][:1] != "^":
        report.add(
            raw.place("Contract"),
            "the auction makes {made}, but tags Contract and Declarer say {told}; correct one of them",
            made=made,
            told=told,
        )
    return auction.calls, told or made


def _play(raw: RawGame, deal: Deal | None, contract: Contract | None, report: Report) -> Play | None:
    first = _first(raw, "Play", report)
    if first is None:
        return None
    if contract is not None:
        play = Play(first, contract.declarer.lho, contract.bid.strain, deal)
    else:
        trump = _STRAINS.get(
            raw.tags.get("Contract", "").strip().upper()
        )  # all that an ending has of its contract
        play = Play(first, first, trump, deal)
    play.read(raw.rows["Play"])
    if play.misplaced:
        count = len(play.misplaced)
        report.add(
            raw.place("Play") + play.misplaced[0],
            "play: {count} row(s) have cards in the columns of other hands; they are read as the "
            "deal has them",
            count=count,
        )
    if play.problem is not None:
        row, problem = play.problem
        report.add(raw.place("Play") + row, "play: {problem}", problem=problem)
    return play


def _first(raw: RawGame, name: str, report: Report) -> Seat | None:
    """The seat of the first column; None if there are no rows, or nobody knows whose they are."""
    if name not in raw.rows:
        return None
    first = seat_in(raw, name, report)
    if first is None and raw.tags[name].strip() in {"", "?"}:
        report.add(
            raw.place(name),
            "tag {name} does not say whose the first column is; write N, E, S or W",
            name=name,
        )
    return first


def _tricks(raw: RawGame, contract: Contract | None, report: Report) -> int | None:
    """Declarer's tricks, whichever side the tag counts."""
    value = raw.tags.get("Result", "").strip()
    if value in _COUNTS:
        return _COUNTS[value]
    found = _TRICKS.match(value)
    if found is None or int(found[2]) > 13:
        report.add(
            raw.place("Result"),
            "tag Result: {value} is no number of tricks; write 0 to 13",
            value=shown(value),
        )
        return None
    tricks = int(found[2])
    declares = found[1] is None or contract is None or contract.declarer.side.value == found[1]
    return tricks if declares else 13 - tricks
