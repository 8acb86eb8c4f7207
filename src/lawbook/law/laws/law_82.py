"""Errors of procedure are put right, the Director's own among them.

He keeps the contest going within the Laws: he may adjust a score where they let him, and have a board played, put off or
cancelled. Where his own ruling was wrong and cannot be mended, the score is adjusted as if both sides were innocent.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import choose, one_of, yes_no
from lawbook.law.provision import (
    Adjust,
    ContinuesIn,
    Form,
    Permitted,
    PlayOn,
    Reason,
    Required,
    StopBoard,
    Verb,
)
from lawbook.law.provision.contest import PostponeBoard
from lawbook.law.provision.contest_acts import ContestAct
from lawbook.law.provision.results import BothInnocent
from lawbook.law.role import Role
from lawbook.table.record.events import Misruled
from lawbook.table.seen.sight import of_record


class ProcedureError(Label):
    """Whose error it was."""

    PROCEDURE = "procedure", "An error in the procedure of the contest"
    RULING = "ruling", "A ruling or an instruction of the Director that was wrong"


class Remedy(Label):
    """What the Director may do about an error of procedure (Law 82B)."""

    ADJUST = "adjust", "Adjust the score, as a Law permits"
    PLAY = "play", "Have the board played"
    POSTPONE = "postpone", "Put the board off"
    CANCEL = "cancel", "Cancel the board"
    OTHER = "other", "Use another power that a Law gives him"


ERROR = one_of(
    "error_of_procedure",
    "What kind of error was it?",
    ProcedureError,
    seen=of_record(lambda table: ProcedureError.RULING if table.all(Misruled) else None),
)
REMEDY = choose("procedure_remedy", "What does the Director do about the error?", Remedy, by=Role.DIRECTOR)
CURABLE = yes_no(
    "ruling_can_be_mended", "Is there a rectification with which the board can still be scored normally?"
)
INNOCENT = (("adjustment_ground", "law"), ("fault_ns", "no_way"), ("fault_ew", "no_way"))


@law("82", edition=2017, title="Rectification of errors of procedure")
def errors_of_procedure(case: Case) -> Provisions:
    if case[ERROR] is ProcedureError.RULING:
        yield from wrong_ruling(case)
    else:
        yield from remedied(case[REMEDY])


def wrong_ruling(case: Case) -> Provisions:
    if case[CURABLE]:
        yield Required(
            who=Role.DIRECTOR, act=ContestAct.CORRECT_RULING, verb=Verb.DOES, cite="82A", see=("82C",)
        )
        return
    yield Adjust(form=Form.EITHER, because=Reason.WRONG_RULING, cite="82C", see=("12A3",))
    yield BothInnocent(cite="82C")
    yield ContinuesIn(law="12", given=INNOCENT, cite="82C")


def remedied(remedy: Remedy) -> Provisions:
    match remedy:
        case Remedy.ADJUST:
            yield ContinuesIn(law="12", cite="82B1")
        case Remedy.PLAY:
            yield PlayOn(cite="82B2")
        case Remedy.POSTPONE:
            yield PostponeBoard(cite="82B2")
        case Remedy.CANCEL:
            yield StopBoard(cite="82B2")
            yield ContinuesIn(law="12", given=(("adjustment_ground", "no_normal_play"),), cite="82B2")
        case Remedy.OTHER:
            yield Permitted(who=Role.DIRECTOR, act=ContestAct.USE_OTHER_POWER, cite="82B3")
