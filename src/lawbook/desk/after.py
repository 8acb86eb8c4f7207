"""After: the situation as it goes on after a decision, what each answer would add, and what belongs to one section."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from lawbook.casefile import CaseFile
from lawbook.desk.answers import fact_key, marked
from lawbook.desk.decision import Decision
from lawbook.law.consult import Ruling, consequences
from lawbook.law.fact import NOT_ESTABLISHED, Source
from lawbook.law.provision import ContinuesIn, PenaltyCard, PickUpCard, Provision, Section, fields
from lawbook.table import story_lines
from lawbook.table.seen.sight import seen_in

__all__ = [
    "answer_words",
    "consequences_of",
    "gone_back",
    "gone_on",
    "options",
    "told_in",
    "without",
]


def gone_on(decision: Decision) -> CaseFile:
    """The situation as it goes on after the ruling: all that was laid down is told in the story.

    What was answered counts for the irregularity that it was asked about, and for no later one; what the
    record shows by now needs no answer.
    """
    told = {fact_key(key) for key in decision.case.answers}
    answers: dict[str, str] = {}
    for ruling in decision.rulings:
        if ruling.case.view is None:
            continue
        now = seen_in(decision.table, ruling.case.view)
        for fact, value in ruling.asked:
            shown = None if fact.seen is None else fact.seen(now)
            judged = fact.source is Source.JUDGEMENT and shown != value
            if fact.key in told and (judged or shown in {None, value}):
                answers[marked(fact.key, now)] = fact.answers.word(value)
    begun = sum(len(trick.plays) for trick in decision.case.played)
    story = tuple(story_lines(decision.table.written(begun)))
    return replace(decision.case, story=story, answers=answers)


def options(decision: Decision) -> Mapping[str, Ruling]:
    """What each answer to the open question would lead to, by its word (Law 10C1); empty when nothing is open."""
    fact = decision.question
    if fact is None:
        return {}
    return consequences(decision.open.law, decision.open.case, fact)


def consequences_of(decision: Decision) -> Mapping[str, tuple[Provision, ...]]:
    """What each answer to the open question would add to what stands already, by its word."""
    stood = len(decision.open.provisions)
    return {word: ruling.provisions[stood:] for word, ruling in options(decision).items()}


def answer_words(decision: Decision) -> tuple[str, ...]:
    """The words that answer the open question; what is observed may also be not established (Law 85B)."""
    observed = decision.question is not None and decision.question.source is Source.OBSERVED
    return (*decision.open.words, *((NOT_ESTABLISHED,) if observed else ()))


def without(case: CaseFile, key: str) -> CaseFile:
    """The situation with one answer taken back, by its key."""
    return replace(case, answers={k: word for k, word in case.answers.items() if k != key})


def told_in(decision: Decision, section: Section) -> tuple[Provision, ...]:
    """The provisions that belong to one section of the page of the outcome; what two Laws say is told once."""
    told: dict[object, Provision] = {}
    consulted = {ruling.law.id for ruling in decision.rulings}
    rows = decision.provisions
    for number, provision in enumerate(rows, start=1):
        if (
            provision.section is section
            and not (isinstance(provision, ContinuesIn) and provision.law in consulted)
            and not gone_back(provision, rows[number:])
        ):
            told.setdefault((provision.kind, *fields(provision).values()), provision)
    return tuple(told.values())


def gone_back(provision: Provision, since: Iterable[Provision]) -> bool:
    """Whether this is a penalty card that has gone back to its hand by what was ruled since (50D2(a), 51B2)."""
    return isinstance(provision, PenaltyCard) and any(
        isinstance(one, PickUpCard)
        and one.seat == provision.seat
        and (one.card is None or provision.card in (None, one.card))
        for one in since
    )
