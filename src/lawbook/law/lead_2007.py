"""Lead, 2007: what declarer may do with the lead of an offender's partner, by what the withdrawn call told (Law 26)."""

from lawbook.label import Label
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Fact, Moment, Source, choose, judge, one_of
from lawbook.law.lead import DEFENDS, OPEN, lead_told, left_of, named_suit
from lawbook.law.provision import ForbidLead, LeadForms, MayRestrictLead, NoRestriction, RequireLead
from lawbook.law.role import Role
from lawbook.table.seen.call import replacement
from lawbook.table.seen.sight import IrregularCall, of_call

__all__ = ["any_suit_forbidden", "lead_restricted_2007"]


class Related(Label):
    """What a withdrawn call told of."""

    SHOWN = "shown", "Only of one or more certain suits, and he has shown each of them in the legal auction"
    NOT_SHOWN = (
        "not_shown",
        "Only of one or more certain suits, and at least one he has not shown in the legal auction",
    )
    OTHER = "other", "Of no certain suit, or of more than suits: a notrump bid, a pass, most doubles"


class OnSuit(Label):
    """What declarer does after a call that told of certain suits only."""

    REQUIRE = "require", "He requires the lead of such a suit"
    FORBID = "forbid", "He forbids one such suit"
    FREE = "free", "He leaves the lead free"


class OnAnySuit(Label):
    """What declarer does after another call."""

    FORBID = "forbid", "He forbids one suit, whichever he likes"
    FREE = OnSuit.FREE.value, OnSuit.FREE.phrase


@of_call
def _differs(call: IrregularCall) -> bool | None:
    """The same call again may still have another meaning, which no record shows."""
    instead = replacement(call)
    return True if instead is not None and instead != call.matter.call else None


DIFFERS = judge(
    "final_call_differs",
    "Is the call that he makes at this turn in the end another one, or the same with a much different meaning?",
    moment=Moment.REPLACEMENT,
    seen=_differs,
)
RELATED: Fact[Related] = one_of(
    "withdrawn_call_told_of",
    "What did the withdrawn call tell of?",
    Related,
    source=Source.JUDGEMENT,
    moment=Moment.END_OF_AUCTION,
)
ON_SUIT = choose(
    "declarer_on_specified_suit",
    "What does declarer do about this lead?",
    OnSuit,
    by=Role.DECLARER,
    moment=Moment.PARTNERS_LEAD,
    seen=lead_told(OnSuit),
)
ON_ANY_SUIT = choose(
    "declarer_on_any_suit",
    "What does declarer do about this lead?",
    OnAnySuit,
    by=Role.DECLARER,
    moment=Moment.PARTNERS_LEAD,
    seen=lead_told(OnAnySuit),
)


def lead_restricted_2007(case: Case, *see: str, other_call: bool = False) -> Provisions:
    """What a Law hands over to the whole of Law 26."""
    if restricted(case, other_call=other_call):
        related = case[RELATED]
        if related is Related.SHOWN:
            yield NoRestriction(to=Role.OFFENDING_SIDE, cite="26A1", see=see)
        elif related is Related.NOT_SHOWN:
            yield from such_a_suit(case, see)
        else:
            yield from any_suit(case, see)
    else:
        yield NoRestriction(to=Role.OFFENDING_SIDE, cite="26", see=see)


def any_suit_forbidden(case: Case, *see: str) -> Provisions:
    """What a Law hands over to 26B alone."""
    if restricted(case, other_call=False):
        yield from any_suit(case, see)
    else:
        yield NoRestriction(to=Role.OFFENDING_SIDE, cite="26", see=see)


def restricted(case: Case, *, other_call: bool) -> bool:
    """Whether his final call at that turn is another one, and he becomes a defender."""
    return (other_call or case[DIFFERS]) and case[DEFENDS]


def such_a_suit(case: Case, see: tuple[str, ...]) -> Provisions:
    left = case.known(OPEN)
    partner, forms = Role.OFFENDERS_PARTNER, LeadForms.SPECIFIED
    yield MayRestrictLead(
        by=Role.DECLARER, seat=partner, forms=forms, suits=left_of(left), cite="26A2", see=see
    )
    choice = case[ON_SUIT]
    if choice is OnSuit.REQUIRE:
        yield RequireLead(seat=partner, suit=named_suit(case, left, "26A2(a)"), cite="26A2(a)")
    elif choice is OnSuit.FORBID:
        yield ForbidLead(seat=partner, suit=named_suit(case, left, "26A2(b)"), cite="26A2(b)")
    else:
        yield NoRestriction(to=Role.OFFENDING_SIDE, cite="26A2")


def any_suit(case: Case, see: tuple[str, ...]) -> Provisions:
    partner = Role.OFFENDERS_PARTNER
    yield MayRestrictLead(by=Role.DECLARER, seat=partner, forms=LeadForms.ANY_SUIT, cite="26B", see=see)
    if case[ON_ANY_SUIT] is OnAnySuit.FORBID:
        yield ForbidLead(seat=partner, suit=named_suit(case, None, "26B"), cite="26B")
    else:
        yield NoRestriction(to=Role.OFFENDING_SIDE, cite="26B")
