"""A player changes his call: one that he never meant to make, or one that he did.

A slip may be put right until partner calls, if he does it, or tries to, without pause for thought. Any other change
the left-hand opponent may accept; otherwise it is cancelled and the first call stands.
"""

from dataclasses import replace

from lawbook.law.acceptance import offered
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.disputed import followed
from lawbook.law.fact import judge
from lawbook.law.laws.edition_2007.information import closed_to_offenders, open_to_opponents
from lawbook.law.laws.law_22 import PERIOD_OVER
from lawbook.law.laws.law_25 import (
    FIRST_CALL,
    GOVERNED_BY,
    PARTNER_CALLED,
    REPLACED,
    UNINTENDED,
    Regular,
    partner_heard,
    slip_put_right,
)
from lawbook.law.lead_2007 import lead_restricted_2007
from lawbook.law.provision import (
    AuctionPeriodOver,
    ContinuesIn,
    Dispute,
    FirstCallStands,
    FirstCallWithdrawn,
    NoRestriction,
    Reading,
)
from lawbook.law.role import Role

WITHOUT_PAUSE = judge(
    "call_changed_without_pause",
    "Did he change his call, or try to, without pause for thought?",
)


@law("25", edition=2007, title="Legal and illegal changes of call")
def change_of_call_2007(case: Case) -> Provisions:
    if case.unless(PERIOD_OVER):
        yield AuctionPeriodOver(cite="25A3", see=("22B1",))
        yield from partner_heard(case, "25A3")
    elif not case[UNINTENDED]:
        yield from not_allowed(case, "25A1")
    elif case[PARTNER_CALLED]:
        yield from not_allowed(case, "25A2")
    elif not case[WITHOUT_PAUSE]:
        yield from not_allowed(case, "25A1")
    else:
        yield from slip_put_right(case, lhos="25A4", free="25A4", see=())


def not_allowed(case: Case, cite: str) -> Provisions:
    if not case[REPLACED]:
        yield from partner_heard(case, cite)
    elif case[FIRST_CALL] is not Regular.LEGAL:
        yield ContinuesIn(law=GOVERNED_BY[case[FIRST_CALL]], cite="25B", see=(cite,))
    else:
        yield from second_call(case, cite)


def second_call(case: Case, cite: str) -> Provisions:
    """Law 26 is not named here; it applies to the first call, and whether to the second is read in two ways."""
    if (yield from offered(case, "25B1", cite)):
        yield FirstCallWithdrawn(seat=Role.OFFENDER, cite="25B1", see=(cite,))
        yield from put_aside()
        yield from lead_restricted_2007(case, "25B1", other_call=True)
        return
    yield FirstCallStands(seat=Role.OFFENDER, cite="25B2", see=(cite,))
    yield from put_aside()
    if (yield from followed(case, Dispute.LEAD_AFTER_FIRST_CALL_STANDS, "26")) is Reading.NO_LAW_26:
        yield NoRestriction(to=Role.OFFENDING_SIDE, cite="25B2")
    else:
        yield from lead_restricted_2007(case, "25B2", other_call=True)


def put_aside() -> Provisions:
    for who_may in (open_to_opponents(), closed_to_offenders()):
        yield replace(who_may, cite="25B3", see=(who_may.cite,))
