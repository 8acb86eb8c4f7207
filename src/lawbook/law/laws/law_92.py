"""Who may ask for a ruling to be reviewed, until when, and with whose consent.

A contestant or his captain may appeal against any ruling at his own table, through the Director, while the time for
it runs. A pair appeals together, a team by its captain; in an individual contest nobody else is asked.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of, yes_no
from lawbook.law.laws.law_12 import FORM, ContestForm
from lawbook.law.provision import ContinuesIn, Required, Verb
from lawbook.law.provision.contest import AppealNotHeard
from lawbook.law.provision.contest_acts import ContestAct
from lawbook.law.provision.results import ScorePeriod, TimeLimit, TooLate
from lawbook.law.role import Role


class Request(Label):
    """What is asked of the Director."""

    RULING = "ruling", "A ruling on something that happened before"
    APPEAL = "appeal", "A review of a ruling"


REQUEST = one_of("asked_for", "What is asked for?", Request)
OWN_TABLE = yes_no("ruling_at_own_table", "Was the ruling made at the table of the contestant who appeals?")
IN_TIME = yes_no(
    "asked_in_time", "Was it asked for before the time to ask for a ruling or to appeal had ended?"
)
BOTH_CONCUR = yes_no("both_partners_appeal", "Do both members of the pair want the appeal?")
CAPTAIN_CONCURS = yes_no("captain_appeals", "Does the captain of the team want the appeal?")


@law("92", edition=2017, title="Right to appeal")
def right_to_appeal(case: Case) -> Provisions:
    appeal = case[REQUEST] is Request.APPEAL
    if appeal and not case[OWN_TABLE]:
        yield AppealNotHeard(cite="92A")
        return
    minutes = case.setting("appeal_minutes" if appeal else "ruling_request_minutes")
    yield TimeLimit(period=ScorePeriod.REQUEST, minutes=minutes, cite="92B")
    if not case[IN_TIME]:
        yield TooLate(period=ScorePeriod.APPEAL if appeal else ScorePeriod.REQUEST, cite="92B")
    elif appeal:
        yield from appealed(case)
    else:
        yield Required(
            who=Role.DIRECTOR, act=ContestAct.MAKE_RULING, verb=Verb.DOES, cite="92B", see=("81C3",)
        )
        yield ContinuesIn(law="85", cite="92B")


def appealed(case: Case) -> Provisions:
    """The appeal goes through the Director, if those concur who have to."""
    yield Required(who=Role.APPELLANT, act=ContestAct.APPEAL_THROUGH_DIRECTOR, verb=Verb.SHALL, cite="92C")
    match case[FORM]:
        case ContestForm.PAIRS if not case[BOTH_CONCUR]:
            yield AppealNotHeard(cite="92D1")
        case ContestForm.TEAMS if not case[CAPTAIN_CONCURS]:
            yield AppealNotHeard(cite="92D2")
        case ContestForm.INDIVIDUAL:
            yield ContinuesIn(law="93", cite="92A", see=("92D1",))
        case _:
            yield ContinuesIn(law="93", cite="92A")
