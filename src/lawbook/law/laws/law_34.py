"""A call was followed by three passes, and one of the passes was out of rotation.

Nobody loses his turn by that: Law 17 says how the auction goes back to him. Three passes in turn end the
auction as usual; and as long as there are not three, a pass out of rotation is ruled on by itself.
"""

from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.laws.law_17 import THREE_PASSES, TURN_LOST
from lawbook.law.provision import ContinuesIn


@law("34", edition=2017, title="Retention of the right to call")
def right_to_call(case: Case) -> Provisions:
    if not case[THREE_PASSES]:
        yield ContinuesIn(law="29", cite="29")
    elif case[TURN_LOST]:
        given = ((THREE_PASSES.key, "yes"), (TURN_LOST.key, "yes"))
        yield ContinuesIn(law="17", given=given, cite="34", see=("17D3",))
    else:
        yield ContinuesIn(law="22", cite="22")
