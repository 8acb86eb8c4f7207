"""The innocent side has acted before it called the Director.

It may lose its right to a rectification. If a side then gained because an opponent acted without
knowing the Law, that gain is taken away from it, and from it alone: the other side keeps its score.

In 2007 nothing was taken away: whoever lost the right had to live with the score of the table, and so had his opponents.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Fact, Moment, Source, judge, one_of, yes_no
from lawbook.law.provision import (
    Adjust,
    Enforce,
    Form,
    KeepsScore,
    Penalize,
    Reason,
    RightForfeited,
    RightsKept,
    ScoreStands,
    Strength,
)
from lawbook.law.redress import by_12
from lawbook.law.role import Role
from lawbook.table.seen.procedure import others_acted
from lawbook.table.seen.sight import of_matter


class Gainer(Label):
    """Who gained because an opponent did not know the Law."""

    NOBODY = "nobody", "Nobody"
    NON_OFFENDING_SIDE = "non_offending_side", "The non-offending side"
    OFFENDING_SIDE = "offending_side", "The offending side"


ACTED = yes_no(
    "nonoffenders_acted",
    "Did a member of the non-offending side act before the Director was called?",
    seen=of_matter(others_acted),
)
FORFEITED = judge("right_forfeited", "Should the non-offending side lose its right to rectification?")
GAINER: Fact[Gainer] = one_of(
    "ignorance_gainer",
    "Which side gained because an opponent then acted without knowing the Law?",
    Gainer,
    source=Source.JUDGEMENT,
    moment=Moment.END_OF_PLAY,
    aid="equity",
)


TITLE = "Forfeiture of the right to rectification"


@law("11", edition=2017, title=TITLE)
def forfeiture(case: Case) -> Provisions:
    if not case[ACTED]:
        yield RightsKept(to=Role.NON_OFFENDING_SIDE, cite="11A", see=("9B1(c)",))
        return
    forfeited = case[FORFEITED]
    if forfeited:
        yield RightForfeited(to=Role.NON_OFFENDING_SIDE, cite="11A")
        yield Penalize(to=Role.OFFENDING_SIDE, strength=Strength.MAY, cite="11B", see=("90A",))
    else:
        yield RightsKept(to=Role.NON_OFFENDING_SIDE, cite="11A")
        yield Enforce(cite="84B", see=("10A",))
    gainer = case[GAINER]
    if gainer is Gainer.NON_OFFENDING_SIDE:
        yield from gain_removed(Role.NON_OFFENDING_SIDE, keeps=Role.OFFENDING_SIDE)
    elif gainer is Gainer.OFFENDING_SIDE:
        yield from gain_removed(Role.OFFENDING_SIDE, keeps=Role.NON_OFFENDING_SIDE)
    elif forfeited:
        yield ScoreStands(cite="11A")


@law("11", edition=2007, title=TITLE)
def forfeiture_2007(case: Case) -> Provisions:
    """A right that is lost is lost for good: the score of the table stands for both sides."""
    if not case[ACTED]:
        yield RightsKept(to=Role.NON_OFFENDING_SIDE, cite="11A", see=("9B1(c)",))
        return
    if not case[FORFEITED]:
        yield RightsKept(to=Role.NON_OFFENDING_SIDE, cite="11A")
        yield Enforce(cite="84B", see=("10A",))
        return
    yield RightForfeited(to=Role.NON_OFFENDING_SIDE, cite="11A")
    yield Penalize(to=Role.OFFENDING_SIDE, strength=Strength.MAY, cite="11B", see=("90A",))
    yield ScoreStands(cite="11A")


def gain_removed(gainer: Role, *, keeps: Role) -> Provisions:
    """Only the side that gained has its score changed."""
    yield Adjust(form=Form.ASSIGNED, to=gainer, because=Reason.IGNORANCE, cite="11A")
    yield KeepsScore(to=keeps, cite="11A")
    yield by_12("11A", "12C1(b)")
