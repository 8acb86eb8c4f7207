"""The first page: the commonest calls, every tile under its phase, and the list of all Laws."""

from collections.abc import Callable

import pytest

from lawbook.address import Address
from lawbook.desk import rule
from lawbook.languages import LANGUAGES, told
from lawbook.law.book import facts_of, laws
from lawbook.web.finding import PAGES
from lawbook.web.tiles import COMMONEST, OFTEN, TILES, Phase, Tile
from tests.web.browsing import Page, texts

Get = Callable[[str], Page]

FIRST_TWENTY = {
    "fourteen": "hand with wrong number of cards",
    "missing": "card missing",
    "wrong_board": "wrong board",
    "pass_out_of_turn": "pass out of turn",
    "bid_out_of_turn": "bid out of turn",
    "double_out_of_turn": "double out of turn",
    "insufficient": "insufficient bid",
    "unintended": "unintended call",
    "inadmissible": "double or redouble not possible",
    "after_the_end": "call after three passes",
    "card_in_auction": "card exposed in the auction",
    "opening_lead_out_of_turn": "opening lead out of turn",
    "lead_out_of_turn": "lead out of turn later",
    "declarer_wrong_hand": "declarer leads from the wrong hand",
    "exposed_card": "exposed card of a defender",
    "revoke_now": "revoke noticed at once",
    "revoke_later": "revoke noticed later",
    "claim": "claim disputed",
    "hesitation": "break in tempo",
    "explanation": "missing or wrong explanation",
}


def tile_link(page: Page, tile: Tile) -> str:
    return page.tile(tile.say).href


COVERED = [tile for tile in TILES if tile.covered(2017)]


@pytest.mark.parametrize("tile", COVERED, ids=lambda tile: tile.key)
def test_a_tile_leads_to_a_question_or_a_ruling(get: Get, tile: Tile) -> None:
    page = get(tile_link(get("/"), tile))

    assert page.answers or page.is_outcome


def test_fourteen_cards_with_no_call_and_a_card_seen_take_five_taps(get: Get) -> None:
    page, made = get(get("/").tile("I have 14 cards").href), 1
    for word in ("No", "No", "No", "Yes"):  # of this deal, not finished, no call, seen; not fresh is presumed
        page, made = get(page.link(word).href), made + 1

    assert page.waits
    assert "13A2" in page.html
    assert 5 == made


def test_the_first_twenty_stand_on_top_the_ten_commonest_first(get: Get) -> None:
    keys = [tile.key for tile in TILES]
    said = [tile.say for key in OFTEN for tile in TILES if tile.key == key]

    assert set(FIRST_TWENTY) == set(OFTEN)
    assert list(COMMONEST) == list(OFTEN[:10])
    assert sorted(OFTEN[10:], key=keys.index) == list(OFTEN[10:])  # the others in the order of the game
    assert said == list(texts(get("/").within("often")))


@pytest.mark.usefixtures("no_law_27_of_2007")
def test_a_tile_without_a_law_is_listed_without_a_link(get: Get) -> None:
    page = get("/?edition=2007")
    missing = page.html[page.html.index("Not covered yet") :]
    absent = [tile for tile in TILES if not tile.covered(2007)]

    assert absent
    assert all(tile.say.replace("'", "&#39;") in missing for tile in absent)
    assert {link.text.strip() for link in page.within("tiles")} == {
        tile.say for tile in TILES if tile not in absent
    }


def test_every_tile_and_page_has_its_own_key_and_words() -> None:
    for language in LANGUAGES:
        words = told(language, "search.toml")["words"]
        keys = {tile.key for tile in TILES}

        assert len(keys) == len(TILES)
        assert [key for key in words if not (key in keys or key in PAGES or key in laws())] == []
        assert [key for key in (*keys, *PAGES) if not words.get(key)] == []


def test_every_tile_stands_under_its_phase_in_the_order_of_the_game(get: Get) -> None:
    page = get("/")
    places = [page.html.find(f"<summary>{phase.value}</summary>") for phase in Phase]

    assert 0 < places[0]
    assert places == sorted(places)
    assert [tile.say for tile in TILES] == list(texts(page.within("tiles")))[len(OFTEN) :]


@pytest.mark.parametrize("tile", [tile for tile in COVERED if tile.answers], ids=lambda tile: tile.key)
def test_what_a_tile_says_is_asked_by_its_law(tile: Tile) -> None:
    decision = rule(tile.address(Address("/", {})).case())

    assert tile.answers.keys() <= {fact.key for fact, _ in decision.asked} | {
        fact.key for law in laws() for fact in facts_of(law).values()
    }


def test_all_laws_are_listed_with_their_titles_and_lead_to_a_ruling(get: Get) -> None:
    listed = get("/laws").within("laws")

    assert [f"/law/{number}" for number in map(str, range(1, 94))] == [link.href for link in listed]
    assert "58 Simultaneous leads or plays" in " ".join(" ".join(link.text.split()) for link in listed)
    assert "/rule/58" == get("/law/58").link("Rule by this Law").href
    assert "Jednoczesne wyjścia lub zagrania" in get("/laws?lang=pl").html


def test_the_first_page_and_the_foot_of_every_page_lead_to_all_laws(get: Get) -> None:
    assert "/laws?lang=nb" in {link.href for link in get("/?lang=nb").within("share")}
    assert "/laws" in {link.href for link in get("/rule/58").links}
