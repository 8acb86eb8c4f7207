"""Seats: whose irregularity it is, tapped on the first page of a ruling that no record shows; then players are called by theirs."""

from lawbook.address import Address
from lawbook.bridge import Seat
from lawbook.desk import Decision
from lawbook.desk.laws import of_a_player
from lawbook.law.offence import who_is
from lawbook.law.role import Role
from lawbook.table.seen.sight import OfPlayer, Sight
from lawbook.web.tiles import TILES
from lawbook.web.words import Words

__all__ = ["OF_CONTEST", "answer_named", "told_seat", "whose"]

OF_CONTEST = frozenset({"form"})
"""What is told of the contest, and not of what happened: it is the same for every call of an evening."""

PLAYERS = {
    ("whose_turn", "rho"): Role.RHO,
    ("whose_turn", "partner"): Role.OFFENDERS_PARTNER,
    ("whose_turn", "lho"): Role.LHO,
    ("revoke_trick", "offender"): Role.OFFENDER,
    ("revoke_trick", "partner"): Role.OFFENDERS_PARTNER,
}
"""The answers that are players, by the part they play."""


def whose(address: Address, decision: Decision) -> bool:
    """Whether the page asks whose irregularity it is: nothing is answered yet of what happened, and nothing shows it."""
    first = decision.rulings[0]
    if address.view or len(address.laws) != 1 or isinstance(first.case.view, Sight):
        return False
    begun = [{}, *(tile.answers for tile in TILES if tile.start == address.laws[0])]
    happened = {key: word for key, word in address.answers.items() if key not in OF_CONTEST}
    return happened in begun and of_a_player(address.laws[0], address.edition)


def told_seat(decision: Decision) -> Seat | None:
    """Whose irregularity it is, where that was told and no record shows it."""
    view = decision.open.case.view
    return view.seat if isinstance(view, OfPlayer) else None


def answer_named(decision: Decision, words: Words, word: str) -> str:
    """An answer to the open question: the seat, where it is a player whose seat is known."""
    fact = decision.question
    assert fact is not None  # noqa: S101  # only a page with a question has answers
    role, view = PLAYERS.get((fact.key, word)), decision.open.case.view
    who = None if role is None or view is None else who_is(role, view)
    return words.name(who) if isinstance(who, Seat) else words.answer(fact, word)
