"""The desk as a service worker asks it: JSON in, JSON out, one more line at the foot."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

import pytest

from lawbook.address import Address
from lawbook.errors import CaseError
from lawbook.offline.inline import InlineStudies
from lawbook.offline.inside import Desk, noted

DESK = Desk("7")
PAGE = '<html lang="{}"><footer></footer></html>'


def endless(_: str) -> Iterator[str]:
    """A study that finds more and more."""
    from lawbook.budget import in_force  # noqa: PLC0415  # named as a study is, by its place

    number = 0
    while True:
        number += 1
        in_force().spend(events=1)
        yield f"found {number}"


def without_solver(_: str) -> Iterator[str]:
    from lawbook.equity.errors import NoSolver  # noqa: PLC0415

    yield from ()
    raise NoSolver("no double-dummy library is installed: {remedy}", remedy="install it")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Works without a network · 7"), ("pl", "Działa bez sieci · 7"), ("nb", "Virker uten nett · 7")],
)
def test_the_line_is_in_the_language_of_the_page(language: str, said: str) -> None:
    told = noted(PAGE.format(language), "7", Address.of("/"), {})

    assert said in told
    assert f'href="/offline/?lang={language}"' in told


def test_the_line_offers_what_is_newer() -> None:
    assert "A newer version is there" in noted(PAGE.format("en"), "7", Address.of("/"), {"newer": True})


def test_what_is_no_page_of_the_desk_gets_no_line() -> None:
    assert noted("<svg></svg>", "7", Address.of("/"), {}) == "<svg></svg>"


def test_a_study_is_what_is_known_when_its_time_is_over() -> None:
    found = InlineStudies(seconds=0.01).ask(f"{__name__}:endless", "").found.result()

    assert found.startswith("found ")


def test_a_study_that_needs_double_dummy_is_refused_in_one_sentence() -> None:
    study = InlineStudies().ask(f"{__name__}:without_solver", "")

    with pytest.raises(CaseError, match="not without a network"):
        study.found.result()


def asked(path: str, query: str = "", **more: Any) -> tuple[int, str]:
    """What the desk of a browser answers."""
    told = {"method": "GET", "path": path, "query": query, **more}
    status, _, text = json.loads(asyncio.run(DESK.answered(json.dumps(told))))
    return status, text


def sent(**fields: str) -> tuple[int, str]:
    return asked("/offline/calls", method="POST", body=urlencode(fields), now="2026-11-22 14:32")


CALL = {"do": "keep", "_once": "a", "table": "5", "board": "7", "case": "/rule/13?board=7&lang=pl"}


def test_a_call_is_kept_as_it_will_be_sent() -> None:
    status, text = sent(**CALL)

    assert (status, json.loads(text)) == (
        200,
        {
            "do": "keep",
            "once": "a",
            "table": "5",
            "board": "7",
            "case": "/rule/13?board=7",
            "about": "Incorrect number of cards",
            "when": "2026-11-22 14:32",
            "note": "Written without a network, 2026-11-22 14:32",
        },
    )


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"table": ""}, "write its number or name"),
        ({"board": "seven"}, "a board has a number"),
        ({"case": "/rule/13?edition=new"}, "edition"),
        ({"do": "burn"}, "no such act"),
        ({"do": "server", "server": "https://host/e/key"}, "no session of a Director"),
    ],
)
def test_what_cannot_be_kept_is_refused_in_one_line(fields: dict[str, str], why: str) -> None:
    status, text = sent(**{**CALL, **fields})

    assert status == 400
    assert why in text


def test_the_session_is_remembered_without_what_stands_behind_it() -> None:
    _, text = sent(do="server", server="https://club.example/e/k3y~AB/call/7?lang=pl")

    assert json.loads(text) == {"do": "server", "server": "https://club.example/e/k3y~AB"}


def test_each_ruling_can_be_written_down_and_what_waits_is_told() -> None:
    _, text = asked("/rule/64", "lang=pl", calls=[{"once": "a"}, {"once": "b", "state": "sent"}])
    assert "/offline/write?case=%2Frule%2F64&amp;lang=pl" in text
    assert "/offline/calls?lang=pl" in text

    assert "/offline/write" not in asked("/laws")[1]
    assert "/offline/calls" not in asked("/laws")[1]


def test_what_became_of_each_call_is_shown() -> None:
    waits = {**json.loads(sent(**CALL)[1]), "written": 1}
    put_down = {**waits, "once": "b", "state": "sent", "call": 12, "path": "/e/k~AB/call/12", "rivals": True}
    refused = {**waits, "once": "c", "state": "refused", "refused": "this key only reads"}
    _, text = asked("/offline/calls", calls=[waits, put_down, refused], server="https://club.example/e/k~AB")

    assert text.count("Waits on this device") == 1
    assert 'href="https://club.example/e/k~AB/call/12"' in text
    assert text.count("Another Director has told it otherwise") == 1
    assert "this key only reads" in text
