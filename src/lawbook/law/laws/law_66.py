"""Who may look at played cards, and when.

While his own card is still face up, and his side has not gone on, declarer or a defender may have the whole
trick faced; then only his own last card, without showing it; then nothing, unless the Director orders it. When
play has ended everybody may look at his own cards to settle a revoke or the number of tricks. If a player then
mixes his so that nothing can be shown, the Director rules for the other side.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import choose, one_of, proviso, yes_no
from lawbook.law.laws.law_65 import NEXT_LED, SIDE_PLAYED_ON
from lawbook.law.provision import Act, Permitted, Prohibited, RuleFor, Verb
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table.seen.inspected import Inspection, own_card_turned, wanted_by_dummy, what_is_seen


class Order(Label):
    """What the Director decides about quitted tricks."""

    ORDERS = "orders", "He has them looked at, to find out about a revoke, say"
    REFUSES = "refuses", "He does not"


INSPECTION = one_of("inspection", "What does somebody want to see?", Inspection, seen=what_is_seen)
BY_DUMMY = yes_no("dummy_wants_to_see", "Is it dummy who wants to see it?", seen=wanted_by_dummy)
OWN_TURNED = yes_no("own_card_turned", "Has he turned his own card face down?", seen=own_card_turned)
ORDER = choose("director_orders_inspection", "What does the Director decide?", Order, by=Role.DIRECTOR)
MIXED = proviso(
    "facts_lost_by_mixing",
    "Has a player, once a revoke or a number of tricks was claimed, mixed his cards so that the facts can no"
    " longer be found out?",
    "a player has mixed his cards, so that the facts can no longer be found out",
    "66D",
)


@law("66", edition=2017, title="Inspection of tricks")
def inspection(case: Case) -> Provisions:
    match case[INSPECTION]:
        case Inspection.TRICK:
            free = may_still_look(case) and not case[OWN_TURNED]
            yield allowed(Act.INSPECT_TRICK, "66A", free=free)
        case Inspection.OWN_CARD:
            yield allowed(Act.INSPECT_OWN_CARD, "66B", free=may_see_his_own(case))
        case Inspection.QUITTED:
            free = case[ORDER] is Order.ORDERS
            yield allowed(Act.INSPECT_QUITTED, "66C", free=free, who=Role.EVERYBODY, unless=Verb.MAY_NOT)
        case Inspection.AFTER_PLAY:
            yield allowed(Act.INSPECT_AFTER_PLAY, "66D", free=True, who=Role.EVERYBODY)
            if case.unless(MIXED):
                yield RuleFor(to=Role.NON_OFFENDING_SIDE, cite="66D")


def may_still_look(case: Case) -> bool:
    """Declarer and the defenders may, dummy may not, until their own side goes on to the next trick."""
    return not case[BY_DUMMY] and not case[SIDE_PLAYED_ON]


@law("66", edition=2007, title="Inspection of tricks")
def inspection_2007(case: Case) -> Provisions:
    yield from as_then(inspection(case))


def may_see_his_own(case: Case) -> bool:
    """In 2007 only until anybody led to the next trick."""
    return may_still_look(case) and (case.edition >= 2017 or not case[NEXT_LED])


def allowed(
    act: Act, cite: str, *, free: bool, who: Role = Role.PLAYER, unless: Verb = Verb.DOES_NOT
) -> Permitted | Prohibited:
    return (
        Permitted(who=who, act=act, cite=cite)
        if free
        else Prohibited(who=who, act=act, verb=unless, cite=cite)
    )
