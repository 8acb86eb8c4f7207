"""Contestants are told that they may appeal, where a review could well be in order.

That is so when facts were found or discretion was used. A ruling that only applies a Law brings no such duty, and leaves
the right to appeal as it is.
"""

from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import judge
from lawbook.law.provision import Permitted, Required, RightsKept, Verb
from lawbook.law.provision.contest_acts import ContestAct
from lawbook.law.role import Role

REVIEW = judge(
    "review_in_order",
    "Could a review of what the Director found, or of how he used his discretion, well be in order?",
)


@law("83", edition=2017, title="Notification of the right to appeal")
def notification(case: Case) -> Provisions:
    if case[REVIEW]:
        yield Required(who=Role.DIRECTOR, act=ContestAct.TELL_OF_APPEAL, verb=Verb.SHALL, cite="83")
        yield Permitted(who=Role.DIRECTOR, act=ContestAct.REFER_TO_COMMITTEE, cite="83", see=("81C7",))
    else:
        yield RightsKept(to=Role.CONTESTANT, cite="92A", see=("83",))
