"""Over once: what is said when it is ruled, and not again when the play has gone on: what stands, goes back or was not allowed."""

from lawbook.bridge import Seat
from lawbook.law.provision import (
    BelongsAllAlong,
    CardNotPlayed,
    CardStands,
    ClaimVoid,
    Disputed,
    LosesDummyRights,
    MayWithdraw,
    MustPlay,
    NoClaim,
    NoFurtherRectification,
    NoPenaltyCard,
    NoRevoke,
    NoTransfer,
    Permitted,
    PlaceAmongPlayed,
    PlayContinues,
    PlayedLater,
    Plays,
    Prohibited,
    Provision,
    Required,
    RestoreExtraCards,
    Revoke,
    RevokeEstablished,
    RightForfeited,
    RightsKept,
    ScoreStands,
    Silent,
    TrickStands,
    TurnToPlay,
    WithdrawCard,
)
from lawbook.table import Table
from lawbook.table.record.events import (
    Accepted,
    Attention,
    CardReplaced,
    CardWithdrawn,
    Chose,
    DirectorCalled,
    FacedLead,
    Played,
    Refused,
    Restricted,
)
from lawbook.table.seen.sight import Sight, View

__all__ = ["is_said_once"]

PASSING = (
    BelongsAllAlong
    | CardNotPlayed
    | CardStands
    | ClaimVoid
    | Disputed
    | LosesDummyRights
    | MayWithdraw
    | MustPlay
    | NoClaim
    | NoFurtherRectification
    | NoPenaltyCard
    | NoRevoke
    | NoTransfer
    | Permitted
    | PlaceAmongPlayed
    | PlayContinues
    | PlayedLater
    | Prohibited
    | Required
    | RestoreExtraCards
    | Revoke
    | RevokeEstablished
    | RightForfeited
    | RightsKept
    | ScoreStands
    | Silent
    | TrickStands
    | TurnToPlay
    | WithdrawCard
)
"""What is done at once, or is so from then on without anybody having to do anything about it."""
BINDING = frozenset(
    {
        Plays.PENALTY_CARD,
        Plays.HONOUR_OR_PENALTY_CARD,
        Plays.DUTY_FIRST,
        Plays.DESIGNATED,
        Plays.HIGHEST,
        Plays.LOWEST,
        Plays.ANOTHER_SUIT,
        Plays.NOT_THIS_SUIT,
    }
)
"""What binds a defender until he has done it, whoever plays before him."""
RULED = Accepted | Attention | CardReplaced | CardWithdrawn | Chose | DirectorCalled | Refused | Restricted
"""The Director comes, somebody decides, or a card goes back by what was ruled."""


def is_said_once(provision: Provision, table: Table, view: View | None) -> bool:
    """Whether it was said when it was ruled, and the play has gone on since; the result of the board is another matter."""
    if not isinstance(provision, PASSING) or table.play_over:
        return False
    since = _since_ruled(table, view)
    players = {event.seat for event in since if isinstance(event, Played | FacedLead)}
    if not isinstance(provision, MustPlay | WithdrawCard) or not isinstance(provision.seat, Seat):
        return len(players) > 1
    if isinstance(provision, MustPlay) and provision.cards in BINDING and table.defends(provision.seat):
        return False
    return provision.seat in players and (len(players) > 1 or isinstance(provision, MustPlay))


def _since_ruled(table: Table, view: View | None) -> tuple[object, ...]:
    """What has happened since the last that was ruled or decided about an irregularity; nothing where nothing was."""
    first = view.matter.number if isinstance(view, Sight) else 0
    ruled = (n for n in reversed(range(first, len(table.events))) if isinstance(table.events[n], RULED))
    last = next(ruled, None)
    return () if last is None else table.since(last + 1)
