"""Scores: results in, a ruling shown before it counts, confirmed, undone, and out again."""

import re
from collections.abc import Callable
from html import unescape
from urllib.parse import parse_qsl, urlencode

import pytest

from lawbook.event.content import parse_where
from lawbook.event.entries import Announced, Enrolled
from lawbook.event.worth import worth_text
from lawbook.session import Evening, Role
from tests.session.conftest import Director

RESULTS = """scoring,board,ns,ew,contract,declarer,tricks
matchpoints,1,1,5,3NT,S,9
matchpoints,1,2,6,3NT,S,9
matchpoints,1,3,7,3NT,S,10
matchpoints,1,4,8,3NT,S,8
"""
MORE = (
    RESULTS.replace("1,4,8,3NT,S,8", "1,4,8,3NT,S,7")
    + "matchpoints,2,1,5,4S,N,10\nmatchpoints,2,2,6,4S,N,9\n"
)
REVOKE = (
    "/rule/64?board=1&form=pairs&revoke_trick=offender&later_trick=yes&both_established=no&undercompensated=no"
    "&same_suit_again=no&card_was_faced=no&next_deal_called=no&round_over=no&twelfth_trick=no"
)

Reading = Callable[[str], str]


@pytest.fixture
def read(director: Director) -> Reading:
    """Read a file of results, and the page that comes of it."""

    def post(text: str) -> str:
        files = {"file": ("results.csv", text.encode(), "text/csv")}
        return str(director.client.post(f"{director.base}/scores/results", files=files).text)

    return post


def stands(evening: Evening, where: str) -> tuple[str, str]:
    with evening.at_work() as tournament:
        now = tournament.ledger.standing(parse_where(where))
    return worth_text(now.for_ns), worth_text(now.for_ew)


def called(director: Director, case: str) -> int:
    opened = director.post("/calls", table="1", board="1")
    number = int(re.search(r"/c/(\d+)/", str(opened.url))[1])  # type: ignore[index]
    director.post(f"/c/{number}{case}", _over="0")
    return number


def test_results_come_in_and_are_ranked(read: Reading, director: Director) -> None:
    assert "4 new results, 0 as they stand, 0 otherwise" in read(RESULTS)
    page = director.get("/scores").text
    assert re.findall(r"<td>(\S+)</td><th scope=\"row\">(\d)", page)[0][0] == "1/2"  # 3 NS and 8 EW are best


def test_an_evening_is_not_called_by_its_file_of_results(read: Reading, director: Director) -> None:
    read(RESULTS)
    assert "<h1>Tonight</h1>" in director.get("/").text
    assert "<h1>Log</h1>" in director.get("/log").text


def test_the_file_grows_and_nothing_is_written_over(
    read: Reading, director: Director, evening: Evening
) -> None:
    read(RESULTS)
    page = read(MORE)
    assert "2 new results, 3 as they stand, 1 otherwise" in page
    assert stands(evening, "1/1/4-8")[0] == "3NT by S -1"
    director.post("/scores", do="enter", where="1/1/4-8", worth="3NT by S -2", reason="as the file has it")
    assert stands(evening, "1/1/4-8")[0] == "3NT by S -2"


@pytest.mark.parametrize(
    ("language", "worth", "stands_so"),
    [
        ("en", "4S N =", "4S by N ="),
        ("nb", "4K N -1", "4C by N -1"),
        ("nb", "4H Ø +1", "4H by E +1"),
        ("nb", "60% 4S V =, 40% 4S V -1", "60% 4S by W =, 40% 4S by W -1"),
        ("pl", "3BA S +1", "3NT by S +1"),
        ("pl", "pas", "passed out"),
    ],
)
def test_a_result_is_typed_by_its_board_and_pairs_in_the_letters_of_the_page(
    director: Director, evening: Evening, language: str, worth: str, stands_so: str
) -> None:
    told = {"do": "enter", "board": "7", "ns": "3", "ew": "12", "worth": worth}
    assert director.post(f"/scores?lang={language}", **told).status_code == 200
    assert stands(evening, "1/7/3-12")[0] == stands_so


def test_a_result_is_corrected_only_with_a_reason(
    read: Reading, director: Director, evening: Evening
) -> None:
    read(RESULTS)
    refused = director.post("/scores", do="enter", where="1/1/4-8", worth="3NT by S -2")
    assert refused.status_code == 400
    assert "79C" in refused.text
    assert stands(evening, "1/1/4-8")[0] == "3NT by S -1"


