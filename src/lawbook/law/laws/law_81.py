"""The Director: whom he represents, what binds him, and what he does and may do.

He, and not the players, rectifies and redresses. However he learns of an irregularity he rectifies it, within the periods
for corrections and rulings. For good cause, and only when the innocent side asks him, he may waive a rectification.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of, yes_no
from lawbook.law.laws.law_10 import WAIVER, Waiver
from lawbook.law.provision import ContinuesIn, Enforce, Permitted, Required, Verb, Waive
from lawbook.law.provision.contest import Responsible
from lawbook.law.provision.contest_acts import ContestAct
from lawbook.law.provision.results import ScorePeriod, TimeLimit, TooLate
from lawbook.law.role import Role


class Business(Label):
    """What the Director has to do with."""

    LEARNED = "learned", "He learns of an irregularity that no player at the table has mentioned"
    WAIVER = "waiver", "A rectification might be waived"
    SETTLED = "settled", "The players ruled among themselves"
    ORDER = "order", "A player disturbs the order of the contest"
    OMISSION = "omission", "The Tournament Organizer has left something out"
    ASSISTANT = "assistant", "An assistant did what he had been told to do, and did it wrongly"
    COMMITTEE = "committee", "A matter might be one for a committee"


BUSINESS = one_of("directors_business", "What is it that the Director has to do with?", Business)
IN_PERIODS = yes_no(
    "learned_in_time",
    "Did the Director learn of it while the periods for corrections and for requests were still running?",
)
ASKED = yes_no(
    "innocent_side_asked", "Does the non-offending side ask the Director to waive the rectification?"
)


@law("81", edition=2017, title="The Director")
def director(case: Case) -> Provisions:
    match case[BUSINESS]:
        case Business.LEARNED:
            yield from learned(case)
        case Business.WAIVER:
            yield from waiver(case)
        case Business.SETTLED:
            yield ContinuesIn(law="10", given=(("assessment", "settled"),), cite="81C", see=("10A",))
        case Business.ORDER:
            yield ContinuesIn(law="91", cite="81C1", see=("81C4",))
        case Business.OMISSION:
            yield Permitted(who=Role.DIRECTOR, act=ContestAct.SUPPLY_OMISSION, cite="81B1")
        case Business.ASSISTANT:
            yield Responsible(who=Role.DIRECTOR_IN_CHARGE, cite="81D")
            yield ContinuesIn(law="82", given=(("error_of_procedure", "ruling"),), cite="82C", see=("81D",))
        case Business.COMMITTEE:
            yield Permitted(who=Role.DIRECTOR, act=ContestAct.REFER_TO_COMMITTEE, cite="81C7")


def learned(case: Case) -> Provisions:
    correction, request = case.setting("correction_minutes"), case.setting("ruling_request_minutes")
    yield TimeLimit(period=ScorePeriod.CORRECTION, minutes=correction, cite="79C1")
    yield TimeLimit(period=ScorePeriod.REQUEST, minutes=request, cite="92B")
    if case[IN_PERIODS]:
        yield Required(who=Role.DIRECTOR, act=ContestAct.RECTIFY_WHAT_HE_LEARNS, verb=Verb.DOES, cite="81C3")
    else:
        yield TooLate(period=ScorePeriod.REQUEST, cite="81C3", see=("79C2",))


def waiver(case: Case) -> Provisions:
    """He waives for good cause, but never of his own accord."""
    if case[ASKED] and case[WAIVER] is Waiver.WAIVE:
        yield Waive(cite="81C5")
    else:
        yield Enforce(cite="81C4", see=("81C5",))
