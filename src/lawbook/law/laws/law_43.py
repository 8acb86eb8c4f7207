"""What dummy may not do in the play, and what it costs.

He calls no Director on his own, draws no attention, and keeps out of the play. If he exchanges hands with
declarer, leaves his seat to watch him, or looks at a defender's card, he loses rights for the board: his
warning lets a defender choose whence declarer leads, his question makes declarer's revoke count as
established, and a defender's irregularity that he is the first to point out is looked at after play only.

In 2007 he lost nothing by a card that a defender showed him, and what the defenders gained was put right for both sides.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Moment, choose, judge, one_of, proviso, yes_no
from lawbook.law.laws.law_09 import DRAWN
from lawbook.law.provision import (
    Act,
    Adjust,
    ContinuesIn,
    Enforce,
    ExplainOptions,
    Form,
    KeepsScore,
    LosesDummyRights,
    MustPlay,
    Penalize,
    Permitted,
    PlayContinues,
    Plays,
    Prohibited,
    Reason,
    Required,
    RightsKept,
    ScoreStands,
    Strength,
    Verb,
    WithdrawCard,
)
from lawbook.law.redress import assigned, by_12
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table.seen.dummy import Deed, deed, had_none, lost_rights, pointed_at_defender, was_first
from lawbook.table.seen.sight import View


class Did(Label):
    """What dummy has done, or a defender with him."""

    CALLED_DIRECTOR = "called_director", "He called the Director during the play"
    DREW_ATTENTION = "drew_attention", "He drew attention to an irregularity during the play"
    TOOK_PART = "took_part", "He took part in the play, or told declarer something about it"
    EXCHANGED = "exchanged", "He exchanged hands with declarer"
    LEFT_SEAT = "left_seat", "He left his seat to watch declarer play"
    LOOKED = "looked", "He looked at the face of a defender's card"
    WAS_SHOWN = "was_shown", "A defender showed him his hand"
    WARNED = (
        "warned",
        "He warned declarer, who was about to lead from the wrong hand, or prevented something else",
    )
    ASKED = "asked", "He asked declarer, who did not follow suit from his own hand, whether he had none"


class Whose(Label):
    """Whose irregularity dummy was the first to point out."""

    DEFENDERS = "defenders", "A defender's"
    OTHER = "other", "Another one"


class Hand(Label):
    """The hands that a defender may choose from."""

    OWN = "own", "A defender has him lead from his own hand"
    DUMMY = "dummy", "A defender has him lead from dummy"


def _did(view: View) -> Did | None:
    did = deed(view)
    return None if did is None else DEEDS.get(did)


def _whose(view: View) -> Whose | None:
    defenders = pointed_at_defender(view)
    return None if defenders is None else Whose.DEFENDERS if defenders else Whose.OTHER


def _wrong_hand(view: View) -> bool | None:
    return True if deed(view) is Deed.PREVENTS else None


def _revoked(view: View) -> bool | None:
    none = had_none(view)
    return None if none is None else not none


DEEDS = {
    Deed.POINTS_OUT: Did.DREW_ATTENTION,
    Deed.PREVENTS: Did.WARNED,
    Deed.ASKS: Did.ASKED,
    Deed.CALLED_DIRECTOR: Did.CALLED_DIRECTOR,
    Deed.TOOK_PART: Did.TOOK_PART,
    Deed.LOOKED: Did.LOOKED,
}
DID = one_of("dummy_went_too_far", "What has dummy done?", Did, seen=_did)
LOOKED_THEN = yes_no("dummy_looked_at_it", "Did dummy look at it?")
RIGHTS_LOST = proviso(
    "dummy_lost_rights",
    "Has dummy, on this board, exchanged hands with declarer, left his seat to watch him play, or looked at a"
    " defender's card?",
    "dummy has, on this board, exchanged hands with declarer, left his seat to watch him play, or looked at a"
    " defender's card",
    "43A2",
    seen=lost_rights,
)
FIRST = yes_no("dummy_was_first", "Was dummy the first to draw attention to it?", seen=was_first)
WHOSE = one_of("irregularity_pointed_out", "Whose irregularity did he point out?", Whose, seen=_whose)
WRONG_HAND = yes_no(
    "warned_of_wrong_hand",
    "Did he warn declarer that he was about to lead from the wrong hand?",
    seen=_wrong_hand,
)
OF_DECLARER = yes_no("warned_declarer", "Was it declarer who was about to commit it?", seen=_wrong_hand)
HAND = choose("defender_chooses_hand", "From which hand does declarer lead?", Hand, by=Role.DEFENDERS)
REVOKED = yes_no(
    "question_shows_revoke", "Has declarer a card of the suit led, so that he has revoked?", seen=_revoked
)
PROFITED = judge(
    "defenders_profited",
    "Did the defenders gain by the irregularity?",
    moment=Moment.END_OF_PLAY,
    aid="equity",
)

RIGHTS_GO = {
    Did.EXCHANGED: (Act.EXCHANGE_HANDS, "43A2(a)"),
    Did.LEFT_SEAT: (Act.WATCH_DECLARER, "43A2(b)"),
    Did.LOOKED: (Act.LOOK_AT_DEFENDERS_CARDS, "43A2(c)"),
}


TITLE = "Dummy's limitations"


@law("43", edition=2017, title=TITLE)
def dummys_limitations(case: Case) -> Provisions:
    match case[DID]:
        case Did.CALLED_DIRECTOR:
            yield from director_called(case)
        case Did.DREW_ATTENTION:
            yield from attention_drawn(case)
        case Did.TOOK_PART:
            verb = Verb.MUST_NOT if case.edition >= 2017 else Verb.MAY_NOT
            yield from too_far(Act.TAKE_PART, "43A1(c)", verb)
            yield ContinuesIn(
                law="45", given=(("played_how", "dummy_indicated"),), cite="43A1(c)", see=("45F",)
            )
            yield ContinuesIn(law="16", given=(("information_from", "partner"),), cite="43A1(c)")
        case Did.WAS_SHOWN:
            yield from hand_shown(case)
        case Did.WARNED:
            yield from warned(case)
        case Did.ASKED:
            yield from asked(case)
        case breach:
            act, cite = RIGHTS_GO[breach]
            yield from too_far(act, cite)
            yield rights_lost(cite)


@law("43", edition=2007, title=TITLE)
def dummys_limitations_2007(case: Case) -> Provisions:
    yield from as_then(dummys_limitations(case))


def too_far(act: Act, cite: str, verb: Verb = Verb.MAY_NOT) -> Provisions:
    yield Prohibited(who=Role.DUMMY, act=act, verb=verb, cite=cite)
    yield Penalize(to=Role.DUMMY, strength=Strength.LIABLE, cite="43B1", see=("90A", cite))


def rights_lost(cite: str) -> LosesDummyRights:
    return LosesDummyRights(seat=Role.DUMMY, cite=cite, see=("43B2", "43B3"))


def director_called(case: Case) -> Provisions:
    if case[DRAWN]:
        yield Permitted(who=Role.DUMMY, act=Act.CALL_DIRECTOR, cite="43A1(a)", see=("9B1(b)",))
    else:
        yield from too_far(Act.CALL_DIRECTOR, "43A1(a)")


def hand_shown(case: Case) -> Provisions:
    """The fault is the defender's; dummy's begins when he looks, whoever's idea it was: since 2017."""
    if case.edition < 2017:
        yield RightsKept(to=Role.DUMMY, cite="43A2(c)", see=("42B2",))
        return
    yield Prohibited(who=Role.DEFENDERS, act=Act.SHOW_DUMMY_HIS_HAND, verb=Verb.MAY_NOT, cite="43A3")
    if case[LOOKED_THEN]:
        yield from too_far(Act.LOOK_AT_DEFENDERS_CARDS, "43A2(c)")
        yield rights_lost("43A2(c)")


