"""A player has played no card to a trick, or more than one.

Until both sides have gone on, the trick is simply put right. After that only the number of cards is: whoever
left a card out supplies one now, which wins nothing, and counts as having revoked; whoever played too many
takes the extra ones back, as if he had held them all along. A card that was played and only went astray is put
where it belongs.
"""

from lawbook.bridge import Card
from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Finding, Provisions
from lawbook.law.disputed import followed
from lawbook.law.fact import Detail, one_of, yes_no
from lawbook.law.laws.law_14 import FAILED, OF_DUMMY
from lawbook.law.provision import (
    Act,
    BelongsAllAlong,
    ContinuesIn,
    Dispute,
    Kept,
    MustPlay,
    NoRevoke,
    NoTransfer,
    PlaceAmongPlayed,
    PlayContinues,
    Plays,
    Reading,
    Reason,
    Required,
    RestoreExtraCards,
    RevokeEstablished,
    TrickStands,
    Verb,
    WhyNoTransfer,
)
from lawbook.law.redress import assigned
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table import PlayFault
from lawbook.table.seen.sight import DefectiveTrick, IrregularPlay, of_play, of_trick
from lawbook.table.seen.tricks import (
    both_sides_went_on,
    contributed,
    faced_card_known,
    highest_contributed,
    holds_suit_of_trick,
    played_again_for_good,
)


class Defect(Label):
    """What is wrong with the trick."""

    LEFT_OUT = "left_out", "He played no card to it, and has one too many in his hand"
    TOO_MANY = "too_many", "He played more than one card to it, and has too few in his hand"
    ASTRAY = "astray", "He did play a card to it, but the card is not among his played cards"


@of_trick
def _defect(trick: DefectiveTrick) -> Defect | None:
    return DEFECTS.get(trick.matter.fault)


DEFECTS = {
    PlayFault.EXTRA: Defect.TOO_MANY,
    PlayFault.SEVERAL: Defect.TOO_MANY,
    PlayFault.OMITTED: Defect.LEFT_OUT,
    PlayFault.AGAIN: Defect.ASTRAY,
}


def one_after_the_other(trick: DefectiveTrick) -> bool | None:
    """False where the story tells each card for itself, in whatever turn."""
    return False if trick.matter.fault is PlayFault.EXTRA else None


@of_play
def _restored_seen(play: IrregularPlay) -> bool | None:
    return False if play.defends is False else None


DEFECT = one_of("trick_defect", "What is wrong with the trick?", Defect, seen=_defect)
BOTH_ON = yes_no(
    "both_sides_went_on",
    "Has each side led or played to the trick after it?",
    seen=of_trick(both_sides_went_on),
)
AT_ONCE = yes_no(
    "cards_played_at_once",
    "Were the cards played at one moment?",
    seen=of_trick(one_after_the_other),
)
HAD_SUIT = yes_no(
    "holds_suit_of_that_trick",
    "Has he a card of the suit that was led to that trick?",
    seen=of_trick(holds_suit_of_trick),
)
FACED_KNOWN = yes_no(
    "faced_card_known",
    "Can the Director find out which of the cards he faced when he played to the trick?",
    seen=of_trick(lambda trick: faced_card_known(trick) or None),
)
RESTORED_SEEN = yes_no(
    "restored_card_exposed",
    "Does the card go back to a defender's hand, and has it been exposed?",
    seen=_restored_seen,
)
PLAYED_AGAIN = yes_no(
    "card_played_again",
    "Has the same card been played to a later trick too, and is it too late to mend that?",
    seen=of_trick(played_again_for_good),
)

FIRST: Detail[Card] = Detail("first_card", of_trick(lambda trick: next(iter(contributed(trick)), None)))
HIGHEST: Detail[Card] = Detail("highest_card", of_trick(highest_contributed))
CONTRIBUTED: Detail[tuple[Card, ...]] = Detail(
    "cards_to_the_trick", of_trick(lambda trick: contributed(trick) or None)
)


@law("67", edition=2017, title="Defective trick")
def defective_trick(case: Case) -> Provisions:
    defect = case[DEFECT]
    if not case[BOTH_ON]:
        yield from put_right(case, defect)
        return
    match defect:
        case Defect.LEFT_OUT:
            yield from left_out(case)
        case Defect.TOO_MANY:
            yield from too_many(case)
        case Defect.ASTRAY:
            yield from astray(case)


