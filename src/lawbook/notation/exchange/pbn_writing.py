"""Games as PBN, in the form in which programs are to export them: 15 tags, then the others, auction and play."""

from collections.abc import Iterable, Iterator

from lawbook.bridge import Bid, Seat, Trick, Word
from lawbook.notation.exchange.turns import calls_in_turn, passed_out
from lawbook.notation.game import Calls, Game
from lawbook.notation.pbn import deal_text
from lawbook.notation.results.fields import contract_text

__all__ = ["pbn_bytes"]

_VULNERABLE = ("None", "NS", "EW", "All")
_BEFORE = ("Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal")
_TAGS = (*_BEFORE, "Scoring", "Declarer", "Contract", "Result")
_SECTIONS = ("Auction", "Play", "Note")
_WORDS = {Word.PASS: "Pass", Word.DOUBLE: "X", Word.REDOUBLE: "XX"}


def pbn_bytes(games: Iterable[Game], remarks: Iterable[str] = ()) -> bytes:
    """The games as a file, in Latin-1 as the standard has it; in UTF-8, and not called an export, where that fails."""
    body = "".join(f"\n{_game(game)}" for game in games)
    head = "".join(f"% {line}\n" for line in remarks)
    try:
        return f"% PBN 2.1\n% EXPORT\n{head}{body}".replace("\n", "\r\n").encode("latin-1")
    except UnicodeEncodeError:
        return f"% PBN 2.1\n{head}{body}".replace("\n", "\r\n").encode()


def _game(game: Game) -> str:
    known = _known(game)
    others = {name: game.tags[name] for name in sorted(game.tags) if name not in {*_TAGS, *_SECTIONS}}
    lines = [_tag(name, value) for name, value in (known | others).items()]
    return "\n".join([*lines, *_auction(calls_in_turn(game)), *_play(game)]) + "\n"


def _tag(name: str, value: str) -> str:
    flat = " ".join(value.split("\n"))
    return '[{} "{}"]'.format(name, flat.replace('"', '\\"'))


def _known(game: Game) -> dict[str, str]:
    """The fifteen tags, in their order, ? where a thing is not known."""
    board, contract = game.board, game.contract
    passed = passed_out(game)
    deal = "?" if board.deal is None else deal_text(board.deal, board.dealer or Seat.N)
    own = {
        "Board": game.tags.get("Board", "?") if board.number is None else str(board.number),
        "Dealer": "?" if board.dealer is None else board.dealer.name,
        "Vulnerable": "?" if board.vulnerability is None else _VULNERABLE[board.vulnerability],
        "Deal": deal,
        "Declarer": "" if passed else "?" if contract is None else contract.declarer.name,
        "Contract": "Pass" if passed else contract_text(contract, passed_out=False) or "?",
        "Result": "" if passed else "?" if game.tricks is None else str(game.tricks),
    }
    return {name: own[name] if name in own else game.tags.get(name) or "?" for name in _TAGS}


def _auction(calls: Calls) -> Iterator[str]:
    if not calls:
        return
    notes = list(dict.fromkeys(told.note for told in calls if told.note))
    words = []
    for told in calls:
        call = told.call
        word = (
            f"{call.level}{'NT' if call.strain.suit is None else call.strain.letter}"
            if isinstance(call, Bid)
            else _WORDS[call]
        )
        marked = "" if told.note is None else f" ={notes.index(told.note) + 1 if told.note else 0}="
        words.append(f"{told.mark} {word}{marked}".strip())
    yield _tag("Auction", calls[0].seat.name)
    yield from (" ".join(words[place : place + 4]) for place in range(0, len(words), 4))
    yield from (_tag("Note", f"{number}:{note}") for number, note in enumerate(notes, start=1))


def _play(game: Game) -> Iterator[str]:
    """A row to a trick, in columns that stay with their seats; a lead that was out of turn has its mark."""
    plays, contract = game.plays, game.contract
    if not plays:
        return
    first = plays[0][0]
    due = first if contract is None else contract.declarer.lho
    yield _tag("Play", first.name)
    for start in range(0, len(plays), 4):
        trick = Trick(plays[start : start + 4])
        words = {seat: card.name for seat, card in trick.plays}
        leader = plays[start][0]
        if contract is not None and leader is not due:
            words[leader] = f"^L {words[leader]}"
        yield " ".join(words.get(Seat(first + column & 3), "-") for column in range(4))
        due = (contract and trick.winner(contract.bid.strain)) or leader
    if len(plays) < 52:
        yield "*"
