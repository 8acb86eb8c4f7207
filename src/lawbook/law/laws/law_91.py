"""The Director keeps order: points, suspension, and disqualification.

Disciplinary points and a suspension for the session are his alone to decide, and no committee overrules him. To
disqualify he needs the approval of the Tournament Organizer.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import choose, yes_no
from lawbook.law.provision import Permitted, Unit, UsualAmount
from lawbook.law.provision.contest import (
    DecisionFinal,
    DisciplinaryPoints,
    Disqualify,
    NotDisqualified,
    Suspend,
)
from lawbook.law.provision.contest_acts import ContestAct
from lawbook.law.role import Role


class Discipline(Label):
    """What the Director does to keep order."""

    POINTS = "points", "Give a disciplinary penalty in points"
    SUSPEND = "suspend", "Suspend for the session, or for a part of it"
    DISQUALIFY = "disqualify", "Disqualify, for cause"


class Whom(Label):
    """Whom it concerns."""

    PLAYER = "player", "One player"
    CONTESTANT = "contestant", "The contestant: the pair or the team"


DISCIPLINE = choose("discipline", "What does the Director do to keep order?", Discipline, by=Role.DIRECTOR)
WHOM = choose("disciplined", "Against whom does the Director act?", Whom, by=Role.DIRECTOR)
APPROVED = yes_no(
    "disqualification_approved", "Does the Tournament Organizer approve of the disqualification?"
)


AMOUNTS = {Unit.PERCENT_OF_TOP: "disciplinary_percent_of_top", Unit.IMPS: "disciplinary_imps"}


@law("91", edition=2017, title="Penalize or suspend")
def penalize_or_suspend(case: Case) -> Provisions:
    whom = Role.PLAYER if case[WHOM] is Whom.PLAYER else Role.CONTESTANT
    yield from disciplined(case, whom)


@law("91", edition=2007, title="Penalize or suspend")
def penalize_or_suspend_2007(case: Case) -> Provisions:
    yield from disciplined(case, Role.CONTESTANT)


def disciplined(case: Case, whom: Role) -> Provisions:
    match case[DISCIPLINE]:
        case Discipline.POINTS:
            yield DisciplinaryPoints(to=whom, cite="91A")
            for unit, name in AMOUNTS.items():
                amount = case.amount(name)
                if amount is not None:
                    yield UsualAmount(to=whom, amount=amount, unit=unit, cite="91A")
            yield from final()
        case Discipline.SUSPEND:
            yield Suspend(to=whom, cite="91A")
            yield from final()
        case Discipline.DISQUALIFY if case.elected("disqualification", APPROVED, {"given_beforehand": True}):
            yield Disqualify(to=whom, cite="91B")
        case Discipline.DISQUALIFY:
            yield NotDisqualified(to=whom, cite="91B")
            yield Permitted(who=Role.DIRECTOR, act=ContestAct.SUSPEND_INSTEAD, cite="91A")


def final() -> Provisions:
    yield DecisionFinal(of=Role.DIRECTOR, cite="91A", see=("93B3",))
    yield Permitted(who=Role.COMMITTEE, act=ContestAct.RECOMMEND_CHANGE, cite="93B3")
