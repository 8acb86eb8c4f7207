"""In an individual contest a rectification, or an adjusted score, falls on both members of a side.

That is so even where only one of them broke a Law; but a procedural penalty is not given to the one who is in no way to
blame.
"""

from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.laws.law_12 import FORM, ContestForm
from lawbook.law.laws.law_90 import BLAMELESS
from lawbook.law.provision import BothMembers, ContinuesIn, NoPenalty
from lawbook.law.role import Role


@law("89", edition=2017, title="Rectification in individual events")
def individual_events(case: Case) -> Provisions:
    if case[FORM] is not ContestForm.INDIVIDUAL:
        yield ContinuesIn(law="84", cite="84B", see=("89",))
        return
    yield BothMembers(to=Role.OFFENDING_SIDE, cite="89", see=("12C3",))
    if case[BLAMELESS]:
        yield NoPenalty(to=Role.OFFENDERS_PARTNER, cite="12C3", see=("89",))
