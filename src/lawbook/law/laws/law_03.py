"""The Director numbers the tables, and says at each of them where North is.

A wrong number or a wrong direction is an error of procedure: he puts it right, and the scores go to those who earned
them.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of, yes_no
from lawbook.law.provision import ContinuesIn, Required, Verb
from lawbook.law.provision.contest_acts import ContestAct
from lawbook.law.provision.results import ScoredAsHeld
from lawbook.law.role import Role


class Tables(Label):
    """What is wrong with the tables."""

    NUMBER = "number", "Two tables have the same number"
    DIRECTION = "direction", "North is set wrongly at a table"


TABLES = one_of("tables_arranged", "What is wrong with the tables?", Tables)
MISENTERED = yes_no("scores_under_wrong_number", "Have scores been entered under the wrong number?")
PLAYED_SO = yes_no("played_in_wrong_direction", "Has a board been played in the wrong directions?")
SCORABLE = yes_no("movement_allows", "Does the movement let that board be scored for the hands really held?")


@law("3", edition=2017, title="Arrangement of tables")
def tables(case: Case) -> Provisions:
    if case[TABLES] is Tables.NUMBER:
        yield Required(who=Role.DIRECTOR, act=ContestAct.NUMBER_TABLES, verb=Verb.DOES, cite="3")
        if case[MISENTERED]:
            yield ContinuesIn(law="79", given=(("wrong_result", "recorded"),), cite="79C1", see=("3",))
        return
    yield Required(who=Role.DIRECTOR, act=ContestAct.SET_DIRECTIONS, verb=Verb.DOES, cite="3")
    if not case[PLAYED_SO]:
        return
    if case[SCORABLE]:
        yield ScoredAsHeld(cite="82A", see=("3",))
    else:
        yield ContinuesIn(law="82", given=(("error_of_procedure", "procedure"),), cite="82B", see=("3",))
