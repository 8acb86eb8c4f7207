"""The page on which the meanings of a withdrawn call and of its replacement are compared (Law 23)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from http import HTTPStatus
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from lawbook.address import SET, Address
from lawbook.bridge import Suit
from lawbook.desk import Decision, rule
from lawbook.desk.comparing import Calls, compare, left_open, one_call, read_calls
from lawbook.desk.explained import explanations
from lawbook.desk.line import line_settings
from lawbook.errors import CaseError, LawbookError
from lawbook.law.authority import stricter
from lawbook.meaning import MeaningError, Mode, parse_meaning
from lawbook.text.refusals import refusal, said_in
from lawbook.web.comparison import alone, shown
from lawbook.web.keptfiles import kept_file
from lawbook.web.page import address_of, page
from lawbook.web.words import Words
from lawbook.web.words import marked as _

__all__ = ["MEANING_STYLE", "meaning_page"]

MEANING_STYLE = kept_file("meaning.css")

FIELDS = ("withdrawn", "replacement", "mode", "suit")
CALLS = ("call", "before", "instead", "after")
"""What is typed of the calls themselves, and of those before each."""
LIMIT = 2000
"""More signs than that are no description."""
READINGS = 6
"""More readings than a partner could entertain."""
MODES = {
    "all": _("Each reading must be passed"),
    "stated": _("Only the first counts"),
    "union": _("All are taken together"),
}


@dataclass(frozen=True, slots=True)
class Misread:
    """Words that are not understood: what stands before them, they, what stands after, and what is wrong."""

    before: str
    words: str
    after: str
    complaint: str
    left_open: str | None
    """The same with these words in braces, so that the others count."""
    instead: Address | None
    """The page on which it stands so."""

    @classmethod
    def of(cls, error: MeaningError, address: Address, calls: Calls) -> "Misread":
        """The words that an error names."""
        text, instead = error.text, left_open(error, calls, address.language)
        return cls(
            text[: error.start],
            text[error.start : error.end],
            text[error.end :],
            said_in(error.complaint, address.language),
            instead,
            _having(address, text, instead) if instead else None,
        )


def _having(address: Address, text: str, instead: str) -> Address:
    """The page with that description in the place of the other, wherever it was typed."""
    typed = {key: address.params.get(key, "") for key in ("withdrawn", "replacement")}
    return address.having(**{key: said.replace(text, instead) for key, said in typed.items() if said})


def meaning_page(request: Request) -> Response:
    """Two boxes of words, and what they decide."""
    address = address_of(request)
    typed = {key: address.params.get(key, "").strip()[:LIMIT] for key in (*FIELDS, *CALLS)}
    found: dict[str, Any] = {"found": None, "read": None, "misread": None, "error": "", "calls": Calls()}
    status = HTTPStatus.OK
    case, decision = _ruling(address)
    try:
        calls = found["calls"] = _calls(address, typed, decision)
        found |= _found(address, typed, calls)
    except MeaningError as error:
        found["misread"], status = Misread.of(error, address, found["calls"]), HTTPStatus.BAD_REQUEST
    except LawbookError as error:
        found["error"], status = refusal(error, address.language), HTTPStatus.BAD_REQUEST
    return page(
        "meaning.html",
        address,
        status=status,
        typed=typed,
        several=len(_readings(typed)) > 1,
        modes=MODES,
        line=line_settings(address.body),
        stricter=address.having(**{f"{SET}{name}": str(value) for name, value in stricter().items()}),
        drawn=address.without(*(key for key in address.params if key.startswith(SET))),
        suits=tuple(reversed(Suit)),
        meaning_style=MEANING_STYLE,
        case=case,
        checklist=_checklist(decision),
        **found,
    )


def _ruling(address: Address) -> tuple[Address | None, Decision | None]:
    """The ruling that asked for the comparison, and where it stands."""
    told = address.params.get("case", "")
    if not told.startswith("/rule"):
        return None, None
    case = address.leading(told)
    return case, rule(case.case())


def _checklist(decision: Decision | None) -> Mapping[str, Any]:
    """The questions that are to be answered there."""
    asked = (
        decision is not None and decision.question is not None and decision.question.aid == "comparable_call"
    )
    return decision.checklist if asked and decision else {}


def _calls(address: Address, typed: dict[str, str], decision: Decision | None) -> Calls:
    """The two calls and those before each: as they are typed, or else as the record of the ruling has them."""
    recorded = Calls() if decision is None else explanations(decision.view, decision.case).calls
    told = Calls(
        withdrawn=one_call(typed["call"], address.language),
        replacement=one_call(typed["instead"], address.language),
        after=read_calls(typed["after"], address.language),
        believed=read_calls(typed["before"], address.language),
    )
    same = told == replace(recorded, agreed=(None, None))
    return recorded if same or not any(typed[key] for key in CALLS) else told


def _readings(typed: dict[str, str]) -> list[str]:
    """The readings of the withdrawn call, one a line."""
    return [line.strip() for line in typed["withdrawn"].splitlines() if line.strip()]


def _found(address: Address, typed: dict[str, str], calls: Calls) -> dict[str, Any]:
    """What the words decide: of two calls a verdict, of one the hands that fit it."""
    words, readings = Words(address.language), _readings(typed)
    if len(readings) > READINGS:
        raise CaseError(
            "{number} readings are more than a partner could entertain: keep {readings}",
            number=len(readings),
            readings=READINGS,
        )
    if not readings:
        return {}
    if not typed["replacement"]:
        told = (calls.withdrawn, calls.before_withdrawn, calls.agreed[0])
        meaning = parse_meaning(readings[0], address.language, *told)
        return {"read": alone(meaning, words), "meaning": meaning}
    verdict = compare(
        readings,
        typed["replacement"],
        language=address.language,
        body=address.body,
        mode=_one_of(typed["mode"], tuple(mode.value for mode in Mode), "mode"),
        calls=calls,
    )
    suit = _one_of(typed["suit"], tuple("SHDC"), "suit")
    return {"found": shown(verdict, next((one for one in Suit if one.name[0] == suit), None), words)}


def _one_of(text: str, known: tuple[str, ...], name: str) -> str | None:
    """The word, if it is one that is known; None for no word."""
    if text and text not in known:
        raise CaseError(
            "{name} {text!r}: not known; known are {known}", name=name, text=text[:20], known=", ".join(known)
        )
    return text or None
