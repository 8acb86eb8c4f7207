"""Restriction: what declarer may do with the lead of an offender's partner (Law 26B)."""

from typing import Any

from lawbook.label import Label
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Fact, Moment, choose
from lawbook.law.lead import DEFENDS, OPEN, labels, lead_told, left_of, named_suit
from lawbook.law.lead_2007 import lead_restricted_2007
from lawbook.law.provision import ForbidLead, LeadForms, MayRestrictLead, NoRestriction, RequireLead
from lawbook.law.role import Role

__all__ = ["DEFENDS", "RESTRICTS", "RESTRICTS_OR_REQUIRES", "labels", "lead_restricted", "named_suit"]


class Lead(Label):
    """What declarer does about the lead."""

    FORBID = "forbid", "He forbids one suit that the offender has not shown in the legal auction"
    FREE = "free", "He leaves the lead free"


class LeadOrRequired(Label):
    """The same in the first printing of 2017, which let him require a suit too."""

    FORBID = Lead.FORBID.value, Lead.FORBID.phrase
    REQUIRE = "require", "He requires one suit that the offender has not shown in the legal auction"
    FREE = Lead.FREE.value, Lead.FREE.phrase


LEAD_OF_PARTNER = (
    "What does declarer do about the lead of the partner of the player whose call was withdrawn?"
)
RESTRICTS = choose(
    "declarer_restricts_lead", "What does declarer do about this lead?", Lead, by=Role.DECLARER,
    moment=Moment.PARTNERS_LEAD, seen=lead_told(Lead),
    whole=LEAD_OF_PARTNER,
)  # fmt: skip
RESTRICTS_OR_REQUIRES = choose(
    "declarer_restricts_or_requires_lead", "What does declarer do about this lead?", LeadOrRequired, by=Role.DECLARER,
    moment=Moment.PARTNERS_LEAD, seen=lead_told(LeadOrRequired),
    whole=LEAD_OF_PARTNER,
)  # fmt: skip


def lead_restricted(case: Case, *see: str, other_call: bool = False) -> Provisions:
    """The restriction waits until the offender's partner first has to lead, at whatever trick.

    That his final call is another than the withdrawn one matters in 2007 only, and is not asked where it is known.
    """
    if case.edition < 2017:
        yield from lead_restricted_2007(case, *see, other_call=other_call)
        return
    left = case.known(OPEN)
    if not case[DEFENDS]:
        yield NoRestriction(to=Role.OFFENDING_SIDE, cite="26B", see=see)
        return
    first_printing = case.setting("lead_restriction") == "forbid_or_require"
    forms = LeadForms.FORBID_OR_REQUIRE if first_printing else LeadForms.FORBID
    yield MayRestrictLead(
        by=Role.DECLARER, seat=Role.OFFENDERS_PARTNER, forms=forms, suits=left_of(left), cite="26B", see=see
    )
    about: Fact[Any] = RESTRICTS_OR_REQUIRES if first_printing else RESTRICTS
    choice = case[about] if left != () else case.among(about, about.answers.values[-1:], "26B")
    if choice.value == Lead.FORBID.value:
        yield ForbidLead(seat=Role.OFFENDERS_PARTNER, suit=named_suit(case, left, "26B"), cite="26B")
    elif choice is LeadOrRequired.REQUIRE:
        yield RequireLead(seat=Role.OFFENDERS_PARTNER, suit=named_suit(case, left, "26B"), cite="26B")
    else:
        yield NoRestriction(to=Role.OFFENDING_SIDE, cite="26B")
