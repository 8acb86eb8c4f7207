"""Claim: what was claimed, in which position, with which words; and what it is worth over the normal lines."""

from collections.abc import Iterator, Sequence
from dataclasses import field
from enum import Enum
from functools import reduce

from lawbook.bridge import Card, Seat, Strain, Suit
from lawbook.equity.batch import ask
from lawbook.equity.claims.node import Node, cards_of, node_of, played, seat_to_play, tricks_left
from lawbook.equity.claims.normal import equals, located, normal_plays
from lawbook.equity.claims.search import Patience, Search, TooManyLines
from lawbook.equity.claims.statement import Draw, Statement
from lawbook.equity.claims.terms import Choice, Kind, Strike, Terms, View, above
from lawbook.equity.errors import NoSolver
from lawbook.equity.position import Position
from lawbook.equity.questions import Tricks
from lawbook.errors import CaseError
from lawbook.law.provision import SuitOrder
from lawbook.lazyclass import dataclass

__all__ = ["Adjudication", "Claim", "Judgement", "Line", "adjudicate"]


POSITIONS = 150_000
"""How many positions are looked at for one claim, all searches together: some two seconds."""
Struck = frozenset[Choice | Strike]
WINNERS_FIRST = frozenset(Strike(suit, kind) for suit in Suit for kind in (Kind.LOW_FIRST, Kind.LOSER_LED))


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """A claim or concession of the tricks that are left."""

    position: Position
    claimer: Seat
    defends: bool = False
    """Whether he is a defender."""
    tricks: int
    """How many of the tricks left are to be his side's."""
    conceded: bool = False
    """Whether he conceded tricks, rather than claimed them (Law 71)."""
    statement: Statement = field(default_factory=Statement)
    aware: bool | None = None
    """Whether he knew that a trump was out; None while nobody has judged that."""
    shown: tuple[tuple[Seat, Suit], ...] = ()
    """Who had shown out of what."""
    order: SuitOrder | None = None
    """The order that the Regulating Authority lays down for a suit (Law 70E2)."""
    not_normal: tuple[tuple[Card, ...], ...] = ()
    """Lines that the Director has struck out: the cards from the claim up to the one that is not normal."""
    winners_first: bool = False
    """Whether it is not normal for him to lead a loser before his winners, or low from a suit with a master."""
    all_plays: bool = False
    """Whether even what no player would do counts as normal."""

    @property
    def doubtful(self) -> bool:
        """Whether a trump is out that he did not mention, and nobody has said that he knew of it (Law 70C)."""
        return self._trump_out and not self._told_of_trump and self.aware is not True

    @property
    def _told_of_trump(self) -> bool:
        """Whether his words show that he knew of it: who concedes counts what is out."""
        return self.statement.trumps or self.conceded

    @property
    def _trump_out(self) -> bool:
        trump = self.position.strain.suit
        hands = (self.position.hands[seat] for seat in self.claimer.side.opponents.seats)
        return trump is not None and any(hand.suit(trump) for hand in hands)

    def terms(self, *, unaware: bool, struck: Struck = frozenset(), notices: bool = True) -> Terms:
        """What decides which plays are normal; one who knows of a trump, and said nothing of it, draws it."""
        draws = self._trump_out and not unaware and not self._told_of_trump
        trump = self.position.strain
        return Terms(
            claimer=self.claimer,
            trump=-1 if trump is Strain.NOTRUMP else int(trump),
            defends=self.defends,
            steps=(Draw(), *self.statement.steps) if draws else self.statement.steps,
            unaware=unaware,
            order=self.order,
            struck=struck,
            careless=not self.all_plays,
            notices=notices,
            shown=sum({1 << 4 * seat + suit for seat, suit in self.shown}),
        )


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


