"""A player's choice: he hears every option with what it leads to before he can choose, and nobody helps him."""

from collections.abc import Callable

import pytest

from lawbook.address import Address
from lawbook.casefile import CaseFile
from lawbook.desk import Decision
from lawbook.label import Label
from lawbook.law.authority import authority
from lawbook.law.case import Case
from lawbook.law.consult import Law, Provisions, consult
from lawbook.law.fact import choose, yes_no
from lawbook.law.provision import PlayOn, StopBoard
from lawbook.law.role import Role
from lawbook.web import app
from lawbook.web.page import page
from tests.web.browsing import Page, texts


class Reply(Label):
    """What an opponent may do about a call out of turn."""

    ACCEPT = "accept", "Accept it"
    REFUSE = "refuse", "Refuse it"


REPLY = choose("reply", "Does he accept the call?", Reply, by=Role.LHO)
MORE = yes_no("more", "Has anybody called since?")


def out_of_turn(case: Case) -> Provisions:
    """A made-up Law with a choice."""
    if case[REPLY] is Reply.ACCEPT:
        yield PlayOn(cite="29A")
    elif case[MORE]:
        yield StopBoard(cite="29B")


@pytest.fixture
def choice() -> Page:
    law = Law("29", 2017, "Procedure after a call out of rotation", "Made up.", out_of_turn)
    ruling = consult(law, Case(edition=2017, authority=authority("WBF")))
    case = CaseFile(laws=("29",))
    address = Address("/rule/29", {})
    shown = app._shown(address, Decision(case, case.table, (ruling,)))
    return Page(bytes(page("question.html", address, **shown).body).decode())


def test_it_says_who_is_asked_and_that_partner_may_not_help(choice: Page) -> None:
    assert "The player on the left, two options. Choose on your own." in choice.html


def test_every_option_stands_above_the_buttons_with_what_it_leads_to(choice: Page) -> None:
    above, below = choice.html.split('<ul class="answers numbered">')

    assert "One: " in above
    assert "Two: " in above
    assert "The board is played, and scored, in the normal way." in below
    assert "Then it is asked: Has anybody called since?" in below
    assert ["Accept it", "Refuse it"] == list(texts(choice.answers))
    assert "Accept it" in below


def test_a_choice_is_never_in_doubt(choice: Page) -> None:
    assert choice.within("unsure") == []


def test_a_checklist_is_one_page_and_one_tap(get: Callable[[str], Page]) -> None:
    page = get("/rule/64?revoke_trick=offender&later_trick=yes")

    assert "Any of these?" in page.html
    none = next(link for link in page.answers if "None of these" in link.text)
    assert "same_suit_again=no" in none.href
    assert "twelfth_trick=no" in none.href


def test_what_is_ticked_is_so_and_the_rest_is_not(get: Callable[[str], Page]) -> None:
    keys = "same_suit_again,card_was_faced,next_deal_called,round_over,twelfth_trick,both_established"

    page = get(f"/rule/64?revoke_trick=offender&later_trick=yes&of={keys}&tick=twelfth_trick")

    assert "64B6" in page.html
    assert "64B2" not in page.html
