"""The scores as files: for the scoring program, or for print."""

import csv
import io

from starlette.requests import Request
from starlette.responses import Response

from lawbook.event.tournament import Tournament
from lawbook.event.worth import worth_text
from lawbook.notation.results.cells import cell
from lawbook.web.session.asking import session_of
from lawbook.web.session.scoring import names_of, scored

__all__ = ["score_file"]


def score_file(request: Request) -> Response:
    """The ranking or all results, as CSV, for the scoring program or for print."""
    session = session_of(request)
    with session.evening.at_work() as tournament:
        rows = (
            _ranking_rows(tournament)
            if request.path_params["what"] == "ranking"
            else _result_rows(tournament)
        )
        written = io.StringIO()
        csv.writer(written).writerows([cell(text) for text in row] for row in rows)
    name = f"{request.path_params['what']}.csv"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(written.getvalue(), media_type="text/csv; charset=utf-8", headers=headers)


def _ranking_rows(tournament: Tournament) -> list[list[str]]:
    names = names_of(tournament)
    head = ["line", "place", "contestant", "names", "total"]
    return [
        head,
        *(
            [line, str(one), one.contestant, names.get(one.contestant, ""), str(one.total)]
            for line, places in tournament.ranking().items()
            for one in places
        ),
    ]


def _result_rows(tournament: Tournament) -> list[list[str]]:
    head = ["session", "board", "ns", "ew", "for_ns", "for_ew", "score_ns", "score_ew"]
    rows = ((now, *scored(tournament, now)) for now in tournament.ledger.standings)
    return [
        head,
        *(
            [w.session, str(w.board), w.ns, w.ew, worth_text(now.for_ns), worth_text(now.for_ew), ns, ew]
            for now, ns, ew in rows
            for w in (now.where,)
        ),
    ]
