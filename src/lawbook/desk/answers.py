"""Answers: which of them count for which irregularity.

An answer is keyed by fact and counts for every irregularity that asks it. Where a story has several,
`lho_accepts@2` counts for the second one only.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from lawbook.casefile import CaseFile
from lawbook.errors import CaseError
from lawbook.law.case import Case
from lawbook.table import Incident, Matter, PlayFault, PlayMatter
from lawbook.table.auction.bidding import SPOKEN
from lawbook.table.seen.sight import IrregularCall, IrregularPlay, Sight, View, record_of

__all__ = ["answer_key", "fact_key", "known_about", "marked"]

MARK = "@"


class Heard(Mapping[str, str]):
    """Answers that note under which keys one was looked for, whether there is one or not."""

    def __init__(self, answers: Mapping[str, str], heard: set[str]) -> None:
        self._answers, self._heard = answers, heard

    def __getitem__(self, key: str) -> str:
        self._heard.add(key)
        return self._answers[key]

    def get(
        self, key: str, default: Any = None
    ) -> Any:  # most have no answer, and need no KeyError to say so
        self._heard.add(key)
        return self._answers.get(key, default)

    def __iter__(self) -> Iterator[str]:
        return iter(self._answers)

    def __len__(self) -> int:
        return len(self._answers)


def fact_key(key: str) -> str:
    """The fact that an answer is about. Raises CaseError for a mark without a number."""
    fact, mark, number = key.partition(MARK)
    if mark and not (number.isdecimal() and int(number)):
        raise CaseError(
            "answer {key}: after {mark} stands the number of the irregularity, such as {fact}{mark}2",
            key=key,
            mark=MARK,
            fact=fact,
        )
    return fact


def answer_key(fact: str, view: View | None) -> str:
    """How an answer about the irregularity that is looked at is written, where there are several."""
    return fact if view is None or len(_matters(view)) < 2 else marked(fact, view)


def marked(fact: str, view: View) -> str:
    """How an answer is written that counts for the irregularity that is looked at, and for no other."""
    place = _place(view)
    return fact if place is None else f"{fact}{MARK}{place}"


def _matters(view: View) -> tuple[Matter | PlayMatter | Incident, ...]:
    """The irregularities of the record, and where declarer is only reminded of a penalty card, that as the last of the play."""
    table = record_of(view)
    plays = table.play_matters
    if (
        isinstance(view, IrregularPlay)
        and _is_reminder(view.matter)
        and _recorded(view.matter, plays) is None
    ):
        plays = (*plays, view.matter)
    return (*table.matters, *plays, *table.incidents)


def _is_reminder(matter: PlayMatter) -> bool:
    return matter.fault is PlayFault.PENALTY_LEAD


def _recorded(matter: PlayMatter, plays: Sequence[PlayMatter]) -> PlayMatter | None:
    """The choice about the same lead, as the record has it since declarer made it."""
    about = (matter.fault, matter.seat, matter.trick)
    return next((m for m in plays if (m.fault, m.seat, m.trick) == about), None)


def _place(view: View) -> int | None:
    """Which irregularity of the record is looked at, counted from 1."""
    matters, matter = _matters(view), view.matter if isinstance(view, Sight) else None
    if isinstance(view, IrregularPlay) and _is_reminder(view.matter):
        matter = _recorded(view.matter, view.table.play_matters) or matter
    return matters.index(matter) + 1 if matter is not None and matter in matters else None


def known_about(
    case: CaseFile,
    view: View,
    given: Mapping[str, str] | None = None,
    heard: set[str] | None = None,
) -> Case:
    """What is known about the irregularity that is looked at: the record, and the answers that count for it.

    What another Law has handed over counts where neither the record nor an answer says otherwise.
    `heard` gets the keys under which an answer is looked for.
    """
    chosen, given = _chosen(view), given or {}
    told = _answers(case.answers, chosen, view)
    known = {**given, **told}
    common = {key for key in (*case.answers, *chosen) if MARK not in key}
    if common and len(_matters(view)) < 2:  # they are about the only one there is
        common = set()
    return Case(
        edition=case.edition,
        authority=case.body,
        view=view,
        answers=known if heard is None else Heard(known, heard),
        yielding=frozenset(common | (given.keys() - told.keys())),
    )


def _answers(answers: Mapping[str, str], chosen: Mapping[str, str], view: View) -> Mapping[str, str]:
    if not chosen and not any(MARK in key for key in answers):
        return answers
    common = {key: word for key, word in answers.items() if MARK not in key}
    ending = f"{MARK}{_place(view)}"
    own = {fact_key(key): word for key, word in answers.items() if key.endswith(ending)}
    return {**common, **chosen, **own}


def _chosen(view: View) -> Mapping[str, str]:
    """What was chosen in the story, after the irregularity that is looked at; the first choice is about it.

    Whether a call is accepted is for the opponent on the left of its maker to choose.
    """
    told = record_of(view).choices_since(view.matter.number if isinstance(view, Sight) else 0)
    by = view.seat.lho if isinstance(view, IrregularCall) else None
    return {
        event.key: event.value
        for event in reversed(told)
        if event.key not in SPOKEN or by in {None, event.seat}
    }
