"""What a revoke cost (Law 64C): the board from the trick of the revoke on, without it, and what 64A gives."""

from collections.abc import Iterator

from lawbook.bridge import Card, Hand, Side
from lawbook.equity.batch import ask
from lawbook.equity.position import Position
from lawbook.equity.questions import EachCard, Tricks
from lawbook.equity.resources import THIS_MACHINE, Resources
from lawbook.equity.study import Row, Study, Unit, Value
from lawbook.equity.words import Saying, Words
from lawbook.errors import CaseError
from lawbook.table import Table, legal_cards
from lawbook.table.play.playing import Playing
from lawbook.table.seen.claim import claim_in
from lawbook.table.seen.notice import card_played
from lawbook.table.seen.revoke import play_ended
from lawbook.table.seen.sight import IrregularPlay, View, record_of

__all__ = ["AID", "equal_cards", "position_of", "revoke_study"]

AID = "equity"


def revoke_study(view: View, transferred: int = 0, resources: Resources = THIS_MACHINE) -> Study:
    """The tricks of the side that did not revoke, with the revoke and without it.

    The record is seen from the revoke. Raises CaseError where it does not show all four hands.
    """
    table = record_of(view)
    place = card_played(view) if isinstance(view, IrregularPlay) else None
    before = None if place is None else table.playing_at(place)
    if (
        not isinstance(view, IrregularPlay)
        or view.matter.card is None
        or before is None
        or table.playing is None
    ):
        raise CaseError("no revoke in the record: tell the play with the card that should have followed suit")
    matter, side = view.matter, view.seat.side.opponents
    label, at_table = _at_table(table, table.playing, side, resources)
    given = min(at_table + transferred, 13)
    position = position_of(before)
    won = before.tricks_won(side)
    worth, allowed = ask(EachCard(position), resources), legal_cards(before) or position.legal
    instead = {card: won + position.left - tricks for card, tricks in worth.items() if card in allowed}
    rows = [Row(label, (_tricks(at_table),))]
    if transferred:
        rows.append(Row(Saying.of(Words.AFTER_TRANSFER, number=transferred), (_tricks(given),)))
    rows += [
        Row(Saying.of(Words.WITHOUT_REVOKE, cards=cards), (_tricks(tricks),))
        for cards, tricks in equal_cards(instead)
    ]
    return Study(
        aid=AID,
        title=Saying.of(Words.REVOKE, trick=matter.trick, seat=matter.seat, card=view.matter.card),
        columns=(Saying.of(Words.TRICKS_OF, side=side),),
        rows=tuple(rows),
        remarks=(_verdict(side, given, min(instead.values())),),
    )


def _tricks(number: int) -> Value:
    return Value(number, unit=Unit.TRICKS)


def _verdict(side: Side, given: int, without: int) -> Saying:
    if without > given:
        return Saying.of(Words.UNDERCOMPENSATED, side=side, number=without - given)
    return Saying.of(Words.COMPENSATED, side=side)


def _at_table(table: Table, playing: Playing, side: Side, resources: Resources) -> tuple[Saying, int]:
    """What the side has at the table: as it was played or claimed, or with best play from where the record ends."""
    won, claim = playing.tricks_won(side), claim_in(table)
    if playing.over:
        return Saying.of(Words.AS_PLAYED), won
    if claim is not None and claim.rest is not None and play_ended(table):
        mine = claim.rest if claim.claimer.side is side else 13 - len(playing.done) - claim.rest
        return Saying.of(Words.AS_PLAYED), won + mine
    return Saying.of(Words.IF_PLAYED_ON), won + ask(Tricks(position_of(playing), side), resources)


def position_of(playing: Playing) -> Position:
    """The play at a moment of the record, for the solver. Raises CaseError where it does not show enough."""
    leader = playing.current[0][0] if playing.current else playing.turn
    strain = playing.start.trump
    if leader is None or strain is None or None in playing.left:
        raise CaseError("the play: tell the contract, all four hands, and whose turn it was")
    hands = tuple(Hand.from_bits(bits or 0) for bits in playing.left)
    return Position(hands, strain, leader, tuple(card for _, card in playing.current))


def equal_cards(worth: dict[Card, int]) -> Iterator[tuple[frozenset[Card], int]]:
    """The cards that come to the same, the best first."""
    for tricks in sorted(set(worth.values()), reverse=True):
        yield frozenset(card for card, taken in worth.items() if taken == tricks), tricks
