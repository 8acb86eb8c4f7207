import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.bridge import Bid, Board, Card, Seat
from lawbook.errors import CaseError
from lawbook.table import Table, event_line, parse_event, parse_story, story_lines
from lawbook.table.record.events import Called, Event, Played
from lawbook.table.record.lines import FORMS
from tests.strategies import bids, cards, seats

# Every form of line in the vocabulary of the design, as it stands there or nearly so.
LINES = """
S 1H
W P
N X
E XX
S 1H alerted "5+ hearts, 11-21"
S 1NT announced "15-17"
S 1H alerted
N forbids hearts
S claims 3 of the rest
S claims 9 in all "trumps"
W HK
W leads HK
N ST
S calls "low heart"
S calls SA from N
W leads HK face down
W faces HK
E exposes HK
E faces his hand
E hears "six spades made"
E turns the board
W moves the board
E exposes H3 H4 accidentally
E exposes H3 by opponent
E exposes H3 unseen
E names SQ
W accepts
W refuses
E replaces 1S with 2S
E replaces 1S with 2S unintended
E replaces HK with SQ
E withdraws HK
E withdraws 1C
S 1H stands
S X is cancelled
E hesitates
E explains S1H "five"
W asks 2C
N remarks "oops"
S claims 12 "drawing trumps"
S claims 12
W concedes 2
S claims the rest
S claims the rest "trumps"
W concedes the rest
N forbids diamonds
E objects
N agrees
E has 14 cards
W misses C5
C5 found among played cards
C5 found at table 3
C5 not found
N looks at his cards
E sees SA of W
S holds cards of board 7
N must pass once
S must pass auction
HK of E is a major penalty card
E picks up HK H3
W must lead H
W must not lead H D
W may lead anything
E must play his highest
E must play his lowest
E must play S
E must not play S
N becomes declarer
S 2D not alerted
N corrects S2D "natural"
N corrects S2D
N asks whether S has none
N touches HK
E looks at trick 3
E looks at his last card
N P together
W H4 together
W H4 together unseen
E holds HK so that partner sees it
S holds HK at the table
director
W calls director
attention "revoke at trick 3"
trick 3 quitted
round over
hands returned
wrong board on the table
director ruled wrongly
S looks at his own system card
S looks at the opponents' system card
S uses "his score card"
E withdraws his call
correction period over
next board called by N
E may take back HK [47E2(a)]
E may take back HK SK
S chooses saw_another_hand=yes
E revoked
E revoked in trick 3
""".strip().splitlines()


@pytest.mark.parametrize("line", LINES)
def test_a_line_prints_as_it_was_read(line: str) -> None:
    assert event_line(parse_event(line)) == line


def test_every_form_of_line_has_an_example() -> None:
    assert {type(parse_event(line)) for line in LINES} == {event for event, _ in FORMS}


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("S  1♥", "S 1H"),
        ("N ♠10", "N ST"),
        ("w p", None),
        ("S pass  # tired", "S P"),
        ("S 1N", "S 1NT"),
        ('N remarks "#1"', 'N remarks "#1"'),
        ("E 8C", "E 8C"),
        ("E drops H3 HJ", "E exposes H3 HJ accidentally"),
        ("E puts his cards on the table", "E faces his hand"),
    ],
)
def test_people_write_a_line_in_more_than_one_way(written: str, read: str | None) -> None:
    if read is None:
        with pytest.raises(CaseError, match="is no event"):
            parse_event(written)
    else:
        assert read == event_line(parse_event(written))


def test_an_error_names_the_line_and_the_remedy() -> None:
    with pytest.raises(
        CaseError, match=r"story line 3: 'E has 1 card' is no event; write one like 'E has 14 cards'"
    ):
        list(parse_story(["N P", "# a comment", "E has 1 card"]))
    for small, capital in (("w p", "W P"), ("n 1nt", "N 1NT"), ("w hk", "W HK")):
        with pytest.raises(CaseError, match=rf"'{small}' is no event; write one like '{capital}'$"):
            parse_event(small)


@given(st.text())
def test_any_text_is_an_event_or_one_line_of_error(text: str) -> None:
    try:
        event = parse_event(text)
    except CaseError as error:
        told = str(error)
    else:
        told = event_line(event)
        assert parse_event(told) == event
    assert len(told.splitlines()) == 1


@given(st.lists(st.tuples(seats, st.one_of(bids, cards)), max_size=20))
def test_calls_and_cards_read_back(rows: list[tuple[Seat, Bid | Card]]) -> None:
    story: list[Event] = [Played(s, t) if isinstance(t, Card) else Called(s, t) for s, t in rows]

    assert list(parse_story(story_lines(story))) == story


def test_pop_takes_the_last_event_back() -> None:
    table = Table(story=list(parse_story(["N P", "E 1NT"])))

    last = table.pop()

    assert event_line(last) == "E 1NT"
    assert story_lines(table.events) == ["N P"]


def test_a_line_of_thousands_of_words_is_told_about_at_once() -> None:
    """Beginnings of it are not tried word by word, and nothing of it is kept."""
    tried: list[str] = []
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("lawbook.table.record.story._told", tried.append)
        with pytest.raises(CaseError, match=r"^story line 3: 'N 1S- - .*is no event"):
            parse_event("N 1S" + "- " * 2_000, 3)
        with pytest.raises(
            CaseError, match=r"^story line 3: more than 5000 characters, which no event needs"
        ):
            parse_event("N 1S" + "- " * 3_000, 3)

    assert len(tried) < 60


@pytest.mark.parametrize(
    ("dealer", "story", "last"),
    [
        ("S", ["S 1H", "S 1H together"], "1H"),
        ("S", ["S P", "W 1D", "W P together"], "P"),
        ("N", ["S 1H", "W 2C", "W replaces 2C with 2H", "S replaces 1H with 1S unintended", "W replaces 2C with 2H", "N P"], "P"),
    ],
    ids=["twice at one moment", "over his own call", "a change of a change"],
)  # fmt: skip
def test_what_nobody_would_do_is_recorded_all_the_same(dealer: str, story: list[str], last: str) -> None:
    table = Table(Board.of(None, dealer=Seat[dealer]))
    for event in parse_story(story):
        table.push(event)

    assert len(story) == len(table.events)
    assert f" {last}" in event_line(table.events[-1])


@pytest.mark.parametrize(
    ("line", "like"),
    [
        ("N 1S, E P, E exposes a heart, W P", "E exposes H3 H4"),
        ("N 1S, E P", "N 1S"),
        ('N 1S, W remarks "a, b", S 2h', "S 2H"),
        ("N 1S, ,", "N 1S"),
        ("N 1S, E", "E P"),
        (",", "N P"),
    ],
)
def test_of_several_events_in_one_line_the_first_that_is_none_is_shown_right(line: str, like: str) -> None:
    with pytest.raises(CaseError, match=rf"is no event; write one like '{like}'$"):
        list(parse_story([line]))
