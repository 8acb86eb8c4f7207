"""Telling: provisions as sentences, what falls together said once, the most urgent first."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

from lawbook.bridge import Seat, Side
from lawbook.law.provision import (
    Act,
    Adjust,
    ExplainOptions,
    MustPlay,
    NoRestriction,
    NoTransfer,
    PenaltyCard,
    Plays,
    Prohibited,
    Provision,
    RequireLead,
    Section,
    fields,
)
from lawbook.law.role import Who
from lawbook.voice.own_card import with_card_led
from lawbook.voice.slots import Slots, Telling
from lawbook.voice.templates import template
from lawbook.voice.together import Group, grouped

__all__ = ["Phrase", "Rank", "capital", "sentence", "tell"]


class Rank(IntEnum):
    """The order in which a Director speaks: by urgency."""

    STOPS = 0
    """What stops, and what stands."""
    DECIDES = 1
    """Who decides, with every option."""
    IN_FORCE = 2
    INFORMATION = 3
    COME_BACK = 4
    SCORE = 5
    NEXT = 6
    """What to do next: every text ends with it."""


class Phrase(NamedTuple):
    """What is said at once: by which provisions, in which place."""

    rank: Rank
    text: str
    provisions: tuple[Provision, ...]
    to: Who | None = None
    """The player who is spoken to; None where it is said to all."""


ADDRESSED = re.compile(r"\{(?:(\w+)\.)?(seat|to|who|by)(?:\.(?:you|you_are|voc|asked)\}|\},)")
"""Where a sentence speaks to somebody: by a form of address, or by his name before a comma."""


def _spoken_to(said: str, members: Sequence[Provision]) -> Who | None:
    """Whom a sentence speaks to first."""
    found = (
        fields(p).get(name) for kind, name in ADDRESSED.findall(said) for p in members if kind in {"", p.kind}
    )
    return next((who for who in found if isinstance(who, Seat | Side)), None)


RANKS = {
    Section.SAY: Rank.STOPS,
    Section.IN_FORCE: Rank.IN_FORCE,
    Section.INFORMATION: Rank.INFORMATION,
    Section.COME_BACK: Rank.COME_BACK,
    Section.SCORE: Rank.SCORE,
    Section.NOTE: Rank.STOPS,
}
"""Where each section of the ruling is said; what is only for the Director has no sentence."""

HOLDS = frozenset({Act.LEAD_BEFORE_CHOICE, Act.ACT_BEFORE_RULING})
"""What nobody may do before something is decided, and so hears first."""
NEXT = frozenset({"turn_to", "turn_to_play", "play_on", "play_continues"})
"""What says whose act is next, and so comes last."""


def tell(provisions: Iterable[Provision], telling: Telling) -> list[Phrase]:
    """What is said of provisions, in the order in which it is said; nothing twice."""
    told = with_card_led(tuple(provisions), telling)
    left = [p for p in _once(told, telling) if not isinstance(p, ExplainOptions)]
    phrases: dict[str, Phrase] = {}
    for group, members in grouped(left, telling):
        said = _said(group, members, telling)
        text = capital(said.format_map(_slots(group, members, telling)))
        if text:
            phrases.setdefault(text, Phrase(_rank(members), text, members, _spoken_to(said, members)))
    return sorted(phrases.values(), key=lambda phrase: phrase.rank)


def _once(provisions: Iterable[Provision], telling: Telling) -> Iterator[Provision]:
    """The provisions, each thing once: a card becomes a penalty card once, and one reason for no transfer is enough."""
    told: set[object] = set()
    provisions = tuple(provisions)
    corrects = {p.seat for p in provisions if isinstance(p, MustPlay) and p.cards is Plays.LEGAL_CARD}
    leads = {p.seat for p in provisions if isinstance(p, MustPlay) and p.cards is Plays.LEAD_PENALTY_CARD}
    for provision in provisions:
        thing = _thing(provision, telling)
        if (
            isinstance(provision, MustPlay)
            and provision.cards is Plays.DUTY_FIRST
            and provision.seat in corrects
        ):
            continue  # a legal card is one that follows suit
        if telling.chooser is None and leads and _about_lead(provision) in leads:
            continue  # the one card that he may lead says more
        if thing is None or thing not in told:
            yield provision
        told.add(thing)


def _about_lead(provision: Provision) -> Who | None:
    """Whose lead is left free by a provision, or required in a suit."""
    match provision:
        case NoRestriction(to=who) | RequireLead(seat=who):
            return who
        case _:
            return None


def _thing(provision: Provision, telling: Telling) -> object:
    """What would be said twice; None of what may be."""
    match provision:
        case NoTransfer():
            return NoTransfer
        case Adjust(to=to):
            return Adjust, to
        case MustPlay(seat=seat, cards=Plays.PENALTY_CARD):
            return MustPlay, seat
        case PenaltyCard(seat=seat, card=card):
            return seat, card or telling.card_of(seat)
        case _:
            return None


def _rank(members: Sequence[Provision]) -> Rank:
    if all(p.kind in NEXT for p in members):
        return Rank.NEXT
    if any(isinstance(p, Prohibited) and p.act in HOLDS for p in members):
        return Rank.STOPS
    return min(RANKS[p.section] for p in members)


def _said(group: Group | None, members: Sequence[Provision], telling: Telling) -> str:
    """The sentence for a group, or for a provision by itself."""
    if group is None:
        return template(members[0], telling.book)
    table = telling.book.within if group.within else telling.book.together
    said: str = table[group.name]["said"]
    return said


def _slots(group: Group | None, members: Sequence[Provision], telling: Telling) -> Mapping[str, Any]:
    if group is None:
        return Slots(telling, members[0])
    return _Either({p.kind: _Fields(telling, p) for p in members}, Slots(telling))


class _Fields:
    """The fields of a provision as attributes, for slots such as `{turn_to.seat}`; by itself, its own sentence."""

    def __init__(self, telling: Telling, provision: Provision) -> None:
        self._book, self._provision = telling.book, provision
        self._slots = Slots(telling, provision)

    def __str__(self) -> str:
        return template(self._provision, self._book).format_map(self._slots)

    def __getattr__(self, name: str) -> Any:
        return self._slots[name]


class _Either(Mapping[str, Any]):
    """The kinds of a group by name, then what any sentence may name."""

    def __init__(self, first: Mapping[str, Any], second: Slots) -> None:
        self._first, self._second = first, second

    def __getitem__(self, name: str) -> Any:
        return self._first[name] if name in self._first else self._second[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._first)

    def __len__(self) -> int:
        return len(self._first)


def sentence(text: str, telling: Telling) -> str:
    """A template with what it names."""
    return capital(text.format_map(Slots(telling)))


def capital(text: str) -> str:
    """Sentences with their first letters large."""
    return FIRST.sub(lambda found: found[0].upper(), text)


FIRST = re.compile(r"(?:^|(?<=[.?!] ))\w")
