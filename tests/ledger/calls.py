"""Incidents of the auction: every fault of a call, at every relation to the turn, after different beginnings."""

import random
from collections.abc import Iterator, Sequence

from lawbook.bridge import Bid, Board, Call, Card, Deal, Hand, Seat, Strain, Word
from lawbook.table import Fault, Table, call_word, parse_story
from lawbook.table.record.events import Called
from tests.ledger.incident import Incident

__all__ = ["auction_incidents", "seeded_deal"]

BEGINNINGS = (
    "",
    "P",
    "P P",
    "P P P",
    "1C",
    "1S P",
    "1H X",
    "1H X XX",
    "1S 2H",
    "P 1D 1S",
    "1NT P 2NT",
    "1C P 1H P",
    "4S P P",
    "P 1H P 3H P",
    "1NT 2S P P",
)
"""Beginnings of an auction, the dealer first."""
ENDED = ("1NT P P P", "1H P 2H P P P", "P P P P")
"""Auctions that have ended."""
AFTER_THE_END = ("P", "X", "7NT")
TURN = ("own turn", "LHO's turn", "partner's turn", "RHO's turn")
"""Whose turn it was, seen from the offender: his own first."""
LAW_OF_FAULT = {
    Fault.INSUFFICIENT: "27",
    Fault.INADMISSIBLE: "36",
    Fault.ABOVE_SEVEN: "38",
    Fault.AFTER_THE_END: "39",
}
LAW_OF_CALL = {Word.PASS: "30", Word.DOUBLE: "32", Word.REDOUBLE: "32"}


def seeded_deal(seed: int = 2017) -> Deal:
    """A random deal."""
    pack = random.Random(seed).sample(list(Card), 52)  # noqa: S311  # nothing secret about a deal
    return Deal(tuple(Hand(pack[13 * seat : 13 * seat + 13]) for seat in Seat))


def auction_incidents() -> Iterator[Incident]:
    """Every incident of the auction, North dealing."""
    for words in (*BEGINNINGS, *ENDED):
        table = _told(words.split())
        yield from _irregular_calls(table)
        if table.bidding.turn is not None:
            yield from _exposures(table)
        yield from _changed_calls(table)
    yield from _others()


def _told(words: Sequence[str]) -> Table:
    lines = [f"{Seat(place % 4).name} {word}" for place, word in enumerate(words)]
    return Table(Board(dealer=Seat.N, deal=seeded_deal()), story=list(parse_story(lines)))


def _incident(family: str, table: Table, *lines: str) -> Incident:
    return Incident(family, seeded_deal(), Seat.N, (*table.events, *parse_story(lines)))


def _irregular_calls(table: Table) -> Iterator[Incident]:
    """One call that is not in order by each player, of each sort."""
    for seat in Seat:
        told = set[str]()
        for call in _tried(table):
            fault = table.bidding.fault_of(seat, call)
            if fault is None:
                continue
            relation = "the end" if table.bidding.turn is None else TURN[(table.bidding.turn - seat) % 4]
            law = LAW_OF_FAULT.get(fault) or LAW_OF_CALL.get(call, "31")  # type: ignore[arg-type]
            sort = f"{law} {fault.value} at {relation}"
            too_low = fault is Fault.OUT_OF_ROTATION and isinstance(call, Bid) and _too_low(table, call)
            sort += " and too low" if too_low else ""
            if sort not in told:
                told.add(sort)
                yield _incident(sort, table, f"{seat.name} {call_word(call)}")


def _tried(table: Table) -> Iterator[Call]:
    last = table.bidding.last_bid
    yield from (Word.PASS, Word.DOUBLE, Word.REDOUBLE, Bid(8, Strain.CLUBS))
    if last is not None and last.call > Bid(1, Strain.CLUBS):
        yield Bid(1, Strain.CLUBS)
    yield Bid(2 if last is None else last.call.level + 1, Strain.HEARTS)


def _too_low(table: Table, call: Bid) -> bool:
    last = table.bidding.last_bid
    return last is not None and not last.call < call


def _exposures(table: Table) -> Iterator[Incident]:
    """Cards exposed, or led, by each player while the auction is on."""
    for seat in Seat:
        hand = sorted(seeded_deal()[seat] or ())
        low = next(card for card in hand if card.rank < 10)
        honour = next(card for card in hand if card.rank >= 10)
        two = [card for card in hand if card.suit is honour.suit and card is not honour][:1] or [low]
        who = seat.name
        if not table.bidding.live and not table.matters:
            continue
        yield _incident("24 a low card exposed", table, f"{who} exposes {low.name}")
        yield _incident("24 an honour exposed", table, f"{who} exposes {honour.name}")
        yield _incident("24 two cards exposed", table, f"{who} exposes {honour.name} {two[0].name}")
        yield _incident("24 a lead in the auction", table, f"{who} {honour.name}")


def _changed_calls(table: Table) -> Iterator[Incident]:
    """The last call, and the one before it, changed: meant or not."""
    made = table.all(Called)
    if table.bidding.turn is None or not made:
        return
    for back, when in ((1, "at once"), (2, "after LHO"), (3, "after partner")):
        if len(made) < back:
            return
        last = made[-back]
        new = "P" if last.call is not Word.PASS else "4H"
        line = f"{last.seat.name} replaces {call_word(last.call)} with {new}"
        yield _incident(f"25 a call changed {when}", table, line)
        yield _incident(f"25 an unintended call changed {when}", table, f"{line} unintended")


def _others() -> Iterator[Incident]:
    for words, lines in OTHERS.items():
        family, beginning = words
        yield _incident(family, _told(beginning.split()), *lines)


OTHERS: dict[tuple[str, str], tuple[str, ...]] = {
    ("15 cards of another board", ""): ("N 1D", "E 1S", "S 2C", "N holds cards of board 7"),
    ("15 cards of another board, one call", "1D"): ("E holds cards of board 7",),
    ("17 a pass out of rotation is the third", "1H P P"): ("E P", "W P"),
    ("27 insufficient, replaced at once", "1S"): ("E 1H", "E 2H"),
    ("27 insufficient, replaced by a pass", "1S"): ("E 1H", "E P"),
    ("27 insufficient, replaced by a double", "1S"): ("E 1H", "E X"),
    ("27 insufficient, replaced by another", "1S"): ("E 1H", "E 1D"),
    ("28 the player in turn calls over it", "P"): ("S 1H", "E 1S"),
    ("31 two in a row", "1C"): ("S 1S", "W 1H"),
    ("31 three in a row", "1C"): ("S 1S", "W 1H", "E 1D"),
    ("31 accepted by a call", "P"): ("S 1H", "W 1S"),
    ("30 accepted by a call", "P"): ("S P", "W 1S"),
    ("36 a double called over", "1C"): ("S X", "W 1S"),
    ("38 eight called over", "1C"): ("E 8C", "S P"),
}
"""Incidents of several lines, by family and beginning."""
