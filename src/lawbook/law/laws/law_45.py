"""When a card is played, and what becomes of one that was not meant to be.

A defender's card is played once his partner could see its face in his hand; declarer's once it is held as
a played card is; dummy's once declarer names it, or touches it to play it. A slip of the tongue is mended
until declarer plays again; a card that dummy moved by himself until both sides have played to the next
trick. A fifth card of a defender becomes a penalty card; declarer's goes back.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, Fact, Moment, Source, judge, one_of, yes_no
from lawbook.law.laws.law_12 import DAMAGED
from lawbook.law.offence import OFFENDER, WHAT_HE_PLAYED
from lawbook.law.provision import (
    Act,
    Authorized,
    CardNotPlayed,
    CardStands,
    ContinuesIn,
    MayWithdraw,
    MustPlay,
    NoFurtherRectification,
    NoTransfer,
    Penalize,
    Permitted,
    PickUpCard,
    PlayContinues,
    Plays,
    Prohibited,
    Reason,
    Required,
    ScoreStands,
    Strength,
    TrickStands,
    Unauthorized,
    Verb,
    What,
    WhyNoTransfer,
    WithdrawCard,
)
from lawbook.law.redress import assigned
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.law.wrong_card import (
    AFTER_RHO,
    BOTH_ON,
    CHANGES,
    FOLLOWED,
    LHOS_CARDS,
    MEANT_CARD,
    NONE_NAMED,
    REVOKE,
    RHOS_CARD,
    WRONG_CARD,
    Changed,
    RevokeMade,
)
from lawbook.table import Besides
from lawbook.table.seen.card_played import How, declarer_played_since, how
from lawbook.table.seen.dummy import Deed, deed, touched_by_declarer, touched_card
from lawbook.table.seen.fifth_card import had_played_to_trick, may_be_led
from lawbook.table.seen.sight import IrregularAct, IrregularPlay, View, of_play


class Held(Label):
    """What declarer did with the card that he brought forward."""

    AT_TABLE = "at_table", "He held it face up, touching the table or nearly touching it"
    KEPT = "kept", "He kept it where it showed that it had been played"
    DRAWN_BACK = "drawn_back", "He drew it back in the same movement"
    DROPPED = "dropped", "It fell from his hand"


class Slip(Label):
    """Why declarer named a card of dummy's that he now wants to change."""

    TONGUE = "tongue", "A slip of the tongue: he never meant to name that card"
    MIND = "mind", "His attention had lapsed, or he has thought better of it"


def _how(view: View) -> How | None:
    if isinstance(view, IrregularAct) and view.matter.what is Besides.HELD:
        return How.DEFENDER_HELD if view.defends else How.DECLARER_HELD
    if touched_by_declarer(view):
        return How.TOUCHED
    if deed(view) is Deed.INDICATED:
        return How.DUMMY_INDICATED
    return how(view) if isinstance(view, IrregularPlay) else None


@of_play
def _defenders(play: IrregularPlay) -> bool | None:
    return play.defends


HOW = one_of("played_how", "What happened to the card?", How, seen=_how)
PLAYED_ALREADY = yes_no(
    "had_played_to_trick",
    "Had he already made a legal play to this trick?",
    seen=had_played_to_trick,
)
HELD = one_of(
    "declarer_held_card",
    "What did declarer do with it?",
    Held,
    seen=lambda view: Held.AT_TABLE if _how(view) is How.DECLARER_HELD else None,
)
TO_PLAY_IT = yes_no(
    "touched_to_play_it",
    "Did he touch it on purpose, and not just to arrange the cards or to reach one next to it?",
)
TOUCHED_CARD = Detail("touched_card", touched_card)
PLAYED_SINCE = yes_no(
    "declarer_played_since",
    "Has declarer played another card since, from his own hand or from dummy?",
    seen=of_play(declarer_played_since),
)
SLIP: Fact[Slip] = one_of(
    "why_named", "How did declarer come to name that card?", Slip, source=Source.JUDGEMENT
)
DEFENDERS_CARD = yes_no("card_is_defenders", "Is it a defender's card?", seen=_defenders)
LED = judge(
    "fifth_card_led", "Was the fifth card led, rather than just put on the trick?", seen=of_play(may_be_led)
)
AT_ONCE = judge("card_changed_without_pause", "Did he change the card, or try to, without pause for thought?")
SELF_CORRECTED = judge(
    "designation_changed_at_once",
    "Did he name it by a slip, and change it without pause for thought before his partner had played a card?",
)
SUGGESTED = judge(
    "dummy_suggested_play", "Did dummy suggest a play to declarer by this?", moment=Moment.END_OF_PLAY
)


