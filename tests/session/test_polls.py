"""Polls: two steps, one answer each, never what happened, and the count into the ruling."""

import re

import pytest

from lawbook.event.calls import PollAsked
from lawbook.session import Evening
from lawbook.session.polls import Step, polls
from tests.session.conftest import Director

HAND = "K875.843.7.QJ843"
MISINFORMED = "/rule/21?misinformed_by=explanation&mistake=explanation&misinformeds_partner_called=no&auction_period_over=no&called_misinformed=yes"
UI = "/rule/16?information_from=partner&partner_gave_information=yes&suggests_action=yes&chose_suggested=yes"


def asked(director: Director, language: str = "", **more: str) -> PollAsked:
    """The newest poll."""
    fields = {
        "hand": HAND,
        "auction": "1S P 2S P",
        "options": "P 3S 4S",
        "number": "5",
        "minutes": "60",
        **more,
    }
    answer = director.post(f"/polls{language}", **fields)
    assert answer.status_code == 200, answer.text
    return polls(director.evening)[0].asked


def vote(director: Director, key: str, action: str, *also: str, other: str = "") -> str:
    director.post(f"/p/{key}", action=action)
    ticked = {f"also_{place}": word for place, word in enumerate(also)}
    return str(director.post(f"/p/{key}", other=other, **ticked).text)


def test_two_steps_and_one_answer_each(director: Director, evening: Evening) -> None:
    key = asked(director).ballots[0]
    assert "What do you do?" in director.get(f"/p/{key}").text
    page = director.post(f"/p/{key}", action="4♠").text
    assert "What else did you think of seriously?" in page
    assert "Thank you" in director.post(f"/p/{key}", also_1="Pass").text
    director.post(f"/p/{key}", action="3♠")  # once more changes nothing
    (poll,) = polls(evening)
    assert [(c.action, c.chosen, c.considered) for c in poll.counts] == [("4♠", 1, 1), ("Pass", 0, 1)]


def test_polls_are_counted_from_one(director: Director, evening: Evening) -> None:
    asked(director)
    asked(director)
    second, first = polls(evening)
    assert "<h1>Poll 1</h1>" in director.get(f"/poll/{first.number}").text
    assert "<h1>Poll 2</h1>" in director.get(f"/poll/{second.number}").text
    listed = director.get("/polls").text
    assert listed.index(f"/poll/{second.number}") < listed.index("Poll 2") < listed.index("Poll 1")


def test_who_has_begun_cannot_change_his_first_word(director: Director, evening: Evening) -> None:
    key = asked(director).ballots[0]
    director.post(f"/p/{key}", action="4♠")
    director.post(f"/p/{key}", action="3♠", other="P")
    (poll,) = polls(evening)
    assert poll.answers[key].action == "4♠"
    assert poll.answers[key].considered == ("Pass",)


def test_a_ballot_tells_nothing_of_what_happened(director: Director) -> None:
    call = director.post("/calls", table="7", board="12")
    number = int(re.search(r"/c/(\d+)/", str(call.url))[1])  # type: ignore[index]
    key = asked(director, call=str(number), purpose="poll_result").ballots[0]
    page = director.get(f"/p/{key}").text
    assert "♠" in page
    for secret in (
        "Table 7",
        "hesitation",
        "16B1",
        f"call/{number}",
        director.base.split("/")[2].split("~")[0],
    ):
        assert secret not in page, secret


def test_from_a_ballot_a_player_gets_nowhere_else(director: Director) -> None:
    key = asked(director).ballots[0]
    page = director.get(f"/p/{key}").text
    links = re.findall(r'<a [^>]*href="([^"]*)"', page)

    assert "Work out an adjusted score" not in page
    assert {link.partition("?")[0] for link in links} == {"#main", f"/p/{key}"}, "the page and its languages"


def test_the_count_goes_into_the_ruling(director: Director, evening: Evening) -> None:
    call = director.post("/calls", table="7", board="12")
    number = int(re.search(r"/c/(\d+)/", str(call.url))[1])  # type: ignore[index]
    director.post(f"/c/{number}{UI}", _over="0")
    question = asked(director, call=str(number), purpose="poll_result")
    for key, action in zip(question.ballots, ("4S", "4S", "P", "4S", "P"), strict=True):
        vote(director, key, action)
    page = director.get(f"/poll/{polls(evening)[0].number}").text
    into = [target.replace("&amp;", "&") for target in re.findall(r'action="([^"]*poll_result=[^"]*)"', page)]
    assert [target.rpartition("poll_result=")[2] for target in into] == ["chosen", "chosen"]
    ruling = director.post(into[1], _over=str(evening.call(number).newest))
    assert ruling.status_code == 200
    assert evening.call(number).case.endswith("poll_result=chosen")


