"""Options: what a player may choose, each option counted and told to its end (Law 10C1)."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from lawbook.bridge import Side, Suit
from lawbook.desk.branches import Branch, branches
from lawbook.desk.decision import Decision
from lawbook.law.fact import Fact, Source
from lawbook.law.lead import OPEN
from lawbook.law.offence import who_is
from lawbook.law.provision import Provision
from lawbook.law.restriction import RESTRICTS
from lawbook.law.role import Who
from lawbook.voice.clauses import NOT_TOLD, listed, sentences, small, ways
from lawbook.voice.forms import number, who
from lawbook.voice.slots import Slots, Telling
from lawbook.voice.telling import capital, tell

__all__ = ["options"]

FEW = 2
"""Up to so many options are asked about by what is decided; more by which it is."""


def options(decision: Decision, fact: Fact[Any], chooser: Who, telling: Telling) -> tuple[str, ...]:
    """Who chooses, his options, and the question."""
    spoken = telling.book
    inner = Telling(spoken, telling.view, chooser, named=telling.named)
    rows = [text for option in _flat(fact, branches(decision), inner) if (text := _option(option, inner))]
    words = spoken.forms["words"]
    pattern = words["either"] if isinstance(chooser, Side) else words["options"]
    head = pattern.format(seat=who(chooser, spoken), options=number(len(rows), spoken, "options"))
    told = [f"{count}: {text}" for count, text in zip(words["counted"], rows, strict=False)]
    asked = spoken.choices["ask"].get(fact.key, words["which"]) if len(rows) <= FEW else words["which"]
    if fact is RESTRICTS and (suits := _left(telling)):
        asked = f"{listed([*suits, spoken.choices['ask'][f'{fact.key}.none']], words['or'])}?"
    return capital(head), *told, capital(asked.format_map(Slots(inner)))


def _left(telling: Telling) -> list[str]:
    """The suits of which declarer may name one, where the offender has shown another (Law 26B)."""
    left = OPEN.seen(telling.view) if telling.view is not None else None
    if left is None or len(left) == len(Suit):
        return []
    names = telling.book.forms["suits"]
    return [names[suit.letter]["name"] for suit in reversed(left)]


class Option(NamedTuple):
    """A way through the choices of one player that come one right after the other."""

    answers: tuple[str, ...]
    """What he answers, each as "fact=word"."""
    provisions: tuple[Provision, ...]
    last: Branch


def _flat(
    fact: Fact[Any],
    rows: Sequence[Branch],
    telling: Telling,
    answers: tuple[str, ...] = (),
    provisions: tuple[Provision, ...] = (),
) -> Iterator[Option]:
    """The options of a player; where his next choice comes at once, it is told as part of the first."""
    for branch in rows:
        own = Option((*answers, f"{fact.key}={branch.word}"), (*provisions, *branch.provisions), branch)
        again = branch.asks
        if again is not None and branch.then and _his(again, telling) and _told(again, telling):
            yield from _flat(again, branch.then, telling, own.answers, own.provisions)
        else:
            yield own


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
    phrases = tell(option.provisions, telling)
    above = frozenset(phrase.text for phrase in phrases)
    rest = ways(option.last.asks, option.last.then, telling, above)
    return small(" ".join(part for part in (*said, sentences(phrases), rest) if part), telling)
