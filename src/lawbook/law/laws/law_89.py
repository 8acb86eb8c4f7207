"""Conduct that is reprehensible in itself, whether or not it worked: it goes to the Regulating Authority.

Whoever seeks, uses or passes information by forbidden means answers for it beside whatever is done for the score. That is
the Law as amended in 2024; until then Law 89 only said that in an individual contest both members of a side bear a rectification.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of
from lawbook.law.laws.law_12 import FORM, ContestForm
from lawbook.law.laws.law_90 import BLAMELESS
from lawbook.law.provision import BothMembers, ContinuesIn, NoPenalty, Permitted, Prohibited, Required, Verb
from lawbook.law.provision.contest_acts import ContestAct
from lawbook.law.role import Role


class Conduct(Label):
    """What a player did or tried, in the order of the Law."""

    SOUGHT = "sought", "He looked for information on this or a later board by forbidden means"
    USED = "used", "He used information that he had by forbidden means"
    PASSED = "passed", "He passed information on this board to his partner by forbidden means, or tried to"
    TOLD_OTHERS = "told_others", "He passed information to others on boards that they will play, or tried to"
    NOTHING = "nothing", "Nothing of the kind"


CONDUCT = one_of("reprehensible_conduct", "What did the player do?", Conduct)
CLAUSE = {
    Conduct.SOUGHT: ("89A1", ContestAct.SEEK_INFORMATION),
    Conduct.USED: ("89A2", ContestAct.USE_FORBIDDEN_INFORMATION),
    Conduct.PASSED: ("89A3", ContestAct.PASS_TO_PARTNER),
    Conduct.TOLD_OTHERS: ("89A4", ContestAct.PASS_TO_OTHERS),
}


@law("89", edition=2024, title="Reprehensible conduct")
def reprehensible_conduct(case: Case) -> Provisions:
    conduct = case[CONDUCT]
    if conduct is Conduct.NOTHING:
        yield NoPenalty(to=Role.CONTESTANT, cite="89A")
        return
    cite, act = CLAUSE[conduct]
    yield Prohibited(who=Role.OFFENDER, act=act, verb=Verb.MAY_NOT, cite=cite)
    yield Required(who=Role.DIRECTOR, act=ContestAct.REPORT_TO_AUTHORITY, verb=Verb.DOES, cite="89B")
    yield Permitted(who=Role.DIRECTOR, act=ContestAct.KEEP_ORDER, cite="91A", see=("89B",))
    if conduct is not Conduct.PASSED:
        yield ContinuesIn(law="16", given=(("information_from", "elsewhere"),), cite="16D1", see=(cite,))


@law("89", edition=2017, title="Rectification in individual events")
def individual_events(case: Case) -> Provisions:
    if case[FORM] is not ContestForm.INDIVIDUAL:
        yield ContinuesIn(law="84", cite="84B", see=("89",))
        return
    yield BothMembers(to=Role.OFFENDING_SIDE, cite="89", see=("12C3",))
    if case[BLAMELESS]:
        yield NoPenalty(to=Role.OFFENDERS_PARTNER, cite="12C3", see=("89",))
