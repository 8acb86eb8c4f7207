"""System cards and other aids: who has to have them, and when a player may look at them (Law 40B2)."""

from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import yes_no
from lawbook.law.provision import (
    Act,
    NoPenalty,
    Penalize,
    Permitted,
    Prohibited,
    Reason,
    Required,
    Strength,
    Verb,
)
from lawbook.law.redress import redressed
from lawbook.law.role import Role

__all__ = ["breach", "opponents_card", "other_aids", "own_card", "system_card"]

PRESCRIBED = yes_no(
    "card_prescribed", "Do the regulations prescribe a system card that this pair does not have so?"
)
CLARIFICATION = yes_no(
    "declaring_side_clarifying",
    "Was he of declarer's side and the lead not yet faced, or does the authority allow it?",
)
PROPER_TIME = yes_no(
    "consulted_at_proper_time",
    "Was it before the auction, in the Clarification Period, at his own turn, to explain a call of partner's,"
    " or when the authority allows it?",
)
RHO_TURN = yes_no("consulted_at_rho_turn", "Was it when his right-hand opponent was to call?")
ALLOWED = yes_no("aid_allowed", "Does the authority allow this aid?")


def system_card(case: Case) -> Provisions:
    """What the authority, or whoever it leaves it to, prescribes of a card that lists the methods."""
    if not case[PRESCRIBED]:
        yield NoPenalty(to=Role.OFFENDING_SIDE, cite="40B2(a)(ii)")
        return
    yield Required(who=Role.OFFENDING_SIDE, act=Act.HAVE_CARD, verb=Verb.DOES, cite="40B2(a)(ii)")
    yield from breach(case, Role.OFFENDING_SIDE, "40B2(a)(ii)")


def own_card(case: Case) -> Provisions:
    """Wherever the authority has not provided otherwise, nobody looks at his own card during the auction and play."""
    free = case.elected("own_system_card", CLARIFICATION, {"allowed": True})
    yield from aid(case, Act.CONSULT_OWN_CARD, Verb.MAY_NOT, "40B2(b)", free=free)


def opponents_card(case: Case) -> Provisions:
    """The card of the opponents may be looked at when one may ask."""
    free = case[PROPER_TIME] or (case.setting("opponents_card") == "also_rho_turn" and case[RHO_TURN])
    yield from aid(case, Act.CONSULT_OPPONENTS_CARD, Verb.DOES_NOT, "40B2(c)", free=free)


def other_aids(case: Case) -> Provisions:
    """Aids to memory, calculation or technique."""
    yield from aid(case, Act.USE_AIDS, Verb.DOES_NOT, "40B2(d)", free=case[ALLOWED])


def aid(case: Case, act: Act, verb: Verb, cite: str, *, free: bool) -> Provisions:
    """An aid that is free to be used, or is not."""
    if free:
        yield Permitted(who=Role.EVERYBODY, act=act, cite=cite)
    else:
        yield Prohibited(who=Role.EVERYBODY, act=act, verb=verb, cite=cite)
        yield from breach(case, Role.OFFENDER, cite)


def breach(case: Case, who: Role, clause: str) -> Provisions:
    """For these Law 40 names no redress of its own; the general powers give it."""
    yield Penalize(to=who, strength=Strength.MAY, cite="90A", see=(clause,))
    yield from redressed(case, Reason.NOT_ALLOWED, "12A1", clause)
