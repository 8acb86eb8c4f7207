"""How many tricks each side has won, and how a wrong result is put right.

Tricks are agreed before the hands go back. When they are disputed the Director says what is recorded; once the round
is over he raises nobody's score unless he is clearly convinced. A result that was agreed, but recorded or reckoned
wrongly, is corrected within the correction period, and seldom after it.
"""

from lawbook.bridge import Side
from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import choose, judge, one_of, yes_no
from lawbook.law.laws.law_69 import IN_PERIOD
from lawbook.law.laws.law_92 import IN_TIME
from lawbook.law.provision import Act, ContinuesIn, Penalize, Permitted, Prohibited, Required, Strength, Verb
from lawbook.law.provision.contest_acts import ContestAct
from lawbook.law.provision.results import (
    CorrectRecord,
    LowerScore,
    NoDutyToRaise,
    RecordFinding,
    RecordStands,
    ScorePeriod,
    TimeLimit,
    TooLate,
)
from lawbook.law.role import Role, Who
from lawbook.table import Table
from lawbook.table.seen.sight import of_record


class WrongResult(Label):
    """What is wrong with a result."""

    DISPUTED = "disputed", "The two sides do not agree on the number of tricks"
    UNEARNED = (
        "unearned",
        "A side has the score for a trick that it did not win, or was conceded one that the others could not lose",
    )
    RECORDED = "recorded", "The tricks were agreed, but the score was recorded or reckoned wrongly"


class DisputedTricks(Label):
    """How the disputed tricks came about."""

    PLAYED = "played", "They were played; nobody claimed or conceded"
    AGREED = "agreed", "A side agreed to a claim or concession of its opponents, and doubts that now"
    CONCEDED = "conceded", "A side conceded a trick, and wants it back"


class Late(Label):
    """What the Director does where he is not clearly convinced (Law 79B3)."""

    STANDS = "stands", "Let the recorded score stand"
    LOWER_NS = "lower_ns", "Decrease the score of North-South only"
    LOWER_EW = "lower_ew", "Decrease the score of East-West only"


LOWERED: dict[Late, Who] = {Late.LOWER_NS: Side.NS, Late.LOWER_EW: Side.EW}


@of_record
def _in_round(table: Table) -> bool | None:
    return True if table.told and not table.round_ended else None


WRONG_RESULT = one_of("wrong_result", "What is wrong with the result?", WrongResult)
ENDED = one_of("disputed_tricks", "How did the disputed tricks come about?", DisputedTricks)
IN_ROUND = yes_no(
    "called_in_the_round", "Was the Director called before the round had ended?", seen=_in_round
)
FOUND = judge(
    "tricks_found", "On the balance of probabilities, does the Director know how many tricks each side won?"
)
DISARRANGED = yes_no(
    "cards_disarranged",
    "Is that unknown because a player disturbed the row of his played cards before the number was agreed?",
)
CONVINCED = judge(
    "clearly_convinced", "Is the Director clearly convinced of the result that was obtained at the table?"
)
LATE = choose("late_dispute", "What does the Director do with the recorded score?", Late, by=Role.DIRECTOR)
KNEW = judge(
    "knew_not_won",
    "Did a player of the side that profits know, when he accepted it, that it was not due to his side?",
)
APPROVED = yes_no(
    "late_correction_approved",
    "Does the Tournament Organizer approve of a correction after the correction period?",
)
OFFICIALS = yes_no("officials_error", "Is it an error of the officials or of their equipment?")
REGULATED = yes_no(
    "late_correction_regulated", "Does a regulation provide for corrections after the correction period?"
)
NO_DOUBT = judge(
    "record_surely_wrong", "Is the Director satisfied beyond reasonable doubt that the record is wrong?"
)
BOTH_SURE = judge(
    "both_sure_of_error",
    "Are the Director and the Tournament Organizer both satisfied beyond reasonable doubt that the record is wrong?",
)


@law("79", edition=2017, title="Tricks won")
def tricks_won(case: Case) -> Provisions:
    match case[WRONG_RESULT]:
        case WrongResult.RECORDED:
            yield from corrected(case)
        case WrongResult.UNEARNED:
            yield from unearned(case)
            yield from settled(case)
        case WrongResult.DISPUTED:
            yield from disputed()
            yield from settled(case)


