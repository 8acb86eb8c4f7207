"""The page on which a claim is looked at line by line: what it is worth, and which plays are not normal (Laws 70, 71)."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from http import HTTPStatus
from itertools import groupby
from typing import Any

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from lawbook.address import Address
from lawbook.bridge import Card, Seat
from lawbook.casefile import case_text
from lawbook.desk.claims import claim_told, won_before
from lawbook.equity.claims import Adjudication, Judgement
from lawbook.equity.position import winner
from lawbook.errors import CaseError, LawbookError
from lawbook.law.laws.law_70 import UNAWARE
from lawbook.notation import card_text, parse_card
from lawbook.text.refusals import refusal
from lawbook.web.keptfiles import kept_file
from lawbook.web.page import address_of, page
from lawbook.web.serving.studies import Studies, Study
from lawbook.web.serving.studying import CLAIMED
from lawbook.web.words import Words

__all__ = ["CLAIM", "CLAIM_STYLE", "claim_page", "struck"]

CLAIM = ("struck", "strike", "line", "first", "laws")
"""The parameters of the page, beside the case that it is about."""
FIELDS = ("deal", "contract", "tricks", "leader", "story")
MOST = 12
"""More lines struck out than a Director judges."""
CLAIM_STYLE = kept_file("claim.css")


@dataclass(frozen=True, slots=True)
class Play:
    """One card of the line: who plays it, whether it wins its trick or is the one to be judged, and its place."""

    seat: Seat
    card: Markup
    wins: bool
    turning: bool
    place: int | None
    """Where it stands in the line, if it can be struck out: the claiming side's own cards."""


@dataclass(frozen=True, slots=True)
class Bar:
    """The tricks of one reckoning, and their part of those that are left."""

    name: str
    tricks: int | None
    part: Fraction


async def claim_page(request: Request) -> Response:
    """A record with a claim, what it is worth, and the worst line card by card; it says so where that takes longer."""
    address = address_of(request)
    if "strike" in address.params:
        return RedirectResponse(str(struck(address)))
    study, error = None, None
    if address.params.get("story", "").strip():
        studies: Studies = request.app.state.studies
        try:
            study = await studies.soon(CLAIMED, *await run_in_threadpool(_asked, address))
        except LawbookError as wrong:
            error = wrong
    return await run_in_threadpool(_page, address, study, error)


def _asked(address: Address) -> tuple[str, ...]:
    """What is to be studied. Raises CaseError and NotationError."""
    case, first = address.without(*CLAIM).case(), address.params.get("first", "")
    return (case_text(case), first, *_lines(address))


def _page(address: Address, study: Study | None, error: LawbookError | None) -> Response:
    told = address.params
    shown: dict[str, Any] = {
        "found": None,
        "error": "",
        "waits": study is not None and not study.found.done(),
    }
    if study is not None and study.found.done():
        try:
            shown |= _found(address, study.found.result())
        except LawbookError as wrong:
            error = wrong
    if error is not None:
        shown["error"] = refusal(error, address.language)
    answer = page(
        "claim.html",
        address,
        status=HTTPStatus.BAD_REQUEST if error else HTTPStatus.OK,
        typed={key: told.get(key, "") for key in FIELDS},
        first=told.get("first") == "yes",
        undo=address.without("struck") if "struck" in told else None,
        hidden={key: text for key, text in told.items() if key not in {*FIELDS, "struck", "strike", "line"}},
        back=address.without(*CLAIM).consulting(*filter(None, told.get("laws", "").split(","))),
        claim_style=CLAIM_STYLE,
        **shown,
    )
    if shown["waits"]:
        answer.headers.update({"Cache-Control": "no-store", "Refresh": "1"})
    return answer


def struck(address: Address) -> Address:
    """The address with one more line struck out: the cards up to the one that was tapped. Raises CaseError."""
    place, cards = address.params["strike"], address.params.get("line", "").split()
    if not re.fullmatch("[0-9]{1,2}", place) or int(place) >= len(cards):
        raise CaseError("strike {place!r}: tap one of the cards of the line (Law 70D)", place=place[:20])
    lines = [*_lines(address), " ".join(cards[: int(place) + 1])]
    return address.without("strike", "line").having(struck=",".join(lines))


def _lines(address: Address) -> list[str]:
    lines = [line.strip() for line in address.params.get("struck", "").split(",") if line.strip()]
    if len(lines) > MOST:
        raise CaseError(
            "{number} lines that are not normal: judge at most {most}, or judge the claim (Law 70A)",
            number=len(lines),
            most=MOST,
        )
    return lines


def _found(address: Address, found: Adjudication) -> dict[str, Any]:
    """What the claim is worth, as it is shown."""
    words = Words(address.language)
    told = _told(found, address, words)
    return {
        "found": found,
        "claimed": told[0],
        "result": [line for line in told[2] if not line.startswith("  ?")],
        "judged": [line.removeprefix("  ? ") for line in told[2] if line.startswith("  ?")],
        "bars": list(_bars(found, told[1])),
        "rows": list(_rows(found, words)),
        "line": " ".join(card.name for card in found.line.cards),
        "not_normal": list(_not_normal(address, words)),
        "unaware": _unaware(found),
    }


def _told(found: Adjudication, address: Address, words: Words) -> list[list[str]]:
    """What the desk says of the claim: who claimed, the figures, the result, the line."""
    won = won_before(address.without(*CLAIM).case().table)
    said = claim_told(found, won, words.language)
    return [list(lines) for blank, lines in groupby(said, key=lambda line: not line) if not blank]


def _bars(found: Adjudication, lines: list[str]) -> Iterator[Bar]:
    """The figures by the names that the desk gives them."""
    figures = (found.worst, found.winners_first, found.best, found.free)
    for line, tricks in zip(lines, figures, strict=True):
        name = re.split(r" {2,}", line)[0]
        yield Bar(name, tricks, Fraction(tricks or 0, max(found.claim.position.left, 1)))


def _rows(found: Adjudication, words: Words) -> Iterator[list[Play]]:
    """The line, a trick a row; the trick in progress has what was on it."""
    position, line, side = found.claim.position, found.line, found.claim.claimer.side
    on_table = [(Seat((position.leader + at) % 4), card) for at, card in enumerate(position.trick)]
    plays = [*on_table, *zip(line.seats, line.cards, strict=True)]
    for start in range(0, len(plays), 4):
        trick = plays[start : start + 4]
        best = winner(trick[0][0], tuple(card for _, card in trick), position.strain)
        yield [
            Play(
                seat,
                words.pips(card_text(card, words.language)),
                seat is best,
                line.turning is not None and at == line.turning + len(on_table),
                at - len(on_table) if at >= len(on_table) and seat.side is side else None,
            )
            for at, (seat, card) in enumerate(trick, start)
        ]


def _not_normal(address: Address, words: Words) -> Iterator[tuple[Markup, Address]]:
    """The cards that were called not normal, each with the page that takes it back."""
    lines = _lines(address)
    for at, line in enumerate(lines):
        kept = ",".join(lines[:at] + lines[at + 1 :])
        there = address.without("struck")
        card: Card = parse_card(line.split()[-1])
        yield words.pips(card_text(card, words.language)), there.having(struck=kept) if kept else there


def _unaware(found: Adjudication) -> Any:
    """The question whether he knew of a trump, where it is to be judged (Law 70C)."""
    asked = any(judgement is Judgement.UNAWARE for judgement, _ in found.judgements)
    return UNAWARE if asked else None