@law("45", edition=2017, title="Card played")
def card_played(case: Case) -> Provisions:
    match case[HOW]:
        case How.FROM_HAND:
            yield Required(
                who=Role.HAND_TO_PLAY, act=Act.PLAY_FACE_UP, verb=Verb.DOES, cite="45A", see=("41A",)
            )
        case How.FROM_DUMMY:
            yield Required(
                who=Role.DECLARER, act=Act.NAME_DUMMYS_CARD, verb=Verb.DOES, cite="45B", see=("46A",)
            )
            yield Permitted(who=Role.DECLARER, act=Act.TAKE_DUMMYS_CARD, cite="45B")
        case How.DUMMY_MISPLACED:
            yield from misplaced_too_late(case) if case[BOTH_ON] else misplaced_in_time(case)
        case How.FIFTH:
            yield from fifth_card(case)
        case How.DUMMY_INDICATED:
            yield from indicated(case)
        case How.TURNED_EARLY:
            yield Prohibited(
                who=Role.EVERYBODY, act=Act.TURN_CARD_EARLY, verb=Verb.SHOULD_NOT, cite="45G", see=("66A",)
            )
            yield Penalize(strength=Strength.SHOULD, cite="45G", see=("90A",))
        case how:
            yield from deemed_played(case, how)


@law("45", edition=2007, title="Card played")
def card_played_2007(case: Case) -> Provisions:
    yield from as_then(card_played(case))


def deemed_played(case: Case, how: How) -> Provisions:
    match how:
        case How.DEFENDER_HELD:
            yield from held_by_defender(case)
        case How.DECLARER_HELD:
            yield from held_by_declarer(case)
        case How.TOUCHED:
            card, stands = case.known(TOUCHED_CARD), case[TO_PLAY_IT]
            yield (CardStands if stands else CardNotPlayed)(seat=Role.DUMMY, card=card, cite="45C3")
        case How.SLIP:
            yield from slip(case)
        case How.PENALTY_CARD:
            yield ContinuesIn(law="50", cite="45C5")
        case _:
            yield from named(case)


def named(case: Case) -> Provisions:
    """In 2007 any player could mend a slip in naming his card; since then only declarer can, of a card of dummy's."""
    if case.edition < 2017 and case[SELF_CORRECTED]:
        yield WithdrawCard(seat=Role.HAND_TO_PLAY, cite="45C4(b)", see=("47C",))
        yield MayWithdraw(seat=Role.NON_OFFENDING_SIDE, cite="45C4(b)", see=("47D",))
        yield NoFurtherRectification(cite="47C")
    else:
        yield CardStands(seat=Role.HAND_TO_PLAY, cite="45C4(a)", see=("47",))


def held_by_defender(case: Case) -> Provisions:
    """Whether his partner did see it makes no difference."""
    if case[PLAYED_ALREADY]:
        yield from fifth_of_defender(case, "45C1")
    else:
        yield CardStands(seat=case.known(OFFENDER, Role.DEFENDER), cite="45C1")


def held_by_declarer(case: Case) -> Provisions:
    held = case[HELD]
    if held is Held.AT_TABLE:
        yield CardStands(seat=Role.DECLARER, cite="45C2(a)")
    elif held is Held.KEPT:
        yield CardStands(seat=Role.DECLARER, cite="45C2(b)")
    else:
        yield CardNotPlayed(seat=Role.DECLARER, cite="45C2")
        yield PickUpCard(seat=Role.DECLARER, cite="48A")


