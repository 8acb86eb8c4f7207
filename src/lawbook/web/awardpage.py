"""The page on which an adjusted score is put together and its worth is seen (Law 12C)."""

from http import HTTPStatus
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from lawbook.address import Address
from lawbook.bridge import Board
from lawbook.desk import Decision
from lawbook.desk.awarding import step_of
from lawbook.errors import CaseError, LawbookError
from lawbook.event.conditions import Scoring
from lawbook.law.provision import Award, AwardOwnAverage
from lawbook.text.refusals import refusal
from lawbook.web.averages import AVERAGES
from lawbook.web.award import (
    AWARD,
    COLUMNS,
    ROWS,
    VULNERABLE,
    default_win,
    number_text,
    on_slider,
    rows,
    settled,
)
from lawbook.web.awarded import Awarded, awarded
from lawbook.web.keptfiles import kept_file
from lawbook.web.page import address_of, page
from lawbook.web.ruling import consulted
from lawbook.web.words import Words
from lawbook.web.words import marked as _

__all__ = ["award_page", "form_address"]

LIMIT = 1200
"""More signs than that make pages heavy: the address is in every link. A larger field is scored from its file."""
SCORINGS = {
    Scoring.MATCHPOINTS.value: _("Matchpoints"),
    Scoring.TEAMS.value: _("Teams, IMPs"),
    Scoring.CROSS_IMPS.value: _("Cross-IMPs"),
    Scoring.BUTLER.value: _("Butler"),
}
_VULNERABILITIES = {
    "": _("by number"),
    "none": _("nobody"),
    "ns": _("North-South"),
    "ew": _("East-West"),
    "both": _("both sides"),
}
_NOT_SAID = _("not said")
_FAULTS = {"no_way": "A+", "partly": "A", "directly": "A-"}
_CONTESTS = {"teams": Scoring.TEAMS, "pairs": Scoring.MATCHPOINTS, "individual": Scoring.MATCHPOINTS}


AWARD_STYLE, AWARD_SCRIPT = kept_file("award.css"), kept_file("award.js")


def award_page(request: Request) -> Response:
    """The form and what comes of it; a form that was sent leads to the address that holds it."""
    address = address_of(request)
    if len(address.params.get("field", "")) > LIMIT:
        raise CaseError(
            "other results: more than {limit} signs are too many for an address; score the file (lawbook score)",
            limit=LIMIT,
        )
    if "do" in address.params:
        return RedirectResponse(str(settled(address)))
    found, error, status = Awarded(), "", HTTPStatus.OK
    try:
        found = awarded(address, Words(address.language))
    except LawbookError as refused:
        error, status = refusal(refused, address.language), HTTPStatus.BAD_REQUEST
    return page("award.html", address, status=status, found=found, error=error, **_form(address))


def _form(address: Address) -> dict[str, Any]:
    """What the form is filled in with."""
    told, step, words = address.params, step_of(address.body), Words(address.language)
    settings = {key: told.get(key, "") for key in (*AWARD, "board")}
    settings["kind"] = "artificial" if settings["kind"] == "artificial" else "assigned"
    settings["scoring"] = settings["scoring"] or Scoring.MATCHPOINTS.value
    settings["win"] = settings["win"] or default_win(address)
    columns = list(COLUMNS.items())[: 2 if settings["split"] == "yes" else 1]
    shown = _shown(settings, [letter for _, letter in columns])
    return {
        "told": settings,
        "hidden": {key: text for key, text in told.items() if key not in shown},
        "rows": rows(address),
        "columns": columns,
        "most": ROWS,
        "limit": LIMIT,
        "step": number_text(100 * step),
        "on_slider": lambda text: on_slider(text, step),
        "scorings": {word: words(said) for word, said in SCORINGS.items()},
        "vulnerabilities": {word: words(said) for word, said in _VULNERABILITIES.items()},
        "own": {} if address.within is None else address.within.own,
        "averages": {word: words(said) for word, said in {"": _NOT_SAID, **AVERAGES}.items()},
        "back": address.without(*AWARD).consulting(*told["laws"].split(",")) if "laws" in told else None,
        "award_style": AWARD_STYLE,
        "award_script": AWARD_SCRIPT,
    }


def _shown(settings: dict[str, str], letters: list[str]) -> set[str]:
    """The parameters that the form has fields for; what is left is carried along."""
    shown = {"board", "vulnerable", "scoring", "field", "kind", "rows", "do"}
    shown |= {"matchpoints": {"top", "win"}, "teams": {"knock_out"}}.get(settings["scoring"], set())
    if settings["kind"] == "artificial":
        return shown | {"average_ns", "average_ew", "own_ns", "own_ew"}
    keys = {f"{key}{number}" for number in range(1, ROWS + 1) for key in ("r", "l", *letters)}
    return shown | keys | {"split", "innocent", "lean", "table", "without"}


# The way to it


def form_address(address: Address, decision: Decision) -> Address:
    """The form for the adjusted score of a ruling, which it leads back to."""
    kinds = {type(provision) for provision in decision.provisions}
    told, board = address.answers, decision.table.board
    contest = _CONTESTS.get(told.get("form", ""))
    compared = {} if address.within is None else address.within.compared
    others = compared.get("field", "")
    params = {
        "laws": ",".join(consulted(address, decision)),
        "kind": "artificial" if kinds & {Award, AwardOwnAverage} else "",
        "board": f"{board.number}" if "board" in address.params else "",
        "vulnerable": _vulnerable(board) if address.params.keys() & {"board", "deal"} else "",
        "scoring": contest.value if contest else compared.get("scoring", ""),
        "field": others if len(others) <= LIMIT else "",
        "knock_out": told.get("knockout", ""),
        "average_ns": _FAULTS.get(told.get("fault_ns", ""), ""),
        "average_ew": _FAULTS.get(told.get("fault_ew", ""), ""),
    }
    if params["kind"] and address.within is not None:
        params |= {name: figure for name, (figure, _) in address.within.own.items()}
    return address.carried("/award").having(**{key: text for key, text in params.items() if text})


def _vulnerable(board: Board) -> str:
    """Who is vulnerable; empty where neither a number nor anybody tells."""
    return next((word for word, sides in VULNERABLE.items() if sides == board.vulnerability), "")
