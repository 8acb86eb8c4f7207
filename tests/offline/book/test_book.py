"""The small book tells what the desk tells, and needs nothing but a browser."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from lawbook.address import Address
from lawbook.casefile import CaseFile
from lawbook.desk import Decision, rule
from lawbook.languages import LANGUAGES
from lawbook.law.authority import authority
from lawbook.law.book import NEWEST, find_law, laws
from lawbook.law.explore import Ending, explore
from lawbook.law.fact import NOT_ESTABLISHED, Proviso, Source
from lawbook.law.provision import ContinuesIn
from lawbook.law.routes import ROUTES
from lawbook.offline.book import page
from lawbook.offline.book.words import WORDS
from lawbook.text import render
from lawbook.voice import speech
from lawbook.web.ruling import onward
from lawbook.web.tiles import TILES
from tests.offline.book.conftest import Go, Way

LARGEST = 1_000_000


@cache
def endings(law: str) -> list[Ending]:
    found = ROUTES.get(law) or find_law(law)
    return list(explore(found, edition=NEWEST, authority=authority("WBF")))


def all_endings() -> Iterator[Way]:
    for law in (*ROUTES, *laws()):
        for ending in endings(law):
            yield (law,), ending.answers


def in_doubt() -> Iterator[Way]:
    """Every question that is observed, not established, after all that can be answered before it."""
    known = set()
    for law in (*ROUTES, *laws()):
        for ending in endings(law):
            told: dict[str, str] = {}
            for fact, value in ending.path:
                way = (law, fact.key, frozenset(told.items()))
                if fact.source is Source.OBSERVED and not isinstance(fact, Proviso) and way not in known:
                    known.add(way)
                    yield (law,), {**told, fact.key: NOT_ESTABLISHED}
                told[fact.key] = fact.answers.word(value)


def ruled(way: Way) -> Decision:
    """What the desk says; a route by itself, not with the Law that it leads to."""
    decision = rule(CaseFile(laws=way[0], answers=way[1]))
    return Decision(decision.case, decision.table, decision.rulings[:1])


def told(decision: Decision, language: str) -> dict[str, Any]:
    spoken = speech(decision, language)
    rows = (p for p in decision.provisions if not isinstance(p, ContinuesIn))
    return {
        "code": language,
        "now": [list(said.lines) for said in spoken.now],
        "before": [list(said.lines) for said in spoken.before],
        "record": [[render.sentence(p, language), p.cite] for p in rows],
    }


def test_every_ending_of_every_law_is_told_as_the_desk_tells_it(
    go: Go, record_property: Callable[[str, object], None]
) -> None:
    ways = list(all_endings())
    for way, found in zip(ways, go(ways), strict=True):
        decision = ruled(way)
        expected = [told(decision, language) for language in LANGUAGES]
        assert (way, None, expected) == (way, found["asks"], found["told"])
    record_property("counted endings walked in the small book", len(ways))


def test_what_cannot_be_established_ends_in_85b_after_every_answer(go: Go) -> None:
    ways = list(in_doubt())
    for way, found in zip(ways, go(ways), strict=True):
        decision = ruled(way)
        assert (way, None) == (way, found["asks"])
        assert "85B" in decision.citations
        assert (way, told(decision, "en")) == (way, found["told"][0])


def test_a_law_takes_over_what_is_handed_over_to_it(go: Go) -> None:
    ways: dict[tuple[str, ContinuesIn], Way] = {}
    for law in laws():
        for ending in endings(law):
            for handed in (p for p in ending.provisions if isinstance(p, ContinuesIn)):
                ways.setdefault((law, handed), ((law, handed.law), ending.answers))
    assert len(ways) > 100

    for (laws_, answers), found in zip(ways.values(), go(ways.values()), strict=True):
        after = rule(CaseFile(laws=laws_, answers=answers)).rulings[-1]
        asked = [[f.key, f.answers.word(v)] for f, v in after.asked if v or not isinstance(f, Proviso)]
        question = after.question.key if after.question else None
        assert (laws_[-1], question, asked) == (found["law"], found["asks"], found["asked"]), (laws_, answers)


def test_a_tile_opens_what_the_desk_opens(go: Go) -> None:
    ways: list[Way] = [((tile.start,), dict(tile.answers)) for tile in TILES]
    for tile, (laws_, answers), found in zip(TILES, ways, go(ways), strict=True):
        decision = rule(CaseFile(laws=laws_, answers=answers))
        asked = decision.question.key if decision.question else None
        consulted = [ruling.law.id for ruling in decision.rulings]
        assert (tile.key, consulted, asked) == (tile.key, found["laws"], found["open"])


def test_a_route_is_followed_into_its_law_without_a_tap(go: Go) -> None:
    dealt = {"hand_over_thirteen": "yes", "card_not_of_deal": "no"}
    thirteen, fresh = go(
        [(("wrong_number",), dealt), (("wrong_number",), {**dealt, "dealt_here_unplayed": "yes"})]
    )
    assert thirteen["laws"] == ["wrong_number", "13"]
    assert fresh["laws"] == ["wrong_number", "6"]


def test_the_same_laws_follow_without_a_tap_as_on_the_desk(go: Go) -> None:
    ways = [way for way in all_endings() if way[0][0] not in {*ROUTES, "12", "64"}]
    followed = 0
    for (laws_, answers), found in zip(ways, go(ways), strict=True):
        address = Address("/", {}).consulting(*laws_).having(**answers)
        while (further := onward(address, rule(address.case()))) is not None:
            address, followed = further, followed + 1
        assert (address.laws, answers) == (tuple(found["laws"]), answers)
    assert followed > 100


def test_it_is_one_file_under_a_megabyte_that_asks_for_nothing(book: Path) -> None:
    html = book.read_text("utf-8")
    assert book.stat().st_size < LARGEST
    assert re.findall(r"\b(?:src|href)=\"(?!data:)|url\(|@import|https?:|fetch\(|XMLHttp", html) == []


def test_its_pages_say_the_words_that_it_has() -> None:
    script = Path(page.__file__).with_name("show.js").read_text("utf-8")
    said = set(re.findall(r'"([A-Z][^"]+)"', script)) - {"Lawbook", "NFD"}
    assert said | {"change"} == set(WORDS)
