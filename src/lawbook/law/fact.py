"""Fact: something a Law turns on, and so a question that can be put to somebody."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from lawbook.errors import CaseError
from lawbook.label import Label, Option
from lawbook.law.role import Role
from lawbook.table.seen.sight import Look, View

__all__ = [
    "NOT_ESTABLISHED",
    "Answers",
    "Detail",
    "Fact",
    "Moment",
    "Proviso",
    "Source",
    "choose",
    "judge",
    "one_of",
    "proviso",
    "yes_no",
]

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
L = TypeVar("L", bound=Label)

NOT_ESTABLISHED = "not_established"
"""The answer to any observed fact when the Director cannot find it out (Law 85B)."""


class Source(Option):
    """Where the answer to a fact comes from."""

    OBSERVED = "observed"
    """The Director establishes it, on the balance of probabilities (Law 85A)."""
    CHOICE = "choice"
    """A player, or the Director where the Law says so, chooses among options (Law 10C)."""
    JUDGEMENT = "judgement"
    """The Director judges, with whatever analysis helps."""


class Moment(Label):
    """When a fact can be answered."""

    NOW = "now", "Now"
    NEXT_CALL = "next_call", "When his right-hand opponent has called"
    REPLACEMENT = "replacement", "When he calls again"
    END_OF_AUCTION = "end_of_auction", "At the end of the auction"
    PARTNERS_LEAD = "partners_lead", "When the offender's partner first has to lead"
    END_OF_PLAY = "end_of_play", "At the end of play"
    OTHER_BOARD = "other_board", "When the other board is played"
    END_OF_ROUND = "end_of_round", "At the end of the round"
    SCORING = "scoring", "When the board is scored"


@dataclass(frozen=True, slots=True, eq=False)
class Answers(Generic[T]):
    """The answers that a fact can have: each a value, a word for machines and a phrase for people."""

    values: tuple[T, ...]
    words: tuple[str, ...]
    phrases: tuple[str, ...]
    by_word: Mapping[str, T]

    def parse(self, word: object, key: str) -> T:
        """The value that a word stands for; yes and no may come as YAML's booleans.

        Raises CaseError that lists what can be answered.
        """
        text = {True: "yes", False: "no"}.get(word) if isinstance(word, bool) else str(word).strip()
        try:
            return self.by_word[str(text).lower()]
        except KeyError:
            known = ", ".join(self.words)
            raise CaseError(
                "answer {key}: {text!r} is no answer; answer one of: {known}", key=key, text=text, known=known
            ) from None

    def word(self, value: T) -> str:
        """The word for a value."""
        return self.words[self.values.index(value)]


def _answers(rows: tuple[tuple[T, str, str], ...]) -> Answers[T]:
    values, words, phrases = zip(*rows, strict=True)
    return Answers(values, words, phrases, dict(zip(words, values, strict=True)))


YES_NO: Answers[bool] = _answers(((True, "yes", "Yes"), (False, "no", "No")))


@dataclass(frozen=True, slots=True, eq=False)
class Fact(Generic[T]):
    """Something a Law turns on. The key names it in answers, addresses and catalogues."""

    key: str
    question: str
    answers: Answers[T]
    source: Source = Source.OBSERVED
    moment: Moment = Moment.NOW
    aid: str | None = None
    """The analysis that helps to judge it, by name; the desk looks it up."""
    asked_of: Role = Role.DIRECTOR
    seen: Look[T] | None = None
    """What the table shows of it: None when it shows nothing."""
    whole: str = ""
    """The question as it is asked where nothing around it tells what it is about; empty: as it stands."""


@dataclass(frozen=True, slots=True, eq=False)
class Proviso(Fact[bool]):
    """An exception that hardly ever applies and that only a protest brings up, so that it is no gate.

    A Law goes on as if it did not hold, and the ruling says so (`case.unless`). It is never a judgement,
    and never what a player chooses.
    """

    unless: str = ""
    """What would have to be so, as it goes on from "unless"."""
    cite: str = ""
    """The clause that makes the exception."""


@dataclass(frozen=True, slots=True, eq=False)
class Detail(Generic[T_co]):
    """Something that a provision names when the table shows it, and on which no Law turns."""

    key: str
    seen: Callable[[View], T_co | None]


def yes_no(key: str, question: str, **fields: Any) -> Fact[bool]:
    """A fact that is so or is not."""
    return Fact(key, question, YES_NO, **fields)


def proviso(key: str, question: str, unless: str, cite: str, seen: Look[bool] | None = None) -> Proviso:
    """An exception that is presumed not to hold until somebody says that it does."""
    return Proviso(key, question, YES_NO, seen=seen, unless=unless, cite=cite)


def one_of(key: str, question: str, options: type[L], **fields: Any) -> Fact[L]:
    """A fact that is one of several."""
    return Fact(key, question, _answers(tuple((o, o.value, o.phrase) for o in options)), **fields)


def judge(key: str, question: str, **fields: Any) -> Fact[bool]:
    """A judgement of the Director that is yes or no."""
    return yes_no(key, question, source=Source.JUDGEMENT, **fields)


def choose(key: str, question: str, options: type[L], by: Role, **fields: Any) -> Fact[L]:
    """A choice among options, by whom the Law gives it."""
    return one_of(key, question, options, source=Source.CHOICE, asked_of=by, **fields)
