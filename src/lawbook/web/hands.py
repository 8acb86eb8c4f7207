"""Hands: a pasted deal as a compass, and the ruling that its record asks for."""

from dataclasses import dataclass

from lawbook.address import SYSTEM_KEYS, Address
from lawbook.beginning import beginning_params, score_params
from lawbook.bridge import Board, Card, Seat, Side, Suit, dealer_of, vulnerability_of
from lawbook.desk import Decision
from lawbook.notation import card_text, deal_text
from lawbook.table import Table, irregularities
from lawbook.web.words import Words
from lawbook.web.words import marked as _

__all__ = ["Pip", "ShownHand", "compass", "markings", "ruling_address"]

BOARD = _("Board {number}")
DEALER = _("Dealer: {seat}")
VULNERABLE = _("Vulnerable: {sides}")
NOBODY_VULNERABLE = _("Nobody vulnerable")


@dataclass(frozen=True, slots=True)
class Pip:
    """One card as it is shown; `owner` is whose it is, if it is in the wrong hand."""

    rank: str
    owner: str | None


@dataclass(frozen=True, slots=True)
class ShownHand:
    """One hand of the compass; None stands for a hand that is not known."""

    seat: Seat
    name: str
    count: int | None
    suits: tuple[tuple[Suit, tuple[Pip, ...]], ...] | None


def compass(table: Table, words: Words) -> list[ShownHand]:
    """The four hands, N E S W, as they were taken from the board."""
    astray = {(card, held): words.name(owner) for card, held, owner in table.displaced}
    return [_hand(table, seat, astray, words) for seat in Seat]


def _hand(table: Table, seat: Seat, astray: dict[tuple[Card, Seat | None], str], words: Words) -> ShownHand:
    cards = table.deal.cards(seat) if table.deal else None
    if cards is None:
        suits = None
    else:
        pips = {card: Pip(card_text(card, words.language)[1:], astray.get((card, seat))) for card in cards}
        suits = tuple((suit, tuple(pips[c] for c in cards if c.suit is suit)) for suit in reversed(Suit))
    return ShownHand(seat, words.name(seat), table.count(seat), suits)


def markings(board: Board, words: Words) -> list[str]:
    """What is written on the board (Law 2)."""
    marks = []
    if board.number is not None:
        marks.append(words(BOARD, number=board.number))
    if board.dealer is not None:
        marks.append(words(DEALER, seat=words.name(board.dealer)))
    if board.vulnerability is not None:
        sides = [words.name(side) for side in Side if board.vulnerability.covers(side)]
        marks.append(words(VULNERABLE, sides=", ".join(sides)) if sides else words(NOBODY_VULNERABLE))
    return marks


def ruling_address(address: Address, decision: Decision) -> Address:
    """Where the record of a page goes on to be ruled, in letters that every language reads.

    Where one thing is wrong with the hands, its Law is named; of what is told as a story the record itself
    keeps the order, and the ruling is carried out on it.
    """
    board, wrong = decision.table.board, list(irregularities(decision.table))
    told = {
        "deal": "" if board.deal is None else deal_text(board.deal),
        "belongs": " ".join(f"{card.name}:{seat.name}" for card, seat in decision.case.belongs.items()),
        "board": "" if board.number is None else str(board.number),
        "dealer": _unusual_dealer(board),
        "vul": _unusual_vulnerability(board),
        **beginning_params(decision.case.beginning),
        **score_params(decision.case.scores),
        **{key: address.params.get(key, "") for key in SYSTEM_KEYS},
        "story": "\n".join(decision.case.story),
    }
    kept = {key: word for key, word in told.items() if word}
    named = [decision.rulings[0].law.id] if len(wrong) == 1 and not decision.case.story else []
    return address.at("/", **kept, **address.answers).consulting(*named)


def _unusual_dealer(board: Board) -> str:
    """The dealer, where the number of the board does not tell him."""
    told = None if board.number is None else dealer_of(board.number)
    return "" if board.dealer is None or board.dealer is told else board.dealer.name


def _unusual_vulnerability(board: Board) -> str:
    """Who is vulnerable, where the number of the board does not tell it."""
    told = None if board.number is None else vulnerability_of(board.number)
    if board.vulnerability is None or board.vulnerability is told:
        return ""
    return (board.vulnerability.name or "").lower()
