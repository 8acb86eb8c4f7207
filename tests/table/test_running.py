"""Cards in good order, of which no position is made before somebody looks, come to what each makes of the one before."""

import random

from lawbook.bridge import Board, Seat
from lawbook.errors import LawbookError
from lawbook.table import Table, parse_story
from lawbook.table.play.running import running
from lawbook.table.record.events import Exposed, Played
from tests.ledger.calls import seeded_deal
from tests.ledger.test_cases import FOLDERS, stories
from tests.ledger.walking import next_act


def differing(table: Table) -> list[int]:
    """The cards after which the play is another than the card makes of the position before, by their events."""
    rows = [(n, event, table.playing_at(n)) for n, event in enumerate(table.events)]
    return [
        n
        for n, event, before in rows
        if type(event) is Played
        and before is not None
        and running(before) is not None
        and table.playing_at(n + 1) != before.after(n, event)
    ]


def test_the_stories_of_the_case_files() -> None:
    """What an irregular play has come to, however it was put right, and what is played then."""
    seen = 0
    for folder in FOLDERS:
        for name, case in stories(folder):
            try:
                table = case.table
            except LawbookError:
                continue
            assert differing(table) == [], name
            seen += sum(running(table.playing_at(n)) is not None for n in range(len(table.events)))
    assert seen > 1000


def test_boards_on_which_a_card_was_exposed_are_played_on() -> None:
    for seed in range(12):
        dice, deal = random.Random(seed), seeded_deal(seed)  # noqa: S311  # nothing secret about which cards are played
        table = Table(
            Board(dealer=Seat.N, deal=deal), story=list(parse_story(["N 1NT", "E P", "S P", "W P"]))
        )
        while (act := next_act(table, dice)) is not None:
            table.push(act)
            if len(table.events) == 5 + seed:
                table.push(Exposed(Seat.E, (min(table.position.hands[Seat.E]),)))  # type: ignore[arg-type, union-attr]
        positions = [table.playing_at(n) for n in range(6 + seed, len(table.events))]
        assert len(table.play_matters) == 1
        assert all(running(position) is not None for position in positions)
        assert differing(table) == []
