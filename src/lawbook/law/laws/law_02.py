"""A board shows who deals and who is vulnerable, and its number decides both.

Boards repeat every sixteen numbers. A board that is marked otherwise should not be used; if it is used all the same, it is
played and scored as it is marked, for that session. Copies that are marked differently make a fouled board.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of, yes_no
from lawbook.law.provision import ContinuesIn, Required, ScoreStands, Verb
from lawbook.law.provision.contest import MarkingsApply
from lawbook.law.provision.contest_acts import ContestAct
from lawbook.law.role import Role


class Markings(Label):
    """How the markings of a board agree with its number."""

    WRONG = "wrong", "They do not fit its number, and every copy is marked alike"
    COPIES_DIFFER = "copies_differ", "The copies of the board are not marked alike"
    RIGHT = "right", "They fit its number; somebody went by another dealer or vulnerability"


MARKINGS = one_of(
    "board_markings", "What about the dealer and the vulnerability marked on the board?", Markings
)
USED = yes_no("marked_board_used", "Have players taken their cards from it in this session?")


@law("2", edition=2017, title="The duplicate boards")
def boards(case: Case) -> Provisions:
    match case[MARKINGS]:
        case Markings.WRONG if not case[USED]:
            yield Required(who=Role.DIRECTOR, act=ContestAct.REPLACE_BOARD, verb=Verb.SHOULD, cite="2")
        case Markings.WRONG:
            yield MarkingsApply(cite="2")
            yield ScoreStands(cite="87A", see=("2",))
        case Markings.COPIES_DIFFER:
            yield MarkingsApply(cite="2")
            yield ContinuesIn(law="87", given=(("board_differed_in", "markings"),), cite="87A")
        case Markings.RIGHT:
            yield MarkingsApply(cite="2")
