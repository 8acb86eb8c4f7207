"""Poll: what peers would do, and which calls that makes logical alternatives (Law 16B1(b))."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from lawbook.bridge import Call
from lawbook.equity.study import Row, Study, Value
from lawbook.equity.words import Saying, Words
from lawbook.errors import CaseError
from lawbook.law.authority import Authority
from lawbook.notation import parse_call

__all__ = ["Answer", "Poll", "Thresholds", "poll_of", "poll_study"]


@dataclass(frozen=True, slots=True)
class Answer:
    """One peer: who was asked, what he would call, and what else he thought of seriously."""

    who: str
    call: Call
    considered: tuple[Call, ...] = ()

    @property
    def weighed(self) -> frozenset[Call]:
        """Every call that he considered seriously; what he would call is one of them."""
        return frozenset((self.call, *self.considered))


@dataclass(frozen=True, slots=True)
class Thresholds:
    """How many must consider a call, and how many choose it, for it to be a logical alternative."""

    considered_percent: int
    chosen: int
    body: str

    @classmethod
    def of(cls, authority: Authority) -> "Thresholds":
        """What the authority lays down, or openly the WBF's."""
        considered = authority.setting("poll_considered_percent")
        return cls(considered.number, authority.setting("poll_chosen_least").number, considered.body)


@dataclass(frozen=True, slots=True)
class Poll:
    """The answers of all who were asked.

    >>> from lawbook.law.authority import authority
    >>> poll = poll_of([{"who": "A", "call": "P", "considered": ["X"]}, {"who": "B", "call": "X"}, {"who": "C", "call": "X"}])
    >>> [str(call) for call in poll.logical(Thresholds.of(authority("WBF")))]
    ['X', 'Pass']
    """

    answers: tuple[Answer, ...]

    @property
    def calls(self) -> tuple[Call, ...]:
        """Every call that anybody thought of, those that most would choose first."""
        told = dict.fromkeys(call for answer in self.answers for call in (answer.call, *answer.considered))
        return tuple(sorted(told, key=lambda call: (-self.chosen(call), -self.considered(call))))

    def chosen(self, call: Call) -> int:
        """How many would make the call."""
        return sum(answer.call == call for answer in self.answers)

    def considered(self, call: Call) -> int:
        """How many considered it seriously."""
        return sum(call in answer.weighed for answer in self.answers)

    def logical(self, thresholds: Thresholds) -> tuple[Call, ...]:
        """The logical alternatives."""
        return tuple(
            call
            for call in self.calls
            if 100 * self.considered(call) >= thresholds.considered_percent * len(self.answers)
            and self.chosen(call) >= thresholds.chosen
        )


def poll_of(rows: Iterable[Mapping[str, object]]) -> Poll:
    """The poll from rows with who, call and considered. Raises CaseError that names the row."""
    found = tuple(_answer(row, number) for number, row in enumerate(rows, start=1))
    if not found:
        raise CaseError("the poll has no answers: write rows such as {who: A, call: P, considered: [X]}")
    return Poll(found)


def _answer(row: object, number: int) -> Answer:
    if not isinstance(row, Mapping) or "call" not in row or row.keys() - {"who", "call", "considered"}:
        raise CaseError(
            "poll, answer {number}: write {{who: A, call: P, considered: [X]}}; considered may be left out",
            number=number,
        )
    considered = row.get("considered") or []
    if not isinstance(considered, list):
        raise CaseError("poll, answer {number}: considered is a list of calls, such as [P, X]", number=number)
    return Answer(
        str(row.get("who", number)),
        parse_call(str(row["call"])),
        tuple(parse_call(str(call)) for call in considered),
    )


def poll_study(poll: Poll, thresholds: Thresholds) -> Study:
    """The poll as bars, with the calls that are logical alternatives."""
    number = len(poll.answers)
    logical = poll.logical(thresholds)
    verdict = Saying.of(Words.LOGICAL, calls=logical) if logical else Saying.of(Words.NONE_LOGICAL)
    return Study(
        aid="poll",
        title=Saying.of(Words.POLL, number=number),
        columns=(Saying.of(Words.CONSIDERED), Saying.of(Words.WOULD)),
        rows=tuple(
            Row(
                Saying.of(Words.FREE_CARD, cards=call),
                (Value(poll.considered(call) / number), Value(poll.chosen(call) / number)),
            )
            for call in poll.calls
        ),
        remarks=(
            verdict,
            Saying.of(
                Words.THRESHOLDS,
                body=thresholds.body,
                considered=thresholds.considered_percent,
                chosen=thresholds.chosen,
            ),
        ),
        closed=(Words.POLL_CAVEAT,),
    )
