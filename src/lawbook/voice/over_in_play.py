"""Over, in the play: a penalty card that was played or picked up, and a lead that was ruled on and made since."""

from lawbook.bridge import Card, Seat, Side
from lawbook.law.provision import Act as Doing
from lawbook.law.provision import (
    Authorized,
    BecomesDeclarer,
    BecomesDummy,
    CardStands,
    EarlierDutyRemains,
    LeaveFaced,
    MayRestrictPenaltyLead,
    MustPlay,
    NoFurtherRectification,
    NoPenaltyCard,
    NoRestriction,
    PenaltyCard,
    PenaltyCardRemains,
    Plays,
    Prohibited,
    Provision,
    Required,
    SpreadHand,
    Unauthorized,
    What,
    WithdrawCard,
)
from lawbook.table import Act, PlayFault, Table, due_penalties
from lawbook.table.acts import in_force, turn_of
from lawbook.table.in_force import of
from lawbook.table.play.matter import REVOKES
from lawbook.table.record.events import Designated, LaidDown, MadePenaltyCard, PickedUp, Played
from lawbook.table.seen.sight import IrregularPlay, View
from lawbook.table.seen.together import is_named

__all__ = ["has_lost_the_lead", "is_led_early", "is_named_anew", "is_played_past"]


def is_played_past(provision: Provision, table: Table, view: View | None) -> bool:
    """Whether the cards that were played since leave nothing of what it says."""
    if isinstance(provision, Required) and isinstance(view, IrregularPlay):
        return provision.act is Doing.NAME_PLAYED_CARD and bool(is_named(view))
    if isinstance(provision, Authorized | Unauthorized) and provision.what is What.RETURNED_CARD:
        return _came_out_again(table)
    if isinstance(provision, LEAD_AND_ROLES):
        return _lead_is_made(table, view)
    if isinstance(provision, NoRestriction) and isinstance(provision.to, Seat):
        minor = provision.cite.startswith("50C")
        return _lies_no_more(table, provision.to.partner) if minor else _has_led(table, provision.to)
    return _is_of_a_card_gone(provision, table, view)


def is_led_early(provision: Prohibited, table: Table) -> bool:
    """Whether it tells a player to wait with his lead, who has led before declarer chose."""
    if provision.act is not Doing.LEAD_BEFORE_CHOICE or table.playing is None:
        return False
    return any(m.seat is provision.who for m in table.playing.matters(PlayFault.BEFORE_CHOICE))


def is_named_anew(act: object, table: Table, view: View | None) -> bool:
    """Whether declarer was to name a card of dummy's, or might, and has named one since, or dummy has played (Law 46)."""
    if act not in NAMINGS or not isinstance(view, IrregularPlay):
        return False
    since = table.since(view.matter.number + 1)
    played = (isinstance(event, Played) and event.seat is view.seat for event in since)
    return any(played) or any(isinstance(event, Designated) and event.card is not None for event in since)


NAMINGS = frozenset({Doing.NAME_ONE_OF_THESE, Doing.NAME_DUMMYS_CARD, Doing.NAME_ANY_LEGAL_CARD})
"""What declarer has to say, or may, about a card of dummy's."""

LEAD_AND_ROLES = (
    CardStands
    | WithdrawCard
    | NoPenaltyCard
    | NoFurtherRectification
    | SpreadHand
    | BecomesDeclarer
    | BecomesDummy
)
"""What is ruled of a lead or card that the other side accepts or refuses."""


