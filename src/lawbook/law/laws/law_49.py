"""A defender's card is seen, or named, before it is played: it becomes a penalty card.

It need only lie where his partner could have seen its face. Correct play and the working of a Law are
excepted, and so are cards shown about the trick in progress or with a concession that partner refuses.
What kind of penalty card it is, and whether the Director excuses it, is for Law 50.
"""

from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, one_of
from lawbook.law.laws.law_50 import LIES, major_card
from lawbook.law.offence import OFFENDER
from lawbook.law.provision import ContinuesIn, NoPenaltyCard, PickUpCard, PlayContinues, WithdrawCard
from lawbook.law.role import Role
from lawbook.table.seen.exposure import Course, GivenAway, course, given_away, only_card
from lawbook.table.seen.sight import of_play

SHOWN = one_of("defenders_card_shown", "How was it given away?", GivenAway, seen=of_play(given_away))
COURSE = one_of(
    "defender_was_doing",
    "What was he doing?",
    Course,
    seen=of_play(course),
    whole="What was the defender doing when a card of his could be seen, or was named?",
)
CARD = Detail("only_card_shown", of_play(only_card))


@law("49", edition=2017, title="Exposure of a defender's cards")
def defenders_cards(case: Case) -> Provisions:
    if case[SHOWN] is GivenAway.HIDDEN:
        yield from picked_up(case, "49")
        return
    match case[COURSE]:
        case Course.NORMAL:
            yield NoPenaltyCard(seat=case.known(OFFENDER, Role.DEFENDER), cite="49")
            yield PlayContinues(cite="49")
        case Course.LAW:
            yield from picked_up(case, "49", "47E")
        case Course.TRICK:
            yield NoPenaltyCard(seat=case.known(OFFENDER, Role.DEFENDER), cite="68", see=("49",))
            yield ContinuesIn(law="16", given=(("information_from", "partner"),), cite="68", see=("57A",))
        case Course.CONCESSION:
            yield NoPenaltyCard(seat=case.known(OFFENDER, Role.DEFENDER), cite="68B2", see=("49",))
            yield ContinuesIn(law="68", cite="68B2")
        case Course.SUSPENDED:
            yield NoPenaltyCard(seat=case.known(OFFENDER, Role.DEFENDER), cite="68D", see=("49",))
        case Course.BEFORE_CHOICE:
            yield WithdrawCard(seat=Role.OFFENDER, cite="50D2", see=("49",))
            yield from major_card("50D2")
        case Course.NONE:
            yield ContinuesIn(law="50", given=((LIES.key, "no"),), cite="49", see=("50",))


def picked_up(case: Case, cite: str, *see: str) -> Provisions:
    defender, card = case.known(OFFENDER, Role.DEFENDER), case.known(CARD)
    yield NoPenaltyCard(seat=defender, card=card, cite=cite, see=see)
    yield PickUpCard(seat=defender, card=card, cite=cite)