def attention_drawn(case: Case) -> Provisions:
    """What he pointed out is rectified all the same, save a defender's irregularity once his rights are gone."""
    yield from too_far(Act.DRAW_ATTENTION, "43A1(b)")
    if case.unless(RIGHTS_LOST) and case[WHOSE] is Whose.DEFENDERS and case[FIRST]:
        yield from as_if_nothing_had_happened(case)
        return
    yield Enforce(cite="81C3", see=("43A1(b)",))
    yield ContinuesIn(
        law="12", given=(("adjustment_ground", "no_rectification"),), cite="12A1", see=("43A1(b)",)
    )


def as_if_nothing_had_happened(case: Case) -> Provisions:
    yield PlayContinues(cite="43B3")
    if not case[PROFITED]:
        yield ScoreStands(cite="43B3")
    elif case.edition < 2017:
        yield from assigned(Reason.DAMAGE, "43B3", "12B1")
    else:
        yield Adjust(form=Form.ASSIGNED, to=Role.DEFENDERS, because=Reason.DAMAGE, cite="43B3", see=("12B1",))
        yield KeepsScore(to=Role.DECLARING_SIDE, cite="43B3")
        yield by_12("43B3")


def warned(case: Case) -> Provisions:
    if case.edition < 2017 and not case[OF_DECLARER]:
        yield from too_far(Act.PREVENT, "43A1(c)")
        return
    if not (case.unless(RIGHTS_LOST) and case[WRONG_HAND]):
        yield Permitted(who=Role.DUMMY, act=Act.PREVENT, cite="42B2", see=("9A3",))
        return
    yield ExplainOptions(to=Role.DEFENDERS, cite="10C1")
    yield Permitted(who=Role.DEFENDERS, act=Act.CHOOSE_HAND_TO_LEAD, cite="43B2(a)")
    act = Act.LEAD_FROM_OWN_HAND if case[HAND] is Hand.OWN else Act.LEAD_FROM_DUMMY
    yield Required(who=Role.DECLARER, act=act, verb=Verb.SHALL, cite="43B2(a)")


def asked(case: Case) -> Provisions:
    """A revoke that he saves declarer from is put right, and paid for as if it had been established."""
    lost = case.unless(RIGHTS_LOST) and case[FIRST]
    if not lost:
        yield Permitted(who=Role.DUMMY, act=Act.ASK_DECLARER_HAVING_NONE, cite="42B1")
    if not case[REVOKED]:
        yield PlayContinues(cite="42B1")
    elif lost:
        yield WithdrawCard(seat=Role.DECLARER, cite="43B2(b)")
        yield MustPlay(seat=Role.DECLARER, cards=Plays.LEGAL_CARD, cite="43B2(b)")
        yield ContinuesIn(law="64", cite="43B2(b)", see=("64A",))
    else:
        yield ContinuesIn(law="62", cite="62A")
