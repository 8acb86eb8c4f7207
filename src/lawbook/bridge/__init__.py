"""The game when nothing goes wrong: cards, seats, boards, calls and tricks."""

from lawbook.bridge.auction import Auction, Bid, Call, Contract, Strain, Word
from lawbook.bridge.board import Board, Deal, dealer_of, vulnerability_of
from lawbook.bridge.cards import PACK, Card, Hand, Rank, Suit
from lawbook.bridge.play import Trick
from lawbook.bridge.seats import Seat, Side, Vulnerability

__all__ = [
    "PACK",
    "Auction",
    "Bid",
    "Board",
    "Call",
    "Card",
    "Contract",
    "Deal",
    "Hand",
    "Rank",
    "Seat",
    "Side",
    "Strain",
    "Suit",
    "Trick",
    "Vulnerability",
    "Word",
    "dealer_of",
    "vulnerability_of",
]
