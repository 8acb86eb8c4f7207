"""How far it is from the first page to the last sentence of the ruling, for the commonest calls, tap by tap."""

import re
from collections.abc import Callable, Iterator, Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
import yaml

from lawbook.address import Address
from lawbook.desk import rule
from lawbook.desk.branches import WAITS
from lawbook.desk.decision import Decision
from lawbook.law.fact import Moment
from lawbook.voice import speech
from lawbook.web import ruling
from lawbook.web.tiles import OFTEN, TILES, Phase, Tile
from tests.web.browsing import VOID, Page, params

Get = Callable[[str], Page]

CALLS: list[dict[str, Any]] = yaml.safe_load((Path(__file__).parent / "calls.yaml").read_text("utf-8"))
LATER = WAITS | {Moment.END_OF_AUCTION}
"""Questions that are put when play has gone on: the ruling that is spoken now ends before them."""
WORDS_A_SECOND = 2.5
READ_A_SECOND, A_TAP = 200 / 60, 2.0
"""How fast a Director reads for himself, and how long a tap takes."""
SOON = 40
"""Seconds from the first page to the spoken ruling."""
LONGEST = 92
"""What none takes, with every word read: wanted are 40, and no page may grow away from that."""
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
        rows.append(f"{min(found):2} {walked(get, call)[1]:2} {max(found):2}  {call['call']}")
    golden("taps.txt", "least, usual, most\n" + "\n".join(rows) + "\n")


def walked(get: Get, call: dict[str, Any]) -> tuple[Page, int]:
    """The last page of a call, and the taps to it: the phase where the tile is folded, the tile, the seat, the answers."""
    tile = tile_of(call)
    page, taps = get(get("/").tile(tile.say).href), 1 if tile.key in OFTEN else 2
    if seat := call.get("seat"):
        page, taps = (
            get(next(link.href for link in page.within("seats") if params(link.href)["offender"] == seat)),
            taps + 1,
        )
    for answer in call["answers"]:
        page, taps = get(tapped(page, answer)), taps + 1
    return page, taps


class Reading(HTMLParser):
    """What somebody reads of a page who looks for its next button, piece by piece."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.pieces: list[str] = []
        self._around: list[bool] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            said = {"aloud", "skip"} & set((dict(attrs).get("class") or "").split())
            self._around.append(bool(said) or tag in NOT_READ)

    def handle_endtag(self, tag: str) -> None:
        self._around.pop()

    def handle_data(self, data: str) -> None:
        if data.strip() and not any(self._around):
            self.pieces.append(data.strip())


def seconds(pages: Sequence[Page], tile: Tile, taps: int) -> float:
    """How long it takes over the tile and these pages: the taps, and every word, but once; what is said aloud is the ruling."""
    read = dict.fromkeys(piece for page in pages for piece in Reading(page.html).pieces)
    words = [tile.say, *read]
    return sum(len(re.findall(r"\w+", piece)) for piece in words) / READ_A_SECOND + A_TAP * taps


def test_the_seconds_from_the_first_page_to_the_spoken_ruling_are_counted(
    get: Get, record_property: Callable[[str, object], None]
) -> None:
    """Every word is read, as by somebody who has never seen the pages; who knows them is faster."""
    took = {}
    for call in CALLS:
        pages: list[Page] = []

        def kept(href: str, pages: list[Page] = pages) -> Page:
            pages.append(get(href))
            return pages[-1]

        _, taps = walked(kept, call)
        took[call["call"]] = seconds(pages[1:-1], tile_of(call), taps)
    late = sorted(((time, name) for name, time in took.items() if time > SOON), reverse=True)
    for time, name in late[:3]:
        record_property(f"counted seconds to the spoken ruling, of {name}", round(time))
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
        return page.link("None of these").href
    key, _, word = answer.partition("=")
    return next(link.href for link in page.answers if params(link.href).get(key) == word)


@pytest.mark.parametrize("call", CALLS, ids=lambda call: str(call["call"]))
def test_a_common_call_is_ruled_in_six_taps(get: Get, call: dict[str, Any]) -> None:
    page, taps = walked(get, call)

    assert page.is_outcome or page.waits
    assert taps <= 6


@pytest.mark.parametrize("call", CALLS, ids=lambda call: str(call["call"]))
def test_a_common_call_is_said_in_forty_seconds_with_the_seat_that_was_tapped(
    call: dict[str, Any],
) -> None:
    spoken = speech(told(call)[1]).now

    assert len(" ".join(said.text for said in spoken).split()) <= 40 * WORDS_A_SECOND
    assert not any("offender" in said.text for said in spoken if call.get("seat"))
