"""The aid of Law 23: what a record explains of a withdrawn call and of its replacement, compared."""

from lawbook.bridge import Board, Seat
from lawbook.casefile import CaseFile
from lawbook.desk import Decision, helped, rule
from lawbook.desk.explained import Explanations, explanations
from lawbook.law.authority import authority
from lawbook.pairs import read_pairs

OUT_OF_TURN = ('S 1H alerted "5+ hearts, 11-20"', "director", "W refuses", "N 1C", "E P")


def decided(*story: str) -> Decision:
    return rule(CaseFile(board=Board.of(None, dealer=Seat.N), story=story))


def compared(*story: str, language: str = "en") -> str | None:
    decision = decided(*story)
    assert decision.question is not None
    assert decision.question.aid == "comparable_call"
    return helped(decision, language)


def explained(decision: Decision) -> Explanations:
    return explanations(decision.view, decision.case)


def test_calls_that_are_explained_are_compared() -> None:
    told = compared(*OUT_OF_TURN, 'S 2H announced "6+ hearts, 12-16"')

    assert told is not None
    first, second, verdict, because, *_ = told.splitlines()
    assert "Withdrawn call 1♥. Taken as: 5+ hearts, 11-20 points." == first
    assert "Replacement 2♥. Taken as: 6+ hearts, 12-16 points." == second
    assert "Comparable by these meanings [23A2]" == verdict
    assert because.startswith("Every hand that it shows")


def test_an_explanation_by_a_line_of_its_own_counts_too() -> None:
    told = compared(*OUT_OF_TURN, "S 1H", 'N explains S1H "4+ hearts, 6+"')

    assert told is not None
    assert "\nNot comparable by these meanings [23A]\n" in told


def test_the_same_call_has_one_meaning_before_and_another_after() -> None:
    found = explained(decided(*OUT_OF_TURN, "S 1H", 'N explains S1H "4+ hearts, 6+"'))

    assert (("5+ hearts, 11-20",), "4+ hearts, 6+") == (found.withdrawn, found.replacement)


def test_two_explanations_of_the_withdrawn_call_are_two_readings() -> None:
    story = (OUT_OF_TURN[0], 'N explains S1H "4+ hearts, 12-20"', *OUT_OF_TURN[1:])
    found = explained(decided(*story, 'S 2H announced "6+ hearts, 12-16"'))

    assert ("5+ hearts, 11-20", "4+ hearts, 12-20") == found.withdrawn


def test_without_an_explanation_nothing_is_compared() -> None:
    assert compared(*OUT_OF_TURN, "S 2H") is None


def test_words_that_are_not_understood_are_named_and_do_not_stop_the_ruling() -> None:
    told = compared(*OUT_OF_TURN, 'S 2H announced "6+ herats"')

    assert told == "meaning, column 4: 'herats' is not understood; did you mean hearts?"


NAMED = ('S 2D alerted "Multi"', "director", "W refuses", "N 1C", "E P")


def test_a_convention_that_is_only_named_is_spelt_out_and_said_to_be_assumed() -> None:
    found = explained(decided(*NAMED, 'S 2S announced "6+ spades, 6-10"'))
    told = compared(*NAMED, 'S 2S announced "6+ spades, 6-10"')

    assert ('"Multi", ((6 hearts or 6 spades), 6-10) or 20-22 balanced',) == found.withdrawn
    assert told is not None
    assert "Multi was only named: it is assumed to show" in told.splitlines()[-1]
    assert "Ask what the pair plays." in told.splitlines()[-1]


def test_a_convention_that_the_pairs_own_system_has_is_as_there() -> None:
    story = (*NAMED, 'S 2S announced "6+ spades, 6-10"')
    systems = read_pairs("multi", None)
    decision = rule(CaseFile(board=Board.of(None, dealer=Seat.N), story=story, systems=systems))
    found = explained(decision)

    assert found.withdrawn
    assert all("20-22" not in words for words in found.withdrawn)
    assert () == found.by_name
    assert "6+ spades, 6-10" == found.replacement


def test_the_pairs_own_system_tells_what_a_convention_shows_that_stands_among_other_words() -> None:
    story = ('S 2D alerted "Multi, 6-9"', *NAMED[1:], 'S 2S announced "6+ spades, 6-10"')
    board = Board.of(None, dealer=Seat.N)
    systems = read_pairs({"NS": {"2D": "6 spades, 5-10"}}, None)
    own, usual = (
        explained(rule(CaseFile(board=board, story=story, systems=told))).compared("en", authority("WBF"))
        for told in (systems, {})
    )

    assert own is not None
    assert usual is not None
    assert '"Multi", 6 spades, 6-9 points' == str(own.withdrawn[0])
    assert "6 hearts" in str(usual.withdrawn[0])


def test_the_name_of_a_convention_is_known_in_each_language() -> None:
    found = explained(decided('S 2D alerted "dwa karo Wilkosza"', *NAMED[1:], "S 2S"))

    assert ('"dwa karo Wilkosza", 5-5 in two suits, 5+ major, 6-11',) == found.withdrawn
