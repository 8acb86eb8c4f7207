"""The Director determines the rectification, and nobody else.

What players settle among themselves he may allow or cancel. Where a Law gives a player a choice
he explains every option, and the player chooses alone. Afterwards the offenders may do what they like
with what is left to them, even if it turns out well.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Moment, choose, judge, one_of, proviso
from lawbook.law.provision import (
    Act,
    ContinuesIn,
    Enforce,
    ExplainOptions,
    Gap,
    Penalize,
    Permitted,
    Prohibited,
    Required,
    ScoreStands,
    SettlementStands,
    Silent,
    Strength,
    Verb,
    Waive,
)
from lawbook.law.role import Role


class Assessment(Label):
    """What has come up about a rectification."""

    SETTLED = "settled", "The players imposed or waived it among themselves"
    WAIVER_ASKED = "waiver_asked", "The non-offending side asks the Director to waive it"
    CHOICE = "choice", "A Law gives a player a choice"
    PROFIT = "profit", "After it the offending side made a call or play that turned out well"


class OfPlayers(Label):
    """What the Director makes of what the players did."""

    ALLOW = "allow", "Allow it"
    CANCEL = "cancel", "Cancel it"


class Waiver(Label):
    """The Director's answer to a request for a waiver."""

    WAIVE = "waive", "Waive it, for good cause"
    ENFORCE = "enforce", "Enforce it"


ASSESSMENT = one_of("assessment", "What has come up about the rectification?", Assessment)
SETTLEMENT = choose(
    "settlement", "Does the Director allow what the players settled?", OfPlayers, by=Role.DIRECTOR
)
WAIVER = choose("waiver", "Does the Director waive the rectification?", Waiver, by=Role.DIRECTOR)
CONSULTED = proviso(
    "partner_consulted",
    "Did the player who has the choice consult his partner, or was he advised by him?",
    "he consulted his partner, or was advised by him",
    "10C2",
)
OTHER_LAW = judge(
    "gain_was_suggested",
    "Did a withdrawn call or play suggest it, or could the offender have known that his irregularity"
    " could well damage the other side?",
    moment=Moment.END_OF_PLAY,
)


@law("10", edition=2017, title="Assessment of rectification")
def assessment(case: Case) -> Provisions:
    match case[ASSESSMENT]:
        case Assessment.SETTLED:
            yield from settled(case)
        case Assessment.WAIVER_ASKED:
            yield from waiver_asked(case)
        case Assessment.CHOICE:
            yield from choice(case)
        case Assessment.PROFIT:
            yield from profit(case)


def settled(case: Case) -> Provisions:
    yield Prohibited(
        who=Role.EVERYBODY, act=Act.DETERMINE_RECTIFICATION, verb=Verb.DOES_NOT, cite="10A", see=("81C5",)
    )
    if case[SETTLEMENT] is OfPlayers.ALLOW:
        yield SettlementStands(cite="10B")
    else:
        yield Enforce(cite="10B", see=("84B",))
    yield ContinuesIn(law="11", cite="11A")


def waiver_asked(case: Case) -> Provisions:
    if case[WAIVER] is Waiver.WAIVE:
        yield Waive(cite="81C5")
    else:
        yield Enforce(cite="10A", see=("84B",))


def choice(case: Case) -> Provisions:
    yield ExplainOptions(to=Role.OPTION_HOLDER, cite="10C1", see=("84C",))
    yield Prohibited(who=Role.OPTION_HOLDER, act=Act.CONSULT_PARTNER, verb=Verb.MUST_NOT, cite="10C2")
    yield Permitted(who=Role.OPTION_HOLDER, act=Act.CHOOSE_ALONE, cite="10C3")
    if case.unless(CONSULTED):  # no Law says that the choice is lost
        yield Required(who=Role.OPTION_HOLDER, act=Act.CHOOSE_ALONE, verb=Verb.MUST, cite="10C2")
        yield Silent(what=Gap.PARTNER_HELPED, cite="10C2")
        yield Penalize(to=Role.OPTION_HOLDER, strength=Strength.MAY, cite="90A", see=("10C2",))


def profit(case: Case) -> Provisions:
    yield Permitted(who=Role.OFFENDING_SIDE, act=Act.PROFIT_AFTER_RECTIFICATION, cite="10C4")
    if case[OTHER_LAW]:
        yield ContinuesIn(law="16", given=(("information_from", "withdrawn"),), cite="10C4", see=("16C2",))
        foreseen = (("general_principle", "foreseeable"),)
        yield ContinuesIn(law="72", given=foreseen, cite="10C4", see=("72C",))
    else:
        yield ScoreStands(cite="10C4")
