"""Incidents of the play: every fault of a lead or play, by each hand, at different points of the play."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from lawbook.bridge import Bid, Board, Card, Hand, Rank, Seat, Strain, Word
from lawbook.table import Table, legal_cards, parse_story
from lawbook.table.play.playing import Playing
from lawbook.table.record.events import Called, Event, LedFaceDown, Played
from tests.ledger.calls import seeded_deal
from tests.ledger.incident import Incident

__all__ = ["play_incidents"]

BIDS = (Bid(4, Strain.SPADES), Bid(3, Strain.NOTRUMP))
DECLARER = Seat.S
POINTS = (0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 20, 27, 44, 46, 48)
"""After how many cards an incident comes."""


@cache
def played(bid: Bid, cards: int, seed: int = 7) -> Table:
    """South plays this contract; so many legal cards have been played."""
    dice = random.Random(seed)  # noqa: S311
    auction = [Called(DECLARER, bid), *(Called(Seat((DECLARER + n) % 4), Word.PASS) for n in (1, 2, 3))]
    table = Table(Board(dealer=DECLARER, deal=seeded_deal(seed)), story=auction)
    for _ in range(cards):
        position = _position(table)
        assert position.turn is not None
        table.push(Played(position.turn, dice.choice(list(legal_cards(position) or ()))))
    return table


def _position(table: Table) -> Playing:
    assert table.position is not None
    return table.position


def play_incidents() -> Iterator[Incident]:
    """Every incident of the play, South declaring."""
    for bid in BIDS:
        for cards in POINTS:
            table = played(bid, cards)
            yield from _leads(table)
            yield from _plays(table)
            yield from _revokes(table)
            yield from _exposures(table)
            yield from _claims(table)
            yield from _designations(table)
            yield from _changes(table)
            yield from _numbers(table)


def _incident(family: str, table: Table, *lines: str | Event) -> Incident:
    events = [next(iter(parse_story([line]))) if isinstance(line, str) else line for line in lines]
    assert table.deal is not None
    assert table.board.dealer is not None
    return Incident(family, table.deal, table.board.dealer, (*table.events, *events))


def _hand(table: Table, seat: Seat) -> list[Card]:
    return sorted(_position(table).hands[seat] or Hand())


def _role(seat: Seat) -> str:
    return {DECLARER: "declarer", DECLARER.partner: "dummy"}.get(seat, "a defender")


def _leads(table: Table) -> Iterator[Incident]:
    """A lead out of turn by each other hand, when a trick begins; the opening lead face down too."""
    position = _position(table)
    if position.current or position.turn is None:
        return
    trick = len(position.done) + 1
    for seat in Seat:
        hand = _hand(table, seat)
        if seat is position.turn or not hand:
            continue
        card = hand[len(hand) // 2]
        own = position.turn.side is seat.side
        whose = "partner's" if own else "the other side's"
        if trick == 1:
            yield _incident(f"54 opening lead by {_role(seat)}", table, Played(seat, card))
            yield _incident(f"41 face down by {_role(seat)}", table, LedFaceDown(seat, card))
        else:
            law = "53" if trick == 13 else "55" if seat.side is DECLARER.side else "56"
            yield _incident(f"{law} {_role(seat)} leads at {whose} turn", table, Played(seat, card))


def _plays(table: Table) -> Iterator[Incident]:
    """A card before his turn by each other hand; a lead to the next trick too soon; a penalty card passed over."""
    position = _position(table)
    if not position.current or position.turn is None:
        return
    done = {seat for seat, _ in position.current}
    led = position.current[0][1].suit
    for seat in Seat:
        if seat is position.turn or seat in done:
            continue
        hand = _hand(table, seat)
        card = next((card for card in hand if card.suit is led), hand[0])
        yield _incident(f"57 {_role(seat)} plays before his turn", table, Played(seat, card))
    if len(done) == 3 and position.turn.side is not DECLARER.side:
        partner = position.turn.partner
        hand = _hand(table, partner)
        if hand:
            yield _incident("57 a premature lead", table, Played(partner, hand[-1]))


def _revokes(table: Table) -> Iterator[Incident]:
    """A revoke by the hand whose turn it is: seen at once, corrected, played on to, established."""
    position = _position(table)
    if not position.current or position.turn is None:
        return
    seat, led = position.turn, position.current[0][1].suit
    hand = _hand(table, seat)
    proper = [card for card in hand if card.suit is led]
    wrong = [card for card in hand if card.suit is not led]
    if not proper or not wrong or seat is DECLARER.partner:
        return
    revoke = Played(seat, wrong[0])
    last = "on trick twelve" if len(position.done) == 11 else "a revoke"
    who = _role(seat)
    yield _incident(f"62 {last} by {who}, director", table, revoke, "director")
    right = f"{seat.name} replaces {wrong[0].name} with {proper[0].name}"
    yield _incident(f"62 {last} by {who}, corrected", table, revoke, right)
    on = _played_on(table, revoke, 4 - len(position.current) - 1)
    yield _incident(f"62 {last} by {who}, the trick played out, director", on, "director")
    later = _played_on(table, revoke, 8 - len(position.current) - 1)
    if len(later.tricks) > len(position.done) + 1:
        yield _incident(f"64 {last} by {who}, a trick later, director", later, "director")


def _played_on(table: Table, event: Event, cards: int) -> Table:
    after = Table(table.board, story=[*table.events, event])
    for _ in range(cards):
        position = _position(after)
        if position.turn is None:
            break
        after.push(Played(position.turn, next(iter(legal_cards(position) or Hand()))))
    return after


def _exposures(table: Table) -> Iterator[Incident]:
    """One card or several of a hand exposed or named."""
    for seat in Seat:
        hand = _hand(table, seat)
        if not hand or (seat is DECLARER.partner and len(table.plays)):
            continue
        law, who = ("48", _role(seat)) if seat.side is DECLARER.side else ("49", "a defender")
        low = next((card for card in hand if card.rank < Rank.TEN), None)
        high = next((card for card in hand if card.rank >= Rank.TEN), None)
        for card, sort in ((low, "a low card"), (high, "an honour")):
            if card is not None:
                yield _incident(f"{law} {who} exposes {sort}", table, f"{seat.name} exposes {card.name}")
                yield _incident(f"{law} {who} names {sort}", table, f"{seat.name} names {card.name}")
                yield _incident(
                    f"{law} {who} drops {sort}", table, f"{seat.name} exposes {card.name} accidentally"
                )
        alike = next(([a, b] for a, b in pairwise(hand) if a.suit is b.suit), None)
        apart = next(([a, b] for a, b in pairwise(hand) if a.suit is not b.suit), None)
        for two, sort in ((alike, "two of a suit"), (apart, "two of two suits")):
            if two is not None:
                line = f"{seat.name} exposes {two[0].name} {two[1].name}"
                yield _incident(f"{law} {who} exposes {sort}", table, line)


def _claims(table: Table) -> Iterator[Incident]:
    """Claims and concessions: doubted at once, or agreed to and doubted after."""
    position = _position(table)
    left = 13 - len(position.done)
    if not table.plays or left < 2:
        return
    for seat in Seat:
        if seat is DECLARER.partner:
            continue
        who, other = _role(seat), seat.lho.name if seat.lho is not DECLARER.partner else seat.rho.name
        claim = f"{seat.name} claims {left}"
        yield _incident(f"68 {who} claims, doubted", table, claim, f"{other} objects")
        yield _incident(f"68 {who} claims, director", table, claim, "director")
        yield _incident(
            f"69 {who} claims, agreed, doubted", table, claim, f"{other} agrees", f"{other} objects"
        )
        yield _incident(
            f"71 {who} concedes, agreed, doubted",
            table,
            f"{seat.name} concedes {left}",
            f"{other} agrees",
            f"{seat.name} objects",
        )
    yield _incident("68 a defender concedes, partner objects", table, f"W concedes {left}", "E objects")


def _designations(table: Table) -> Iterator[Incident]:
    """What declarer calls for from dummy when it is dummy's turn."""
    position, dummy = _position(table), DECLARER.partner
    if position.turn is not dummy:
        return
    hand = _hand(table, dummy)
    suits = {card.suit for card in hand}
    missing = next((card for card in Card if card not in hand), None)
    for word in ("high", "low", "anything", "play"):
        yield _incident(f"46 declarer calls {word}", table, f'S calls "{word}"')
    for suit in sorted(suits):
        yield _incident("46 declarer calls a suit", table, f'S calls "{suit.name.lower()[:-1]}"')
    if missing is not None:
        yield _incident("46 declarer calls a card that is not there", table, f"S calls {missing.name} from N")
    if len(hand) > 1 and hand[0].suit is hand[1].suit:
        line = f"S calls {hand[0].name} from N"
        yield _incident("45 dummy moves another card", table, line, Played(dummy, hand[1]))
        yield _incident("45 declarer changes the card", table, line, f"S calls {hand[1].name} from N")


def _changes(table: Table) -> Iterator[Incident]:
    """The card that was played last, legally, changed for another that was legal too."""
    position = _position(table)
    if not table.plays:
        return
    seat, card = table.plays[-1]
    other = next((each for each in _hand(table, seat) if each.suit is card.suit), None)
    if other is None:
        return
    line = f"{seat.name} replaces {card.name} with {other.name}"
    if position.current:
        yield _incident(f"47 {_role(seat)} changes a card", table, line)
        yield _incident(f"45 {_role(seat)} changes a card that he did not mean", table, f"{line} unintended")


def _numbers(table: Table) -> Iterator[Incident]:
    """A second card to a trick, and a trick that somebody did not play to."""
    position = _position(table)
    if not position.current or position.turn is None:
        return
    seat = position.current[-1][0]
    hand = _hand(table, seat)
    if hand and seat is not DECLARER.partner:
        yield _incident(f"45 {_role(seat)} plays two cards", table, Played(seat, hand[0]), "director")
    if len(position.current) == 3 and position.turn is not DECLARER.partner:
        best = legal_cards(position)
        trick = f"trick {len(position.done) + 1} quitted"
        if best:
            yield _incident(f"67 {_role(position.turn)} does not play", table, trick, "director")
