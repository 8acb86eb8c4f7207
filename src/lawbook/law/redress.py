"""Redress: what is given back where an infraction has done damage (Law 12B1)."""

from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.provision import Adjust, ContinuesIn, Form, Reason, ScoreStands

__all__ = ["NO_RESULT", "artificial_by_12", "assigned", "by_12", "redressed"]

BY_LAW = (("adjustment_ground", "law"),)
NO_RESULT = (*BY_LAW, ("outcomes", "none"))


def redressed(case: Case, because: Reason, cite: str, *see: str) -> Provisions:
    """An assigned score for damage, by the clause that gives it, and none without."""
    from lawbook.law.laws.law_12 import DAMAGED  # noqa: PLC0415  # a third of the Laws may end in an adjustment

    if case[DAMAGED]:
        yield from assigned(because, cite, *see)
    else:
        yield ScoreStands(cite="12B1", see=(cite,))


def assigned(because: Reason, cite: str, *see: str) -> Provisions:
    """Law 12 says what the assigned score is."""
    yield Adjust(form=Form.ASSIGNED, because=because, cite=cite, see=see)
    yield by_12(cite)


def by_12(cite: str, *see: str) -> ContinuesIn:
    """Law 12 says what the adjusted score is; why there is one is not asked again."""
    return ContinuesIn(law="12", given=BY_LAW, cite=cite, see=see)


def artificial_by_12(cite: str, *see: str) -> ContinuesIn:
    """The same where this clause leaves an artificial score only."""
    return ContinuesIn(law="12", given=NO_RESULT, cite=cite, see=see)
