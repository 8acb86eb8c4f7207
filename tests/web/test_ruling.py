"""The pages of a ruling, reached by links only."""

import re
from collections.abc import Callable, Iterator

import pytest
from starlette.testclient import TestClient

from lawbook.law.authority import authority
from lawbook.law.book import facts_of, find_law
from lawbook.law.explore import explore
from lawbook.law.fact import Proviso
from tests.web.browsing import Page, params, texts

Get = Callable[[str], Page]

FOURTEEN = "/rule/wrong_number?hand_over_thirteen=yes"
WAITING = "/rule/13?card_not_of_deal=no&play_finished=no&wrong_hand_called=no&saw_another_hand=yes"
COMPLETE = "/rule/13?card_not_of_deal=no&play_finished=yes"
CHOICE = "/rule/10?assessment=settled"


def endings(get: Get, address: str) -> Iterator[tuple[str, Page]]:
    """Every outcome that the links of the answers lead to, and those that say that an exception holds."""
    page = get(address)
    if page.is_outcome:
        yield address, page
    for link in (*page.answers, *page.within("presumed")):
        yield from endings(get, link.href)


@pytest.mark.parametrize("edition", [2007, 2017])
def test_links_lead_to_every_ending_of_law_13_with_its_citations(get: Get, edition: int) -> None:
    presumed = {key for key, fact in facts_of("13").items() if isinstance(fact, Proviso)}
    expected = {
        (
            frozenset(row for row in e.answers.items() if row[0] not in presumed or row[1] == "yes"),
            tuple(dict.fromkeys(c for p in e.provisions for c in p.citations)),
        )
        for e in explore(find_law("13", edition), edition=edition, authority=authority("WBF"))
    }

    found = dict(endings(get, f"/rule/13?edition={edition}"))

    actual = {
        (frozenset(item for item in params(address).items() if item[0] != "edition"), page.citations)
        for address, page in found.items()
    }
    assert expected == actual


def test_the_heading_is_the_question_and_says_who_is_asked(get: Get) -> None:
    page = get(FOURTEEN)

    assert "<h1>Is the extra card no part of this deal?</h1>" in page.html
    assert '<p class="asked">You establish</p>' in page.html
    assert ["Yes", "No", "Not sure"] == list(texts(page.within("answers")))


def test_a_later_question_stands_below_what_stands_already(get: Get) -> None:
    page = get(WAITING)

    assert page.waits
    assert page.html.index("I put the hands right.") < page.html.index("Did knowing about")
    assert "At the end of play" in page.html


def test_what_stands_while_waiting_stands_word_for_word_in_the_outcome(get: Get) -> None:
    before = get(WAITING)
    after = get(before.answers[0].href)

    said = [line for line in before.html.splitlines() if line.startswith(("<li>The ", "<li>Nobody"))]
    assert len(said) == 3
    assert all(line in after.html for line in said)


def test_what_the_directors_own_choice_leads_to_is_folded_below_the_buttons(get: Get) -> None:
    page = get(CHOICE)
    folded = page.html.index("<summary>What each would lead to</summary>")

    assert page.html.index('<ul class="answers">') < folded < page.html.index('<section class="option">')
    assert 2 == page.html.count('<section class="option">') == len(page.answers)
    assert "The Director allows what the players settled among themselves." in page.html


def test_change_takes_back_one_answer_only(get: Get) -> None:
    for page in (get(COMPLETE), get(f"{COMPLETE}&view=check")):
        dropped = [params(link.href) for link in page.within("given")]

        assert [{"play_finished": "yes"}, {"card_not_of_deal": "no"}] == dropped


def test_back_takes_back_the_last_answer_then_goes_home(get: Get) -> None:
    page = get(COMPLETE)
    trail = []
    while not page.within("phase"):
        trail.append(page.link("← Back").href)
        page = get(trail[-1])

    assert ["/rule/13?card_not_of_deal=no", "/rule/13", "/"] == trail


def test_back_takes_back_a_law_that_was_only_added(get: Get) -> None:
    (going_on,) = get(COMPLETE).within("continues", "button")
    added = going_on.href

    assert added.startswith("/rule/13+12?")
    assert COMPLETE == get(added).link("← Back").href


def test_two_laws_can_be_named_with_a_comma(get: Get) -> None:
    assert "<span>Law 12</span>" in get(COMPLETE.replace("/13", "/13,12")).html


def test_doubt_leads_to_law_85_and_on_to_a_ruling(get: Get) -> None:
    (unsure,) = get("/rule/13").within("answers", "unsure")
    page = get(unsure.href)
    assert "What is more likely than not is the fact" in page.html
    assert page.link("Back to the question").href == "/rule/13"

    outcome = get(page.link("It cannot be established").href)

    assert outcome.is_outcome
    assert "85B" in outcome.citations
    assert "not needed here" not in outcome.html


def test_a_question_with_no_doubt_left_shows_the_ruling(client: TestClient) -> None:
    assert COMPLETE == str(client.get(f"{COMPLETE}&view=unsure", follow_redirects=False).headers["location"])


