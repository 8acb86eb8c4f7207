"""What hardly ever applies is folded; nothing that a player chooses is."""

from collections.abc import Callable

import pytest

from lawbook.law.book import known_facts
from lawbook.law.fact import Source
from lawbook.web.rare import RARE
from tests.web.browsing import Page, params

FELL = "/rule/49?defenders_card_shown=visible"


@pytest.mark.parametrize("key", RARE)
def test_only_some_answers_to_what_is_established_are_rare(key: str) -> None:
    fact = known_facts()[key]

    assert fact.source is Source.OBSERVED
    assert set(fact.answers.words) > RARE[key]


def test_a_rare_answer_is_folded_and_every_answer_is_there(get: Callable[[str], Page]) -> None:
    page = get(FELL)
    before, _, folded = page.html.partition("<summary>Something else</summary>")
    words = {params(link.href)["defender_was_doing"] for link in page.answers}

    assert words == set(known_facts()["defender_was_doing"].answers.words)
    assert "It fell, or was shown" in before
    assert "Somebody had claimed or conceded" in folded
    assert "Somebody had claimed or conceded" not in before


def test_a_player_is_shown_every_option(get: Callable[[str], Page]) -> None:
    page = get("/rule/54?opening_lead=faced&since_opening_lead=nothing&partner_led_face_down=no")

    assert len(page.answers) == 5
    assert "Something else" not in page.html
