"""Polls: a hand and an auction put to players who do not know what happened (Laws 16B1(b), 21B1).

Each player asked has a ballot of his own and answers in two steps: what he would do, and then, when
that is put down, what else he thought of. Who he is, nobody writes down.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import Enum

from lawbook.bridge import Hand
from lawbook.errors import CaseError, NotationError
from lawbook.event.calls import PollAnswered, PollAsked, PollClosed
from lawbook.event.entries import Logged
from lawbook.law.authority import authority
from lawbook.notation import hand_text, parse_hand
from lawbook.session.actions import action_text, auction_text
from lawbook.session.evening import Evening
from lawbook.session.keys import new_key

__all__ = [
    "Count",
    "Question",
    "Step",
    "Taken",
    "answer",
    "ask",
    "ballot",
    "polls",
    "taken",
]

MOST_BALLOTS = 20


class Step(Enum):
    """Where a ballot stands."""

    FIRST = "first"
    """Nothing is answered yet."""
    SECOND = "second"
    """He has said what he would do, not what else he thought of."""
    DONE = "done"
    OVER = "over"
    """The poll is closed, or its time is up."""


@dataclass(frozen=True, slots=True)
class Count:
    """How many would do something, and how many thought of it seriously."""

    action: str
    chosen: int
    considered: int
    asked: int

    def logical(self, considered_percent: int, chosen_least: int) -> bool:
        """Whether it is a logical alternative by these thresholds (Law 16B1(b))."""
        return self.chosen >= chosen_least and self.is_considered(considered_percent)

    def is_considered(self, considered_percent: int) -> bool:
        """Whether as many thought of it seriously as the threshold wants."""
        return 100 * self.considered >= considered_percent * self.asked


@dataclass(frozen=True, slots=True)
class Taken:
    """A poll with the answers so far."""

    number: int
    at: datetime
    asked: PollAsked
    answers: Mapping[str, PollAnswered] = field(default_factory=dict)
    """The last word of each ballot."""
    finished: frozenset[str] = frozenset()
    """The ballots that have answered both steps."""
    closed: bool = False

    def over(self, now: datetime) -> bool:
        """Whether it takes no more answers."""
        limit = timedelta(minutes=self.asked.minutes)
        return self.closed or bool(limit and now > self.at + limit)

    def step(self, key: str, now: datetime) -> Step:
        """Where a ballot stands."""
        if key in self.finished:
            return Step.DONE
        if self.over(now):
            return Step.OVER
        return Step.SECOND if key in self.answers else Step.FIRST

    @property
    def counts(self) -> tuple[Count, ...]:
        """Everything that anybody thought of, what most would do first."""
        chosen = Counter(told.action for told in self.answers.values())
        weighed = Counter(one for told in self.answers.values() for one in {told.action, *told.considered})
        order = sorted(weighed, key=lambda one: (-chosen[one], -weighed[one], one))
        return tuple(Count(one, chosen[one], weighed[one], len(self.answers)) for one in order)

    def thresholds(self, body: str) -> tuple[int, int, str]:
        """How many in a hundred must have considered an action, how many chosen it, and who says so."""
        settings = authority(body)
        considered = settings.setting("poll_considered_percent")
        return considered.number, settings.setting("poll_chosen_least").number, considered.body


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What is put to the players, as a Director typed it."""

    hand: str
    auction: str = ""
    methods: str = ""
    options: str = ""
    chosen: str = ""
    """How the players are chosen, as a class."""
    number: int = 5
    """How many are asked."""
    minutes: int = 60
    call: int = 0
    purpose: str = ""


def ask(evening: Evening, question: Question, language: str = "en", *, by: str) -> Taken:
    """A new poll with its ballots. Raises CaseError and NotationError for a hand that is none."""
    if not 1 <= question.number <= MOST_BALLOTS:
        raise CaseError(
            "poll: ask 1 to {most} players, not {number}", most=MOST_BALLOTS, number=question.number
        )
    if not 0 <= question.minutes <= 24 * 60:
        raise CaseError("poll: its ballots expire after 1 to 1440 minutes, or never (0)")
    hand = hand_text(_hand(question.hand, language))
    options = tuple(action_text(one, language) for one in question.options.replace(",", " ").split())
    asked = PollAsked(
        0,
        hand,
        auction_text(question.auction, language),
        question.methods.strip(),
        tuple(dict.fromkeys(options)),
        question.call,
        question.purpose,
        tuple(new_key() for _ in range(question.number)),
        question.chosen.strip(),
        question.minutes,
    )
    number = evening.write_linked(lambda first: [replace(asked, poll=first)], by)[0].number
    return taken(evening, number)


def _hand(text: str, language: str) -> Hand:
    """The hand in the letters of the language, or in those of files. Raises NotationError."""
    try:
        return parse_hand(text, language)
    except NotationError:
        with suppress(NotationError):
            return parse_hand(text)
        raise


def taken(evening: Evening, number: int) -> Taken:
    """The poll of this number. Raises CaseError where there is none."""
    with evening.at_work() as tournament:
        found = _folded(tournament.ledger.about(("poll", str(number))))
    if found is None:
        raise CaseError("poll {number}: no such poll in this session", number=number)
    return found


def polls(evening: Evening) -> list[Taken]:
    """Every poll, the newest first."""
    with evening.at_work() as tournament:
        found = [_folded(told) for told in tournament.ledger.named("poll").values()]
    return sorted((one for one in found if one), key=lambda one: -one.number)


def _folded(entries: Sequence[Logged]) -> Taken | None:
    if not entries or not isinstance(entries[0].entry, PollAsked):
        return None
    poll = Taken(entries[0].number, entries[0].at, entries[0].entry)
    for logged in entries[1:]:
        poll = _after(poll, logged)
    return poll


def _after(poll: Taken, logged: Logged) -> Taken:
    match logged.entry:
        case PollAnswered(ballot=key) as told if key in poll.asked.ballots and key not in poll.finished:
            done = poll.finished | {key} if key in poll.answers else poll.finished
            return replace(poll, answers={**poll.answers, key: told}, finished=done)
        case PollClosed():
            return replace(poll, closed=True)
        case _:
            return poll


def ballot(evening: Evening, key: str) -> Taken:
    """The poll that a ballot belongs to. Raises CaseError for a key that is none."""
    found = next((poll for poll in polls(evening) if key in poll.asked.ballots), None)
    if found is None:
        raise CaseError("no such ballot: ask the Director for a new link")
    return found


def answer(evening: Evening, key: str, told: Mapping[str, str], language: str, now: datetime) -> Taken:
    """The poll after the next step of a ballot; what was answered before stands. Raises CaseError."""
    poll = ballot(evening, key)
    step = poll.step(key, now)
    if step is Step.FIRST:
        action = action_text(told.get("action", "") or told.get("other", ""), language)
        evening.write(PollAnswered(poll.number, key, action), by="")
    elif step is Step.SECOND:
        evening.write(_second(poll, key, told, language), by="")
    return taken(evening, poll.number)


def _second(poll: Taken, key: str, told: Mapping[str, str], language: str) -> PollAnswered:
    first = poll.answers[key]
    others = [action_text(one, language) for one in _several(told) if one.strip()]
    considered = tuple(one for one in dict.fromkeys(others) if one != first.action)
    return replace(first, considered=considered, reason=told.get("reason", "").strip()[:400])


def _several(told: Mapping[str, str]) -> Iterator[str]:
    """The other actions: those ticked, each in a field of its own, and those typed."""
    yield from (word for name, word in told.items() if name.startswith("also_"))
    yield from told.get("other", "").replace(",", " ").split()
