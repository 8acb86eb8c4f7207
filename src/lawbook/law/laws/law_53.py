"""A lead out of turn can be treated as a correct one, up to the twelfth trick.

It is accepted by a word of declarer, or of either defender if declarer's side led, or by a play from the hand
next in rotation. If instead the opponent whose lead it was makes it, that lead stands. Where nobody accepts,
Law 54, 55 or 56 has the lead made from the correct hand.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of, proviso, yes_no
from lawbook.law.provision import (
    Authorized,
    CardStands,
    ContinuesIn,
    MayWithdraw,
    PlayContinues,
    TurnToPlay,
    Unauthorized,
    What,
    WithdrawCard,
)
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table import PlayFault
from lawbook.table.seen.aftermath import Followed, followed
from lawbook.table.seen.sight import IrregularPlay, of_play
from lawbook.table.seen.spoken import told_his_turn


class Leader(Label):
    """Which lead was out of turn."""

    OPENING = "opening", "The opening lead"
    DEFENDER = "defender", "A later lead, by a defender"
    DECLARER = "declarer", "A later lead, by declarer from his hand or from dummy"
    LAST_TRICK = "last_trick", "The lead to the thirteenth trick"


class AfterDefender(Label):
    """What followed a defender's lead out of turn."""

    NOTHING = "nothing", "Nothing"
    ACCEPTED = "accepted", "Declarer accepted it"
    NEXT_HAND = "next_hand", "The next hand played"
    PROPER_LEAD = (
        "proper_lead",
        "An opponent led in turn",
    )
    PLAYED_ON = "played_on", "The right defender led, and declarer's side played"


class AfterDeclarer(Label):
    """What followed a lead out of turn by declarer, from either hand."""

    NOTHING = AfterDefender.NOTHING.value, AfterDefender.NOTHING.phrase
    ACCEPTED = "accepted", "A defender accepted it"
    NEXT_HAND = AfterDefender.NEXT_HAND.value, AfterDefender.NEXT_HAND.phrase
    PROPER_LEAD = AfterDefender.PROPER_LEAD.value, AfterDefender.PROPER_LEAD.phrase
    RIGHT_HAND = "right_hand", "The defender on the leading hand's right played"


@of_play
def _leader(play: IrregularPlay) -> Leader | None:
    if play.defends is None or play.matter.fault is not PlayFault.LEAD_OUT_OF_TURN:
        return None
    if play.matter.trick in ENDS:
        return ENDS[play.matter.trick]
    return Leader.DEFENDER if play.defends else Leader.DECLARER


ENDS = {1: Leader.OPENING, 13: Leader.LAST_TRICK}


@of_play
def _after_defender(play: IrregularPlay) -> AfterDefender | None:
    found = followed(play)
    return None if found is None else AFTER_A_DEFENDER.get(found)


AFTER_A_DEFENDER = {
    Followed.NOTHING: AfterDefender.NOTHING,
    Followed.ACCEPTED: AfterDefender.ACCEPTED,
    Followed.NEXT_HAND: AfterDefender.NEXT_HAND,
    Followed.PROPER_LEAD: AfterDefender.PROPER_LEAD,
    Followed.PLAYED_ON: AfterDefender.PLAYED_ON,
}


@of_play
def _after_declarer(play: IrregularPlay) -> AfterDeclarer | None:
    found = followed(play)
    return None if found is None else AFTER_DECLARERS[found]


AFTER_DECLARERS = {
    Followed.NOTHING: AfterDeclarer.NOTHING,
    Followed.ACCEPTED: AfterDeclarer.ACCEPTED,
    Followed.NEXT_HAND: AfterDeclarer.NEXT_HAND,
    Followed.RIGHT_HAND: AfterDeclarer.RIGHT_HAND,
    Followed.PROPER_LEAD: AfterDeclarer.PROPER_LEAD,
    Followed.PLAYED_ON: AfterDeclarer.NOTHING,
}


