"""Restriction: what declarer may do with the lead of an offender's partner (Law 26B)."""

from collections.abc import Collection
from typing import Any

from lawbook.bridge import Suit
from lawbook.label import Label
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, Fact, Moment, choose, yes_no
from lawbook.law.provision import ForbidLead, LeadForms, LedSuit, MayRestrictLead, NoRestriction, RequireLead
from lawbook.law.role import Role
from lawbook.table.seen import explanation
from lawbook.table.seen.sight import Explanation, Sight, of_call, of_matter
from lawbook.table.seen.specified import not_specified

__all__ = ["DEFENDS", "RESTRICTS", "RESTRICTS_OR_REQUIRES", "labels", "lead_restricted", "named_suit"]


class Lead(Label):
    """What declarer does about the lead."""

    FORBID = "forbid", "He forbids one suit that the offender has not shown in the legal auction"
    FREE = "free", "He leaves the lead free"


class NamedSuit(Label):
    """A suit that declarer names."""

    SPADES = "spades", "Spades"
    HEARTS = "hearts", "Hearts"
    DIAMONDS = "diamonds", "Diamonds"
    CLUBS = "clubs", "Clubs"


class LeadOrRequired(Label):
    """The same in the first printing of 2017, which let him require a suit too."""

    FORBID = Lead.FORBID.value, Lead.FORBID.phrase
    REQUIRE = "require", "He requires one suit that the offender has not shown in the legal auction"
    FREE = Lead.FREE.value, Lead.FREE.phrase


@of_matter
def _defends(sight: Sight) -> bool | None:
    return explanation.defends(sight) if isinstance(sight, Explanation) else sight.defends


DEFENDS = yes_no(
    "offender_defends",
    "Does the offender's side defend?",
    moment=Moment.END_OF_AUCTION,
    seen=_defends,
)
RESTRICTS = choose(
    "declarer_restricts_lead", "What does declarer do about this lead?", Lead, by=Role.DECLARER,
    moment=Moment.PARTNERS_LEAD,
)  # fmt: skip
RESTRICTS_OR_REQUIRES = choose(
    "declarer_restricts_or_requires_lead", "What does declarer do about this lead?", LeadOrRequired, by=Role.DECLARER,
    moment=Moment.PARTNERS_LEAD,
)  # fmt: skip
NAMED_SUIT = choose(
    "declarer_names_suit", "Which suit does declarer name?", NamedSuit, by=Role.DECLARER,
    moment=Moment.PARTNERS_LEAD,
)  # fmt: skip
OPEN: Detail[tuple[Suit, ...]] = Detail("open_suits", of_call(not_specified))
"""The suits of which declarer may name one."""


def lead_restricted(case: Case, *see: str) -> Provisions:
    """The restriction waits until the offender's partner first has to lead, at whatever trick."""
    left = case.known(OPEN)
    if not case[DEFENDS]:
        yield NoRestriction(to=Role.OFFENDING_SIDE, cite="26B", see=see)
        return
    first_printing = case.setting("lead_restriction") == "forbid_or_require"
    forms = LeadForms.FORBID_OR_REQUIRE if first_printing else LeadForms.FORBID
    suits = labels(left) if left and len(left) < len(Suit) else None
    yield MayRestrictLead(
        by=Role.DECLARER, seat=Role.OFFENDERS_PARTNER, forms=forms, suits=suits, cite="26B", see=see
    )
    about: Fact[Any] = RESTRICTS_OR_REQUIRES if first_printing else RESTRICTS
    choice = case[about] if left != () else case.among(about, about.answers.values[-1:], "26B")
    if choice.value == Lead.FORBID.value:
        yield ForbidLead(seat=Role.OFFENDERS_PARTNER, suit=named_suit(case, left, "26B"), cite="26B")
    elif choice is LeadOrRequired.REQUIRE:
        yield RequireLead(seat=Role.OFFENDERS_PARTNER, suit=named_suit(case, left, "26B"), cite="26B")
    else:
        yield NoRestriction(to=Role.OFFENDING_SIDE, cite="26B")


def named_suit(case: Case, left: Collection[Suit] | None, cite: str) -> LedSuit:
    """The suit that declarer names, one of those that a clause leaves him where the record shows them."""
    if left is None:
        return SUITS[case[NAMED_SUIT]]
    named = labels(left)
    return SUITS[case.among(NAMED_SUIT, [suit for suit in NamedSuit if SUITS[suit] in named], cite)]


def labels(suits: Collection[Suit]) -> tuple[LedSuit, ...]:
    """The suits as provisions name them, spades first."""
    return tuple(label for suit, label in LABELS.items() if suit in suits)


SUITS = {
    NamedSuit.SPADES: LedSuit.SPADES,
    NamedSuit.HEARTS: LedSuit.HEARTS,
    NamedSuit.DIAMONDS: LedSuit.DIAMONDS,
    NamedSuit.CLUBS: LedSuit.CLUBS,
}
LABELS = dict(zip(reversed(Suit), SUITS.values(), strict=True))
