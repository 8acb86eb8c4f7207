"""What a Director says, as data: a sentence for every kind of provision, in every language, and the forms it needs."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from enum import EnumMeta
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

import lawbook
from lawbook.bridge import Card, Rank, Seat, Side, Strain, Suit
from lawbook.label import Label
from lawbook.law.fact import Moment
from lawbook.law.provision import LedSuit, Until, kinds
from lawbook.law.role import Role

FOLDER = Path(lawbook.__file__).parent / "languages"
LANGUAGES = tuple(sorted(path.parent.name for path in FOLDER.glob("*/provisions.toml")))
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
FORMS = frozenset(
    "name of to acc ins you you_are asked voc none named one all short theirs until no should should_not".split()  # noqa: SIM905
)
LOOKED_AT = frozenset({"call", "card", "suit"})
"""What any sentence may name: the call, the card and its suit that the ruling is about."""
SLOT = re.compile(r"\{(\w+)(?:\.(\w+))?(?::\w+)?\}")
SLOT_NAMES = re.compile(r"\{[^}]*\}")
UNSAID = re.compile(r"offend|rectif|infract|penaliz|wykracza|wykrocz|feilende|forseels", re.IGNORECASE)
"""What is never said to players: who is at fault, and the words of the Laws for it."""
LONGEST = 18
"""Words in a sentence, with its slots filled."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def table(language: str, name: str) -> Mapping[str, Any]:
    """A file of a language's folder."""
    return tomllib.loads((FOLDER / language / f"{name}.toml").read_text("utf-8"))


def own(kind: str) -> Mapping[str, frozenset[Any]]:
    """The fields of a kind's own, with the types that they can have."""
    cls = kinds()[kind]
    hints = get_type_hints(cls)
    return {name: frozenset(get_args(hints[name]) or (hints[name],)) for name in cls.own_fields()}


def labels(types: frozenset[Any]) -> Iterator[type[Label]]:
    """The vocabularies among the types of a field; a part that somebody plays is no word of it."""
    return (t for t in types if isinstance(t, EnumMeta) and issubclass(t, Label) and t is not Role)


def parted(key: str) -> tuple[str, str, str]:
    """The kind, the word and the clause of a key."""
    head, _, clause = key.partition("@")
    kind, _, word = head.partition(".")
    return kind, word, clause


def words(kind: str, language: str) -> Iterator[frozenset[str]]:
    """The words that each field can have: the values of its vocabularies, or the plurals of a number; figures and cards by name."""
    for types in own(kind).values():
        found = frozenset(member.value for label in labels(types) for member in label)
        if types == {int}:
            found = frozenset(table(language, "forms")["plural"]["names"])
        if found:
            yield found
    figures = frozenset(name for name, types in own(kind).items() if types & {float, Card})
    if figures:
        yield figures


@every_language
def test_every_kind_has_a_sentence_whatever_its_fields_are(language: str) -> None:
    said = table(language, "provisions")
    missing = [
        kind
        for kind in kinds()
        if kind not in said
        and not any(all(f"{kind}.{word}" in said for word in found) for found in words(kind, language))
    ]
    assert not missing


@every_language
def test_every_key_names_a_kind_a_word_of_its_fields_and_a_clause(language: str) -> None:
    for key in table(language, "provisions"):
        kind, word, clause = parted(key)
        assert kind in kinds(), key
        assert not word or any(word in found for found in words(kind, language)), key
        assert re.fullmatch(r"(\d{1,2}([A-G](\d(\([a-e]\))?)?)?)?", clause), key


@every_language
def test_a_sentence_names_what_its_provision_has(language: str) -> None:
    parts = {role.value for role in Role}
    for key, said in table(language, "provisions").items():
        for slot, form in SLOT.findall(said):
            assert slot in own(parted(key)[0]) or slot in parts | LOOKED_AT, f"{key}: {slot}"
            assert not form or form in FORMS, f"{key}: {slot}.{form}"


@every_language
def test_what_stands_in_a_slot_can_be_said(language: str) -> None:
    forms = table(language, "forms")
    for key, said in table(language, "provisions").items():
        fields = own(parted(key)[0])
        for slot, _ in SLOT.findall(said):
            for label in labels(fields.get(slot, frozenset())):
                for member in label:
                    assert spoken(member, forms), f"{key}: {label.__name__}.{member.value}"


