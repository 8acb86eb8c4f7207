"""Routes: where the record alone does not tell which Law governs. A route asks like a Law and ends in the one that takes over."""

from lawbook.law.case import Case
from lawbook.law.consult import Law, Provisions
from lawbook.law.fact import proviso, yes_no
from lawbook.law.laws.law_13 import FOREIGN
from lawbook.law.laws.law_14 import AMONG_PLAYED, WHEN, FoundWhen
from lawbook.law.provision import ContinuesIn, NothingIrregular
from lawbook.table import (
    Table,
)
from lawbook.table.seen.sight import (
    of_record,
)

__all__ = ["IN_ORDER", "ROUTES"]


@of_record
def _over(table: Table) -> bool | None:
    if table.long_hands:  # after tricks that nobody knows, a card too many may be one not played to them
        return None if table.unseen_tricks else True
    found = [table.found(card) for card in table.missed]
    nowhere_else = bool(found) and all(place is not None and "hand" not in place for place in found)
    return False if table.counted or nowhere_else else None


@of_record
def _fresh(table: Table) -> bool | None:
    return False if table.calls or table.plays or table.beginning else None


@of_record
def _not_thirteen(table: Table) -> bool | None:
    """False when a hand is short; with tricks that nobody knows, the card may be one too many to one of them.

    Then it is told by where it was found: among the played cards, or where no card of a trick lies.
    """
    if table.unseen_tricks:
        place = table.found()
        return None if place in {None, "nowhere"} else "among played" in (place or "")
    return False if table.short_hands or table.missing else None


OVER = yes_no("hand_over_thirteen", "Does any hand have more than thirteen cards?", seen=_over)
FRESH = proviso(
    "dealt_here_unplayed",
    "Were these cards dealt at this table just now, so that no auction has begun on this board anywhere?",
    "the cards were dealt at this table just now, so that no auction has begun on this board anywhere",
    "6D1",
    seen=_fresh,
)
THIRTEEN = yes_no(
    "all_began_with_thirteen",
    "Do the played and unplayed cards show that every player began with thirteen?",
    seen=_not_thirteen,
)


def wrong_number(case: Case) -> Provisions:
    """Which Law governs a wrong number of cards: 6 before a fresh deal is bid, 13 when a hand has too many,
    67 when all began with thirteen, otherwise 14.
    """
    if case[OVER]:
        if not case[FOREIGN] and case.unless(FRESH):
            given = (
                ("deal_question", "misdealt"),
                ("deal_auction_begun", "no"),
                ("hand_not_thirteen", "yes"),
            )
            yield ContinuesIn(law="6", given=given, cite="6D1")
        else:
            yield ContinuesIn(law="13", cite="13")
    elif case[WHEN] is not FoundWhen.BEFORE_LEAD and case[THIRTEEN]:
        extra = case.check(AMONG_PLAYED)  # it went with another card to a trick
        defect = (("trick_defect", "too_many"),) if extra else ()
        yield ContinuesIn(law="67", given=defect, cite="14B1", see=("67",))
    else:
        yield ContinuesIn(law="14", cite="14")


ROUTES = {
    "wrong_number": Law(
        "wrong_number", 2007, "Wrong number of cards", wrong_number.__doc__ or "", wrong_number
    ),
}


def in_order(_: Case) -> Provisions:
    """The Director deals with the irregularities that come to his notice, and there is none."""
    yield NothingIrregular(cite="81C3")


IN_ORDER = Law("in_order", 2007, "Nothing irregular", in_order.__doc__ or "", in_order)
"""What governs a record in which nothing is wrong."""
