"""An evening with something of everything in it, and what its pages and those of the desk ask."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlencode, urlsplit

from starlette.applications import Starlette

from lawbook.session import Evening, Role, open_evening
from lawbook.session.polls import polls
from lawbook.web.app import create_app
from tools.fuzzing.asking import Answer, asked
from tools.fuzzing.fields import forms_of

__all__ = ["Hall", "hall"]

OLD = 400
"""After so many entries another evening begins, so that one input takes as long as the next."""
RESULTS = "scoring,board,ns,ew,contract,declarer,tricks\n" + "".join(
    f"matchpoints,{board},{pair},{pair + 4},{bid},S,{8 + pair}\n" for board in (1, 2) for pair, bid in enumerate(("3NT", "4S", "1NT", "5D"), 1)
)  # fmt: skip
_CASES = (
    "/rule?contract=4S+by+S&story=E+DQ%0Adirector&board=1",
    "/rule/13?card_not_of_deal=no&play_finished=no&wrong_hand_called=no&saw_another_hand=yes",
    "/rule/64?board=1&revoke_trick=offender&later_trick=yes&same_suit_again=no&card_was_faced=no&next_deal_called=no",
    "/rule/16?information_from=partner&partner_gave_information=yes&suggests_action=yes&chose_suggested=yes",
)
_DESK = (
    "/", "/laws", "/law/64", "/clause/2017/64A1", "/hands", "/auction", "/auction?story=N+1S%0AE+1H", "/play?contract=3NT+S", "/claim", "/award",
    "/meaning", "/record", "/rule", *_CASES,
)  # fmt: skip


class Hall:
    """A session, its server, and its own addresses."""

    def __init__(self, folder: Path) -> None:
        self.evening: Evening = open_evening(str(folder / "event.db"))
        self.app: Starlette = create_app(self.evening)
        self.base = f"/e/{self.evening.key(Role.DIRECTOR)}~AB"
        self._fill()

    def _fill(self) -> None:
        self.sent("scores/results", file_of("results.csv", RESULTS.encode()), MULTIPART)
        for table, case in enumerate(_CASES, 1):
            self.sent("calls", urlencode({"table": table, "board": table}).encode())
            number, (path, _, query) = self.evening.calls[-1].number, case.partition("?")
            self.sent(f"c/{number}{path}", f"{query}&_over=0".encode())
            self.sent(f"call/{number}", f"do=place&table={table}&board=1&ns=1&ew=5".encode())
        self.sent("polls", b"hand=K875.843.7.QJ843&auction=1S+P+2S+P&options=P+3S+4S&number=3&minutes=60")

    def sent(self, path: str, body: bytes, kind: bytes = b"application/x-www-form-urlencoded") -> Answer:
        """What comes of a form."""
        return asked(self.app, "POST", f"{self.base}/{path}", body=body, kind=kind)

    @property
    def ballots(self) -> list[str]:
        """Where the first poll is answered."""
        return [f"/p/{ballot}" for poll in polls(self.evening)[:1] for ballot in poll.asked.ballots[:1]]


BOUNDARY = "q1x"
MULTIPART = f"multipart/form-data; boundary={BOUNDARY}".encode()


def file_of(name: str, written: bytes) -> bytes:
    """A file as a form sends it."""
    head = f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\n\r\n'
    return head.encode("utf-8", "replace") + written + f"\r\n--{BOUNDARY}--\r\n".encode()


_HALLS: list[tuple[Hall, TemporaryDirectory[str]]] = []


def hall() -> Hall:
    """The evening; another one where much has happened in it."""
    if not _HALLS or _HALLS[-1][0].evening.known > OLD:
        while _HALLS:
            old, folder = _HALLS.pop()
            old.evening.close()
            folder.cleanup()
        folder = TemporaryDirectory()
        _HALLS.append((Hall(Path(folder.name)), folder))
    return _HALLS[-1][0]


def asks_of_the_evening() -> list[str]:
    """Every form and link of its pages; the key, and the way to a ballot, are put in when they are asked."""
    here = hall()
    starts = [
        here.base,
        *(
            f"{here.base}/{path}"
            for path in ("scores", "polls/new", "returns", "log", "hall", "stream?after=0")
        ),
    ]
    starts += [
        f"{here.base}/{what}/{call.number}" for call in here.evening.calls for what in ("call", "award")
    ]
    return [
        text.replace(here.base, "/e/KEY").replace(here.ballots[0], "/p/BALLOT")
        for text in [*forms_of(_getting(here.app), [*starts, *here.ballots], "/"), *_written(here)]
    ]


def _written(here: Hall) -> Sequence[str]:
    return [
        f"POST {here.base}/written?_once=a&table=7&board=12&note=a&case=%2Frule%2F13%3Fplay_finished%3Dno"
    ]


def asks_of_the_desk() -> list[str]:
    """Every form and link of its pages."""
    app = create_app()
    return [text for text in forms_of(_getting(app), _DESK, "/") if text.startswith("GET ")]


def _getting(app: Starlette) -> Callable[[str], str]:
    def get(path: str) -> str:
        told = urlsplit(path)
        return asked(app, "GET", told.path, told.query.encode()).body.decode("utf-8", "replace")

    return get


def asked_again(text: str) -> Answer:
    """What comes of a request to the evening, which has another key by now."""
    here = hall()
    method, _, rest = text.partition(" ")
    path, _, query = rest.partition("?")
    path = re.sub("^/e/KEY", here.base, path).replace("/p/BALLOT", here.ballots[0])
    fields = query.encode("utf-8", "replace")
    path = "/" + path.encode("utf-8", "replace").decode().lstrip("/")
    return (
        asked(here.app, "GET", path, fields)
        if method == "GET"
        else asked(here.app, "POST", path, body=fields)
    )
