"""A bid names a number of odd tricks from one to seven and a denomination.

It must supersede the last bid: more tricks, or as many in a higher denomination. A bid that does
not is insufficient, an infraction.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of
from lawbook.law.offence import OFFENDER, WHAT_HE_CALLED
from lawbook.law.provision import CallStands, ContinuesIn
from lawbook.law.role import Role


class Named(Label):
    """What a bid names."""

    BOTH = "both", "A number of tricks from one to seven, and a denomination"
    TOO_MANY = "too_many", "More than seven"
    NOT_BOTH = "not_both", "Only the one or the other, or it was not clear"


class Compared(Label):
    """How a bid compares with the last bid before it."""

    FIRST = "first", "There is no bid before it"
    MORE = "more", "It names more tricks"
    HIGHER = "higher", "It names as many tricks in a higher denomination"
    TOO_LOW = "too_low", "It names fewer tricks, or as many in the same or a lower denomination"


NAMED = one_of("bid_names", "What does the bid name?", Named)
COMPARED = one_of("bid_compared", "How does it compare with the last bid before it?", Compared)

SEE = {
    Compared.FIRST: ("18A",),
    Compared.MORE: ("18B",),
    Compared.HIGHER: ("18B", "18E"),
}


@law("18", edition=2017, title="Bids")
def bids(case: Case) -> Provisions:
    named = case[NAMED]
    if named is Named.TOO_MANY:
        yield ContinuesIn(law="38", cite="18A")
        return
    if named is Named.NOT_BOTH:
        yield ContinuesIn(law="20", given=(("explanation_question", "unclear"),), cite="18A", see=("20A",))
        return
    compared = case[COMPARED]
    if compared is Compared.TOO_LOW:
        yield ContinuesIn(law="27", cite="18D", see=("18B",))
    else:
        caller = case.known(OFFENDER, Role.CALLER)
        yield CallStands(seat=caller, call=case.known(WHAT_HE_CALLED), cite="18C", see=SEE[compared])
