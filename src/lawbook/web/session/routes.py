"""The addresses of a session; all stand behind a key."""

from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp

from lawbook.session import Evening
from lawbook.web.session.awards import award, award_applied, penalty
from lawbook.web.session.callacts import call_acts
from lawbook.web.session.callpage import call_now, call_page
from lawbook.web.session.formpages import form_page, form_pdf
from lawbook.web.session.hall import hall_page
from lawbook.web.session.incall import Calls
from lawbook.web.session.kept import SCRIPT, STYLE, session_script, session_style
from lawbook.web.session.logpage import log_page
from lawbook.web.session.pollpages import (
    ballot_answered,
    ballot_page,
    poll_acts,
    poll_asked,
    poll_form,
    poll_list,
    poll_page,
)
from lawbook.web.session.returnpage import return_list
from lawbook.web.session.saypage import cards_page, said, say_page
from lawbook.web.session.scorefiles import score_file
from lawbook.web.session.scorepages import board_page, results_read, score_acts, scores
from lawbook.web.session.stream import stream
from lawbook.web.session.tonight import begun, joined, opened, tonight
from lawbook.web.session.written import written

__all__ = ["session_routes"]


def session_routes(evening: Evening, desk: ASGIApp) -> list[BaseRoute]:
    """The pages of a session, and the desk within each of its calls."""
    return [
        Route(STYLE, session_style),
        Route(SCRIPT, session_script),
        Route("/e/{key}", tonight),
        Route("/e/{key}/", tonight),
        Route("/e/{key}/join", joined, methods=["POST"]),
        Route("/e/{key}/calls", opened, methods=["POST"]),
        Route("/e/{key}/clock", begun, methods=["POST"]),
        Route("/e/{key}/written", written, methods=["POST"]),
        Route("/e/{key}/returns", return_list),
        Route("/e/{key}/log", log_page),
        Route("/e/{key}/hall", hall_page),
        Route("/e/{key}/stream", stream),
        Route("/e/{key}/call/{call:int}", call_page, methods=["GET"]),
        Route("/e/{key}/call/{call:int}", call_acts, methods=["POST"]),
        Route("/e/{key}/polls", poll_list, methods=["GET"]),
        Route("/e/{key}/polls", poll_asked, methods=["POST"]),
        Route("/e/{key}/polls/new", poll_form),
        Route("/e/{key}/poll/{poll:int}", poll_page, methods=["GET"]),
        Route("/e/{key}/poll/{poll:int}", poll_acts, methods=["POST"]),
        Route("/p/{ballot}", ballot_page, methods=["GET"]),
        Route("/p/{ballot}", ballot_answered, methods=["POST"]),
        Route("/e/{key}/scores", scores, methods=["GET"]),
        Route("/e/{key}/scores", score_acts, methods=["POST"]),
        Route("/e/{key}/scores/results", results_read, methods=["POST"]),
        Route("/e/{key}/scores/penalty", penalty, methods=["GET"]),
        Route("/e/{key}/scores/board/{session}/{board:int}", board_page),
        Route("/e/{key}/scores/{what:str}.csv", score_file),
        Route("/e/{key}/award/{call:int}", award, methods=["GET"]),
        Route("/e/{key}/award/{call:int}", award_applied, methods=["POST"]),
        Route("/e/{key}/form/{call:int}/{kind}.pdf", form_pdf),
        Route("/e/{key}/form/{call:int}/{kind}", form_page),
        Route("/e/{key}/call/{call:int}/now", call_now),
        Route("/e/{key}/call/{call:int}/say", say_page, methods=["GET"]),
        Route("/e/{key}/call/{call:int}/say", said, methods=["POST"]),
        Route("/e/{key}/call/{call:int}/cards", cards_page),
        Mount("/e/{key}/c/{call:int}", app=Calls(desk, evening)),
    ]
