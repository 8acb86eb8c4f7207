"""What must hold for every Law in every edition, whatever it says."""

import ast
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from lawbook.law.authority import authorities, authority
from lawbook.law.book import EDITIONS, NEWEST, facts_of, find_law, known_facts, laws, versions
from lawbook.law.case import Case
from lawbook.law.clause import clause_summary, printed
from lawbook.law.consult import Law, Ruling, consult
from lawbook.law.explore import Ending, explore, survey
from lawbook.law.fact import NOT_ESTABLISHED, Fact, Proviso, Source
from lawbook.law.provision import ContinuesIn, Provision
from lawbook.law.routes import ROUTES

WBF = authority("WBF")
OTHERWISE = (
    authority("EBU"),
    authority("ACBL"),
    authority("NBF"),
    WBF.having({"announced_openings": "not_due", "skip_bid_pause": "none"}),
)
"""The bodies that have elected most; what a Law asks only then is asked under one of them."""
LAW_FILES = sorted((Path(__file__).parents[2] / "src/lawbook/law/laws").rglob("law_*.py"))


def written() -> list[tuple[Law, int]]:
    """Each Law once for each text that it has had; what is the same in 2007 is tried in `test_same`."""
    found = [(route, edition) for route in ROUTES.values() for edition in (2007, NEWEST)]
    for number in laws():
        for edition in EDITIONS:
            if printed(number, edition) != edition:
                continue
            try:
                law = find_law(number, edition)
            except LookupError:
                continue
            if law in versions(number):
                found.append((law, edition))
        assert find_law(number)
    return found


EVERY = pytest.mark.parametrize(
    ("law", "edition"), written(), ids=lambda value: getattr(value, "id", str(value))
)


def endings(law: Law, edition: int) -> list[Ending]:
    return list(explore(law, edition=edition, authority=WBF))


@EVERY
def test_every_ending_has_a_provision(law: Law, edition: int) -> None:
    assert [e.answers for e in endings(law, edition) if not e.provisions] == []


@EVERY
def test_no_ending_contradicts_itself(law: Law, edition: int) -> None:
    assert [e.answers for e in survey(law, edition=edition, authority=WBF).conflicts] == []


@EVERY
def test_every_citation_is_a_clause_of_the_edition(law: Law, edition: int) -> None:
    cited = {c for e in endings(law, edition) for p in e.provisions for c in p.citations}

    assert all(clause_summary(citation, edition) for citation in cited)


@EVERY
def test_one_more_answer_only_adds_unless_it_ends_a_presumption_and_says_so(law: Law, edition: int) -> None:
    """What stood before an exception was presumed not to hold stands even when it does hold."""
    for ending in endings(law, edition):
        before = ruled(law, edition, ())
        for number, (fact, value) in enumerate(ending.path, start=1):
            after = ruled(law, edition, ending.path[:number])
            kept = before.provisions
            if fact in before.presumed:
                assert fact not in after.presumed
                assert (fact in after.excepted) is value
                kept = standing_without(before, fact) if value else kept
            assert after.provisions[: len(kept)] == kept
            assert set(before.presumed) - {fact} <= set(after.presumed) or (value and fact in before.presumed)
            before = after
        assert (before.provisions, before.question, before.presumed) == (ending.provisions, None, ())


@EVERY
def test_what_is_presumed_is_said_and_rules_as_the_answer_no_would(law: Law, edition: int) -> None:
    for ending in endings(law, edition):
        provisos = [fact for fact, _ in ending.path if isinstance(fact, Proviso)]
        unsaid = [(fact, value) for fact, value in ending.path if fact not in provisos]
        ruling = ruled(law, edition, unsaid)
        said = ruled(law, edition, [*unsaid, *((fact, False) for fact in ruling.presumed)])

        assert (said.provisions, said.question) == (ruling.provisions, ruling.question)
        assert said.presumed == ()


@EVERY
def test_a_presumption_that_falls_changes_the_ruling(law: Law, edition: int) -> None:
    """Otherwise nothing would rest on it, and to say it would be idle."""
    led_to: dict[tuple[Proviso, Any], set[tuple[Provision, ...]]] = {}
    for ending in endings(law, edition):
        for fact, value in ending.path:
            if isinstance(fact, Proviso):
                led_to.setdefault((fact, value), set()).add(ending.provisions)

    assert [fact.key for fact, holds in led_to if holds and led_to[fact, True] <= led_to[fact, False]] == []


def ruled(law: Law, edition: int, path: Iterable[tuple[Fact[Any], Any]]) -> Ruling:
    answers = {fact.key: fact.answers.word(value) for fact, value in path}
    return consult(law, Case(edition=edition, authority=WBF, answers=answers))


