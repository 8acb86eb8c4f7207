"""What a page says: all that the Director says, and nothing else; and of it only what the players may see."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache, cached_property
from html import unescape

import pytest

from lawbook.address import Address
from lawbook.casefile import CaseFile, loads
from lawbook.desk import Decision, rule
from lawbook.languages import LANGUAGES
from lawbook.voice import Hearing, Speech, Utterance, speech
from lawbook.web.hands import ruling_address
from lawbook.web.words import Words
from tests.voice.guide_calls import calls
from tests.web.browsing import Page

Get = Callable[[str], Page]


class Moment:
    """A case with what is asked of it again and again, worked out once for all the tests."""

    def __init__(self, case: CaseFile) -> None:
        self.case = case

    @cached_property
    def ruled(self) -> Decision:
        return rule(self.case)

    @cached_property
    def found(self) -> Address:
        """The page of the case."""
        ruled = ruling_address(Address("/rule", dict(self.case.answers)), self.ruled)
        ruled = ruled.consulting(*self.case.laws)
        return ruled if ruled.laws else ruled.carried("/rule").having(**self.case.answers)

    @cached_property
    def carried(self) -> Decision:
        """The ruling of the page: an address does not tell of two scores apart, nor who is vulnerable without a board."""
        return rule(self.found.case())

    def address(self, language: str, view: str = "") -> str:
        """The page, as a link of the desk would name it."""
        return str(self.found.having(lang=language, **({"view": view} if view else {})))

    @cache  # noqa: B019  # as long as the tests
    def spoken(self, language: str) -> Speech:
        return speech(self.carried, language)


(MEANT_ANOTHER,) = map(Moment, loads("{dealer: E, story: [E 1C, E replaces 1C with 1H]}"))
TOLD = [
    (f"{call.number:02}-{moment.title}", Moment(moment.case)) for call in calls() for moment in call.moments
]
MOMENTS = [pytest.param(moment, id=title) for title, moment in TOLD if speech(moment.ruled).now]
MOMENTS.append(pytest.param(MEANT_ANOTHER, id="a call that was perhaps not meant"))
TAG = re.compile(r"<[^>]+>")
MAIN = re.compile(r'<main id="main">(.*)</main>', re.DOTALL)
PAST = re.compile(r'<details class="past">.*?</details>', re.DOTALL)
FOLDED = re.compile(r"<details.*?</details>", re.DOTALL)


def words(html: str) -> list[str]:
    return unescape(TAG.sub(" ", html)).split()


def main(page: Page) -> str:
    shown = MAIN.search(page.html)
    assert shown
    return shown[1]


def told(said: Sequence[Utterance], language: str) -> Iterator[str]:
    """The words of utterances, with the line that marks those away from the table."""
    say = Words(language)
    for one in said:
        if one.hearing is Hearing.AWAY and one.to is not None:
            yield from say("Away from the table, to {player}:", player=say.amid(one.to)).split()
        yield from one.text.split()


def both(spoken: Speech) -> tuple[Utterance, ...]:
    return (*spoken.now, *spoken.before)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_reader_reads_everything_that_is_said_and_nothing_else(
    get: Get, moment: Moment, language: str
) -> None:
    spoken, say = moment.spoken(language), Words(language)

    text = words(main(get(moment.address(language, "read"))))

    past = [*say("Said before").split(), *told(spoken.before, language)] if spoken.before else []
    read = [*say("Read out").split(), *told(spoken.now, language)]
    assert spoken.now
    assert text[: len(read)] == read
    assert text[len(read) : len(read) + len(past)] == past
    assert text == [*read, *past]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_players_see_what_is_said_to_the_table_and_nothing_else(
    get: Get, moment: Moment, language: str
) -> None:
    spoken, say = moment.spoken(language), Words(language)
    aloud = Speech(
        *(tuple(s for s in stage if s.hearing is Hearing.ALOUD) for stage in (spoken.now, spoken.before))
    )

    page = get(moment.address(language, "players"))

    past = [*say("Said before").split(), *told(aloud.before, language)] if aloud.before else []
    assert words(main(page)) == [*say("The ruling").split(), *told(aloud.now, language), *past]
    assert not any(said.text in unescape(page.html) for said in both(spoken) if said.hearing is Hearing.AWAY)
    assert page.within("cite") == page.within("button") == []


def test_what_one_player_hears_away_from_the_table_stands_in_a_box_of_its_own(get: Get) -> None:
    page = get(MEANT_ANOTHER.address("en"))

    (aside,) = re.findall(r'<section class="aside">(.*?)</section>', page.html, re.DOTALL)
    assert "Away from the table, to East:" in aside
    assert next(s for s in speech(MEANT_ANOTHER.ruled).now if s.hearing is Hearing.AWAY).text in unescape(
        aside
    )
    assert "aside" not in get(MEANT_ANOTHER.address("en", "players")).html


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_what_is_said_stands_on_top_open_and_the_past_and_the_record_are_folded(
    get: Get, moment: Moment, language: str
) -> None:
    spoken = moment.spoken(language)
    page = get(moment.address(language))
    html = unescape(main(page))
    open_ = " ".join(words(FOLDED.sub("", html)))
    top = html.index('class="aloud"')

    assert all(line in open_ for said in spoken.now for line in said.lines)
    assert (html.find('class="record"') > top) == bool(moment.ruled.provisions)
    assert [line for said in spoken.now for line in said.lines if html.index(line) < top] == []
    assert top < html.find('<ul class="answers') or '<ul class="answers' not in html
    past = " ".join(words(" ".join(PAST.findall(html))))
    assert [said.text for said in spoken.before if said.text not in past] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_is_empty_where_nothing_is_said(get: Get, language: str) -> None:
    for start in ("/rule/90?", "/rule/12?"):
        for view in ("read", "players"):
            text = main(get(f"{start}lang={language}&view={view}"))
            assert f"<p>{Words(language)('Nothing is ruled yet.')}</p>" in text


def test_options_stand_one_under_the_other_and_their_buttons_have_their_numbers(get: Get) -> None:
    (case,) = loads("{contract: 4S by S, story: [E DQ, director]}")
    page = get(Moment(case).address("en"))

    (options,) = re.findall(r'<ul class="counted">(.*?)</ul>', page.html, re.DOTALL)
    assert [words(row)[0] for row in options.split("</li>") if words(row)] == [
        "One:",
        "Two:",
        "Three:",
        "Four:",
        "Five:",
    ]
    assert len(page.within("numbered")) == 5


def test_a_question_whose_moment_has_come_is_asked_at_once(get: Get) -> None:
    (refused,) = loads("{dealer: N, story: [N 1S, E 1H, director, S refuses]}")
    (replaced,) = loads("{dealer: N, story: [N 1S, E 1H, director, S refuses, E 3D]}")

    assert get(Moment(refused).address("en")).waits
    assert not get(Moment(replaced).address("en")).waits


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Away from the table, to the offender:"),
        ("pl", "Z dala od stołu, do gracza: wykraczający"),
        ("nb", "Utenfor bordet, til den feilende:"),
    ],
)
def test_who_is_no_seat_begins_small_in_the_middle_of_a_sentence(get: Get, language: str, line: str) -> None:
    assert line in " ".join(re.sub(r"<[^>]+>", " ", main(get(f"/rule/25?lang={language}"))).split())
