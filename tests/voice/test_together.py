"""What is said once where kinds of provisions fall together, in every language."""

import re

from lawbook.law.provision import kinds
from lawbook.law.role import Role
from tests.voice.test_templates import (
    FORMS,
    LANGUAGES,
    LONGEST,
    LOOKED_AT,
    every_language,
    longest,
    own,
    table,
    words,
)

SLOT = re.compile(r"\{(\w+)((?:\.\w+)*)\}")


def head_of(kind: str) -> str:
    """A kind without its label and clause."""
    return kind.partition("@")[0].partition(".")[0]


def test_every_group_is_of_several_provisions_that_there_are() -> None:
    for name, row in table("en", "together").items():
        assert len(row["kinds"]) > 1 or row.get("times", 1) > 1, name
        for kind in row["kinds"]:
            head, _, word = kind.partition("@")[0].partition(".")
            assert head in kinds(), f"{name}: {kind}"
            assert not word or any(word in found for found in words(head, "en")), f"{name}: {kind}"
        assert set(row.get("drops", ())) <= kinds().keys(), name
        heads = [head_of(kind) for kind in row["kinds"]]
        assert all(field in own(head) for field in row.get("same", ()) for head in heads), name


@every_language
def test_a_group_names_what_its_provisions_have(language: str) -> None:
    groups = table("en", "together")
    parts = {role.value for role in Role} | LOOKED_AT
    for name, row in table(language, "together").items():
        heads = {head_of(kind) for kind in groups[name]["kinds"]}
        for first, rest in SLOT.findall(row["said"]):
            fields = rest.split(".")[1:]
            if first in heads:
                assert fields[:1] in [[], *([field] for field in own(first))], f"{name}: {first}{rest}"
                fields = fields[1:]
            else:
                assert first in parts, f"{name}: {first}"
            assert set(fields) <= FORMS, f"{name}: {first}{rest}"


@every_language
def test_what_is_said_together_can_be_heard(language: str) -> None:
    forms = table(language, "forms")

    def filled(found: re.Match[str]) -> str:
        fields = found[2].split(".")[1:]
        if not fields and found[1] in kinds():  # a whole sentence by itself, measured in test_templates
            return "..."
        form = fields[1] if len(fields) > 1 else ""
        return longest(fields[0], form, own(found[1]), forms) if found[1] in kinds() else found[1]

    for name, row in table(language, "together").items():
        assert not re.search(r"\}\s*:", row["said"]), name
        for sentence in re.split(r"[.?!] ", SLOT.sub(filled, row["said"])):
            assert len(sentence.split()) <= LONGEST, f"{name}: {sentence}"


def test_all_languages_have_the_same_groups() -> None:
    assert len({frozenset(table(language, "together")) for language in LANGUAGES}) == 1
