"""A card is played after an irregular lead or play, before the Director has ruled on it.

The side that has not offended loses its rectification if it plays on after its right-hand opponent's card, which
then counts as in turn; older duties remain. The offending side gains nothing by playing on. A defender who
plays before declarer has led from the correct hand has a major penalty card.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of, yes_no
from lawbook.law.laws.law_50 import major_card
from lawbook.law.laws.law_53 import proper_lead_stands
from lawbook.law.provision import (
    CardStands,
    EarlierDutyRemains,
    RectifiedToo,
    RightForfeited,
    RightsKept,
    WithdrawCard,
)
from lawbook.law.role import Role
from lawbook.table import PlayFate, PlayFault
from lawbook.table.play.force import lying
from lawbook.table.seen.aftermath import played_to_it
from lawbook.table.seen.notice import before_declarers_lead
from lawbook.table.seen.revoke import fate
from lawbook.table.seen.sight import IrregularPlay, of_play


class Played(Label):
    """Who has played after an irregular lead or play."""

    NON_OFFENDERS = (
        "non_offenders",
        "A player of the other side, after his right-hand opponent led or played out of turn or too early",
    )
    OFFENDERS = "offenders", "A player of the offending side"
    DEFENDER = (
        "defender",
        "A defender, after declarer was told to take back a lead out of turn and before he led correctly",
    )


@of_play
def _played(play: IrregularPlay) -> Played | None:
    if before_declarers_lead(play):
        return Played.DEFENDER
    seat = played_to_it(play)
    if play.matter.fault is PlayFault.BEFORE_CHOICE and fate(play) is PlayFate.ACCEPTED:
        return Played.NON_OFFENDERS
    if seat is None or play.matter.fault not in TOO_SOON:
        return None
    return Played.OFFENDERS if seat.side is play.seat.side else Played.NON_OFFENDERS


@of_play
def _proper_lead(play: IrregularPlay) -> bool | None:
    if _played(play) is None:
        return None
    return fate(play) is PlayFate.OVERTAKEN


@of_play
def _earlier(play: IrregularPlay) -> bool:
    """What lay on the offenders before it: a penalty card, or a restriction on what they lead or play."""
    force = play.then.force
    side = (play.seat, play.seat.partner)
    lies = any(lying(force.penalties, seat, play.then.left[seat]) for seat in side)
    return lies or any(norm.seat in side for norm in force.restrictions)


TOO_SOON = {
    PlayFault.LEAD_OUT_OF_TURN,
    PlayFault.PREMATURE_LEAD,
    PlayFault.OUT_OF_TURN,
    PlayFault.BEFORE_CHOICE,
}

PLAYED = one_of(
    "played_before_ruling",
    "Who has played before the matter was settled?",
    Played,
    seen=_played,
)
PROPER_LEAD = yes_no(
    "was_his_own_lead",
    "Was it his own turn to lead, and did he make that lead rather than play to the irregular one?",
    seen=_proper_lead,
)
EARLIER = yes_no(
    "earlier_duty",
    "Had the offending side already a penalty card to play, or a restriction to obey?",
    seen=_earlier,
)


@law("60", edition=2017, title="Play after an illegal play")
def play_after(case: Case) -> Provisions:
    match case[PLAYED]:
        case Played.NON_OFFENDERS:
            yield RightForfeited(to=Role.NON_OFFENDING_SIDE, cite="60A1")
            yield from counted_in_turn(case)
        case Played.OFFENDERS:
            yield RightsKept(to=Role.NON_OFFENDING_SIDE, cite="60C")
            yield RectifiedToo(seat=Role.OFFENDING_SIDE, cite="60C")
        case Played.DEFENDER:
            yield WithdrawCard(seat=Role.OFFENDER, cite="60B", see=("47B",))
            yield from major_card("60B")


def counted_in_turn(case: Case) -> Provisions:
    if case[PROPER_LEAD]:
        yield from proper_lead_stands()
    else:
        yield CardStands(seat=Role.OFFENDER, cite="60A2")
    if case[EARLIER]:
        yield EarlierDutyRemains(to=Role.OFFENDING_SIDE, cite="60A3")
