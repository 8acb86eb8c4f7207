"""Over: what a ruling has said of a turn, the auction or an explanation, and has been done since, so that it is not said again."""

from collections.abc import Sequence
from types import UnionType

from lawbook.bridge import Card, Seat
from lawbook.desk.after import gone_back
from lawbook.desk.decision import Decision
from lawbook.desk.enacting import DEMANDS
from lawbook.desk.once import once
from lawbook.law.fact import Moment
from lawbook.law.provision import (
    Act,
    AuctionOver,
    Calls,
    CallStands,
    CancelCall,
    CancelFrom,
    CorrectTrick,
    DeemedLater,
    FirstCallStands,
    FirstCallWithdrawn,
    ForbidLead,
    MayCall,
    MayChangeCall,
    MayWithdraw,
    MustCall,
    MustPass,
    MustPlay,
    NotComparable,
    NoTransfer,
    PassSubstituted,
    PenaltyCard,
    Permitted,
    PickUpCard,
    Plays,
    Prohibited,
    Provision,
    Remind,
    ReplacementStands,
    Required,
    RequireLead,
    RightForfeited,
    TurnTo,
    TurnToPlay,
    WhyNoTransfer,
    WithdrawCard,
)
from lawbook.law.provision.leads import NamesSuit
from lawbook.table import Act as Duty
from lawbook.table import Fault, Table
from lawbook.table.acts import turn_of
from lawbook.table.in_force import of
from lawbook.table.record.events import (
    Called,
    Claimed,
    DirectorCalled,
    Event,
    FacedLead,
    LaidDown,
    PickedUp,
    Played,
    TookWrong,
)
from lawbook.table.seen.call import never_replaced
from lawbook.table.seen.claim import claim_in
from lawbook.table.seen.explanation import corrected_when_due
from lawbook.table.seen.sight import Explanation, IrregularAct, IrregularCall, Revoke, Sight, View
from lawbook.voice.over_cards import is_put_right
from lawbook.voice.over_in_play import has_lost_the_lead, is_led_early, is_named_anew, is_played_past
from lawbook.voice.over_once import is_said_once
from lawbook.voice.penalty import has_gone
from lawbook.voice.stages import put_now, stages, subject
from lawbook.voice.turns import has_to_pass

__all__ = ["is_over", "not_over"]


@once
def not_over(decision: Decision) -> tuple[tuple[Provision, ...], tuple[Provision, ...]]:
    """What was said before the last decision at the table, and what is said now, without what has been done since."""
    before, now = (tuple(p for p in stage if not is_over(p, decision)) for stage in stages(decision))
    return before, now


def is_over(provision: Provision, decision: Decision) -> bool:
    """Whether it speaks of what has been done since: a turn that was taken, an auction that ended, words put right.

    A turn with nothing but a pass left is told at the end, as such (`turns.py`).
    """
    table, view = decision.table, subject(decision).case.view
    gone = (
        has_gone(provision, table)
        or is_put_right(provision, table, view)
        or _is_answered(provision, decision)
    )
    once = not put_now(decision) and is_said_once(provision, table, view)
    if gone or once or _has_been_paid_for(provision, decision):
        return True
    match provision:
        case TurnTo(seat=Seat() as seat):
            taken = table.auction_over or turn_of(table) is not seat
            return bool(table.calls) and (taken or has_to_pass(table))
        case MustCall(seat=Seat() as seat, calls=Calls.LEGAL | Calls.BID_OR_PASS | Calls.NO_OTHER_DOUBLE):
            return table.auction_over or _has_called(table, seat, view)
        case (
            MustPass(seat=Seat() as seat) | MustCall(seat=Seat() as seat) | MayChangeCall(seat=Seat() as seat)
        ):
            return table.auction_over or _is_used_up(table, seat, BINDING[type(provision)])
        case MayCall(seat=Seat() as seat) if isinstance(view, Explanation):
            return _is_used_up(table, seat, Duty.CHANGE)
        case MayCall(seat=Seat() as seat) | Required(who=Seat() as seat, act=Act.LOOK_AT_RIGHT_HAND):
            return table.auction_over or _has_called(table, seat, view)
        case MayWithdraw(seat=Seat() as seat, card=card):
            return _is_used_up(table, seat, Duty.TAKE_BACK, card)
        case CancelCall() | CancelFrom() | PassSubstituted() | AuctionOver():
            return _is_called_past(provision, table, view)
        case Required() | Permitted() | Prohibited():
            right = isinstance(view, Explanation) and corrected_when_due(view)
            corrected = right and provision.act in CORRECTING and provision.cite != "75C"
            named = is_named_anew(provision.act, table, view)
            early = isinstance(provision, Prohibited) and is_led_early(provision, table)
            return corrected or named or early or _is_stated(provision, table, view)
        case _:
            accepted = (
                isinstance(provision, RightForfeited) and provision.cite == "29A"
            )  # that it stands says all
            return (
                accepted
                or _is_of_the_auction(provision, table, view)
                or _is_played_by(provision, decision)
                or _is_corrected(provision, table, view)
            )


