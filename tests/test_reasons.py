"""What decided a verdict, in figures, and who may see it."""

import pytest

from lawbook.casefile import loads
from lawbook.desk import Decision, helped, rule
from lawbook.desk.reasons import (
    Audience,
    HandsCompared,
    HandsLeft,
    LineDrawn,
    LowestSame,
    Reason,
    RevokeTrick,
    TricksCompared,
)
from lawbook.desk.reasons.words import reason_told
from lawbook.equity.errors import NoSolver
from lawbook.equity.solver import double_dummy
from lawbook.languages import LANGUAGES
from lawbook.objects import as_json
from tests.schema import follows

INSUFFICIENT = """
dealer: N
story:
  - N 1S
  - E 1H alerted "5+ hearts, 11-20"
  - director
  - S refuses
  - E replaces 1H with {bid}
  - W explains E{bid} "{shows}"
answers: {answers}
"""
COUNTED = "{lowest_same_denomination: no, replacement_similar: no, replacement_subset: no, replacement_same_purpose: no}"
CLAIM = """
deal: "N:Q..KQ.Q J..JT.T .5..AKJ AK.8.A."
contract: 5H by S
vulnerable: none
tricks: {NS: 8, EW: 1}
leader: S
story: [S claims 12, W objects]
answers: {unaware_of_trump: yes, trump_could_win: yes, claim_turns_on: order, worse_normal_line: yes}
"""
REVOKE = """
deal: "N:KQ32.543.432.AK2 J98.876.765.JT95 AT74.JT9.AKQ.Q43 65.AKQ2.JT98.876"
contract: 3NT by S
story: [W HA, N H3, E C5, S H9, W HK, N H4, E H7, S HT, W HQ, N H5, E H8, S HJ, W DJ, N D2, E D5, S DA,
  S claims 10, W agrees, director]
answers: {undercompensated: no}
"""


def decided(text: str) -> Decision:
    return rule(loads(text)[0])


def insufficient(bid: str, shows: str, answers: str, systems: str = "") -> Decision:
    told = INSUFFICIENT.format(bid=bid, shows=shows, answers=answers)
    return decided(f"{told}{f'systems: {systems}' if systems else ''}")


def of_kind(decision: Decision, kind: type[Reason]) -> Reason:
    (found,) = (reason for reason in decision.reasons if type(reason) is kind)
    return found


def test_the_lowest_bid_is_looked_for_among_all_that_would_have_been_sufficient() -> None:
    found = of_kind(insufficient("2H", "5+ hearts, 8-16", "{lowest_same_denomination: yes}"), LowestSame)

    assert isinstance(found, LowestSame)
    assert (found.same, found.holds, found.cite) == (True, None, "27B1(a)")
    assert ["1NT", "2♣", "2♦"] == [str(bid) for bid in found.unknown]


def test_a_system_tells_that_no_lower_bid_shows_it() -> None:
    found = of_kind(
        insufficient("2H", "5+ hearts, 8-16", "{lowest_same_denomination: yes}", "sayc"), LowestSame
    )

    assert isinstance(found, LowestSame)
    assert (found.holds, found.unknown, found.lower) == (True, (), ())


def test_a_lower_bid_that_shows_it_too_comes_before_it() -> None:
    answers = "{lowest_same_denomination: no, replacement_similar: yes}"
    found = of_kind(insufficient("3H", "5+ hearts, 8-16", answers, "sayc"), LowestSame)

    assert isinstance(found, LowestSame)
    assert found.holds is False
    assert "2♥" in [str(bid) for bid in found.lower]


def test_another_denomination_is_not_the_same_and_the_hands_outside_are_counted() -> None:
    decision = insufficient("2D", "5+ diamonds, 10-16", COUNTED)
    first, second = decision.reasons

    assert isinstance(first, LowestSame)
    assert isinstance(second, HandsCompared)
    assert (first.holds, second.cite) == (False, "23A")
    one = second.verdict.decisive.difference
    assert (one.both, one.only_b) == (2_270_975_400, 50_519_568_781)


def test_27b1a_is_told_before_the_comparison_while_it_is_asked() -> None:
    decision = insufficient("2D", "5+ diamonds, 10-16", "{}")

    assert decision.question is not None
    assert decision.question.key == "lowest_same_denomination"
    _, _, *told = (helped(decision) or "").splitlines()
    assert told[0] == "2♦ does not specify all that 1♥ did: ♥. [27B1(a)]"
    assert told[1].endswith("[23A]")


def test_words_that_nobody_understands_decide_nothing() -> None:
    assert insufficient("2D", "glorp", COUNTED).reasons == ()


def test_a_claim_shows_the_line_that_decides_it_and_whose_it_is() -> None:
    left, line = decided(CLAIM).reasons

    assert isinstance(left, HandsLeft)
    assert isinstance(line, LineDrawn)
    assert (line.cite, line.found.worst, line.found.claim.tricks) == ("70C", 0, 4)
    assert line.found.line.cards[0].name == "H5"
    assert line.found.line.seats[0].name == "S"
    assert any("West ♠AK ♥8 ♦A" in said for said in reason_told(left, "en"))


def test_a_trick_that_had_been_won_already_needs_no_line() -> None:
    story = REVOKE.replace(
        "S claims 10, W agrees, director", "W concedes 10, S agrees, next board called by N, W objects"
    )

    assert decided(story.replace("E C5, S H9", "E H6, S H9")).reasons == ()


def test_a_revoke_tells_who_won_what_and_what_it_cost() -> None:
    try:
        with double_dummy():
            pass
    except NoSolver:
        pytest.skip("no solver is installed here")
    first, second = decided(REVOKE).reasons

    assert isinstance(first, RevokeTrick)
    assert isinstance(second, TricksCompared)
    assert (first.trick, first.winner.name, first.later, first.audience) == (1, "W", True, Audience.ALL)
    found = second.figures
    assert (found.at_table, found.given, found.without) == (10, 11, 9)


@pytest.mark.parametrize(
    "text", [CLAIM, REVOKE, INSUFFICIENT.format(bid="2D", shows="5+ diamonds, 10-16", answers=COUNTED)]
)
def test_every_reason_is_told_in_every_language_and_described_by_the_schema(text: str) -> None:
    decision = decided(text)

    for reason in decision.reasons:
        told = {language: list(reason_told(reason, language)) for language in LANGUAGES}
        assert all("{" not in line for lines in told.values() for line in lines)
        assert len({lines[0] for lines in told.values()}) == len(LANGUAGES)
    follows(as_json(decision))


def test_only_what_everybody_saw_is_for_everybody() -> None:
    kinds = {kind.kind: kind.audience for kind in Reason.__subclasses__()}

    assert {kind for kind, audience in kinds.items() if audience is Audience.ALL} == {"revoke_trick"}
