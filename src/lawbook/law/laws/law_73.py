"""Partners tell each other what they have to tell by calls and plays, made in an even manner.

Whatever else partner gives away may not be used. Opponents read tempo and manner at their own risk, except
where a player without a bridge reason has misled them and could have known that it might pay.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Moment, judge, one_of, yes_no
from lawbook.law.provision import (
    Act,
    Authorized,
    ContinuesIn,
    NoPenalty,
    Penalize,
    Permitted,
    PlayOn,
    Prohibited,
    Reason,
    Required,
    ScoreStands,
    Strength,
    Verb,
    What,
)
from lawbook.law.redress import redressed
from lawbook.law.role import Role
from lawbook.law.same import as_then


class Communication(Label):
    """What happened between the players."""

    MANNER = "manner", "A call or play was made in haste, with a hesitation, or in a special manner"
    RECEIVED = "received", "A player has information from his partner that he may not use"
    BY_OTHER_MEANS = "by_other_means", "A player told his partner something otherwise than by calls and plays"
    PREARRANGED = "prearranged", "Partners used signals that they had arranged beforehand"
    MISLED = "misled", "An opponent may have been misled by a question, a remark, a gesture, tempo or manner"
    ATTEMPTED = "attempted", "Partners tried to tell each other something by means that are not allowed"
    BY_CALL_OR_PLAY = "by_call_or_play", "An opponent was deceived by a call or play itself"


GIVEN_BY_PARTNER = (("information_from", "partner"),)

COMMUNICATION = one_of("communication", "What happened?", Communication)
PAUSE = yes_no("regulated_pause", "Was it only the pause that a regulation prescribes?")
AT_ONCE = yes_no("called_at_once", "Did he do no more than call without delay after a skip bid?")
THIRD_HAND = yes_no("third_hand_paused", "Was it the pause of third hand before his card to the first trick?")
REASONABLE = judge("pause_reasonable", "Was that pause no longer than is reasonable there?")
TOOK = judge("took_advantage", "Did he take an advantage from the information?", moment=Moment.END_OF_PLAY)
ON_PURPOSE = judge("misled_on_purpose", "Did the player try to mislead the opponent with it?")
BY_QUESTION = yes_no("misled_by_question", "Was it a question that misled him?")
FALSE = judge(
    "false_inference",
    "Has an innocent opponent drawn a false inference from it?",
    moment=Moment.END_OF_PLAY,
)
REASON = judge(
    "bridge_reason", "Had the player a demonstrable bridge reason for it?", moment=Moment.END_OF_PLAY
)
BENEFIT = judge(
    "could_know_benefit",
    "Could he have known at the time that it could work to his benefit?",
    moment=Moment.END_OF_PLAY,
)
PROTECTED = yes_no(
    "concealed_understanding",
    "Did his partner know better, from an understanding or experience not disclosed?",
)


@law("73", edition=2017, title="Communication, tempo and deception")
def communication(case: Case) -> Provisions:
    match case[COMMUNICATION]:
        case Communication.MANNER:
            yield from manner(case)
        case Communication.RECEIVED:
            yield from received(case)
        case Communication.BY_OTHER_MEANS:
            yield Prohibited(
                who=Role.OFFENDING_SIDE,
                act=Act.COMMUNICATE_OTHERWISE,
                verb=Verb.SHALL_NOT,
                cite="73B1",
                see=("73A1",),
            )
            yield Penalize(strength=Strength.SHALL, cite="73B1", see=("90A",))
            yield ContinuesIn(law="16", given=GIVEN_BY_PARTNER, cite="73C1", see=("16B1",))
        case Communication.PREARRANGED:
            yield Prohibited(
                who=Role.OFFENDING_SIDE, act=Act.PREARRANGE, verb=Verb.MUST_NOT, cite="73B2", see=("73A1",)
            )
            yield Penalize(to=Role.OFFENDING_SIDE, strength=Strength.MUST, cite="73B2", see=("91B",))
            yield from redressed(case, Reason.NOT_ALLOWED, "12A1", "73B2")
        case Communication.ATTEMPTED:
            yield from attempted(case)
        case Communication.MISLED:
            yield from misleading(case)
        case Communication.BY_CALL_OR_PLAY:
            yield from deception(case)


@law("73", edition=2007, title="Communication, tempo and deception")
def communication_2007(case: Case) -> Provisions:
    yield from as_then(communication(case))


def attempted(case: Case) -> Provisions:
    """To try is enough as amended in 2024; before, nothing had been exchanged."""
    if case.edition < 2024:
        yield Penalize(to=Role.OFFENDING_SIDE, strength=Strength.MAY, cite="90A", see=("73B2",))
        return
    yield Prohibited(who=Role.OFFENDING_SIDE, act=Act.PREARRANGE, verb=Verb.MUST_NOT, cite="73B2")
    yield ContinuesIn(law="89", given=(("reprehensible_conduct", "passed"),), cite="73B2", see=("89A3",))


def manner(case: Case) -> Provisions:
    if prescribed(case):
        yield Required(who=Role.EVERYBODY, act=Act.PAUSE, verb=Verb.DOES, cite="73A2")
        return
    if case.setting("skip_bid_pause") == "none" and case[AT_ONCE]:
        yield PlayOn(cite="73A2")
        return
    yield Required(who=Role.EVERYBODY, act=Act.KEEP_TEMPO, verb=Verb.SHOULD, cite="73A2")
    yield Required(who=Role.EVERYBODY, act=Act.TAKE_CARE, verb=Verb.SHOULD, cite="73D1")
    yield Authorized(what=What.TEMPO_AND_MANNER, to=Role.INFORMED_OPPONENTS, cite="73D1")
    yield ContinuesIn(law="16", given=GIVEN_BY_PARTNER, cite="73C1", see=("16B1",))
    yield from false_inference(case, "73D1")


def prescribed(case: Case) -> bool:
    """Whether the pause was one that a regulation prescribes, after a skip bid or at the first trick."""
    if case.elected("skip_bid_pause", PAUSE, {"none": False}):
        return True
    match case.setting("third_hand_pause"):
        case "no_meaning":
            return case[THIRD_HAND]
        case "no_meaning_if_reasonable":
            return case[THIRD_HAND] and case[REASONABLE]
        case _:
            return False


def received(case: Case) -> Provisions:
    """What follows for the score stands in Law 16; a penalty is apart from it."""
    yield Required(
        who=Role.INFORMED,
        act=Act.AVOID_ADVANTAGE,
        verb=Verb.MUST,
        cite="73C1",
        see=("16B1(a)",),
    )
    yield ContinuesIn(law="16", given=GIVEN_BY_PARTNER, cite="73C1", see=("16B3",))
    if case[TOOK] and case.edition < 2017:  # no clause of its own, but a duty that was broken
        yield Penalize(to=Role.INFORMED, strength=Strength.MAY, cite="90A", see=("73C1",))
    elif case[TOOK]:
        yield Penalize(to=Role.INFORMED, strength=Strength.MAY, cite="73C2")
    else:
        yield NoPenalty(to=Role.INFORMED, cite="73C2")


def misleading(case: Case) -> Provisions:
    if case[ON_PURPOSE]:
        yield from tried_to_mislead(case)
    yield from false_inference(case, "73E2")


def tried_to_mislead(case: Case) -> Provisions:
    """In 2007 a question was not named among the means; "may not" stands between "shall not" and "must not"."""
    if case.edition < 2017 and case[BY_QUESTION]:
        yield Required(who=Role.EVERYBODY, act=Act.BE_COURTEOUS, verb=Verb.SHOULD, cite="74A2")
        yield Penalize(strength=Strength.MAY, cite="90A", see=("74A2",))
    else:
        yield Prohibited(who=Role.EVERYBODY, act=Act.MISLEAD, verb=Verb.MAY_NOT, cite="73D2")
        yield Penalize(strength=Strength.SHALL, cite="73D2", see=("90A",))


def false_inference(case: Case, harmless: str) -> Provisions:
    """Three judgements on what was read into it, then the damage."""
    if case[FALSE] and not case[REASON] and case[BENEFIT]:
        yield from redressed(case, Reason.MISLED, "73E2", "12C1(b)")
    else:
        yield ScoreStands(cite=harmless)


def deception(case: Case) -> Provisions:
    if case[PROTECTED]:
        not_disclosed = (("understanding_question", "not_disclosed"), ("understanding_exists", "yes"))
        yield ContinuesIn(law="40", given=not_disclosed, cite="73E1", see=("40A3",))
    else:
        yield Permitted(who=Role.EVERYBODY, act=Act.DECEIVE, cite="73E1")
        yield ScoreStands(cite="73E1")
