"""Claims: tricks that were told without being played, beside what double dummy takes from there on."""

from collections.abc import Iterator

from lawbook.audit.finding import Certainty, Finding, Kind
from lawbook.equity.position import Position
from lawbook.equity.solver import Solver
from lawbook.errors import CaseError, Wording
from lawbook.notation.game import Game
from lawbook.table import Table

__all__ = ["about_claim"]

_STATEMENT = Wording("the statement that went with the claim, and who agreed to it")


def about_claim(game: Game, told: Table, solver: Solver) -> Iterator[Finding]:
    """A claim or concession that double dummy does not bear out; opponents may have conceded, too."""
    contract, tricks = game.contract, game.tricks
    position = _position(game, told)
    if contract is None or tricks is None or position is None:
        return
    most = solver.most(position)
    declares = position.to_play.side is contract.declarer.side
    best = told.tricks_won(contract.declarer.side) + (most if declares else position.left - most)
    if tricks == best:
        return
    said = Wording(
        "after {played} cards {tricks} tricks were told; double dummy declarer takes {best}",
        played=len(game.plays),
        tricks=tricks,
        best=best,
    )
    law = "70" if tricks > best else "68"
    yield Finding(Kind.CLAIM, said, law, Certainty.POSSIBLE, _STATEMENT)


def _position(game: Game, told: Table) -> Position | None:
    """Where the play stopped; None where it went to its end, or not everything is known."""
    deal, contract = game.board.deal, told.contract
    if deal is None or contract is None or contract != game.contract or told.play_matters:
        return None
    if not 0 < len(game.plays) < 52:
        return None
    try:
        position = Position.opening(deal, contract.bid.strain, contract.declarer)
        for _, card in game.plays:
            position = position.after(card)
    except CaseError:
        return None  # it is found and told elsewhere
    return position
