"""Hand diagrams as people write them.

Whose hand is whose: names beside the hands say it; else their arrangement does.

    rows of 1, 2, 1 hands    N, then W and E, then S       a compass, or a table with three columns
    rows of 2, 1, 1 hands    W and N, then S, then E       the same table, fallen apart
    four rows of 1           N W E S, reading order;       W N E S only where the text says whose a card is, and
                                                           reading order gives him thirteen, but W N E S does not

A card that is out of place is held by one hand and belongs to another. A sentence says so ("♠A should be in West's
hand"), or parentheses mark it: in both hands, where it belongs to the one that has 13 with it, or only in the hand
that held it, where it belongs to the one hand that has fewer than 13.
"""

import re
from collections.abc import Sequence
from itertools import chain

from lawbook.bridge import Board, Card, Deal, Seat, Suit
from lawbook.errors import NotationError
from lawbook.languages import every
from lawbook.notation.headers import header_text, read_header, seat_name, seat_of
from lawbook.notation.layout import WrittenHand, read_rows
from lawbook.notation.letters import PIPS, RANKS_ANYWHERE, Letters, letters, with_pips
from lawbook.notation.pasted import Belongings, Diagram

__all__ = ["diagram_text", "parse_diagram"]

_COMPASS = (Seat.N, Seat.W, Seat.E, Seat.S)
_BROKEN = (Seat.W, Seat.N, Seat.S, Seat.E)
_WEST_FIRST = (Seat.W, Seat.N, Seat.E, Seat.S)
_ORDERS = {(1, 2, 1): (_COMPASS,), (2, 1, 1): (_BROKEN,), (1, 1, 1, 1): (_COMPASS, _WEST_FIRST)}

_BELONGS = "|".join(words for told in every("board", "read", "belongs") for words in told)
_NOTE = re.compile(rf"([{''.join(PIPS)}])\s?(10|Kn|\w) (?:{_BELONGS}) (\w+)")


def parse_diagram(text: str) -> Diagram:
    """The diagram that the text holds among its other lines.

    >>> parse_diagram("West ♠A ♥- ♦- ♣-").deal.holders(Card.SA)
    (Seat.W,)
    """
    text = with_pips(text)
    board, body = read_header(text)
    rows = read_rows(body)
    noted = _notes(text)
    hands = _seated(rows, noted)
    deal, marked = _as_held(hands)
    stray = tuple((card, seat) for card, seat in noted if seat not in deal.holders(card))
    return Diagram(
        deal, board.number, board.dealer, board.vulnerability, tuple(dict.fromkeys(marked + stray))
    )


def _notes(text: str) -> Belongings:
    """The cards of which a sentence says where they belong."""
    said = _NOTE.findall(" ".join(text.split()))
    found = ((PIPS[pip], RANKS_ANYWHERE.get(rank.upper()), _owner(word)) for pip, rank, word in said)
    return tuple(
        (Card.of(suit, rank), seat) for suit, rank, seat in found if rank is not None and seat is not None
    )


def _owner(word: str) -> Seat | None:
    """The seat that the word names, be it in the genitive."""
    seat = seat_of(word)
    return seat_of(word.removesuffix("s")) if seat is None else seat


def _seated(rows: Sequence[Sequence[WrittenHand]], noted: Belongings) -> dict[Seat, WrittenHand]:
    """The hands by seat, as their names or else their arrangement tell."""
    hands = list(chain.from_iterable(rows))
    if not hands:
        raise NotationError(
            "the diagram has no hand: begin each suit with its pip or letter, as in ♠ K1042 or S K1042"
        )
    if len(hands) > 4:
        raise NotationError(
            "line {line}: a fifth hand; a deal has four, so give one deal at a time", line=hands[4].line
        )
    if any(hand.seat is not None for hand in hands):
        return _by_name(hands)
    orders = _ORDERS.get(tuple(map(len, rows)))
    if orders is None:
        raise NotationError(
            "line {line}: {number} hands without names, and not laid out as a compass: write North, East, South or West beside each",
            line=hands[0].line,
            number=len(hands),
        )
    seated = [dict(zip(order, hands, strict=True)) for order in orders]
    fitting = (each for each in seated if all(len(each[seat].cards) < 13 for _, seat in noted))
    return next(fitting, seated[0])


