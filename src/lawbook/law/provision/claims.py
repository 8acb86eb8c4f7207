"""Claims and concessions: what is one, what becomes of it, and who gets the tricks."""

from lawbook.law.provision.base import Provision, Section
from lawbook.law.provision.labels import SuitOrder
from lawbook.law.role import Role, Who

__all__ = [
    "Claim",
    "ClaimVoid",
    "Concession",
    "ConcessionCancelled",
    "ConcessionStands",
    "DeemedOrder",
    "DoubtAgainst",
    "LineAccepted",
    "LineRefused",
    "NoClaim",
    "PlaySuspended",
    "RestAsClaimed",
    "RuleFor",
    "TrickAwarded",
]


class Claim(Provision):
    """What was said or done is a claim."""

    kind = "claim"
    sentence = "This is a claim, and a concession of the tricks that are not claimed."
    excludes = frozenset({"no_claim"})


class Concession(Provision):
    """What was said or done is a concession."""

    kind = "concession"
    sentence = "This is a concession."
    excludes = frozenset({"no_claim"})


class NoClaim(Provision):
    """What was said or done is neither a claim nor a concession."""

    kind = "no_claim"
    sentence = "This is neither a claim nor a concession."


class PlaySuspended(Provision):
    """Nobody plays on for the time being."""

    kind = "play_suspended"
    sentence = "The play is suspended."


class ClaimVoid(Provision):
    """A claim that is played out instead counts for nothing."""

    kind = "claim_void"
    sentence = "The claim or concession is void, and is not adjudicated."
    excludes = frozenset({"trick_awarded", "rest_as_claimed"})


class DoubtAgainst(Provision):
    """Who bears the doubt."""

    to: Who

    kind = "doubt_against"
    sentence = "{to}: where a point is in doubt, it is decided against this side."
    section = Section.NOTE


class RuleFor(Provision):
    """The facts were lost by somebody's doing, and the other side gets the ruling."""

    to: Who

    kind = "rule_for"
    sentence = "{to}: the Director rules for this side."


class LineAccepted(Provision):
    """A line of play that was not stated is allowed."""

    to: Who = Role.CLAIMING_SIDE

    kind = "line_accepted"
    sentence = "{to}: a line of play that was not stated is allowed here."
    excludes = frozenset({"line_refused"})


class LineRefused(Provision):
    """A line of play that was not stated is not allowed."""

    to: Who = Role.CLAIMING_SIDE

    kind = "line_refused"
    sentence = "{to}: a line of play that was not stated is not allowed."


class DeemedOrder(Provision):
    """How a suit counts as played where the claimer did not say."""

    order: SuitOrder

    kind = "deemed_order"
    sentence = "Where the order was not stated, {order}."
    section = Section.NOTE


class TrickAwarded(Provision):
    """A trick, or more than one, goes to a side that did not win it in play."""

    to: Who

    kind = "trick_awarded"
    sentence = "{to}: gets the trick or tricks in question, and the board is scored with them."
    section = Section.SCORE


class RestAsClaimed(Provision):
    """What is not in dispute any more is scored as it was claimed."""

    kind = "rest_as_claimed"
    sentence = "Otherwise the tricks are scored as they were claimed or conceded."
    section = Section.SCORE


class ConcessionCancelled(Provision):
    """A concession is cancelled."""

    kind = "concession_cancelled"
    sentence = "The concession is cancelled."
    excludes = frozenset({"concession_stands"})


class ConcessionStands(Provision):
    """A concession stands."""

    kind = "concession_stands"
    sentence = "The concession stands."
    section = Section.SCORE