@pytest.mark.parametrize(
    ("answers", "made", "word"), [(("4S", "4S", "P", "4S", "P"), "4♠", "yes"), (("4S",) * 5, "4♠", "no")]
)
def test_the_count_tells_whether_misinformation_could_have_influenced_a_call(
    director: Director, evening: Evening, answers: tuple[str, ...], made: str, word: str
) -> None:
    call = director.post("/calls", table="7", board="12")
    number = int(re.search(r"/c/(\d+)/", str(call.url))[1])  # type: ignore[index]
    director.post(f"/c/{number}{MISINFORMED}", _over="0")
    assert "purpose=call_influenced" in director.get(f"/c/{number}{MISINFORMED}").text
    question = asked(director, call=str(number), purpose="call_influenced")
    for key, action in zip(question.ballots, answers, strict=True):
        vote(director, key, action)
    page = director.get(f"/poll/{polls(evening)[0].number}").text
    assert "21B1(a)" in page
    assert "Which call did the misinformed player make?" in page
    into = [
        target.replace("&amp;", "&") for target in re.findall(r'action="([^"]*call_influenced=[^"]*)"', page)
    ]
    first = next(count.action for count in polls(evening)[0].counts)
    assert first == made
    director.post(into[0], _over=str(evening.call(number).newest))
    assert evening.call(number).case == f"{MISINFORMED}&call_influenced={word}"


def test_fewer_than_the_threshold_is_no_logical_alternative(director: Director, evening: Evening) -> None:
    question = asked(director, number="6")
    for key, action in zip(question.ballots, ("4S",) * 5 + ("3S",), strict=True):
        vote(director, key, action)
    (poll,) = polls(evening)
    considered, chosen, _ = poll.thresholds("EBU")
    told = {count.action: count.logical(considered, chosen) for count in poll.counts}
    assert told == {"4♠": True, "3♠": False}  # one in six considered it: less than one in five


def test_its_time_is_up(director: Director, evening: Evening) -> None:
    question = asked(director, minutes="1")
    (poll,) = polls(evening)
    later = poll.at.replace(year=poll.at.year + 1)
    assert poll.step(question.ballots[0], later) is Step.OVER
    assert poll.step(question.ballots[0], poll.at) is Step.FIRST


def read(director: Director, path: str, language: str) -> str:
    page = re.sub(r"<[^>]*>", "", str(director.get(f"{path}?lang={language}").text))
    return " ".join(page.replace("\ufe0e", "").split())


def test_hand_auction_and_calls_are_read_by_each_in_his_own_letters(
    director: Director, evening: Evening
) -> None:
    fields = {"hand": "EKT5.EDKn.-.Kn76543", "auction": "Giver N: 1K pass 1NT D", "options": "pass 2H S5"}
    question = asked(director, "?lang=nb", **fields)
    assert (question.hand, question.auction) == ("AKT5.AQJ..J76543", "Giver N: 1♣ Pass 1NT X")
    key = question.ballots[0]

    polish, english = read(director, f"/p/{key}", "pl"), read(director, f"/p/{key}", "en")
    assert "♠ A K 10 5 ♥ A D W ♦ - ♣ W 7 6 5 4 3" in polish
    assert "1♣ Pas 1BA X Pas 2♥ ♠5" in polish
    assert "♥ A Q J" in english
    assert "1♣ Pass 1NT X" in english

    vote(director, key, "Pass")
    number = polls(evening)[0].number
    assert "♥ E D Kn" in read(director, f"/poll/{number}", "nb")
    assert ">Pas</th><td>1</td><td>1</td>" in director.get(f"/poll/{number}?lang=pl").text
    assert "♥ A D W" in read(director, "/polls", "pl")


def test_letters_of_files_are_read_in_every_language(director: Director) -> None:
    question = asked(director, "?lang=pl", hand="K875.843.7.QJ843", options="1K HQ 1N")

    assert question.hand == "K875.843.7.QJ843"
    assert question.options == ("1K", "♥Q", "1NT"), "a club is no letter of either"


def test_a_closed_poll_takes_nothing(director: Director, evening: Evening) -> None:
    question = asked(director)
    director.post(f"/poll/{polls(evening)[0].number}")
    assert "closed" in director.get(f"/p/{question.ballots[0]}").text
    director.post(f"/p/{question.ballots[0]}", action="P")
    assert not polls(evening)[0].answers


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"hand": "K875.843.7"}, "hand"),
        ({"number": "40"}, "1 to 20"),
        ({"number": "x"}, "number"),
        ({"minutes": "99999"}, "1440"),
    ],
)
def test_what_cannot_be_asked_is_said(director: Director, fields: dict[str, str], said: str) -> None:
    answer = director.post("/polls", **{"hand": HAND, "number": "5", "minutes": "60", **fields})
    assert answer.status_code == 400
    (told,) = re.findall('role="alert">(.*?)</p>', answer.text)
    assert said in told


def test_an_unknown_ballot_is_refused(director: Director) -> None:
    answer = director.get("/p/nothing")
    assert answer.status_code == 400
    assert "ask the Director for a new link" in answer.text


def test_without_a_key_there_is_nothing(director: Director) -> None:
    assert director.client.get("/e/guess/polls").status_code == 404
