"""The play on the desk: cards are tapped, irregular ones included, and the record goes on to its ruling."""

import re
from collections.abc import Callable
from urllib.parse import urlencode

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from lawbook.bridge import PACK
from lawbook.web.cards import spoken_card
from lawbook.web.words import Words
from tests.web.browsing import Page, params, texts

Get = Callable[[str], Page]

DEAL = "N:K874.843.A7.QJ84 AQ2.QJ5.K32.A952 JT9.A9762.54.KT7 653.KT.QJT986.63"
FIRST_TRICK = ("W HK", "N H3", "E H5", "S HA")


def play(*lines: str, **given: str) -> str:
    told = {"contract": "4S by S", "deal": DEAL, "lang": "en", **given, "story": "\n".join(lines)}
    return f"/play?{urlencode({key: word for key, word in told.items() if word})}"


def story(address: str) -> list[str]:
    return params(address.partition("#")[0]).get("story", "").splitlines()


def labels(page: Page) -> dict[str, str]:
    """Where every card leads, by what a screen reader says of it."""
    links = (a for tag, a in page.tags if tag == "a" and "card" in (a.get("class") or "").split())
    return {str(a["aria-label"]): str(a["href"]) for a in links}


def lit(page: Page) -> list[str]:
    return [spoken.removesuffix(", legal") for spoken in labels(page) if spoken.endswith(", legal")]


def card(page: Page, spoken: str) -> str:
    return next(href for said, href in labels(page).items() if said.split(",")[0] == spoken)


def seat(page: Page, name: str) -> str:
    return next(link.href for link in page.within("seats") if link.text.strip() == name)


def manner(page: Page, word: str) -> str:
    return next(link.href for link in page.within("manners") if link.text == word)


def back(page: Page) -> str:
    return next(link.href for link in page.links if link.text.startswith("← Take back"))


def plain(html: str) -> str:
    return " ".join(re.sub("<[^>]*>|\ufe0e", "", html).split())


# The cards


def test_every_card_of_every_hand_can_be_tapped_and_is_told_in_words(get: Get) -> None:
    page = get(play())

    assert 52 == len(labels(page))
    assert {spoken_card(each, Words("en")) for each in PACK} == {s.split(",")[0] for s in labels(page)}
    assert ["W HK"] == story(card(page, "king of hearts"))
    assert ["E SA"] == story(card(page, "ace of spades"))


def test_the_cards_of_the_player_on_lead_are_lit_and_no_others(get: Get) -> None:
    page = get(play())

    assert 13 == len(lit(page))
    assert "king of hearts" in lit(page)
    assert "West <span" in page.html


def test_only_the_cards_that_follow_suit_are_lit(get: Get) -> None:
    page = get(play("W HK", "N H3"))

    assert ["queen of hearts", "jack of hearts", "five of hearts"] == lit(page)
    assert "king of hearts" not in labels(page)
    assert "Trick 1" in page.html


def test_a_trick_tells_who_won_it_and_the_score(get: Get) -> None:
    page = get(play(*FIRST_TRICK))

    assert "South won it" in page.html
    assert "Tricks: North-South 1, East-West 0" in page.html
    assert 12 == len(lit(page))
    assert ["South: ♥A"] == [plain(t).removeprefix("← Take back: ") for t in texts(page.links) if "Take" in t]


def test_undo_is_one_tap_until_nothing_is_left(get: Get) -> None:
    address, seen = play(*FIRST_TRICK), []
    while lines := story(address):
        seen.append(lines[-1])
        address = back(get(address))

    assert list(reversed(FIRST_TRICK)) == seen


@pytest.mark.parametrize(
    ("word", "spoken", "line"),
    [
        ("dropped", "ace of clubs", "E exposes CA accidentally"),
        ("shown", "ace of clubs", "E exposes CA"),
        ("named", "ace of clubs", "E names CA"),
        ("called from dummy", "ace of diamonds", "S calls DA from N"),
        ("called from dummy", "ace of clubs", "E CA"),
    ],
)
def test_a_tapped_card_can_leave_its_hand_otherwise(get: Get, word: str, spoken: str, line: str) -> None:
    page = get(manner(get(play("W HK")), word))
    after = card(page, spoken)

    assert ["W HK", line] == story(after)
    assert "how" not in params(after.partition("#")[0])


def test_an_opening_lead_face_down_is_faced_or_withdrawn(get: Get) -> None:
    page = get(card(get(manner(get(play()), "led face down")), "king of hearts"))

    assert "West leads" in page.html
    assert ["West faces ♥K", "West takes ♥K back"] == [plain(t) for t in texts(page.within("share"))]
    faced = get(page.within("share")[0].href)
    assert ["eight of hearts", "four of hearts", "three of hearts"] == lit(faced)


def test_a_card_is_taken_back_or_replaced(get: Get) -> None:
    page = get(play("W HK", "N H3", "E C2"))
    (instead,) = (a.href for a in page.within("answers") if plain(a.text).startswith("East replaces"))

    page = get(instead)
    assert "East replaces ♣2 with:" in plain(page.html)
    assert ["W HK", "N H3", "E C2", "E replaces C2 with H5"] == story(card(page, "five of hearts"))


