"""The desk: the one place where table, Law, aids and authority meet.

The command line, the web pages and the web API call these functions and nothing below them, so none
of the three can rule differently.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from lawbook.bridge import Bid, Card, Seat, Side, Word
from lawbook.casefile import CaseFile
from lawbook.errors import CaseError, NotCovered
from lawbook.law.authority import Setting, authority
from lawbook.law.book import facts_of, find_law, known_facts
from lawbook.law.case import Case
from lawbook.law.clause import clauses
from lawbook.law.consult import Law, Ruling, consequences, consult
from lawbook.law.explore import Exploration, Node, explore, survey, tree
from lawbook.law.fact import NOT_ESTABLISHED, Fact, Source
from lawbook.law.provision import ContinuesIn, Provision, Section, fields
from lawbook.law.role import Label
from lawbook.law.routes import ROUTES, route_for
from lawbook.notation import deal_text, diagram_text
from lawbook.table import Table, call_word, story_lines
from lawbook.text import render

__all__ = [
    "Decision",
    "Difference",
    "Summary",
    "aid",
    "answer_words",
    "as_json",
    "consequences_of",
    "covered",
    "law_differences",
    "law_summary",
    "options",
    "rule",
    "told_in",
    "without",
]

JSON_VERSION = 1


@dataclass(frozen=True, slots=True)
class Decision:
    """The whole answer to a situation: one ruling, or several Laws one after the other."""

    case: CaseFile
    table: Table
    rulings: tuple[Ruling, ...]

    @property
    def provisions(self) -> tuple[Provision, ...]:
        """What follows, over all the Laws that were consulted."""
        return tuple(p for ruling in self.rulings for p in ruling.provisions if not _routed(ruling, p))

    @property
    def citations(self) -> tuple[str, ...]:
        """Every clause that is cited, once each, in order."""
        return tuple(dict.fromkeys(c for p in self.provisions for c in (p.cite, *p.see)))

    @property
    def question(self) -> Fact[Any] | None:
        """The open question; None when the ruling is complete."""
        return self.rulings[-1].question

    @property
    def law(self) -> str:
        """The Law that rules: the first one consulted that is not merely a route."""
        found = [ruling.law.id for ruling in self.rulings if ruling.law.id not in ROUTES]
        return found[0] if found else self.rulings[-1].law.id

    @property
    def asked(self) -> tuple[tuple[Fact[Any], Any], ...]:
        """The facts that the ruling rests on, with the answers, once each."""
        return tuple(dict(pair for ruling in self.rulings for pair in ruling.asked).items())

    @property
    def settings(self) -> tuple[Setting, ...]:
        """What was looked up in the authority's profile."""
        return tuple(dict.fromkeys(setting for ruling in self.rulings for setting in ruling.settings))

    @property
    def continues(self) -> tuple[str, ...]:
        """The Laws that the ruling is handed over to and that are not consulted yet."""
        done = {ruling.law.id for ruling in self.rulings}
        handed = (p.law for p in self.provisions if isinstance(p, ContinuesIn))
        return tuple(law for law in dict.fromkeys(handed) if law not in done)


def _routed(ruling: Ruling, provision: Provision) -> bool:
    """Whether a provision only led from a route to a Law that has been consulted since."""
    return (
        ruling.law.id in ROUTES
        and isinstance(provision, ContinuesIn)
        and covered(provision.law, ruling.edition)
    )


def rule(case: CaseFile) -> Decision:
    """Rule on a situation: the Laws that it names, or the Law for what its record shows to be wrong.

    Raises CaseError and NotCovered, one line each.
    """
    table = case.table
    rulings: list[Ruling] = []
    for law in _laws(case, table, rulings):
        rulings.append(consult(law, _case(_with_given(case, rulings, law), table)))
        if rulings[-1].question:
            break
    _check_answers(case, table, [ruling.law for ruling in rulings])
    return Decision(case, table, tuple(rulings))


def _case(case: CaseFile, table: Table) -> Case:
    return Case(edition=case.edition, authority=authority(case.authority), table=table, answers=case.answers)


def _with_given(case: CaseFile, rulings: Sequence[Ruling], law: Law) -> CaseFile:
    """The situation with what the Laws before handed over; an answer that was told comes first."""
    handed = [p for r in rulings for p in r.provisions if isinstance(p, ContinuesIn) and p.law == law.id]
    given = {key: word for provision in handed for key, word in provision.given}
    return replace(case, answers={**given, **case.answers})


