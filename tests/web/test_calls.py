"""How far it is from the first page to the last sentence of the ruling, for the commonest calls, tap by tap."""

import re
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from lawbook.address import Address
from lawbook.desk import rule
from lawbook.desk.branches import WAITS
from lawbook.desk.decision import Decision
from lawbook.languages import LANGUAGES
from lawbook.law.fact import Moment
from lawbook.voice import speech
from lawbook.web import ruling
from lawbook.web.rare import rare
from lawbook.web.tiles import OFTEN, TILES, Phase, Tile
from lawbook.web.words import Words
from tests import yamlfile
from tests.web.browsing import VOID, Page, params

Get = Callable[[str], Page]

CALLS: list[dict[str, Any]] = yamlfile.read(Path(__file__).parent / "calls.yaml")
LATER = WAITS | {Moment.END_OF_AUCTION}
"""Questions that are put when play has gone on: the ruling that is spoken now ends before them."""
WORDS_A_SECOND = 2.5
READ_A_SECOND = {
    language: 200 / 60 * words / 228 for language, words in {"en": 228, "pl": 166, "nb": 199}.items()
}
"""How fast a Director reads for himself: in English slower than the 238 words a minute that adults read of prose
(Brysbaert, "How many words do we read per minute?", Journal of Memory and Language 109, 2019); in other languages
as many words fewer as in the same texts read in each (Trauzettel-Klosinski and Dietz, "Standardized assessment of
reading performance", Investigative Ophthalmology & Visual Science 53, 2012; Swedish stands for Norwegian)."""
A_TAP, A_GLANCE = 2.0, 0.25
"""How long a tap takes, with the thought before it (a key stroke and a mental act are 1.6 s in the keystroke-level
model of Card, Moran and Newell, 1980); and one look at a tile that is passed over (a fixation is 200 to 250 ms in
reading: Rayner, Psychological Bulletin 124, 1998)."""
SOON = 38
"""Wanted are 40 seconds from the first page to the spoken ruling, by somebody who reads every word that is not folded away."""
NOT_READ = {"header", "footer", "details", "nav", "title", "style"}
"""Where a page has nothing that he reads on the way: what is folded away, and what is on every page."""


def tile_of(call: dict[str, Any]) -> Tile:
    return next(tile for tile in TILES if tile.key == call["tile"])


def decided(address: Address) -> tuple[Address, Decision]:
    """The page that an address ends on, and its ruling."""
    decision = rule(address.case())
    further = ruling.onward(address, decision)
    return (address, decision) if further is None else decided(further)


def over(decision: Decision, phase: Phase) -> bool:
    """Whether nothing more is asked before play goes on; after the play, before the ruling is complete."""
    asked = decision.question
    return asked is None or (
        phase is not Phase.AFTER
        and asked.moment in LATER
        and all(fact.moment is not asked.moment for fact, _ in decision.open.asked)
    )


def ways(address: Address, taps: int, laws: tuple[str, ...], phase: Phase) -> Iterator[int]:
    """The taps of every way from here to the last sentence that stays in some Laws: another Law is another call."""
    address, decision = decided(address)
    if not set(address.laws) <= set(laws):
        return
    if over(decision, phase):
        yield taps
        return
    keys = list(decision.checklist)
    if len(keys) > 1:
        yield from ways(address.none_of(keys), taps + 1, laws, phase)
        for key in keys:
            ticked = {each: "yes" if each == key else "no" for each in keys}
            yield from ways(address.having(**ticked), taps + 2, laws, phase)
        return
    folded = rare(decision)
    for word in decision.open.words:
        yield from ways(address.answered(decision.answer_key, word), taps + 1 + (word in folded), laws, phase)


def test_the_taps_from_the_first_page_to_the_last_sentence_are_counted(
    golden: Callable[[str, str], None], get: Get
) -> None:
    rows = []
    for call in CALLS:
        tile, end = tile_of(call), told(call)[0]
        first = (1 if tile.key in OFTEN else 2) + ("seat" in call)
        found = list(ways(tile.address(Address("/", {})), first, end.laws, tile.phase))
        rows.append(f"{min(found):2} {Walk(get, call).taps:2} {max(found):2}  {call['call']}")
    golden("taps.txt", "least, usual, most\n" + "\n".join(rows) + "\n")


