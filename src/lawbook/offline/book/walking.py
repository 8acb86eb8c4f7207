"""Walking: a Law consulted with every answer to every question, and with every exception that may hold.

What an answer leads to depends on what was really asked, so that many ways lead to the same state.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from lawbook.address import Address
from lawbook.casefile import CaseFile
from lawbook.desk import Decision, answer_words, covered, rule
from lawbook.desk.due import is_due
from lawbook.law.fact import NOT_ESTABLISHED
from lawbook.law.provision import ContinuesIn
from lawbook.law.routes import ROUTES
from lawbook.offline.book.shelf import NOWHERE, Shelf, State
from lawbook.web.ruling import onward

__all__ = ["Walk", "of_law"]

Known = frozenset[tuple[str, str]]


def of_law(law: str, answers: Mapping[str, str]) -> Decision:
    """What a Law, or a route to one, says of answers: by itself, without the Laws that it is followed into."""
    decision = rule(CaseFile(laws=(law,), answers=answers))
    return replace(decision, rulings=decision.rulings[:1])


class Walk:
    """The states of the Laws, put on a shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._places: dict[tuple[str, Known], int] = {}

    def root(self, law: str) -> int:
        """Where the first state of a Law stands; all that it leads to stands before it."""
        return self._state(law, {})

    def _state(self, law: str, answers: Mapping[str, str]) -> int:
        decision = of_law(law, answers)
        used = dict(_used(decision, answers))
        known = law, frozenset(used.items())
        if known not in self._places:
            self._places[known] = self._shelf.states.place(self._told(law, decision, used))
        return self._places[known]

    def _told(self, law: str, decision: Decision, answers: Mapping[str, str]) -> State:
        shelf, asked, (ruling,) = self._shelf, decision.question, decision.rulings
        words = (
            {}
            if asked is None
            else {w: self._state(law, {**answers, asked.key: w}) for w in answer_words(decision)}
        )
        handed = {
            p.law: shelf.handings.place((p.law, tuple(p.given)))
            for p in ruling.provisions
            if isinstance(p, ContinuesIn) and asked is None and covered(p.law, ruling.edition)
        }
        return State(
            shelf.speech(decision),
            shelf.record(ruling.provisions),
            NOWHERE if asked is None else shelf.facts.place(asked),
            int(asked is not None and not is_due(decision)),
            ()
            if asked is None
            else tuple(words.get(w, NOWHERE) for w in (*asked.answers.words, NOT_ESTABLISHED)),
            tuple(
                (shelf.facts.place(fact), self._state(law, {**answers, fact.key: "yes"}))
                for fact in ruling.presumed
            ),
            tuple(handed.values()),
            handed.get(_at_once(law, decision), NOWHERE),
        )


def _used(decision: Decision, answers: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The answers that count: those to what was asked, and what could not be established."""
    yield from ((fact.key, fact.answers.word(value)) for fact, value in decision.asked)
    yield from ((key, word) for key, word in answers.items() if word == NOT_ESTABLISHED)


def _at_once(law: str, decision: Decision) -> str:
    """The Law that the desk would show at once."""
    if law in ROUTES:
        return next((p.law for p in decision.rulings[0].provisions if isinstance(p, ContinuesIn)), "")
    if not decision.continues:
        return ""
    further = onward(Address("/", {}).consulting(law), decision)
    return "" if further is None else further.laws[-1]
