"""Cards and leads: exposed cards, penalty cards, restrictions."""

from lawbook.bridge import Card
from lawbook.law.fact import Moment
from lawbook.law.provision.base import Provision, Section
from lawbook.law.provision.labels import Extent, LeadForms, LedSuit, PenaltyRank
from lawbook.law.role import Who

__all__ = [
    "FaceUntil",
    "ForbidLead",
    "LeaveFaced",
    "MayRestrictLead",
    "MayRestrictPenaltyLead",
    "NamesSuit",
    "NoPenaltyCard",
    "NoRestriction",
    "PenaltyCard",
    "PenaltyCardRemains",
    "PickUpCard",
    "RequireLead",
]


class FaceUntil(Provision):
    """Exposed cards lie face up until some moment."""

    seat: Who
    card: Card | None = None
    extent: Extent | None = None
    until: Moment

    kind = "face_until"
    sentence = "{seat}: leaves the exposed cards face up. Until: {until}."
    details = ("Card: {card}.", "Cards: {extent}.")
    section = Section.IN_FORCE


class PenaltyCard(Provision):
    """An exposed card becomes a penalty card."""

    seat: Who
    card: Card | None = None
    extent: Extent | None = None
    rank: PenaltyRank

    kind = "penalty_card"
    sentence = "{seat}: the exposed card becomes a {rank} penalty card."
    details = ("Card: {card}.", "Cards: {extent}.")
    section = Section.IN_FORCE


class LeaveFaced(Provision):
    """A penalty card lies where all can see it."""

    seat: Who
    card: Card | None = None

    kind = "leave_faced"
    sentence = "{seat}: leaves the penalty card face up on the table before him."
    section = Section.IN_FORCE


class PenaltyCardRemains(Provision):
    """A penalty card that was not played remains one, and binds again at the next turn."""

    seat: Who
    card: Card | None = None

    kind = "penalty_card_remains"
    sentence = (
        "{seat}: the card stays on the table as a penalty card, and the same duties and options come back."
    )
    details = ("Card: {card}.",)
    section = Section.IN_FORCE


class PickUpCard(Provision):
    """An exposed card goes back to its hand."""

    seat: Who
    card: Card | None = None
    extent: Extent | None = None

    kind = "pick_up_card"
    sentence = "{seat}: picks the exposed cards up."
    details = ("Card: {card}.", "Cards: {extent}.")


class MayRestrictLead(Provision):
    """Declarer may restrict a lead when it comes."""

    by: Who
    seat: Who
    forms: LeadForms
    suits: tuple[LedSuit, ...] | None = None
    """Those that are left to be named, where the record shows that some are not."""

    kind = "may_restrict_lead"
    sentence = "{by}: may {forms}. On lead for the first time: {seat}."
    details = ("To be named: {suits}.",)
    section = Section.COME_BACK


class MayRestrictPenaltyLead(Provision):
    """Declarer will choose about the lead of a penalty card's partner when it comes."""

    by: Who
    seat: Who

    kind = "may_restrict_penalty_lead"
    sentence = (
        "{by}: may require or forbid the suit of a penalty card that still lies there, or leave the lead free."
        " When he has the lead: {seat}."
    )
    section = Section.COME_BACK


class ForbidLead(Provision):
    """A suit may not be led."""

    seat: Who
    suit: LedSuit

    kind = "forbid_lead"
    sentence = "{seat}: must not lead {suit}, for as long as he keeps the lead."
    section = Section.IN_FORCE


class RequireLead(Provision):
    """A suit must be led."""

    seat: Who
    suit: LedSuit

    kind = "require_lead"
    sentence = "{seat}: must lead {suit}, if he has it."
    section = Section.IN_FORCE


class NamesSuit(Provision):
    """Declarer names a suit of which somebody has to play, or not to play (Law 57A3, 57A4)."""

    by: Who
    suit: LedSuit

    kind = "names_suit"
    sentence = "{by}: names {suit}."


class NoPenaltyCard(Provision):
    """An exposed card binds nobody."""

    seat: Who
    card: Card | None = None

    kind = "no_penalty_card"
    sentence = "{seat}: the card does not become a penalty card."
    details = ("Card: {card}.",)
    section = Section.IN_FORCE
    excludes = frozenset({"penalty_card"})


class NoRestriction(Provision):
    """No lead is restricted."""

    to: Who

    kind = "no_restriction"
    sentence = "{to}: no lead is restricted."
    section = Section.IN_FORCE
