"""Doors: every way by which text comes in, with what can be read there."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from urllib.parse import urlencode

from starlette.applications import Starlette

from lawbook.casefile import CaseFile, loads
from lawbook.desk import replay, rule
from lawbook.equity.claims import parse_statement
from lawbook.meaning import count, parse_meaning
from lawbook.notation import parse_call, parse_card, read_deal
from lawbook.notation.contract import parse_contract
from lawbook.notation.lin import parse_lin
from lawbook.notation.pbn_games import parse_pbn
from lawbook.notation.results import csv_text, parse_results, pbn_text, read_event, usebio_text
from lawbook.recount import recount
from lawbook.systemfile import load_system
from lawbook.web.app import create_app
from lawbook.yamltext import documents
from tools.fuzzing.access import Table, database
from tools.fuzzing.asking import Answer, asked
from tools.fuzzing.changes import changed
from tools.fuzzing.evening import MULTIPART, asked_again, asks_of_the_desk, asks_of_the_evening, file_of, hall
from tools.fuzzing.fields import filled
from tools.fuzzing.lines import relined
from tools.fuzzing.odd import MARKS, VALUES
from tools.fuzzing.stores import damaged, spoilt, stores
from tools.fuzzing.values import revalued

__all__ = ["DOORS", "Door", "PageError"]

ROOT = Path(__file__).parent.parent.parent
LARGEST_PAGE = 4_000_000
"""The bytes of the longest page that anything may lead to."""


class PageError(Exception):
    """A page that should not be: the catch-all, or one without end."""


@dataclass(frozen=True, slots=True)
class Door:
    """A way in: what reads the text, and texts that it reads."""

    name: str
    read: Callable[[str], object]
    seeds: Callable[[], Sequence[str]]
    change: Callable[[str, Random, Sequence[str]], str] = changed
    """How an input is made of a seed."""


def _cases() -> list[str]:
    return [path.read_text("utf-8") for path in sorted((ROOT / "cases").glob("law_*/*.yaml"))]


@cache
def _stories() -> list[str]:
    return ["\n".join(case.story) for text in _cases() for case in loads(text) if case.story]


def _systems() -> list[str]:
    return [path.read_text("utf-8") for path in sorted((ROOT / "src/lawbook/meaning/systems").glob("*.yaml"))]


@cache
def _meanings() -> list[str]:
    lines = [line.partition(": ")[2] for text in _systems() for line in text.splitlines()]
    return [line for line in lines if line] + [
        "Weak two: 6 spades, 5-10 HCP", "not (5+ hearts or 15-17 balanced)", "Michaels, 8-11, no aces or three kings",
        "could be short (2+), 11-21, 4441 possible", "two of the three top honours in hearts, 6+ hearts",
    ]  # fmt: skip


_CSV = """Board,NS,EW,Contract,Declarer,Lead,Tricks,Score NS
1,1,2,4S,N,HK,10,420
1,3,4,3NTX,S,C2,8,-100
2,1,4,PASS,,,,0
2,3,2,1NT,E,S4,7,-90
"""
_PBN = """[Event "Club"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765"]
[Declarer "S"]
[Contract "3NTX"]
[Result "9"]
[Auction "N"]
1NT =1= Pass 3NT X
AP
[Note "1:15-17"]
[Play "W"]
HA H5 H2 HT
*
[ScoreTable "PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Score_NS\\5R"]
 1  2 4S    420
 3  4 3NTX -100

[Board "2"]
[Deal "E:- - - -"]
"""
_LIN = """pn|South,West,North,East|st||md|3SAKQJHT98D765C432,ST98H765D432CAKQJ,S765H432DAKQJCT98,|rh||ah|Board 1|sv|o|
mb|1N|an|15-17|mb|p|mb|3N!|mb|p|mb|p|mb|p|pg||pc|HA|pc|H5|mc|9|
vg|Final,Semi,I,1,16,A,0,B,0|rs|4SN=,3NSx-1|qx|o1|md|1,,,|sv|b|mb|1S|
"""
_JSON = '{"sessions": [{"scoring_type": "MATCH_POINTS", "sections": [{"name": "A", "boards": [{"board_number": 1}]}]}]}'
_HTML = "<html><table border=1><tr><td>NS</td><td>EW</td><td>4<b>&spades;</b> N</td><td>420</td></tr></table></html>"


@cache
def _results() -> list[str]:
    event = parse_results(_CSV, "seed.csv")
    return [_CSV, _PBN, _LIN, _JSON, _HTML, csv_text(event), pbn_text(event), usebio_text(event)]


_DATABASE = "\0\1\0\0Standard"
_ROWS = """Section\tTable\tRound\tBoard\tPairNS\tPairEW\tNS/EW\tContract\tResult\tLeadCard\tRemarks\tErased
1\t1\t1\t1\t1\t2\tN\t4 S\t=\tH10\t\t
1\t2\t1\t1\t3\t4\tS\t3 NT x\t-2\tSA\t\t
1\t3\t1\t2\t5\t6\t\t\t\t\t40%-60%\t
1\t3\t1\t3\t5\t6\t\tPASS\t\t\t\t1
"""


@cache
def _bridgemates() -> list[str]:
    made: dict[str, Table] = {
        "Section": {"ID": [1], "Letter": ["A"]},
        "ReceivedData": {"Section": [1], "Board": [1], "Erased": [False]},
    }
    return [_ROWS, _ROWS.replace("\t1\n", "\t\n"), database(made).decode("latin-1")]


_NOTATIONS = (
    "N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765", "S AK H Q D - C 2", "W: A10 E: Kn", "3NTx-1",
    "♠ AK ♥ Q\n♦ - ♣ 2", "1NT", "bez atu", "4S N", "SA", "drawing trumps, then diamonds, losing a club", "2\N{BLACK HEART SUIT}X",
)  # fmt: skip

_ADDRESSES = (
    "/auction?story=N 1S\nE 1H\ndirector&dealer=N&vul=all", "/rule/27?lang=pl&board=12&authority=PZBS&story=N 1S\nE 1C",
    "/play?contract=3NT S&deal=N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765&story=W HA\nN S5",
    "/claim?contract=3NT S&deal=N:A... K... Q... J...&story=N SA\nE SK\nS SQ\nW SJ", "/?q=revoke&lang=nb", "/law/13",
    "/meaning?withdrawn=5%2B spades&replacement=4%2B spades&mode=all", "/clause/2017/13A", "/hands?deal=S AK H Q&belongs=SA:W",
    "/award?story=N 1S&contract=4S N", "/rule/13?play_finished=no&set.claim_period=30", "/laws?edition=2007", "/rule/64+61",
    "/evidence/undercompensated.svg?laws=64", "/rule?of=a,b&tick=a", "/auction?add=N explains&text=points&story=N 1NT",
)  # fmt: skip


def _case(text: str) -> None:
    for case in loads(text):
        rule(case)


def _story(text: str) -> None:
    replay(CaseFile(story=tuple(text.splitlines())))


def _system(text: str) -> None:
    path = _folder() / "own.yaml"
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    load_system(path)


def _meaning(text: str, language: str = "en") -> None:
    count(parse_meaning(text, language))


def _event(text: str) -> None:
    recount(parse_results(text, "results"))


def _file(text: str) -> None:
    path = _folder() / "results"
    path.write_bytes(text.encode("utf-16" if len(text) % 5 == 0 else "utf-8", "surrogatepass"))
    read_event(path)


def _bridgemate(text: str) -> None:
    """A database as bytes, or one that is whole and holds these rows."""
    path = _folder() / "club.bws"
    if text.startswith(_DATABASE):
        path.write_bytes(text.encode("latin-1", "replace"))
    else:
        head, *rows = (line.split("\t")[:40] for line in [*text[:1000].splitlines()[:8], "", ""])
        columns = {name: [(*row, *[""] * 40)[place] for row in rows] for place, name in enumerate(head)}
        path.write_bytes(database({"ReceivedData": columns}))
    recount(read_event(path))


def _games(text: str) -> None:
    for parse in (parse_pbn, parse_lin):
        list(parse(text, "games", strict=False))


def _notation(text: str) -> None:
    readers: Sequence[Callable[[str], object]] = (
        parse_call,
        parse_card,
        read_deal,
        parse_contract,
        parse_statement,
    )
    readers[len(text) % len(readers)](text)


@cache
def _folder() -> Path:
    _KEPT.append(TemporaryDirectory())
    return Path(_KEPT[-1].name)


_KEPT: list[TemporaryDirectory[str]] = []


@cache
def _desk() -> Starlette:
    return create_app()


def _page(text: str) -> None:
    path, _, told = text.partition("?")
    _checked(asked(_desk(), "GET", "/" + _sent(path).lstrip("/"), _query(told)))


def _query(told: str) -> bytes:
    return urlencode([row.partition("=")[::2] for row in _sent(told).split("&")]).encode()


def _sent(text: str) -> str:
    return text.encode("utf-8", "replace").decode("utf-8")


def _api(text: str) -> None:
    _checked(asked(_desk(), "POST", "/api/rule", body=text.encode("utf-8", "replace")))


def _asked(text: str) -> None:
    _checked(asked_again(text))


def _uploaded(text: str) -> None:
    """Results for an evening that is being played, whatever their file is called."""
    name = VALUES[len(text) % len(VALUES)].replace('"', "") if len(text) % 3 else "results.csv"
    _checked(hall().sent("scores/results", file_of(name, text.encode("utf-8", "replace")), MULTIPART))


def _checked(answer: Answer) -> None:
    """What may come of a request. Raises PageError for the server's own faults."""
    if answer.status >= 500 or len(answer.body) > LARGEST_PAGE:
        raise PageError(f"{answer.status}, {len(answer.body)} bytes")
    if b"json" not in answer.head.get(b"content-type", b"") and any(mark in answer.body for mark in MARKS):
        raise PageError("what was typed is a part of the page")
    way = answer.head.get(b"location", b"/").removeprefix(b"http://localhost")
    if (
        way[:1] != b"/"
        or way[1:2] in {b"/", b"\\"}
        or any(b"\n" in value or b"\r" in value for value in answer.head.values())
    ):
        raise PageError("the way leads elsewhere")


@cache
def _bodies() -> list[str]:
    """Every case of ours, as JSON."""
    told = [one for text in _cases() for one in documents(text, "seed") if isinstance(one, dict)]
    return [*_SENT, *(json.dumps(one, default=str) for one in told)]


_SENT = (
    '{"story": ["N 1S", "E 1C", "director"], "dealer": "N"}', '{"law": "13", "answers": {"play_finished": "no"}}',
    '{"law": 64, "board": 7, "contract": "3NT S", "systems": {"NS": {"base": "sayc", "order": {"opening": ["1NT"]}}}}',
)  # fmt: skip

DOORS = (
    Door("cases", _case, _cases), Door("tellings", _case, _bodies, revalued), Door("stories", _story, _stories, relined),
    Door("systems", _system, _systems, relined), Door("meanings", _meaning, _meanings), Door("znaczenia", partial(_meaning, language="pl"), _meanings),
    Door("results", _event, _results), Door("rows", _event, _results, relined), Door("files", _file, _results),
    Door("games", _games, lambda: [_PBN, _LIN]), Door("bridgemates", _bridgemate, _bridgemates), Door("notation", _notation, lambda: _NOTATIONS),
    Door("pages", _page, lambda: _ADDRESSES), Door("desk", _asked, cache(asks_of_the_desk), filled), Door("api", _api, _bodies, revalued),
    Door("evening", _asked, cache(asks_of_the_evening), filled), Door("uploads", _uploaded, _results, relined), Door("stores", damaged, stores, spoilt),
)  # fmt: skip
"""All of them; the seeds of each are put together once."""
