"""What the pages of a ruling show, beside the ruling itself."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from typing import Any

from markupsafe import Markup

from lawbook import desk
from lawbook.address import SHOWN, Address
from lawbook.desk import Decision, covered, fact_key, options, rule, told_in
from lawbook.desk.branches import handed_on
from lawbook.desk.reasons import Reason
from lawbook.desk.score.touching import score_line
from lawbook.errors import LawbookError
from lawbook.law.book import find_law, known_facts
from lawbook.law.fact import Fact, Source
from lawbook.law.provision import ContinuesIn, Provision, Section
from lawbook.law.routes import IN_ORDER, ROUTES
from lawbook.voice import speech
from lawbook.web.words import Words

__all__ = [
    "Alternative",
    "Given",
    "Option",
    "anew",
    "back",
    "changes",
    "choices",
    "consulted",
    "given",
    "gone_on",
    "onward",
    "reasons_told",
    "score_told",
    "title_of",
    "told",
    "what_if",
]


@dataclass(frozen=True, slots=True)
class Given:
    """A fact that the ruling rests on, or an answer that it does not need."""

    fact: Fact[Any]
    word: str
    used: bool
    change: Address | None
    """The same case without this answer; None where the record shows it."""


@dataclass(frozen=True, slots=True)
class Option:
    """One answer to a choice, with what it leads to."""

    word: str
    provisions: tuple[Provision, ...]
    then: Fact[Any] | None
    """What will be asked next."""


def gone_on(address: Address, decision: Decision) -> Address | None:
    """The play as it goes on after the ruling; None before it has begun, or when it is over."""
    table = decision.table
    if not table.lead_faced or table.play_over or decision.case.laws:
        return None
    case = desk.gone_on(decision)
    bare = address.without(*address.answers, *SHOWN).telling(*case.story)
    return bare.having(**case.answers).carried("/play")


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another answer to a fact, and how the ruling would differ."""

    fact: Fact[Any]
    word: str
    address: Address
    appears: tuple[Markup, ...]
    disappears: tuple[Markup, ...]
    asks: Fact[Any] | None


def told(decision: Decision) -> list[tuple[Section, tuple[Provision, ...]]]:
    """The ruling by sections; the handing over to other Laws is shown by itself once the ruling is complete."""
    return [(section, rows) for section in Section if (rows := _rows(decision, section))]


def reasons_told(decision: Decision, words: Words) -> list[tuple[Reason, list[Markup]]]:
    """What decided the ruling, each with its sentences; the Director's page alone shows it."""
    found = decision.reasons
    if not found:
        return []
    from lawbook.desk.reasons.words import reason_told  # noqa: PLC0415  # only where there are any

    return [(reason, [words.pips(said) for said in reason_told(reason, words.language)]) for reason in found]


def score_told(decision: Decision, words: Words) -> list[Markup]:
    """What the board was worth and what it is worth now, where the ruling touches it."""
    line = score_line(decision)
    if line is None:
        return []
    from lawbook.desk.score.words import score_told as sentences  # noqa: PLC0415  # only where a score is touched

    return [words.pips(said) for said in sentences(line, words.language)]


def title_of(address: Address, law: str) -> str:
    """What the Law that a ruling goes on in is about."""
    return Words(address.language).title(find_law(law, address.edition))


def _rows(decision: Decision, section: Section) -> tuple[Provision, ...]:
    rows = told_in(decision, section)
    return rows if decision.question else tuple(p for p in rows if not isinstance(p, ContinuesIn))


def onward(address: Address, decision: Decision) -> Address | None:
    """The page of the Law in which the ruling goes on at once, or of one that says something, where nothing is said yet.

    What a record shows is followed by the desk itself, as far as it is done at once.
    """
    if decision.question is not None or address.view or not address.laws or address.story:
        return None
    law = handed_on(decision) or _first_to_speak(address, decision)
    return None if law is None else address.consulting(*address.laws, law)


def _first_to_speak(address: Address, decision: Decision) -> str | None:
    """The Law that a ruling is handed over to that has nothing to say itself."""
    following = next((law for law in decision.continues if covered(law, address.edition)), None)
    if following is None:
        return None
    said = speech(decision)
    return None if said.now or said.before else following


