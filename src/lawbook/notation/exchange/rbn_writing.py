"""Games as RBN."""

from collections.abc import Iterable, Iterator, Mapping

from lawbook.bridge import Bid, Deal, Seat
from lawbook.notation.cards import write_cards
from lawbook.notation.exchange.rbn import CALLS, CARRIED, NOTES, SCORINGS, SIDES, TAGS, date_written
from lawbook.notation.exchange.turns import calls_in_turn
from lawbook.notation.game import Game, GameCall

__all__ = ["rbn_text"]

_WORDS = {word: letter for letter, word in CALLS.items()}
_SIDES = {side: letter for letter, side in SIDES.items()}
_SCORINGS = {system: letter for letter, system in SCORINGS.items()}


def rbn_text(games: Iterable[Game]) -> str:
    """The games as a file; a letter whose data hold on is written again only where they change."""
    before: dict[str, str] = {}
    records = []
    for game in games:
        told = dict(_labels(game))
        lines = []
        for letter in CARRIED:
            value = told.get(letter, "")
            if value != before.get(letter, ""):
                lines.append(f"{letter} {value}".rstrip())
                before[letter] = value
        lines += (f"{letter[0]} {value}" for letter, value in told.items() if letter not in CARRIED)
        records.append("".join(f"{line}\n" for line in lines))
    return "% RBN 3.2\n" + "\n".join(records)


def _labels(game: Game) -> Iterator[tuple[str, str]]:
    """The letters of a game with their data, one line each."""
    tags, board = game.tags, game.board
    yield "D", date_written(tags.get("Date", ""))
    for letter, name in TAGS.items():
        value = _flat(tags.get(name, "")).replace(":", "::")
        yield letter, "" if value == "?" else value
    scoring = _flat(tags.get("Scoring", ""))
    yield "F", _SCORINGS.get(scoring, "" if scoring == "?" else scoring)
    teams = [_flat(tags.get(name, "")).replace(":", " ") for name in ("HomeTeam", "VisitTeam")]
    yield "K", ":".join(teams) if any(teams) else ""
    yield "N", _names(tags)
    yield "B", tags.get("Board", "") if board.number is None else str(board.number)
    yield "H", "" if board.deal is None else _hands(board.deal)
    calls = calls_in_turn(game)
    if board.dealer is not None and (calls or game.board.deal is not None):
        side = "?" if board.vulnerability is None else _SIDES[board.vulnerability]
        yield from _auction(calls, f"{board.dealer.name}{side}")
    if game.contract is not None:
        bid, doubled = game.contract.bid, ("", "X", "R")[game.contract.doubled]
        yield "C", f"{bid.level}{bid.strain.letter}{doubled}:{game.contract.declarer.name}"
    if game.plays:
        cards = [card.name for _, card in game.plays]
        tricks = ["".join(cards[place : place + 4]) for place in range(0, len(cards), 4)]
        yield "P", ":".join([game.plays[0][0].name, *tricks])
    if game.tricks is not None:
        yield "R", str(game.tricks)


def _flat(value: str) -> str:
    return " ".join(value.split())


def _names(tags: Mapping[str, str]) -> str:
    """North and South, then West and East, then the room or the table."""
    named = {
        name: _flat(tags.get(name, "")).replace("+", " ").replace(":", " ").removeprefix("?")
        for name in ("North", "South", "West", "East")
    }
    pairs = [
        f"{named[one]}+{named[other]}".rstrip("+") for one, other in (("North", "South"), ("West", "East"))
    ]
    room = {"open": "O", "closed": "C"}.get(tags.get("Room", "").lower(), tags.get("Table", ""))
    return ":".join([*pairs, *([room] if room else [])]) if any(pairs) or room else ""


def _hands(deal: Deal) -> str:
    """The hands from North on; where the fourth is what the others lack, only its colon."""
    hands = ["" if (cards := deal.cards(seat)) is None else write_cards(cards) for seat in Seat]
    whole = all(deal.count(seat) == 13 for seat in Seat) and not deal.missing
    return "N:" + ":".join([*hands[:3], ""] if whole else hands)


def _auction(calls: Iterable[GameCall], begins: str) -> Iterator[tuple[str, str]]:
    told = list(calls)
    notes = list(dict.fromkeys(one.note for one in told if one.note))[:NOTES]
    words = [_word(one, notes) for one in told]
    rounds = ["".join(words[place : place + 4]) for place in range(0, len(words), 4)]
    yield "A", ":".join([begins, *rounds])
    yield from ((f"{number}", _flat(note)) for number, note in enumerate(notes, start=1))


def _word(one: GameCall, notes: list[str]) -> str:
    call = one.call
    word = f"{call.level}{call.strain.letter}" if isinstance(call, Bid) else _WORDS[call]
    if one.note is None:
        return word
    return f"{word}^{notes.index(one.note) + 1}" if one.note in notes else f"{word}*"
