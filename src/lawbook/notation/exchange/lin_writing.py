"""Games as LIN: a board to a line, as Bridge Base writes what was played and reads what is to be played."""

from collections.abc import Iterable, Iterator

from lawbook.bridge import Bid, Board, Card, Deal, Seat, Suit, Vulnerability, Word
from lawbook.notation.exchange.turns import calls_in_turn
from lawbook.notation.game import Game, GameCall

__all__ = ["lin_text"]

_DEALERS = {Seat.S: "1", Seat.W: "2", Seat.N: "3", Seat.E: "4", None: "0"}
_ORDER = (Seat.S, Seat.W, Seat.N, Seat.E)
_NAMES = ("South", "West", "North", "East")
_SIDES = {Vulnerability.NONE: "o", Vulnerability.NS: "n", Vulnerability.EW: "e", Vulnerability.BOTH: "b"}
_OWN = {"vg", "rs", "qx", "pn", "st", "md", "rh", "ah", "sv", "mb", "an", "pg", "pc", "mc"}
_WORDS = {Word.PASS: "p", Word.DOUBLE: "d", Word.REDOUBLE: "r"}
_DOWN = tuple(reversed(Suit))


def lin_text(games: Iterable[Game]) -> str:
    """The games as a file; what LIN has no word for is not in it, and a stroke within a text is a slash."""
    lines: list[str] = []
    match: tuple[tuple[str, str], ...] = ()
    for game in games:
        told = tuple((key, game.rows[key]) for key in ("vg", "rs") if key in game.rows)
        if told != match:
            match = told
            lines += (f"{key}|{value}|" for key, value in match)
        lines.append("".join(f"{key}|{_safe(value)}|" for key, value in _pairs(game)) + _kept(game))
    return "".join(f"{line}\n" for line in lines)


def _kept(game: Game) -> str:
    """What a file in LIN has of the board besides, under its own keys."""
    keys = (key for key in game.rows if len(key) == 2 and key.islower() and key not in _OWN)
    return "".join(f"{key}|{game.rows[key]}|" for key in keys)


def _safe(value: str) -> str:
    return value.replace("|", "/").replace("\r", "").replace("\n", " ")


def _pairs(game: Game) -> Iterator[tuple[str, str]]:
    board, room = game.board, "c" if game.tags.get("Room", "").lower() == "closed" else "o"
    yield "qx", f"{room}{board.number or 0}"
    names = [game.tags.get(name, "").replace(",", " ") for name in _NAMES]
    if any(names):
        yield "pn", ",".join(names)
    yield "st", ""
    yield "md", _DEALERS[board.dealer] + ("" if board.deal is None else _hands(board.deal))
    yield "rh", ""
    if board.number is not None:
        yield "ah", f"Board {board.number}"
    if board.vulnerability is not None:
        yield "sv", _side(board, game)
    yield from _calls(calls_in_turn(game))
    yield "pg", ""
    for number, (_, card) in enumerate(game.plays, start=1):
        yield "pc", card.name
        if not number % 4 or number == len(game.plays):
            yield "pg", ""
    if game.tricks is not None and len(game.plays) < 52:
        yield "mc", str(game.tricks)
        yield "pg", ""


def _side(board: Board, game: Game) -> str:
    """Nobody is 0 where a board was only dealt, and o where it was bid: so Bridge Base has it."""
    side = _SIDES[board.vulnerability or Vulnerability.NONE]
    return "0" if side == "o" and not game.calls else side


def _hands(deal: Deal) -> str:
    """South first and clockwise; the fourth hand is left out where it is what the others lack."""
    whole = not deal.doubled and all(deal.count(seat) == 13 for seat in Seat) and not deal.missing
    return ",".join(_hand(deal.cards(seat)) for seat in (_ORDER[:3] if whole else _ORDER))


def _hand(cards: tuple[Card, ...] | None) -> str:
    if cards is None:
        return ""
    return "".join(
        suit.letter + "".join(card.rank.letter for card in cards if card.suit is suit) for suit in _DOWN
    )


def _calls(calls: Iterable[GameCall]) -> Iterator[tuple[str, str]]:
    for told in calls:
        call = told.call
        word = f"{call.level}{call.strain.letter}" if isinstance(call, Bid) else _WORDS[call]
        yield "mb", word if told.note is None else f"{word}!"
        if told.note:
            yield "an", told.note
