"""When a procedural penalty may be given, besides the rectification.

For whatever delays or obstructs the game, disturbs others, breaks procedure or requires an adjusted
score. The Law lists examples and fixes no amounts; those are the authority's.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import judge, one_of, yes_no
from lawbook.law.laws.law_12 import FORM, ContestForm
from lawbook.law.provision import NoPenalty, Penalize, Strength, Unit, UsualAmount
from lawbook.law.role import Role
from lawbook.law.same import as_then


class Offence(Label):
    """What may be penalized, in the order of the Law."""

    LATE = "late", "Arriving after the time fixed for the start"
    SLOW = "slow", "Playing unduly slowly"
    LOUD = "loud", "Talking about a board so that another table may hear it"
    COMPARING = "comparing", "Comparing scores with others without leave"
    TOUCHING = "touching", "Touching or handling another player's cards"
    POCKET = "pocket", "Putting cards into a wrong pocket of the board"
    PROCEDURE = (
        "procedure",
        "An error of procedure that required an adjusted score, as cards not counted or a wrong board",
    )
    INSTRUCTIONS = "instructions", "Not following regulations or the Director's instructions promptly"
    OTHER = (
        "other",
        "Anything else that delays, obstructs or disturbs, breaks procedure or requires an adjusted score",
    )
    NOTHING = "nothing", "Nothing of the kind"


CLAUSE = {
    Offence.LATE: "90B1",
    Offence.SLOW: "90B2",
    Offence.LOUD: "90B3",
    Offence.COMPARING: "90B4",
    Offence.TOUCHING: "90B5",
    Offence.POCKET: "90B6",
    Offence.PROCEDURE: "90B7",
    Offence.INSTRUCTIONS: "90B8",
    Offence.OTHER: "90A",
}

OFFENCE = one_of("offence", "What was done?", Offence)
OWN_SCORE = yes_no(
    "only_own_table_adjusted",
    "Did it do no more than require an adjusted score at the offender's own table?",
)
BLAMELESS = judge("partner_blameless", "Is the offender's partner in no way to blame?")


AMOUNT = {
    Offence.LATE: (Unit.VICTORY_POINTS, "late_arrival_victory_points"),
    Offence.SLOW: (Unit.PERCENT_OF_TOP, "slow_play_percent_of_top"),
    Offence.POCKET: (Unit.PERCENT_OF_TOP, "wrong_pocket_percent_of_top"),
}
"""The offences that may have an amount of their own."""
STANDARD = {
    Unit.PERCENT_OF_TOP: "standard_penalty_percent_of_top",
    Unit.IMPS: "standard_penalty_imps",
    Unit.VICTORY_POINTS: "standard_penalty_victory_points",
}


@law("90", edition=2017, title="Procedural penalties")
def procedural_penalties(case: Case) -> Provisions:
    offence = case[OFFENCE]
    if offence is Offence.NOTHING:
        yield NoPenalty(to=Role.CONTESTANT, cite="90A")
        return
    if case.edition < 2017 and offence is Offence.OTHER and case[OWN_SCORE]:
        yield NoPenalty(to=Role.CONTESTANT, cite="90A")
        return
    cite = CLAUSE[offence]
    yield Penalize(strength=Strength.MAY, cite=cite, see=() if cite == "90A" else ("90A",))
    yield from usual_amount(case, offence)
    if case[FORM] is ContestForm.INDIVIDUAL and case[BLAMELESS]:
        yield NoPenalty(to=Role.OFFENDERS_PARTNER, cite="12C3")


@law("90", edition=2007, title="Procedural penalties")
def procedural_penalties_2007(case: Case) -> Provisions:
    yield from as_then(procedural_penalties(case))


def usual_amount(case: Case, offence: Offence) -> Provisions:
    """What regulations have for this offence, or else for any."""
    cite = CLAUSE[offence]
    if offence in AMOUNT:
        unit, name = AMOUNT[offence]
        amount = case.amount(name)
        if amount is not None:
            yield UsualAmount(to=Role.OFFENDER, amount=amount, unit=unit, cite=cite, see=("90A",))
            return
    for unit, name in STANDARD.items():
        amount = case.amount(name)
        if amount is not None:
            yield UsualAmount(to=Role.OFFENDER, amount=amount, unit=unit, cite="90A")
