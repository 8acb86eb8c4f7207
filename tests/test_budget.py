"""A budget is spent by what takes long; what is known by then is the answer, on a page and in a terminal."""

import tracemalloc
import warnings
from dataclasses import fields
from html import escape
from pathlib import Path
from urllib.parse import urlencode

import pytest
from click.testing import CliRunner

from lawbook.budget import Budget, Stopped, in_force, within
from lawbook.casefile import CaseFile, loads
from lawbook.cli import main
from lawbook.desk import replay
from lawbook.desk.claims import claim_worth
from lawbook.entrance import LINES
from lawbook.equity.study import Study, refined
from lawbook.meaning import count, parse_meaning
from lawbook.text.refusals import refusal
from lawbook.web.app import create_app

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

STORY = tuple(["N X", "E X"] * 100)


def test_a_story_is_told_as_far_as_its_budget_goes() -> None:
    with within(Budget(events=10)), pytest.raises(Stopped) as stopped:
        replay(CaseFile(story=STORY))
    told = "stopped after 10 events; known so far: the record as far as line 11 of its story, of 200; tell less of it"
    assert str(stopped.value) == told
    assert refusal(stopped.value, "nb").startswith("stanset etter 10 hendelser; kjent så langt: forløpet")
    assert "przerwano po odtworzeniu zdarzeń: 10; dotąd wiadomo: zapis do wiersza 11" in refusal(
        stopped.value, "pl"
    )


def test_hands_are_counted_as_far_as_the_budget_goes() -> None:
    told = parse_meaning("two of the top three honours in spades, 3 controls in hearts")
    with within(Budget(nodes=5)), pytest.raises(Stopped, match="known so far: how the words are read"):
        count(told)


def test_words_are_read_as_far_as_the_budget_goes() -> None:
    with within(Budget(seconds=0)), pytest.raises(Stopped, match="stopped after 0 s"):
        parse_meaning("natural, 11-14, (6+ clubs or (5 clubs, 4-card " + "major " * 600 + "))")


def test_a_study_ends_with_what_it_knows() -> None:
    def studies() -> object:
        for layouts in range(1, 100):
            yield _study(layouts)

    with within(Budget(seconds=-1)):
        assert [study.layouts for study in refined(studies())] == [1]  # type: ignore[arg-type]  # a generator of them
    assert len(list(refined(studies()))) == 99  # type: ignore[arg-type]


def _study(layouts: int) -> Study:
    told = {each.name: () for each in fields(Study)}
    return Study(**{**told, "layouts": layouts, "done": True})  # type: ignore[arg-type]  # only these two are looked at


def test_a_page_stops_when_its_budget_is_spent() -> None:
    answer = TestClient(create_app(seconds=0.0)).get("/auction", params={"story": "\n".join(STORY)})
    assert answer.status_code == 400
    assert "stopped after 0 s; known so far: the record as far as line" in answer.text


@pytest.mark.parametrize(
    ("params", "status"),
    [({"story": "x" * 20_000}, 414), ({"authority": " " * 60_000}, 414), ({"board": "9" * 5000}, 400)],
)
def test_an_address_that_is_too_long_is_refused_on_a_short_page(params: dict[str, str], status: int) -> None:
    answer = TestClient(create_app()).get("/rule/13", params=params)
    assert answer.status_code == status
    assert len(answer.content) < 3000


def test_a_command_stops_when_its_budget_is_spent(tmp_path: Path) -> None:
    (tmp_path / "case.yaml").write_text(f"story: [{', '.join(STORY)}]")
    ended = CliRunner().invoke(main, ["--seconds", "0", "table", str(tmp_path / "case.yaml")])
    assert ended.exit_code == 1
    assert "stopped after 0 s; known so far: the record as far as line" in ended.output
    assert in_force().seconds == float("inf")


def test_an_early_claim_says_between_what_it_lies() -> None:
    deal = "N:AKQJ.AKQ.AKQ.432 5432.5432.543.A5 T987.T98.T98.KQJ 6.J76.J762.T9876"
    case = loads(f"deal: {deal}\ncontract: 4S N\nstory: [E C5, N claims 9]")[0]
    with (
        within(Budget(nodes=50)),
        pytest.raises(Stopped, match=r"known so far: the worst line wins 0 to 1[0-3] of the last 13"),
    ):
        claim_worth(case)


def test_a_story_as_long_as_one_may_be_is_ruled_on_when_the_director_is_called() -> None:
    """The page calls him of itself, so that his line is not counted; one that is told besides is."""
    desk, longest = TestClient(create_app()), [f"{'NE'[line & 1]} X" for line in range(LINES)]
    page = desk.get("/auction", params={"story": "\n".join(longest)})
    told = {"story": "\n".join([*longest, "director"])}
    assert "more than 500 lines" not in page.text
    assert escape(urlencode(told)) in page.text
    assert 200 == desk.get("/rule", params=told).status_code

    for more in (["director", "director"], ["N P", "director"], ["director", "N P"]):
        assert 400 == desk.get("/rule", params={"story": "\n".join([*longest, *more])}).status_code


@pytest.mark.parametrize("path", ["/auction", "/play", "/rule", "/rule/27", "/record", "/hands"])
@pytest.mark.parametrize("end", ["\n", "\r", "\u2028"])
def test_a_story_that_no_board_needs_is_refused_on_a_short_page(path: str, end: str) -> None:
    answer = TestClient(create_app()).get(path, params={"story": end.join(["N X", *["E X"] * LINES])})
    assert answer.status_code == 400
    assert "story: more than 500 lines, which no board needs; tell less of it" in answer.text
    assert len(answer.content) < 3000


def test_a_case_within_an_address_is_refused_as_well() -> None:
    case = "/rule/27?" + urlencode({"story": "\n".join(["N X"] * (LINES + 1))})
    answer = TestClient(create_app()).get("/meaning", params={"case": case})
    assert answer.status_code == 400
    assert "story: more than 500 lines" in answer.text


def test_a_program_that_asks_about_such_a_story_is_refused() -> None:
    answer = TestClient(create_app()).post("/api/rule?lang=nb", json={"story": ["N X"] * (LINES + 1)})
    assert answer.status_code == 400
    assert answer.json() == {"error": "story: mer enn 500 linjer, som ikke noe spill trenger; fortell mindre"}


def test_the_longest_auction_with_all_cards_and_as_many_remarks_as_fit_is_told() -> None:
    bids = [f"{level}{strain}" for level in range(1, 8) for strain in ("C", "D", "H", "S", "NT")]
    calls = ["P", "P", "P"]
    for bid in bids:
        calls += [bid, "P", "P", "X", "P", "P", "XX", "P", "P"]
    calls.append("P")
    assert len(calls) == 319
    story = [f"{'NESW'[number % 4]} {call}" for number, call in enumerate(calls)]
    story += ['N says "well"'] * (LINES - len(story))
    answer = TestClient(create_app()).get("/auction", params={"story": "\n".join(story), "board": "1"})
    assert answer.status_code == 200


def test_two_suits_of_many_names_are_no_product_of_them_all() -> None:
    """Nine parts that each name any suit were four times as many alternatives with each part: the memory of a machine."""
    tracemalloc.start()
    said = parse_meaning("5-5 two suits" + " suits" * 9)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert str(said).startswith("5-5 in two suits")
    assert most < 20_000_000
