"""Connections that say nothing keep nobody out."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from http.client import HTTPConnection

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from lawbook.web.serving.connections import Connection

MOST = 8
asked, answered = threading.Event(), threading.Event()


def long(_: Request) -> PlainTextResponse:
    asked.set()
    answered.wait(30)
    return PlainTextResponse("at last")


async def at_once(_: Request) -> PlainTextResponse:
    return PlainTextResponse("here")


class Few(Connection):
    most = MOST


@pytest.fixture
def port() -> Iterator[int]:
    app = Starlette(routes=[Route("/long", long), Route("/", at_once)])
    with socket.create_server(("127.0.0.1", 0)) as heard:
        server = uvicorn.Server(uvicorn.Config(app, http=Few, log_level="error", timeout_graceful_shutdown=1))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [heard]}, daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.01)
        yield heard.getsockname()[1]
        server.should_exit = True
        thread.join()


def ask(port: int, path: str) -> HTTPConnection:
    connection = HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request("GET", path)
    return connection


def test_the_oldest_that_say_nothing_are_let_go_and_what_is_asked_is_answered(port: int) -> None:
    with ExitStack() as held:
        waiting = held.enter_context(closing(ask(port, "/long")))
        assert asked.wait(30)
        silent = [
            held.enter_context(socket.create_connection(("127.0.0.1", port), timeout=30))
            for _ in range(5 * MOST)
        ]
        quick = held.enter_context(closing(ask(port, "/")))
        assert quick.getresponse().read() == b"here"
        answered.set()
        assert waiting.getresponse().read() == b"at last"

        gone = silent[: -MOST + 2]
        assert [one.recv(1) for one in gone] == [b""] * len(gone)
        silent[-1].sendall(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        assert silent[-1].recv(12) == b"HTTP/1.1 200"