def test_a_ruling_is_shown_and_then_put_down(read: Reading, director: Director, evening: Evening) -> None:
    read(RESULTS)
    number = called(director, REVOKE)
    page = director.get(f"/award/{number}?where=1/1/1-5&offending=NS").text
    assert "3NT S \u22122" in page
    assert "In the ranking" in page
    assert stands(evening, "1/1/1-5")[0] == "3NT by S ="  # nothing is put down by looking
    director.post(f"/award/{number}", where="1/1/1-5", offending="NS")
    assert stands(evening, "1/1/1-5") == ("3NT by S -2", "3NT by S -2")
    again = director.post(f"/award/{number}", where="1/1/1-5", offending="NS")
    assert again.status_code == 400  # it is carried out once


def test_the_call_and_its_log_tell_what_of_it_stands_in_the_scores(read: Reading, director: Director) -> None:
    read(RESULTS)
    call = called(director, REVOKE)
    for path in (f"/call/{call}", "/log"):
        assert "In the scores" not in director.get(path).text
    director.post(f"/award/{call}", where="1/1/1-5", offending="EW", penalty="10", penalty_unit="TOP")
    for path in (f"/call/{call}", "/log"):
        page = " ".join(re.sub(r"<[^>]+>|\ufe0e", "", director.get(path).text).split())
        assert "In the scores" in page
        assert "3NT S = → 3NT S +2" in page
        assert "Put right: table 1, board 1, pairs 1 5" in page


def test_what_a_side_gets_is_typed_in_the_letters_of_the_page(read: Reading, director: Director) -> None:
    read(RESULTS)
    call = called(director, f"{ADJUSTED}&misinformation_gained=yes")
    told = {
        "where": "1/1/1-5",
        "offending": "EW",
        "ns": "60% 4K N =, 40% 4K N -1",
        "ew": "60% 4K N =, 40% 4K N -1",
        "lang": "nb",
    }
    page = director.client.get(f"{director.base}/award/{call}", params=told).text
    shown = " ".join(re.sub(r"<[^>]+>|\ufe0e", "", page).split())
    assert "60 % 4♣ N =, 40 % 4♣ N \u22121" in shown


def test_what_the_director_has_to_say_first_is_asked(read: Reading, director: Director) -> None:
    read(RESULTS)
    number = called(director, REVOKE)
    page = director.get(f"/award/{number}?where=1/1/1-5").text
    assert "Waits for which side offended" in page


def test_what_waits_for_a_figure_shows_no_change_and_is_put_down_for_later(
    read: Reading, director: Director, evening: Evening
) -> None:
    read(RESULTS)
    number = called(director, REVOKE)
    page = director.get(f"/award/{number}?where=1/1/1-5").text
    assert "In the ranking" not in page
    assert "Put it down for later" in page
    director.post(f"/award/{number}", where="1/1/1-5")
    assert stands(evening, "1/1/1-5")[0] == "3NT by S ="
    assert "która strona wykroczyła" in director.get("/scores?lang=pl").text


def test_no_table_is_chosen_by_itself_and_whose_doing_it_was_is_known(
    read: Reading, director: Director
) -> None:
    read(RESULTS)
    page = director.get(f"/award/{called(director, f'{REVOKE}&offender=S')}").text
    assert re.findall(r"<option[^>]*selected[^>]*>([^<]*)<", page) == ["NS"]
    assert re.search(r'id="where"[^>]*>\s*<option value=""></option>', page)


def test_a_board_that_was_not_played_has_its_artificial_score(
    read: Reading, director: Director, evening: Evening
) -> None:
    read(RESULTS)
    number = called(director, UNPLAYED)
    assert "Is the table not listed?" in director.get(f"/award/{number}").text
    director.post(f"/call/{number}", do="place", table="5", board="1", ns="9", ew="10")
    page = director.get(f"/award/{number}?where=1/1/9-10").text
    assert "No result is entered: 9 against 10, board 1." in page
    assert "In the ranking" not in page
    page = director.post(f"/award/{number}", unplayed="1/1/9-10", _once="a")
    assert "not played → <b>NS A+; EW A-</b>" in page.text
    director.post(f"/award/{number}", where="1/1/9-10")
    assert stands(evening, "1/1/9-10") == ("A+", "A-")


