"""Routes: which Law governs. A route asks like a Law and ends in the Law that takes over."""

from lawbook.law.book import find_law
from lawbook.law.case import Case
from lawbook.law.consult import Law, Provisions
from lawbook.law.fact import yes_no
from lawbook.law.laws.law_13 import FOREIGN
from lawbook.law.laws.law_14 import WHEN, FoundWhen
from lawbook.law.provision import ContinuesIn
from lawbook.table import Kind, Table, irregularities

__all__ = ["ROUTES", "route_for"]


def _over(table: Table) -> bool | None:
    if table.long_hands:
        return True
    return False if table.counted else None


def _fresh(table: Table) -> bool | None:
    return False if table.calls or table.plays else None


OVER = yes_no("hand_over_thirteen", "Does any hand have more than thirteen cards?", seen=_over)
FRESH = yes_no(
    "dealt_here_unplayed",
    "Were these cards dealt at this table just now, so that no auction has begun on this board anywhere?",
    seen=_fresh,
)
THIRTEEN = yes_no(
    "all_began_with_thirteen",
    "Do the played and unplayed cards show that every player began with thirteen?",
    seen=lambda table: False if table.short_hands or table.missing else None,
)


def wrong_number(case: Case) -> Provisions:
    """Which Law governs a wrong number of cards: 6 before a fresh deal is bid, 13 when a hand has too many,
    67 when all began with thirteen, otherwise 14.
    """
    if case[OVER]:
        if not case[FOREIGN] and case[FRESH]:
            given = (
                ("deal_question", "misdealt"),
                ("deal_auction_begun", "no"),
                ("hand_not_thirteen", "yes"),
            )
            yield ContinuesIn(law="6", given=given, cite="6D1")
        else:
            yield ContinuesIn(law="13", cite="13")
    elif case[WHEN] is not FoundWhen.BEFORE_LEAD and case[THIRTEEN]:
        yield ContinuesIn(law="67", cite="14B1", see=("67",))
    else:
        yield ContinuesIn(law="14", cite="14")


ROUTES = {
    "wrong_number": Law(
        "wrong_number", 2007, "Wrong number of cards", wrong_number.__doc__ or "", wrong_number
    ),
}


def route_for(table: Table, edition: int) -> Law | None:
    """The Law or route for the first thing that the record shows to be wrong; None when nothing is."""
    first = next(irregularities(table), None)
    if first is None:
        return None
    match first.kind:
        case Kind.SURPLUS_CARD:
            return find_law("13", edition)
        case Kind.OTHER_BOARD:
            return find_law("15", edition)
        case Kind.SIGHT:
            return find_law("16", edition)
        case Kind.WRONG_CARDS:
            return find_law("87", edition)
        case Kind.WRONG_NUMBER | Kind.MISSING_CARD:
            return ROUTES["wrong_number"]
