"""A revoke that is noticed before it is established has to be put right.

The card goes back and a legal one is played; a defender's becomes a penalty card, any other costs nothing.
Whoever has played after it on the other side may change his card, and then the next player of the offending
side may change his. Two exceptions are put right although they are established: a revoke on the twelfth trick,
and revokes of both sides on one trick.
"""

from lawbook.bridge import Card
from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, choose, one_of, yes_no
from lawbook.law.laws.law_50 import major_card
from lawbook.law.laws.law_63 import BOTH_ON_TRICK, SINCE, Since, established, no_longer_corrected
from lawbook.law.laws.law_64 import TWELFTH, redress
from lawbook.law.provision import (
    Authorized,
    CardStands,
    ContinuesIn,
    CorrectTrick,
    ExplainOptions,
    MayWithdraw,
    MustPlay,
    NoFurtherRectification,
    NoTransfer,
    PenaltyCard,
    PenaltyRank,
    PlayContinues,
    Plays,
    TrickStands,
    Unauthorized,
    What,
    WhyNoTransfer,
    WithdrawCard,
)
from lawbook.law.role import Role, Who
from lawbook.law.same import as_then
from lawbook.table.seen.notice import next_deal_called_first, round_over_first
from lawbook.table.seen.played_since import (
    card_instead,
    only_card_since,
    others_card,
    others_changed,
    others_played_after,
    partner_changed,
    partner_played_after,
    partner_was_to_come,
    partners_card,
)
from lawbook.table.seen.revoke import defenders_revokes, lay_face_up
from lawbook.table.seen.sight import IrregularPlay, View, of_play, record_of


class Hand(Label):
    """The hand from which the card of the revoke came."""

    DEFENDER = "defender", "A defender's, not face up before"
    FACED = "faced", "A defender's, already face up"
    DECLARING = "declaring", "Declarer's or dummy's"


class Choice(Label):
    """What somebody does who may change his card."""

    CHANGE = "change", "He takes it back and plays another"
    KEEP = "keep", "He leaves it"


@of_play
def _hand(play: IrregularPlay) -> Hand | None:
    if not play.defends:
        return None if play.defends is None else Hand.DECLARING
    return Hand.FACED if lay_face_up(play) else Hand.DEFENDER


def _choice(*, changed: bool | None) -> Choice | None:
    return None if changed is None else Choice.CHANGE if changed else Choice.KEEP


def _returned(view: View) -> bool | None:
    """They are in the players' hands as long as the thirteenth trick is not complete, and not when the next board is."""
    table = record_of(view)
    moved_on = isinstance(view, IrregularPlay) and (next_deal_called_first(view) or round_over_first(view))
    if table.hands_returned or moved_on:
        return True
    return False if table.playing is not None and not table.playing.over else None


HAND = one_of("revoke_card_from", "Whose was the revoke card?", Hand, seen=_hand)
PLAYED_AFTER = yes_no(
    "played_after_revoke",
    "Had the other side played on before attention was drawn to it?",
    seen=of_play(others_played_after),
)
OTHERS = choose(
    "other_side_changes",
    "What does the player do who played after the revoke?",
    Choice,
    by=Role.PLAYED_SINCE,
    seen=of_play(lambda play: _choice(changed=others_changed(play))),
)
OTHERS_CARD: Detail[tuple[Who, Card | None]] = Detail("other_sides_card", of_play(others_card))
CARD_SINCE: Detail[Card] = Detail("card_played_since", of_play(only_card_since))
PARTNER_PLAYED = yes_no(
    "partner_played_after",
    "Has the offender's partner played to the trick after the card that was changed?",
    seen=of_play(partner_played_after),
)
PARTNER = choose(
    "revokers_partner_changes",
    "What does the offender's partner do?",
    Choice,
    by=Role.OFFENDERS_PARTNER,
    seen=of_play(lambda play: _choice(changed=partner_changed(play))),
)
PARTNERS_CARD: Detail[Card] = Detail("partners_card", of_play(partners_card))
REVOKED: Detail[tuple[tuple[Who, Card | None], ...]] = Detail("defenders_revokes", of_play(defenders_revokes))
RETURNED = yes_no("hands_returned", "Have all four hands gone back into the board?", seen=_returned)
CARD_INSTEAD: Detail[Card] = Detail("card_instead", of_play(card_instead))
EARLY = yes_no(
    "twelfth_before_partner",
    "Did a defender revoke, before it was his partner's turn to play to this trick?",
    seen=of_play(partner_was_to_come),
)


