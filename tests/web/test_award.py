"""The award form: outcomes with shares, their worth worked out by hand, and the way to it and back."""

import re
from collections.abc import Callable
from fractions import Fraction
from urllib.parse import urlencode

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from lawbook.address import RESERVED, Address
from lawbook.law.book import known_facts
from lawbook.web.award import AWARD, on_slider, settled
from tests.web.browsing import Page, params

Get = Callable[[str], Page]

FIELD = "620 620 170 -100"
TOLD = {"board": "4", "field": FIELD, "r1": "4S S =", "n1": "60", "r2": "4S S -1", "n2": "40"}
LEGAL = {"l1": "yes", "l2": "yes"}
RULED = {"adjustment_ground": "wrong_rectification", "damaged": "yes", "outcomes": "several", "form": "pairs"}


def award(**told: str) -> str:
    return f"/award?{urlencode({**TOLD, **told})}"


def worth(page: Page) -> str:
    """What the page has worked out, as text."""
    (found,) = re.findall(r'<section id="worth".*?</section>', page.html, re.DOTALL)
    plain = re.sub(r"<[^>]+>", " ", found).replace("\u00a0", " ").replace("\ufe0e", "").replace("\u2212", "-")
    return " ".join(plain.split())


def test_a_weighted_score_is_matchpointed_by_its_shares(get: Get) -> None:
    """+620 has 6 of 8 (two ties, two wins) and -100 has 1; 60 % of 6 and 40 % of 1 are 4."""
    said = worth(get(award(**LEGAL)))

    assert "North-South: 4.00 of 8 matchpoints · 50.00 % East-West: 4.00 of 8 matchpoints" in said
    assert "4 ♠ S = +620 6.00 60 % 4 ♠ S -1 -100 1.00 40 %" in said
    assert "60% 4S by S =, 40% 4S by S -1" in said


def test_each_side_may_have_shares_of_its_own(get: Get) -> None:
    """East-West have 2 for +620 and 7 for -100; 70 % and 30 % of these are 3.5."""
    said = worth(get(award(split="yes", e1="70", e2="30", **LEGAL)))

    assert "North-South: 4.00 of 8 matchpoints · 50.00 % East-West: 3.50 of 8 matchpoints · 43.75 %" in said
    assert "--ns &#34;60% 4S by S =, 40% 4S by S -1&#34; --ew &#34;70% 4S by S =, 30% 4S by S -1&#34;" in said


def test_a_known_top_brings_the_matchpoints_to_it(get: Get) -> None:
    """Neuberg: 13 results for 5, so 13/5 of 4 + 1, less 1."""
    assert "North-South: 12.00 of 24 matchpoints · 50.00 %" in worth(get(award(top="24", **LEGAL)))


def test_half_the_points_where_a_win_is_one(get: Get) -> None:
    assert "North-South: 2.00 of 4 matchpoints" in worth(get(award(win="1")))
    assert "North-South: 2.00 of 4 matchpoints" in worth(get(award(authority="ACBL")))


def test_thirds_stay_exact(get: Get) -> None:
    """+620 has 5 of 6 and -100 nothing: a third of 5."""
    said = worth(get(award(n1="1/3", n2="2/3", field="620 170 -90")))

    assert "North-South: 1.67 of 6 matchpoints · 27.78 % (exactly 5/3)" in said


def test_a_match_is_scored_in_imps_against_the_other_room(get: Get) -> None:
    """450 more are 10 IMPs, 270 less are 7: 6 less 2.8."""
    said = worth(get(award(scoring="teams", field="170")))

    assert "North-South: +3.20 IMP East-West: -3.20 IMP" in said


def test_a_knock_out_match_takes_the_mean_of_scores_that_do_not_balance(get: Get) -> None:
    """North-South 3.2; East-West lose 10 for certain: the mean of 3.2 and 10 is 6.6."""
    told = {"scoring": "teams", "field": "170", "knock_out": "yes", "split": "yes", "e1": "100"}
    said = worth(get(award(**told)))

    assert "North-South: +3.20" in said
    assert "East-West: -10.00 IMP North-South, the mean of the two (12C4): +6.60" in said