def _is_played_by(provision: Provision, decision: Decision) -> bool:
    """Whether it speaks of a lead that was made, a card that was picked up, or a right that was let go by playing on."""
    table, view = decision.table, subject(decision).case.view
    match provision:
        case ForbidLead(seat=Seat() as seat) | RequireLead(seat=Seat() as seat):
            return _is_past(table, seat, LEADING[type(provision)])
        case TurnToPlay(seat=Seat() as seat):
            taken = turn_of(table) not in {None, seat}
            return bool(table.plays) and (taken or seat is table.dummy)
        case MustPlay(seat=Seat() as seat) if provision.cards in DEMANDS:
            return _is_past(table, seat, DEMANDS[provision.cards])
        case PenaltyCard():
            backs = [one for one in decision.provisions if gone_back(provision, (one,))]
            back = any(is_over(one, decision) for one in backs)
            return back or is_played_past(provision, table, view)
        case NamesSuit():
            binding = [one for one in decision.provisions if isinstance(one, MustPlay)]
            return bool(binding) and all(is_over(one, decision) for one in binding)
        case PickUpCard(seat=Seat() as seat):
            picked_up = [event for event in table.all(PickedUp) if event.seat is seat]
            if picked_up:
                return _played_since(table, picked_up)
            return _gone_on(table, view, PLAYS if provision.cite == "24D" else PLAYS | Called)
        case _:
            return is_played_past(provision, table, view)


def _is_stated(provision: Provision, table: Table, view: View | None) -> bool:
    """Whether somebody has said what he has to say: a claimer how he will play, a player which card he plays."""
    if not isinstance(provision, Required) or provision.act not in {Act.STATE_LINE, Act.NAME_PLAYED_CARD}:
        return False
    if is_played_past(provision, table, view):
        return True
    claim = None if view is None else claim_in(view)
    return claim is not None and isinstance(claim.event, Claimed) and claim.event.text is not None


def _is_corrected(provision: Provision, table: Table, view: View | None) -> bool:
    """Whether it has a revoke put right in whose place another card lies."""
    if not isinstance(view, Revoke) or table.playing is None:
        return False
    its = table.playing.tricks[view.matter.trick - 1 : view.matter.trick]
    instead = [card for trick in its for seat, card in trick.plays if seat is view.seat]
    if not instead or view.matter.card in instead:
        return False
    match provision:
        case CorrectTrick() | NoTransfer(why=WhyNoTransfer.TWELFTH_TRICK):
            return not table.play_over
        case WithdrawCard(seat=seat):
            return seat is view.seat
        case MustPlay(seat=seat, cards=Plays.LEGAL_CARD):
            return seat is view.seat
        case _:
            return False


def _has_been_paid_for(provision: Provision, decision: Decision) -> bool:
    """Whether it says that a call is not comparable, and partner has made the pass that it costs, or there is no such call."""
    if not isinstance(provision, NotComparable):
        return False
    view = subject(decision).case.view
    if isinstance(view, IrregularCall) and never_replaced(view):
        return True
    duties = [one for one in decision.provisions if isinstance(one, MustPass)]
    return bool(duties) and all(is_over(one, decision) for one in duties)


def _is_answered(provision: Provision, decision: Decision) -> bool:
    """Whether it reminds of something that has been answered."""
    return isinstance(provision, Remind) and any(
        fact.moment is provision.when is Moment.OTHER_BOARD for fact, _ in decision.asked
    )


