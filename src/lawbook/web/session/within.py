"""Within: what a page of a session stands in, and who looks at it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from starlette.exceptions import HTTPException
from starlette.types import Scope

from lawbook.bridge import Side
from lawbook.event.entries import Where
from lawbook.event.ledger import Ledger
from lawbook.event.worth import Made, worth_text
from lawbook.scoring.exact import published
from lawbook.session import DirectorCall, Evening, Reminder, Role
from lawbook.session.keys import Pass, read_pass
from lawbook.web.session.kept import SCRIPT, STYLE

__all__ = ["InCall", "InSession", "admitted"]


@dataclass(frozen=True)
class InSession:
    """A page of a session: who looks at it, and how far his key opens."""

    evening: Evening
    by: Pass
    role: Role
    last: int = 0
    """The number of the newest entry when the page was asked for."""
    due: tuple[Reminder, ...] = ()
    """What was due then."""
    call: None = None
    style: str = STYLE
    script: str = SCRIPT

    @property
    def base(self) -> str:
        """What stands before the paths of its pages."""
        return f"/e/{self.by}"

    @property
    def session(self) -> "InSession":
        """Itself: what every page of the session stands in."""
        return self

    @property
    def writes(self) -> bool:
        """Whether he may write: he has a Director's key, and has said who he is."""
        return self.role is Role.DIRECTOR and bool(self.by.by)

    @property
    def compared(self) -> Mapping[str, str]:
        """Nothing: no board is looked at."""
        return {}

    @property
    def own(self) -> Mapping[str, tuple[str, int]]:
        """Nothing, again."""
        return {}


@dataclass(frozen=True, slots=True)
class InCall:
    """A page of the desk in a call of the Director."""

    session: InSession
    call: DirectorCall

    @property
    def base(self) -> str:
        """What stands before the paths of its pages."""
        return f"{self.session.base}/c/{self.call.number}"

    @property
    def writes(self) -> bool:
        """Whether what is tapped is written down: not by readers, and not in a call that is closed."""
        return self.session.writes and not self.call.closed

    @property
    def compared(self) -> Mapping[str, str]:
        """How the contest is scored; and the results of the other tables, where it is told which pairs met here."""
        with self.session.evening.at_work() as tournament:
            others = ", ".join(_others(tournament.ledger, self.call))
            return {"scoring": tournament.conditions.how.value, "field": others}

    @property
    def own(self) -> Mapping[str, tuple[str, int]]:
        """What each side of it has made on so many other boards of the session, by the name of its field (12C2(c))."""
        if not (self.call.board and self.call.ns and self.call.ew):
            return {}
        where = Where(self.call.session, self.call.board, self.call.ns, self.call.ew)
        with self.session.evening.at_work() as tournament:
            found = {f"own_{side.name.lower()}": tournament.elsewhere(where, side) for side in Side}
        told = {name: (tally.elsewhere, tally.boards) for name, tally in found.items() if tally is not None}
        return {
            name: (str(published(figure)), boards)
            for name, (figure, boards) in told.items()
            if figure is not None
        }


def _others(ledger: Ledger, call: DirectorCall) -> Iterator[str]:
    """What was played at the other tables of its board, as North-South see it."""
    tables = ledger.tables_of(call.session, call.board)
    if (call.ns, call.ew) in {(where.ns, where.ew) for where in tables}:
        for where in tables:
            result = ledger.standing(where).result
            if (where.ns, where.ew) != (call.ns, call.ew) and isinstance(result, Made | int):
                yield worth_text(result)


def admitted(evening: Evening, scope: Scope) -> InSession:
    """Who asks for a page of the session. Raises HTTPException where his key opens nothing, as if nothing were there."""
    by = read_pass(scope["path_params"]["key"])
    with evening.at_work():  # all of it by one look at the log
        role = evening.role(by.key)
        if role is None:
            raise HTTPException(404)
        return InSession(evening, by, role, evening.last, tuple(evening.due))
