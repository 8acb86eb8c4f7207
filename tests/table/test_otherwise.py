"""Lines in other words: each tells what its form tells, and what a form does not quite say is refused."""

import pytest

from lawbook.errors import CaseError
from lawbook.table import event_line, parse_event

SAME = """
S bids 1H = S 1H
S bids 8H = S 8H
S bids 1♠ = S 1S
W plays ♥K = W HK
W opens 2NT announced "20-22" = W 2NT announced "20-22"
S passes = S P
S passes together = S P together
E doubles = E X
N redoubles alerted = N XX alerted
W plays HK = W HK
W leads H10 = W leads HT
E discards C2 = E C2
E ruffs with S2 = E S2
E follows H2 = E H2
W leads HK together = W HK together
S leads HK from dummy = S calls HK from N
S calls for HK = S calls HK from N
E calls HK = E calls HK from W
S calls for "a heart" = S calls "a heart"
S calls "a heart" from N = S calls "a heart"
E takes back HK = E withdraws HK
S leaves it = S leaves the lead free
S leaves W free = S leaves the lead free
E retracts 1H = E withdraws 1H
E takes back his pass = E withdraws P
E withdraws his double = E withdraws X
E takes back his bid = E withdraws his call
E picks up 2H = E withdraws 2H
E changes HK to HJ = E replaces HK with HJ
S changes 1H to 1S = S replaces 1H with 1S
S corrects 1H to 2H = S replaces 1H with 2H
W accepts the lead = W accepts
W does not accept = W refuses
W rejects the bid = W refuses
S bars hearts = S forbids hearts
S forbids a heart lead = S forbids hearts
S demands a spade lead = S requires spades
S forbids W to lead hearts = S forbids hearts
S requires E to lead a diamond = S requires diamonds
S wants the highest heart = S requires the highest heart
S demands E's lowest card = S requires the lowest
S requires the highest card of the suit led = S requires the highest
S says "my lead?" = S remarks "my lead?"
W shows HK = W exposes HK
E drops HQ face down = E exposes HQ unseen
W shows HK HQ = W exposes HK HQ
W exposes HK by accident = W exposes HK accidentally
W turns HK face up = W faces HK
E asks about 1H = E asks 1H
E asks what 1H means = E asks 1H
W disputes the claim = W objects
E pauses = E hesitates
W asks what the contract is = W remarks "what is the contract?"
E calls the director = E calls director
the director is called = director
S consults his convention card = S looks at his own system card
S reads his notes = S looks at his own system card
N looks at S's system card = N looks at his own system card
W checks E's convention card = W looks at his own system card
W checks S's convention card = W looks at the opponents' system card
W looks at declarer's convention card = W looks at the opponents' system card
S looks at his score card = S uses "his score card"
S uses a calculator = S uses "a calculator"
S psyched = attention "S psyched"
the wrong board is on the table = wrong board on the table
they are playing the wrong board = wrong board on the table
the director's ruling was wrong = director ruled wrongly
C5 is found on the floor = C5 found on the floor
"""


@pytest.mark.parametrize("row", SAME.strip().splitlines())
def test_other_words_tell_what_the_form_tells_and_are_printed_as_it(row: str) -> None:
    said, form = row.split(" = ")

    assert parse_event(form) == parse_event(said)
    assert form.replace("H10", "HT") == event_line(parse_event(said))


@pytest.mark.parametrize(
    ("line", "nearest"),
    [
        ("S 1H out of turn", "S 1H"),
        ("S passes out of turn", "S P"),
        ("W leads HK out of turn", "W leads HK"),
        ("W accepts 1H", "W accepts"),
        ("E shows HK to W", "E exposes HK"),
    ],
)
def test_what_a_line_says_besides_is_never_passed_over(line: str, nearest: str) -> None:
    with pytest.raises(CaseError, match=f"is no event; write one like {nearest!r}"):
        parse_event(line)


@pytest.mark.parametrize(
    "line",
    [
        "S bids",
        "S bids HK",
        "W plays 1H",
        "W discards",
        "S passes 1H",
        "S bars",
        "X doubles",
        "E changes HK to 1S",
    ],
)
def test_half_a_line_is_refused(line: str) -> None:
    with pytest.raises(CaseError, match="is no event"):
        parse_event(line)
