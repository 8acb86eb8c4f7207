"""Acceptance: an opponent's right to let an irregular call stand (Laws 25B1, 27A1, 29A)."""

from collections.abc import Generator

from lawbook.label import Label
from lawbook.law.case import Case
from lawbook.law.fact import choose
from lawbook.law.offence import WHAT_HE_CALLED
from lawbook.law.provision import CallStands, ExplainOptions, Provision
from lawbook.law.role import Role
from lawbook.table.seen.call import accepted
from lawbook.table.seen.sight import of_call

__all__ = ["ACCEPTS", "Acceptance", "offered"]


class Acceptance(Label):
    """What the offender's left-hand opponent does about an irregular call."""

    ACCEPT = "accept", "He accepts it"
    REFUSE = "refuse", "He does not accept it"


ACCEPTS = choose(
    "lho_accepts",
    "Is it accepted?",
    Acceptance,
    whole="Is the call accepted?",
    by=Role.LHO,
    seen=of_call(
        lambda call: {True: Acceptance.ACCEPT, False: Acceptance.REFUSE, None: None}[accepted(call)]
    ),
)


def offered(case: Case, cite: str, *see: str) -> Generator[Provision, None, bool]:
    """The opponent is told his options and chooses alone; whether the call stands."""
    yield ExplainOptions(to=Role.LHO, cite="10C1")
    stands = case[ACCEPTS] is Acceptance.ACCEPT
    if stands:
        call = case.known(WHAT_HE_CALLED)
        yield CallStands(seat=Role.OFFENDER, call=call, cite=cite, see=see)
    return stands
