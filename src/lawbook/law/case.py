"""Case: what is known. A Law asks it by subscript; a fact that nobody knows stops the Law."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any, TypeVar, overload

from lawbook.errors import CaseError
from lawbook.law.authority import Authority, Setting
from lawbook.law.fact import NOT_ESTABLISHED, Detail, Fact, Proviso, Source
from lawbook.table import Table
from lawbook.table.seen.sight import View, record_of

__all__ = ["Case", "Unanswered", "Unestablished"]

T = TypeVar("T")
U = TypeVar("U")


class Unanswered(Exception):  # noqa: N818  # a question, not an error; it never leaves consult
    """A fact that nobody knows yet, and the others that are asked with it as one checklist."""

    def __init__(self, fact: Fact[Any], beside: tuple[Fact[bool], ...] = ()) -> None:
        self.fact = fact
        self.beside = beside


class Unestablished(Exception):  # noqa: N818
    """A fact that the Director cannot find out."""

    def __init__(self, fact: Fact[Any]) -> None:
        self.fact = fact


class Case:
    """The table, the answers and the settings of one ruling.

    A fact is answered by what the table shows, then by what the Director said. Answers are words,
    keyed by fact, so that their order is nobody's business and they travel in an address.
    """

    __slots__ = (
        "answers",
        "asked",
        "authority",
        "edition",
        "left",
        "presumed",
        "settings",
        "view",
        "yielding",
    )

    def __init__(
        self,
        *,
        edition: int,
        authority: Authority,
        view: View | None = None,
        answers: Mapping[str, object] | None = None,
        yielding: frozenset[str] = frozenset(),
    ) -> None:
        self.edition = edition
        self.authority = authority
        self.view = view
        self.answers: Mapping[str, object] = {} if answers is None else answers
        self.yielding = yielding
        """Answers that another Law handed over, or told of several irregularities: they give way to the table."""
        self.asked: dict[Fact[Any], Any] = {}
        """What the Law has asked so far, with the answers."""
        self.presumed: dict[Proviso, None] = {}
        """The exceptions that the Law has taken not to hold, in order, since nobody says that they do."""
        self.left: dict[Fact[Any], tuple[str, ...]] = {}
        """The words that are left to answer a fact with, where the Law leaves only some."""
        self.settings: list[Setting] = []
        """What the Law has looked up in the authority's profile."""

    def __getitem__(self, fact: Fact[T]) -> T:
        """The answer to a fact. Raises Unanswered, which consult turns into the open question."""
        if fact in self.asked:
            known: T = self.asked[fact]
            return known
        if self._in_doubt(fact):
            raise Unestablished(fact)
        value = self.check(fact)
        if value is None:
            raise Unanswered(fact)
        self.asked[fact] = value
        return value

    def among(self, fact: Fact[T], left: Collection[T], cite: str) -> T:
        """The answer to a fact, one of those that the Law leaves by a clause. Raises CaseError for another."""
        self.left[fact] = tuple(fact.answers.word(value) for value in fact.answers.values if value in left)
        value = self[fact]
        if value not in left:
            raise CaseError(
                "answer {key}: {word!r} is not left to choose ({cite}); answer one of: {known}",
                key=fact.key,
                word=fact.answers.word(value),
                cite=cite,
                known=", ".join(self.left[fact]),
            )
        return value

    def unless(self, fact: Proviso) -> bool:
        """Whether an exception holds; where nobody says so it does not, and the ruling rests on that."""
        if fact in self.asked or self._in_doubt(fact) or self.check(fact) is not None:
            return self[fact]
        self.presumed[fact] = None
        return False

    def check(self, fact: Fact[T]) -> T | None:
        """What is known of a fact, without asking for it.

        The Director's judgement comes before what the table was told. Raises CaseError for a word that is
        no answer, or one that contradicts the table.
        """
        shown = fact.seen(self.view) if fact.seen and self.view else None
        word = self.answers.get(fact.key)
        if word is None or self._in_doubt(fact):
            return shown
        told = fact.answers.parse(word, fact.key)
        if shown is not None and shown != told and fact.source is not Source.JUDGEMENT:
            if fact.key in self.yielding:
                return shown
            seen = fact.answers.word(shown)
            raise CaseError(
                "answer {key}: told {word!r}, but the table shows {seen!r}; mend one of them",
                key=fact.key,
                word=word,
                seen=seen,
            )
        return told

    @property
    def table(self) -> Table | None:
        """The record, whatever it is seen from."""
        return None if self.view is None else record_of(self.view)

    def _in_doubt(self, fact: Fact[Any]) -> bool:
        return fact.source is Source.OBSERVED and self.answers.get(fact.key) == NOT_ESTABLISHED

    @overload
    def known(self, detail: Detail[T]) -> T | None: ...

    @overload
    def known(self, detail: Detail[T], otherwise: U) -> T | U: ...

    def known(self, detail: Detail[T], otherwise: U | None = None) -> T | U | None:
        """What the table shows of a detail that no Law turns on, or what to name otherwise."""
        shown = detail.seen(self.view) if self.view else None
        return otherwise if shown is None else shown

    def setting(self, name: str) -> Any:
        """What the Regulating Authority has laid down, or openly the default of the Laws."""
        setting = self.authority.setting(name)
        self.settings.append(setting)
        return setting.value

    def amount(self, name: str) -> int | None:
        """The number that the authority has laid down, if it has one."""
        value = self.setting(name)
        return value if isinstance(value, int) else None

    def elected(self, name: str, fact: Fact[T], words: Mapping[str, T]) -> T:
        """The answer to a fact that regulations may give: what is told, else what the authority has, else it is asked."""
        word = self.setting(name)
        if word in words and self.check(fact) is None:
            return words[word]
        return self[fact]

    def which(self, facts: Mapping[str, Fact[bool]]) -> tuple[str, ...]:
        """The clauses whose fact holds, in the order of the table of exceptions; asked as one checklist."""
        return tuple(self.each(facts))

    def each(self, facts: Mapping[str, Fact[bool]]) -> Iterator[str]:
        """The same, each as soon as it is known, so that it is said before the rest is asked."""
        try:
            yield from (clause for clause, fact in facts.items() if self[fact])
        except Unanswered as stop:
            raise Unanswered(stop.fact, self._open(facts)) from None

    def first(self, facts: Mapping[str, Fact[bool]]) -> str | None:
        """The first clause whose fact holds, in the order of the table; asked as one checklist, and one is enough."""
        try:
            return next((clause for clause, fact in facts.items() if self[fact]), None)
        except Unanswered as stop:
            raise Unanswered(stop.fact, self._open(facts)) from None

    def _open(self, facts: Mapping[str, Fact[bool]]) -> tuple[Fact[bool], ...]:
        """Those of a table that nobody has answered yet."""
        return tuple(fact for fact in facts.values() if fact not in self.asked and self.check(fact) is None)
