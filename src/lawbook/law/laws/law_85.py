"""How the Director rules when the facts are disputed.

He gathers what evidence there is, weighs it, and finds what most probably happened; then he rules as on agreed facts.
If he is not satisfied that he knows, he makes the ruling with which the contest can go on.
"""

from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import judge, yes_no
from lawbook.law.provision import Act, ContinuesIn, Permitted, Required, Verb
from lawbook.law.provision.contest_acts import ContestAct
from lawbook.law.role import Role

AGREED = yes_no("facts_agreed", "Do the two sides agree on what happened?")
SATISFIED = judge(
    "facts_satisfied",
    "Is the Director satisfied, on the balance of probabilities, that he knows what happened?",
)


@law("85", edition=2017, title="Rulings on disputed facts")
def disputed_facts(case: Case) -> Provisions:
    if case[AGREED]:
        yield ContinuesIn(law="84", cite="84")
        return
    yield Required(who=Role.DIRECTOR, act=ContestAct.WEIGH_EVIDENCE, verb=Verb.SHALL, cite="85A1")
    if case[SATISFIED]:
        yield ContinuesIn(law="84", cite="85A2")
    else:
        yield Required(who=Role.DIRECTOR, act=ContestAct.RULE_TO_GO_ON, verb=Verb.DOES, cite="85B")
        yield Permitted(who=Role.CONTESTANT, act=Act.APPEAL, cite="92A", see=("85B",))
