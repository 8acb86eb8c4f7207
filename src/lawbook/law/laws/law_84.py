"""How the Director rules when the facts are agreed.

He applies what a Law lays down: nothing, a fixed rectification, or a player's choice, of which he explains the options.
Where the choice is his own he restores equity, and a doubt is the innocent side's gain.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of
from lawbook.law.provision import (
    ContinuesIn,
    DoubtAgainst,
    Enforce,
    ExplainOptions,
    Form,
    MayAdjust,
    PlayOn,
    Reason,
    Required,
    Verb,
)
from lawbook.law.provision.contest_acts import ContestAct
from lawbook.law.role import Role


class Provided(Label):
    """What the Laws provide for."""

    NOTHING = "nothing", "No rectification, and nothing to judge"
    FIXED = "fixed", "A rectification that a Law fixes"
    PLAYERS_CHOICE = "players_choice", "A choice among several, given to a player"
    DIRECTORS_CHOICE = "directors_choice", "A choice or judgement of the Director's own"
    NO_REMEDY = "no_remedy", "No rectification, though an innocent side was damaged"


PROVIDED = one_of("laws_provide", "What do the Laws provide for what happened?", Provided)


@law("84", edition=2017, title="Rulings on agreed facts")
def agreed_facts(case: Case) -> Provisions:
    match case[PROVIDED]:
        case Provided.NOTHING:
            yield PlayOn(cite="84A")
        case Provided.FIXED:
            yield Enforce(cite="84B")
        case Provided.PLAYERS_CHOICE:
            yield ExplainOptions(to=Role.OPTION_HOLDER, cite="84C", see=("10C1",))
            yield Required(
                who=Role.OPTION_HOLDER,
                act=ContestAct.CHOOSE_OPTION,
                verb=Verb.DOES,
                cite="84C",
                see=("10C2",),
            )
        case Provided.DIRECTORS_CHOICE:
            yield Required(who=Role.DIRECTOR, act=ContestAct.RESTORE_EQUITY, verb=Verb.DOES, cite="84D")
            yield DoubtAgainst(to=Role.OFFENDING_SIDE, cite="84D")
        case Provided.NO_REMEDY:
            yield MayAdjust(form=Form.EITHER, because=Reason.NO_RECTIFICATION, cite="12A1", see=("84D",))
            given = (("adjustment_ground", "no_rectification"),)
            yield ContinuesIn(law="12", given=given, cite="84D")
