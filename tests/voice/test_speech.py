"""What a Director says of a ruling: beside the guide's words, short enough, with every option told to its end."""

import re
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from lawbook.casefile import CaseFile
from lawbook.desk import Decision, rule
from lawbook.desk.branches import Branch, branches
from lawbook.languages import LANGUAGES
from lawbook.law.authority import authority
from lawbook.law.book import find_law, laws
from lawbook.law.explore import explore
from lawbook.law.fact import Fact, Moment, Source
from lawbook.law.role import Role
from lawbook.voice import Hearing, Speech, speech
from lawbook.voice.book import book
from lawbook.voice.stages import put_now
from tests.voice.guide_calls import Call, calls

Golden = Callable[[str, str], None]

SHORT, BRANCHING, FIVE = 25, 35, 60
"""Seconds to the first decision: as a rule, where an option branches, and where there are four options or five."""


@cache
def states() -> tuple[tuple[str, Decision], ...]:
    """Every Law after every answer to every question, told without a record."""
    return tuple(_states())


def _states() -> Iterator[tuple[str, Decision]]:
    for number in laws():
        told = set()
        for ending in explore(find_law(number), edition=2017, authority=authority("wbf")):
            answers = tuple(ending.answers.items())
            for known in range(len(answers) + 1):
                if answers[:known] not in told:
                    told.add(answers[:known])
                    yield number, rule(CaseFile(laws=(number,), answers=dict(answers[:known])))


def put(decision: Decision) -> bool:
    """Whether a player has a choice, or a call to make in the place of another, now."""
    fact = decision.question
    if fact is None or not put_now(decision):
        return False
    chosen = fact.source is Source.CHOICE and fact.asked_of is not Role.DIRECTOR
    return chosen or fact.moment is Moment.REPLACEMENT


