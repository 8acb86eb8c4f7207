"""Walking: an incident ruled, each option taken, and the board played on by players who obey what is in force."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from lawbook.bridge import Word
from lawbook.casefile import CaseFile
from lawbook.desk import Decision, gone_on, rule
from lawbook.law.fact import Fact, Moment
from lawbook.table import Matter, PlayFault, PlayMatter, Table, awaited, event_line, legal_cards, story_lines
from lawbook.table.acts import turn_of
from lawbook.table.auction.bidding import legal_calls
from lawbook.table.record.events import Called, Event, Played
from lawbook.table.seen.call import replacement
from lawbook.table.seen.sight import IrregularCall, Sight

__all__ = ["Amiss", "Told", "Walked", "answer", "branches", "is_due", "next_act", "story_of", "walk"]


class Amiss(Exception):  # noqa: N818  # what a walk finds, told in one line
    """What is wrong with a ruling, a record or a question."""


@dataclass(frozen=True, slots=True)
class Told:
    """A question that was answered: about which irregularity, by whom, and how."""

    fact: Fact[Any]
    about: object
    asked_of: object
    word: str


@dataclass(frozen=True, slots=True)
class Walked:
    """An incident on its way: the situation, its ruling, and what has been asked and answered."""

    case: CaseFile
    decision: Decision
    answered: tuple[Told, ...] = ()
    acts: tuple[str, ...] = field(default=())
    """What the players have done since, a line each."""


def is_due(decision: Decision) -> bool:
    """Whether the open question can be answered now."""
    asked = decision.question
    if asked is None:
        return False
    view = decision.open.case.view
    match asked.moment:
        case Moment.NOW:
            return True
        case Moment.REPLACEMENT:
            return isinstance(view, IrregularCall) and replacement(view) is not None
        case Moment.END_OF_AUCTION:
            return decision.table.auction_over
        case Moment.PARTNERS_LEAD:
            return decision.table.phase in {"clarification", "play"}
        case _:
            return False


def matter_of(decision: Decision) -> object:
    """The irregularity that the open question is about."""
    view = decision.open.case.view
    return view.matter if isinstance(view, Sight) else None


def asked_once(walked: Walked) -> None:
    """Raises Amiss when something is asked that has been answered about the same irregularity."""
    asked, about = walked.decision.question, matter_of(walked.decision)
    before = [told.word for told in walked.answered if told.fact is asked and told.about == about]
    if before and asked:
        raise Amiss(f"asked again: {asked.key} was answered {before[-1]}")


def answer(walked: Walked, word: str) -> Walked:
    """The same with one more answer."""
    decision = walked.decision
    assert decision.question is not None
    case = replace(walked.case, answers={**walked.case.answers, decision.answer_key: word})
    told = Told(decision.question, matter_of(decision), decision.asked_of, word)
    return replace(walked, case=case, decision=rule(case), answered=(*walked.answered, told))


def branches(case: CaseFile) -> Iterator[Walked]:
    """The incident with every answer to every question that is due, one after the other."""
    waiting = [Walked(case, rule(case))]
    while waiting:
        walked = waiting.pop()
        asked_once(walked)
        if is_due(walked.decision):
            waiting += [answer(walked, word) for word in reversed(walked.decision.open.words)]
        else:
            yield walked


def settled(walked: Walked, dice: random.Random) -> Walked:
    """The same after all questions that are due have been answered at random."""
    asked_once(walked)
    while is_due(walked.decision):
        walked = answer(walked, dice.choice(walked.decision.open.words))
        asked_once(walked)
    return walked


def walk(walked: Walked, dice: random.Random) -> Iterator[tuple[Walked, Table]]:
    """The board played to its end by acts that are in order: after each, where it has come.

    The ruling goes on wherever something waits for it. Raises Amiss when anything irregular is found.
    """
    table = walked.decision.table
    first = len(table.events)
    yield walked, table
    while True:
        if table.position is not None and awaited(table.position) is not None:
            walked = _asked(walked, table, dice)
            table = walked.decision.table
        if (act := next_act(table, dice)) is None:
            return
        line = event_line(act)
        acts = (*walked.acts, line)
        table.push(act)
        walked = replace(walked, acts=acts)
        if walked.decision.question is not None or table.position is None:
            walked = _asked(walked, table, dice)
            table = walked.decision.table
        innocent(table, first, line)
        yield walked, table


def _asked(walked: Walked, table: Table, dice: random.Random) -> Walked:
    """The same after the desk has been asked again."""
    case = replace(gone_on(walked.decision), story=story_of(walked.case, table))
    return settled(replace(walked, case=case, decision=rule(case)), dice)


def story_of(case: CaseFile, table: Table) -> tuple[str, ...]:
    """What happened as the story of a case, which goes on after the tricks that it begins with."""
    return tuple(story_lines(table.since(sum(len(trick.plays) for trick in case.played))))


def innocent(table: Table, first: int, line: str) -> None:
    """Raises Amiss when the record shows anything irregular since the ruling."""
    matters: Sequence[Matter | PlayMatter] = (*table.matters, *table.play_matters)
    new = [m for m in matters if m.number >= first and m.fault is not PlayFault.PENALTY_LEAD]
    if new:
        raise Amiss(f"obedience punished: {new[0].fault.value} after {line}")


def next_act(table: Table, dice: random.Random) -> Event | None:
    """A call or card that is in order; None when the board is over. Raises Amiss when nobody can go on."""
    if table.phase == "over":
        return None
    if table.bidding.turn is not None and not table.auction_over:
        return _next_call(table, dice)
    position = table.position
    if position is None:
        raise Amiss(f"nobody is to call or to lead in the {table.phase}")
    if position.turn is None:
        if position.over:
            return None
        raise Amiss("nobody has the turn to play")
    if turn_of(table) is None:  # play is suspended by a claim (68D)
        return None
    cards = legal_cards(position)
    if not cards:
        waits = awaited(position)
        raise Amiss(f"no card is legal, and {'nobody is' if waits is None else waits.why.value} awaited")
    return Played(position.turn, dice.choice(list(cards)))


def _next_call(table: Table, dice: random.Random) -> Event:
    turn, calls = table.bidding.turn, list(legal_calls(table.bidding))
    if not calls or turn is None:
        raise Amiss("no call is legal")
    return Called(turn, dice.choice([*calls[:6], *[Word.PASS] * (3 if Word.PASS in calls else 0)]))
