"""Tricks: a play as a table, a row to a trick, in the columns of the bidding diagram."""

from collections.abc import Iterator

from lawbook.bridge import Seat, Side, Trick
from lawbook.notation import card_text
from lawbook.table import Table
from lawbook.text import render
from lawbook.text.bidding import COLUMNS, WIDTH
from lawbook.text.catalogue import translate

__all__ = ["play_diagram"]


def play_diagram(told: Table, language: str) -> Iterator[str]:
    """The tricks as they were played; who led has a > before his card, who won a * after it."""
    playing = told.playing
    if playing is None:
        return
    yield ""
    yield translate("desk", "The play (> leads, * wins the trick):", language)
    for number, trick in enumerate(playing.tricks, start=1):
        winner = playing.won[number - 1] if number <= len(playing.won) else None
        cells = (f"{_cell(trick, seat, winner, language):<{WIDTH}}" for seat in COLUMNS)
        yield f"{number:>2}  {''.join(cells)}".rstrip()
    won = (f"{render.value(side, language)} {told.tricks_won(side)}" for side in Side)
    yield translate("desk", "Tricks won: {tricks}", language).format(tricks=", ".join(won))


def _cell(trick: Trick, seat: Seat, winner: Seat | None, language: str) -> str:
    cards = "+".join(card_text(card, language) for player, card in trick.plays if player is seat)
    led = ">" if cards and trick.plays[0][0] is seat else " "
    return f"{led}{cards}{'*' if cards and winner is seat else ''}"
