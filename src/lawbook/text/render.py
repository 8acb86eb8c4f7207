"""Render: provisions, questions and clauses as sentences for people, in their language.

The only place where words are put together. Every message has a context: the key of the fact, the
kind of the provision, the class of the label.
"""

import re
from enum import Enum
from typing import Any

from lawbook.bridge import Bid, Card, Seat, Side, Word
from lawbook.label import Label
from lawbook.law.clause import clause_summary, origin
from lawbook.law.consult import Law
from lawbook.law.fact import NOT_ESTABLISHED, Fact, Proviso, Source
from lawbook.law.moved import renumbered
from lawbook.law.provision import FactsNotEstablished, Provision
from lawbook.law.role import Role, Who
from lawbook.notation import call_text, card_text
from lawbook.table.seen.sight import Sight, View
from lawbook.text.catalogue import translate
from lawbook.text.figures import filled

__all__ = [
    "answer",
    "asked_of",
    "clause",
    "letters",
    "phrase",
    "question",
    "sentence",
    "summary",
    "title",
    "unless",
    "value",
    "whole_question",
]

NAMES = {
    Seat.N: "North",
    Seat.E: "East",
    Seat.S: "South",
    Seat.W: "West",
    Side.NS: "North-South",
    Side.EW: "East-West",
}

NOT_SURE = "Not sure"

ASKED_OF = {
    Source.OBSERVED: "You establish",
    Source.JUDGEMENT: "Your judgement",
    Source.CHOICE: "{who} to choose, without partner's help",
}

YOU_CHOOSE = "You choose"

_FIELD = re.compile(r"\{(\w+)")


def phrase(label: Label, language: str) -> str:
    """What a label is called."""
    return translate(f"{type(label).__name__}.{label.value}", label.phrase, language)


def letters(side: Side, language: str) -> str:
    """A side by the letters of its seats, as the head of a column has it.

    >>> letters(Side.EW, "en"), letters(Side.EW, "nb")
    ('EW', 'ØV')
    """
    return "".join(str(value(seat, language))[0] for seat in Seat if seat.side is side)


def value(thing: Any, language: str) -> Any:
    """A field of a provision as people say it; numbers stay numbers, so that a sentence can format them."""
    match thing:
        case Card():
            return card_text(thing, language)
        case Bid() | Word():
            return call_text(thing, language)
        case Seat() | Side():
            return translate(f"{type(thing).__name__}.{thing.name}", NAMES[thing], language)
        case Label():
            return phrase(thing, language)
        case Enum():
            return str(thing.value)
        case tuple():
            return ", ".join(str(value(each, language)) for each in thing)
        case _:
            return thing


def amid(who: Who, language: str) -> str:
    """Who somebody is, in the middle of a sentence; an abbreviation stays as it is."""
    said = str(value(who, language))
    small = isinstance(who, Role) and said[1:2] == said[1:2].lower()
    return said[:1].lower() + said[1:] if small else said


def sentence(provision: Provision, language: str) -> str:
    """What a provision says, with the details that the table shows."""
    told = _words(provision, language)
    shown = (d for d in provision.details if all(told[name] is not None for name in _FIELD.findall(d)))
    parts = [
        translate(f"provision.{provision.kind}", provision.sentence, language),
        *(translate(f"provision.{provision.kind}.detail", detail, language) for detail in shown),
    ]
    return " ".join(filled(part, language, **told) for part in parts)


def _words(provision: Provision, language: str) -> dict[str, Any]:
    asked = _FIELD.findall(" ".join((provision.sentence, *provision.details)))
    told = {name: value(getattr(provision, name), language) for name in asked}
    if isinstance(provision, FactsNotEstablished):
        told["question"] = translate(f"fact.{provision.fact}", provision.question, language)
    return told


def question(fact: Fact[Any], language: str) -> str:
    """The question that a fact is."""
    return translate(f"fact.{fact.key}", fact.question, language)


def whole_question(fact: Fact[Any], language: str) -> str:
    """The same where nothing around it tells what it is about: in the terminal, in JSON, on paper."""
    return translate(f"whole.{fact.key}", fact.whole, language) if fact.whole else question(fact, language)


def waiting(law: Law, view: View, language: str) -> str:
    """Something to rule on later: whom it concerns, and by which Law."""
    about = f"{translate('desk', 'Law {number}', language).format(number=law.id)}, {title(law, language)}"
    return f"{value(view.seat, language)}: {about}" if isinstance(view, Sight) else about


def unless(fact: Proviso, language: str) -> str:
    """What would have to be so for an exception to hold, as it goes on from "unless"."""
    return translate(f"unless.{fact.key}", fact.unless, language)


def answer(fact: Fact[Any], word: str, language: str) -> str:
    """An answer to a fact, by its word."""
    if word == NOT_ESTABLISHED:
        return translate("answer", NOT_SURE, language)
    known = fact.answers.parse(word, fact.key)
    if isinstance(known, Label):
        return phrase(known, language)
    return translate("answer", fact.answers.phrases[fact.answers.values.index(known)], language)


def asked_of(fact: Fact[Any], language: str, who: Who | None = None) -> str:
    """Who answers a fact: the Director establishes, judges or chooses, or a player chooses, alone."""
    if fact.source is Source.CHOICE and fact.asked_of is Role.DIRECTOR:
        return translate("asked_of", YOU_CHOOSE, language)
    name = value(fact.asked_of if who is None else who, language)
    return translate("asked_of", ASKED_OF[fact.source], language).format(who=name)


def title(law: Law, language: str) -> str:
    """The heading of a Law."""
    return translate(f"law.{law.id}.title", law.title, language)


def summary(law: Law, language: str) -> str:
    """What a Law does, in our own words, its paragraphs divided by empty lines."""
    paragraphs = (" ".join(part.split()) for part in law.summary.split("\n\n"))
    return "\n\n".join(translate(f"law.{law.id}.summary", part, language) for part in paragraphs)


def clause(citation: str, edition: int, language: str) -> str:
    """What a clause says, in our own words."""
    clause_summary(citation, edition)
    year, there = origin(citation, edition)
    said = translate(f"clause.{year}.{there}", clause_summary(there, year), language)
    return renumbered(said) if edition < year else said