class Judgement(Enum):
    """What the Director has to judge."""

    UNAWARE = "J15"
    """Whether it is at all likely that the claimer did not know of the trump (Law 70C2)."""
    NORMAL = "J16"
    """Whether the line is normal for a player of his class."""
    NOTICED = "J16 (shown out)"
    """Whether every player of his class would see that an opponent has shown out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjudication:
    """What a claim is worth: at worst, at best, and with all cards known; and what there is to judge."""

    claim: Claim
    worst: int
    best: int
    free: int | None
    """The most with all cards known; None where there is no double-dummy solver."""
    winners_first: int | None
    """The tricks at worst if he is held to lead winners before losers, and high cards before low ones.

    None where that would take too long.
    """
    line: Line
    """A normal line that wins no more than the worst."""
    to_trump: int = 0
    """How many tricks go to a trump that he may have been unaware of (Law 70C), before anything else is looked at."""
    judgements: tuple[tuple[Judgement, str], ...] = ()
    """What is to be judged, each with its clause; none where the ruling needs no judgement."""

    @property
    def automatic(self) -> bool:
        """Whether the worst and the best normal line agree, or the worst is what he claimed."""
        return not self.judgements

    @property
    def tricks(self) -> int:
        """The tricks left that he gets while every line counts as normal; a concession never gives less than it left."""
        return max(self.worst, self.claim.tricks) if self.claim.conceded else self.worst


def adjudicate(claim: Claim, positions: int = POSITIONS) -> Adjudication:
    """What a claim is worth. Raises TooManyLines where it came too early to be looked through."""
    root = node_of(claim.position, claim.terms(unaware=False).shown)
    struck = _struck(claim, root)
    patience = Patience(positions, claim.position.left)
    free = _free(claim)
    aware = search = Search(claim.terms(unaware=False, struck=struck), patience)
    knowing = worst = aware.tricks(root, free, free)
    if claim.doubtful:
        search = Search(claim.terms(unaware=True, struck=struck), patience)
        worst = search.tricks(root, knowing, free)
    noticed = bool(search.terms.noticed)
    best = search.for_best()
    most = best.tricks(root, worst if free is None else free, free)
    line = _line(claim.position, root, search, best)
    judgements = [
        *_of_trump(claim, root, worst, knowing, aware),
        *_of_line(claim, root, line, (worst, most), knowing),
    ]
    if not judgements and noticed:
        judgements = list(_of_sight(root, search, worst))
    return Adjudication(
        claim=claim,
        worst=worst,
        best=most,
        free=free,
        winners_first=_winners_first(root, search, worst, most),
        line=line,
        to_trump=max(0, knowing - worst),
        judgements=tuple(judgements),
    )


def _winners_first(root: Node, search: Search, worst: int, best: int) -> int | None:
    """The worst where winners come first; None where that takes too long, for nothing else hangs on it."""
    if worst == best:
        return worst
    try:
        return search.striking(WINNERS_FIRST).tricks(root, best)
    except TooManyLines:
        return None


def _free(claim: Claim) -> int | None:
    try:
        return ask(Tricks(claim.position, claim.claimer.side))
    except NoSolver:
        return None


def _struck(claim: Claim, root: Node) -> Struck:
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


def _line(position: Position, root: Node, search: Search, best: Search) -> Line:
    """The worst normal line, and the first card of the claiming side that cost a trick."""
    cards: list[Card] = []
    terms = search.terms
    turning, node, need = None, root, search.tricks(root)
    while tricks_left(node):
        before, seat = node, seat_to_play(node)
        card, node, need = search.worst_play(node, need)
        if turning is None and terms.ours(seat):
            turning = len(cards) if _costs(best, before, node, terms) else None
        cards.append(Card(card))
    return Line(position, tuple(cards), turning)


def _costs(best: Search, before: Node, after: Node, terms: Terms) -> bool:
    """Whether the best that can still come is less after a card than it was before it."""
    won = not after.trick and terms.ours(after.leader)
    left = best.tricks(after) if tricks_left(after) else 0
    return best.tricks(before) > left + won


Judged = Iterator[tuple[Judgement, str]]


def _of_trump(claim: Claim, root: Node, worst: int, knowing: int, aware: Search) -> Judged:
    """Whether he knew of the trump, where it matters: where he could win more if he did."""
    if not claim.doubtful or claim.aware is not None or worst >= claim.tricks:
        return
    if worst < knowing or aware.for_best().takes(root, worst + 1):
        yield Judgement.UNAWARE, "70C2"


def _of_line(claim: Claim, root: Node, line: Line, worth: tuple[int, int], knowing: int) -> Judged:
    """Whether the worst line is normal, where a better one wins more and he is not content with the worst."""
    worst, best = worth
    if worst < best and (claim.conceded or worst < claim.tricks):
        yield Judgement.NORMAL, _clause(claim, root, line, unaware=worst < knowing)


def _of_sight(root: Node, search: Search, worst: int) -> Judged:
    """Whether he would see that an opponent shows out, where that saves a trick."""
    if worst and not search.unseeing().takes(root, worst):
        yield Judgement.NOTICED, "70E1"


def _clause(claim: Claim, root: Node, line: Line, *, unaware: bool) -> str:
    """The clause under which the turning card of a line is normal or not."""
    if claim.conceded:
        return "71B"
    if unaware:
        return "70C3"
    terms = claim.terms(unaware=False)
    before = line.cards[: line.turning or 0]
    node = reduce(lambda node, card: played(node, card, terms.trump)[0], before, root)
    view, card = View(node, terms), line.cards[line.turning or 0]
    if not terms.chooses(view.seat):
        return "70D2"
    if node.trick and not located(view) and view.other >= 0 and view.theirs & above(view.best):
        return "70E1"
    others = [other for other, _, _ in normal_plays(view) if other // 13 == card // 13]
    return "70E2" if not node.trick and len(others) > 1 else "70D1"
