"""An explanation and the call it explained do not agree: one of them was mistaken.

If the explanation was wrong it is an infraction, put right as soon as the Laws let each player speak, and paid for
if it did damage. If the call was wrong, nothing is put right and the result stands. Either way the player who
heard his partner explain his call may not use that he was misunderstood.
"""

from lawbook.bridge import Card, Seat
from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Finding, Provisions
from lawbook.law.fact import Detail, Fact, Source, one_of, proviso, yes_no
from lawbook.law.laws.law_47 import withdrawn_information
from lawbook.law.laws.law_73 import GIVEN_BY_PARTNER
from lawbook.law.provision import (
    Act,
    ContinuesIn,
    MayWithdraw,
    NoAdjustment,
    Penalize,
    Permitted,
    Prohibited,
    Reason,
    Required,
    Strength,
    Unauthorized,
    Verb,
    What,
)
from lawbook.law.redress import redressed
from lawbook.law.restriction import DEFENDS
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table.seen.explanation import Finder, found_by, heard, lead_faced, played_on_it
from lawbook.table.seen.sight import Explanation, of_explanation


class Mistake(Label):
    """What the evidence says about explanation and call."""

    EXPLANATION = "explanation", "The agreement is another than was explained"
    CALL = "call", "The explanation was right, the call the mistake"
    NO_AGREEMENT = "no_agreement", "The partners have no such agreement"
    NO_EVIDENCE = "no_evidence", "No evidence which of the two was mistaken"


@of_explanation
def _in_time(told: Explanation) -> bool:
    return not lead_faced(told)


HEARD = yes_no(
    "heard_explanation",
    "Has the player heard his own call explained otherwise than he meant it?",
    seen=of_explanation(heard),
)
MISTAKE: Fact[Mistake] = one_of(
    "mistake", "What does the evidence say?", Mistake, source=Source.JUDGEMENT, aid="disclosed"
)
FINDER = one_of(
    "mistake_found_by",
    "Who has found out that the explanation was wrong?",
    Finder,
    seen=of_explanation(found_by),
)
IN_TIME = yes_no(
    "told_before_lead", "Are the opponents told of it before the opening lead is faced?", seen=_in_time
)
PLAYED_ON_IT = proviso(
    "card_played_on_explanation",
    "Has a player led or played a card on the wrong explanation, with none played after it?",
    "a player has led or played a card on the wrong explanation, and none has been played after it",
    "47E2(a)",
    seen=of_explanation(lambda told: played_on_it(told) is not None),
)
WAITED = yes_no(
    "correction_delayed", "Did he wait, rather than call the Director as soon as he knew that it was wrong?"
)
OTHER_REASON = proviso(
    "card_not_due_to_explanation",
    "Does somebody say that he would have played this card without the mistaken explanation, too?",
    "somebody says that he would have played this card without the mistaken explanation, too",
    "47E2(a)",
)
PLAY: Detail[tuple[Seat, Card]] = Detail("play_on_explanation", of_explanation(played_on_it))


@law("75", edition=2017, title="Mistaken explanation or mistaken call")
def mistaken(case: Case) -> Provisions:
    if case[HEARD]:
        yield Unauthorized(what=What.MISUNDERSTOOD, to=Role.CALLER, cite="75A", see=("16B1", "73C1"))
        yield ContinuesIn(law="16", given=GIVEN_BY_PARTNER, cite="75A")
    match case[MISTAKE]:
        case Mistake.CALL:
            yield Prohibited(
                who=Role.OFFENDING_SIDE, act=Act.CORRECT_EXPLANATION, verb=Verb.MUST_NOT, cite="75C"
            )
            yield NoAdjustment(cite="75C", see=("21B1(b)",))
        case Mistake.NO_AGREEMENT if case.edition < 2017:  # 75D2 was not there
            yield disclosure(case, "21B1(b)")
            yield from explanation_wrong(case, "21B3")
        case Mistake.NO_AGREEMENT:
            yield disclosure(case, "75D2")
            yield from explanation_wrong(case, "75D2")
        case Mistake.NO_EVIDENCE:
            yield disclosure(case, "21B1(b)")
            yield from explanation_wrong(case, "75B1")
        case Mistake.EXPLANATION:
            yield disclosure(case, "75B1")
            yield from explanation_wrong(case, "75B1")


@law("75", edition=2007, title="Mistaken explanation or mistaken call")
def mistaken_2007(case: Case) -> Provisions:
    yield from as_then(mistaken(case))


def disclosure(case: Case, breach: str) -> Required:
    """What was owed to the opponents, and the clause by which it is taken not to have been given."""
    cite = "75D1" if case.edition >= 2017 else "75B1"
    return Required(
        who=Role.OFFENDING_SIDE, act=Act.DISCLOSE, verb=Verb.DOES, cite=cite, see=("20F1", breach)
    )


def explanation_wrong(case: Case, cite: str) -> Provisions:
    """Told before the lead, calls may still be changed; told later, only the damage is looked at."""
    if (yield from told_in_time(case)):
        given = (("misinformed_by", "explanation"), ("auction_period_over", "no"))
        yield ContinuesIn(law="21", given=given, cite="21B1(a)", see=(cite,))
    else:
        yield from card_back(case)
        aim = "75D3" if case.edition >= 2017 else "12B1"
        yield from redressed(case, Reason.MISINFORMATION, cite, aim)


def card_back(case: Case) -> Provisions:
    """A card that was played on a wrong explanation, before that was corrected, and that nothing has followed."""
    if not case.unless(PLAYED_ON_IT) or case.unless(OTHER_REASON):
        return
    player, card = case.known(PLAY, (Role.MISINFORMED, None))
    yield MayWithdraw(seat=player, card=card, cite="47E2(a)")
    yield from withdrawn_information()


def told_in_time(case: Case) -> Finding:
    """Who speaks and when; whether the opponents hear of it before the opening lead is faced."""
    match case[FINDER]:
        case Finder.EXPLAINER if case.edition < 2017:
            yield from at_once(case)
        case Finder.EXPLAINER:
            yield must(Role.EXPLAINER, Act.CORRECT_BEFORE_LEAD, "75B2", "20F4(a)")
            yield Permitted(who=Role.EXPLAINER, act=Act.CORRECT_AT_ONCE, cite="75B2", see=("20F4(a)",))
        case Finder.CALLER:
            yield Prohibited(
                who=Role.CALLER,
                act=Act.CORRECT_EXPLANATION,
                verb=Verb.MUST_NOT,
                cite="75B3",
                see=("20F5(a)",),
            )
            if case[DEFENDS]:
                yield must(Role.CALLER, Act.CORRECT_AFTER_PLAY, "75B3", "20F5(b)")
                return False
            yield must(Role.CALLER, Act.CORRECT_AFTER_AUCTION, "75B3", "20F5(b)")
            return True
        case Finder.OTHERS:
            pass
    return case[IN_TIME]


def at_once(case: Case) -> Provisions:
    """In 2007 who had explained wrongly could not wait until the auction was over."""
    yield must(Role.EXPLAINER, Act.CORRECT_AT_ONCE, "75B2")
    if case[WAITED]:
        yield Penalize(to=Role.EXPLAINER, strength=Strength.MUST, cite="75B2", see=("90A",))


def must(who: Role, act: Act, cite: str, *see: str) -> Required:
    return Required(who=who, act=act, verb=Verb.MUST, cite=cite, see=see)
