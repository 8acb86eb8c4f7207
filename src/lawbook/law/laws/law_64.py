"""What an established revoke costs: tricks change hands, unless there is a reason why none do.

One trick goes to the other side, or two if the player who revoked won that trick and his side another
after it; whether the revoke did harm is not asked. Then the Director looks past the tricks to the
damage. Which tricks, and whose, is a matter of who played the winning card: dummy's is not declarer's.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Excusing, Provisions
from lawbook.law.disputed import followed
from lawbook.law.fact import Detail, Fact, Moment, judge, one_of, yes_no
from lawbook.law.provision import Dispute, NoTransfer, Reason, TransferTricks, WhyNoTransfer
from lawbook.law.redress import assigned
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table.record.events import Claimed, Conceded, Designated, Event, NextBoard, RoundOver
from lawbook.table.seen.notice import next_deal_called_first, round_over_first
from lawbook.table.seen.price import (
    offenders_won_later,
    trick_of_several,
    trick_winner,
    tricks_allocated,
)
from lawbook.table.seen.revoke import (
    established_by,
    left_out_faced_card,
    others_established,
    others_revoked,
    same_suit_before,
    suit_revoked_before,
)
from lawbook.table.seen.sight import IrregularPlay, of_play


class Winner(Label):
    """Who won the trick of the revoke."""

    OFFENDER = "offender", "The revoker"
    PARTNER = "partner", "His partner, or his dummy"
    OPPONENTS = "opponents", "Opponents"


@of_play
def _winner(play: IrregularPlay) -> Winner | None:
    winner = trick_winner(play)
    if winner is None:
        return None
    if winner.side is not play.seat.side:
        return Winner.OPPONENTS
    return Winner.OFFENDER if winner is play.seat else Winner.PARTNER


REVOKE_TRICK = one_of(
    "revoke_trick",
    "Who won the revoke trick?",
    Winner,
    whole="Who won the trick on which he revoked?",
    seen=_winner,
)
LATER_TRICK = yes_no(
    "later_trick",
    "Has his side won a later trick?",
    moment=Moment.END_OF_PLAY,
    seen=of_play(offenders_won_later),
)
TWELFTH = yes_no(
    "twelfth_trick",
    "The twelfth trick?",
    whole="Was the revoke on the twelfth trick?",
    seen=of_play(lambda play: play.matter.trick == 12),
)
UNDERCOMPENSATED = judge(
    "undercompensated",
    "Are the opponents still damaged?",
    whole="Are the opponents of a revoke still damaged, with all the tricks that go over?",
    moment=Moment.END_OF_PLAY,
    aid="equity",
)

WAIVERS = {
    "64B2": yes_no(
        "same_suit_again",
        "His second established in this suit?",
        whole="Was it his second established revoke in this suit?",
        seen=of_play(same_suit_before),
    ),
    "64B3": yes_no(
        "card_was_faced",
        "Was the withheld card faced?",
        whole="Was the card that he kept back lying face up?",
        seen=of_play(left_out_faced_card),
    ),
    "64B4": yes_no(
        "next_deal_called",
        "Mentioned once opponents called on the next deal?",
        whole="Was the revoke mentioned only after the other side had called on the next deal?",
        seen=of_play(next_deal_called_first),
    ),
    "64B5": yes_no(
        "round_over",
        "Mentioned after the round?",
        whole="Was the revoke mentioned only after the round had ended?",
        seen=of_play(round_over_first),
    ),
    "64B6": TWELFTH,
    "64B7": yes_no(
        "both_sides",
        "Has the other side revoked too?",
        moment=Moment.END_OF_PLAY,
        seen=of_play(others_revoked),
    ),
}
WAIVERS_2007 = {
    **WAIVERS,
    "64B2": yes_no(
        "same_suit_revoked",
        "Had he revoked in this suit before, corrected or not?",
        seen=of_play(suit_revoked_before),
    ),
}
WAIVERS_2017 = {
    **WAIVERS,
    "64B7": yes_no(
        "both_established",
        "Established revokes of both sides?",
        whole="Are revokes of both sides established?",
        moment=Moment.END_OF_PLAY,
        seen=of_play(others_established),
    ),
}
# The reasons stand in the order of the clauses.
WHY = dict(zip((f"64B{number}" for number in range(1, 8)), WhyNoTransfer, strict=False))
REDRESS = {"64B7": "64C2(b)", "64B2": "64C2(a)"}

ESTABLISHED_BY: Detail[Event] = Detail("established_by", of_play(established_by))
ALLOCATED: Detail[int] = Detail("tricks_allocated", of_play(tricks_allocated))
"""What goes over where the same side has several revokes to pay for: a trick can be given up only once."""
ITS_TRICK: Detail[int] = Detail("trick_of_revoke", of_play(trick_of_several))


@law("64", edition=2017, title="Procedure after establishment of a revoke")
def established_revoke(case: Case) -> Provisions:
    waived = yield from transfer(case)
    clause = next((clause for waiver, clause in REDRESS.items() if waiver in waived), "64C1")
    yield from redress(case, clause, moved=not waived)


@law("64", edition=2007, title="Procedure after establishment of a revoke")
def established_revoke_2007(case: Case) -> Provisions:
    yield from as_then(as_of_2007(case))


def as_of_2007(case: Case) -> Provisions:
    waived = yield from transfer(case)
    yield from redress(case, "64C", moved=not waived)


def waivers_of(case: Case) -> dict[str, Fact[bool]]:
    """The reasons why no trick changes hands, in the edition that is applied."""
    return WAIVERS_2017 if case.edition >= 2017 else WAIVERS_2007


def none_move(case: Case) -> bool:
    """Whether it is known already that no trick changes hands, whoever wins which; Law 62 alone knows the twelfth."""
    known = [case.check(fact) for fact in waivers_of(case).values() if fact is not TWELFTH]
    return any(known)


def transfer(case: Case) -> Excusing:
    """The tricks that A moves, unless B says that none are; what B says is said as soon as it is known.

    Where one reason is known, who won which trick is not asked for another.
    """
    since, waived = how_established(case), []
    asked = not none_move(case) or None not in (case.check(REVOKE_TRICK), case.check(LATER_TRICK))
    if asked and not tricks_due(case[REVOKE_TRICK], later=case[LATER_TRICK]):
        waived.append("64B1")
        yield NoTransfer(why=WHY["64B1"], cite="64B1", see=since)
    for clause in case.each(waivers_of(case)):
        waived.append(clause)
        yield NoTransfer(why=WHY[clause], cite=clause, see=since)
    if not waived:
        winner = case[REVOKE_TRICK]
        yield TransferTricks(
            number=case.known(ALLOCATED, tricks_due(winner, later=case[LATER_TRICK])),
            to=Role.NON_OFFENDING_SIDE,
            trick=case.known(ITS_TRICK),
            cite="64A1" if winner is Winner.OFFENDER else "64A2",
            see=("12B2", *since),
        )
    return tuple(waived)


def how_established(case: Case) -> tuple[str, ...]:
    """The clauses that make it a revoke, and an established one, where the record shows by what."""
    event = case.known(ESTABLISHED_BY)
    return () if event is None else ("61A", clause_of(event))


def clause_of(event: Event) -> str:
    """The clause by which an event establishes a revoke."""
    match event:
        case Designated():
            return "63A2"
        case Claimed() | Conceded():
            return "63A3"
        case NextBoard() | RoundOver():
            return "63A4"
        case _:
            return "63A1"


def redress(case: Case, cite: str, *, moved: bool) -> Provisions:
    """C looks at every established revoke, whether or not tricks were moved; the score only gets better for it."""
    if case[UNDERCOMPENSATED]:
        if moved:
            yield from followed(case, Dispute.DAMAGE_AND_TRICKS, cite)
        yield from assigned(Reason.UNDERCOMPENSATED, cite)


def tricks_due(winner: Winner, *, later: bool) -> int:
    """How many tricks A moves across.

    >>> tricks_due(Winner.OFFENDER, later=True), tricks_due(Winner.OPPONENTS, later=False)
    (2, 0)
    """
    if winner is Winner.OFFENDER and later:
        return 2
    return int(later or winner is not Winner.OPPONENTS)
