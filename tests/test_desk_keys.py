"""The choices that the desk knows by their keys are those of the Laws."""

from lawbook.desk.keys import OF_LEADS, OF_REVOKES
from lawbook.law.laws.law_50 import CHOICE
from lawbook.law.laws.law_51 import SUITS_CHOICE
from lawbook.law.laws.law_62 import OTHERS, PARTNER


def test_the_keys_are_those_of_the_laws() -> None:
    assert {CHOICE.key, SUITS_CHOICE.key} == OF_LEADS
    assert {OTHERS.key, PARTNER.key} == OF_REVOKES