def test_damage_that_a_side_did_itself_stays_with_it(get: Get) -> None:
    """Expected 6; without the error 2 (140 beats -50 alone); at the table 1: relief of 4, the others 8 - 6."""
    told = {"board": "1", "field": "420 420 170 -50", "n1": "100", "n2": "", "r2": "", "table": "4S S -1"}
    said = worth(get(award(**told, innocent="ns", without="2S S +1", l1="yes")))

    assert "The result at the table North-South: 1.00 of 8" in said
    assert "12C1(e) North-South: 5.00 of 8 matchpoints · 62.50 % East-West: 2.00 of 8" in said
    assert "--offending ew --without-error" in said


def test_shares_that_are_not_the_whole_are_told_with_a_remedy_that_is_taken_by_one_tap(get: Get) -> None:
    page = get(award(n1="63", n2="30"))
    said = worth(page)
    (remedy,) = page.within("offer")

    assert "Both sides: the shares are 93 % together; 7 % are missing." in said
    assert "of 8 matchpoints" not in said
    assert "In steps of 5 %: 70 / 30" == remedy.text.strip()
    assert "North-South: 4.50 of 8" in worth(get(remedy.href))
    assert not get(remedy.href).within("offer")


def test_shares_beyond_the_whole_are_told_side_by_side(get: Get) -> None:
    said = worth(get(award(split="yes", e1="80", e2="40")))

    assert "East-West: the shares are 120 % together; 20 % are too much." in said
    assert "North-South: the shares" not in said


def test_a_lean_is_proposed_and_not_done(get: Get) -> None:
    page = get(award(n1="50", n2="50", lean="10", innocent="ns"))
    (remedy,) = page.within("offer")

    assert "North-South: 3.50 of 8" in worth(page)
    assert "In steps of 5 %: 60 / 40" == remedy.text.strip()
    assert "lean" not in params(remedy.href)


def test_one_outcome_twice_is_refused(get: Get) -> None:
    said = worth(get(award(r2="4♠ by S =")))

    assert "4 ♠ S = is entered more than once: put its shares together." in said


def test_outcomes_wait_for_the_word_that_they_could_be_reached_legally(get: Get) -> None:
    page = get(award(l1="yes"))

    assert "ticked that legal actions alone could have led there: 4 ♠ S -1 12C1(c)" in worth(page)
    assert "--both" not in worth(page)


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ({"r1": "4S S"}, "is no result (Law 77)"),
        ({"r1": "9S S ="}, "is no result (Law 77)"),
        ({"n1": "sixty"}, "write it 60, 33.3 or 1/3"),
        ({"n1": "600"}, "no outcome has more than 100 %"),
        ({"field": "620 hello"}, "hello"),
        ({"field": "99999"}, "among the other results"),
        ({"top": "7"}, "a top is 2 for each of the other results"),
        ({"top": "2"}, "raise the top"),
        ({"scoring": "teams"}, "a board of a match has one other table"),
        ({"scoring": "rubber"}, "it is one of matchpoints"),
        ({"vulnerable": "red"}, "known are none, ns, ew, both"),
        ({"board": "four"}, "a board has a number (Law 2)"),
        ({"lean": "10"}, "tell which side did not offend"),
        ({"without": "4S S ="}, "which side did not offend"),
        ({"kind": "artificial", "average_ns": "B", "average_ew": "A"}, "known are A+, A, A-"),
    ],
)
def test_what_cannot_be_scored_is_told_in_one_line(
    client: TestClient, told: dict[str, str], said: str
) -> None:
    response = client.get(award(**told))

    assert response.status_code == 400
    assert said in worth(Page(response.text))


def test_without_a_board_it_is_asked_who_is_vulnerable(get: Get) -> None:
    assert "Enter the number of the board, or say who is vulnerable." in worth(get(award(board="")))


