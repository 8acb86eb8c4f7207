"""Explore a Law: every answer to every question, all the way down."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from lawbook.law.authority import Authority
from lawbook.law.case import Case
from lawbook.law.consult import Law
from lawbook.law.fact import Fact, Proviso
from lawbook.law.provision import Provision

__all__ = ["Ending", "Exploration", "Node", "explore", "survey", "tree"]

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Ending:
    """One path through a Law: the answers given and the provisions reached."""

    path: tuple[tuple[Fact[Any], Any], ...]
    provisions: tuple[Provision, ...]

    @property
    def answers(self) -> dict[str, str]:
        """The path in words, as a case file would have it."""
        return {fact.key: fact.answers.word(value) for fact, value in self.path}


class _Walk(Case):
    """A case that answers every question itself, each time with the next answer not yet tried."""

    __slots__ = ("turns",)

    def __init__(self, edition: int, authority: Authority) -> None:
        super().__init__(edition=edition, authority=authority)
        self.turns: list[int] = []
        """Which answer to give to the first question, the second, and so on."""

    def __getitem__(self, fact: Fact[T]) -> T:
        asked = self.asked
        if fact in asked:
            known: T = asked[fact]
            return known
        depth = len(asked)
        if depth == len(self.turns):
            self.turns.append(0)
        value: T = self._left(fact)[self.turns[depth]]
        asked[fact] = value
        return value

    def among(self, fact: Fact[T], left: Collection[T], cite: str) -> T:  # noqa: ARG002  # as Case has it
        """Only what the Law leaves is walked."""
        self.left[fact] = tuple(fact.answers.word(value) for value in fact.answers.values if value in left)
        return self[fact]

    def _left(self, fact: Fact[Any]) -> tuple[Any, ...]:
        """The answers that can be given."""
        words = self.left.get(fact)
        return fact.answers.values if words is None else tuple(map(fact.answers.by_word.__getitem__, words))

    def unless(self, fact: Proviso) -> bool:
        """Either answer is walked: what holds as long as nobody protests, and what holds if somebody does."""
        return self[fact]

    def advance(self) -> bool:
        """Turn to the next path; False when all have been walked."""
        facts = list(self.asked)
        while self.turns:
            last = len(self.turns) - 1
            if self.turns[last] + 1 < len(self._left(facts[last])):
                self.turns[last] += 1
                self.asked.clear()
                return True
            self.turns.pop()
        return False


def explore(law: Law, *, edition: int, authority: Authority) -> Iterator[Ending]:
    """Every ending of a Law, in the order in which its answers are listed. Each path is walked once."""
    walk = _Walk(edition, authority)
    more = True
    while more:
        provisions = tuple(law.rule(walk))
        yield Ending(tuple(walk.asked.items()), provisions)
        more = walk.advance()


@dataclass(frozen=True, slots=True)
class Exploration:
    """What `explore` counts."""

    endings: int
    facts: tuple[Fact[Any], ...]
    """Every fact that is asked on some path, in the order of first asking."""
    dead_ends: tuple[Ending, ...]
    """Endings without a provision."""
    conflicts: tuple[Ending, ...]
    """Endings whose provisions contradict each other."""


def survey(law: Law, *, edition: int, authority: Authority) -> Exploration:
    """The endings of a Law, counted and checked."""
    facts: dict[Fact[Any], None] = {}
    dead: list[Ending] = []
    conflicts: list[Ending] = []
    endings = 0
    for ending in explore(law, edition=edition, authority=authority):
        endings += 1
        facts.update(dict.fromkeys(fact for fact, _ in ending.path))
        if not ending.provisions:
            dead.append(ending)
        if contradictory(ending.provisions):
            conflicts.append(ending)
    return Exploration(endings, tuple(facts), tuple(dead), tuple(conflicts))


def contradictory(provisions: tuple[Provision, ...]) -> bool:
    """Whether two provisions cannot both be carried out, such as to play on and to stop the board."""
    kinds = {provision.kind for provision in provisions}
    return any(provision.excludes & kinds for provision in provisions)


@dataclass(frozen=True, slots=True)
class Node:
    """A place in the tree of a Law: what follows here, what is asked next, and where each answer leads."""

    provisions: tuple[Provision, ...]
    fact: Fact[Any] | None
    branches: tuple[tuple[str, "Node"], ...]


def tree(law: Law, *, edition: int, authority: Authority) -> Node:
    """A Law as a tree of questions, for a flow chart or a ruling without a program."""
    return _node(list(explore(law, edition=edition, authority=authority)), 0, 0)


def _node(endings: list[Ending], depth: int, stood: int) -> Node:
    """The node that these endings have in common: the first `depth` answers and `stood` provisions are above it."""
    first = endings[0]
    if len(first.path) == depth:
        return Node(first.provisions[stood:], None, ())
    fact = first.path[depth][0]
    known = _common(endings, stood)
    branches = tuple(
        (fact.answers.word(value), _node([e for e in endings if e.path[depth][1] == value], depth + 1, known))
        for value in dict.fromkeys(ending.path[depth][1] for ending in endings)
    )
    return Node(first.provisions[stood:known], fact, branches)


def _common(endings: list[Ending], stood: int) -> int:
    """How many provisions all endings begin with, which is what stood before the question that parts them."""
    shortest = min(len(ending.provisions) for ending in endings)
    return next(
        (
            n
            for n in range(stood, shortest)
            if any(e.provisions[n] != endings[0].provisions[n] for e in endings)
        ),
        shortest,
    )