def anew(address: Address, decision: Decision, fact: Fact[Any]) -> Address:
    """The same case without what an answer to this fact may have brought about, for another answer.

    Its story tells only what happened, and no Law is consulted that the asking Law handed over to.
    """
    case = desk.told_anew(decision)
    fresh = address if case is decision.case else address.telling(*case.story)
    reached = [fact in (*ruling.presumed, *(f for f, _ in ruling.asked)) for ruling in decision.rulings]
    if True not in reached:
        return fresh
    before = {ruling.law.id for ruling in decision.rulings[: reached.index(True) + 1]}
    return fresh.consulting(*(law for law in address.laws if law in before)) if address.laws else fresh


def given(address: Address, decision: Decision) -> Iterator[Given]:
    """Every answer in the order in which it was given, then what the record shows."""
    used = {fact.key: (fact, value) for fact, value in decision.asked}
    told = {fact_key(key) for key in address.answers}
    for key, word in address.answers.items():
        about = fact_key(key)
        fact = (
            used[about][0] if about in used else known_facts()[about]
        )  # those of all Laws take long to read
        needed = about in used or any(getattr(p, "fact", None) == about for p in decision.provisions)
        yield Given(fact, word, needed, anew(address, decision, fact).without(key, "view"))
    for key, (fact, value) in used.items():
        if key not in told:
            yield Given(fact, fact.answers.word(value), used=True, change=None)


def consulted(address: Address, decision: Decision) -> tuple[str, ...]:
    """The Laws that are consulted, as an address names them: the one that a route leads to comes by itself."""
    found = [ruling.law.id for ruling in decision.rulings]
    own = [law for before, law in pairwise(["", *found]) if before not in ROUTES and law != IN_ORDER.id]
    return address.laws or tuple(dict.fromkeys(own))


def changes(address: Address) -> list[tuple[Fact[Any], str, Address]]:
    """The answers of an address that cannot be ruled, each with the address without it."""
    known = known_facts()
    rows = ((key, key.partition("@")[0], word) for key, word in address.answers.items())
    return [(known[fact], word, address.without(key)) for key, fact, word in rows if fact in known]


def choices(decision: Decision) -> list[Option]:
    """The options of the player who has the choice, each with its consequences (Law 10C1)."""
    if decision.question is None or decision.question.source is not Source.CHOICE:
        return []
    stood = len(decision.open.provisions)
    return [
        Option(word, ruling.provisions[stood:], ruling.question) for word, ruling in options(decision).items()
    ]


def back(address: Address, decision: Decision) -> Address:
    """The page before this one: without the Law added last, or the last answer; then the play or the auction, or home."""
    if address.view:
        return address.without("view")
    laws, answers = address.laws, list(address.answers)
    before = {
        fact.key for ruling in decision.rulings if ruling is not decision.open for fact, _ in ruling.asked
    }
    last = dict(_last_asked(decision))
    own = [key for key in answers if fact_key(key) not in before and fact_key(key) in last]
    if len(laws) > 1 and not own:
        before_it = address.consulting(*laws[:-1])
        decided = rule(before_it.case())
        return before_it if onward(before_it, decided) is None else back(before_it, decided)
    if answers:
        return address.without(answers[-1])
    if decision.table.playing is not None:
        return address.carried("/play")
    return address.carried("/auction") if address.story else address.at("/")


def _last_asked(decision: Decision) -> Iterator[tuple[str, Any]]:
    for fact, value in decision.open.asked:
        yield fact.key, value


def what_if(address: Address, decision: Decision, words: Words) -> Iterator[Alternative]:
    """The other answers to every fact that the Director answered, and every exception that is presumed not to hold."""
    said = cache(words.sentence)  # most alternatives say most of the same
    here = _sentences(decision, said)
    case = desk.told_anew(decision)
    for key, fact, word in _others(address, decision):
        try:
            other = rule(replace(case, answers={**case.answers, key: word}))
        except LawbookError:  # the record shows that it is not so
            continue
        there = _sentences(other, said)
        appears = tuple(each for each in there if each not in here)
        disappears = tuple(each for each in here if each not in there)
        there_to = anew(address, decision, fact).answered(key, word)
        yield Alternative(fact, word, there_to, appears, disappears, other.question)


def _others(address: Address, decision: Decision) -> Iterator[tuple[str, Fact[Any], str]]:
    """The answers that could have been given and were not, with the keys to give them under."""
    yield from ((key, fact, "yes") for key, fact in decision.presumed.items())
    for fact, value in decision.asked:
        if fact.key in address.answers:
            yield from (
                (fact.key, fact, word) for word in fact.answers.words if word != fact.answers.word(value)
            )


def _sentences(decision: Decision, said: Callable[[Provision], Markup]) -> tuple[Markup, ...]:
    return tuple(dict.fromkeys(map(said, decision.provisions)))
