"""The play begins: the opening lead, the questions before it is faced, and the laying out of dummy.

The lead lies face down until leader's partner and the presumed declarer have asked what they want to
know. Once it is faced there is no way back. Then the calls are restated only at a first turn to play;
what they mean may be asked to the end, each at his own turn, and the contract always.
"""

from lawbook.bridge import Card
from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, Fact, Moment, Source, one_of
from lawbook.law.laws.law_20 import ASKER, FIRST_TURN, PARTNERS, TURN
from lawbook.law.provision import (
    Act,
    CardStands,
    ContinuesIn,
    Form,
    MayAdjust,
    NoPenaltyCard,
    Permitted,
    PlayPeriodBegins,
    Prohibited,
    Reason,
    Required,
    ScoreStands,
    SpreadHand,
    TurnToPlay,
    Verb,
    WithdrawCard,
)
from lawbook.law.redress import by_12
from lawbook.law.role import Role
from lawbook.table import PlayFault
from lawbook.table.seen.asking import Asker
from lawbook.table.seen.card_played import face_down_changed
from lawbook.table.seen.sight import IrregularPlay, of_play


class Start(Label):
    """What has come up as the play begins."""

    LEAD = "lead", "The auction has ended, and somebody has to lead"
    TAKEN_BACK = "taken_back", "A lead lies face down, and is to be taken back"
    QUESTION = "question", "Somebody asks about the auction before the opening lead is faced"
    FACED = "faced", "The opening lead is faced, by the right defender"
    REVIEW = "review", "After the lead was faced a player wants the calls restated"
    MEANING = "meaning", "After the lead was faced a player asks what the opponents' calls or cards mean"
    CONTRACT = "contract", "After the lead was faced a player asks what the contract is"
    LAYOUT = "layout", "Dummy's cards were not laid out so that all could see them"


class TakenBack(Label):
    """Why a lead that lies face down is to be taken back."""

    WRONG_PLAYER = "wrong_player", "It was not his turn to lead"
    MISINFORMED = "misinformed", "He led on a mistaken explanation by an opponent"
    OWN_WISH = "own_wish", "He would rather lead another card"


class Questioner(Label):
    """Who asks before the lead is faced."""

    LEADER = "leader", "The opening leader, who has not led yet"
    LEADERS_PARTNER = "leaders_partner", "The opening leader's partner, after the lead was made face down"
    DECLARER = "declarer", "The presumed declarer"
    DUMMY = "dummy", "The presumed dummy"


class Harmed(Label):
    """Who played worse because a card of dummy's was not to be seen."""

    DEFENDERS = "defenders", "The defenders"
    DECLARER = "declarer", "Declarer"
    NOBODY = "nobody", "Nobody"


def _face_down(play: IrregularPlay) -> bool:
    """Whether it is an opening lead by the wrong defender, still face down, that is looked at."""
    return play.matter.fault is PlayFault.FACE_DOWN


def _taken_back(play: IrregularPlay) -> Start | None:
    """Whether an opening lead that lies face down is to go back, or has been taken back."""
    return Start.TAKEN_BACK if face_down_changed(play) or _face_down(play) else None


START = one_of(
    "start_of_play",
    "What has come up about the start of the play?",
    Start,
    seen=of_play(_taken_back),
)
TAKEN_BACK = one_of(
    "lead_taken_back_because",
    "Why is the lead to be taken back?",
    TakenBack,
    seen=of_play(lambda play: TakenBack.WRONG_PLAYER if _face_down(play) else None),
)
LEAD: Detail[Card] = Detail("opening_lead_changed", of_play(lambda play: play.matter.card))
QUESTIONER = one_of("asks_before_lead_faced", "Who asks?", Questioner)
HARMED: Fact[Harmed] = one_of(
    "harmed_by_layout",
    "Who played worse because dummy's cards could not all be seen?",
    Harmed,
    source=Source.JUDGEMENT,
    moment=Moment.END_OF_PLAY,
    aid="equity",
)


@law("41", edition=2017, title="Commencement of play")
def commencement_of_play(case: Case) -> Provisions:
    match case[START]:
        case Start.LEAD:
            yield from opening_lead(case)
        case Start.TAKEN_BACK:
            yield from taken_back(case)
        case Start.QUESTION:
            yield from before_faced(case)
        case Start.FACED:
            yield PlayPeriodBegins(cite="41C")
            yield SpreadHand(seat=Role.DUMMY, cite="41C")
            yield laid_out()
        case Start.REVIEW:
            yield from review(case)
        case Start.MEANING:
            yield from meaning(case)
        case Start.CONTRACT:
            yield from contract(case)
        case Start.LAYOUT:
            yield from layout(case)


