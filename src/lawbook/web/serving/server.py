"""The server: uvicorn, which ends when it is told to, whatever is being worked out."""

import os
from threading import Timer
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from lawbook.web.serving.studies import Studies

__all__ = ["serve_app"]

_GRACE = 1
"""Seconds in which answers that have begun come to their end."""
_END = 1.6
"""Seconds after which nothing is waited for: what was acknowledged is on the disk."""


class _Ending(uvicorn.Server):
    """A server that does not wait for studies and threads that go on."""

    studies: Studies

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End soon; at the latest when the time is over."""
        super().handle_exit(sig, frame)
        self.studies.close()
        end = Timer(_END, os._exit, (0,))
        end.daemon = True
        end.start()


def serve_app(app: Starlette, host: str, port: int) -> None:
    """Serve an application until the process is told to end."""
    config = uvicorn.Config(
        app, host=host, port=port, log_level="warning", timeout_graceful_shutdown=_GRACE, access_log=False
    )
    server = _Ending(config)
    server.studies = app.state.studies
    try:
        server.run()
    finally:
        server.studies.close()