def test_with_nothing_to_compare_with_there_are_points(get: Get) -> None:
    assert "North-South: +332.0 points, the mean of the outcomes" in worth(get(award(field="")))


def test_results_of_the_field_may_be_contracts(get: Get) -> None:
    """620 twice, 100 and -100: 6 and 1 of 8, so 4; brought to 6 results, 6/5 of 5 less 1. An average is no result."""
    written = "4S N =, 4SN=; 3C E -1\n4S S -1, A+"

    assert "North-South: 5.00 of 10" in worth(get(award(field=written)))


def test_results_are_read_in_the_letters_of_the_language(get: Get) -> None:
    page = get(award(lang="nb", r1="4K Ø -1", r2="4R V =", field=""))

    assert "4 ♣ Ø -1" in worth(page)
    assert "4 ♦ V =" in worth(page)


def test_average_plus_is_his_own_figure_where_that_is_more(get: Get) -> None:
    told = {"kind": "artificial", "average_ns": "A+", "average_ew": "A-", "top": "24", "own_ns": "63.5"}
    said = worth(get(f"/award?{urlencode(told)}"))

    assert "North-South: 15.24 of 24 matchpoints · 63.5 % East-West: 9.60 of 24 matchpoints · 40 %" in said


def test_averages_are_imps_in_a_match_and_percentages_without_a_top(get: Get) -> None:
    told = {"kind": "artificial", "average_ns": "A+", "average_ew": "A"}

    assert "North-South: +3.00 IMP East-West: 0.00 IMP" in worth(
        get(f"/award?{urlencode({**told, 'scoring': 'teams'})}")
    )
    assert "North-South: 60 % East-West: 50 %" in worth(get(f"/award?{urlencode(told)}"))


# The form


def test_a_slider_that_was_moved_counts_and_a_number_that_was_typed_counts_more(client: TestClient) -> None:
    sent = {"do": "work", "sn1": "75", "wn1": "60", "sn2": "40", "wn2": "40", "n2": "25"}
    response = client.get(award(**sent), follow_redirects=False)
    there = params(response.headers["location"])

    assert response.status_code == 307
    assert ("75", "25") == (there["n1"], there["n2"])
    assert not {"do", "sn1", "wn1", "sn2", "wn2"} & set(there)


@given(
    st.fractions(0, 100).map(lambda share: f"{float(share):.3g}") | st.sampled_from(["", "1/3", "x", "5,5"])
)
def test_a_share_whose_slider_was_left_alone_stays_as_it_is(text: str) -> None:
    slid = on_slider(text, Fraction(1, 20))
    sent = Address("/award", {"do": "work", "r1": "pass", "n1": text, "wn1": text, "sn1": slid})

    assert text == settled(sent).params.get("n1", "")


def test_a_score_for_each_side_begins_with_that_for_both() -> None:
    sent = Address("/award", {**TOLD, "do": "work", "split": "yes"})

    assert ("60", "40") == (settled(sent).params["e1"], settled(sent).params["e2"])


def test_an_outcome_is_added_and_an_empty_one_goes(client: TestClient) -> None:
    page = Page(client.get(award(do="add", r4="pass", n4="5")).text)
    sent = Address("/award", {**TOLD, "do": "work", "r1": "", "n1": ""})

    assert 4 == page.html.count("<legend>Outcome")
    assert 'name="r3" value="pass"' in page.html
    assert ("4S S -1", None) == (settled(sent).params["r1"], settled(sent).params.get("r2"))


def test_there_are_at_most_eight_outcomes(get: Get) -> None:
    told = {f"{key}{number}": said for number in range(1, 9) for key, said in (("r", "pass"), ("n", "5"))}
    page = get(award(do="add", **told))

    assert 8 == page.html.count("<legend>Outcome")
    assert "Add an outcome" not in page.html