def opening_lead(case: Case) -> Provisions:
    act = Act.LEAD_FACE_UP if case.setting("opening_lead") == "face_up" else Act.LEAD_FACE_DOWN
    yield TurnToPlay(seat=Role.OPENING_LEADER, cite="41A")
    yield Required(who=Role.OPENING_LEADER, act=act, verb=Verb.DOES, cite="41A")
    for who in (Role.LEADERS_PARTNER, Role.PRESUMED_DECLARER):
        yield Permitted(who=who, act=Act.HEAR_ALL_CALLS, cite="41B")


def taken_back(case: Case) -> Provisions:
    """Only after an irregularity, and on the Director's instruction; a card face down was never exposed."""
    why = case[TAKEN_BACK]
    if why is TakenBack.OWN_WISH:
        yield CardStands(seat=Role.OFFENDER, card=case.known(LEAD), cite="41A")
        return
    yield WithdrawCard(
        seat=Role.OFFENDER, cite="41A", see=("47E2(a)",) if why is TakenBack.MISINFORMED else ()
    )
    yield NoPenaltyCard(seat=Role.OFFENDER, cite="41A")
    yield TurnToPlay(seat=Role.OPENING_LEADER, cite="41A")


def before_faced(case: Case) -> Provisions:
    match case[QUESTIONER]:
        case Questioner.LEADER:
            yield Permitted(who=Role.OPENING_LEADER, act=Act.ASK_MEANING, cite="20F2")
        case Questioner.LEADERS_PARTNER:
            yield from may_ask(Role.LEADERS_PARTNER)
        case Questioner.DECLARER:
            yield from may_ask(Role.PRESUMED_DECLARER)
        case Questioner.DUMMY:
            yield Prohibited(who=Role.PRESUMED_DUMMY, act=Act.ASK_MEANING, verb=Verb.DOES_NOT, cite="41B")


def may_ask(who: Role) -> Provisions:
    yield Permitted(who=who, act=Act.HEAR_ALL_CALLS, cite="41B")
    yield Permitted(who=who, act=Act.ASK_MEANING, cite="41B", see=("20F2", "20F3"))


def review(case: Case) -> Provisions:
    """Declarer's first turn is dummy's to the first trick, unless he let a lead out of turn stand."""
    if case[ASKER] is not Asker.DUMMY and case[FIRST_TURN]:
        yield Permitted(who=Role.ASKER, act=Act.HEAR_ALL_CALLS, cite="41B", see=("20C2",))
    else:
        yield Prohibited(
            who=Role.ASKER, act=Act.HEAR_ALL_CALLS, verb=Verb.DOES_NOT, cite="41B", see=("20C2",)
        )


def meaning(case: Case) -> Provisions:
    asker = case[ASKER]
    act = Act.ASK_CARDING if asker is Asker.DECLARER else Act.ASK_MEANING
    if asker is Asker.DUMMY or not case[TURN]:
        yield Prohibited(who=Role.ASKER, act=act, verb=Verb.DOES_NOT, cite="41B")
        return
    yield Permitted(who=Role.ASKER, act=act, cite="41B", see=("20F2",))
    if asker is Asker.DEFENDER:
        yield ContinuesIn(law="16", given=PARTNERS, cite="41B", see=("16B1",))


def contract(case: Case) -> Provisions:
    """He hears whether it was doubled, but not by whom."""
    if case[ASKER] is Asker.DUMMY or not case[TURN]:
        yield Prohibited(who=Role.ASKER, act=Act.HEAR_CONTRACT, verb=Verb.DOES_NOT, cite="41C")
    else:
        yield Permitted(who=Role.ASKER, act=Act.HEAR_CONTRACT, cite="41C")


def laid_out() -> Required:
    return Required(who=Role.DUMMY, act=Act.ARRANGE_DUMMY, verb=Verb.DOES, cite="41D")


def layout(case: Case) -> Provisions:
    """No clause tells what a hidden card costs; the defenders may have redress, and declarer's side has none."""
    yield laid_out()
    match case[HARMED]:
        case Harmed.DEFENDERS:
            yield MayAdjust(form=Form.EITHER, because=Reason.NO_RECTIFICATION, cite="12A1", see=("41D",))
            yield by_12("12A1")
        case Harmed.DECLARER | Harmed.NOBODY:
            yield ScoreStands(cite="41D", see=("12B1",))
