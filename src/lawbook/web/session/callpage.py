"""A call: where it was, who holds it, the case as told, and what is left to do about it."""

from dataclasses import dataclass, replace
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from lawbook.address import Address
from lawbook.bridge import Seat
from lawbook.desk import Decision, told_in
from lawbook.event.entries import Undone
from lawbook.law.fact import Fact
from lawbook.law.provision import Provision, Section
from lawbook.session import DirectorCall, Version
from lawbook.session.ruled import ruled
from lawbook.session.stage import Stage, stage
from lawbook.session.warned import warned_before
from lawbook.table.seen.sight import Sight
from lawbook.web.page import page
from lawbook.web.session.asking import seen, session_of, there
from lawbook.web.session.beginning import beginning
from lawbook.web.session.scoring import in_the_scores
from lawbook.web.session.told import act_line, differences
from lawbook.web.session.within import InCall, InSession
from lawbook.web.words import Words

__all__ = ["call_now", "call_page", "in_call"]


@dataclass(frozen=True, slots=True)
class Rival:
    """One of the cases that Directors told over the same one, with what it would lead to."""

    version: Version
    told: list[Markup]
    """What it tells that the others do not."""
    provisions: tuple[Provision, ...]
    asks: Fact[Any] | None
    stands: bool


def in_call(request: Request, session: InSession) -> InCall:
    """The call that a page is about. Raises CaseError where there is none."""
    return InCall(session, session.evening.call(request.path_params["call"]))


def call_now(request: Request) -> Response:
    """The way to the case as it stands; where nothing is told yet, to what is found for the words that it is sought by."""
    within = in_call(request, session_of(request))
    sought, case = request.query_params.get("q", ""), case_of(request, within)
    return seen(case.having(q=sought) if sought and not within.call.case else case)


def call_page(request: Request) -> Response:
    """The call as it stands."""
    session = session_of(request)
    within = in_call(request, session)
    call, evening = within.call, session.evening
    address = there(request, session, f"/call/{call.number}")
    decision, left, words = ruled(call.case), evening.reminders(call), Words(address.language)
    acts = evening.history(call.number)
    return page(
        "session/call.html",
        address,
        session=session,
        call=call,
        case=case_of(request, within),
        scores=in_the_scores(evening, call, words),
        decision=decision,
        stages=Stage,
        stage=stage(call, decision, left),
        reminders=left,
        noting="only" in request.query_params,
        in_force=told_in(decision, Section.IN_FORCE) if decision else (),
        rivals=_rivals(call, words) if call.rivals else [],
        seats=tuple(Seat),
        shown=decision is not None and isinstance(decision.rulings[0].case.view, Sight),
        whose=Address.of(call.case or "/").params.get("offender", ""),
        warned=[(logged.at, logged.entry) for logged in warned_before(evening.calls, call)],
        acts=[
            (logged, act_line(logged, call, words), logged.number in acts.counting)
            for logged in acts.entries
            if not isinstance(logged.entry, Undone)
        ],
        undoable=acts.undoable,
        undone=None if acts.redoable is None else acts.named(acts.redoable),
        redoable=acts.redoable,
        line=lambda logged: act_line(logged, call, words),
    )


def case_of(request: Request, within: InCall) -> Address:
    """The page of the case as it stands; what happened, where nothing is told yet."""
    call = within.call
    told = Address.of(call.case) if call.case else beginning(within.session.evening, call.board)
    here = there(request, within.session)
    return replace(told.having(**here.params), preferred=here.preferred, within=within)


def _rivals(call: DirectorCall, words: Words) -> list[Rival]:
    """The case that stands and its rivals, side by side."""
    standing = call.versions[-1]
    shared = next((each for each in call.versions if each.number == call.rivals[0].over), None)
    before = shared.case if shared else ""
    return [
        _rival(version, before, words, stands=version is standing) for version in (standing, *call.rivals)
    ]


def _rival(version: Version, before: str, words: Words, *, stands: bool) -> Rival:
    decision: Decision | None = ruled(version.case)
    told = list(differences(before, version.case, words))
    provisions = decision.provisions if decision else ()
    return Rival(version, told, provisions, decision.question if decision else None, stands)
