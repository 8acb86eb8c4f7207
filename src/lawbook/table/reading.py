"""Reading: a game that a file tells, as a board and the story of what happened on it."""

from lawbook.bridge import Card, Seat
from lawbook.notation.game import Game
from lawbook.table.record.events import Called, Event, Played
from lawbook.table.table import Table

__all__ = ["story_of", "table_of"]


_PLAYED = tuple(tuple(Played(seat, card) for card in Card) for seat in Seat)
"""Every card played by every player, made once."""


def story_of(game: Game) -> list[Event]:
    """What happened: the calls with their alerts and explanations, then the cards.

    >>> from lawbook.notation.lin import parse_lin
    >>> [game] = parse_lin("md|1,,,|mb|1S!|an|5+ spades|")
    >>> story_of(game)
    [Called(seat=Seat.S, call=Bid(level=1, strain=Strain.SPADES), manner='alerted', text='5+ spades')]
    """
    story: list[Event] = [
        Called(seat, call) if note is None else Called(seat, call, "alerted", _said(note) or None)
        for seat, call, note, _ in game.calls
    ]
    story += [_PLAYED[seat][card] for seat, card in game.plays]
    return story


def _said(note: str) -> str:
    """A note as a line of a story can have it: on one line, without the marks that end it."""
    return " ".join(note.replace('"', "'").split())


def table_of(game: Game) -> Table:
    """The table at which a game was played. Raises CaseError for a card that another hand holds."""
    return Table(game.board, story=story_of(game))
