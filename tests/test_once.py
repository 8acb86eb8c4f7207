"""What is worked out of a decision is kept with it, and with no other."""

from dataclasses import replace

from lawbook.casefile import load
from lawbook.desk import Decision, rule
from lawbook.desk.once import once
from lawbook.voice import speech
from tests.ruled import CASES

CASE = load(min(CASES.glob("law_27/*.yaml")))[0]


def test_it_is_worked_out_once_for_each_decision() -> None:
    asked = list[Decision]()
    one, other = rule(CASE), rule(CASE)

    @once
    def told(decision: Decision) -> int:
        asked.append(decision)
        return len(asked)

    assert [told(one), told(other), told(one), told(other)] == [1, 2, 1, 2]


def test_a_decision_with_other_rulings_knows_nothing_of_the_first() -> None:
    one = rule(CASE)
    assert one.provisions

    assert replace(one, rulings=()).provisions == ()


def test_what_has_been_said_of_it_makes_it_no_other() -> None:
    spoken = rule(CASE)
    silent = replace(spoken)
    speech(spoken)

    assert spoken.known
    assert not silent.known
    assert repr(spoken) == repr(silent)
