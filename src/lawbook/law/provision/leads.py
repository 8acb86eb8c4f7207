"""Cards and leads: exposed cards, penalty cards, restrictions."""

from lawbook.bridge import Card
from lawbook.law.fact import Moment
from lawbook.law.provision.base import Provision, Section
from lawbook.law.provision.labels import LeadForms, PenaltyRank
from lawbook.law.role import Who

__all__ = [
    "FaceUntil",
    "ForbidLead",
    "MayRestrictLead",
    "NoRestriction",
    "PenaltyCard",
    "PickUpCard",
    "RequireLead",
]


class FaceUntil(Provision):
    """Exposed cards lie face up until some moment."""

    seat: Who
    card: Card | None = None
    until: Moment

    kind = "face_until"
    sentence = "{seat}: leaves the exposed cards face up. Until: {until}."
    section = Section.IN_FORCE


class PenaltyCard(Provision):
    """An exposed card becomes a penalty card."""

    seat: Who
    card: Card | None = None
    rank: PenaltyRank

    kind = "penalty_card"
    sentence = "{seat}: the exposed card becomes a {rank} penalty card."
    detail = "Card: {card}."
    section = Section.IN_FORCE


class PickUpCard(Provision):
    """An exposed card goes back to its hand."""

    seat: Who
    card: Card | None = None

    kind = "pick_up_card"
    sentence = "{seat}: picks the exposed cards up."


class MayRestrictLead(Provision):
    """Declarer may restrict a lead when it comes."""

    by: Who
    seat: Who
    forms: LeadForms

    kind = "may_restrict_lead"
    sentence = "{by}: when {seat} first has to lead, may {forms}."
    section = Section.COME_BACK


class ForbidLead(Provision):
    """A suit may not be led."""

    seat: Who

    kind = "forbid_lead"
    sentence = "{seat}: must not lead the suit that declarer names, for as long as he keeps the lead."
    section = Section.IN_FORCE


class RequireLead(Provision):
    """A suit must be led."""

    seat: Who

    kind = "require_lead"
    sentence = "{seat}: must lead the suit that declarer names, if he has it."
    section = Section.IN_FORCE


class NoRestriction(Provision):
    """Nothing restricts the side that called irregularly."""

    to: Who

    kind = "no_restriction"
    sentence = "{to}: no lead is restricted."
    section = Section.IN_FORCE
