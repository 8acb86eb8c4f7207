"""Rulings as `lawbook rule` prints them; nothing of it needs click."""

import sys
from collections.abc import Iterator, Sequence

from lawbook import desk
from lawbook.casefile import CaseFile
from lawbook.cli import paper
from lawbook.desk import Decision, answer_words
from lawbook.errors import LawbookError
from lawbook.law.book import printing
from lawbook.text import render
from lawbook.text.catalogue import translate

__all__ = ["QUESTION_OPEN", "as_json", "lines", "ruled", "somebody_there"]

QUESTION_OPEN = 3
"""The exit code where a question is open."""


def somebody_there() -> bool:
    """Whether a person is there who can be asked."""
    return bool(sys.stdin and not sys.stdin.closed and sys.stdin.isatty())


def ruled(case: CaseFile, what: str | None) -> Decision:
    """The ruling; what is wrong with a file is told with its name."""
    try:
        return desk.rule(case)
    except LawbookError as error:
        if case.laws == (what,):
            raise
        place = "standard input" if what == "-" else what
        raise type(error)("{place}: {error}", place=place, error=error) from None


def lines(decision: Decision, language: str, *, say: bool) -> Iterator[str]:
    """What is said now alone, or the record after it."""
    return _said(decision, language) if say else _text(decision, language)


def as_json(decisions: Sequence[Decision], language: str) -> str:
    """One object, or a list of several."""
    import json  # noqa: PLC0415  # sentences are wanted more often

    from lawbook.objects import as_json as object_of  # noqa: PLC0415

    objects = [object_of(decision, language) for decision in decisions]
    return json.dumps(objects[0] if len(objects) == 1 else objects, ensure_ascii=False, indent=2)


def _said(decision: Decision, language: str) -> Iterator[str]:
    yield from paper.said(decision, language)
    if decision.case.title:  # one of several, as a rule
        yield ""


def _text(decision: Decision, language: str) -> Iterator[str]:
    if decision.case.title:
        yield paper.wrap(decision.case.title)
        yield ""
    yield from paper.say_now(decision, language)
    yield paper.heading(translate("desk", "The record", language))
    for ruled in decision.rulings:
        if ruled.law.id.isdecimal():
            said = translate("desk", "Law {number}", language).format(number=ruled.law.id)
            code = printing(decision.case.edition)
            yield paper.wrap(f"{said}: {render.title(ruled.law, language)} ({code})", "  ")
    yield ""
    yield from paper.ruling(decision, language)
    yield from paper.reasons(decision, language)
    fact = decision.question
    if fact is not None:
        yield from paper.question(decision, language)
        yield paper.wrap(f"--answer {decision.answer_key}={'|'.join(answer_words(decision))}", "  ")
