"""The first page: tiles, search, and how far it is from there to a ruling."""

from collections.abc import Callable

import pytest

from lawbook.languages import LANGUAGES, told
from lawbook.web.search import PAGES
from lawbook.web.tiles import TILES, Phase, Tile
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

SOUGHT = [
    ("14 kart", "fourteen"),
    ("14 kort", "fourteen"),
    ("feil antall kort", "fourteen"),
    ("12 kart", "twelve"),
    ("12 cards", "twelve"),
    ("za malo kart", "twelve"),
    ("brak karty", "missing"),
    ("53", "pack"),
    ("feil mappe", "wrong_board"),
    ("złe rozdanie", "wrong_board"),
    ("fouled", "fouled"),
    ("UI", "hesitation"),
    ("bit", "hesitation"),
    ("namysl", "hesitation"),
    ("nøling", "hesitation"),
    ("MI", "explanation"),
    ("BOOT", "bid_out_of_turn"),
    ("POOT", "pass_out_of_turn"),
    ("LOOT", "lead_out_of_turn"),
    ("oloot", "opening_lead_out_of_turn"),
    ("renons", "revoke_later"),
    ("insufficient", "insufficient"),
    ("niewystarczająca", "insufficient"),
    ("straffekort", "exposed_card"),
    ("rundpass", "redeal"),
    ("Law 90", "procedure"),
]


def taps(get: Get, address: str, most: int) -> int:
    """How many taps lead from a page to one that can be read out, at best."""
    level = {address}
    for made in range(most):
        pages = [get(each) for each in sorted(level)]
        if any(page.is_outcome or page.waits for page in pages):
            return made
        level = {link.href for page in pages for link in page.answers}
    raise AssertionError(f"{address}: no ruling within {most} taps")


def tile_link(page: Page, tile: Tile) -> str:
    return page.link(tile.say).href


COVERED = [tile for tile in TILES if tile.covered(2017)]


@pytest.mark.parametrize("tile", COVERED, ids=lambda tile: tile.key)
def test_a_tile_leads_to_a_question_or_a_ruling(get: Get, tile: Tile) -> None:
    page = get(tile_link(get("/"), tile))

    assert page.answers or page.is_outcome


@pytest.mark.parametrize("tile", COVERED, ids=lambda tile: tile.key)
def test_a_tile_is_at_most_six_taps_from_a_ruling(get: Get, tile: Tile) -> None:
    assert 1 + taps(get, tile_link(get("/"), tile), 6) <= 6


def test_fourteen_cards_with_no_call_and_a_card_seen_take_five_taps(get: Get) -> None:
    page, made = get(get("/").link("I have 14 cards").href), 1
    for word in ("No", "No", "No", "Yes"):  # of this deal, not finished, no call, seen; not fresh is presumed
        page, made = get(page.link(word).href), made + 1

    assert page.waits
    assert "13A2" in page.html
    assert 5 == made


def test_the_first_twenty_have_tiles() -> None:
    assert set(FIRST_TWENTY) <= {tile.key for tile in TILES}


def test_a_tile_without_a_law_is_listed_without_a_link(get: Get) -> None:
    page = get("/?edition=2007")
    missing = page.html[page.html.index("Not covered yet") :]
    absent = [tile for tile in TILES if not tile.covered(2007)]

    assert absent
    assert all(tile.say.replace("'", "&#39;") in missing for tile in absent)
    assert len(TILES) - len(absent) == len(page.within("tiles"))


def test_every_tile_has_its_own_key_and_words() -> None:
    for language in LANGUAGES:
        others = told(language)["search"]

        assert [tile.key for tile in TILES] + list(PAGES) == list(others)


def test_phases_are_headings_in_the_order_of_the_game(get: Get) -> None:
    html = get("/").html
    places = [html.find(f"<h2>{phase.value}</h2>") for phase in Phase]

    assert [place for place in places if place > 0] == sorted(place for place in places if place > 0)


@pytest.mark.parametrize(("words", "key"), SOUGHT)
def test_search_finds_what_the_field_says(get: Get, words: str, key: str) -> None:
    (tile,) = (tile for tile in TILES if tile.key == key)
    page = get(f"/?q={words}&lang=en")

    assert tile.say.replace("'", "&#39;") in page.html
    assert len([t for t in TILES if t.say.replace("'", "&#39;") in page.html]) <= 6


def test_a_search_that_finds_nothing_says_so_and_shows_everything(get: Get) -> None:
    page = get("/?q=offside")

    assert "Nothing is found for: offside." in page.html
    assert len(COVERED) == len(list(texts(page.within("tiles"))))


def test_search_keeps_language_and_edition(get: Get) -> None:
    page = get("/?q=card&lang=nb&edition=2007")
    hidden = {a["name"]: a["value"] for tag, a in page.tags if tag == "input" and a.get("type") == "hidden"}

    assert {"lang": "nb", "edition": "2007"} == hidden
