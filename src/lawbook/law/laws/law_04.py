"""Partners stay together for the session, unless the Director lets a substitute play.

A substitute whom he has authorized changes nothing: the contestant is the same and the scores count. One who came
without asking is for the Director to accept or to refuse.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import choose, yes_no
from lawbook.law.provision import ContinuesIn, Penalize, Permitted, Prohibited, ScoreStands, Strength, Verb
from lawbook.law.provision.contest_acts import ContestAct
from lawbook.law.role import Role


class Substitute(Label):
    """What the Director makes of a substitute who came without asking."""

    ACCEPT = "accept", "Accept the substitute"
    REFUSE = "refuse", "Refuse the substitute"


AUTHORIZED = yes_no("substitute_authorized", "Had the Director authorized the substitute?")
SUBSTITUTE = choose(
    "substitute", "What does the Director do about the substitute?", Substitute, by=Role.DIRECTOR
)
HAS_PLAYED = yes_no("substitute_has_played", "Has the substitute played a board already?")


@law("4", edition=2017, title="Partnerships")
def partnerships(case: Case) -> Provisions:
    if case[AUTHORIZED]:
        yield from accepted()
        return
    yield Penalize(to=Role.CONTESTANT, strength=Strength.MAY, cite="90B8", see=("4",))
    if case[SUBSTITUTE] is Substitute.ACCEPT:
        yield from accepted()
        return
    yield Prohibited(who=Role.CONTESTANT, act=ContestAct.USE_SUBSTITUTE, verb=Verb.DOES_NOT, cite="4")
    if case[HAS_PLAYED]:
        yield ContinuesIn(law="82", given=(("error_of_procedure", "procedure"),), cite="82B", see=("4",))


def accepted() -> Provisions:
    yield Permitted(who=Role.CONTESTANT, act=ContestAct.PLAY_WITH_SUBSTITUTE, cite="4")
    yield ScoreStands(cite="4")
