"""A concession stands, unless the trick had been won already or could not be lost by any normal play.

Within the correction period the Director cancels it then; normal includes careless and inferior play, for a
player of that class.
"""

from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import judge
from lawbook.law.laws.law_69 import IN_PERIOD, WON
from lawbook.law.provision import ConcessionCancelled, ConcessionStands, TrickAwarded
from lawbook.law.role import Role

LOSABLE = judge(
    "normal_play_loses_it", "Could any normal play of the remaining cards have lost the trick?", aid="claim"
)


@law("71", edition=2017, title="Concession cancelled")
def concession_cancelled(case: Case) -> Provisions:
    if not case[IN_PERIOD]:
        yield ConcessionStands(cite="71", see=("79C1",))
    elif case[WON]:
        yield from cancelled("71A")
    elif case[LOSABLE]:
        yield ConcessionStands(cite="71B")
    else:
        yield from cancelled("71B")


def cancelled(cite: str) -> Provisions:
    yield ConcessionCancelled(cite=cite)
    yield TrickAwarded(to=Role.CLAIMING_SIDE, cite=cite)
