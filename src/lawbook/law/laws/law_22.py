"""How the auction ends: with a contract, or passed out.

Three passes in turn after the last bid make it the contract, and the Clarification Period begins.
After four passes without a bid the hands go back into the board; it is not dealt anew, whether or
not any other table has played it.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of, proviso
from lawbook.law.provision import (
    Act,
    AuctionOver,
    AuctionPeriodOver,
    ClarificationPeriod,
    ContinuesIn,
    ContractReached,
    PlayOn,
    Prohibited,
    ScoreStands,
    Verb,
)
from lawbook.law.role import Role
from lawbook.table import Besides, Table
from lawbook.table.record.events import HandsReturned
from lawbook.table.seen.explanation import lead_faced
from lawbook.table.seen.sight import Explanation, IrregularAct, IrregularCall, View, record_of


class Ended(Label):
    """How an auction stands."""

    CONTRACT = "contract", "Three players in turn have passed after the last bid, double or redouble"
    PASSED_OUT = "passed_out", "All four players have passed, and nobody has bid"
    TURN_LOST = "turn_lost", "There were three passes, but one of them was out of rotation"
    NOT_YET = "not_yet", "Fewer players than that have passed"


def _ended(view: View) -> Ended | None:
    if isinstance(view, IrregularAct) and view.matter.what is Besides.RETURNED:
        return Ended.NOT_YET
    return _of_the_calls(record_of(view))


def _of_the_calls(table: Table) -> Ended | None:
    if not table.calls or table.matters:
        return None
    if not table.auction_over:
        return Ended.NOT_YET
    return Ended.CONTRACT if table.contract else Ended.PASSED_OUT


def _period_over(view: View) -> bool | None:
    if isinstance(view, Explanation) and not lead_faced(view):
        return False
    table = record_of(view)
    if isinstance(view, IrregularCall) and not _faced_by(view):
        return False
    if table.lead_faced:
        return True
    if table.auction_over and not table.contract:
        return any(isinstance(event, HandsReturned) for event in table.events)
    return False if table.contract or table.calls else None


def _faced_by(call: IrregularCall) -> bool:
    """Whether an opening lead had been faced when the call was made, changed or said to be another."""
    then = call.table.playing_at(call.looked_at.number)
    return not call.table.contract or (then is not None and then.begun)


ENDED = one_of("auction_ended_by", "How does the auction stand?", Ended, seen=_ended)
PERIOD_OVER = proviso(
    "auction_period_over",
    "Has a defender faced an opening lead or, if all four players passed, are all four hands back in the board?",
    "a defender has faced an opening lead or, after four passes, all four hands are back in the board",
    "17D",
    seen=_period_over,
)
MEANT_ANOTHER = proviso(
    "last_pass_not_meant",
    "Does one of the last two players say that he did not mean to pass?",
    "one of the last two players says that he did not mean to pass",
    "25A5",
)

TURN_LOST = (("call_and_three_passes", "yes"), ("pass_took_turn_away", "yes"))
"""What is told to Law 17."""


@law("22", edition=2017, title="End of auction")
def end_of_auction(case: Case) -> Provisions:
    match case[ENDED]:
        case Ended.CONTRACT:
            yield from contract(case)
        case Ended.PASSED_OUT:
            yield from passed_out(case)
        case Ended.TURN_LOST:
            yield ContinuesIn(law="17", given=TURN_LOST, cite="22A", see=("17D3",))
        case Ended.NOT_YET:
            yield PlayOn(cite="17C")


def contract(case: Case) -> Provisions:
    yield AuctionOver(cite="22A")
    yield ContractReached(cite="22A", see=("19D",))
    if case[PERIOD_OVER]:
        yield AuctionPeriodOver(cite="17D1")
    else:
        yield ClarificationPeriod(cite="17D1")


def passed_out(case: Case) -> Provisions:
    yield AuctionOver(cite="22B")
    yield Prohibited(who=Role.EVERYBODY, act=Act.DEAL_AGAIN, verb=Verb.SHALL_NOT, cite="22B")
    if case[PERIOD_OVER]:
        yield AuctionPeriodOver(cite="17D2")
        yield ScoreStands(cite="22B")
    elif case.unless(MEANT_ANOTHER):
        yield ContinuesIn(law="25", cite="22B", see=("25A5",))
    else:
        yield ScoreStands(cite="22B")
