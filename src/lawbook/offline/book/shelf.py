"""Shelf: what the small book tells, in every language, each thing once: texts, facts, provisions, states."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import zip_longest
from typing import Any, NamedTuple

from lawbook.desk import Decision
from lawbook.languages import LANGUAGES
from lawbook.law.fact import NOT_ESTABLISHED, Fact, Moment, Proviso, Source
from lawbook.law.provision import ContinuesIn, FactsNotEstablished, Provision, Section
from lawbook.offline.book.rows import Rows
from lawbook.text import render
from lawbook.text.catalogue import translate
from lawbook.voice import Hearing, Utterance, speech

__all__ = ["NOWHERE", "Shelf", "State"]

NOWHERE = -1
"""The place of what is not there."""

Texts = tuple[str, ...]
"""One text in every language."""


class Said(NamedTuple):
    """An utterance in one language."""

    lines: tuple[str, ...]
    cites: tuple[str, ...]
    away: str
    """To whom it is said away from the table; empty where all hear it."""


class State(NamedTuple):
    """A place in a Law: by the places of what is told there, and of the states that it leads to."""

    said: int
    record: int
    fact: int = NOWHERE
    later: int = 0
    """Whether the question waits until its moment has come."""
    answers: tuple[int, ...] = ()
    """The state that each answer leads to, in the order of the fact; last where it cannot be established."""
    exceptions: tuple[tuple[int, int], ...] = ()
    """What is presumed not to hold, with the state that it leads to if it does."""
    onward: tuple[int, ...] = ()
    at_once: int = NOWHERE
    """The handing over that is followed without being asked."""


class Shelf:
    """All rows of the book."""

    def __init__(self) -> None:
        self.texts: Rows[Texts] = Rows()
        self.utterances: Rows[tuple[Said | None, ...]] = Rows()
        self.speeches: Rows[tuple[tuple[int, ...], tuple[int, ...]]] = Rows()
        self.facts: Rows[Fact[Any]] = Rows()
        self.provisions: Rows[tuple[int, str, int, int]] = Rows()
        self.records: Rows[tuple[int, int]] = Rows()
        """Each a provision behind another record, so that what rulings begin with stands once."""
        self.handings: Rows[tuple[str, tuple[tuple[str, str], ...]]] = Rows()
        self.states: Rows[State] = Rows()

    def text(self, told: Callable[[str], str]) -> int:
        """The place of a text that is told so in a language."""
        return self.texts.place(tuple(map(told, LANGUAGES)))

    def message(self, said: str, context: str = "desk") -> int:
        """The place of one of the program's own messages."""
        return self.text(partial(translate, context, said))

    def speech(self, decision: Decision) -> int:
        """The place of what the Director says: now, and before his last decision."""
        spoken = [speech(decision, language) for language in LANGUAGES]
        now, before = [each.now for each in spoken], [each.before for each in spoken]
        return self.speeches.place((self._uttered(now), self._uttered(before)))

    def _uttered(self, spoken: Sequence[Sequence[Utterance]]) -> tuple[int, ...]:
        """One place for what stands at the same place in each language; one of them may say less."""
        return tuple(
            self.utterances.place(tuple(_said(one, code) for code, one in zip(LANGUAGES, row, strict=True)))
            for row in zip_longest(*spoken)
        )

    def record(self, provisions: Iterable[Provision]) -> int:
        """The place of provisions, one after the other; what hands over is told by itself."""
        last = NOWHERE
        for provision in provisions:
            if not isinstance(provision, ContinuesIn):
                last = self.records.place((last, self._provision(provision)))
        return last

    def _provision(self, provision: Provision) -> int:
        asked, section = NOWHERE, list(Section).index(provision.section)
        if isinstance(provision, FactsNotEstablished):  # its question stands among the facts
            kind, context = type(provision), f"fact.{provision.fact}"
            asked = self.message(provision.question, context)
            text = self.message(kind.sentence, f"provision.{provision.kind}")
        else:
            text = self.text(partial(render.sentence, provision))
        return self.provisions.place((text, provision.cite, section, asked))

    def fact_row(self, fact: Fact[Any]) -> list[object]:
        """A fact as it is written down: its words, its texts, and what it is as an exception."""
        words = (*fact.answers.words, *((NOT_ESTABLISHED,) if fact.source is Source.OBSERVED else ()))
        row: list[object] = [
            fact.key,
            self.text(partial(render.question, fact)),
            self.text(partial(render.asked_of, fact)),
            NOWHERE if fact.moment is Moment.NOW else self.text(partial(render.phrase, fact.moment)),
            words,
            [self.text(partial(render.answer, fact, word)) for word in words],
        ]
        if isinstance(fact, Proviso):
            row += [self.text(partial(render.unless, fact)), fact.cite]
        return row


def _said(one: Utterance | None, language: str) -> Said | None:
    if one is None:
        return None
    away = one.hearing is Hearing.AWAY
    return Said(one.lines, one.cites, str(render.value(one.to, language)) if away else "")