def test_an_answer_that_is_not_needed_is_marked(get: Get) -> None:
    assert 1 == get("/rule/13?card_not_of_deal=yes&in_quitted_trick=no&play_finished=no").html.count(
        "not needed here"
    )


def test_what_if_tells_what_would_appear_and_disappear(get: Get) -> None:
    page = get(COMPLETE)
    what_if = page.html[page.html.index("<h2>What if</h2>") :]

    assert {"Then also:", "No longer:", "Then it is asked:"} <= {
        line.removeprefix("<p>").split(":")[0] + ":"
        for line in what_if.splitlines()
        if line.startswith("<p>")
    }
    assert "The surplus card is removed." in what_if
    assert "The result obtained at the table is cancelled." in what_if
    assert [
        "/rule/13?card_not_of_deal=yes&play_finished=yes",
        "/rule/13?card_not_of_deal=no&play_finished=no",
    ] == [link.href for link in page.within("what-if")]


def test_a_law_that_is_not_written_is_told_and_not_linked(get: Get, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lawbook.web.page.covered", lambda *_: False)
    page = get(f"{COMPLETE}&edition=2024")  # an address of its own: pages are kept

    assert "The ruling continues in Law 12, which is not covered yet" in page.html
    assert page.within("continues") == []


def test_the_players_see_no_notes_no_penalties_and_no_judgement(get: Get) -> None:
    page = get(f"{WAITING}&outcome_affected=yes&view=players")

    assert "I put the hands right." in page.html
    assert not any(word in page.html for word in ("penalty", "affect the outcome", "13A2"))
    assert ["en", "nb", "pl"] == list(texts(page.within("languages")))


def test_what_is_read_out_leads_nowhere_but_back(get: Get) -> None:
    page = get(f"{WAITING}&view=read")

    assert [WAITING] == [link.href for link in page.links]


def test_a_choice_is_read_out_with_its_options(get: Get) -> None:
    assert 2 == get("/rule/27?dealer=N&story=N+1S%0AE+1H%0Adirector&view=read").html.count("<li>")


def test_a_setting_names_the_body_whose_value_it_is(get: Get) -> None:
    page = next(
        p for _, p in endings(get, "/rule/87?authority=PZBS") if "scoring of a fouled board" in p.html
    )

    assert "WBF, since PZBS has no value of its own here" in page.html


SCORED = (
    "/rule/64?board=3&offenders=EW&result=3NT+by+N+-1&revoke_trick=offender&later_trick=yes"
    "&same_suit_again=no&card_was_faced=no&next_deal_called=no&round_over=no&twelfth_trick=no"
    "&both_established=no&undercompensated=no"
)


def test_the_score_before_and_after_stands_on_the_page_and_is_read_out(client: TestClient) -> None:
    assert "North-South: from \u221250 to +430." in client.get(SCORED).text
    for view in ("&view=read", "&view=players"):
        assert "North-South go from minus 50 to plus 430." in client.get(SCORED + view).text


def test_a_score_that_cannot_be_is_refused_in_one_line(client: TestClient) -> None:
    answer = client.get(SCORED.replace("offenders=EW", "offenders=S"))

    assert answer.status_code == 400
    assert "the sides are NS and EW" in answer.text


CLAIMED = {
    "deal": "N:Q..KQ.Q J..JT.T .5..AKJ AK.8.A.",
    "contract": "5H by S",
    "tricks": "8-1",
    "leader": "S",
    "story": "S claims 12\nW objects",
    "unaware_of_trump": "yes",
    "trump_could_win": "yes",
    "claim_turns_on": "order",
    "worse_normal_line": "yes",
}


def test_the_director_sees_the_line_that_decides_a_claim_and_the_players_do_not(client: TestClient) -> None:
    assert "What decided it" in client.get("/rule/70", params=CLAIMED).text
    for view in ("read", "players"):
        assert "What decided it" not in client.get("/rule/70", params={**CLAIMED, "view": view}).text


def test_an_answer_to_be_taken_back_is_told_as_it_was_put(client: TestClient) -> None:
    page = client.get("/rule/64?lang=nb&revoke_trick=offender&later_trick=maybe").text

    assert "<b>Spilleren som revokerte</b>" in page
    assert "<b>maybe</b>" in page


def test_what_if_puts_each_question_once_over_its_other_answers(get: Get) -> None:
    page = get("/rule/45?played_how=slip&declarer_played_since=no&why_named=mind").html
    what_if = page[page.index("<h2>What if</h2>") :]
    questions = re.findall("<h3>(.*?)</h3>", what_if)

    assert len(questions) == len(set(questions)) == 3
    assert what_if.count("<summary>") > 10


def test_a_law_that_has_said_nothing_asks_now(get: Get) -> None:
    page = get("/rule/51").html

    assert "<h1>What comes first while the card lies on the table?</h1>" in page
    assert "first has to lead" not in page


def test_nobody_counts_what_was_shown_before_it_is_known(get: Get) -> None:
    page = get("/rule/24?offender=S&exposed_in_auction=yes").html

    assert "What was shown stays face up until the auction ends." in page
    assert "The card" not in page
