"""Walking: an incident ruled, each option taken, and the board played on by players who obey what is in force."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from lawbook.bridge import Word
from lawbook.casefile import CaseFile
from lawbook.desk import Decision, gone_on, rule
from lawbook.law.fact import Moment
from lawbook.table import Matter, PlayFault, PlayMatter, Table, awaited, event_line, legal_cards
from lawbook.table.auction.bidding import legal_calls
from lawbook.table.record.events import Called, Event, Played
from lawbook.table.seen.call import replacement
from lawbook.table.seen.sight import IrregularCall, Sight

__all__ = ["Walked", "branches", "innocent", "walk"]

LEAVES = 24
"""How many ways through the options of one incident are walked; those left out are counted."""


class Fault(Exception):  # noqa: N818  # what the walk has found, told in one line
    """What is wrong with a ruling, a record or a question."""


@dataclass(slots=True)
class Walked:
    """An incident on its way: the situation, its ruling, and what has been asked and answered."""

    case: CaseFile
    decision: Decision
    answered: list[tuple[str, object, str]] = field(default_factory=list)
    """Each fact that was answered, the irregularity that it was asked about, and the answer."""


def is_due(decision: Decision) -> bool:
    """Whether the open question can be answered now."""
    asked = decision.question
    if asked is None:
        return False
    table, view = decision.table, decision.open.case.view
    match asked.moment:
        case Moment.NOW:
            return True
        case Moment.REPLACEMENT:
            return isinstance(view, IrregularCall) and replacement(view) is not None
        case Moment.END_OF_AUCTION:
            return table.auction_over
        case Moment.PARTNERS_LEAD:
            return table.phase in {"clarification", "play"}
        case _:
            return False


def matter_of(decision: Decision) -> object:
    """The irregularity that the open question is about."""
    view = decision.open.case.view
    return view.matter if isinstance(view, Sight) else None


def asked_once(walked: Walked) -> None:
    """Raises Fault when something is asked that has been answered about the same irregularity."""
    asked, about = walked.decision.question, matter_of(walked.decision)
    before = [word for key, matter, word in walked.answered if asked and key == asked.key and matter == about]
    if before and asked:
        raise Fault(f"asked again: {asked.key} was answered {before[-1]}")


def answer(walked: Walked, word: str) -> Walked:
    """The same with one more answer."""
    decision = walked.decision
    assert decision.question is not None
    case = replace(walked.case, answers={**walked.case.answers, decision.answer_key: word})
    told = [*walked.answered, (decision.question.key, matter_of(decision), word)]
    return Walked(case, rule(case), told)


def branches(case: CaseFile) -> Iterator[Walked]:
    """The incident with every answer to every question that is due, one after the other."""
    waiting = [Walked(case, rule(case))]
    while waiting:
        walked = waiting.pop()
        asked_once(walked)
        if is_due(walked.decision):
            assert walked.decision.question is not None
            waiting += [answer(walked, word) for word in reversed(walked.decision.question.answers.words)]
        else:
            yield walked


def settled(walked: Walked, dice: random.Random) -> Walked:
    """The same after all questions that are due have been answered at random."""
    asked_once(walked)
    while is_due(walked.decision):
        assert walked.decision.question is not None
        walked = answer(walked, dice.choice(walked.decision.question.answers.words))
        asked_once(walked)
    return walked


def walk(walked: Walked, dice: random.Random) -> Iterator[tuple[Walked, Table]]:
    """Play the board to its end by acts that are in order; the ruling goes on wherever something waits for it."""
    first = len(walked.decision.table.events)
    table = walked.decision.table
    yield walked, table
    while (act := next_act(table, dice)) is not None:
        waits = waiting(walked.decision, table)
        if waits:
            case = gone_on(walked.decision)
            case = replace(case, story=(*case.story, event_line(act)))
            walked = settled(Walked(case, rule(case), walked.answered), dice)
            table = walked.decision.table
        else:
            table.push(act)
            walked.case = replace(walked.case, story=(*walked.case.story, event_line(act)))
        innocent(table, first, act)
        yield walked, table


def waiting(decision: Decision, table: Table) -> bool:
    """Whether the desk is asked again after the next act."""
    return (
        not table.lead_faced
        or decision.question is not None
        or bool(awaited(table.position) if table.position else None)
    )


def innocent(table: Table, first: int, act: Event) -> None:
    """Raises Fault when the record shows anything irregular after an event."""
    matters: Sequence[Matter | PlayMatter] = (*table.matters, *table.play_matters)
    new = [m for m in matters if m.number >= first and m.fault is not PlayFault.PENALTY_LEAD]
    if new:
        raise Fault(f"obedience punished: {event_line(act)} -> {new[0].fault.value}")


def next_act(table: Table, dice: random.Random) -> Event | None:
    """A call or card that is in order; None when the board is over. Raises Fault when nobody can go on."""
    if table.phase == "over":
        return None
    if table.bidding.turn is not None and table.beginning is None and not table.auction_over:
        calls = list(legal_calls(table.bidding))
        if not calls:
            raise Fault("no legal call")
        call = dice.choice([*calls[:6], *[Word.PASS] * (3 if Word.PASS in calls else 0)])
        return Called(table.bidding.turn, call)
    position = table.position
    if position is None:
        raise Fault(f"nobody is to call or to lead: phase {table.phase}")
    if position.turn is None:
        if position.over:
            return None
        raise Fault("nobody has the turn to play")
    cards = legal_cards(position)
    if not cards:
        waits = awaited(position)
        raise Fault(f"no legal card, awaited {waits.why.value if waits else None}")
    return Played(position.turn, dice.choice(list(cards)))
