"""How a round goes on to the next, and when it is over.

Rights that last until the end of the round hang on it. A round ends when the Director calls the next one, but for a table
that has not finished it goes on until the players move; for a board that he puts off, until that board is dealt with.
"""

from lawbook.bridge import Seat
from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of, yes_no
from lawbook.law.provision import Required, Verb
from lawbook.law.provision.contest import RoundGoesOn, RoundOver, Stretch
from lawbook.law.provision.contest_acts import ContestAct
from lawbook.law.role import Role
from lawbook.table import Table
from lawbook.table.seen.sight import of_record


class Rounds(Label):
    """What is asked about a round."""

    MOVES = "moves", "How do players and boards move on?"
    ENDED = "ended", "Has the round ended at this table?"
    POSTPONED = "postponed", "Has it ended for a board that the Director put off?"
    SESSION = "session", "Have the last round and the session ended at this table?"


@of_record
def _ended(table: Table) -> bool | None:
    return True if table.round_ended else None


ROUNDS = one_of("round_question", "What is the question about the round?", Rounds)
TOLD_OTHERWISE = yes_no(
    "boards_moved_otherwise", "Has the Director had the boards moved by somebody else than North?"
)
NEXT_CALLED = yes_no("next_round_called", "Has the Director called the next round?", seen=_ended)
FINISHED = yes_no(
    "table_finished", "Had this table finished play then, or have its players moved on since?", seen=_ended
)
DEALT_WITH = yes_no(
    "postponed_board_done",
    "Has that board been played, and its score agreed and recorded, or was it cancelled?",
)
NO_OBJECTION = yes_no(
    "all_scores_entered", "Are all the boards of this table played, and all scores entered without objection?"
)


@law("8", edition=2017, title="Sequence of rounds")
def rounds(case: Case) -> Provisions:
    match case[ROUNDS]:
        case Rounds.MOVES:
            yield Required(who=Role.DIRECTOR, act=ContestAct.ANNOUNCE_MOVES, verb=Verb.DOES, cite="8A1")
            if not case[TOLD_OTHERWISE]:
                yield Required(who=Seat.N, act=ContestAct.MOVE_BOARDS, verb=Verb.DOES, cite="8A2")
        case Rounds.ENDED:
            yield ended(Stretch.ROUND, "8B1", over=case[NEXT_CALLED] and case[FINISHED])
        case Rounds.POSTPONED:
            yield ended(Stretch.ROUND_FOR_BOARD, "8B2", over=case[DEALT_WITH])
        case Rounds.SESSION:
            yield ended(Stretch.SESSION, "8C", over=case[NO_OBJECTION])


def ended(what: Stretch, cite: str, *, over: bool) -> RoundOver | RoundGoesOn:
    return RoundOver(what=what, cite=cite) if over else RoundGoesOn(what=what, cite=cite)
