"""Calls: what stands, what is cancelled, who calls and what."""

from lawbook.bridge import Call
from lawbook.law.provision.base import Provision, Section
from lawbook.law.provision.labels import Calls, Until
from lawbook.law.role import Who

__all__ = [
    "ActualBid",
    "AuctionBeginsAgain",
    "AuctionOver",
    "AuctionPeriodOver",
    "CallStands",
    "CallsStand",
    "CancelCall",
    "CancelFrom",
    "ClarificationPeriod",
    "ComparableCall",
    "ContractReached",
    "DeemedLater",
    "FirstCallStands",
    "FirstCallWithdrawn",
    "MayCall",
    "MayChangeCall",
    "MustCall",
    "MustPass",
    "NoCallYet",
    "NoFurtherRectification",
    "NotComparable",
    "PassSubstituted",
    "ReplacementStands",
    "TurnTo",
]


class CallsStand(Provision):
    """Every call stands as it was made."""

    kind = "calls_stand"
    sentence = "Every call stands as it was made."


class CallStands(Provision):
    """An irregular call becomes part of the auction, or an intended one stays."""

    seat: Who
    call: Call | None = None

    kind = "call_stands"
    sentence = "{seat}: the call stands, and the auction goes on from it."
    details = ("Call: {call}.",)


class TurnTo(Provision):
    """Somebody has the turn to call."""

    seat: Who

    kind = "turn_to"
    sentence = "{seat}: is now to call."


class MustCall(Provision):
    """What a player is to call when he calls again."""

    seat: Who
    calls: Calls
    call: Call | None = None

    kind = "must_call"
    sentence = "{seat}: {calls}."
    details = ("Call: {call}.",)


class MustPass(Provision):
    """A player has to pass, once or for the rest of the auction."""

    seat: Who
    until: Until

    kind = "must_pass"
    sentence = "{seat}: must pass {until}."
    section = Section.IN_FORCE


class MayChangeCall(Provision):
    """A player may take his call back and make another."""

    seat: Who

    kind = "may_change_call"
    sentence = "{seat}: may change the call."


class FirstCallWithdrawn(Provision):
    """A call gives way to the one that its maker put in its place."""

    seat: Who

    kind = "first_call_withdrawn"
    sentence = "{seat}: the first call is withdrawn."
    excludes = frozenset({"first_call_stands"})


class FirstCallStands(Provision):
    """A call that was to be changed stands, and the change is cancelled."""

    seat: Who

    kind = "first_call_stands"
    sentence = "{seat}: the second call is cancelled; the first stands, and the auction goes on from it."


class NoCallYet(Provision):
    """A bidding card that was put back was no call by what the authority has laid down."""

    seat: Who

    kind = "no_call_yet"
    sentence = "{seat}: the first card was no call yet; the call is what he makes after it."
    excludes = frozenset({"first_call_stands", "first_call_withdrawn"})


class AuctionBeginsAgain(Provision):
    """The auction is cancelled, and another is held in its place."""

    kind = "auction_begins_again"
    sentence = "The auction is cancelled and begins again."


class AuctionOver(Provision):
    """The auction has ended."""

    kind = "auction_over"
    sentence = "The auction is over."


class ReplacementStands(Provision):
    """The call made in place of a withdrawn one is part of the auction."""

    seat: Who
    call: Call | None = None

    kind = "replacement_stands"
    sentence = "{seat}: the replacement stands."
    details = ("Call: {call}.",)


class ComparableCall(Provision):
    """The replacement passes one of the tests of Law 23A."""

    seat: Who

    kind = "comparable_call"
    sentence = "{seat}: the replacement is a comparable call."
    excludes = frozenset({"not_comparable"})


class NotComparable(Provision):
    """The replacement fails every test of Law 23A."""

    seat: Who

    kind = "not_comparable"
    sentence = "{seat}: the replacement is not a comparable call."


class NoFurtherRectification(Provision):
    """The irregularity costs nothing more now; the Director may still have to look at the result."""

    kind = "no_further_rectification"
    sentence = "There is no further rectification; auction and play go on."
    excludes = frozenset({"must_pass", "may_restrict_lead"})


class DeemedLater(Provision):
    """Of two calls made together, one counts as the later."""

    seat: Who

    kind = "deemed_later"
    sentence = "{seat}: this call counts as made after the other."


class ActualBid(Provision):
    """A double that names the wrong bid is a double of the right one."""

    kind = "actual_bid"
    sentence = "It counts as made of the last bid as that was made, whatever was said besides."


class ContractReached(Provision):
    """The last bid has become the contract."""

    kind = "contract_reached"
    sentence = "The last bid becomes the contract, with its double or redouble if it has one."


class ClarificationPeriod(Provision):
    """The time between the final pass and the facing of an opening lead."""

    kind = "clarification_period"
    sentence = (
        "The Clarification Period runs until a defender faces an opening lead; till then explanations are put"
        " right, and a call may still be changed where a Law allows it."
    )
    section = Section.IN_FORCE


class AuctionPeriodOver(Provision):
    """No call can be changed any more."""

    kind = "auction_period_over"
    sentence = "The auction period is over; no call can be changed any more."
    excludes = frozenset({"clarification_period"})


class CancelCall(Provision):
    """A call is cancelled."""

    seat: Who
    call: Call | None = None

    kind = "cancel_call"
    sentence = "{seat}: the call is cancelled."
    details = ("Call: {call}.",)


class CancelFrom(Provision):
    """All calls after one are cancelled with it."""

    seat: Who

    kind = "cancel_from"
    sentence = "{seat}: every later call, of any player, is cancelled too."


class PassSubstituted(Provision):
    """A pass takes the place of a call that was cancelled."""

    seat: Who

    kind = "pass_substituted"
    sentence = "{seat}: a pass takes the place of the call."


class MayCall(Provision):
    """A player calls again, as he likes."""

    seat: Who

    kind = "may_call"
    sentence = "{seat}: may make any legal call."
