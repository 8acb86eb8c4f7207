"""No sentence is missing in any language, and none lost what it has to name."""

import re
from functools import cache

import pytest
from babel.messages.catalog import Message
from babel.messages.pofile import read_po

from lawbook.languages import LANGUAGES, folder
from lawbook.law.book import known_facts
from lawbook.law.fact import Fact
from lawbook.text.refusals import CONTEXT
from tools.messages import messages

PLACEHOLDER = re.compile(r"\{[^}]*\}")
RESERVED = {
    "edition",
    "authority",
    "lang",
    "deal",
    "belongs",
    "board",
    "story",
    "view",
    "dealer",
    "vulnerable",
}


def catalogue(language: str) -> dict[tuple[str | None, str], Message]:
    path = folder(language) / "messages.po"
    with path.open("rb") as text:
        return {(m.context, str(m.id)): m for m in read_po(text, locale=language) if m.id}


@cache
def every_message() -> frozenset[tuple[str, str]]:
    """The messages of the program, looked for once in its sources."""
    return frozenset(messages())


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_message_is_translated(language: str) -> None:
    known = catalogue(language)
    wanted = {(context, said) for context, said in every_message() if context != CONTEXT}  # see test_refusals

    assert sorted(wanted - known.keys()) == []
    assert sorted(key for key in wanted if not known[key].string or known[key].fuzzy) == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_translation_names_the_same_things(language: str) -> None:
    for (context, english), message in catalogue(language).items():
        theirs = sorted(PLACEHOLDER.findall(str(message.string)))
        if context == CONTEXT and not message.string:
            continue
        assert sorted(PLACEHOLDER.findall(english)) == theirs, f"{context}: {message.string}"


@pytest.mark.parametrize("fact", known_facts().values(), ids=lambda fact: fact.key)
def test_a_question_is_one_plain_sentence(fact: Fact[object]) -> None:
    assert fact.question.endswith("?")
    assert fact.question[0].isupper()
    assert "{" not in fact.question
    assert fact.key not in RESERVED
