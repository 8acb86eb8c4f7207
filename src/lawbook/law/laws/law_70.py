"""A claim is contested: the Director finds a result that is fair to both sides, with the doubt against the claimer.

He hears the statement again and what the opponents say. A trump that the claimer may have forgotten costs what
any normal play would lose to it; a line that he did not state is allowed only if no normal one is worse; and he
is not given a guess as to who holds a card. Normal includes careless and inferior, for a player of his class.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Finding, Provisions
from lawbook.law.fact import judge, one_of, proviso, yes_no
from lawbook.law.provision import (
    Act,
    DeemedOrder,
    DoubtAgainst,
    LineAccepted,
    LineRefused,
    Permitted,
    Required,
    RestAsClaimed,
    SuitOrder,
    TrickAwarded,
    Verb,
)
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table.record.events import Claimed
from lawbook.table.seen.claim import Claiming, of_claim


class Turns(Label):
    """What the rest of a claim turns on."""

    STATEMENT = "statement", "Only on what he stated"
    NEW_LINE = "new_line", "On an unstated line"
    LOCATION = (
        "location",
        "On who holds a card, unstated",
    )
    PARTNER = "partner", "A defender claimed: on his partner's play"
    ORDER = "order", "On a suit's unstated order"


@of_claim
def _stated(claim: Claiming) -> bool | None:
    return bool(claim.event.text) if isinstance(claim.event, Claimed) else None


@of_claim
def _mentioned(claim: Claiming) -> bool | None:
    """Who said nothing did not mention the trump; whether other words did is for the Director to hear."""
    if not isinstance(claim.event, Claimed):
        return None
    words = (claim.event.text or "").lower()
    return True if "trump" in words else None if words else False


STATED = yes_no("claim_statement_made", "Did he state a line of play?", seen=_stated)
TRUMP_OUT = yes_no(
    "trump_outstanding",
    "Has an opponent a trump left?",
    seen=of_claim(lambda claim: claim.trump_left_to_opponents),
)
MENTIONED = yes_no("trump_mentioned", "Did the claimer say anything about that trump?", seen=_mentioned)
UNAWARE = judge(
    "unaware_of_trump", "Is it at all likely that he did not know, when he claimed, that the trump was out?"
)
TRUMP_WINS = judge("trump_could_win", "Could any normal play lose a trick to that trump?", aid="claim")
TURNS = one_of("claim_turns_on", "What does it turn on, that trump aside?", Turns)
HOLDS = judge("stated_line_holds", "Do the tricks claimed follow from his statement?", aid="claim")
WORSE = judge("worse_normal_line", "Does another normal line win fewer tricks?", aid="claim")
SHOWN_OUT = yes_no(
    "shown_out",
    "Had an opponent shown out of that suit before the claim, or would one show out on every normal line?",
)
IRRATIONAL = judge("other_lines_irrational", "Would it be irrational not to take that line?", aid="claim")
PLAYED_ON = proviso(
    "played_after_claim",
    "Were cards played after the claim all the same?",
    "cards were played after the claim all the same",
    "70D3",
    seen=of_claim(lambda claim: claim.played_on or None),
)
PARTNER_ERRS = judge(
    "partner_could_err",
    "Could his partner, by a normal play, let a trick go that was claimed?",
    aid="claim",
)

ORDERS = {order.value: order for order in SuitOrder}


@law("70", edition=2017, title="Contested claim or concession")
def contested(case: Case) -> Provisions:
    if case[STATED]:
        yield Required(who=Role.CLAIMER, act=Act.REPEAT_STATEMENT, verb=Verb.DOES, cite="70B1")
    yield Permitted(who=Role.NON_CLAIMING_SIDE, act=Act.RAISE_OBJECTIONS, cite="70B2")
    yield Permitted(who=Role.DIRECTOR, act=Act.HAVE_HANDS_FACED, cite="70B3")
    yield DoubtAgainst(to=Role.CLAIMING_SIDE, cite="70A")
    if case[TRUMP_OUT] and not case[MENTIONED] and case[UNAWARE] and case[TRUMP_WINS]:
        yield TrickAwarded(to=Role.NON_CLAIMING_SIDE, cite="70C", see=("70C1", "70C2", "70C3"))
    if case.edition < 2017 and case.unless(PLAYED_ON):
        yield Permitted(who=Role.DIRECTOR, act=Act.USE_LATER_PLAY, cite="70D3", see=("68D",))
    good = yield from good_as_claimed(case)
    if good:
        yield RestAsClaimed(cite="70A")
    else:
        yield TrickAwarded(to=Role.NON_CLAIMING_SIDE, cite="70A")


@law("70", edition=2007, title="Contested claim or concession")
def contested_2007(case: Case) -> Provisions:
    yield from as_then(contested(case))


def good_as_claimed(case: Case) -> Finding:
    """Whether what was claimed can be granted, by what it turns on."""
    match case[TURNS]:
        case Turns.STATEMENT:
            return case[HOLDS]
        case Turns.NEW_LINE:
            return (yield from unstated("70D1", good=not case[WORSE]))
        case Turns.LOCATION:
            return (yield from unstated("70E1", good=located(case)))
        case Turns.PARTNER:
            return (yield from unstated("70D2", good=not case[PARTNER_ERRS]))
        case Turns.ORDER:
            order = case.setting("unstated_suit_order")
            if order != "none":
                yield DeemedOrder(order=ORDERS[order], cite="70E2")
            return (yield from unstated("70D1", good=not case[WORSE]))


def located(case: Case) -> bool:
    """In 2007 a line was also granted where not to take it would have been irrational."""
    return case[SHOWN_OUT] or (case.edition < 2017 and case[IRRATIONAL])


def unstated(cite: str, *, good: bool) -> Finding:
    yield LineAccepted(cite=cite) if good else LineRefused(cite=cite)
    return good
