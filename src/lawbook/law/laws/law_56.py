"""A defender has led out of turn in the middle of the play, and nobody has played to it.

Declarer may accept the lead. If he does not, the card becomes a major penalty card and restricts the offender's
partner when he has the lead. A lead to the next trick while partner had still to play to this one is Law 57's.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, choose, proviso, yes_no
from lawbook.law.laws.law_50 import major_card
from lawbook.law.laws.law_53 import (
    AFTER_DEFENDER,
    TOLD,
    AfterDefender,
    accepted,
    not_taken_back,
    told_wrongly,
)
from lawbook.law.provision import (
    ContinuesIn,
    ExplainOptions,
    PenaltyCard,
    PenaltyRank,
    TurnToPlay,
    WithdrawCard,
)
from lawbook.law.role import Role
from lawbook.table.seen.aftermath import accepted as was_accepted
from lawbook.table.seen.aftermath import partners_lead, words_of
from lawbook.table.seen.premature import before_partner
from lawbook.table.seen.sight import IrregularPlay, of_play


class Answer(Label):
    """What declarer does about a defender's lead out of turn."""

    ACCEPT = "accept", "He accepts it"
    REFUSE = "refuse", "He refuses it"


@of_play
def _answer(play: IrregularPlay) -> Answer | None:
    became, said = was_accepted(play), list(words_of(play).values())
    if became is None and said:  # his partner had led over it
        became = said[-1]
    return {True: Answer.ACCEPT, False: Answer.REFUSE, None: None}[became]


UNFINISHED = yes_no(
    "partner_had_still_to_play",
    "Had his partner still to play to the trick before?",
    seen=of_play(before_partner),
)
ANSWER = choose(
    "declarer_accepts_lead", "Does declarer accept the lead?", Answer, by=Role.DECLARER, seen=_answer
)

PARTNER_LED = proviso(
    "partner_led_too",
    "Had his partner, whose lead it was, led as well before the Director came?",
    "his partner, whose lead it was, had led as well",
    "60C",
    seen=of_play(lambda play: partners_lead(play) is not None),
)
PARTNERS_LEAD = Detail("partners_lead", of_play(partners_lead))


@law("56", edition=2017, title="Defender's lead out of turn")
def defenders_lead(case: Case) -> Provisions:
    if case.unless(TOLD):
        yield told_wrongly()
    elif case[UNFINISHED]:
        yield ContinuesIn(law="57", given=(("premature_play", "next_trick"),), cite="57A")
    elif (since := case[AFTER_DEFENDER]) is not AfterDefender.NOTHING:
        yield from not_taken_back(since)
    else:
        yield from declarer_decides(case)


def declarer_decides(case: Case) -> Provisions:
    yield ExplainOptions(to=Role.DECLARER, cite="10C1")
    if case[ANSWER] is Answer.ACCEPT:
        yield from accepted("53A")
        return
    yield WithdrawCard(seat=Role.OFFENDER, cite="56", see=("47B",))
    yield TurnToPlay(seat=Role.PROPER_PLAYER, cite="56", see=("54D",))
    yield from partner_led_too(case)
    yield from major_card("56")


def partner_led_too(case: Case) -> Provisions:
    """What the partner led before the ruling does not touch the other side's rights, and is put right itself."""
    if case.unless(PARTNER_LED):
        card = case.known(PARTNERS_LEAD)
        yield WithdrawCard(seat=Role.OFFENDERS_PARTNER, card=card, cite="60C", see=("50D2",))
        yield PenaltyCard(
            seat=Role.OFFENDERS_PARTNER, card=card, rank=PenaltyRank.MAJOR, cite="49", see=("50B", "60C")
        )