def _laws(case: CaseFile, table: Table, rulings: list[Ruling]) -> Iterator[Law]:
    """The Laws to consult; a route is followed into the Law that it ends in."""
    named = case.laws or (None,)
    for name in named:
        law = _start(table, case.edition) if name is None else ROUTES.get(name) or find_law(name, case.edition)
        yield law
        while law.id in ROUTES:
            handed = [p.law for p in rulings[-1].provisions if isinstance(p, ContinuesIn)]
            if not handed or not covered(handed[-1], case.edition):
                break
            law = find_law(handed[-1], case.edition)
            yield law


def _start(table: Table, edition: int) -> Law:
    route = route_for(table, edition)
    if route is None:
        raise CaseError(
            "the record shows nothing irregular: name the law, or tell what happened in deal and story"
        )
    return route


def _check_answers(case: CaseFile, table: Table, consulted: Sequence[Law]) -> None:
    """Every answer must name a fact and agree with the table; the Laws consulted are looked at first: that is quick."""
    near = {key: fact for law in consulted for key, fact in facts_of(law.id).items()}
    strange = [key for key in case.answers if key not in near]
    if strange and (lost := [key for key in strange if key not in known_facts()]):
        raise CaseError(f"answer {lost[0]}: no such fact; the facts here are {', '.join(near)}")
    for key in case.answers:
        _case(case, table).check(near[key] if key in near else known_facts()[key])


def options(decision: Decision) -> Mapping[str, Ruling]:
    """What each answer to the open question would lead to, by its word (Law 10C1); empty when nothing is open."""
    fact = decision.question
    if fact is None:
        return {}
    law = decision.rulings[-1].law
    case = _with_given(decision.case, decision.rulings[:-1], law)
    return consequences(law, _case(case, decision.table), fact)


def consequences_of(decision: Decision) -> Mapping[str, tuple[Provision, ...]]:
    """What each answer to the open question would add to what stands already, by its word."""
    stood = len(decision.rulings[-1].provisions)
    return {word: ruling.provisions[stood:] for word, ruling in options(decision).items()}


def answer_words(fact: Fact[Any]) -> tuple[str, ...]:
    """The words that answer a fact; what is observed may also be not established (Law 85B)."""
    return (*fact.answers.words, *((NOT_ESTABLISHED,) if fact.source is Source.OBSERVED else ()))


def without(case: CaseFile, key: str) -> CaseFile:
    """The situation with one answer taken back."""
    return replace(case, answers={k: word for k, word in case.answers.items() if k != key})


# Aids: an analysis that helps to judge a fact, by the name that the fact gives it.


def _corrected_deal(table: Table) -> str | None:
    """The hands as they are after the Director has put them right."""
    deal = table.deal
    if deal is None or not table.displaced:
        return None
    for card, holder, owner in table.displaced:
        deal = deal.add(card, owner) if holder is None else deal.move(card, holder, owner)
    return diagram_text(deal)


AIDS: Mapping[str, Callable[[Table], str | None]] = {"corrected_deal": _corrected_deal}


def aid(fact: Fact[Any], table: Table) -> str | None:
    """The analysis for a fact as text, when there is one and the table shows enough for it."""
    find = AIDS.get(fact.aid or "")
    return find(table) if find else None


# JSON


def as_json(decision: Decision, language: str = "en") -> dict[str, Any]:
    """The one JSON object that the command line and the web API return; `lawbook schema` describes it."""
    return {
        "version": JSON_VERSION,
        "edition": decision.case.edition,
        "authority": decision.case.authority.upper(),
        "law": decision.law,
        "citations": list(decision.citations),
        "provisions": [_provision(p, language) for p in decision.provisions],
        "question": _question(decision, language),
        "answers": {fact.key: fact.answers.word(value) for fact, value in decision.asked},
        "continues": list(decision.continues),
        "settings": [_setting(setting) for setting in decision.settings],
        "table": _table(decision.table),
        "score": None,
    }


