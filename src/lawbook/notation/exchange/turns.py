"""What a record tells in turn: most formats write calls without who made them."""

from lawbook.bridge import Seat, Word
from lawbook.notation.game import Calls, Game, GameCall
from lawbook.notation.results.fields import is_pass

__all__ = ["calls_in_turn", "passed_out"]


def calls_in_turn(game: Game) -> Calls:
    """The calls in rotation from the dealer; none where one was out of turn, since it would be put to another player.

    Of a board that was passed out the calls are known, even where only that is told.
    """
    dealer = game.board.dealer
    if dealer is None:
        return ()
    calls = game.calls or (
        tuple(GameCall(Seat(dealer + n & 3), Word.PASS) for n in range(4)) if passed_out(game) else ()
    )
    return calls if all(told.seat == dealer + n & 3 for n, told in enumerate(calls)) else ()


def passed_out(game: Game) -> bool:
    """Whether all four passed."""
    only_passes = len(game.calls) == 4 and all(told.call is Word.PASS for told in game.calls)
    return only_passes or is_pass(game.tags.get("Contract", ""))