@law("67", edition=2007, title="Defective trick")
def defective_trick_2007(case: Case) -> Provisions:
    yield from as_then(defective_trick(case))


def put_right(case: Case, defect: Defect) -> Provisions:
    match defect:
        case Defect.LEFT_OUT:
            yield MustPlay(seat=Role.OFFENDER, cards=Plays.SUPPLY_LEGAL_CARD, cite="67A1")
            yield PlayContinues(cite="67A1")
        case Defect.TOO_MANY if case[AT_ONCE]:
            yield ContinuesIn(law="58", cite="67A2", see=("58B",))
        case Defect.TOO_MANY:
            yield ContinuesIn(law="45", cite="67A2", see=("45E",))
        case Defect.ASTRAY:
            yield PlaceAmongPlayed(seat=Role.OFFENDER, cite="67A")
            yield PlayContinues(cite="67A")


def left_out(case: Case) -> Provisions:
    """What Law 64 makes of the revoke depends on who won that trick and the later ones, and on whether it is dummy's."""
    has_suit = case[HAD_SUIT]
    cite = "67B1(a)" if has_suit else "67B1(b)"
    cards = Plays.SUIT_OF_THAT_TRICK if has_suit else Plays.ANY_FOR_THAT_TRICK
    yield MustPlay(seat=Role.OFFENDER, cards=cards, cite=cite)
    yield TrickStands(cite="67B1")
    yield RevokeEstablished(seat=Role.OFFENDER, cite=cite)
    if (yield from dummys_alone(case, cite)):
        yield NoTransfer(why=WhyNoTransfer.DUMMY, cite="64B3", see=(cite,))
    else:
        yield ContinuesIn(law="64", cite=cite, see=("64A2",))


def dummys_alone(case: Case, cite: str) -> Finding:
    """Whether nothing more is looked at: dummy's revoke moves no trick (64B3), and of its damage it is disputed."""
    if not case.unless(OF_DUMMY):
        return False
    return (yield from followed(case, Dispute.DUMMYS_CARD, cite)) is Reading.NO_LAW_64C


def too_many(case: Case) -> Provisions:
    yield Required(who=Role.DIRECTOR, act=Act.AVOID_EXPOSING, verb=Verb.SHOULD, cite="67B2(a)")
    keep = Kept.FACED if case[FACED_KNOWN] else Kept.HIGHEST
    for card in going_back(case, keep):
        yield RestoreExtraCards(seat=Role.OFFENDER, keep=keep, card=card, cite="67B2(a)")
    yield TrickStands(cite="67B2(a)")
    yield BelongsAllAlong(seat=Role.OFFENDER, cite="67B2(b)")
    if case[RESTORED_SEEN]:
        yield ContinuesIn(law="50", cite="67B2(a)", see=("50B",))
    if case[FAILED]:
        if (yield from dummys_alone(case, "67B2(b)")):
            yield NoTransfer(why=WhyNoTransfer.DUMMY, cite="64B3", see=("67B2(b)",))
        else:
            yield ContinuesIn(law="63", cite="67B2(b)", see=("61A", "64"))
    else:
        yield PlayContinues(cite="67B2(b)")


def going_back(case: Case, keep: Kept) -> tuple[Card | None, ...]:
    """The cards that go back to the hand; of those that the record tells, the first is the one that he faced."""
    stays = case.known(FIRST if keep is Kept.FACED else HIGHEST)
    back = tuple(card for card in case.known(CONTRIBUTED, ()) if card is not stays)
    return back or (None,)


def astray(case: Case) -> Provisions:
    if case.edition < 2017:
        yield from astray_2007(case)
        return
    yield PlaceAmongPlayed(seat=Role.OFFENDER, cite="67B3")
    yield NoRevoke(seat=Role.OFFENDER, cite="67B3")
    if case[PLAYED_AGAIN]:
        yield from assigned(Reason.PLAYED_TWICE, "67B3")
    else:
        yield PlayContinues(cite="67B3")


def astray_2007(case: Case) -> Provisions:
    """2007 has no clause for it: the Director puts the error right, and adjusts where that is too late."""
    yield PlaceAmongPlayed(seat=Role.OFFENDER, cite="82A")
    yield NoRevoke(seat=Role.OFFENDER, cite="61A")
    if case[PLAYED_AGAIN]:
        yield from assigned(Reason.PLAYED_TWICE, "12A1", "82B1")
    else:
        yield PlayContinues(cite="82A")
