"""What a free lead or play would have come to (Laws 50E4, 23C, 26B), beside what a ruling left him."""

from lawbook.bridge import Card, Hand, Seat
from lawbook.equity.batch import ask
from lawbook.equity.questions import EachCard
from lawbook.equity.resources import THIS_MACHINE, Resources
from lawbook.equity.revoking import equal_cards, position_of
from lawbook.equity.study import Row, Study, Unit, Value
from lawbook.equity.words import Saying, Words
from lawbook.errors import CaseError
from lawbook.table import Table, legal_cards
from lawbook.table.play.playing import Playing
from lawbook.table.record.events import FacedLead, LaidDown, MadePenaltyCard, Played

__all__ = ["bound_moment", "lead_study"]

AID = "equity"


def lead_study(table: Table, resources: Resources = THIS_MACHINE) -> Study:
    """The tricks of his side after each card that he could have chosen freely, and after those that he was left."""
    playing, left = bound_moment(table)
    position = position_of(playing)
    seat, side = position.to_play, position.to_play.side
    won = playing.tricks_won(side)
    worth = {card: won + tricks for card, tricks in ask(EachCard(position), resources).items()}
    free = {card: tricks for card, tricks in worth.items() if card not in left}
    bound = {card: tricks for card, tricks in worth.items() if card in left}
    rows = [_row(Words.FREE_CARD, cards, tricks) for cards, tricks in equal_cards(free)]
    rows += [_row(Words.BOUND, cards, tricks) for cards, tricks in equal_cards(bound)]
    gain = max(worth.values()) - max(bound.values(), default=0)
    said = Words.RESTRICTION_COST if gain else Words.RESTRICTION_FREE
    return Study(
        aid=AID,
        title=Saying.of(Words.LEAD, seat=seat),
        columns=(Saying.of(Words.TRICKS_OF, side=side),),
        rows=tuple(rows),
        remarks=(Saying.of(said, side=side, **({"number": gain} if gain else {})),),
    )


def _row(words: Words, cards: frozenset[Card], tricks: int) -> Row:
    return Row(Saying.of(words, cards=cards), (Value(tricks, unit=Unit.TRICKS),))


def bound_moment(table: Table) -> tuple[Playing, Hand]:
    """The play when a ruling first narrowed somebody's choice, and the cards that it left him.

    Raises CaseError where nobody was bound.
    """
    bound: set[Seat] = set()
    for place, event in enumerate(table.events):
        if isinstance(event, LaidDown | MadePenaltyCard):
            bound |= {event.seat} if isinstance(event, LaidDown) else {event.seat, event.seat.partner}
        if isinstance(event, Played | FacedLead) and event.seat in bound:
            found = _narrowed(table.playing_at(place), event.seat)
            if found is not None:
                return found
    found = _narrowed(table.position, None)
    if found is None:
        raise CaseError(
            "nobody was bound by a restriction or a penalty card when he led or played: nothing to compare"
        )
    return found


def _narrowed(playing: Playing | None, seat: Seat | None) -> tuple[Playing, Hand] | None:
    """The play and the cards left to him whose turn it is, if they are fewer than he could play otherwise."""
    if playing is None or playing.turn is None or seat not in {None, playing.turn}:
        return None
    left = legal_cards(playing)
    if not left or left == position_of(playing).legal:
        return None
    return playing, left
