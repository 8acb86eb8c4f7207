"""Play by the Laws, play to win, and do not profit from an irregularity whose effect you could foresee.

Nobody need report his own side, unless a Law says so; nobody may hide what he did. Where the offender could
have known that his irregularity might well damage the other side, his intent need not be shown: the board is
played to its end, and what his side gained is taken away.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Moment, judge, one_of, yes_no
from lawbook.law.provision import (
    Act,
    Penalize,
    Permitted,
    PlayOn,
    Prohibited,
    Reason,
    Required,
    ScoreStands,
    Strength,
    Verb,
)
from lawbook.law.redress import assigned
from lawbook.law.role import Role
from lawbook.table.seen.sight import IrregularCall, of_call


class Principle(Label):
    """What is to be looked at."""

    FORESEEABLE = "foreseeable", "An irregularity, since the side that committed it may have gained"
    ON_PURPOSE = "on_purpose", "A Law that was broken on purpose"
    NOT_REPORTED = "not_reported", "An infraction that a player did not report, committed by his own side"
    CONCEALED = "concealed", "An infraction that a player tried to hide"
    LAWFUL = "lawful", "Nothing irregular: a player did what suited his side best"


@of_call
def _principle(_: IrregularCall) -> Principle:
    return Principle.FORESEEABLE


PRINCIPLE = one_of("general_principle", "What is to be looked at?", Principle, seen=_principle)
BOUND = yes_no(
    "bound_to_report",
    "Is it one of which a Law obliges him to speak: partner's wrong explanation, his own revoke, or a trick"
    " that his side did not win?",
)
AWARE = judge(
    "could_have_known",
    "Could the offender have known, when he committed it, that it could well damage the other side?",
    moment=Moment.END_OF_PLAY,
)
GAINED = judge(
    "irregularity_gained",
    "Did his side gain by the irregularity?",
    moment=Moment.END_OF_PLAY,
    aid="equity",
)


@law("72", edition=2017, title="General principles")
def general_principles(case: Case) -> Provisions:
    match case[PRINCIPLE]:
        case Principle.LAWFUL:
            yield Permitted(who=Role.EVERYBODY, act=Act.PLAY_TO_WIN, cite="72A")
        case Principle.NOT_REPORTED:
            yield from silence(case)
        case Principle.ON_PURPOSE:
            yield Prohibited(
                who=Role.EVERYBODY, act=Act.INFRINGE_ON_PURPOSE, verb=Verb.MUST_NOT, cite="72B1", see=("72A",)
            )
            yield Penalize(strength=Strength.MUST, cite="72B1", see=("90A",))
            yield from foreseen(case)
        case Principle.CONCEALED:  # "may not" stands between "shall not" and "must not"
            yield Prohibited(who=Role.EVERYBODY, act=Act.CONCEAL, verb=Verb.MAY_NOT, cite="72B3")
            yield Penalize(strength=Strength.SHALL, cite="72B3", see=("90A",))
            yield from foreseen(case)
        case Principle.FORESEEABLE:
            yield from foreseen(case)


def silence(case: Case) -> Provisions:
    if case[BOUND]:
        yield Required(
            who=Role.OFFENDING_SIDE,
            act=Act.SPEAK_OUT,
            verb=Verb.MUST,
            cite="72B2",
            see=("20F5", "62A", "79A2"),
        )
    else:
        yield Permitted(who=Role.OFFENDING_SIDE, act=Act.KEEP_SILENT, cite="72B2")


def foreseen(case: Case) -> Provisions:
    """Two judgements, both when play has ended; without both the score stands."""
    yield PlayOn(cite="72C")
    if case[AWARE] and case[GAINED]:
        yield from assigned(Reason.COULD_HAVE_KNOWN, "72C", "12C1(b)")
    else:
        yield ScoreStands(cite="72C")
