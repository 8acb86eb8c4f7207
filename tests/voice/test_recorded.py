"""What is said where a record is told: players by their seats, and sentences as they are spoken."""

import re
from collections.abc import Callable, Iterator, Mapping

import pytest

from lawbook.desk import Decision
from lawbook.languages import LANGUAGES
from lawbook.law.role import Role
from lawbook.table import Table
from lawbook.table.record.events import Asked, Claimed, Conceded, Designated
from lawbook.table.seen.sight import OfPlayer, Sight, View, record_of
from lawbook.voice.book import book
from tests.voice.recorded import lines, spoken
from tests.voice.test_speech import LONGEST, SENTENCE, WORD

every_language = pytest.mark.parametrize("language", LANGUAGES)

OF_OFFENDER = {Role.OFFENDER, Role.OFFENDERS_PARTNER, Role.OFFENDING_SIDE, Role.NON_OFFENDING_SIDE}
OF_OFFENDER |= {Role.LHO, Role.RHO}
OF_CONTRACT = {Role.DECLARER, Role.DUMMY, Role.DEFENDERS, Role.DECLARING_SIDE, Role.DECLARERS_RHO}
OF_CONTRACT |= {Role.PRESUMED_DECLARER, Role.PRESUMED_DUMMY, Role.OPENING_LEADER}
OF_QUESTION = {Role.ASKER, Role.ASKERS_PARTNER}
OF_CLAIM = {Role.CLAIMER, Role.CLAIMERS_PARTNER, Role.CLAIMING_SIDE, Role.NON_CLAIMING_SIDE}


def _told(table: Table, *kinds: type) -> bool:
    return any(isinstance(event, kinds) for event in table.events)


def _shown(decision: Decision) -> set[Role]:
    """The parts whose players the record shows in each ruling that is spoken of."""
    views = [ruling.case.view for ruling in decision.rulings]
    return set.intersection(*(set(_shown_in(view)) for view in views)) if views else set()


def _shown_in(view: View | None) -> Iterator[Role]:
    if view is None:
        return
    table = record_of(view)
    if isinstance(view, Sight | OfPlayer):
        yield from OF_OFFENDER
    if table.contract is not None or _told(table, Designated):
        yield from OF_CONTRACT
    if _told(table, Asked):
        yield from OF_QUESTION
    if _told(table, Claimed, Conceded):
        yield from OF_CLAIM


ORDINARY = re.compile(
    r"(stays?|is now|as|from|ask|by) (declarer|dummy)|on declarer's (left|right)|dummy's|[Dd]ummy plays"
    r"|and dummy plays|for dummy|see dummy|declarer about"
)
"""Where the word is not for a player who is spoken to or of, but for a part, a hand on the table, or an act."""


def _parts(language: str) -> Mapping[Role, re.Pattern[str]]:
    roles = book(language).forms["roles"]
    return {role: re.compile(rf"\b{re.escape(roles[role.value]['name'])}\b", re.IGNORECASE) for role in Role}


def test_nobody_is_called_by_his_part_where_the_record_has_his_seat() -> None:
    parts = _parts("en")
    found = {
        (decision.law, role.value, line)
        for decision, said in spoken("en")
        for each in said.now
        for line in each.lines
        for role in _shown(decision)
        if parts[role].search(ORDINARY.sub("", line))
    }

    assert sorted(found) == []


FAULTS: Mapping[str, Callable[[str], object]] = {
    "a slot that is not filled": re.compile(r"[{}]|\bNone\b").search,
    "a word twice": re.compile(r"\b([^\W\d]\w*),? \1\b", re.IGNORECASE).search,
    "a space before a stop": re.compile(r"\s[.,:?!]|  ").search,
    "two stops": re.compile(r"[.,:;?!]{2}").search,
    "a semicolon": re.compile(";").search,
    "no stop at its end": lambda line: not line.endswith((".", "?", "!")),
    "a small letter at its beginning": lambda line: any(
        first.islower() for first in re.findall(r"(?:^|[.?!] )(\w)", line)
    ),
}
SEX = {
    "en": r"\b(he|him|his|she|her|hers)\b",
    "nb": r"\b(han|ham|hans|hun|henne|hennes)\b",
    "pl": r"\b(on|jego|jemu|ona)\b",
}
"""Words for a man or a woman: nobody knows who sits there, and he is spoken to."""


@every_language
@pytest.mark.parametrize("fault", FAULTS)
def test_a_sentence_is_whole(language: str, fault: str) -> None:
    assert [line for line in lines(language) if FAULTS[fault](line)] == []


@every_language
def test_nobody_is_a_man_or_a_woman(language: str) -> None:
    sex = re.compile(SEX[language], re.IGNORECASE)

    assert [line for line in lines(language) if sex.search(line)] == []


@every_language
def test_a_colon_stands_only_after_a_condition_or_before_options(language: str) -> None:
    """What stands before it ends no sentence by itself, and no player is named as on a label."""
    names = [forms["name"] for kind in ("seats", "sides") for forms in book(language).forms[kind].values()]

    assert [line for line in lines(language) if line.startswith(tuple(f"{name}:" for name in names))] == []


@every_language
def test_no_sentence_is_too_long_to_be_heard(
    language: str, record_property: Callable[[str, object], None]
) -> None:
    lengths = {each: len(WORD.findall(each)) for line in lines(language) for each in SENTENCE.split(line)}
    usual = sum(words > 12 for words in lengths.values())
    record_property(f"counted said of a record in {language}: sentences", len(lengths))
    record_property(f"counted said of a record in {language}: sentences over 12 words", usual)

    assert [sentence for sentence, words in lengths.items() if words > LONGEST] == []
    assert usual < len(lengths) / 10