# What is irregular


def test_a_revoke_is_found_and_goes_to_its_ruling(get: Get) -> None:
    page = get(play("W HK", "N H3", "E C2"))

    assert "Trick 1, East ♣2: revoke; nothing done yet" in plain(page.html)
    assert "East: the card is withdrawn. Card: ♣2." in plain(get(page.link("Rule on it").href).html)
    assert {"contract": "4S by S", "story": "W HK\nN H3\nE C2"}.items() <= params(
        page.link("Rule on it").href
    ).items()


def test_a_lead_out_of_turn_asks_declarer_and_calls_the_director(get: Get) -> None:
    page = get(play("E CA"))

    assert "East led out of turn: ask South whether the lead is accepted" in page.html
    assert ["South accepts", "South does not accept"] == list(texts(page.within("share")))
    ruling = page.link("Rule on it").href
    assert "Faced opening lead out of turn" in get(ruling).html
    assert ["E CA", "director"] == story(ruling)


def test_declarers_lead_from_the_wrong_hand_is_answered_by_either_defender(get: Get) -> None:
    page = get(play(*FIRST_TRICK, "N DA"))

    assert "ask the defenders" in page.html
    assert {"East accepts", "East does not accept", "West accepts", "West does not accept"} == set(
        texts(page.within("share"))
    )


def test_a_regular_play_has_nothing_to_rule_on(get: Get) -> None:
    assert "Rule on it" not in get(play(*FIRST_TRICK)).html


# What is in force

PENALTY = ("W HK", "N H3", "E H5", "S H2", "CA of E is a major penalty card")


def test_a_card_that_may_be_taken_back_is_named(get: Get) -> None:
    page = get(play(*FIRST_TRICK[:3], "N may take back H3"))

    assert "North may take ♥3 back until another card is played" in plain(page.html)


def test_a_penalty_card_lies_face_up_with_its_rank(get: Get) -> None:
    page = get(play(*PENALTY))

    assert "ace of clubs, penalty card major" in labels(page)
    assert "<small>major</small>" in page.html
    assert "♣A of East is a major penalty card" in plain(page.html)


def test_the_reminder_bites_when_partner_has_the_lead(get: Get) -> None:
    page = get(play(*PENALTY))

    assert "West is on lead and East has a major penalty card: ask South now" in page.html
    assert [] == lit(page)
    options = {plain(link.text): story(link.href)[len(PENALTY) :] for link in page.within("share")}
    assert {
        "West must lead ♣": ["S chooses declarer_on_penalty_card=require"],
        "West must not lead ♣ while he keeps the lead": ["S chooses declarer_on_penalty_card=forbid"],
        "West may lead anything": ["S chooses declarer_on_penalty_card=leave"],
    } == options


def test_penalty_cards_of_two_suits_can_be_forbidden_together(get: Get) -> None:
    page = get(play(*PENALTY, "D2 of E is a major penalty card"))
    options = {plain(link.text): story(link.href)[len(PENALTY) + 1 :] for link in page.within("share")}

    assert 6 == len(options)
    assert [
        "S chooses declarer_on_several_suits=forbid",
        "W must not lead D C",
        "E picks up CA D2",
    ] == options["West must not lead ♦ ♣ while he keeps the lead"]


def test_what_declarer_chose_is_told_in_a_line_and_darkens_what_it_forbids(get: Get) -> None:
    page = get(play(*PENALTY, "S chooses declarer_on_penalty_card=forbid"))

    assert "West must not lead ♣ while he keeps the lead" in plain(page.html)
    assert [] == [spoken for spoken in lit(page) if "clubs" in spoken]
    assert 10 == len(lit(page))
    assert "ace of clubs" in labels(page)


def test_a_major_penalty_card_is_the_only_card_lit_at_its_owners_turn(get: Get) -> None:
    page = get(play("W C6", "N C4", "CA of E is a major penalty card"))

    assert ["ace of clubs, penalty card major"] == lit(page)


# Where it begins


def test_the_contract_is_two_taps_away(get: Get) -> None:
    page = get("/play?lang=en")
    bid = next(str(a["href"]) for _, a in page.tags if a.get("aria-label") == "four spades")
    page = get(bid)
    (first,) = (link.href for link in page.within("seats")[2:3])

    assert "Who plays 4♠?" in plain(page.html)
    assert {"contract": "4S by S", "lang": "en"} == params(first)
    assert "4Sx by W" in {params(link.href)["contract"] for link in page.within("seats")}
    assert "to lead" in get(first).html


def test_a_contract_that_was_bid_needs_no_picking(get: Get) -> None:
    page = get(play("S 4S", "W P", "N P", "E P", contract="", dealer="S"))

    assert "4♠ by South" in plain(page.html)
    assert "What is the contract?" not in page.html
    assert 13 == len(lit(page))