def spoken(member: Label, forms: Mapping[str, Any]) -> Any:
    """The forms of a word of a small vocabulary; None where there are none."""
    if isinstance(member, LedSuit):
        return forms["suits"].get(member.value) or forms["suits"].get(member.value[0].upper())
    tables: Mapping[type, str] = {Moment: "moments", Until: "until"}
    if type(member) in tables:
        return forms[tables[type(member)]].get(member.value)
    return forms["labels"].get(f"{type(member).__name__}.{member.value}")


@every_language
def test_the_forms_of_all_players_cards_and_calls_are_there(language: str) -> None:
    forms = table(language, "forms")
    assert set(forms["seats"]) == {seat.name for seat in Seat}
    assert set(forms["sides"]) == {side.name for side in Side}
    assert set(forms["roles"]) == {role.value for role in Role}
    assert set(forms["ranks"]) == {rank.letter for rank in Rank}
    assert set(forms["suits"]) == {suit.letter for suit in Suit} | {"penalty_card", "all_of_them"}
    assert set(forms["calls"]["strains"]) == {strain.name.lower() for strain in Strain}
    assert set(forms["moments"]) == {moment.value for moment in Moment}
    assert set(forms["until"]) == {until.value for until in Until}


@every_language
def test_forms_are_of_something_and_of_known_kinds(language: str) -> None:
    forms = table(language, "forms")
    known = {f"{label.__name__}.{member.value}" for label in _subclasses(Label) for member in label}
    assert set(forms["labels"]) <= known
    for name in ("seats", "sides", "roles", "labels"):
        for thing, row in forms[name].items():
            assert isinstance(row, str) or set(row) <= FORMS, thing


def _subclasses(cls: type[Label]) -> Iterator[type[Label]]:
    for each in cls.__subclasses__():
        yield each
        yield from _subclasses(each)


@every_language
def test_no_sentence_is_a_label_with_a_colon(language: str) -> None:
    assert not [key for key, said in table(language, "provisions").items() if re.search(r"\}\s*:", said)]


@every_language
def test_nobody_is_blamed(language: str) -> None:
    said = [*table(language, "provisions").values()]
    said += [row["said"] for row in table(language, "together").values()]
    for name in ("seats", "sides", "roles", "labels"):
        for row in table(language, "forms")[name].values():
            said += [row] if isinstance(row, str) else row.values()
    assert not [text for text in said if UNSAID.search(SLOT_NAMES.sub("", text))]


@every_language
def test_no_sentence_is_too_long_to_be_heard(language: str) -> None:
    forms = table(language, "forms")
    for key, said in table(language, "provisions").items():
        fields = own(parted(key)[0])
        filled = SLOT.sub(lambda found: longest(found[1], found[2], fields, forms), said)  # noqa: B023
        for sentence in re.split(r"[.?!] ", filled):
            assert len(sentence.split()) <= LONGEST, f"{key}: {sentence}"


def longest(slot: str, form: str, fields: Mapping[str, frozenset[Any]], forms: Mapping[str, Any]) -> str:
    """What a slot can hold at the most words, where the record shows it."""
    types = fields.get(slot, frozenset())
    found = [row for label in labels(types) for member in label if (row := spoken(member, forms))]
    if slot == "card" or Card in types:
        return str(forms["card"]["name"])
    if slot == "call":
        return str(forms["calls"]["bid"]["name"])
    if found:
        said = (row if isinstance(row, str) else row.get(form, row["name"]) for row in found)
        return max(said, key=lambda text: len(text.split()))
    seat = forms["seats"]["W"]
    return str(seat.get(form, seat["name"]))


def test_all_languages_say_the_same() -> None:
    first, *others = (_shape(language) for language in LANGUAGES)
    for other in others:
        assert not first ^ other


def _shape(language: str) -> set[str]:
    """The keys of a language, each plural as one, and what is said together and named in sentences."""
    said = table(language, "provisions")
    keys = {key.replace(f".{parted(key)[1]}", ".n") if _counted(key) else key for key in said}
    silent = {f"silent {key}" for key, text in said.items() if not text}
    return keys | silent | {f"label {key}" for key in table(language, "forms")["labels"]}


def _counted(key: str) -> bool:
    kind, word, _ = parted(key)
    return word in PLURALS and frozenset({int}) in own(kind).values()
