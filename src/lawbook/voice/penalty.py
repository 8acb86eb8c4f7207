"""Penalty cards: what is said of one only as long as it lies on the table, and not while declarer chooses about it."""

from lawbook.bridge import Card, Seat
from lawbook.desk.decision import Decision
from lawbook.law.fact import Source
from lawbook.law.provision import (
    Authorized,
    LeaveFaced,
    MayRestrictPenaltyLead,
    MustPlay,
    PenaltyCard,
    PenaltyCardRemains,
    PenaltyRank,
    Plays,
    Provision,
    Unauthorized,
    What,
)
from lawbook.table import Table
from lawbook.table.record.events import MadePenaltyCard

__all__ = ["chosen_about", "has_gone", "waits_for_choice"]

CHOICES = frozenset({"50", "51"})
"""The Laws by which declarer chooses about the lead of a penalty card's partner."""
OWED = frozenset({Plays.PENALTY_CARD, Plays.HONOUR_OR_PENALTY_CARD, Plays.DUTY_FIRST})
"""What a player owes because of his own penalty card."""


def chosen_about(decision: Decision) -> bool:
    """Whether what is asked is declarer's choice, after which a penalty card may lie there no more."""
    asked = decision.question
    return asked is not None and asked.source is Source.CHOICE and decision.open.law.id in CHOICES


def waits_for_choice(provision: Provision) -> bool:
    """Whether it says what a penalty card brings if it stays."""
    match provision:
        case Unauthorized(what=What.CARD_ORIGIN):
            return True
        case _:
            return _is_of_card(provision)


def has_gone(provision: Provision, table: Table) -> bool:
    """Whether it speaks of a penalty card that has been played or picked up since, or, if a minor one, become major."""
    return _is_of_card(provision) and _gone(provision, table)


def _card(provision: Provision) -> Card | None:
    """The card that it names."""
    card = getattr(provision, "card", None)
    return card if isinstance(card, Card) else None


def _rank(provision: Provision) -> bool | None:
    """Whether it is said of a major penalty card; None of any."""
    match provision:
        case PenaltyCard(rank=PenaltyRank.MINOR) | MustPlay(cards=Plays.HONOUR_OR_PENALTY_CARD):
            return False
        case _:
            return None


def _is_of_card(provision: Provision) -> bool:
    match provision:
        case PenaltyCard() | LeaveFaced() | PenaltyCardRemains() | MayRestrictPenaltyLead():
            return True
        case MustPlay(cards=cards):
            return cards in OWED
        case Authorized(what=What.PENALTY_CARD):
            return True
        case _:
            return False


def _holder(provision: Provision) -> Seat | None:
    """Whose card it is; None where it is said of all of them."""
    seat = getattr(provision, "seat", None)
    if not isinstance(seat, Seat):
        return None
    return seat.partner if isinstance(provision, MayRestrictPenaltyLead) else seat


def _gone(provision: Provision, table: Table) -> bool:
    """Whether the penalty cards that it may mean lie there no more, or the play has ended."""
    position, seat, card = table.position or table.playing, _holder(provision), _card(provision)
    made = [
        (each.seat, each.card)
        for each in table.all(MadePenaltyCard)
        if seat in {None, each.seat} and card in {None, each.card}
    ]
    if not made or position is None:
        return False
    lying = (each for holder in Seat for each in position.penalties_of(holder))
    meant = {(each.seat, each.card) for each in lying if _rank(provision) in {None, each.major}}
    return table.play_over or not meant & set(made)
