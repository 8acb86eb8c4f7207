"""The ruling for programs: a case in JSON goes in, the ruling in JSON comes out."""

import json

from starlette.requests import Request
from starlette.responses import JSONResponse

from lawbook.address import Address, law_name, told_once
from lawbook.casefile import loads
from lawbook.desk import rule
from lawbook.entrance import decoded, json_of, of_one_board
from lawbook.errors import CaseError, LawbookError
from lawbook.objects import as_json
from lawbook.text.refusals import refusal

__all__ = ["is_asked", "nothing_there", "rule_json"]

LIMIT = 64 * 1024
FOR_PROGRAMS, RULE = "/api/", "/api/rule"


async def rule_json(request: Request) -> JSONResponse:
    """The ruling on a case with the keys of a case file."""
    language = "en"
    try:
        language = Address(RULE, told_once(request.query_params.multi_items())).language
        case = loads(await _case(request))[0]
        of_one_board(case.story)
        list(map(law_name, case.laws))
        return JSONResponse(as_json(rule(case), language))
    except LawbookError as error:
        return JSONResponse({"error": refusal(error, language)}, status_code=400)


def is_asked(request: Request) -> bool:
    """Whether a program asks, which reads no page."""
    return request.url.path.startswith(FOR_PROGRAMS)


def nothing_there(language: str, status: int) -> JSONResponse:
    """Where a program has to turn, when it asks for what there is not, or in another way."""
    error = CaseError("{here}: a case is sent here as JSON, by POST; there is nothing else", here=RULE)
    return JSONResponse({"error": refusal(error, language)}, status_code=status)


async def _case(request: Request) -> str:
    """The body as the text of a case file: JSON is YAML, so one reader checks both."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LIMIT:
            raise CaseError("case: larger than {limit} KB; one case is much smaller", limit=LIMIT // 1024)
    try:
        return json.dumps(json_of(decoded(body), "case", CaseError), ensure_ascii=False)
    except json.JSONDecodeError:
        raise CaseError("case: not JSON; send an object with the keys of a case file") from None
