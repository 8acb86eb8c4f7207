"""How far it is from the first page to the last sentence of the ruling, for the commonest calls, tap by tap."""

import re
from collections.abc import Callable, Iterator, Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from lawbook.address import Address
from lawbook.desk import rule
from lawbook.desk.branches import WAITS
from lawbook.desk.decision import Decision
from lawbook.law.fact import Moment
from lawbook.voice import speech
from lawbook.web import ruling
from lawbook.web.tiles import OFTEN, TILES, Phase, Tile
from tests import yamlfile
from tests.web.browsing import VOID, Page, params

Get = Callable[[str], Page]

CALLS: list[dict[str, Any]] = yamlfile.read(Path(__file__).parent / "calls.yaml")
LATER = WAITS | {Moment.END_OF_AUCTION}
"""Questions that are put when play has gone on: the ruling that is spoken now ends before them."""
WORDS_A_SECOND = 2.5
READ_A_SECOND = 200 / 60
"""How fast a Director reads for himself: slower than the 238 words a minute that adults read of English prose
(Brysbaert, "How many words do we read per minute?", Journal of Memory and Language 109, 2019)."""
A_TAP, A_GLANCE = 2.0, 0.25
"""How long a tap takes, with the thought before it (a key stroke and a mental act are 1.6 s in the keystroke-level
model of Card, Moran and Newell, 1980); and one look at a tile that is passed over (a fixation is 200 to 250 ms in
reading: Rayner, Psychological Bulletin 124, 1998)."""
SOON = 40
"""Seconds from the first page to the spoken ruling."""
LONGEST = 55
"""What none takes when every word of every page is read, as by somebody who has never seen them."""
NONE = "None of these"
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
    for word in decision.open.words:
        yield from ways(address.answered(decision.answer_key, word), taps + 1, laws, phase)


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
    """What is read of a page, piece by piece, down to the button that is tapped: all of it where none is named.

    Who taps "None of these" has read all that it could be.
    """

    def __init__(self, html: str, tapped: str = "") -> None:
        super().__init__()
        self.pieces: list[str] = []
        self._tapped = tapped
        self._end = ""
        """The tag with whose end he has read enough."""
        self._around: list[bool] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        if tag not in VOID:
            said = {"aloud", "skip"} & set((told.get("class") or "").split())
            self._around.append(bool(said) or tag in NOT_READ or self._end == "read")
        if tag == "a" and self._tapped and told.get("href") == self._tapped:
            self._end = tag

    def handle_endtag(self, tag: str) -> None:
        self._around.pop()
        if tag == self._end:
            self._end = "form" if tag == "a" and self.pieces[-1] == NONE else "read"

    def handle_data(self, data: str) -> None:
        if data.strip() and self._end != "read" and not any(self._around):
            self.pieces.append(data.strip())


class Walk:
    """A call from the first page to the last: the phase where the tile is folded, the tile, the seat, the answers."""

    def __init__(self, get: Get, call: dict[str, Any]) -> None:
        tile = tile_of(call)
        self._get = get
        self.hrefs: list[str] = []
        self.pages: list[Page] = []
        self._tap(get("/").tile(tile.say).href)
        if seat := call.get("seat"):
            seats = self.last.within("seats")
            self._tap(next(link.href for link in seats if params(link.href)["offender"] == seat))
        for answer in call["answers"]:
            self._tap(tapped(self.last, answer))
        self.taps = len(self.hrefs) + (tile.key not in OFTEN)

    def _tap(self, href: str) -> None:
        self.hrefs.append(href)
        self.pages.append(self._get(href))

    @property
    def last(self) -> Page:
        return self.pages[-1]

    def readings(self, *, known: bool) -> list[Reading]:
        """What is read on the way, down to what is tapped by somebody who knows what he sees."""
        steps = zip(self.pages, self.hrefs[1:], strict=False)
        return [Reading(page.html, href if known else "") for page, href in steps]


def seconds(readings: Sequence[Reading], tile: Tile, taps: int) -> float:
    """How long it takes: a look at every tile before the one that fits, each word but once, the taps; what is said aloud is the ruling."""
    words = [tile.say, *dict.fromkeys(piece for reading in readings for piece in reading.pieces)]
    read = sum(len(re.findall(r"\w+", piece)) for piece in words)
    return read / READ_A_SECOND + A_TAP * taps + A_GLANCE * passed_over(tile)


def passed_over(tile: Tile) -> int:
    """How many tiles and phases are looked at before one: the commonest stand on top."""
    if tile.key in OFTEN:
        return OFTEN.index(tile.key)
    phases, beside = list(Phase), [other for other in TILES if other.phase is tile.phase]
    return len(OFTEN) + phases.index(tile.phase) + beside.index(tile)


@pytest.mark.parametrize("call", CALLS, ids=lambda call: str(call["call"]))
def test_a_common_call_is_forty_seconds_from_the_first_page_to_the_spoken_ruling(
    get: Get, call: dict[str, Any]
) -> None:
    """For somebody who knows what he sees: he reads a page down to the answer that he is looking for."""
    walk = Walk(get, call)

    assert seconds(walk.readings(known=True), tile_of(call), walk.taps) <= SOON


def test_no_common_call_takes_long_when_every_word_is_read(
    get: Get, record_property: Callable[[str, object], None]
) -> None:
    took = {}
    for call in CALLS:
        walk = Walk(get, call)
        took[call["call"]] = seconds(walk.readings(known=False), tile_of(call), walk.taps)
    late = sorted(((time, name) for name, time in took.items() if time > SOON), reverse=True)
    for time, name in late[:3]:
        record_property(f"counted seconds to the spoken ruling, every word read, of {name}", round(time))
    record_property(f"counted common calls over {SOON} s when every word is read", len(late))

    assert max(took.values()) < LONGEST, late


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
        return page.link(NONE).href
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