@pytest.mark.parametrize("call", [pytest.param(call, id=f"{call.number:02}") for call in calls()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_golden_words_beside_those_of_the_guide(language: str, call: Call, golden: Golden) -> None:
    golden(f"{language}/voice/{call.number:02}.txt", "\n".join(beside(call, language)) + "\n")


def beside(call: Call, language: str) -> Iterator[str]:
    """What the program says, and what the guide says, moment by moment."""
    yield call.title
    for moment in call.moments:
        said = speech(rule(moment.case), language)
        yield f"\n== {moment.title} ({said.seconds_to_decision:.0f} s)"
        for each in said.now:
            away = "away:" if each.hearing is Hearing.AWAY else ""
            yield f"{away}{'all' if each.to is None else each.to}: " + "\n   ".join(each.lines)
        for words in moment.guide.get(language, ()):
            yield f"  | {words.to}: {words.say}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_the_time_that_a_table_has(
    language: str, record_property: Callable[[str, object], None]
) -> None:
    rows = list(spoken(language))
    rows.sort(key=lambda row: -row[0].seconds_to_decision)
    over = sum(said.seconds_to_decision > SHORT for said, _, _ in rows)
    worst = [f"{said.seconds_to_decision:.0f} s in Law {number}" for said, number, _ in rows[:3]]
    record_property(f"counted said in {language}: states", len(rows))
    record_property(f"counted said in {language}: over {SHORT} s; the longest {', '.join(worst)}", over)

    late = [(number, said.now) for said, number, decision in rows if said.seconds_to_decision > limit(said)]
    assert late == []


@cache
def spoken(language: str) -> tuple[tuple[Speech, str, Decision], ...]:
    """What is said in every state of every Law."""
    return tuple((speech(decision, language), number, decision) for number, decision in states())


LONGEST = 16
"""Words in a sentence, with its slots filled; about twelve are usual."""
SENTENCE = re.compile(r"(?<=[.?!:]) +")
WORD = re.compile(r"\w+(?:['-]\w+)*")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_too_long_to_be_heard_with_its_slots_filled(
    language: str, record_property: Callable[[str, object], None]
) -> None:
    lines = {line for said, _, _ in spoken(language) for each in said.now for line in each.lines}
    lengths = {each: len(WORD.findall(each)) for line in lines for each in SENTENCE.split(line)}
    worst = max(lengths, key=lengths.__getitem__)
    record_property(
        f"counted said in {language}: sentences over 12 words", sum(n > 12 for n in lengths.values())
    )
    record_property(f"counted said in {language}: words of the longest, {worst!r}", lengths[worst])

    assert [sentence for sentence, words in lengths.items() if words > LONGEST] == []


def limit(said: Speech) -> int:
    """How long a Director may speak before somebody decides."""
    options = max((len(each.lines) - 2 for each in said.now), default=0)
    return FIVE if options >= 4 else BRANCHING


def test_every_option_is_told_to_its_end() -> None:
    choices = book("en").choices
    untold = [
        (number, atom, table)
        for number, decision in states()
        if put(decision) and decision.question is not None
        for atom, table in atoms(decision.question, branches(decision), "option")
        if atom not in choices[table] and atom not in choices["when"]
    ]

    assert sorted(set(untold)) == [(*row, "when") for row in LEFT]


LEFT: list[tuple[str, str]] = []
"""Answers on the way of an option for which there are no words: none."""
OTHERWISE = frozenset(
    f"{key}=no"
    for key in (
        "lowest_same_denomination",
        "replacement_similar",
        "replacement_subset",
        "replacement_same_purpose",
    )
)
"""What is left where nothing before applies, and is said as such."""


def atoms(fact: Fact[object], rows: tuple[Branch, ...], table: str) -> Iterator[tuple[str, str]]:
    """The answers of a player's options, and those that they depend on."""
    for branch in rows:
        atom = f"{fact.key}={branch.word}"
        if atom not in OTHERWISE:
            yield atom, table
        if branch.asks is not None:
            yield from atoms(branch.asks, branch.then, "when")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_who_has_a_choice_hears_his_options(language: str) -> None:
    silent = [
        (number, decision.case.answers)
        for number, decision in states()
        if put(decision) and decision.asked_of is not Role.DIRECTOR
        if len(spoken_options(decision, language)) < 2
    ]

    assert silent == []


def spoken_options(decision: Decision, language: str) -> tuple[str, ...]:
    """The options as they are counted out."""
    return max((each.lines[1:-1] for each in speech(decision, language).now), key=len, default=())


COMMON = {"declarer", "dummy", "the opponents"}
"""Parts that are ordinary words of a sentence as well."""


def test_no_part_is_named_where_the_record_has_the_seat() -> None:
    parts = {row["name"] for row in book("en").forms["roles"].values()} - COMMON
    named = [
        (moment.title, each.text)
        for call in calls()
        for moment in call.moments
        if moment.case.story
        for each in speech(rule(moment.case)).now
        if any(f" {part} " in f" {each.text} " for part in parts if len(part.split()) > 1)
    ]

    assert named == []


def test_what_is_heard_before_a_claim_is_ruled_on_is_not_said_again_with_the_ruling() -> None:
    heard = {"claim_statement_made": "yes", "trump_outstanding": "no", "claim_turns_on": "new_line"}
    asked = speech(rule(CaseFile(laws=("70",), answers=heard)))
    ruled = speech(rule(CaseFile(laws=("70",), answers={**heard, "worse_normal_line": "yes"})))
    repeat, object_to, face = (said.text for said in asked.now[:3])

    assert "repeat the statement exactly" in repeat
    assert [said.text for said in ruled.now] == [
        "It was not stated, and another normal line does worse. I do not accept it.",
        "The trick in question goes to the other side.",
    ]
    assert {repeat, object_to, face} <= {said.text for said in ruled.before}


def test_a_lead_that_goes_back_is_not_followed_by_nothing_and_then_by_something() -> None:
    told = {
        "after_declarers_lead": "nothing",
        "defenders_on_lead": "retract",
        "lead_was_due_from": "other_hand",
    }
    said = [each.text for each in speech(rule(CaseFile(laws=("55",), answers=told))).now]

    assert said[0] == "The lead is refused, and the card goes back."
    assert "Nothing more follows." not in said
    assert "Call me after play if you think that it mattered." in said


OTHERS = {
    "en": "same suit or suits, or a comparable call: no restriction. Otherwise: West must pass for the rest",
    "pl": "albo zapowiedź porównywalna: bez ograniczeń. W przeciwnym razie: West musi pasować do końca",
    "nb": "farger, eller en sammenlignbar melding: ingen begrensninger. Ellers: Vest må passe resten",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_list_of_calls_would_tell_is_told_as_all_others(language: str) -> None:
    case = CaseFile(story=("N 1S", "E 1H", "director"))
    options = speech(rule(case), language).now[-1].lines

    assert OTHERS[language] in options[2]
