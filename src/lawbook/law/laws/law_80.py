"""Who regulates and who organizes a contest, and what they answer for.

The Regulating Authority may delegate a power and answer for it still, or assign it and be rid of it; the Tournament
Organizer may delegate only. No regulation of either overrides a Law. Where nobody has appointed a Director the players
should name one.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of, yes_no
from lawbook.law.provision import Permitted, Required, Verb
from lawbook.law.provision.contest import (
    Body,
    NotResponsible,
    RegulatingAuthority,
    RegulationVoid,
    Responsible,
)
from lawbook.law.provision.contest_acts import ContestAct
from lawbook.law.role import Role


class Organization(Label):
    """What is asked about the organization."""

    AUTHORITY = "authority", "Who is the Regulating Authority of this contest?"
    CONFLICT = "conflict", "May this regulation be applied?"
    SCREENS = "screens", "What about an irregularity that does not cross the screen?"
    POWER = "power", "Who answers for a power that was handed on?"
    NO_DIRECTOR = "no_director", "Who is Director where nobody was appointed?"


class Event(Label):
    """Whose contest it is."""

    WORLD = "world", "A contest of the World Bridge Federation itself"
    ZONE = "zone", "A contest under the auspices of a zonal authority"
    OTHER = "other", "Any other contest"


class HandedOn(Label):
    """How a power was handed on."""

    DELEGATED = "delegated", "The Regulating Authority delegated it"
    ASSIGNED = "assigned", "The Regulating Authority assigned it"
    BY_ORGANIZER = "by_organizer", "The Tournament Organizer delegated it"


BODY = {Event.WORLD: Body.WORLD, Event.ZONE: Body.ZONE, Event.OTHER: Body.NATION}
ORGANIZATION = one_of("organization", "What is the question about the organization?", Organization)
EVENT = one_of("whose_contest", "Whose contest is it?", Event)
CONFLICTS = yes_no(
    "contradicts_law", "Does the regulation contradict a Law that does not leave the choice to the authority?"
)
HANDED_ON = one_of("power_handed_on", "How was the power handed on?", HandedOn)


@law("80", edition=2017, title="Regulation and organization")
def organization(case: Case) -> Provisions:
    match case[ORGANIZATION]:
        case Organization.AUTHORITY:
            yield RegulatingAuthority(body=BODY[case[EVENT]], cite="80A1")
        case Organization.CONFLICT if case[CONFLICTS]:
            yield RegulationVoid(cite="80B2(f)", see=("81B2",))
        case Organization.CONFLICT:
            yield Required(
                who=Role.DIRECTOR,
                act=ContestAct.FOLLOW_REGULATION,
                verb=Verb.DOES,
                cite="81B2",
                see=("80B2(f)",),
            )
        case Organization.SCREENS:
            yield Permitted(who=Role.TOURNAMENT_ORGANIZER, act=ContestAct.VARY_FOR_SCREENS, cite="80B2(e)")
        case Organization.POWER:
            yield from responsible(case[HANDED_ON])
        case Organization.NO_DIRECTOR:
            yield Required(who=Role.EVERYBODY, act=ContestAct.NAME_DIRECTOR, verb=Verb.SHOULD, cite="80B2(a)")


def responsible(handed_on: HandedOn) -> Provisions:
    match handed_on:
        case HandedOn.DELEGATED:
            yield Responsible(who=Role.REGULATING_AUTHORITY, cite="80A3")
        case HandedOn.ASSIGNED:
            yield NotResponsible(who=Role.REGULATING_AUTHORITY, cite="80A3")
        case HandedOn.BY_ORGANIZER:
            yield Responsible(who=Role.TOURNAMENT_ORGANIZER, cite="80B1")