def _is_called_past(
    provision: CancelCall | CancelFrom | PassSubstituted | AuctionOver, table: Table, view: View | None
) -> bool:
    """Whether the auction has gone on since calls were cancelled; where it was over already, whether the play has begun."""
    begun = table.playing is not None and table.playing.begun
    if isinstance(provision, AuctionOver):
        return begun
    if isinstance(view, IrregularCall):
        since = max(view.settled[1], view.looked_at.number)
        late = view.matter.fault is Fault.AFTER_THE_END and begun
        return late or any(made.number > since for made in table.bidding.live)
    seat = provision.seat
    return isinstance(view, Table) and isinstance(seat, Seat) and _has_called(table, seat, view)


def _is_of_the_auction(provision: Provision, table: Table, view: View | None) -> bool:
    """Whether it says what became of an irregular call, and the play has begun."""
    begun = table.playing is not None and table.playing.begun
    return begun and isinstance(provision, BECAME) and isinstance(view, IrregularCall)


BECAME = (CallStands, DeemedLater, FirstCallStands, FirstCallWithdrawn, ReplacementStands)


def _is_used_up(table: Table, seat: Seat, act: Duty, card: Card | None = None) -> bool:
    """Whether a player has done what he had to, or let go by what he might, perhaps about one card."""
    norms = table.bidding.norms
    if act is Duty.TAKE_BACK:
        norms = table.playing.force.restrictions if table.playing else ()
    still = any(card is None or card in norm.cards for norm in of(norms, seat, act))
    return _laid(table, seat, act, card) and not still


def _has_called(table: Table, seat: Seat, view: View | None) -> bool:
    """Whether a player has called since what is ruled on, or since the cards of another board were found."""
    last = table.bidding.last_of(seat)
    found = [n for n, event in enumerate(table.events) if isinstance(event, TookWrong)]
    since = view.matter.number if isinstance(view, IrregularCall) else max(found, default=None)
    return last is not None and since is not None and last.number > since


def _is_past(table: Table, seat: Seat, act: Duty) -> bool:
    """Whether a lead or play that was restricted has been made, or, where a suit was forbidden, the lead lost since."""
    playing = table.playing
    if playing is None or not playing.begun or not _laid(table, seat, act):
        return False
    rows = of(playing.force.restrictions, seat, act)
    if not rows or any(row.used is None for row in rows):
        return not rows
    return act is not Duty.NOT_LEAD or has_lost_the_lead(table, seat)


def _gone_on(table: Table, view: View | None, acts: UnionType) -> bool:
    """Whether somebody has played, or perhaps called, since the Director came to an irregularity."""
    if not isinstance(view, Sight) or isinstance(view, IrregularAct):
        return False
    since = table.since(view.matter.number)
    came = next((n for n, event in enumerate(since) if isinstance(event, DirectorCalled)), len(since))
    return any(isinstance(event, acts) for event in since[came:])


PLAYS = Played | FacedLead


def _played_since(table: Table, picked_up: Sequence[Event]) -> bool:
    """Whether the play has gone on since a card was picked up."""
    events = table.events
    return bool(picked_up) and any(isinstance(e, Played) for e in events[events.index(picked_up[-1]) :])


def _laid(table: Table, seat: Seat, act: Duty, card: Card | None = None) -> bool:
    """Whether something was laid down for a player, perhaps about one card."""
    rows = (event for event in table.all(LaidDown) if (event.seat, event.act) == (seat, act))
    return any(card is None or card in (event.cards or ()) for event in rows)


LEADING = {ForbidLead: Duty.NOT_LEAD, RequireLead: Duty.LEAD}
BINDING = {MustPass: Duty.PASS, MustCall: Duty.CALL, MayChangeCall: Duty.CHANGE}
"""By which act of the ledger a provision binds a player, or gives him a right."""
CORRECTING = frozenset(
    {
        Act.CORRECT_EXPLANATION,
        Act.CORRECT_AT_ONCE,
        Act.CORRECT_BEFORE_LEAD,
        Act.CORRECT_WITHOUT_DELAY,
        Act.CORRECT_AFTER_AUCTION,
        Act.CORRECT_AFTER_PLAY,
    }
)
