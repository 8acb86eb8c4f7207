"""Forms: one incident, told in every way that the grammar has."""

from collections.abc import Iterator
from dataclasses import replace

from lawbook.bridge import Seat, Side
from lawbook.casefile import CaseFile
from lawbook.desk import Decision, gone_on, rule
from lawbook.desk.answers import fact_key
from lawbook.law.fact import Source
from lawbook.law.provision import fields
from lawbook.law.routes import IN_ORDER
from lawbook.table import event_line, parse_story
from lawbook.table.record.events import DirectorCalled, Exposed
from tests.ledger.walking import Walked, answer, is_due

__all__ = ["forms", "outcome", "seat_of"]

ACCEPTS = {"accept": "accepts", "refuse": "refuses"}


def outcome(decision: Decision) -> tuple[object, ...]:
    """What must be the same however the incident is told: clauses, provisions with their fields, question, who answers."""
    provisions = [(p.kind, p.cite, *fields(p).items()) for p in decision.provisions]
    asked = decision.question
    return provisions, None if asked is None else asked.key, decision.asked_of


def forms(walked: Walked, case: CaseFile) -> Iterator[tuple[str, CaseFile]]:
    """The incident of a case with the answers that were given, in each other form, by the name of the form."""
    answers = walked.case.answers
    story = case.story
    called = isinstance(list(parse_story(story))[-1], DirectorCalled)
    if not called:
        yield "the Director is called", replace(case, story=(*story, "director"), answers=answers)
        caller = _who_calls(case)
        told = replace(case, story=(*story, f"{caller.name} calls director"), answers=answers)
        yield "a player calls the Director", told
    lines, left = _as_lines(walked, words=False)
    director = () if called else ("director",)
    yield "choices in the story", replace(case, story=(*story, *director, *lines), answers=left)
    spoken, left = _as_lines(walked, words=True)
    if spoken != lines:
        yield (
            "accepted or refused in the story",
            replace(case, story=(*story, *director, *spoken), answers=left),
        )
    yield "the ruling carried out", gone_on(walked.decision)
    yield "answer by answer", _step_by_step(walked, case)
    if (split := _exposed_one_by_one(story)) != story:
        yield "exposed one by one", replace(case, story=split, answers=answers)
    if len({ruling.law.id for ruling in walked.decision.rulings}) == 1 and walked.decision.law != IN_ORDER.id:
        yield "the Law named", replace(case, laws=(walked.decision.law,), answers=answers)


def _who_calls(case: CaseFile) -> Seat:
    """A player who may call the Director: not dummy, who may not be the first to do it (Law 43A1(a))."""
    dummy = case.table.dummy
    return Seat.S if dummy is None else dummy.partner


def seat_of(who: object) -> Seat | None:
    """Who says it, if it is a player's to say."""
    match who:
        case Seat():
            return who
        case Side():
            return next(seat for seat in Seat if seat.side is who)
        case _:
            return None


def _as_lines(walked: Walked, *, words: bool) -> tuple[tuple[str, ...], dict[str, str]]:
    """The choices as lines of the story, and the answers that are left."""
    lines, left = list[str](), dict(walked.case.answers)
    for told in walked.answered:
        seat = seat_of(told.asked_of)
        if told.fact.source is not Source.CHOICE or seat is None:
            continue
        left = {key: word for key, word in left.items() if fact_key(key) != told.fact.key}
        if words and told.fact.key == "lho_accepts":
            lines.append(f"{seat.name} {ACCEPTS[told.word]}")
        else:
            lines.append(f"{seat.name} chooses {told.fact.key}={told.word}")
    return tuple(lines), left


def _step_by_step(walked: Walked, case: CaseFile) -> CaseFile:
    """The incident, gone on from after each answer."""
    now = Walked(case, rule(case))
    for told in walked.answered:
        if not is_due(now.decision):
            break
        now = answer(now, told.word)
        now = Walked(gone_on(now.decision), now.decision)
        now = Walked(now.case, rule(now.case))
    return now.case


def _exposed_one_by_one(story: tuple[str, ...]) -> tuple[str, ...]:
    lines = list[str]()
    for event in parse_story(story):
        if isinstance(event, Exposed) and len(event.cards) > 1:
            lines += [event_line(replace(event, cards=(card,))) for card in event.cards]
        else:
            lines.append(event_line(event))
    return tuple(lines)
