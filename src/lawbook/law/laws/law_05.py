"""Who sits where, and who goes where.

The Director assigns the first seats; a compass direction that was chosen is kept for the session unless he tells or allows
somebody to change it. He says clearly how all move, and then each player answers for where he sits.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of, yes_no
from lawbook.law.provision import (
    ContinuesIn,
    Penalize,
    Permitted,
    Prohibited,
    Required,
    ScoreStands,
    Strength,
    Verb,
)
from lawbook.law.provision.contest_acts import ContestAct
from lawbook.law.role import Role


class Seating(Label):
    """What went wrong with the seats."""

    CHANGED = "changed", "Players of one side changed places with each other during the session"
    WRONG_TABLE = "wrong_table", "A player or a side sat at a wrong table, or in a wrong direction"


SEATING = one_of("seating", "What went wrong with the seats?", Seating)
LEAVE = yes_no("change_allowed", "Had the Director told them to change, or allowed it?")
AS_TOLD = yes_no("moved_as_told", "Did they go where the Director had told them to go?")
CARDS_TAKEN = yes_no("cards_taken_there", "Have cards been taken from a board there?")


@law("5", edition=2017, title="Assignment of seats")
def seats(case: Case) -> Provisions:
    if case[SEATING] is Seating.CHANGED:
        yield from changed(case)
    else:
        yield from wrong_table(case)


def changed(case: Case) -> Provisions:
    if case[LEAVE]:
        yield Permitted(who=Role.CONTESTANT, act=ContestAct.CHANGE_DIRECTION, cite="5A")
        return
    yield Prohibited(who=Role.CONTESTANT, act=ContestAct.CHANGE_DIRECTION, verb=Verb.MAY_NOT, cite="5A")
    yield Penalize(to=Role.CONTESTANT, strength=Strength.MAY, cite="90B8", see=("5A",))
    yield ScoreStands(cite="5A")


def wrong_table(case: Case) -> Provisions:
    """Whoever was told wrongly is not at fault; a board that is not theirs is a matter of Law 15."""
    if case[AS_TOLD]:
        yield Required(who=Role.DIRECTOR, act=ContestAct.ANNOUNCE_MOVES, verb=Verb.DOES, cite="5B")
        yield ContinuesIn(law="82", given=(("error_of_procedure", "ruling"),), cite="82C", see=("5B",))
        return
    yield Required(who=Role.CONTESTANT, act=ContestAct.SIT_RIGHT, verb=Verb.DOES, cite="5B")
    if case[CARDS_TAKEN]:
        yield Penalize(to=Role.CONTESTANT, strength=Strength.MAY, cite="90B7", see=("5B",))
        yield ContinuesIn(law="15", given=(("wrong_board_or_cards", "board"),), cite="15B", see=("5B",))
