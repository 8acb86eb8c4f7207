"""Boards that were really played, from published files in PBN and LIN."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from lawbook.bridge import Card, Contract, Deal, Seat, Strain
from lawbook.notation.files import read_games
from lawbook.notation.game import Game
from lawbook.table import Table
from lawbook.table.reading import story_of, table_of
from lawbook.table.record.events import Event

Plays = tuple[tuple[Seat, Card], ...]
Tricks = tuple[Plays, ...]

FOLDER = Path(__file__).parents[3] / "shared" / "data"
"""Where published boards lie; they are not part of the project."""


@dataclass(frozen=True)
class PlayedBoard:
    """A board with a complete deal, a contract and a play."""

    game: Game
    deal: Deal
    contract: Contract
    """What the auction makes; the tags of some files leave out a double."""

    @property
    def name(self) -> str:
        """Where the board stands."""
        return f"{self.game.name}:{self.game.line}"

    @property
    def tricks(self) -> Tricks:
        """The tricks in the order of play, the last perhaps not whole."""
        plays = self.game.plays
        return tuple(plays[start : start + 4] for start in range(0, len(plays), 4))

    def table(self, *play: Event) -> Table:
        """The table with this deal and auction, and with this play or the one that was."""
        calls = story_of(self.game)[: len(self.game.calls)]
        return Table(self.game.board, story=[*calls, *play]) if play else table_of(self.game)


@cache
def games() -> list[Game]:
    """Every game in the folder, played or not."""
    files = [*sorted(FOLDER.rglob("*.pbn")), *sorted(FOLDER.rglob("*.lin"))]
    return [game for path in files for game in read_games(path)]


@cache
def played_boards() -> list[PlayedBoard]:
    """Every game of which the deal, the auction and some of the play are told."""
    return [
        PlayedBoard(game, game.board.deal, told.contract)
        for game in games()
        if game.plays and game.board.deal is not None and (told := table_of(game)).contract is not None
    ]


def naive_winner(trick: Plays, strain: Strain) -> Seat:
    """Who won, by the words of Law 44."""
    trumps = [(card, seat) for seat, card in trick if card.suit is strain.suit]
    return max(trumps or [(card, seat) for seat, card in trick if card.suit is trick[0][1].suit])[1]


def naive_revokes(tricks: Tricks, deal: Deal) -> list[tuple[Seat, int]]:
    """Who did not follow though he could, and in which trick."""
    left = {seat: set(deal[seat] or ()) for seat in Seat}
    found = []
    for number, trick in enumerate(tricks, start=1):
        led = trick[0][1].suit
        for seat, card in trick:
            if card.suit is not led and any(held.suit is led for held in left[seat]):
                found.append((seat, number))
            left[seat].discard(card)
    return found
