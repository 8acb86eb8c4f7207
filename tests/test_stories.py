"""Stories that Hypothesis tells: whatever happens in an auction, the record holds it and the desk rules."""

from collections.abc import Mapping
from dataclasses import replace

from hypothesis import example, given, settings
from hypothesis import strategies as st

from lawbook.bridge import Bid, Board, Call, Card, Seat, Strain, Word
from lawbook.casefile import CaseFile
from lawbook.desk import replay, rule
from lawbook.desk.replay import summoned
from lawbook.desk.retelling import Retelling
from lawbook.errors import CaseError
from lawbook.objects import as_json
from lawbook.table import Act, Table, Until, parse_story, story_lines
from lawbook.table.auction.bidding import legal_calls
from lawbook.table.in_force import OF_AUCTION
from lawbook.table.record.events import (
    Accepted,
    Called,
    CallReplaced,
    DirectorCalled,
    Event,
    Exposed,
    Hesitated,
    LaidDown,
    Refused,
)
from tests.strategies import calls, cards, seats


def called_in_turn(table: Table, choice: int) -> Event:
    """One of the legal calls of the player whose turn it is, low ones more often."""
    options = list(legal_calls(table.bidding))[:12]
    return Called(table.bidding.turn or Seat.N, options[choice % len(options)] if options else Word.PASS)


def next_event(table: Table, kind: str, seat: Seat, call: Call, card: Card, choice: int) -> Event:
    """What happens next, of a kind, at whatever table."""
    matter = table.bidding.open
    lho = (matter.seat if matter else seat).lho
    match kind:
        case "in turn":
            return called_in_turn(table, choice)
        case "any call":
            return Called(seat, call)
        case "accept":
            return Accepted(lho)
        case "refuse":
            return Refused(lho)
        case "replace":
            last = next((m for m in reversed(table.bidding.live)), None)
            replaced = matter or last
            if replaced is None or replaced.call is None:
                return Hesitated(seat)
            return CallReplaced(replaced.seat, replaced.call, call)
        case "expose":
            return Exposed(seat, (card,))
        case "hesitate":
            return Hesitated(seat)
        case _:
            return DirectorCalled(None)


KINDS = (
    "in turn",
    "in turn",
    "in turn",
    "any call",
    "accept",
    "refuse",
    "replace",
    "expose",
    "hesitate",
    "director",
)
steps = st.lists(st.tuples(st.sampled_from(KINDS), seats, calls, cards, st.integers(0, 11)), max_size=12)


Row = tuple[str, Seat, Call, Card, int]


def story_of(rows: list[Row]) -> Table:
    table = Table(Board(dealer=Seat.N))
    for row in rows:
        table.push(next_event(table, *row))
    return table


def ruled_as_told(rows: list[Row], answers: Mapping[str, str]) -> CaseFile:
    """A story in which everybody speaks and calls at a table where what has been ruled is in force."""
    case = CaseFile(board=Board(dealer=Seat.N), answers=answers)
    retelling = Retelling(case)
    for line, row in enumerate(rows, 1):
        retelling.tell(next_event(retelling.table, *row), line)
    return replace(case, story=tuple(story_lines(event for _, event in retelling.own)))


CHANGED_PASS: list[Row] = [
    (kind, seat, call, Card.C2, 0)
    for kind, seat, call in (
        ("in turn", Seat.N, Word.PASS),
        ("any call", Seat.W, Word.PASS),
        ("replace", Seat.N, Word.PASS),
        ("in turn", Seat.N, Word.PASS),
        ("replace", Seat.N, Bid(1, Strain.CLUBS)),
        ("any call", Seat.N, Word.PASS),
        ("in turn", Seat.N, Word.PASS),
        ("in turn", Seat.N, Word.PASS),
        ("accept", Seat.N, Word.PASS),
    )
]
"""East, who had to pass, changes his pass to a club, and South calls over it (Law 37A)."""


@given(steps)
def test_a_story_reads_back_replays_and_undoes(rows: list[Row]) -> None:
    table = story_of(rows)
    again = Table(Board(dealer=Seat.N), story=list(parse_story(story_lines(table.events))))

    assert again.bidding == table.bidding
    while table.events:
        table.pop()
    assert table.bidding == Table(Board(dealer=Seat.N)).bidding


@settings(deadline=None)
@given(steps)
def test_every_story_is_ruled_and_nobody_is_left_without_a_call(rows: list[Row]) -> None:
    case = ruled_as_told(rows, {})
    table = replay(case)

    assert table.bidding.turn is None or list(legal_calls(table.bidding))
    if not table.matters:
        return
    decision = rule(case)
    assert decision.question is not None or decision.provisions
    story = story_lines(summoned(table).events)
    assert as_json(decision)["table"]["story"][: len(story)] == story


@settings(deadline=None)
@given(steps, st.sampled_from(["no", "yes"]))
@example(CHANGED_PASS, "no")
def test_every_enforced_pass_ends(rows: list[Row], word: str) -> None:
    """With the replacements judged, passes are enforced; who has to pass can do nothing else, and only once if once."""
    tests = (
        "replacement_similar",
        "replacement_subset",
        "replacement_same_purpose",
        "lowest_same_denomination",
    )
    case = ruled_as_told(rows, dict.fromkeys(tests, word))
    table = replay(case)
    state = table.bidding

    if state.turn is not None and state.must_pass(state.turn):
        assert list(legal_calls(state)) == [Word.PASS]
        after = state.after(len(table.events), Called(state.turn, Word.PASS))
        cancelled = len(after.live) <= len(state.live)  # three passes that took a turn away (17D3)
        assert cancelled or not any(n.seat is state.turn and n.until is Until.ONCE for n in after.norms)
    assert {e.act for e in table.events if isinstance(e, LaidDown)} <= {*OF_AUCTION, Act.NOT_LEAD}


def test_a_story_line_that_cannot_be_is_named() -> None:
    try:
        rule(CaseFile(board=Board(dealer=Seat.N), story=("N P", "Q 1S")))
    except CaseError as error:
        told = str(error)
    assert told.startswith("story line 2: 'Q 1S' is no event")
