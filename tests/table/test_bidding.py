"""The auction as it is folded from the record: counted against what is known, and told in stories."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.bridge import Bid, Board, Call, Seat, Word
from lawbook.notation import call_text, parse_call
from lawbook.table import Fault, Table, parse_story
from lawbook.table.auction.bidding import Bidding, legal_calls
from lawbook.table.auction.matter import Fate
from lawbook.table.record.events import Called, Event
from tests.strategies import calls, seats

ALL_AUCTIONS = 128_745_650_347_030_683_120_231_926_111_609_371_363_122_697_557
"""Every legal auction of bridge, a number well known."""


def start(dealer: Seat = Seat.N) -> Bidding:
    return Bidding(turn=dealer)


def called(state: Bidding, call: Call) -> Bidding:
    assert state.turn is not None
    return state.after(len(state.live), Called(state.turn, call))


def position(state: Bidding) -> tuple[object, ...]:
    """What of a state decides about everything that may still be called."""
    if state.turn is None:
        return ("over",)
    passes = next(
        (n for n, made in enumerate(reversed(state.live)) if made.call is not Word.PASS), len(state.live)
    )
    last = state.last_bid
    if last is None:
        return ("unopened", passes)
    words = tuple(word for word in (Word.DOUBLE, Word.REDOUBLE) if state.may_double(state.turn, word))
    doubled = [made.call for made in state.live if isinstance(made.call, Word) and made.call is not Word.PASS]
    return (last.call, passes, words, bool(doubled))


def test_all_auctions_counted_by_the_same_steps_that_the_table_takes() -> None:
    known: dict[tuple[object, ...], int] = {}

    def endings(state: Bidding) -> int:
        if state.turn is None:
            return 1
        key = position(state)
        if key not in known:
            known[key] = sum(endings(called(state, call)) for call in legal_calls(state))
        return known[key]

    assert endings(start()) == ALL_AUCTIONS


@cache
def sequences(length: int) -> int:
    """How many auctions of so many calls, finished or not, the table allows."""

    def count(state: Bidding, left: int) -> int:
        if left == 0:
            return 1
        return sum(count(called(state, call), left - 1) for call in legal_calls(state))

    return count(start(), length)


def test_auctions_of_few_calls_match_a_count_by_hand() -> None:
    # One call: a pass or 35 bids. Two: after a pass 36, after bid n of 35: pass, double, 35-n bids.
    one = 36
    two = 36 + sum(2 + 35 - n for n in range(1, 36))
    three_after_bid_pass = sum(1 + 0 + 35 - n for n in range(1, 36))  # partner cannot double his own side
    three_after_bid_double = sum(2 + 35 - n for n in range(1, 36))
    three_after_two_bids = sum((2 + 35 - m) for n in range(1, 36) for m in range(n + 1, 36))
    three = (36 + sum(2 + 35 - n for n in range(1, 36))) + three_after_bid_pass + three_after_bid_double
    three += three_after_two_bids

    assert [sequences(n) for n in (1, 2, 3)] == [one, two, three]


def table(*story: str, dealer: Seat = Seat.N) -> Table:
    return Table(Board(dealer=dealer), story=list(parse_story(story)))


def faults(told: Table) -> list[tuple[str, str, str]]:
    return [
        (m.fault.value, f"{m.seat.name} {call_text(m.call) if m.call else ''}", fate.value)
        for m, (fate, _) in told.bidding.fates.items()
    ]


STORIES = {
    "a legal auction": (["N 1NT", "E P", "S 3NT", "W P", "N P", "E P"], [], None),
    "passed out": (["N P", "E P", "S P", "W P"], [], None),
    "out of turn, nothing done yet": (["E 1S"], [("out_of_rotation", "E 1♠", "open")], "N"),
    "out of turn, called over by the next player": (
        ["E 1S", "S 2C"], [("out_of_rotation", "E 1♠", "accepted")], "W",
    ),
    "out of turn, refused, the auction goes back": (
        ["E 1S", "S refuses", "N P"], [("out_of_rotation", "E 1♠", "refused")], "E",
    ),
    "out of turn, the player whose turn it was calls first": (
        ["E 1S", "N 1C"], [("out_of_rotation", "E 1♠", "overtaken")], "E",
    ),
    "the same after the Director was called": (
        ["E 1S", "director", "N 1C"], [("out_of_rotation", "E 1♠", "refused")], "E",
    ),
    "insufficient, nothing done yet": (["N 1S", "E 1H"], [("insufficient", "E 1♥", "open")], "E"),
    "insufficient, called over": (["N 1S", "E 1H", "S 1S"], [("insufficient", "E 1♥", "accepted")], "W"),
    "insufficient, made good": (
        ["N 1S", "E 1H", "director", "E replaces 1H with 2H"], [("insufficient", "E 1♥", "refused")], "S",
    ),
    "insufficient twice": (
        ["N 1S", "E 1H", "E replaces 1H with 1D"],
        [("insufficient", "E 1♥", "refused"), ("insufficient", "E 1♦", "open")], "E",
    ),
    "a double of partner's bid": (["N 1S", "E P", "S X"], [("inadmissible", "S X", "open")], "S"),
    "a double of nothing, out of turn": (["E X"], [("inadmissible", "E X", "open")], "N"),
    "a redouble without a double": (["N 1S", "E XX"], [("inadmissible", "E XX", "open")], "E"),
    "an inadmissible double called over, then found": (
        ["N 1S", "E P", "S X", "W P", "director"], [("inadmissible", "S X", "accepted")], "S",
    ),
    "eight clubs": (["N 7S", "E 8C"], [("above_seven", "E 8♣", "open")], "E"),
    "eight clubs, found: a pass stands in its place": (
        ["N 7S", "E 8C", "director"], [("above_seven", "E 8♣", "refused")], "S",
    ),
    "a call after the end": (["N P", "E P", "S P", "W P", "N 1C"], [("after_the_end", "N 1♣", "open")], None),
    "a call changed, and called over": (
        ["N 1S", "N replaces 1S with 1NT", "E P"], [("changed", "N 1NT", "accepted")], "S",
    ),
    "a call changed, not accepted": (
        ["N 1S", "N replaces 1S with 1NT", "E refuses", "E P"], [("changed", "N 1NT", "refused")], "S",
    ),
    "three passes, one of them out of turn": (
        ["W P", "N 1H", "E P", "S P", "N P", "E P"],
        [("out_of_rotation", "N Pass", "accepted"), ("turn_lost", "N Pass", "refused")], "W",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("story", "found", "turn"), STORIES.values(), ids=STORIES)
def test_a_story_is_folded(story: list[str], found: list[tuple[str, str, str]], turn: str | None) -> None:
    dealer = Seat.W if story[0].startswith("W") else Seat.N
    told = table(*story, dealer=dealer)

    assert faults(told) == found
    assert (None if told.bidding.turn is None else told.bidding.turn.name) == turn


def test_an_accepted_insufficient_bid_is_what_the_next_bid_has_to_beat() -> None:
    told = table("N 1S", "E 1H", "S 1S")

    assert told.bidding.open is None
    assert [call_text(made.call) for made in told.bidding.live] == ["1♠", "1♥", "1♠"]


def test_acceptance_out_of_turn_never_lowers_the_level() -> None:
    told = table("N 2H", "S P", "W 1S")

    assert faults(told)[-1] == ("insufficient", "W 1♠", "open")


def test_the_contract_is_that_of_the_calls_that_count() -> None:
    told = table("N 1S", "E 1H", "director", "E replaces 1H with 2H", "S 2S", "W P", "N P", "E P")

    assert str(told.contract) == str(table("N 1S", "E 2H", "S 2S", "W P", "N P", "E P").contract)


@given(st.lists(st.tuples(seats, calls), max_size=25))
def test_any_calls_by_anybody_are_recorded_and_undone(rows: list[tuple[Seat, Call]]) -> None:
    told = Table(Board(dealer=Seat.N))
    states = [told.bidding]
    for seat, call in rows:
        told.push(Called(seat, call))
        states.append(told.bidding)
        assert told.bidding.turn is None or list(legal_calls(told.bidding))
    replayed = Table(Board(dealer=Seat.N), story=told.events)

    assert replayed.bidding == told.bidding
    for state in reversed(states[:-1]):
        told.pop()
        assert told.bidding == state


@given(st.lists(st.tuples(seats, calls), max_size=25))
def test_every_call_counts_is_a_matter_or_was_taken_back(rows: list[tuple[Seat, Call]]) -> None:
    events: list[Event] = [Called(seat, call) for seat, call in rows]
    told = Table(Board(dealer=Seat.N), story=events)
    live = {made.number for made in told.bidding.live}
    matters = {matter.number for matter in told.bidding.fates}
    given_back = any(matter.fault is Fault.TURN_LOST for matter in told.bidding.fates)

    accepted = [m for m, (fate, _) in told.bidding.fates.items() if fate is Fate.ACCEPTED]
    partners = [m for m in accepted if m.turn is m.seat.partner]
    withdrawn = {m.over for m in accepted}  # 25B1
    gone_with_it = {
        n for n, (seat, _) in enumerate(rows) for m in partners if m.turn is seat and n > m.number
    }

    assert given_back or live | matters == set(range(len(rows))) - (
        (withdrawn | gone_with_it) - live - matters
    )


def test_levels_above_seven_are_never_legal() -> None:
    assert max(call.level for call in legal_calls(start()) if isinstance(call, Bid)) == 7
    assert parse_call("8C") not in set(legal_calls(start()))
