"""What a revoke cost (Law 64C): the board from the trick of the revoke on, without it, and what 64A gives."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from lawbook.bridge import Card, Hand, Side
from lawbook.equity.batch import ask
from lawbook.equity.position import Position
from lawbook.equity.questions import EachCard, Tricks
from lawbook.equity.resources import THIS_MACHINE, Resources
from lawbook.equity.study import Row, Study, Unit, Value
from lawbook.equity.words import Saying, Words
from lawbook.errors import CaseError
from lawbook.table import Table, legal_cards
from lawbook.table.play.matter import PlayMatter
from lawbook.table.play.playing import Playing
from lawbook.table.seen.claim import claim_in
from lawbook.table.seen.notice import card_played
from lawbook.table.seen.revoke import play_ended
from lawbook.table.seen.sight import IrregularPlay, View, record_of

__all__ = ["AID", "GoneOver", "RevokeFigures", "equal_cards", "position_of", "revoke_figures", "revoke_study"]

AID = "equity"


@dataclass(frozen=True, slots=True)
class GoneOver:
    """The tricks that 64A gives for a revoke, and for the others of the same side, by the tricks of those."""

    own: int
    others: Mapping[int, int] = field(default_factory=dict)

    @property
    def all(self) -> int:
        """What goes over in all."""
        return self.own + sum(self.others.values())

    def before(self, trick: int) -> int:
        """What goes over for revokes before this trick, whatever becomes of the one on it."""
        return sum(number for its, number in self.others.items() if its < trick)


@dataclass(frozen=True, slots=True)
class RevokeFigures:
    """The tricks of the side that did not revoke, with the revoke and without it."""

    side: Side
    revoke: PlayMatter
    played_out: bool
    """Whether the play went on to its end; if not, the tricks at the table are those with best play from there on."""
    at_table: int
    gone_over: GoneOver | None
    """The tricks that 64A gives; None while that is not settled."""
    instead: Mapping[Card, int]
    """The tricks after each card that could have been played instead."""

    @property
    def given(self) -> int:
        """What the side has with all that go over."""
        return min(self.at_table + (self.gone_over.all if self.gone_over else 0), 13)

    @property
    def without(self) -> int:
        """What it would have had at least without the revoke, with what earlier ones cost in any case."""
        earlier = self.gone_over.before(self.revoke.trick) if self.gone_over else 0
        return min(min(self.instead.values()) + earlier, 13)


def revoke_figures(
    view: View, gone_over: GoneOver | None, resources: Resources = THIS_MACHINE
) -> RevokeFigures:
    """What a revoke cost, seen from it. Raises CaseError where the record does not show all four hands."""
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
    side = view.seat.side.opponents
    played_out, at_table = _at_table(table, table.playing, side, resources)
    position = position_of(before)
    won = before.tricks_won(side)
    worth, allowed = ask(EachCard(position), resources), legal_cards(before) or position.legal
    instead = {card: won + position.left - tricks for card, tricks in worth.items() if card in allowed}
    return RevokeFigures(side, view.matter, played_out, at_table, gone_over, instead)


def revoke_study(view: View, gone_over: GoneOver | None, resources: Resources = THIS_MACHINE) -> Study:
    """The same as a study. Raises CaseError."""
    found = revoke_figures(view, gone_over, resources)
    label = Saying.of(Words.AS_PLAYED if found.played_out else Words.IF_PLAYED_ON)
    rows = [Row(label, (_tricks(found.at_table),))]
    if gone_over and gone_over.all:
        rows.append(Row(Saying.of(Words.AFTER_TRANSFER, number=gone_over.all), (_tricks(found.given),)))
    matter = found.revoke
    earlier = gone_over.before(matter.trick) if gone_over else 0
    rows += [
        Row(Saying.of(Words.WITHOUT_REVOKE, cards=cards), (_tricks(min(tricks + earlier, 13)),))
        for cards, tricks in equal_cards(found.instead)
    ]
    return Study(
        aid=AID,
        title=Saying.of(Words.REVOKE, trick=matter.trick, seat=matter.seat, card=matter.card),
        columns=(Saying.of(Words.TRICKS_OF, side=found.side),),
        rows=tuple(rows),
        remarks=(_verdict(found),),
    )


def _tricks(number: int) -> Value:
    return Value(number, unit=Unit.TRICKS)


def _verdict(found: RevokeFigures) -> Saying:
    """Whether 64A gives enough; nothing of that while it is not settled what it gives."""
    if found.gone_over is None:
        return Saying.of(Words.TRANSFER_OPEN)
    if found.without > found.given:
        return Saying.of(Words.UNDERCOMPENSATED, side=found.side, number=found.without - found.given)
    return Saying.of(Words.COMPENSATED, side=found.side)


def _at_table(table: Table, playing: Playing, side: Side, resources: Resources) -> tuple[bool, int]:
    """What the side has at the table: as it was played or claimed, or with best play from where the record ends."""
    won, claim = playing.tricks_won(side), claim_in(table)
    if playing.over:
        return True, won
    if claim is not None and claim.rest is not None and play_ended(table):
        mine = claim.rest if claim.claimer.side is side else 13 - len(playing.done) - claim.rest
        return True, won + mine
    return False, won + ask(Tricks(position_of(playing), side), resources)


def position_of(playing: Playing) -> Position:
    """The play at a moment of the record, for the solver. Raises CaseError where it does not show enough."""
    leader = playing.current[0][0] if playing.current else playing.turn
    strain = playing.start.trump
    if leader is None or strain is None or None in playing.left:
        raise CaseError("the play: tell the contract, all four hands, and whose turn it was")
    hands = tuple(Hand.from_bits(bits or 0) for bits in playing.left)
    return Position(hands, strain, leader, tuple(card for _, card in playing.current))


def equal_cards(worth: Mapping[Card, int]) -> Iterator[tuple[frozenset[Card], int]]:
    """The cards that come to the same, the best first."""
    for tricks in sorted(set(worth.values()), reverse=True):
        yield frozenset(card for card, taken in worth.items() if taken == tricks), tricks