class Reading(HTMLParser):
    """What is read of a page, piece by piece: all of it but what is folded away."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.pieces: list[str] = []
        self._around: list[str] = []
        """The tags around, by their names where they are not read."""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            told = dict(attrs)
            said = {"aloud", "skip"} & set((told.get("class") or "").split())
            unread = said or (tag in NOT_READ and "open" not in told) or tag == "summary"
            self._around.append(tag if unread else "")

    def handle_endtag(self, tag: str) -> None:
        self._around.pop()

    def handle_data(self, data: str) -> None:
        around = [tag for tag in self._around if tag]
        if data.strip() and around in ([], ["details", "summary"], ["summary"]):
            self.pieces.append(data.strip())


class Walk:
    """A call from the first page to the last: the phase where the tile is folded, the tile, the seat, the answers."""

    def __init__(self, get: Get, call: dict[str, Any], language: str = "en") -> None:
        self.tile = tile_of(call)
        self._get = get
        self.hrefs: list[str] = []
        self.pages: list[Page] = []
        self._tap(str(self.tile.address(Address("/", {"lang": language}))))
        if seat := call.get("seat"):
            seats = self.last.within("seats")
            self._tap(next(link.href for link in seats if params(link.href)["offender"] == seat))
        for answer in call["answers"]:
            self._tap(tapped(self.last, answer))
        self.taps = len(self.hrefs) + (self.tile.key not in OFTEN)
        self._language = language

    def _tap(self, href: str) -> None:
        self.hrefs.append(href)
        self.pages.append(self._get(href))

    @property
    def last(self) -> Page:
        return self.pages[-1]

    @property
    def seconds(self) -> float:
        """How long it takes: a look at every tile before the one that fits, each word but once, the taps; what is said aloud is the ruling."""
        read = [piece for page in self.pages[:-1] for piece in Reading(page.html).pieces]
        words = [Words(self._language)(self.tile.say), *dict.fromkeys(read)]
        number = sum(len(re.findall(r"\w+", piece)) for piece in words)
        return number / READ_A_SECOND[self._language] + A_TAP * self.taps + A_GLANCE * passed_over(self.tile)


def passed_over(tile: Tile) -> int:
    """How many tiles and phases are looked at before one: the commonest stand on top."""
    if tile.key in OFTEN:
        return OFTEN.index(tile.key)
    phases, beside = list(Phase), [other for other in TILES if other.phase is tile.phase]
    return len(OFTEN) + phases.index(tile.phase) + beside.index(tile)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_common_call_is_less_than_forty_seconds_from_the_first_page_to_the_spoken_ruling(
    get: Get, language: str, record_property: Callable[[str, object], None]
) -> None:
    """For somebody who reads every word of every page."""
    took = {call["call"]: Walk(get, call, language).seconds for call in CALLS}
    longest = max(took, key=took.__getitem__)
    about = f"counted seconds to the spoken ruling, every word read, in {language}, of {longest}"
    record_property(about, round(took[longest], 1))

    assert {name: time for name, time in took.items() if time > SOON} == {}


def told(call: dict[str, Any]) -> tuple[Address, Decision]:
    """The last address of a call, and its ruling."""
    address = tile_of(call).address(Address("/", {}))
    address = address.having(**({"offender": call["seat"]} if call.get("seat") else {}))
    for answer in call["answers"]:
        address, decision = decided(address)
        key, _, word = answer.partition("=")
        address = address.none_of(decision.checklist) if answer == "none" else address.answered(key, word)
    return decided(address)


def tapped(page: Page, answer: str) -> str:
    """The address of a button: "None of these", or the answer to the question."""
    if answer == "none":
        return page.answers[0].href
    key, _, word = answer.partition("=")
    return next(link.href for link in page.answers if params(link.href).get(key) == word)


@pytest.mark.parametrize("call", CALLS, ids=lambda call: str(call["call"]))
def test_a_common_call_is_ruled_in_six_taps(get: Get, call: dict[str, Any]) -> None:
    walk = Walk(get, call)

    assert walk.last.is_outcome or walk.last.waits
    assert walk.taps <= 6


@pytest.mark.parametrize("call", CALLS, ids=lambda call: str(call["call"]))
def test_a_common_call_is_said_in_forty_seconds_with_the_seat_that_was_tapped(
    call: dict[str, Any],
) -> None:
    spoken = speech(told(call)[1]).now

    assert len(" ".join(said.text for said in spoken).split()) <= 40 * WORDS_A_SECOND
    assert not any("offender" in said.text for said in spoken if call.get("seat"))
