"""What is special to team matches: boards not dealt again, and adjusted scores where tables are compared.

A board that could decide a known match is not dealt anew. A single result at the other table that clearly favours a
side makes the adjusted score an assigned one. Where several results cannot be compared, or several scores have to be
adjusted, it goes by fault.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import choose, judge, one_of, yes_no
from lawbook.law.laws.law_06 import RESULT_KNOWN
from lawbook.law.laws.law_12 import FAVOURABLE
from lawbook.law.provision import (
    Act,
    Adjust,
    AssignOutcome,
    AverageScores,
    Award,
    CancelResult,
    ContinuesIn,
    Form,
    MayAdjust,
    Permitted,
    Prohibited,
    Quantity,
    Reason,
    Required,
    Verb,
    Weighting,
)
from lawbook.law.provision.contest_acts import ContestAct
from lawbook.law.provision.results import BetterOf, Complement, SubstituteBoard
from lawbook.law.role import Role


class TeamQuestion(Label):
    """What has come up in a team match."""

    REDEAL = "redeal", "Whether a board is dealt anew"
    ONE_RESULT = (
        "one_result",
        "A score is adjusted, and the other table has a result, the only one, on the board",
    )
    SEVERAL = (
        "several",
        "Results of the same match cannot be compared, as on a fouled or a wrong board, or several scores are adjusted",
    )
    ONE_TABLE = "one_table", "Boards were played at one table only"


class TeamQuestion2007(Label):
    """The same before 2017."""

    REDEAL = TeamQuestion.REDEAL.value, TeamQuestion.REDEAL.phrase
    AVERAGE = "average", "What average plus and average minus are"
    UNBALANCED = "unbalanced", "In a knockout match the adjusted scores do not balance"
    OTHER_TABLE = "other_table", "A score is adjusted, and the board was or is played at the other table"


class TeamFault(Label):
    """Which of the two contestants is at fault."""

    NEITHER = "neither", "Neither of them"
    ONE = "one", "One of them"
    BOTH = "both", "Both"


class ForCancelled(Label):
    """What becomes of boards that are cancelled."""

    SUBSTITUTE = "substitute", "Other boards are played instead"
    ARTIFICIAL = "artificial", "Artificial scores are given"


class OtherTable(Label):
    """How far the board is at the other table."""

    RESULT = "result", "It has been played there, with a result"
    BEGUN = "begun", "It has been begun there"
    NOTHING = "nothing", "Neither"


TEAM_QUESTION = one_of("team_question", "What has come up in the match?", TeamQuestion)
TEAM_QUESTION_2007 = one_of("team_question_2007", "What has come up in the match?", TeamQuestion2007)
TEAM_FAULT = one_of("team_fault", "Which of the two contestants is at fault?", TeamFault)
TIME = yes_no("time_for_substitute", "Is there time to play other boards instead?")
INSTEAD = choose(
    "cancelled_boards", "What does the Director do about these boards?", ForCancelled, by=Role.DIRECTOR
)
OWN_PROCEDURE = yes_no("own_procedure", "Has the Regulating Authority laid down its own procedure for this?")
IMPORTED = yes_no(
    "unshuffled_or_imported",
    "Is it adjusted since the cards were not shuffled, or came from another session?",
)
OTHER_TABLE = one_of("other_table", "How far is the board at the other table?", OtherTable)
FAVOURS_INNOCENT = judge("favours_innocent", "Does the result at the other table favour the innocent side?")
ADJUSTED = (("adjustment_ground", "law"), ("form", "teams"))
NO_RESULT = (*ADJUSTED, ("outcomes", "none"), ("other_table_favourable", "no"))


ONE_TABLE = {"by_86b2": False, "victory_points_40_60": True}


@law("86", edition=2017, title="Team play")
def team_play(case: Case) -> Provisions:
    match case[TEAM_QUESTION]:
        case TeamQuestion.REDEAL:
            yield from redeal(case, "86A")
        case TeamQuestion.ONE_RESULT:
            yield from one_result(case)
        case TeamQuestion.ONE_TABLE if case.elected("one_table_boards", OWN_PROCEDURE, ONE_TABLE):
            yield Required(who=Role.DIRECTOR, act=ContestAct.FOLLOW_REGULATION, verb=Verb.DOES, cite="86B3")
        case _:
            yield from several(case)


@law("86", edition=2007, title="Team play")
def team_play_2007(case: Case) -> Provisions:
    match case[TEAM_QUESTION_2007]:
        case TeamQuestion2007.REDEAL:
            yield from redeal(case, "86C")
        case TeamQuestion2007.AVERAGE:
            for quantity in (Quantity.AVERAGE_PLUS, Quantity.AVERAGE_MINUS):
                yield average(case, quantity)
        case TeamQuestion2007.UNBALANCED:
            yield AverageScores(cite="86B")
        case TeamQuestion2007.OTHER_TABLE:
            yield from other_table(case)


def redeal(case: Case, cite: str) -> Provisions:
    if case[RESULT_KNOWN]:
        yield Prohibited(who=Role.DIRECTOR, act=Act.DEAL_AGAIN, verb=Verb.SHALL_NOT, cite=cite)
        yield Adjust(form=Form.EITHER, because=Reason.RESULT_KNOWN, cite=cite)
        yield ContinuesIn(law="12", given=ADJUSTED, cite=cite)
    else:
        yield Permitted(who=Role.DIRECTOR, act=Act.DEAL_AGAIN, cite=cite)


def one_result(case: Case) -> Provisions:
    """A result that clearly favours a side is not thrown away for an average."""
    if case[FAVOURABLE]:
        yield Adjust(form=Form.ASSIGNED, because=Reason.OTHER_TABLE, cite="86B1")
        yield AssignOutcome(weighting=Weighting.WEIGHTED, cite="12C1(c)", see=("86B1",))
    else:
        yield ContinuesIn(law="12", given=(*ADJUSTED, ("other_table_favourable", "no")), cite="86B1")


def several(case: Case) -> Provisions:
    match case[TEAM_FAULT]:
        case TeamFault.ONE:
            yield Adjust(form=Form.EITHER, because=Reason.NOT_COMPARABLE, cite="86B2(b)")
            yield BetterOf(to=Role.NON_OFFENDING_SIDE, cite="86B2(b)", see=("12C2(b)",))
            yield Complement(to=Role.OFFENDING_SIDE, cite="86B2(b)")
        case TeamFault.BOTH:
            yield CancelResult(cite="86B2(c)")
            yield from artificial("86B2(c)")
        case TeamFault.NEITHER:
            yield CancelResult(cite="86B2(a)")
            if case[TIME] and not case.unless(RESULT_KNOWN) and case[INSTEAD] is ForCancelled.SUBSTITUTE:
                yield SubstituteBoard(cite="86B2(a)", see=("86A",))
            else:
                yield from artificial("86B2(a)", ("fault_ns", "no_way"), ("fault_ew", "no_way"))


def artificial(cite: str, *given: tuple[str, str]) -> Provisions:
    yield Adjust(form=Form.ARTIFICIAL, because=Reason.NOT_COMPARABLE, cite=cite, see=("12C2(b)",))
    yield ContinuesIn(law="12", given=(*NO_RESULT, *given), cite=cite)


def average(case: Case, quantity: Quantity) -> Award:
    imps = float(case.setting(f"{quantity.value}_imps"))
    return Award(to=Role.CONTESTANT, quantity=quantity, imps=imps, cite="86A")


def other_table(case: Case) -> Provisions:
    """Before 2017 the Director might assign a score; he should, if the innocent side was doing well."""
    if case[IMPORTED]:
        yield Adjust(form=Form.ARTIFICIAL, because=Reason.IMPORTED_DEAL, cite="12C2(a)", see=("86D",))
        return
    if case[OTHER_TABLE] is OtherTable.NOTHING:
        yield MayAdjust(form=Form.EITHER, because=Reason.NO_RESULT, cite="12C2(a)")
        return
    if case[OTHER_TABLE] is OtherTable.BEGUN:
        yield Permitted(who=Role.BOTH_SIDES, act=ContestAct.FINISH_OTHER_TABLE, cite="86D")
    if case[FAVOURS_INNOCENT]:
        yield Required(who=Role.DIRECTOR, act=ContestAct.ASSIGN_SCORE, verb=Verb.SHOULD, cite="86D")
    else:
        yield Permitted(who=Role.DIRECTOR, act=ContestAct.ASSIGN_SCORE, cite="86D")