@law("79", edition=2007, title="Tricks won")
def tricks_won_2007(case: Case) -> Provisions:
    match case[WRONG_RESULT]:
        case WrongResult.RECORDED:
            yield from corrected(case)
        case WrongResult.UNEARNED:
            yield from unearned(case)
            yield from settled_2007(case)
        case WrongResult.DISPUTED:
            yield from disputed()
            yield from settled_2007(case)


def disputed() -> Provisions:
    yield Required(who=Role.EVERYBODY, act=Act.CALL_DIRECTOR, verb=Verb.MUST, cite="79B")
    yield Required(who=Role.EVERYBODY, act=ContestAct.AGREE_TRICKS, verb=Verb.SHALL, cite="79A1")


def unearned(case: Case) -> Provisions:
    if case[KNEW]:
        yield Prohibited(
            who=Role.EVERYBODY, act=ContestAct.CLAIM_UNWON_TRICK, verb=Verb.MUST_NOT, cite="79A2"
        )
        yield Penalize(strength=Strength.MUST, cite="79A2", see=("90A",))


def settled(case: Case) -> Provisions:
    """A claim has Laws of its own; otherwise it matters whether the round has ended."""
    if case[ENDED] is DisputedTricks.AGREED:
        yield ContinuesIn(law="69", cite="79B1", see=("69B",))
    elif case[ENDED] is DisputedTricks.CONCEDED:
        yield ContinuesIn(law="71", cite="79B1", see=("71",))
    elif case[IN_ROUND]:
        yield from found(case)
    else:
        yield from found_late(case)


def settled_2007(case: Case) -> Provisions:
    if case[ENDED] is not DisputedTricks.PLAYED:
        yield ContinuesIn(law="69", cite="79B1")
    elif case[IN_ROUND]:
        yield from found(case)
    else:
        yield Permitted(who=Role.DIRECTOR, act=ContestAct.CORRECT_RECORD, cite="79B2", see=("79C1",))
        yield NoDutyToRaise(cite="79B2")
        yield from corrected(case)


def found(case: Case) -> Provisions:
    """The Director finds the facts; a side whose disorder lost them cannot insist on its own account."""
    if case[FOUND]:
        yield RecordFinding(cite="79B2", see=("85A1",))
    elif case[DISARRANGED]:
        yield ContinuesIn(law="65", given=DISTURBED, cite="79B2", see=("65D",))
    else:
        yield Required(
            who=Role.DIRECTOR, act=ContestAct.RULE_TO_GO_ON, verb=Verb.DOES, cite="85B", see=("79B2",)
        )


DISTURBED = (("tricks_laid_out", "disturbed"), ("tricks_agreed", "no"))


def found_late(case: Case) -> Provisions:
    yield TimeLimit(period=ScorePeriod.REQUEST, minutes=case.setting("ruling_request_minutes"), cite="92B")
    if not case[IN_TIME]:
        yield TooLate(period=ScorePeriod.REQUEST, cite="92B", see=("81C3",))
        yield RecordStands(cite="92B")
    elif case[CONVINCED]:
        yield RecordFinding(cite="79B3")
    elif case[LATE] is Late.STANDS:
        yield RecordStands(cite="79B3")
    else:
        yield LowerScore(to=LOWERED[case[LATE]], cite="79B3")


def approved(case: Case) -> bool:
    """Whether the Tournament Organizer lets a late error be put right; he may have said so once for all."""
    if case.setting("late_correction") == "officials_errors" and not case[OFFICIALS]:
        return False
    return case.elected("late_correction", APPROVED, {"no": False})


def corrected(case: Case) -> Provisions:
    """Until the correction period ends; then only what nobody can reasonably doubt."""
    yield TimeLimit(period=ScorePeriod.CORRECTION, minutes=case.setting("correction_minutes"), cite="79C1")
    if case[IN_PERIOD]:
        yield CorrectRecord(cite="79C1")
    elif (
        (approved(case) and case[NO_DOUBT]) if case.edition >= 2017 else (case[REGULATED] and case[BOTH_SURE])
    ):
        yield CorrectRecord(cite="79C2")
    else:
        yield RecordStands(cite="79C2")