@law("62", edition=2017, title="Correction of a revoke")
def correction(case: Case) -> Provisions:
    if case[TWELFTH]:
        yield from twelfth_trick(case)
    elif not established(case):
        yield from before_establishment(case)
    elif case.edition >= 2017 and case[BOTH_ON_TRICK]:
        yield from both_corrected(case)
    else:
        yield from no_longer_corrected(case)


@law("62", edition=2007, title="Correction of a revoke")
def correction_2007(case: Case) -> Provisions:
    yield from as_then(correction(case))


def before_establishment(case: Case) -> Provisions:
    yield from put_right(Role.OFFENDER, "62A")
    yield NoTransfer(why=WhyNoTransfer.NOT_ESTABLISHED, cite="62A", see=("64A",))
    yield Authorized(what=What.WITHDRAWN_ACTIONS, to=Role.NON_OFFENDING_SIDE, cite="16C1")
    yield Unauthorized(what=What.WITHDRAWN_ACTIONS, to=Role.OFFENDING_SIDE, cite="16C2")
    if case[HAND] is Hand.DEFENDER:
        yield from major_card("62B1")
    else:
        yield NoFurtherRectification(cite="62B2")
    yield from later_cards(case)
    if case[SINCE] is not Since.DISPUTES:  # else the claim is adjudicated when this has been put right
        yield PlayContinues(cite="62A")


def put_right(seat: Who, cite: str) -> Provisions:
    yield WithdrawCard(seat=seat, cite=cite)
    yield MustPlay(seat=seat, cards=Plays.LEGAL_CARD, cite=cite)


def later_cards(case: Case) -> Provisions:
    """The other side may change what it played since; only if it does may the offender's partner change his."""
    if not case[PLAYED_AFTER]:
        return
    yield ExplainOptions(to=Role.PLAYED_SINCE, cite="10C1")
    yield MayWithdraw(seat=Role.PLAYED_SINCE, card=case.known(CARD_SINCE), cite="62C1", see=("16C1",))
    if case[OTHERS] is Choice.KEEP:
        seat, card = case.known(OTHERS_CARD, (Role.NON_OFFENDING_SIDE, None))
        yield CardStands(seat=seat, card=card, cite="62C1")
    elif case[PARTNER_PLAYED]:
        yield from partners_later_card(case)


def partners_later_card(case: Case) -> Provisions:
    yield MayWithdraw(seat=Role.OFFENDERS_PARTNER, cite="62C2", see=("16C2",))
    card = case.known(PARTNERS_CARD)
    if case[PARTNER] is Choice.KEEP:
        yield CardStands(seat=Role.OFFENDERS_PARTNER, card=card, cite="62C2")
    elif case[HAND] is not Hand.DECLARING:
        yield PenaltyCard(
            seat=Role.OFFENDERS_PARTNER, card=card, rank=PenaltyRank.MAJOR, cite="62C2", see=("50B",)
        )


def both_corrected(case: Case) -> Provisions:
    """Neither side pays tricks; what is left is the damage, measured against no revoke at all."""
    yield from put_right(Role.BOTH_SIDES, "62C3")
    for seat, card in case.known(REVOKED, ((Role.DEFENDERS, None),)):
        yield PenaltyCard(seat=seat, card=card, rank=PenaltyRank.MAJOR, cite="62C3", see=("50B",))
    yield Unauthorized(what=What.WITHDRAWN_ACTIONS, to=Role.BOTH_SIDES, cite="62C3", see=("16C2",))
    yield NoTransfer(why=WhyNoTransfer.BOTH_CORRECTED, cite="64B8")
    yield from redress(case, "64C2(b)", moved=False)


def twelfth_trick(case: Case) -> Provisions:
    if case[RETURNED]:
        yield TrickStands(cite="62D1")
        yield ContinuesIn(law="64", cite="62D1", see=("64B6",))
        return
    yield CorrectTrick(card=case.known(CARD_INSTEAD), cite="62D1")
    yield NoTransfer(why=WhyNoTransfer.TWELFTH_TRICK, cite="64B6")
    if case[EARLY]:
        yield Unauthorized(what=What.WITHDRAWN_ACTIONS, to=Role.OFFENDERS_PARTNER, cite="62D2", see=("16C2",))
        yield ContinuesIn(law="16", given=(("information_from", "withdrawn"),), cite="62D2")
