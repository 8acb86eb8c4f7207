"""Wrong card: a card of dummy's that declarer did not mean, or did not name, and what was played to it (Law 45C4(b), 45D)."""

from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, choose, one_of, yes_no
from lawbook.law.provision import (
    Authorized,
    CardStands,
    ContinuesIn,
    MayWithdraw,
    MustPlay,
    NoTransfer,
    PlayContinues,
    Plays,
    TrickStands,
    Unauthorized,
    What,
    WhyNoTransfer,
    WithdrawCard,
)
from lawbook.law.role import Role
from lawbook.table.seen.card_played import (
    Changed,
    RevokeMade,
    both_sides_on,
    card_meant,
    declarer_after_rho,
    defender_played_since,
    revoke_by_it,
    rho_does,
    wrong_card,
)
from lawbook.table.seen.sight import of_play

__all__ = [
    "BOTH_ON",
    "FOLLOWED",
    "WRONG_CARD",
    "dummy_plays",
    "may_change",
    "misplaced_in_time",
    "misplaced_too_late",
]


FOLLOWED = yes_no(
    "defender_played_since",
    "Had a defender played after dummy's card, in turn and legally, before attention was drawn to it?",
    seen=of_play(defender_played_since),
)
CHANGES = choose(
    "rho_changes_card",
    "What does the defender on declarer's right do with a card that he has played since?",
    Changed,
    by=Role.DECLARERS_RHO,
    seen=of_play(rho_does),
)
AFTER_RHO = yes_no(
    "declarer_played_after_rho",
    "Had declarer played to the trick from his own hand after that defender?",
    seen=of_play(declarer_after_rho),
)
BOTH_ON = yes_no(
    "both_sides_on_next_trick", "Has each side played to the next trick?", seen=of_play(both_sides_on)
)
REVOKE = one_of(
    "revoke_by_misplaced_card",
    "Which revoke has dummy's card brought about?",
    RevokeMade,
    seen=of_play(revoke_by_it),
)
WRONG_CARD = Detail("wrong_card", of_play(wrong_card))
MEANT_CARD = Detail("card_meant", of_play(card_meant))


def dummy_plays(case: Case, cards: Plays, cite: str) -> MustPlay:
    """That dummy plays the card that was meant or named, the card itself where the record shows it."""
    return MustPlay(seat=Role.DUMMY, cards=cards, card=case.known(MEANT_CARD), cite=cite)


def misplaced_in_time(case: Case) -> Provisions:
    """Dummy's card is changed for the one that was named (Law 45D1)."""
    yield WithdrawCard(seat=Role.DUMMY, card=case.known(WRONG_CARD), cite="45D1")
    yield dummy_plays(case, Plays.NAMED_BY_DECLARER, "45D1")
    if not case[FOLLOWED]:
        return
    yield from may_change("45D1")
    if case[CHANGES] is Changed.KEEPS:
        yield CardStands(seat=Role.DECLARERS_RHO, cite="45D1")
    elif case[AFTER_RHO]:
        yield MayWithdraw(seat=Role.DECLARER, cite="45D1")


def may_change(cite: str) -> Provisions:
    """A defender who played to the wrong card may change his own; only his side may use what is withdrawn."""
    yield MayWithdraw(seat=Role.DECLARERS_RHO, cite=cite, see=("47D",))
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
