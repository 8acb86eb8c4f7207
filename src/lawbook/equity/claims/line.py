"""Line: the worst normal line of a claim, and what is struck out with the lines that are not normal."""

from collections.abc import Sequence
from dataclasses import dataclass

from lawbook.bridge import Card, Seat, Side, Strain, Suit
from lawbook.equity.batch import ask
from lawbook.equity.claims.claim import Claim, Struck
from lawbook.equity.claims.node import Node, cards_of, node_of, played, seat_to_play
from lawbook.equity.claims.normal import equals
from lawbook.equity.claims.search import Search
from lawbook.equity.claims.terms import Choice, Kind, Strike, View
from lawbook.equity.errors import NoSolver
from lawbook.equity.position import Position
from lawbook.equity.questions import Tricks
from lawbook.errors import CaseError

__all__ = ["WINNERS_FIRST", "Line", "all_known", "struck_out", "worst_line"]

WINNERS_FIRST = frozenset(Strike(suit, kind) for suit in Suit for kind in (Kind.LOW_FIRST, Kind.LOSER_LED))


@dataclass(frozen=True, slots=True)
class Line:
    """The cards from the claim to the end, as the worst normal line has them."""

    position: Position
    cards: tuple[Card, ...]
    turning: int | None = None
    """The place of the first card of the claiming side that cost a trick; None where none did."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who played each card."""
        seats, node = [], node_of(self.position)
        trump = -1 if self.position.strain is Strain.NOTRUMP else int(self.position.strain)
        for card in self.cards:
            seats.append(Seat(seat_to_play(node)))
            node, _ = played(node, card, trump)
        return tuple(seats)

    @property
    def to_strike(self) -> tuple[Card, ...]:
        """The cards up to the one that the Director has to call normal or not."""
        return () if self.turning is None else self.cards[: self.turning + 1]


def all_known(position: Position, side: Side) -> int | None:
    """The most tricks of a side with all cards known; None where there is no double-dummy solver."""
    try:
        return ask(Tricks(position, side))
    except NoSolver:
        return None


def worst_line(claim: Claim, root: Node, search: Search, best: Search, most: int) -> Line:
    """The worst normal line, and the first card of the claiming side after which there is less than the most."""
    cards: list[Card] = []
    terms, side, position = search.terms, claim.claimer.side, claim.position
    turning, node, need = None, root, search.tricks(root)
    for number in range(sum(map(int.bit_count, root.hands))):
        seat = seat_to_play(node)
        card, node, need = search.worst_play(node, need)
        cards.append(Card(card))
        if turning is None and any(node.hands):
            position = position.after(Card(card))
            won = not node.trick and terms.ours(node.leader)
            left = best.tricks(node, most - won, all_known(position, side))
            if terms.ours(seat) and left + won < most:
                turning = number
            most = left
    return Line(claim.position, tuple(cards), turning)


def struck_out(claim: Claim, root: Node) -> Struck:
    """What is ruled out with the lines struck out: the kind of play, and if it comes again the very choice."""
    terms = claim.terms(unaware=False)
    struck: set[Choice | Strike] = set(WINNERS_FIRST) if claim.winners_first else set()
    for line in claim.not_normal:
        view = View(_before_last(claim, root, line), terms)
        strike = view.strike(line[-1])
        if strike.kind is Kind.OTHER or strike in struck:
            struck |= set(map(view.choice, equals(view, line[-1])))
        else:
            struck.add(strike)
    return frozenset(struck)


def _before_last(claim: Claim, root: Node, line: Sequence[Card]) -> Node:
    """The node at which the last card of a line is played. Raises CaseError where it cannot be."""
    terms, node = claim.terms(unaware=False), root
    for number, card in enumerate(line, start=1):
        view = View(node, terms)
        told = f"not normal {' '.join(card.name for card in line)}"
        if not view.legal >> card & 1:
            able = " ".join(card.name for card in cards_of(view.legal))
            raise CaseError(
                "{told}: {seat} cannot play {card} there; write one of {able} (Law 44)",
                told=told,
                seat=Seat(view.seat),
                card=card,
                able=able,
            )
        if number == len(line):
            break
        node, _ = played(node, card, terms.trump)
    if not line or not terms.ours(view.seat):
        raise CaseError(
            "not normal: the line has to end with a card of the claiming side; its opponents play as they like (70A)"
        )
    return node
