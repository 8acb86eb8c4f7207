"""Measuring: how the server does, in the text format that monitors read, and whether it is there at all."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from time import perf_counter, process_time

from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lawbook.web.serving.keeping import Kept
from lawbook.web.serving.studies import Studies

__all__ = ["Figures", "Measured", "health", "metrics"]

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""In seconds; so many answers had begun by then."""
MEDIA = "text/plain; version=0.0.4; charset=utf-8"


@dataclass(eq=False, slots=True)
class Figures:
    """What was counted since the server began."""

    answers: Counter[int] = field(default_factory=Counter)
    """By the status that they begin with."""
    times: Counter[float] = field(default_factory=Counter)
    seconds: float = 0.0
    open: int = 0
    """Requests that are being answered."""

    def add(self, status: int, seconds: float) -> None:
        """Count an answer that has begun."""
        self.answers[status] += 1
        self.times[next((bound for bound in BOUNDS if seconds <= bound), float("inf"))] += 1
        self.seconds += seconds


class Measured:
    """An application whose answers are counted."""

    def __init__(self, app: ASGIApp, figures: Figures) -> None:
        self._app = app
        self._figures = figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, and count it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun, figures, answered = perf_counter(), self._figures, False

        async def counted(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = True
                figures.add(message["status"], perf_counter() - begun)
            await send(message)

        figures.open += 1
        try:
            await self._app(scope, receive, counted)
        finally:
            figures.open -= 1
            if not answered:
                figures.add(500, perf_counter() - begun)


async def health(_: Request) -> PlainTextResponse:
    """That the server answers."""
    return PlainTextResponse("ok\n", headers={"Cache-Control": "no-store"})


async def metrics(request: Request) -> PlainTextResponse:
    """All figures of the server."""
    state = request.app.state
    told = _told(state.figures, state.studies, state.kept)
    return PlainTextResponse("\n".join(told) + "\n", media_type=MEDIA, headers={"Cache-Control": "no-store"})


def _told(figures: Figures, studies: Studies, kept: Iterable[Kept]) -> Iterator[str]:
    yield "# TYPE lawbook_answers_total counter"
    for status, number in sorted(figures.answers.items()):
        yield f'lawbook_answers_total{{status="{status}"}} {number}'
    yield "# TYPE lawbook_answer_seconds histogram"
    total = 0
    for bound in BOUNDS:
        total += figures.times[bound]
        yield f'lawbook_answer_seconds_bucket{{le="{bound:g}"}} {total}'
    total += figures.times[float("inf")]
    yield f'lawbook_answer_seconds_bucket{{le="+Inf"}} {total}'
    yield f"lawbook_answer_seconds_sum {figures.seconds:.6f}"
    yield f"lawbook_answer_seconds_count {total}"
    gauges = {
        "lawbook_requests_open": figures.open,
        "lawbook_studies_running": studies.running,
        "lawbook_studies_queued": studies.queued,
        "lawbook_studies_processes": studies.processes,
        "lawbook_pages_kept_bytes": sum(each.size for each in kept),
    }
    for name, number in gauges.items():
        yield f"# TYPE {name} gauge"
        yield f"{name} {number}"
    yield "# TYPE lawbook_pages_kept_served_total counter"
    yield f"lawbook_pages_kept_served_total {sum(each.served for each in kept)}"
    yield "# TYPE process_cpu_seconds_total counter"
    yield f"process_cpu_seconds_total {process_time():.2f}"