def standing_without(ruling: Ruling, fact: Proviso) -> tuple[Provision, ...]:
    """What stood before the exception was presumed not to hold."""
    place = ruling.presumed.index(fact)
    return tuple(p for p, number in zip(ruling.provisions, ruling.presuming, strict=True) if number <= place)


@EVERY
def test_what_cannot_be_established_ends_in_law_85(law: Law, edition: int) -> None:
    for fact in survey(law, edition=edition, authority=WBF).facts:
        if fact.source is Source.OBSERVED:
            path = next(e.path for e in endings(law, edition) if fact in dict(e.path))
            before = {f.key: f.answers.word(v) for f, v in path[: [f for f, _ in path].index(fact)]}
            case = Case(edition=edition, authority=WBF, answers={**before, fact.key: NOT_ESTABLISHED})

            ruling = consult(law, case)

            assert ruling.question is None
            assert [p.cite for p in ruling.provisions[-2:]] == ["85B", "85B"]


WHY = {
    "12": "adjustment_ground",
    "16": "information_from",
    "65": "tricks_laid_out",
    "72": "general_principle",
}
"""What a Law asks first that is only reached from elsewhere: whoever hands over to it knows."""
OPEN = {("82B1", "12")}
"""The Director says that he adjusts, and has still to say by what power."""


@EVERY
def test_what_is_handed_over_says_why(law: Law, edition: int) -> None:
    """Whoever was led from one Law to the next is not asked there what brought him."""
    for ending in endings(law, edition):
        told = {fact.key: fact.answers.word(value) for fact, value in ending.path}
        for onward in ending.provisions:
            if (
                isinstance(onward, ContinuesIn)
                and onward.law in WHY
                and (onward.cite, onward.law) not in OPEN
            ):
                case = Case(edition=edition, authority=WBF, answers={**dict(onward.given), **told})
                question = consult(find_law(onward.law, edition), case).question
                assert question is None or question.key != WHY[onward.law], onward


@pytest.mark.parametrize("number", laws())
def test_every_fact_of_a_file_is_asked_in_some_edition(number: str) -> None:
    asked = {
        fact.key
        for law, edition in written()
        if law.id == number
        for body in (WBF, *OTHERWISE)
        for fact in survey(law, edition=edition, authority=body).facts
    }

    assert set(own_facts(number)) <= asked


def own_facts(number: str) -> dict[str, Fact[object]]:
    """The facts that a Law's file declares itself, not those that it takes over from another."""
    borrowed: set[str] = set()
    for path in (f for f in LAW_FILES if f.stem == f"law_{int(number):02}"):
        tree = ast.parse(path.read_text("utf-8"))
        elsewhere = [
            n for n in ast.walk(tree) if isinstance(n, ast.ImportFrom) and path.stem not in str(n.module)
        ]
        taken = {a.name for n in elsewhere for a in n.names}
        package = "laws" if path.parent.name == "laws" else f"laws.{path.parent.name}"
        module = import_module(f"lawbook.law.{package}.{path.stem}")
        borrowed |= {
            getattr(module, name).key for name in taken if isinstance(getattr(module, name, None), Fact)
        }
    return {key: fact for key, fact in facts_of(number).items() if key not in borrowed}


def test_a_key_names_one_fact_only() -> None:
    keys: dict[str, Fact[object]] = {}
    for number in laws():
        for key, fact in facts_of(number).items():
            assert keys.setdefault(key, fact) is fact, f"{key} is two facts"
    assert set(keys) <= set(known_facts())


@pytest.mark.parametrize("path", LAW_FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_law_is_pure(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    allowed = ("lawbook.label", "lawbook.law", "lawbook.table", "lawbook.bridge", "dataclasses")

    for node in ast.walk(tree):
        assert not isinstance(node, ast.Try | ast.Global | ast.Nonlocal | ast.With), f"line {node.lineno}"
        assert not isinstance(node, ast.Import), f"line {node.lineno}: imports a whole module"
        if isinstance(node, ast.ImportFrom):
            assert node.module is not None
            assert node.module.startswith(allowed), f"line {node.lineno}: {node.module}"


@pytest.mark.parametrize("body", [body for body in authorities() if authority(body).values])
@pytest.mark.parametrize(
    "number", ["12", "16", "20", "40", "41", "73", "76", "79", "86", "87", "90", "91", "92", "93"]
)
def test_no_profile_leads_into_a_dead_end(number: str, body: str) -> None:
    profile = authority(body)

    assert all(e.provisions for e in explore(find_law(number), edition=NEWEST, authority=profile))
