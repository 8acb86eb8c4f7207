"""Speech: a ruling as a Director says it at the table: to whom, in which order, the options to their end.

It is made from the same provisions as the printed ruling, which stays the record (`lawbook.text`).
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple

from lawbook.bridge import Seat, Side
from lawbook.desk.branches import WAITS, Branch, branches
from lawbook.desk.decision import Decision, of_now
from lawbook.law.consult import Ruling
from lawbook.law.fact import Fact, Moment, Source
from lawbook.law.offence import who_is
from lawbook.law.provision import (
    CancelCall,
    ExplainOptions,
    PlayContinues,
    PlayOn,
    Provision,
    TurnTo,
    TurnToPlay,
)
from lawbook.law.role import Role, Who
from lawbook.table import Table
from lawbook.table.acts import turn_of
from lawbook.table.seen.sight import IrregularCall, Sight, View
from lawbook.voice.book import book
from lawbook.voice.clauses import NOT_TOLD, sentences, small, ways
from lawbook.voice.forms import number, who
from lawbook.voice.slots import Slots, Telling
from lawbook.voice.telling import Phrase, Rank, capital, tell

__all__ = ["Hearing", "Speech", "Utterance", "speech"]

WORDS_A_MINUTE = 150
"""How fast a Director speaks so that four players follow."""


class Hearing(Enum):
    """Who may hear what is said."""

    ALOUD = "aloud"
    """Everybody at the table, even where it is addressed to one."""
    AWAY = "away"
    """One player, away from the table."""


@dataclass(frozen=True, slots=True)
class Utterance:
    """What is said at once to somebody."""

    to: Who | None
    """Whom it is addressed to; None: all."""
    text: str
    rank: Rank
    hearing: Hearing = Hearing.ALOUD
    cites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Speech:
    """A ruling as it is said."""

    now: tuple[Utterance, ...]
    """What is said now, in order, the options among it."""
    before: tuple[Utterance, ...]
    """What was said before the last decision, and is past."""

    @property
    def words(self) -> int:
        """How many words are said now."""
        return sum(len(WORD.findall(said.text)) for said in self.now)

    @property
    def seconds(self) -> float:
        """How long it takes to say them."""
        return self.words * 60 / WORDS_A_MINUTE


WORD = re.compile(r"\w+(?:['-]\w+)*")


def speech(decision: Decision, language: str = "en") -> Speech:
    """A ruling as a Director says it. Raises CaseError for a language that is not spoken here."""
    spoken = book(language)
    view = _subject(decision).case.view
    past, present = _stages(decision)
    before = tuple(_utterances(past, Telling(spoken, view)))
    fresh = Telling(spoken, view, several=_several(present, view))
    opening = [] if past else _opening(fresh)
    said = [
        *opening,
        *_utterances(present, fresh),
        *_asked(decision, fresh),
        *_back(decision, fresh),
        *_next(decision, present, fresh),
    ]
    return Speech(tuple(sorted(said, key=lambda each: each.rank)), before)


def _stages(decision: Decision) -> tuple[list[Provision], list[Provision]]:
    """What was said before the last decision at the table, and what is said now."""
    subject = _subject(decision)
    about = [r for r in decision.rulings if r.case.view is None or _same(r, subject)]
    rows, decided = [], 0
    for ruling in about:
        marks = [number for number, (fact, _) in enumerate(ruling.asked, 1) if _decides(fact)]
        rows += [
            (decided + sum(mark <= stood for mark in marks), provision)
            for provision, stood in zip(ruling.provisions, ruling.because, strict=True)
        ]
        decided += len(marks)
    earlier = [p for r in decision.rulings if r not in about for p in r.provisions]
    return [*earlier, *(p for stage, p in rows if stage < decided)], [
        p for stage, p in rows if stage == decided
    ]


def _several(provisions: Sequence[Provision], view: View | None) -> bool:
    """Whether a call is cancelled besides the one that is looked at."""
    first = view.matter.call if isinstance(view, IrregularCall) else None
    return any(isinstance(p, CancelCall) and p.call != first for p in provisions)


def _subject(decision: Decision) -> Ruling:
    """The ruling that is spoken of: the one whose question is put now, or else the last one."""
    return decision.open if decision.question is not None and _now(decision) else decision.rulings[-1]


def _same(ruling: Ruling, other: Ruling) -> bool:
    """Whether two rulings are about the same irregularity."""
    matter, others = (getattr(r.case.view, "matter", None) for r in (ruling, other))
    return matter == others


def _decides(fact: Fact[Any]) -> bool:
    """Whether the table goes on by the answer: somebody chooses or calls, or the auction or the play ends."""
    return fact.source is Source.CHOICE or fact.moment not in {Moment.NOW, Moment.PARTNERS_LEAD}


def _opening(telling: Telling) -> Iterator[Utterance]:
    """What stops the table: said first, before anything is decided."""
    fault = getattr(getattr(telling.view, "matter", None), "fault", None)
    texts = telling.book.choices["opening"]
    own = getattr(telling.view, "defends", None) is False
    said = (
        "" if fault is None else (own and texts.get(f"{fault.value}.declarer")) or texts.get(fault.value, "")
    )
    if said:
        yield Utterance(None, capital(said.format_map(Slots(telling))), Rank.STOPS)


def _utterances(provisions: Sequence[Provision], telling: Telling) -> Iterator[Utterance]:
    said = (p for p in provisions if not isinstance(p, ExplainOptions))
    yield from (_utterance(phrase) for phrase in tell(said, telling))


def _utterance(phrase: Phrase) -> Utterance:
    cites = tuple(dict.fromkeys(p.cite for p in phrase.provisions))
    return Utterance(phrase.to, phrase.text, phrase.rank, cites=cites)


def _asked(decision: Decision, telling: Telling) -> Iterator[Utterance]:
    """What is put to the players: options, what a replacement brings, or what only one of them can tell."""
    fact, chooser = decision.question, decision.asked_of
    if fact is None:
        return
    choices = telling.book.choices
    if fact.key in choices["away"]:
        text = capital(choices["away"][fact.key].format_map(Slots(telling)))
        yield Utterance(_offender(telling), text, Rank.DECIDES, Hearing.AWAY)
    elif fact.source is Source.CHOICE and chooser is not Role.DIRECTOR and _now(decision):
        yield Utterance(chooser, _options(decision, chooser, telling), Rank.DECIDES, cites=("10C1",))
    elif fact.moment in REPLACED and not of_now(decision.open):
        yield from _replacement(decision, telling)


def _back(decision: Decision, telling: Telling) -> Iterator[Utterance]:
    """When the players call the Director again: what is asked later."""
    texts = telling.book.choices["back"]
    waiting = (r for r in decision.rulings if r.question is not None and _waits(r, decision))
    for ruling in waiting:
        fact = ruling.question
        assert fact is not None  # noqa: S101  # just asked for
        said = texts.get(fact.key) or texts.get(fact.moment.value)
        if said:
            about = Telling(telling.book, ruling.case.view, named=telling.named)
            yield Utterance(None, capital(said.format_map(Slots(about))), Rank.COME_BACK)


def _waits(ruling: Ruling, decision: Decision) -> bool:
    """Whether the question of a ruling is not put now."""
    return ruling is not decision.open or not _now(decision)


LATER = WAITS | {Moment.END_OF_AUCTION}
"""When a question is not put yet: the players call the Director again."""

REPLACED = frozenset({Moment.REPLACEMENT, Moment.NEXT_CALL})
"""When the player whose call was cancelled calls again, and the one before him."""


def _now(decision: Decision) -> bool:
    """Whether the open question is put now: one about a lead, when the table shows that its player is on lead."""
    asked, view = decision.question, decision.open.case.view
    if asked is None or asked.moment not in LATER:
        return asked is not None
    partners = asked.moment is Moment.PARTNERS_LEAD and isinstance(view, Sight)
    return partners and isinstance(view, Sight) and turn_of(decision.table) is view.seat.partner


def _replacement(decision: Decision, telling: Telling) -> Iterator[Utterance]:
    """What each call that he may put in its place brings, told to him before he calls (Law 10C1)."""
    caller = _offender(telling)
    inner = Telling(telling.book, telling.view, caller, named=telling.named)
    text = ways(decision.question, branches(decision), inner)
    if text:
        yield Utterance(caller, text, Rank.DECIDES, cites=("10C1",))


def _offender(telling: Telling) -> Who:
    return Role.OFFENDER if telling.view is None else who_is(Role.OFFENDER, telling.view)


def _options(decision: Decision, chooser: Who | None, telling: Telling) -> str:
    """The options, counted and told to their end, and the question."""
    spoken, fact = telling.book, decision.question
    assert fact is not None  # noqa: S101  # there are options only where something is asked
    inner = Telling(spoken, telling.view, chooser, named=telling.named)
    rows = [text for option in _flat(fact, branches(decision), inner) if (text := _option(option, inner))]
    named = "" if chooser is None else who(chooser, spoken)
    words = spoken.forms["words"]
    pattern = words["either"] if isinstance(chooser, Side) else words["options"]
    head = pattern.format(seat=named, options=number(len(rows), spoken, "options"))
    told = [f"{count}: {text}" for count, text in zip(words["counted"], rows, strict=False)]
    question = words["which"] if len(rows) > 2 else spoken.choices["ask"].get(fact.key, words["which"])
    return " ".join((capital(head), *told, capital(question.format_map(Slots(inner)))))


class Option(NamedTuple):
    """A way through the choices of one player that come one right after the other."""

    answers: tuple[str, ...]
    """What he answers, each as "fact=word"."""
    provisions: tuple[Provision, ...]
    last: Branch


def _flat(
    fact: Fact[Any], rows: Sequence[Branch], telling: Telling, before: Option | None = None
) -> Iterator[Option]:
    """The options of a player; where his next choice comes at once, it is told as part of the first."""
    for branch in rows:
        answers = (*(before.answers if before else ()), f"{fact.key}={branch.word}")
        option = Option(answers, (*(before.provisions if before else ()), *branch.provisions), branch)
        again = branch.asks
        if again is not None and branch.then and _his(again, telling) and _told(again, telling):
            yield from _flat(again, branch.then, telling, option)
        else:
            yield option


def _his(fact: Fact[Any], telling: Telling) -> bool:
    """Whether the player who has the options chooses here too."""
    asked = fact.asked_of if telling.view is None else who_is(fact.asked_of, telling.view)
    return fact.source is Source.CHOICE and asked == telling.chooser


def _told(fact: Fact[Any], telling: Telling) -> bool:
    """Whether its answers are told one by one; which suit is named goes without saying."""
    when = telling.book.choices["when"]
    return any(when.get(f"{fact.key}={word}") != NOT_TOLD for word in fact.answers.words)


def _option(option: Option, telling: Telling) -> str:
    """An option: what he does, and what it leads to; empty when it goes without saying."""
    heads = [telling.book.choices["option"].get(answer, "") for answer in option.answers]
    if NOT_TOLD in heads:
        return ""
    said = (capital(head.format_map(Slots(telling))) for head in heads)
    own = sentences(tell(option.provisions, telling))
    rest = ways(option.last.asks, option.last.then, telling)
    return small(" ".join(part for part in (*said, own, rest) if part), telling)


def _next(decision: Decision, said: Sequence[Provision], telling: Telling) -> Iterator[Utterance]:
    """Whose act is next, unless it is said already or somebody has to choose first."""
    table = decision.table
    turn = turn_of(table)
    if _chooses_first(decision) or turn is None or not (table.calls or table.plays):
        return
    if any(isinstance(p, NEXT) for p in said):
        return
    text = telling.book.choices["next"][_act(table, turn)]
    seat = turn.partner if turn is table.dummy else turn
    yield Utterance(seat, capital(text.format(seat=who(seat, telling.book))), Rank.NEXT)


NEXT = TurnTo | TurnToPlay | PlayContinues | PlayOn
"""What says by itself whose act is next, or that the game goes on."""


def _chooses_first(decision: Decision) -> bool:
    asked = decision.question
    return asked is not None and _now(decision) and asked.moment not in REPLACED


def _act(table: Table, turn: Seat) -> str:
    """What is to be done next: a call, a lead or a play, from a hand or from dummy."""
    position = table.position
    if position is None:
        return "call"
    act = "play" if position.current else "lead"
    return f"dummy_{act}" if turn is table.dummy else act