def test_without_any_hand_a_card_is_picked_for_the_player_on_turn(get: Get) -> None:
    page = get(play(deal=""))

    assert "A card of West" in page.html
    assert 52 == len(labels(page))
    assert ["W HK"] == story(card(page, "king of hearts"))
    page = get(card(page, "king of hearts"))
    assert "A card of North" in page.html
    assert "king of hearts" not in labels(page)
    assert ["W HK", "E H2"] == story(card(get(seat(page, "East")), "two of hearts"))


def test_the_record_begins_with_the_cards_that_are_left(get: Get) -> None:
    left = "N:K8.4.A.- - JT.A..K 65.T.Q."
    page = get(play(deal=left, tricks="5-4", leader="W"))

    assert "Trick 10" in page.html
    assert "Tricks: North-South 5, East-West 4" in page.html
    assert 4 == len(lit(page))
    ruling = params(get(play("W HT", "N SK", deal=left, tricks="5-4", leader="W")).link("Rule on it").href)
    assert ("4S by S", "5-4", "W") == (ruling["contract"], ruling["tricks"], ruling["leader"])


def test_a_later_beginning_that_cannot_be_is_told_in_one_line(client: TestClient) -> None:
    for wrong in ({"tricks": "many"}, {"tricks": "14"}, {"contract": "9Z by Q"}, {"how": "flies"}):
        response = client.get(play(**wrong))
        assert response.status_code == 400
        assert 1 == response.text.count('class="error"')


# Claims


def test_a_claim_is_told_with_its_words_and_answered(client: TestClient, get: Get) -> None:
    page = get(play(*FIRST_TRICK, how="claims", **{"as": "S"}))
    numbers = [a["value"] for tag, a in page.tags if tag == "button" and a.get("name") == "add"]
    target = client.get(
        play(*FIRST_TRICK, how="claims", add="9", text='drawing "trumps"', **{"as": "S"}),
        follow_redirects=False,
    ).headers["location"]

    assert [str(number) for number in range(13)] == numbers
    assert "S claims 9 of the rest \"drawing 'trumps'\"" == story(target)[-1]
    assert ["West agrees", "East agrees", "West objects", "East objects", "North objects"] == list(
        texts(get(target).within("share"))
    )


def test_a_concession_is_told(client: TestClient) -> None:
    target = client.get(
        play(*FIRST_TRICK, how="concedes", add="3", **{"as": "W"}), follow_redirects=False
    ).headers["location"]

    assert "W concedes 3" == story(target)[-1]


def test_a_claim_of_nobody_is_refused(client: TestClient) -> None:
    response = client.get(play(how="claims", add="3"))

    assert 400 == response.status_code
    assert "no claim" in response.text


# All together


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_whatever_is_tapped_is_shown_and_ruled_or_told_in_one_line(
    client: TestClient, data: st.DataObject
) -> None:
    page, size = Page(client.get(play()).text), 0
    for _ in range(data.draw(st.integers(1, 12))):
        link = data.draw(st.sampled_from(page.links[4:-10]))
        response = client.get(link.href)
        assert response.status_code in {200, 400, 404}, link.href
        size = max(size, len(response.content))
        if response.status_code != 200 or not link.href.startswith("/play"):
            break
        page = Page(response.text)
    assert size < 40_000


def test_a_whole_board_with_its_auction_stays_below_40_kb(client: TestClient) -> None:
    lines = ["N P", 'E 1C alerted "3+ clubs, 11-21"', "S 1D", "W 1H", "N X", "E 2C", "S 2D", "W 2H", "N P"]
    lines += ["E P", "S 4S", "W P", "N P", "E P"]
    address, sizes = play(*lines, contract="", dealer="N", edition="2017", authority="PZBS"), []
    for _ in range(53):
        response = client.get(address)
        sizes.append(len(response.content))
        page = Page(response.text)
        address = next((href for said, href in labels(page).items() if said.endswith(", legal")), "")
        if not address:
            break

    assert 53 == len(sizes)
    assert max(sizes) < 40_000


def test_the_stylesheet_of_the_play_is_light_and_kept(client: TestClient, get: Get) -> None:
    sheets = [str(a["href"]) for tag, a in get(play()).tags if a.get("rel") == "stylesheet"]
    response = client.get(sheets[-1])

    assert 2 == len(sheets)
    assert len(response.content) < 5_000
    assert "immutable" in response.headers["cache-control"]


def test_cards_are_told_in_the_language_of_the_page(get: Get) -> None:
    page = get(play(lang="nb"))

    assert ["W HK"] == story(next(link.href for link in page.within("lit") if plain(link.text) == "♥K"))
    assert "♥Kn" in plain(page.html)


def test_an_auction_that_goes_on_is_told_and_a_card_in_it_is_irregular(get: Get) -> None:
    page = get(play("N 1H", contract="", dealer="N"))

    assert "The auction has not ended yet." in page.html
    assert "What is the contract?" not in page.html
    assert "led or played while the auction was on" in get(card(page, "ace of spades")).html


def test_cards_can_be_tapped_before_the_contract_is_known(get: Get) -> None:
    page = get(play("W HK", "N H3", contract=""))

    assert "What is the contract?" in page.html
    assert ["queen of hearts", "jack of hearts", "five of hearts"] == lit(page)