def test_the_longest_form_is_below_40_kb(client: TestClient) -> None:
    told = {
        f"{key}{number}": said
        for number in range(1, 9)
        for key, said in (("r", f"{number % 7 + 1}NTxx N ="), ("n", "12.5"), ("e", "12.5"))
    }
    address = award(split="yes", table="4S S =", field="620 " * 300, **{**told, "r8": "1C N ="})

    assert len(client.get(address).content) < 40_000


# The way to it and back


def test_a_ruling_leads_to_the_form_and_the_form_back_to_it(get: Get) -> None:
    ruled = {**RULED, "harmed_itself": "no", "board": "4", "lang": "en"}
    ruling = get(f"/rule/12?{urlencode(ruled)}")
    form = get(ruling.link("Work out the adjusted score").href)
    filled = get(ruling.link("Work out the adjusted score").href + "&" + urlencode(TOLD))

    assert "North-South: 4.00 of 8" in worth(filled)
    assert 'name="scoring" data-page' in form.html
    assert {**ruled} == params(form.link("← Back to the ruling").href)
    assert form.link("← Back to the ruling").href.startswith("/rule/12?")
    assert get(form.link("← Back to the ruling").href).is_outcome


def test_an_artificial_score_comes_with_the_faults_that_were_found(get: Get) -> None:
    ruled = {
        **RULED,
        "outcomes": "none",
        "fault_ns": "no_way",
        "fault_ew": "directly",
        "over_60_ns": "no",
        "under_40_ew": "no",
        "lost_board_before": "no",
    }
    ruling = get(f"/rule/12?{urlencode(ruled)}")

    assert "North-South: 60 % East-West: 40 %" in worth(get(ruling.link("Work out the adjusted score").href))


def test_a_ruling_without_an_adjusted_score_leads_to_no_form(get: Get) -> None:
    assert "Work out the adjusted score" not in get("/rule/12?adjustment_ground=severity").html


@pytest.mark.parametrize("sought", ["weighted", "12C1", "split score", "wazony", "justert"])
def test_the_page_is_found_by_searching(get: Get, sought: str) -> None:
    page = get(f"/?{urlencode({'q': sought})}")

    assert any(link.href == "/award" for link in page.within("button"))


def test_no_field_of_the_form_is_a_fact_or_a_part_of_the_record() -> None:
    assert set() == set(AWARD) & {*known_facts(), *RESERVED}


def test_the_form_alone_may_run_a_script_and_needs_none(client: TestClient) -> None:
    response = client.get(award())
    scripts = [str(named["src"]) for tag, named in Page(response.text).tags if tag == "script"]

    assert "script-src 'self'" in response.headers["content-security-policy"]
    assert "script-src" not in client.get("/rule/12").headers["content-security-policy"]
    assert [script.partition("-")[0] for script in scripts] == ["/typed", "/award"]
    for script in scripts:
        assert client.get(script).headers["content-type"].startswith("text/javascript")
    assert "North-South: 4.00 of 8" in worth(Page(response.text))


TYPED = st.sampled_from(
    ["4S S =", "pass", "60", "1/3", "yes", "ns", "A+", "teams", "artificial", "620 -100", "0"]
)


@given(st.dictionaries(st.sampled_from([*AWARD, "board", "sn1", "wn1"]), TYPED | st.text(max_size=12)))
@settings(max_examples=150, deadline=None)
def test_whatever_is_typed_has_a_page(client: TestClient, typed: dict[str, str]) -> None:
    response = client.get("/award", params=typed)

    assert response.status_code in {200, 400}
    Page(response.text)


@given(st.dictionaries(st.sampled_from([*AWARD, "sn1", "wn1", "x"]), TYPED | st.text(max_size=12)))
@settings(max_examples=100, deadline=None)
def test_a_form_that_is_settled_stays_so(typed: dict[str, str]) -> None:
    once = settled(Address("/award", typed))

    assert once == settled(once) or "rows" in once.params


def test_figures_are_written_as_the_language_writes_them(get: Get) -> None:
    said = worth(get(award(lang="nb")))

    assert "50,00 %" in said
    assert "50.00" not in said
