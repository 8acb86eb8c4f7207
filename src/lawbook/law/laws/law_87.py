"""A fouled board: contestants who are compared have not played the same cards, dealer or vulnerability.

In pairs and individual contests the scores are divided by the form in which the board was played. For
teams Law 86 takes over. A board that all played alike is not fouled, whatever the hand record says.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of, yes_no
from lawbook.law.laws.law_12 import FORM, ContestForm
from lawbook.law.provision import (
    Act,
    Award,
    ContinuesIn,
    Form,
    MayAdjust,
    Penalize,
    Permitted,
    Quantity,
    Reason,
    Required,
    ScoreStands,
    SplitGroups,
    Strength,
    Verb,
)
from lawbook.law.provision.contest_acts import ContestAct
from lawbook.law.redress import by_12
from lawbook.law.role import Role
from lawbook.law.same import as_then


class Difference(Label):
    """In what the forms of a board differ."""

    CARDS = "cards", "Cards"
    MARKINGS = "markings", "Dealer or vulnerability"
    SEATS = "seats", "In who sat where: the whole board was turned, with dealer and vulnerability"
    NONE = "none", "At most from the hand record"


DIFFERENCE = one_of("board_differed_in", "In what did the board differ?", Difference)
COMPARED = yes_no(
    "compared_in_different_form", "Did contestants whose scores are compared play it in different forms?"
)
LONE = yes_no("lone_score", "Was one of the forms played at one table only?")

SMALL = yes_no("two_or_three_results", "Were there only two or three results in one of the forms?")


@law("87", edition=2017, title="Fouled board")
def fouled_board(case: Case) -> Provisions:
    difference = case[DIFFERENCE]
    if difference is Difference.NONE or not case[COMPARED]:
        yield ScoreStands(cite="87A")
        return
    if difference is Difference.CARDS:
        yield Penalize(strength=Strength.MAY, cite="90B6", see=("7C",))
    if case[FORM] is ContestForm.TEAMS and case.edition < 2017:
        yield from nothing_to_compare(Role.BOTH_SIDES)
    elif case[FORM] is ContestForm.TEAMS:
        yield ContinuesIn(law="86", given=(("team_question", "several"),), cite="87C", see=("87A", "86B2"))
    elif difference is Difference.SEATS:
        yield Permitted(who=Role.DIRECTOR, act=ContestAct.SCORE_AS_SWITCHED, cite="87B", see=("87A",))
    else:
        yield from groups(case)


@law("87", edition=2007, title="Fouled board")
def fouled_board_2007(case: Case) -> Provisions:
    yield from as_then(fouled_board(case))


def groups(case: Case) -> Provisions:
    yield SplitGroups(cite="87B", see=("87A",))
    if case.setting("fouled_method") == "announced_by_director":
        yield Required(who=Role.DIRECTOR, act=Act.ANNOUNCE_METHOD, verb=Verb.DOES, cite="87B")
    if case[LONE]:
        yield from lone(case)
    elif case.setting("small_groups") == "fixed_shares" and case[SMALL]:
        yield Required(who=Role.DIRECTOR, act=ContestAct.FOLLOW_REGULATION, verb=Verb.DOES, cite="87B")


def lone(case: Case) -> Provisions:
    """A score that has none to compare with: by fault, unless a regulation says what it is worth."""
    if case.setting("lone_result") == "average_plus":
        percent = float(case.setting("average_plus_percent"))
        yield Award(
            to=Role.BOTH_SIDES, quantity=Quantity.AVERAGE_PLUS, percent=percent, cite="87B", see=("12C2(a)",)
        )
    else:
        yield from nothing_to_compare(Role.CONTESTANT)


def nothing_to_compare(whom: Role) -> Provisions:
    """What Law 12 has where a board gave no result that could be compared; for teams in 2007, too."""
    cite, see = "12C2(a)", ("87A",)
    yield MayAdjust(form=Form.ARTIFICIAL, to=whom, because=Reason.NOTHING_TO_COMPARE, cite=cite, see=see)
    yield by_12(cite, *see)