def test_the_scores_tell_what_a_side_has_made_on_its_other_boards(read: Reading, director: Director) -> None:
    read(MORE)  # of the four results of board 2 there are two
    number = called(director, UNPLAYED.replace("&over_60_ns=no&under_40_ew=no", ""))
    asked = f"/c/{number}{UNPLAYED}".replace("&over_60_ns=no&under_40_ew=no", "")
    said = "By the scores: {}. Other boards of the session: 1."
    assert "By the scores" not in director.get(asked).text
    director.post(f"/call/{number}", do="place", table="1", board="1", ns="1", ew="5")

    assert said.format("83.33") in director.get(asked).text
    assert said.format("16.67") in director.get(f"{asked}&over_60_ns=yes").text
    ruled = director.get(f"{asked}&over_60_ns=yes&under_40_ew=yes").text
    (way,) = re.findall(rf'href="[^"]*(/c/{number}/award\?[^"]*)"', ruled)
    told = dict(parse_qsl(unescape(way).partition("?")[2]))
    assert ("83.33", "16.67") == (told["own_ns"], told["own_ew"])
    form = director.get(unescape(way)).text
    assert 'name="own_ns" value="83.33"' in form
    assert said.format("83.33") in form


def test_a_table_that_has_a_result_is_not_said_to_be_unplayed(read: Reading, director: Director) -> None:
    read(RESULTS)
    number = called(director, UNPLAYED)
    director.post(f"/call/{number}", do="place", table="1", board="1", ns="1", ew="5")
    assert "No result is entered" not in director.get(f"/award/{number}?where=1/1/1-5").text
    refused = director.post(f"/award/{number}", unplayed="1/1/1-5", _once="a")
    assert refused.status_code == 400
    assert "has a result" in refused.text


def test_a_penalty_without_its_amount_is_asked_for_as_a_number(read: Reading, director: Director) -> None:
    read(RESULTS)
    refused = director.get("/scores/penalty?contestant=1&lang=pl")
    assert refused.status_code == 400
    assert "wpisz liczbę" in refused.text


def test_a_ruling_with_an_open_question_is_not_applied(read: Reading, director: Director) -> None:
    read(RESULTS)
    number = called(director, "/rule/64?board=1")
    answer = director.get(f"/award/{number}?where=1/1/1-5")
    assert answer.status_code == 400
    assert ">table 1, board 1: a question is still open" in answer.text
    assert (
        "stół 1, rozdanie 1: jest otwarte pytanie"
        in director.get(f"/award/{number}?where=1/1/1-5&lang=pl").text
    )


UNPLAYED = (
    "/rule/12?board=1&adjustment_ground=no_normal_play&form=pairs&fault_ns=no_way&fault_ew=directly"
    "&over_60_ns=no&under_40_ew=no"
)
ADJUSTED = "/rule/21?board=1&misinformed_by=explanation&mistake=explanation&misinformeds_partner_called=yes"
WEIGHED = {"r1": "4S N =", "n1": "60", "l1": "yes", "r2": "3NT S -1", "n2": "40", "l2": "yes", "board": "1"}
HARMED = {"field": "400 400 430 -50", "table": "3NT S -1", "without": "3NT S =", "innocent": "ns"}


def test_what_was_worked_out_goes_into_the_scores_without_being_typed_again(
    read: Reading, director: Director, evening: Evening
) -> None:
    read(RESULTS)
    number = called(director, f"{ADJUSTED}&misinformation_gained=yes")
    worked = director.get(f"/c/{number}/award?{urlencode({**WEIGHED, **HARMED})}")
    (way,) = re.findall(rf'href="[^"]*(/award/{number}\?[^"]*ns=[^"]*)"', worked.text)
    told = dict(parse_qsl(unescape(way).partition("?")[2]))
    shares = "60% 4S by N =, 40% 3NT by S -1"

    assert told == {"ns": shares, "ew": shares, "offending": "EW", "without_error": "3NT by S ="}
    assert f'name="ns" maxlength="200" value="{shares}"' in director.get(way).text
    director.post(f"/award/{number}", where="1/1/1-5", ns=shares, ew=shares, offending="EW")
    assert stands(evening, "1/1/1-5") == (shares, shares)


def test_an_artificial_score_goes_into_the_scores_from_its_form(read: Reading, director: Director) -> None:
    read(RESULTS)
    number = called(director, f"{ADJUSTED}&misinformation_gained=yes")
    told = {"kind": "artificial", "average_ns": "A+", "average_ew": "A-", "field": "400 400 430 -50"}
    worked = director.get(f"/c/{number}/award?{urlencode({**told, 'board': '1'})}").text
    (way,) = re.findall(rf'href="[^"]*(/award/{number}\?[^"]*ns=[^"]*)"', worked)

    assert dict(parse_qsl(unescape(way).partition("?")[2])) == {"ns": "A+", "ew": "A-"}
    assert "<b>NS A+; EW A-</b>" in director.get(f"{unescape(way)}&where=1/1/1-5").text
    assert "<b>NS A+; ØV A-</b>" in director.get(f"{unescape(way)}&where=1/1/1-5&lang=nb").text


