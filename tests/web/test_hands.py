"""The form for hands and story, and the way from there to a ruling."""

from collections.abc import Callable
from urllib.parse import urlencode

import pytest
from hypothesis import given, settings
from starlette.testclient import TestClient

from lawbook.bridge import Deal, Seat
from lawbook.notation import deal_text, diagram_text
from tests.strategies import irregular_deals
from tests.web.browsing import Page, params

Get = Callable[[str], Page]

SOFIA = "N:K875.843.7.QJ843 AQ42.QJ5.AK32.A52 JT9.A9762.54.KT9 63.KT.QJT986.76"
TOLD = {"deal": SOFIA, "board": "17", "belongs": "SA:W", "story": "N P\r\nE has 14 cards"}


def hands(**typed: str) -> str:
    return f"/hands?{urlencode(typed)}"


def test_the_deal_is_a_compass_with_counts_and_the_card_that_went_astray(get: Get) -> None:
    html = get(hands(**TOLD)).html

    assert html.index('class="hand N"') < html.index('class="hand S"')
    assert ["13 cards", "14 cards", "13 cards", "12 cards"] == [
        line.split(">")[-1] for part in html.split('class="hand ')[1:] for line in [part.split("</span>")[0]]
    ]
    assert '<b class="astray" title="belongs to West">A</b>' in html
    assert "is with East and belongs to West." in html
    assert "Board 17 · Dealer: North · Nobody vulnerable" in html


def test_suits_are_glyph_colour_and_word(get: Get) -> None:
    assert '<span class="suit hearts" role="img" aria-label="hearts">♥' in get(hands(**TOLD)).html


def test_people_read_10_and_their_own_letters(get: Get) -> None:
    html = get(hands(**TOLD, lang="pl")).html

    assert "K 8 7 5" in html
    assert "D W 10 9 8 6" in html


def test_the_ruling_goes_on_with_the_record_in_its_address(get: Get) -> None:
    go_on = get(hands(**TOLD, lang="nb")).within("button")[0].href

    assert go_on.startswith("/rule?")
    assert {
        "lang": "nb",
        "deal": SOFIA,
        "belongs": "SA:W",
        "board": "17",
        "story": "N P\nE has 14 cards",
    } == params(go_on)
    assert get(go_on).answers


def test_what_the_record_shows_is_not_asked_and_cannot_be_changed(get: Get) -> None:
    page = get(get(hands(**TOLD)).within("button")[0].href + "&saw_another_hand=yes&view=check")

    assert "known already" in page.html
    assert ["saw_another_hand"] == [
        key for link in page.within("given") for key in ["saw_another_hand"] if key not in params(link.href)
    ]


def test_a_card_is_named_with_its_seats_in_the_ruling(get: Get) -> None:
    page = get(get(hands(**TOLD)).within("button")[0].href + "&saw_another_hand=yes")

    assert "A goes from East to West." in page.html


def test_a_record_without_a_law_goes_to_the_one_that_it_asks_for(client: TestClient) -> None:
    hands = {key: told for key, told in TOLD.items() if key != "story"}
    response = client.get(f"/rule?{urlencode(hands)}", follow_redirects=False)

    assert response.headers["location"].startswith("/rule/wrong_number?")


def test_a_diagram_tells_board_and_owner_by_itself(get: Get) -> None:
    text = "Board 17\nNorth ♠K875 ♥843 ♦7 ♣QJ843\nEast ♠AQ42 ♥QJ5 ♦AK32 ♣A52\nSouth ♠J109 ♥A9762 ♦54 ♣K109\n"
    text += "West ♠63 ♥K10 ♦QJ10986 ♣76\n♠A should be in West's hand"

    assert TOLD["belongs"] == params(get(hands(deal=text)).within("button")[0].href)["belongs"]


def test_a_deal_may_be_typed_in_the_letters_of_the_page(get: Get) -> None:
    polish = SOFIA.replace("Q", "D").replace("J", "W")

    assert params(get(hands(deal=polish, lang="pl")).within("button")[0].href)["deal"] == SOFIA


def test_a_dealer_without_a_board_number_is_kept(get: Get) -> None:
    go_on = get(hands(deal=f'[Dealer "E"] [Deal "{SOFIA}"]')).within("button")[0].href

    assert ("E", SOFIA) == (params(go_on)["dealer"], params(go_on)["deal"])
    assert "Dealer: East" in get(hands(**{k: params(go_on)[k] for k in ("dealer", "deal")})).html


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ({"deal": "N:<b>"}, "has 1 hands"),
        ({"deal": SOFIA, "board": "first"}, "a board has a number"),
        ({"story": "<i>E</i> has 14 cards"}, "is no event"),
        ({"belongs": "SA"}, "whose card is it?"),
    ],
)
def test_bad_input_is_shown_again_with_what_was_wrong(
    client: TestClient, typed: dict[str, str], line: str
) -> None:
    response = client.get(hands(**typed))
    (value,) = (word for key, word in typed.items() if word != SOFIA)

    assert 400 == response.status_code
    assert line in response.text
    assert value.replace("<", "&lt;").replace(">", "&gt;") in response.text


def test_a_record_that_is_in_order_is_shown_and_told_so(get: Get) -> None:
    page = get(hands(deal="N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"))

    assert "The record shows nothing irregular" in page.html
    assert page.within("button") == []


@settings(max_examples=30, deadline=None)
@given(irregular_deals())
def test_every_deal_can_be_shown_however_it_was_written(client: TestClient, deal: Deal) -> None:
    by_line, by_diagram = (client.get(hands(deal=text)) for text in (deal_text(deal), diagram_text(deal)))

    assert (200, 200) == (by_line.status_code, by_diagram.status_code)
    assert all(f"{deal.count(seat)} cards" in by_line.text for seat in Seat)
