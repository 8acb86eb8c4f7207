"""Wrong_cards: what was called by somebody who held the cards of another board, as the record shows it (Law 15A)."""

from itertools import takewhile

from lawbook.bridge import Seat, Side
from lawbook.table.record.events import Called, DirectorCalled, TookWrong, WrongBoard
from lawbook.table.table import Table

__all__ = [
    "called_on_them",
    "called_since",
    "holders_of",
    "lead_was_faced",
    "opponents_too",
    "wrong_board_in_auction",
]


def _found(table: Table) -> int:
    """The place among the events of the one that tells of wrong cards; the end if none does."""
    return next((n for n, it in enumerate(table.events) if isinstance(it, TookWrong)), len(table.events))


def _callers(table: Table) -> list[Seat]:
    """Who had called, in order, when a player turned out to hold the cards of another board."""
    return [event.seat for event in table.events[: _found(table)] if isinstance(event, Called)]


def lead_was_faced(table: Table) -> bool:
    """Whether an opening lead had been faced when a player turned out to hold the cards of another board."""
    then = table.playing_at(_found(table))
    return then is not None and then.begun


def wrong_board_in_auction(table: Table) -> bool | None:
    """Whether it came out before a lead was faced that the board is the wrong one; None if that is not told."""
    found = next((n for n, it in enumerate(table.events) if isinstance(it, WrongBoard)), None)
    if found is None:
        return None
    then = table.playing_at(found)
    return then is None or not then.begun


def called_on_them(table: Table) -> bool | None:
    """Whether he had called before his wrong cards were found; everybody had when there is a contract.

    None when his first call comes later, and nobody says that the cards were found before it.
    """
    offender = table.on_wrong_cards
    if offender is None:
        return None
    if table.beginning is not None or offender in _callers(table):
        return True
    since = takewhile(lambda it: not isinstance(it, DirectorCalled), table.events[_found(table) :])
    return None if any(isinstance(it, Called) and it.seat is offender for it in since) else False


def called_since(table: Table, seat: Seat) -> bool | None:
    """Whether a player had called after the first call of the one with wrong cards when they were found.

    None when the auction is not told, or the record does not show on which cards that call was made.
    """
    offender = table.on_wrong_cards
    if offender is None or table.beginning is not None or called_on_them(table) is None:
        return None
    callers = _callers(table)
    return offender in callers and seat in callers[callers.index(offender) :]


def opponents_too(table: Table) -> bool | None:
    """Whether an opponent of the one who called first on wrong cards holds such cards as well."""
    offender = table.on_wrong_cards
    return None if offender is None else holders_of(table, offender.side.opponents) is not None


def holders_of(table: Table, side: Side) -> Seat | Side | None:
    """Who of a side holds cards of another board: a player, or both."""
    his = list(dict.fromkeys(event.seat for event in table.all(TookWrong) if event.seat.side is side))
    return side if len(his) > 1 else his[0] if his else None
