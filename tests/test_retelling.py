"""A story told again consults a ruling when an event can touch it, and no more once it is settled."""

import pytest

from lawbook.bridge import Board, Seat
from lawbook.casefile import CaseFile
from lawbook.desk.retelling import Retelling
from lawbook.table import Table, event_line, legal_cards, parse_story
from lawbook.table.record.events import Event, Exposed, Played
from tests.ledger.calls import seeded_deal

DEAL = seeded_deal()
BOARD = Board(dealer=Seat.N, deal=DEAL)
CARD, ANOTHER, *_ = (event_line(Exposed(Seat.E, (card,))).split()[-1] for card in DEAL[Seat.E] or ())
"""Two cards of East, who leads against four spades by North."""


def played_on(story: list[str]) -> list[Event]:
    """A story whose board is played to its end, everybody playing his first card that is legal."""
    table = Table(BOARD, story=list(parse_story(story)))
    while (play := table.position) is not None and play.turn is not None:
        table.push(Played(play.turn, next(iter(legal_cards(play) or ()))))
    return list(table.events)


@pytest.mark.parametrize(
    "story",
    [
        ["N 4S", "E P", "S P", "W P", f"E {CARD}", f"E {ANOTHER} together", "director"],
        ["N 4S", f"E {CARD}", "director", "E P", "S P", "W P"],
        ["N 4S", "E P", "W P", "director", "S P", "W P"],
        ["N 4S", f"E exposes {CARD}", "director", "E P", "S P", "W P"],
    ],
)
def test_what_is_settled_is_looked_at_no_more(story: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    looked, take_up = list[int](), Retelling._take_up
    retelling = Retelling(CaseFile(board=BOARD))

    def noted(self: Retelling, subject: object) -> None:
        looked.append(self.table.length)
        take_up(self, subject)  # type: ignore[arg-type]

    monkeypatch.setattr(Retelling, "_take_up", noted)
    for line, event in enumerate(played_on(story), start=1):
        retelling.tell(event, line)

    assert looked
    assert retelling.table.length > 50
    assert max(looked) < 20
