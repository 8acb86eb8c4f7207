"""The choices that the desk knows by their keys are those of the Laws."""

from lawbook.casefile import loads
from lawbook.desk import gone_on, rule
from lawbook.desk.keys import OF_LEADS, OF_REVOKES
from lawbook.law.laws.law_50 import CHOICE
from lawbook.law.laws.law_51 import SUITS_CHOICE
from lawbook.law.laws.law_62 import OTHERS, PARTNER


def test_the_keys_are_those_of_the_laws() -> None:
    assert {CHOICE.key, SUITS_CHOICE.key} == OF_LEADS
    assert {OTHERS.key, PARTNER.key} == OF_REVOKES


def test_a_choice_about_a_penalty_card_keeps_its_key_once_the_story_has_it() -> None:
    (case,) = loads("""
contract: 3NT by S
deal: "N:K42.A763.QJ5.942 JT96.KJ2.874.T83 AQ3.Q85.AKT2.AJ6 875.T94.963.KQ75"
story: [W CK, N C2, E C3, S C6, E exposes SJ S9 HK H2 D8 D7, director, S chooses declarer_on_several_suits=leave,
  W C7, N C4, E CT, S CJ, S DT, W D6, N DJ, E D8, N S4, E SJ, S SQ, W S8, S H5, W H9, N H7, E H2]
answers: {declarer_on_several_suits@2: require, declarer_names_suit@2: diamonds}
""")
    after = gone_on(rule(case))

    assert {key for key in after.answers if "@3" in key} == set()
    assert after.answers["declarer_names_suit@2"] == "diamonds"
    assert "S chooses declarer_names_suit=diamonds" in after.story
