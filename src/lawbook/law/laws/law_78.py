"""How the scores of a board are compared, and what contestants are told beforehand.

In matchpoints, in IMPs or in total points; by any other method only if the Regulating Authority approves. The conditions
of the contest should be published before it begins.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of, proviso, yes_no
from lawbook.law.provision import Permitted, Prohibited, Required, Verb
from lawbook.law.provision.contest_acts import ContestAct
from lawbook.law.provision.results import CompareBy, Comparison, TieBreak, TieBroken
from lawbook.law.role import Role


class Method(Label):
    """The methods of scoring, in the order of the Law."""

    MATCHPOINTS = "matchpoints", "Matchpoints"
    IMPS = "imps", "IMPs"
    TOTAL_POINTS = "total_points", "Total points"
    OTHER = "other", "Another method, such as victory points"


METHODS = {
    Method.MATCHPOINTS: ("78A", Comparison.MATCHPOINTS),
    Method.IMPS: ("78B", Comparison.IMPS),
    Method.TOTAL_POINTS: ("78C", Comparison.TOTAL_POINTS),
}
METHOD = one_of("scoring_method", "By which method is the contest scored?", Method)
APPROVED = yes_no("method_approved", "Has the Regulating Authority approved of this method?")
TIED = proviso(
    "tie_to_be_broken",
    "Is there a tie that has to be broken?",
    "there is a tie that has to be broken",
    "78D",
)
PUBLISHED = yes_no("conditions_published", "Were the conditions of the contest published beforehand?")


@law("78", edition=2017, title="Methods of scoring and conditions of contest")
def methods_of_scoring(case: Case) -> Provisions:
    method = case[METHOD]
    if method in METHODS:
        cite, comparison = METHODS[method]
        yield CompareBy(method=comparison, cite=cite)
    elif case[APPROVED]:
        yield CompareBy(method=Comparison.OTHER, cite="78D")
    else:
        yield Prohibited(
            who=Role.TOURNAMENT_ORGANIZER, act=ContestAct.USE_METHOD, verb=Verb.DOES_NOT, cite="78D"
        )
    if not case[PUBLISHED]:
        yield Required(
            who=Role.TOURNAMENT_ORGANIZER,
            act=ContestAct.PUBLISH_CONDITIONS,
            verb=Verb.SHOULD,
            cite="78D",
        )
    if case.unless(TIED):
        yield from tie(case)


def tie(case: Case) -> Provisions:
    """By the conditions of contest; what they leave out is the Director's to make good."""
    by = TIE_BREAKS.get(case.setting("tie_break"))
    if by is None:
        yield Permitted(who=Role.DIRECTOR, act=ContestAct.SUPPLY_OMISSION, cite="81B1", see=("78D",))
    else:
        yield TieBroken(by=by, cite="78D")


TIE_BREAKS = {by.value: by for by in TieBreak}