def _by_name(hands: Sequence[WrittenHand]) -> dict[Seat, WrittenHand]:
    seated: dict[Seat, WrittenHand] = {}
    for hand in hands:
        if hand.seat is None:
            raise NotationError(
                "line {line}: a hand without a name among hands that have one; name it too", line=hand.line
            )
        if hand.seat in seated:
            raise NotationError(
                "line {line}: a second hand of {seat}; name each seat once", line=hand.line, seat=hand.seat
            )
        seated[hand.seat] = hand
    return seated


def _as_held(hands: dict[Seat, WrittenHand]) -> tuple[Deal, Belongings]:
    """The deal without the cards that are only marked as belonging, and where these belong."""
    held = {seat: list(hand.cards) for seat, hand in hands.items()}
    belongs: dict[Card, Seat] = {}
    for card in chain.from_iterable(hand.marked for hand in hands.values()):
        places = [seat for seat, hand in hands.items() if card in hand.marked]
        if card in belongs:
            continue
        if len(places) > 1:
            belongs[card] = _owner_of_two(card, places, hands)
            held[belongs[card]].remove(card)
        else:
            short = [seat for seat, hand in hands.items() if len(hand.cards) < 13]
            belongs |= {card: short[0]} if len(short) == 1 else {}
    return Deal.of([held.get(seat) for seat in Seat]), tuple(belongs.items())


def _owner_of_two(card: Card, places: Sequence[Seat], hands: dict[Seat, WrittenHand]) -> Seat:
    """The seat that has thirteen with the card, where the other has more."""
    full = [seat for seat in places if len(hands[seat].cards) == 13]
    if len(places) > 2 or len(full) != 1 or min(len(hands[seat].cards) for seat in places) < 13:
        seats = " and ".join(map(str, places))
        raise NotationError(
            "{card} stands in parentheses in the hands of {seats}, and their numbers of cards do not tell who held it: put it only where it was held",
            card=card,
            seats=seats,
        )
    return full[0]


def diagram_text(deal: Deal, language: str = "en", board: Board | None = None) -> str:
    """The diagram of the deal: a compass, or named hands where some are not known."""
    known = letters(language)
    blocks = [header_text(board, language)] if board else []
    hands = {seat: [_suit_text(cards, suit, known) for suit in reversed(Suit)] for seat, cards in _held(deal)}
    if deal.complete:
        blocks.append(_compass(hands))
    else:
        blocks += ["\n".join([seat_name(seat, language), *lines]) for seat, lines in hands.items()]
    return "\n\n".join(filter(None, blocks)) + "\n"


def _held(deal: Deal) -> list[tuple[Seat, tuple[Card, ...]]]:
    """The hands that are known."""
    return [(seat, cards) for seat in Seat if (cards := deal.cards(seat)) is not None]


def _suit_text(cards: Sequence[Card], suit: Suit, known: Letters) -> str:
    return f"{suit} {' '.join(known.rank(card.rank) for card in cards if card.suit is suit) or '-'}"


def _compass(hands: dict[Seat, list[str]]) -> str:
    """North on top, West and East side by side, South below."""
    width = max(24, *(len(line) + 3 for line in hands[Seat.W]))
    middle = " " * (width // 2)
    sides = [west.ljust(width) + east for west, east in zip(hands[Seat.W], hands[Seat.E], strict=True)]
    north, south = ([middle + line for line in hands[seat]] for seat in (Seat.N, Seat.S))
    return "\n".join([*north, "", *sides, "", *south])
