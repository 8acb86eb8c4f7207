"""The server: uvicorn, which ends when it is told to, whatever is being worked out."""

import asyncio
import gc
import os
import sys
from collections.abc import Callable, Mapping
from math import inf
from socket import socket
from threading import Timer
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from lawbook.web.serving.ahead import read_ahead
from lawbook.web.serving.connections import TAKEN, Connection, most
from lawbook.web.serving.studies import Studies
from lawbook.web.serving.studying import READY

__all__ = ["lasting", "serve_app"]

_GRACE = 1
"""Seconds in which answers that have begun come to their end."""
_END = 1.6
"""Seconds after which nothing is waited for: what was acknowledged is on the disk."""

_SWITCH = 0.001
"""Seconds after which a thread that makes a page lets the others go on: a page that is kept waits for no more."""


class _Ending(uvicorn.Server):
    """A server that does not wait for studies and threads that go on."""

    app: Starlette
    at_end: Callable[[], None]
    """What is done when the last answer was given, if there is time for it."""
    _ahead: asyncio.Task[None]

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Listen; then read what the first pages will need."""
        await super().startup(sockets)
        self._ahead = asyncio.create_task(self._read_ahead())

    async def _read_ahead(self) -> None:
        """What was read is there to stay; then a process for studies reads what it will need."""
        await read_ahead(self.app)
        gc.freeze()
        self.studies.ask(READY).asked = inf  # nobody waits for it, however long it takes

    @property
    def studies(self) -> Studies:
        """What is worked out beside the pages."""
        studies: Studies = self.app.state.studies
        return studies

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Give the last answers, then let go what was served."""
        await super().shutdown(sockets)
        self.at_end()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End soon; at the latest when the time is over."""
        super().handle_exit(sig, frame)
        self.studies.close()
        end = Timer(_END, os._exit, (0,))
        end.daemon = True
        end.start()


def lasting(phase: str, told: Mapping[str, int]) -> None:
    """After a look through all objects, those that are left are there to stay, and are not looked through again.

    Laws, sentences, templates and kept pages are 85,000 objects by the first evening; each look at all of
    them stops every page for 60 ms.
    """
    if phase == "stop" and told["generation"] == 2:
        gc.freeze()


def serve_app(app: Starlette, host: str, port: int) -> None:
    """Serve an application until the process is told to end."""
    Connection.most = most()
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=Connection,
        backlog=TAKEN,
        log_level="warning",
        timeout_graceful_shutdown=_GRACE,
        access_log=False,
    )
    server = _Ending(config)
    server.app = app
    server.studies.stand_back()
    sys.setswitchinterval(_SWITCH)
    gc.callbacks.append(lasting)
    gc.collect()
    evening = getattr(app.state, "evening", None)
    server.at_end = evening.close if evening else lambda: None
    try:
        server.run()
    finally:
        server.studies.close()
