"""What a contestant gets who has to take an artificial score through no fault or choice of his own.

In pairs and individual contests he gets sixty per cent, or what he earned on his other boards if that is more. Everybody
else's artificial score is a matter for Law 12.
"""

from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Moment, yes_no
from lawbook.law.laws.law_12 import FORM, ContestForm
from lawbook.law.provision import Award, AwardOwnAverage, Quantity
from lawbook.law.redress import artificial_by_12
from lawbook.law.role import Role

BLAMELESS = yes_no(
    "no_fault_or_choice",
    "Is it through no fault and no choice of his own that he has to take an artificial score?",
)
BETTER = yes_no(
    "own_session_better",
    "Has this contestant more than average plus on the other boards of the session?",
    moment=Moment.SCORING,
)


@law("88", edition=2017, title="Award of indemnity points")
def indemnity(case: Case) -> Provisions:
    if not case[BLAMELESS] or case[FORM] is ContestForm.TEAMS:
        yield artificial_by_12("12C2", "88")
        return
    if case[BETTER]:
        yield AwardOwnAverage(to=Role.CONTESTANT, cite="12C2(c)", see=("88",))
    else:
        yield sixty_percent(case)


def sixty_percent(case: Case) -> Award:
    percent, plus = float(case.setting("average_plus_percent")), Quantity.AVERAGE_PLUS
    return Award(to=Role.CONTESTANT, quantity=plus, percent=percent, cite="88", see=("12C2(a)",))
