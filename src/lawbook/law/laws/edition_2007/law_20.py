"""Review and explanation: who may hear the calls again, who may ask what they mean, and when.

A player asks at his own turn, and not when he has to pass; the calls are restated whole, by an opponent. Whoever finds
his own explanation wrong calls the Director at once. A partner who hears a wrong explanation keeps silent until the
auction is over, or the play if he defends. To ask for partner's sake only is improper.
"""

from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import yes_no
from lawbook.law.laws.law_20 import (
    MISINFORMED,
    PARTNERS,
    PURPOSE,
    TOPIC,
    Purpose,
    Topic,
    review_and_explanation,
)
from lawbook.law.provision import (
    Act,
    ContinuesIn,
    Penalize,
    Permitted,
    Prohibited,
    Required,
    Strength,
    Verb,
)
from lawbook.law.role import Role
from lawbook.law.same import as_then

WAITED = yes_no("waited_to_correct", "Has he waited with it since he found it out?")


@law("20", edition=2007, title="Review and explanation of calls")
def review_and_explanation_2007(case: Case) -> Provisions:
    topic = case[TOPIC]
    if topic is Topic.OWN_EXPLANATION:
        yield from own_explanation(case)
    elif topic is Topic.PURPOSE:
        yield from purpose(case)
    else:
        yield from as_then(review_and_explanation(case))


def own_explanation(case: Case) -> Provisions:
    """He may not wait: the Director is called at once, whenever he finds it out."""
    yield Required(
        who=Role.EXPLAINER, act=Act.CORRECT_WITHOUT_DELAY, verb=Verb.MUST, cite="20F4", see=("75B",)
    )
    if case[WAITED]:
        yield Penalize(to=Role.EXPLAINER, strength=Strength.MUST, cite="20F4", see=("90A",))
    yield ContinuesIn(law="21", given=MISINFORMED, cite="20F4", see=("40B4",))


def purpose(case: Case) -> Provisions:
    """Improper is the word for a question for partner's sake; one that is to mislead has no clause in this Law."""
    match case[PURPOSE]:
        case Purpose.OWN:
            yield Permitted(who=Role.ASKER, act=Act.ASK_ONE_CALL, cite="20F3")
        case Purpose.PARTNER:
            yield Prohibited(who=Role.ASKER, act=Act.ASK_FOR_PARTNER, verb=Verb.SHOULD_NOT, cite="20G1")
            yield Penalize(to=Role.ASKER, strength=Strength.SHOULD, cite="20G1", see=("90A",))
        case Purpose.MISLEAD:
            yield ContinuesIn(law="73", cite="73D2", see=("74A2",))
            return
    yield ContinuesIn(law="16", given=PARTNERS, cite="20F3", see=("16B1",))