def _is_of_a_card_gone(provision: Provision, table: Table, view: View | None) -> bool:
    """Whether it speaks of a penalty card that lies there no more."""
    match provision:
        case EarlierDutyRemains(to=Side() as side):
            return not _is_bound(table, side)
        case PenaltyCard(seat=Seat() as seat, card=card) | PenaltyCardRemains(seat=Seat() as seat, card=card):
            return _lies_no_more(table, seat, card)
        case LeaveFaced(seat=Seat() as seat):
            return _lies_no_more(table, seat)
        case MustPlay(
            seat=Seat() as seat,
            cards=Plays.PENALTY_CARD_INSTEAD | Plays.PENALTY_CARD,
            card=Card() as card,
        ):
            return _lies_no_more(table, seat, card)
        case MustPlay(seat=Seat() as seat, cards=Plays.DUTY_FIRST):
            return _lies_no_more(table, seat) or turn_of(table) is not seat or _is_due(table)
        case MustPlay(seat=Seat() as seat, cards=Plays.DESIGNATED):
            return _lies_no_more(table, seat) or _lies_alone(table, seat)
        case MustPlay(seat=Seat() as seat, cards=cards) if cards in OF_PENALTY_CARDS:
            return _lies_no_more(table, seat)
        case MayRestrictPenaltyLead(seat=Seat() as seat):
            return _lies_no_more(table, seat.partner)
        case Authorized(what=What.PENALTY_CARD) if isinstance(view, IrregularPlay):
            return _lies_no_more(table, view.seat)
        case _:
            return False


OF_PENALTY_CARDS = frozenset({Plays.PENALTY_CARD, Plays.HONOUR_OR_PENALTY_CARD})
"""What a player has to do as long as his penalty card lies there."""


def _is_bound(table: Table, side: Side) -> bool:
    """Whether a penalty card of theirs lies there, or a restriction binds one of them."""
    norms = {norm.seat for norm in in_force(table)}
    return any(seat in norms for seat in side.seats)


def _lies_no_more(table: Table, seat: Seat, card: Card | None = None) -> bool:
    """Whether a player had a penalty card, or this one, and has it no more."""
    made = {event.card for event in table.all(MadePenaltyCard) if event.seat is seat}
    if table.playing is None or not made or (card is not None and card not in made):
        return False
    left = {penalty.card for penalty in table.playing.penalties_of(seat)}
    return card not in left if card is not None else not left


def _is_due(table: Table) -> bool:
    """Whether the player whose turn it is can play his penalty card now, and has to."""
    return table.position is not None and bool(due_penalties(table.position))


def _came_out_again(table: Table) -> bool:
    """Whether every penalty card that went back to a hand has been played since."""
    returned = [card for event in table.all(PickedUp) for card in event.cards]
    return bool(returned) and table.playing is not None and all(c in table.playing.played for c in returned)


def _lies_alone(table: Table, seat: Seat) -> bool:
    """Whether just one penalty card of a player is left."""
    return table.playing is not None and len(table.playing.penalties_of(seat)) == 1


def _has_led(table: Table, seat: Seat) -> bool:
    """Whether a lead that was left free has been made."""
    laid = any((event.seat, event.act) == (seat, Act.FREE) for event in table.all(LaidDown))
    if table.playing is None or not laid:
        return False
    return all(norm.used is not None for norm in of(table.playing.force.restrictions, seat, Act.FREE))


def _lead_is_made(table: Table, view: View | None) -> bool:
    """Whether a lead, or a card that took the place of a penalty card, was ruled on, and the play has gone on."""
    if not isinstance(view, IrregularPlay) or view.matter.fault not in RULED_ON:
        return False
    if table.playing is None:
        return False
    found = table.playing.fates.get(view.matter)  # a lead that was not faced is forgotten when another is
    settled = view.matter.number if found is None else found[1]
    played = any(isinstance(event, Played) for event in table.since(settled + 1))
    face_down = view.matter.fault is PlayFault.FACE_DOWN
    return played and (face_down or found is None or settled > view.matter.number)


RULED_ON = frozenset(
    {
        *REVOKES,
        PlayFault.LEAD_OUT_OF_TURN,
        PlayFault.FACE_DOWN,
        PlayFault.PENALTY_NOT_PLAYED,
        PlayFault.BEFORE_CHOICE,
    }
)
"""What is accepted, refused or put right, and played on from."""


def has_lost_the_lead(table: Table, seat: Seat) -> bool:
    """Whether somebody else is on lead, or has led to the trick in progress."""
    playing = table.playing
    if playing is None or not playing.begun:
        return False
    return (playing.current[0][0] if playing.current else playing.turn) is not seat
