"""The claim that a record tells: its position, its words, and what the claimer had seen by then."""

from collections.abc import Iterator

from lawbook.bridge import Hand, Seat, Suit, Trick
from lawbook.equity.claims.claim import Claim
from lawbook.equity.claims.statement import Statement, parse_statement
from lawbook.equity.position import Position
from lawbook.errors import CaseError
from lawbook.law.provision import SuitOrder
from lawbook.table import Table
from lawbook.table.play.playing import Playing
from lawbook.table.record.events import Claimed, Conceded
from lawbook.table.seen.claim import claim_in

__all__ = ["claim_of"]


def claim_of(table: Table, aware: bool | None = None, order: SuitOrder | None = None) -> Claim:  # noqa: FBT001  # three answers, and None is one
    """The last claim or concession of a record. Raises CaseError where it does not tell enough to look at lines."""
    told = claim_in(table)
    play = None if told is None else told.play
    if told is None or play is None or table.contract is None:
        raise CaseError(
            "no claim or concession in the story: add one, such as S claims 12, and the contract (Law 68)"
        )
    event, rest = told.event, told.rest
    if rest is None:
        raise CaseError(
            "the claim: it is not known who won the tricks before; tell them, as in tricks: {NS: 8, EW: 1}"
        )
    position = _position(play, table)
    claimer = event.seat
    return Claim(
        position=position,
        claimer=claimer,
        defends=table.defends(claimer),
        tricks=min(max(rest, 0), position.left),
        conceded=isinstance(event, Conceded),
        statement=parse_statement(event.text or "") if isinstance(event, Claimed) else Statement(),
        aware=True if aware is None and _count_shows(play, claimer, position) else aware,
        shown=tuple(_shown(play)),
        order=order,
    )


def _position(play: Playing, table: Table) -> Position:
    hands = [hand for hand in play.hands if hand is not None]
    leader = play.current[0][0] if play.current else play.turn
    contract = table.contract
    if len(hands) != 4 or leader is None or contract is None:
        raise CaseError(
            "the claim: all four hands are faced before it is adjudicated, and it is known who leads (Law 70B3);"
            " give the cards that each hand had left, and leader"
        )
    return Position(tuple(hands), contract.bid.strain, leader, tuple(card for _, card in play.current))


def _shown(play: Playing) -> Iterator[tuple[Seat, Suit]]:
    """Who showed out of which suit, in the tricks that are told."""
    for trick in play.tricks:
        led = trick.led
        yield from ((seat, led) for seat, card in trick.plays if led is not None and card.suit is not led)


def _count_shows(play: Playing, claimer: Seat, position: Position) -> bool:
    """Whether he can only have known that trumps were out: he had just drawn too few, however evenly they broke."""
    trump = position.strain.suit
    if trump is None or not play.done or play.start.beginning.tricks:
        return False
    rounds = sum(trick.led is trump for trick in play.done)
    last = play.done[-1]
    if last.led is not trump or not _all_followed(last, trump):
        return False
    ours = [hand for seat, hand in zip(Seat, position.hands, strict=True) if seat.side is claimer.side]
    gone = [card for trick in play.tricks for seat, card in trick.plays if seat.side is claimer.side]
    held = sum(len(hand.suit(trump)) for hand in ours) + len(Hand(gone).suit(trump))
    return 13 - held >= 2 * (rounds + 1)


def _all_followed(trick: Trick, suit: Suit) -> bool:
    return all(card.suit is suit for _, card in trick.plays)
