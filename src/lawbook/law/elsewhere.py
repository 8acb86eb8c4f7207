"""Elsewhere: what a player learns by accident and not from partner, and what the Director does about it (Law 16D)."""

from lawbook.bridge import Seat
from lawbook.label import Label
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, Moment, choose, judge, yes_no
from lawbook.law.provision import (
    Act,
    Adjust,
    ContinuesIn,
    Form,
    MovePlayer,
    NewDeal,
    PlayOn,
    Reason,
    Required,
    ScoreStands,
    StopBoard,
    Verb,
)
from lawbook.law.redress import artificial_by_12, by_12
from lawbook.law.role import Role
from lawbook.table import Table
from lawbook.table.seen.exposure import exposed
from lawbook.table.seen.sight import View, of_record, record_of

__all__ = ["AFFECTED", "EXPOSED", "INFORMED", "from_elsewhere", "seen_elsewhere"]


class Before(Label):
    """What the Director may do before the first call (Law 16D2)."""

    MOVE = (
        "move",
        "Let the players change places, if contest and scoring allow, so that he holds the hand he knows",
    )
    REDEAL = "redeal", "Have the board dealt anew for them, if the form of contest allows"
    PLAY = "play", "Let the board be played, ready to adjust the score if the information affects the result"
    ADJUST = "adjust", "Award an adjusted score now"


class After(Label):
    """What he may do once a call has been made (Law 16D3)."""

    PLAY = Before.PLAY.value, Before.PLAY.phrase
    ADJUST = Before.ADJUST.value, Before.ADJUST.phrase


def seen_elsewhere(table: Table) -> bool:
    """Whether a card was seen although every hand has its thirteen cards; else Law 13 speaks of it."""
    wrong = table.long_hands or table.short_hands
    return (table.informed is not None or table.exposed_before_auction) and not wrong


def _exposed(view: View) -> bool | None:
    if record_of(view).heard:
        return False
    shown = exposed(view)
    return None if shown is None else shown.manner not in {"by opponent", "unseen"}


@of_record
def _informed(table: Table) -> Seat | None:
    if table.informed is not None or table.gave_away is None:
        return table.informed
    return table.gave_away.partner


@of_record
def _called_before(table: Table) -> bool | None:
    return table.called_before_sight if seen_elsewhere(table) else None


CALL_MADE = yes_no(
    "call_made_before", "Had a call been made on this board when he received it?", seen=_called_before
)
EXPOSED = yes_no(
    "exposed_in_auction",
    "Was it exposed in the auction, by its owner's error, where his partner could see it?",
    seen=_exposed,
)
HARMFUL = judge("likely_to_interfere", "Is the information likely to interfere with normal play?")
BEFORE = choose("option_before_call", "Which option does the Director choose?", Before, by=Role.DIRECTOR)
AFTER = choose(
    "option_after_call", "Which of the two options does the Director choose?", After, by=Role.DIRECTOR
)
AFFECTED = judge(
    "information_affected_result",
    "Did the information affect the result?",
    moment=Moment.END_OF_PLAY,
    aid="knowledge",
)

INFORMED: Detail[Seat] = Detail("informed", _informed)


def from_elsewhere(case: Case) -> Provisions:
    """What he learned is told to the Director, who chooses where it would interfere with normal play."""
    informed = case.known(INFORMED, Role.INFORMED)
    yield Required(who=informed, act=Act.TELL_DIRECTOR_AT_ONCE, verb=Verb.SHOULD, cite="16D1")
    called = case[CALL_MADE]
    if called and case[EXPOSED]:
        yield ContinuesIn(law="24", cite="24")
    elif not case[HARMFUL]:
        yield PlayOn(cite="16D2")
    elif called and case.edition < 2017:  # the Director had no choice then
        yield from played_and_looked_at(case, "16D3")
    elif called:
        yield from option_after(case)
    else:
        yield from option_before(case)


def option_before(case: Case) -> Provisions:
    match case[BEFORE]:
        case Before.MOVE:
            yield MovePlayer(cite="16D2(a)")
            yield PlayOn(cite="16D2(a)")
        case Before.REDEAL:
            yield NewDeal(verb=Verb.MAY, cite="16D2(b)")
        case Before.PLAY:
            yield from played_and_looked_at(case, "16D2(c)")
        case Before.ADJUST:
            yield from adjusted_now(case, "16D2(d)")


def option_after(case: Case) -> Provisions:
    if case[AFTER] is After.PLAY:
        yield from played_and_looked_at(case, "16D3")
    else:
        yield from adjusted_now(case, "16D3")


def played_and_looked_at(case: Case, cite: str) -> Provisions:
    yield PlayOn(cite=cite)
    if case[AFFECTED]:
        yield Adjust(form=Form.EITHER, because=Reason.KNOWLEDGE, cite=cite)
        yield by_12(cite)
    else:
        yield ScoreStands(cite=cite)


def adjusted_now(case: Case, cite: str) -> Provisions:
    then = case.edition < 2017
    yield StopBoard(cite=cite)
    form = Form.ARTIFICIAL if then else Form.EITHER
    yield Adjust(form=form, because=Reason.INTERFERES, cite=cite, see=("12C2(a)",))
    yield artificial_by_12(cite) if then else by_12(cite, "86B")
