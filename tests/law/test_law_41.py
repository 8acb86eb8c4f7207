"""The opening lead is face down unless the authority has it otherwise."""

from dataclasses import replace

import pytest

from lawbook.law.authority import Authority, authority
from lawbook.law.book import find_law
from lawbook.law.case import Case
from lawbook.law.consult import consult
from lawbook.law.provision import Act, Required


@pytest.mark.parametrize(
    ("elected", "act"), [("face_down", Act.LEAD_FACE_DOWN), ("face_up", Act.LEAD_FACE_UP)]
)
def test_the_lead_is_made_as_the_authority_elects(elected: str, act: Act) -> None:
    setting = replace(authority("WBF").setting("opening_lead"), value=elected, body="TEST")
    body = Authority("TEST", "Test", {"opening_lead": setting})

    ruling = consult(find_law("41"), Case(edition=2017, authority=body, answers={"start_of_play": "lead"}))

    assert [act] == [p.act for p in ruling.provisions if isinstance(p, Required)]