def _provision(provision: Provision, language: str) -> dict[str, Any]:
    own = {name: _plain(value) for name, value in fields(provision).items() if value not in (None, ())}
    said = {"kind": provision.kind, "cite": provision.cite, "see": list(provision.see)}
    return {**said, "text": render.sentence(provision, language), **own}


def _plain(value: Any) -> Any:
    match value:
        case Card() | Seat() | Side():
            return value.name
        case Bid() | Word():
            return call_word(value)
        case Label() | Enum():
            return value.value
        case tuple():
            return dict(value)
        case _:
            return value


def _question(decision: Decision, language: str) -> dict[str, Any] | None:
    fact = decision.question
    if fact is None:
        return None
    asked = {
        "key": fact.key,
        "text": render.question(fact, language),
        "answers": [
            {"word": word, "text": render.answer(fact, word, language)} for word in answer_words(fact)
        ],
        "source": fact.source.value,
        "moment": fact.moment.value,
        "asked_of": fact.asked_of.value,
        "aid": fact.aid,
    }
    if fact.source is Source.CHOICE:
        asked["consequences"] = {
            word: [_provision(p, language) for p in provisions]
            for word, provisions in consequences_of(decision).items()
        }
    return asked


def _setting(setting: Setting) -> dict[str, Any]:
    return {
        "name": setting.name,
        "value": setting.value,
        "law": setting.law,
        "body": setting.body,
        "source": setting.source,
        "checked": setting.checked,
    }


def _table(table: Table) -> dict[str, Any] | None:
    if not table.told and table.deal is None:
        return None
    return {
        "board": table.board.number,
        "dealer": table.board.dealer.name if table.board.dealer is not None else None,
        "deal": deal_text(table.deal) if table.deal else None,
        "cards": {seat.name: table.count(seat) for seat in Seat},
        "displaced": [
            {"card": card.name, "held_by": held.name if held is not None else None, "belongs_to": owner.name}
            for card, held, owner in table.displaced
        ],
        "story": story_lines(table.events),
    }


# A Law by itself


@dataclass(frozen=True, slots=True)
class Summary:
    """What there is to tell of a Law in an edition."""

    law: Law
    edition: int
    survey: Exploration
    clauses: tuple[str, ...]
    tree: Node


def law_summary(number: str, edition: int) -> Summary:
    """A Law, or a route by its name, explored. Raises CaseError and NotCovered."""
    law = ROUTES.get(number) or find_law(number, edition)
    settings = authority("WBF")
    return Summary(
        law,
        edition,
        survey(law, edition=edition, authority=settings),
        tuple(clauses(law.id, edition)),
        tree(law, edition=edition, authority=settings),
    )


@dataclass(frozen=True, slots=True)
class Difference:
    """An ending of a Law in one edition, and what the same answers bring in another."""

    path: tuple[tuple[Fact[Any], str], ...]
    provisions: tuple[Provision, ...]
    others: tuple[Provision, ...]
    question: Fact[Any] | None
    """What the other edition asks besides."""


def law_differences(number: str, edition: int, other: int) -> Iterator[Difference]:
    """The endings of a Law that bring something else in another edition, be it only a further question."""
    law, counterpart = find_law(number, edition), find_law(number, other)
    settings = authority("WBF")
    for ending in explore(law, edition=edition, authority=settings):
        ruling = consult(counterpart, Case(edition=other, authority=settings, answers=ending.answers))
        if _gist(ruling.provisions) != _gist(ending.provisions) or ruling.question:
            path = tuple((fact, fact.answers.word(value)) for fact, value in ending.path)
            yield Difference(path, ending.provisions, ruling.provisions, ruling.question)


def _gist(provisions: tuple[Provision, ...]) -> list[object]:
    """What provisions come to, whatever clause says it."""
    return [(p.kind, fields(p)) for p in provisions]


def told_in(decision: Decision, section: Section) -> tuple[Provision, ...]:
    """The provisions that belong to one section of the page of the outcome; what two Laws say is told once."""
    told: dict[object, Provision] = {}
    for provision in decision.provisions:
        if provision.section is section:
            told.setdefault((provision.kind, *fields(provision).values()), provision)
    return tuple(told.values())


def covered(number: str, edition: int) -> bool:
    """Whether a Law, or a route to one, is written in an edition."""
    if number in ROUTES:
        return True
    try:
        find_law(number, edition)
    except NotCovered:
        return False
    return True
