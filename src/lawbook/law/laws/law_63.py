"""When it is too late to put a revoke right: once his side goes on to the next trick, or gives the hand up.

A lead, a play or a card named to the next trick will do, legal or not, and so will a claim or concession of
his own side in any form. To a claim of the other side assent alone is not enough; the agreement has to be
final. The trick then stands, save on the twelfth trick or where both sides have revoked on the same one.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of, proviso, yes_no
from lawbook.law.laws.law_64 import TWELFTH, clause_of, none_move
from lawbook.law.provision import (
    ContinuesIn,
    CountedAfterPlay,
    PlayContinues,
    RevokeEstablished,
    RevokeOpen,
    TrickStands,
)
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table.seen.claim import Answer, of_claim
from lawbook.table.seen.fifth_card import may_have_led_on
from lawbook.table.seen.revoke import (
    both_revoked_on_trick,
    established_by,
    others_claimed_since,
    play_ended_or_claimed,
)
from lawbook.table.seen.sight import Revoke, of_play, of_record, of_revoke
from lawbook.table.seen.spoken import misled_into_establishing


class Since(Label):
    """What the side that revoked has done since."""

    PLAYED = "played", "It has led or played to the next trick, legally or not"
    NAMED = "named", "It has named or otherwise designated a card to be played to the next trick"
    CLAIMED = "claimed", "It has claimed or conceded tricks, in whatever way"
    AGREED = (
        "agreed",
        "The other side has claimed or conceded, and it did not object until it called on a later board, or the round ended",
    )
    DISPUTES = (
        "disputes",
        "The other side has claimed or conceded, and it objects, or has done no more than assent",
    )
    NOTHING = "nothing", "None of these"


@of_revoke
def _since(revoke: Revoke) -> Since | None:
    """None where his side may have led to the next trick by a fifth card on this one: the Director says so (Law 45E)."""
    established = established_by(revoke)
    if established is not None:
        return BY_CLAUSE[clause_of(established)]
    if others_claimed_since(revoke):
        return Since.DISPUTES
    return None if may_have_led_on(revoke) else Since.NOTHING


BY_CLAUSE = {"63A1": Since.PLAYED, "63A2": Since.NAMED, "63A3": Since.CLAIMED, "63A4": Since.AGREED}

SINCE = one_of("since_revoke", "What has the side that revoked done since the revoke?", Since, seen=_since)
TAKEN_BACK = yes_no(
    "misled_about_turn",
    "Was this lead or play taken back because the other side had wrongly said that it was his turn?",
    seen=of_play(misled_into_establishing),
)
ASSENTED = yes_no(
    "assented_to_claim",
    "Has a player of the side that revoked agreed to the claim or concession in any way?",
    seen=of_claim(lambda claim: None if claim.answer is None else claim.answer is Answer.AGREED),
)
BOTH_ON_TRICK = yes_no(
    "both_revoked_on_trick",
    "Did the other side revoke on the same trick, and has it not yet led or played to the next?",
    seen=of_play(both_revoked_on_trick),
)
ENDED = proviso(
    "revoke_found_after_play",
    "Had the play ended, or had somebody claimed or conceded?",
    "the play had ended, or somebody had claimed or conceded",
    "63B",
    seen=of_record(play_ended_or_claimed),
)
CARDS = {Since.PLAYED, Since.NAMED}
CLAUSES = {
    Since.PLAYED: "63A1",
    Since.NAMED: "63A2",
    Since.CLAIMED: "63A3",
    Since.AGREED: "63A4",
    Since.DISPUTES: "63A4",
}


@law("63", edition=2017, title="Establishment of a revoke")
def establishment(case: Case) -> Provisions:
    if established(case):
        yield from no_longer_corrected(case)
        return
    since = case[SINCE]
    retracted = ("47E1",) if since is Since.PLAYED else ()
    yield RevokeOpen(seat=Role.OFFENDER, cite=CLAUSES.get(since, "63A"), see=retracted)
    yield ContinuesIn(law="62", cite="62A")
    if since is Since.DISPUTES:
        yield ContinuesIn(law="70", cite="68D2(a)")


@law("63", edition=2007, title="Establishment of a revoke")
def establishment_2007(case: Case) -> Provisions:
    yield from as_then(establishment(case))


def established(case: Case) -> bool:
    """Whether a revoke can no longer be put right as a matter of course."""
    match case[SINCE]:
        case Since.NOTHING:
            return False
        case Since.DISPUTES:  # in 2007 assent to a claim was enough
            return case.edition < 2017 and case[ASSENTED]
        case Since.PLAYED:  # in 2007 whatever had misled him
            return case.edition < 2017 or not case[TAKEN_BACK]
        case _:
            return True


def no_longer_corrected(case: Case) -> Provisions:
    """The revoke is established, by a clause, and what follows from that."""
    yield RevokeEstablished(seat=Role.OFFENDER, cite=CLAUSES[case[SINCE]])
    yield from too_late(case)


def too_late(case: Case) -> Provisions:
    """The trick stands and is paid for, unless one of the two exceptions has it put right all the same."""
    if case[TWELFTH]:
        yield ContinuesIn(law="62", cite="62D1", see=("63B",))
    elif case.edition >= 2017 and case[BOTH_ON_TRICK]:
        yield ContinuesIn(law="62", cite="62C3", see=("63B",))
    else:
        yield TrickStands(cite="63B")
        if case[SINCE] in CARDS and not case.unless(ENDED):
            yield PlayContinues(cite="63B", see=("64A",))
            if not none_move(case):
                yield CountedAfterPlay(to=Role.NON_OFFENDING_SIDE, cite="64A")
        yield ContinuesIn(law="64", given=((TWELFTH.key, "no"),), cite="63B")