def test_what_is_worked_out_stays_in_its_call(read: Reading, director: Director) -> None:
    read(RESULTS)
    number = called(director, f"{ADJUSTED}&misinformation_gained=yes")
    worked = director.get(f"/c/{number}/award?{urlencode({**WEIGHED, 'do': 'work'})}")

    assert worked.url.path == f"{director.base}/c/{number}/award"
    assert f"/award/{number}?ns=60%25" in worked.text


def test_the_form_of_an_adjusted_score_knows_the_other_tables_once_it_is_told_which_this_is(
    read: Reading, director: Director
) -> None:
    read(RESULTS)
    number = called(director, f"{ADJUSTED}&misinformation_gained=yes")
    before = director.get(f"/call/{number}/now").text
    director.post(f"/call/{number}", do="place", table="1", board="1", ns="1", ew="5")
    (way,) = re.findall(rf'href="[^"]*(/c/{number}/award\?[^"]*)"', director.get(f"/call/{number}/now").text)
    told = dict(parse_qsl(unescape(way).partition("?")[2]))

    assert "field=" not in before
    assert (told["scoring"], told["field"]) == ("matchpoints", "3NT by S =, 3NT by S +1, 3NT by S -1")
    assert "3NT by S +1" in director.get(way).text


FOULED = "/rule/87?board=1&form=pairs&board_differed_in=cards&compared_in_different_form=yes&lone_score=no"


def test_a_fouled_board_is_scored_in_groups_from_its_page(
    read: Reading, director: Director, evening: Evening
) -> None:
    read(RESULTS)
    call = called(director, FOULED)
    page = director.get(f"/award/{call}?where=1/1/1-5").text
    assert "Waits for which table played which form of the board." in page
    forms = re.findall(r'name="(form_[^"]*)"', page)
    assert forms == ["form_1-5", "form_2-6", "form_3-7", "form_4-8"]

    told = {"where": "1/1/1-5", "form_3-7": "B", "form_4-8": "B"}
    shown = director.client.get(f"{director.base}/award/{call}", params=told).text
    assert "In the ranking" in shown
    assert "Waits for" not in shown
    assert '<select name="form_3-7"><option value="">A</option><option value="B" selected>' in shown
    director.post(f"/award/{call}", **told)
    with evening.at_work() as tournament:
        found = {now.where.ns: now.form for now in tournament.ledger.standings}
        assert found == {"1": "", "2": "", "3": "B", "4": "B"}
        assert len({tournament.totals()[pair] for pair in "34"}) == 2


def test_what_stands_is_told_as_people_read_it(read: Reading, director: Director) -> None:
    read(RESULTS)
    where, told = "1/1/1-5", "expected 60% 4S by N =, 40% passed out, without error A+"
    refused = director.post("/scores", do="enter", where=where, worth=told, reason="typed wrong")
    assert refused.status_code == 400  # an average is nothing that is compared
    told = "expected 60% 4S by N =, 40% passed out, without error -100"
    director.post("/scores", do="enter", where=where, worth=told, reason="the award")
    board = re.sub(r"<[^>]+>|\ufe0e", "", director.get("/scores/board/1/1?lang=pl").text)
    assert "oczekiwany 60\xa0% 4♠ N =, 40\xa0% Cztery pasy, bez własnego błędu \u2212100" in board
    assert "3BA S +1" in board


def test_whoever_takes_part_can_be_picked_for_a_penalty(read: Reading, director: Director) -> None:
    assert "<datalist" in director.get("/scores").text
    read(RESULTS)
    listed = re.findall(r'<option value="(\d+)">', director.get("/scores").text)
    assert listed == ["1", "2", "3", "4", "5", "6", "7", "8"]


def test_a_penalty_is_shown_put_down_and_undone(read: Reading, director: Director, evening: Evening) -> None:
    read(RESULTS)
    asked = {"contestant": "3", "amount": "10% of a top", "reason": "90B1"}
    page = director.client.get(f"{director.base}/scores/penalty", params=asked).text
    assert "In the ranking" in page
    assert ": 10\u00a0% of a top · 90B1</p>" in page
    with evening.at_work() as tournament:
        before = tournament.totals()
        assert not tournament.penalties
    director.post("/scores", do="penalize", **asked)
    with evening.at_work() as tournament:
        assert (
            before["3"] - tournament.totals()["3"] == 10
        )  # one board, so a tenth of its top is ten per cent
        last = tournament.ledger.last
    director.post("/scores", do="undo", entry=str(last))
    with evening.at_work() as tournament:
        assert tournament.totals() == before


