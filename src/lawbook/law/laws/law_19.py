"""What may be doubled and redoubled: an opponent's last bid, an opponent's last double.

Only passes may lie in between. A player who names the bid besides, and names it wrongly, has
doubled the bid as it was made.
"""

from lawbook.bridge import Call, Seat, Word
from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, one_of
from lawbook.law.provision import Act, ActualBid, CallStands, ContinuesIn, Required, Verb
from lawbook.law.role import Role
from lawbook.table.auction.bidding import Made
from lawbook.table.chain import Chain
from lawbook.table.seen.sight import IrregularCall, View, record_of


class Doubling(Label):
    """Which of the two calls was made."""

    DOUBLE = "double", "A double"
    REDOUBLE = "redouble", "A redouble"


class Last(Label):
    """The last call before it that was no pass."""

    BID = "bid", "An opponent's bid"
    DOUBLE = "double", "An opponent's double"
    OTHER = "other", "A redouble, a call of his own side, or nothing but passes"


class Besides(Label):
    """What was said besides the one word."""

    NOTHING = "nothing", "Nothing"
    RIGHT = "right", "The bid as it was made"
    WRONG = "wrong", "A wrong number of tricks, or a wrong denomination"


def _before(view: View) -> tuple[Seat, Call, Chain[Made]] | None:
    """The double or redouble that is looked at, the last one if it is in order, with the calls before it."""
    if isinstance(view, IrregularCall) and (call := view.matter.call) is not None and call in DOUBLINGS:
        return view.seat, call, view.table.auction_at(view.matter.number).live
    live = record_of(view).bidding.live
    places = [n for n, made in enumerate(live) if made.call in DOUBLINGS]
    return (live[places[-1]].seat, live[places[-1]].call, live[: places[-1]]) if places else None


def _doubling(view: View) -> Doubling | None:
    found = _before(view)
    return None if found is None else DOUBLINGS[found[1]]


def _last(view: View) -> Last | None:
    found = _before(view)
    if found is None:
        return None
    seat, _, live = found
    last = next((made for made in reversed(live) if made.call is not Word.PASS), None)
    if last is None or last.seat.side is seat.side or last.call is Word.REDOUBLE:
        return Last.OTHER
    return Last.DOUBLE if last.call is Word.DOUBLE else Last.BID


DOUBLINGS: dict[Call, Doubling] = {Word.DOUBLE: Doubling.DOUBLE, Word.REDOUBLE: Doubling.REDOUBLE}

DOUBLING = one_of("double_or_redouble", "Which call was made?", Doubling, seen=_doubling)
LAST = one_of("last_call_not_pass", "What was the last call before it, passes apart?", Last, seen=_last)
BESIDES = one_of("bid_named_besides", "What did he say besides?", Besides)
CALLER: Detail[Seat] = Detail("caller", lambda view: None if (made := _before(view)) is None else made[0])

ALLOWED = {(Doubling.DOUBLE, Last.BID), (Doubling.REDOUBLE, Last.DOUBLE)}
LETTER = {Doubling.DOUBLE: "A", Doubling.REDOUBLE: "B"}
"""The two halves of the Law say the same, clause by clause."""


@law("19", edition=2017, title="Doubles and redoubles")
def doubles(case: Case) -> Provisions:
    doubling = case[DOUBLING]
    half = f"19{LETTER[doubling]}"
    if (doubling, case[LAST]) not in ALLOWED:
        yield ContinuesIn(law="36", cite=f"{half}1")
        return
    caller = case.known(CALLER, Role.CALLER)
    yield CallStands(seat=caller, cite=f"{half}1")
    besides = case[BESIDES]
    if besides is not Besides.NOTHING:
        yield Required(who=caller, act=Act.SAY_ONE_WORD, verb=Verb.SHOULD, cite=f"{half}2")
    if besides is Besides.WRONG:
        yield ActualBid(cite=f"{half}3")
