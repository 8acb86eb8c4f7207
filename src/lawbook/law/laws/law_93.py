"""Who hears an appeal, and how far he may go.

Without a committee the Director in charge hears it. With one he decides what is purely a matter of law or regulation,
and refers the rest; the committee has all his powers, but does not overrule him on a point of law or on discipline. What
comes after that is for the Regulating Authority to provide.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import judge, one_of
from lawbook.law.laws.law_90 import STANDARD
from lawbook.law.provision import Permitted, Prohibited, Required, UsualAmount, Verb
from lawbook.law.provision.contest import AppealHeard, DecisionFinal
from lawbook.law.provision.contest_acts import ContestAct
from lawbook.law.role import Role


class Hearing(Label):
    """What there is to hear an appeal."""

    COMMITTEE = (
        "committee",
        "A committee, or an authorized alternative, that can meet without disturbing the contest",
    )
    NONE = "none", "Neither, or it could not meet without disturbing the contest"
    OTHER = "other", "Other stages, of which the Regulating Authority has given notice"


class AppealGround(Label):
    """What an appeal is about."""

    LAW = "law", "Only what a Law or a regulation says"
    JUDGEMENT = "judgement", "Only facts, or the Director's judgement"
    BOTH = "both", "Partly the one, partly the other"
    DISCIPLINE = "discipline", "A disciplinary penalty or a suspension under Law 91"


class Further(Label):
    """What may follow."""

    APPEAL = "appeal", "The Regulating Authority provides for a further appeal"
    FINAL_BODY = "final_body", "The Regulating Authority has given the last word to a body of the tournament"
    NOTHING = "nothing", "Neither"


HEARING = one_of("appeal_hearing", "Who is there to hear the appeal?", Hearing)
GROUND = one_of("appeal_ground", "What is the appeal about?", AppealGround)
NO_MERIT = judge("appeal_without_merit", "Is the appeal found to have had no merit?")
FURTHER = one_of("further_appeal", "What may follow after this hearing?", Further)


@law("93", edition=2017, title="Procedures of appeal")
def procedures_of_appeal(case: Case) -> Provisions:
    match case[HEARING]:
        case Hearing.OTHER:
            yield Required(
                who=Role.DIRECTOR, act=ContestAct.FOLLOW_REGULATION, verb=Verb.DOES, cite="93C3(b)"
            )
            return
        case Hearing.NONE:
            yield AppealHeard(by=Role.DIRECTOR_IN_CHARGE, cite="93A")
            body = Role.DIRECTOR_IN_CHARGE
        case Hearing.COMMITTEE:
            yield from before_committee(case[GROUND])
            body = Role.COMMITTEE
    if case[NO_MERIT]:
        yield from without_merit(case, body)
    yield from afterwards(case, body)


def before_committee(ground: AppealGround) -> Provisions:
    if ground in {AppealGround.LAW, AppealGround.BOTH}:
        yield AppealHeard(by=Role.DIRECTOR_IN_CHARGE, cite="93B1")
        yield Permitted(who=Role.APPELLANT, act=ContestAct.APPEAL_TO_COMMITTEE, cite="93B1")
        yield Prohibited(who=Role.COMMITTEE, act=ContestAct.OVERRULE_ON_LAW, verb=Verb.MAY_NOT, cite="93B3")
    if ground is not AppealGround.LAW:
        yield AppealHeard(by=Role.COMMITTEE, cite="93B2")
    if ground is AppealGround.DISCIPLINE:
        yield Prohibited(
            who=Role.COMMITTEE,
            act=ContestAct.OVERRULE_DISCIPLINE,
            verb=Verb.MAY_NOT,
            cite="93B3",
            see=("91A",),
        )
    elif ground is not AppealGround.LAW:
        yield Permitted(who=Role.COMMITTEE, act=ContestAct.USE_DIRECTORS_POWERS, cite="93B3")
    if ground is not AppealGround.JUDGEMENT:
        yield Permitted(who=Role.COMMITTEE, act=ContestAct.RECOMMEND_CHANGE, cite="93B3")


def without_merit(case: Case, body: Role) -> Provisions:
    """The sanction that regulations have for an appeal without merit."""
    yield Permitted(who=body, act=ContestAct.SANCTION_APPEAL, cite="92A")
    if case.setting("appeal_sanction") == "standard_penalty_and_deposit":
        for unit, name in STANDARD.items():
            amount = case.amount(name)
            if amount is not None:
                yield UsualAmount(to=Role.APPELLANT, amount=amount, unit=unit, cite="92A", see=("90A",))


def afterwards(case: Case, body: Role) -> Provisions:
    if case[FURTHER] is Further.FINAL_BODY:
        yield DecisionFinal(of=body, cite="93C3(a)")
        return
    if case[FURTHER] is Further.APPEAL:
        yield Permitted(who=Role.APPELLANT, act=ContestAct.APPEAL_FURTHER, cite="93C1")
    yield Permitted(who=body, act=ContestAct.REFER_TO_AUTHORITY, cite="93C2")
