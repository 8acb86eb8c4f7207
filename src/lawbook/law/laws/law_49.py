"""A defender's card is seen, or named, before it is played: it becomes a penalty card.

It need only lie where his partner could have seen its face. Correct play and the working of a Law are
excepted, and so are cards shown about the trick in progress or with a concession that partner refuses.
What kind of penalty card it is, and whether the Director excuses it, is for Law 50.
"""

from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, one_of
from lawbook.law.laws.law_50 import major_card
from lawbook.law.offence import OFFENDER
from lawbook.law.provision import ContinuesIn, NoPenaltyCard, PickUpCard, PlayContinues, WithdrawCard
from lawbook.law.role import Label, Role
from lawbook.law.shown import in_words_of
from lawbook.table import Table
from lawbook.table.seen.exposure import course, given_away, only_card


class Shown(Label):
    """How a defender gave a card away."""

    VISIBLE = "visible", "It lay, or was held, where his partner could have seen its face"
    NAMED = "named", "He said that he had it"
    HIDDEN = "hidden", "His partner could not have seen its face, and he did not name it"


class Course(Label):
    """What a defender did when he showed or named a card."""

    NORMAL = "normal", "He was playing it in the normal course of play"
    LAW = "law", "A Law had him take it back or show it without making it a penalty card"
    TRICK = "trick", "He spoke of the trick in progress, and of no other"
    CONCESSION = "concession", "He conceded tricks, and his partner objected at once"
    BEFORE_CHOICE = (
        "before_choice",
        "He led while his partner had a major penalty card, before declarer had chosen about the lead",
    )
    NONE = "none", "None of these"


def _shown(table: Table) -> Shown | None:
    return in_words_of(Shown, given_away(table))


def _course(table: Table) -> Course | None:
    return in_words_of(Course, course(table))


SHOWN = one_of("defenders_card_shown", "How did the defender give the card away?", Shown, seen=_shown)
COURSE = one_of("defender_was_doing", "What was he doing when he gave it away?", Course, seen=_course)
CARD = Detail("only_card_shown", only_card)


@law("49", edition=2017, title="Exposure of a defender's cards")
def defenders_cards(case: Case) -> Provisions:
    if case[SHOWN] is Shown.HIDDEN:
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
        case Course.BEFORE_CHOICE:
            yield WithdrawCard(seat=Role.OFFENDER, cite="50D2", see=("49",))
            yield from major_card("50D2")
        case Course.NONE:
            yield ContinuesIn(law="50", cite="49", see=("50",))


def picked_up(case: Case, cite: str, *see: str) -> Provisions:
    defender, card = case.known(OFFENDER, Role.DEFENDER), case.known(CARD)
    yield NoPenaltyCard(seat=defender, card=card, cite=cite, see=see)
    yield PickUpCard(seat=defender, card=card, cite=cite)
