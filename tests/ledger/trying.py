"""Trying: what the three laws of the ledger find wrong with an incident, in sentences that can be counted."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import islice

from lawbook.bridge import Hand
from lawbook.casefile import CaseFile
from lawbook.desk import gone_on, rule
from lawbook.desk.docket import sight_from
from lawbook.errors import LawbookError
from lawbook.law.governing import law_of
from lawbook.law.routes import IN_ORDER
from lawbook.table import Matter, PlayMatter, Table, event_line, legal_cards
from lawbook.table.auction.bidding import legal_calls
from lawbook.table.in_force import Act
from lawbook.table.play.legal import narrowed, waits
from lawbook.table.record.events import Called, Event, Played
from tests.ledger.forms import forms, outcome
from tests.ledger.incident import Incident
from tests.ledger.walking import Amiss, Walked, branches, story_of, walk

__all__ = ["LEAVES", "Counts", "breaches", "breaks_found", "difference", "obeyed", "told_alike"]

LEAVES = 6
"""How many ways through the options of one incident are walked; the others are counted."""


@dataclass(slots=True)
class Counts:
    """How much has been tried, and what was left out."""

    told: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        return ", ".join(f"{number} {what}" for what, number in self.told.items())


def ways(case: CaseFile, counts: Counts, leaves: int) -> Iterator[Walked]:
    """The incident with its answers, as many ways as are walked; the others are counted."""
    walks = branches(case)
    for walked in islice(walks, leaves):
        counts.told["ways"] += 1
        yield walked
    try:
        counts.told["ways left out"] += sum(1 for _ in walks)
    except (Amiss, LawbookError):
        counts.told["incidents whose other ways cannot be told"] += 1


def obeyed(
    incident: Incident, dice: random.Random, counts: Counts, leaves: int = LEAVES
) -> Iterator[tuple[str, str]]:
    """What is wrong when everybody obeys to the end of the board, or one player does not, with the story."""
    counts.told["incidents"] += 1
    told: tuple[str, ...] = ()
    try:
        for walked in ways(incident.case, counts, leaves):
            if walked.decision.law == IN_ORDER.id:
                yield "nothing irregular is found", str(incident)
            try:
                for step, table in walk(walked, dice):
                    told = (*incident.case.story, f"<{_answers(step)}>", *step.acts)
                    yield from breaks_found(step, table, dice, counts, told)
                    counts.told["acts"] += 1
                yield from _retold(incident.case, step, table, told)
            except (Amiss, LawbookError) as error:
                yield _sort(error), f"{', '.join(told)}: {error}"
    except (Amiss, LawbookError) as error:
        yield _sort(error), f"{incident}: {error}"


def _answers(walked: Walked) -> str:
    return " ".join(f"{told.fact.key}={told.word}" for told in walked.answered)


def _sort(error: Exception) -> str:
    """The kind of a complaint: without who, which and where."""
    told = re.sub(r"story line \d+: ", "", str(error))
    return re.sub(r" (after|was answered) .*", "", told).split(", but")[0]


def breaches(table: Table) -> list[tuple[Event, Act | None]]:
    """What the player whose turn it is might do, were it not for what is in force, and what forbids it."""
    state, position = table.bidding, table.position
    if state.turn is not None and not table.auction_over:
        free = set(legal_calls(replace(state, norms=())))
        acts = [norm.act for norm in state.norms if norm.seat is state.turn]
        return [(Called(state.turn, call), acts[0]) for call in free - set(legal_calls(state))]
    if position is None or position.turn is None:
        return []
    suited, limited, _ = narrowed(position, position.turn)
    if waits(position):
        return [(Played(position.turn, card), Act.CHOOSE_LEAD) for card in Hand.from_bits(suited)]
    legal = legal_cards(position) or Hand()
    rows = (
        position.force.on_play(position.turn) if position.current else position.force.on_lead(position.turn)
    )
    limit = rows[0].act if rows else None
    return [
        (Played(position.turn, card), Act.PENALTY if limited >> card & 1 else limit)
        for card in Hand.from_bits(suited)
        if card not in legal
    ]


LAWS_OF_BREACH = {
    Act.PASS: {"37"},
    Act.LEAD: {"61", "62", "64"},
    Act.NOT_LEAD: {"61", "62", "64"},
    Act.HIGHEST: {"61", "62", "64"},
    Act.LOWEST: {"61", "62", "64"},
    Act.PLAY: {"61", "62", "64"},
    Act.NOT_PLAY: {"61", "62", "64"},
    Act.PENALTY: {"52"},
    Act.CHOOSE_LEAD: {"49"},
}
"""The Laws that govern a breach, by what was in force; a clause that obliges a player to call may have its own."""


def breaks_found(
    step: Walked, table: Table, dice: random.Random, counts: Counts, told: tuple[str, ...]
) -> Iterator[tuple[str, str]]:
    """What is wrong when the player whose turn it is does something that is not in order."""
    ways = breaches(table)
    if not ways:
        return
    act, forbidden = dice.choice(ways)
    counts.told["breaches"] += 1
    after = table.as_it_stands()
    after.push(act)
    number, line = len(after.events) - 1, event_line(act)
    matters: tuple[Matter | PlayMatter, ...] = (*after.matters, *after.play_matters)
    found = [matter for matter in matters if matter.number == number]
    laws = {law_of(sight_from(after, matter)) for matter in found}
    expected = LAWS_OF_BREACH.get(forbidden, set()) if forbidden else set()
    if not laws:
        yield f"breach not found: {forbidden.value if forbidden else None}", ", ".join((*told, line))
    elif expected and not laws & expected:
        yield f"breach under {sorted(laws)}, not {sorted(expected)}", ", ".join((*told, line))


def _retold(case: CaseFile, step: Walked, table: Table, told: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """What is wrong when the board is told once more, all at once, as it stands after all."""
    whole = replace(gone_on(step.decision), story=story_of(case, table))
    again = rule(whole)
    for what, one, other in (
        ("the auction", table.bidding.live, again.table.bidding.live),
        ("the tricks", table.playing and table.playing.won, again.table.playing and again.table.playing.won),
    ):
        if [getattr(row, "call", row) for row in one or ()] != [
            getattr(row, "call", row) for row in other or ()
        ]:
            yield f"told again, {what} differs", ", ".join(told)


def told_alike(incident: Incident, counts: Counts, leaves: int = LEAVES) -> Iterator[tuple[str, str]]:
    """In which forms the incident gets another ruling, with the story."""
    counts.told["incidents"] += 1
    try:
        for walked in ways(incident.case, counts, leaves):
            once = outcome(walked.decision)
            for name, case in forms(walked, incident.case):
                counts.told["tellings"] += 1
                story = f"{', '.join(case.story)} <{_answers(walked)}>"
                try:
                    other = outcome(rule(case))
                except LawbookError as error:
                    yield f"{name}: {_sort(error)}", f"{story}: {error}"
                    continue
                if other != once:
                    yield name, f"{story}: {difference(once, other)}"
    except (Amiss, LawbookError) as error:
        yield _sort(error), f"{incident}: {error}"


def difference(once: tuple[object, ...], other: tuple[object, ...]) -> str:
    if once[1:] != other[1:]:
        return f"{once[1:]} and {other[1:]} is asked"
    mine, others = list(once[0]), list(other[0])  # type: ignore[call-overload]
    return f"only once {[row for row in mine if row not in others][:2]}, only then {[row for row in others if row not in mine][:2]}"