@pytest.mark.parametrize(
    ("amount", "unit", "language", "said"),
    [
        ("25", "TOP", "en", "25\u00a0% of a top"),
        ("7,5", "TOP", "pl", "7,50\u00a0% maksa"),
        ("2.5", "MATCHPOINTS", "nb", "2,50\u00a0MP"),
        ("1", "PERCENT", "nb", "1\u00a0% av sesjonen"),
        ("10% of a top", "TOP", "pl", "10\u00a0% maksa"),
    ],
)
def test_a_penalty_is_a_number_in_a_unit_and_told_in_the_language_of_the_page(
    read: Reading, director: Director, amount: str, unit: str, language: str, said: str
) -> None:
    read(RESULTS)
    asked = {"contestant": "3", "amount": amount, "amount_unit": unit}
    shown = director.client.get(f"{director.base}/scores/penalty", params={**asked, "lang": language}).text
    assert f"<b>3</b>: {said}</p>" in shown
    listed = director.post(f"/scores?lang={language}", do="penalize", **asked).text
    assert f"<li>3: {said}</li>" in listed


def test_a_penalty_is_counted_in_what_the_total_is_counted_in(director: Director, evening: Evening) -> None:
    def units() -> list[str]:
        (select,) = re.findall(r'<select name="amount_unit">(.*?)</select>', director.get("/scores").text)
        return re.findall('value="([A-Z_]+)"', select)

    assert units() == ["TOP", "PERCENT", "MATCHPOINTS"]
    evening.write(Announced("match", {"scoring": "teams"}), by="")
    assert units() == ["IMPS"]


@pytest.mark.parametrize(
    "name", ["x" * 300 + ".csv", "..", "/", "a\\..\\..\\b.csv", "../../b.csv", "Ł" * 200, "a\u202eb"]
)
def test_a_file_may_be_called_anything(director: Director, name: str) -> None:
    answer = director.client.post(
        f"{director.base}/scores/results", files={"file": (name, RESULTS.encode(), "text/csv")}
    )
    assert "4 new results, 0 as they stand, 0 otherwise" in answer.text


def test_a_packed_file_is_refused_by_its_name(director: Director) -> None:
    packed = {"file": ("friday.xlsx", b"PK\x03\x04" + bytes(1000), "")}
    answer = director.client.post(f"{director.base}/scores/results", files=packed).text

    assert "friday.xlsx: a packed file" in answer
    assert "/tmp" not in answer  # noqa: S108  # where it is looked at concerns nobody


def test_a_name_is_no_formula_for_whoever_opens_the_file(
    read: Reading, director: Director, evening: Evening
) -> None:
    read(RESULTS)
    evening.write(Enrolled("7", ('=HYPERLINK("http://evil.example")', "Bo")), by="")

    assert """,7,"'=HYPERLINK(""http://evil.example"")""" in director.get("/scores/ranking.csv").text


def test_out_again(read: Reading, director: Director) -> None:
    read(RESULTS)
    ranking = director.get("/scores/ranking.csv").text.splitlines()
    assert ranking[0] == "line,place,contestant,names,total"
    assert len(ranking) == 9
    assert "1,1,3,7,3NT by S +1,3NT by S +1,6.00,0.00" in director.get("/scores/results.csv").text


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"do": "enter", "where": "nowhere", "worth": "+620"}, "nowhere"),
        ({"do": "enter", "where": "1/9/1-5", "worth": "rubbish"}, "rubbish"),
        ({"do": "undo", "entry": "x"}, "write a number"),
        ({"do": "confirm", "entry": "999"}, "999"),
        ({"do": "dance"}, "dance"),
        ({"do": "penalize", "contestant": "99", "amount": "3 IMPs"}, "99"),
        ({"do": "penalize", "contestant": "3", "amount": "ten", "amount_unit": "TOP"}, "such as 10 or 2.5"),
        ({"do": "penalize", "contestant": "3", "amount": "", "amount_unit": "TOP"}, "such as 10 or 2.5"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(director: Director, fields: dict[str, str], said: str) -> None:
    answer = director.post("/scores", **fields)
    assert answer.status_code == 400
    (told,) = re.findall('role="alert">(.*?)</p>', answer.text)
    assert said in told


def test_a_reader_changes_nothing(read: Reading, director: Director, evening: Evening) -> None:
    read(RESULTS)
    reader = Director(director.client, evening, f"/e/{evening.key(Role.READER)}~XY")
    assert "Put it down" not in reader.get("/scores").text
    assert reader.post("/scores", do="undo", entry="3").status_code == 400
    assert reader.get("/scores").status_code == 200