def slip(case: Case) -> Provisions:
    wrong = case.known(WRONG_CARD)
    if case[PLAYED_SINCE]:
        yield CardStands(seat=Role.DUMMY, card=wrong, cite="45C4(b)")
    elif case[SLIP] is Slip.MIND:
        yield CardStands(seat=Role.DUMMY, card=wrong, cite="45C4(a)", see=("45C4(b)",))
    elif case.edition < 2017 and not case[AT_ONCE]:
        yield CardStands(seat=Role.DUMMY, card=wrong, cite="45C4(b)")
    else:
        yield WithdrawCard(seat=Role.DUMMY, card=wrong, cite="45C4(b)", see=("47C",))
        yield dummy_plays(case, Plays.MEANT_BY_DECLARER, "45C4(b)")
        if case[FOLLOWED]:
            yield from may_change(case, "45C4(b)")


def dummy_plays(case: Case, cards: Plays, cite: str) -> MustPlay:
    return MustPlay(seat=Role.DUMMY, cards=cards, card=case.known(MEANT_CARD), cite=cite)


def misplaced_in_time(case: Case) -> Provisions:
    yield WithdrawCard(seat=Role.DUMMY, card=case.known(WRONG_CARD), cite="45D1")
    none_named = case.known(NONE_NAMED)
    yield dummy_plays(case, Plays.NAMED_NOW if none_named else Plays.NAMED_BY_DECLARER, "45D1")
    if not case[FOLLOWED]:
        return
    yield from may_change(case, "45D1")
    if case[CHANGES] is Changed.KEEPS:
        yield CardStands(seat=Role.DECLARERS_RHO, cite="45D1")
    elif case[AFTER_RHO]:
        yield MayWithdraw(seat=Role.DECLARER, cite="45D1")


def may_change(case: Case, cite: str) -> Provisions:
    """A defender who played to the wrong card may change his own; only his side may use what is withdrawn."""
    yield MayWithdraw(seat=Role.DECLARERS_RHO, card=case.known(RHOS_CARD), cite=cite, see=("47D",))
    for seat, card in case.known(LHOS_CARDS, ()):
        yield MayWithdraw(seat=seat, card=card, cite=cite, see=("47D",))
    yield Authorized(what=What.WITHDRAWN_ACTIONS, to=Role.DEFENDERS, cite="16C1")
    yield Unauthorized(what=What.WITHDRAWN_ACTIONS, to=Role.DECLARING_SIDE, cite="16C2")


def misplaced_too_late(case: Case) -> Provisions:
    """2007 has no clause for it: what has become of the trick stands, and a revoke by it is one like any other."""
    yield TrickStands(cite="45D2")
    yield PlayContinues(cite="45D2")
    match case[REVOKE]:
        case RevokeMade.OF_A_FOLLOWER:
            yield ContinuesIn(law="64", cite="45D2", see=("64A", "64B7", "64C"))
        case RevokeMade.OF_DUMMY:
            yield NoTransfer(why=WhyNoTransfer.DUMMY, cite="64B3", see=("45D2",))
            yield ContinuesIn(law="64", cite="45D2", see=("64C",))
        case RevokeMade.NONE:
            pass


def fifth_card(case: Case) -> Provisions:
    if case[DEFENDERS_CARD]:
        yield from fifth_of_defender(case, "45E1")
    elif case[LED]:
        yield ContinuesIn(law="55", cite="45E2")
    else:
        yield WithdrawCard(seat=Role.OFFENDER, cite="45E2")
        yield NoFurtherRectification(cite="45E2")


def fifth_of_defender(case: Case, cite: str) -> Provisions:
    if case[LED]:
        yield ContinuesIn(law="56", cite="45E1", see=("53",))
    else:
        seat, card = case.known(OFFENDER, Role.DEFENDER), case.known(WHAT_HE_PLAYED)
        yield CardNotPlayed(seat=seat, card=card, cite=cite)
        yield ContinuesIn(law="50", cite="45E1", see=("50B",))


def indicated(case: Case) -> Provisions:
    yield Prohibited(who=Role.DUMMY, act=Act.INDICATE_CARD, verb=Verb.MAY_NOT, cite="45F")
    yield Required(who=Role.EVERYBODY, act=Act.CALL_DIRECTOR, verb=Verb.SHOULD, cite="45F")
    yield PlayContinues(cite="45F")
    if case[SUGGESTED] and case[DAMAGED]:
        yield from assigned(Reason.DUMMY_SUGGESTED, "45F")
    else:
        yield ScoreStands(cite="45F")