LEADER = one_of("wrong_lead", "Which lead was out of turn?", Leader, seen=_leader)
TOLD = proviso(
    "told_his_lead",
    "Had an opponent told him that it was his turn to lead?",
    "an opponent had told him that it was his turn to lead",
    "47E1",
    seen=of_play(told_his_turn),
)
AFTER_DEFENDER = one_of(
    "after_defenders_lead", "What has happened since?", AfterDefender, seen=_after_defender
)
AFTER_DECLARER = one_of(
    "after_declarers_lead", "What has happened since?", AfterDeclarer, seen=_after_declarer
)
LAST_BY_DEFENDER = yes_no(
    "last_lead_by_defender",
    "Was it a defender who led to the thirteenth trick?",
    seen=of_play(lambda play: play.defends),
)


@law("53", edition=2017, title="Lead out of turn accepted")
def lead_out_of_turn(case: Case) -> Provisions:
    leader = case[LEADER]
    if leader is Leader.OPENING:
        yield ContinuesIn(law="54", cite="54")
    elif leader is Leader.LAST_TRICK and case.edition >= 2017:
        yield WithdrawCard(seat=Role.OFFENDER, cite="53A", see=("47B",))
        yield TurnToPlay(seat=Role.PROPER_PLAYER, cite="53A")
    elif case.unless(TOLD):
        yield told_wrongly()
    else:
        yield from followed_up(case, declarer=by_declarer(case, leader))


@law("53", edition=2007, title="Lead out of turn accepted")
def lead_out_of_turn_2007(case: Case) -> Provisions:
    yield from as_then(lead_out_of_turn(case))


def by_declarer(case: Case, leader: Leader) -> bool:
    """In 2007 a lead to the thirteenth trick, too, could be accepted, and then it matters whose it was."""
    return not case[LAST_BY_DEFENDER] if leader is Leader.LAST_TRICK else leader is Leader.DECLARER


def told_wrongly() -> ContinuesIn:
    """An opponent brought it about, so that the lead goes back and costs nothing."""
    given = (("card_goes_back_because", "wrong_turn"), (TOLD.key, "yes"))
    return ContinuesIn(law="47", given=given, cite="47E1")


def followed_up(case: Case, *, declarer: bool) -> Provisions:
    since = case[AFTER_DECLARER] if declarer else case[AFTER_DEFENDER]
    if since.value == AfterDeclarer.NOTHING.value:
        after = AFTER_DECLARER if declarer else AFTER_DEFENDER
        given = ((after.key, since.value),)
        yield ContinuesIn(law="55" if declarer else "56", given=given, cite="53A")
    else:
        yield from not_taken_back(since)


def not_taken_back(since: AfterDefender | AfterDeclarer) -> Provisions:
    """What was said or played before the Director came has settled it."""
    match since:
        case AfterDefender.PROPER_LEAD | AfterDeclarer.PROPER_LEAD:
            yield from proper_lead_stands()
        case AfterDefender.PLAYED_ON:
            yield from gone_on()
        case AfterDeclarer.RIGHT_HAND:
            yield CardStands(seat=Role.OFFENDER, cite="53C")
            yield ContinuesIn(law="57", cite="53C")
        case AfterDefender.NEXT_HAND | AfterDeclarer.NEXT_HAND:
            yield from accepted("53A", "60A1", "60A2")
        case _:
            yield from accepted("53A")


def accepted(cite: str, *see: str) -> Provisions:
    yield CardStands(seat=Role.OFFENDER, cite=cite, see=see)
    yield PlayContinues(cite=cite)


def gone_on() -> Provisions:
    """Declarer's side let it pass before anybody called the Director; what it loses by that is for him to say."""
    yield PlayContinues(cite="11A")
    yield ContinuesIn(law="11", given=(("nonoffenders_acted", "yes"),), cite="11A", see=("81C5",))


def proper_lead_stands() -> Provisions:
    """What was played in error may go back without more, even from a defender's hand (47F1)."""
    yield CardStands(seat=Role.PROPER_PLAYER, cite="53B")
    yield MayWithdraw(seat=Role.PLAYED_IN_ERROR, cite="53B")
    yield from information_from_withdrawn()


def information_from_withdrawn() -> Provisions:
    """Who may use what a withdrawn card showed."""
    yield Authorized(what=What.WITHDRAWN_ACTIONS, to=Role.NON_OFFENDING_SIDE, cite="16C1")
    yield Unauthorized(what=What.WITHDRAWN_ACTIONS, to=Role.OFFENDING_SIDE, cite="16C2")
