"""Anew: a situation with only what happened in its story, so that what rested on an answer goes with it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from lawbook.casefile import CaseFile
from lawbook.desk.answers import fact_key
from lawbook.desk.decision import Decision, rule
from lawbook.desk.keys import OF_LEADS
from lawbook.desk.once import once
from lawbook.desk.replay import happened, replay
from lawbook.errors import LawbookError
from lawbook.table import numbered_events, story_lines
from lawbook.table.record.events import (
    Accepted,
    BecameDeclarer,
    CallCancelled,
    CallStood,
    CardReplaced,
    CardWithdrawn,
    Chose,
    Designated,
    DirectorCalled,
    Event,
    Exposed,
    LaidDown,
    LedFaceDown,
    MadePenaltyCard,
    PickedUp,
    Refused,
    Revoked,
)

__all__ = ["told_anew"]

CARRIED_OUT = (
    Accepted
    | BecameDeclarer
    | CallCancelled
    | CallStood
    | CardReplaced
    | CardWithdrawn
    | Chose
    | Designated
    | Exposed
    | LaidDown
    | LedFaceDown
    | MadePenaltyCard
    | PickedUp
    | Refused
    | Revoked
)
"""What a ruling may do to the record first."""

Numbered = Sequence[tuple[int, Event]]


@once
def told_anew(decision: Decision) -> CaseFile:
    """The situation with only what happened in its story: what rulings have laid down follows anew.

    Where an answer changes or a presumption falls, what rested on it is so gone from the record.
    """
    case = decision.case
    own, done = happened(case), {line for lines in _carried_out(case) for line in lines}
    left = [event for line, event in own if line not in done]
    return case if len(left) == len(case.story) else _telling(case, left)


def _carried_out(case: CaseFile) -> Iterator[Sequence[int]]:
    """The lines at which the story goes on with what the ruling on all before them does, each time all of it."""
    events = [*numbered_events(case.story)]
    lines = story_lines(event for _, event in events)
    at = 0
    while at < len(events):
        number, event = events[at]
        before = replace(case, story=case.story[: number - 1])
        done = _done(before) if isinstance(event, CARRIED_OUT) else []
        end = at + len(done)
        if (
            done
            and done == lines[at:end]
            and (_chosen(case, events[at:end]) or _follows(case, events, at, end))
        ):
            yield [line for line, _ in events[at:end]]
            at = end
        else:
            at += 1


def _done(case: CaseFile) -> list[str]:
    """What the ruling on a situation does to its record, as lines of the story; that the Director comes is none of it."""
    try:
        new = rule(case).table.since(replay(case).length)
    except LawbookError:  # nothing is irregular
        return []
    return story_lines(event for event in new if not isinstance(event, DirectorCalled))


def _chosen(case: CaseFile, done: Numbered) -> bool:
    """Whether declarer's choice about a lead has laid it down, which the story has to tell before it goes on."""
    return any(isinstance(event, LaidDown) for _, event in done) and bool(
        OF_LEADS & {*map(fact_key, case.answers)}
    )


def _follows(case: CaseFile, events: Numbered, begin: int, end: int) -> bool:
    """Whether some lines follow from the others, so that the story comes to the same without them."""
    try:
        without = rule(_telling(case, [event for _, event in (*events[:begin], *events[end:])]))
        return without.table.events == rule(case).table.events
    except LawbookError:
        return False


def _telling(case: CaseFile, events: Iterable[Event]) -> CaseFile:
    return replace(case, story=tuple(story_lines(events)))
