"""Telling: provisions as sentences, what falls together said once, the most urgent first."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from functools import cache
from typing import Any, NamedTuple

from lawbook.bridge import Seat, Side
from lawbook.label import Label
from lawbook.law.provision import (
    Act,
    Adjust,
    ExplainOptions,
    NoTransfer,
    PenaltyCard,
    Prohibited,
    Provision,
    Section,
    fields,
)
from lawbook.law.role import Who
from lawbook.voice.book import ORIGINAL, Book, book
from lawbook.voice.slots import Slots, Telling

__all__ = ["Phrase", "Rank", "capital", "tell"]


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


ADDRESSED = r"\{(?:(\w+)\.)?(seat|to|who|by)(?:\.(?:you|you_are|voc|asked)\}|\},)"
"""Where a sentence speaks to somebody: by a form of address, or by his name before a comma."""


def _spoken_to(said: str, members: Sequence[Provision]) -> Who | None:
    """Whom a sentence speaks to first."""
    found = (
        fields(p).get(name)
        for kind, name in re.findall(ADDRESSED, said)
        for p in members
        if kind in {"", p.kind}
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
    left = [p for p in _once(provisions, telling) if not isinstance(p, ExplainOptions)]
    phrases: dict[str, Phrase] = {}
    for group, members in _grouped(left, telling):
        said = _said(group, members, telling)
        text = capital(said.format_map(_slots(group, members, telling)))
        if text:
            phrases.setdefault(text, Phrase(_rank(members), text, members, _spoken_to(said, members)))
    return sorted(phrases.values(), key=lambda phrase: phrase.rank)


def _once(provisions: Iterable[Provision], telling: Telling) -> Iterator[Provision]:
    """The provisions, each thing once: a card becomes a penalty card once, and one reason for no transfer is enough."""
    told: set[object] = set()
    for provision in provisions:
        thing = _thing(provision, telling)
        if thing is None or thing not in told:
            yield provision
        told.add(thing)


def _thing(provision: Provision, telling: Telling) -> object:
    """What would be said twice; None of what may be."""
    match provision:
        case NoTransfer():
            return NoTransfer
        case Adjust(to=to):
            return Adjust, to
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


class Group(NamedTuple):
    """Kinds that fall together and are said once."""

    name: str
    kinds: tuple[str, ...]
    drops: tuple[str, ...]
    """The kinds that it makes needless, where they stand beside."""
    same: tuple[str, ...]
    """The fields that have to be alike in all of them."""
    to: str
    """The kind whose seat it is said to; empty where it is said to anybody."""
    times: int
    """How often the first of the kinds has to stand there, for one player."""
    within: bool
    """Whether it is said so only within an option."""


@cache
def _groups() -> tuple[Group, ...]:
    """The groups, those of several alike first, then those of the most kinds."""
    rows = [
        Group(
            name,
            tuple(row["kinds"]),
            tuple(row.get("drops", ())),
            tuple(row.get("same", ())),
            row.get("to", ""),
            row.get("times", 1),
            within,
        )
        for within, table in ((True, book(ORIGINAL).within), (False, book(ORIGINAL).together))
        for name, row in table.items()
    ]
    return tuple(sorted(rows, key=lambda group: (not group.within, -group.times, -len(group.kinds))))


@cache
def _groups_with(kind: str) -> tuple[Group, ...]:
    """The groups that say a kind, or make it needless."""
    return tuple(
        group
        for group in _groups()
        if kind in group.drops or any(kind == each.partition(".")[0] for each in group.kinds)
    )


def _grouped(left: list[Provision], telling: Telling) -> Iterator[tuple[Group | None, tuple[Provision, ...]]]:
    while left:
        found = next(
            (
                (group, members)
                for group in _groups_with(left[0].kind)
                if (not group.within or telling.chooser is not None)
                and (members := _members(group, left, telling))
                and (left[0] in members or left[0].kind in group.drops)
            ),
            (None, (left[0],)),
        )
        yield found
        group, members = found
        drops = group.drops if group else ()
        left = [p for p in left if p not in members and p.kind not in drops]


def _members(group: Group, left: Sequence[Provision], telling: Telling) -> tuple[Provision, ...]:
    """The provisions that a group says at once; none when one is missing or they differ where they may not."""
    found = [next((p for p in left if _is(p, kind, telling.book)), None) for kind in group.kinds]
    members = tuple(p for p in found if p is not None)
    alike = all(len({fields(p).get(name) for p in members}) == 1 for name in group.same)
    to_him = not group.to or any(p.kind == group.to and _seat(p) == telling.chooser for p in members)
    if len(members) < len(group.kinds) or not alike or not to_him:
        return ()
    if group.times == 1:
        return members
    first = [p for p in left if _is(p, group.kinds[0], telling.book) and _seat(p) == _seat(members[0])]
    return (*first, *members[1:]) if len(first) >= group.times else ()


def _seat(provision: Provision) -> object:
    return fields(provision).get("seat")


def _is(provision: Provision, kind: str, spoken: Book) -> bool:
    """Whether a provision is of a kind, or of a kind with a label, such as "must_call.legal"."""
    if provision.kind == kind:
        return True
    name, _, word = kind.partition(".")
    return provision.kind == name and word in _words(provision, spoken)


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
        self._slots = Slots(telling, provision)
        self._said = template(provision, telling.book)

    def __str__(self) -> str:
        return self._said.format_map(self._slots)

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


def template(provision: Provision, spoken: Book) -> str:
    """The sentence for a provision: that of its label and clause, its clause, its label, or its kind."""
    words = tuple(_words(provision, spoken))
    rows = ((_fit(key, provision, words), text) for key, text in _keys(spoken, provision.kind))
    return max(((fit, text) for fit, text in rows if fit is not None), default=((0, 0), ""))[1]


@cache
def _by_kind(language: str) -> Mapping[str, tuple[tuple[str, str], ...]]:
    kinds: dict[str, list[tuple[str, str]]] = {}
    for key, text in book(language).provisions.items():
        kinds.setdefault(key.partition("@")[0].partition(".")[0], []).append((key, text))
    return {kind: tuple(rows) for kind, rows in kinds.items()}


def _keys(spoken: Book, kind: str) -> tuple[tuple[str, str], ...]:
    return _by_kind(spoken.language).get(kind) or _by_kind(ORIGINAL).get(kind, ())


def _words(provision: Provision, spoken: Book) -> Iterator[str]:
    """What a key may name: the words of the fields, the plurals of numbers, and which figure there is."""
    for name, value in fields(provision).items():
        if isinstance(value, Label):
            yield value.value
        elif isinstance(value, float):
            yield name
        elif isinstance(value, int) and not isinstance(value, bool):
            yield spoken.category(value)


def _fit(key: str, provision: Provision, words: tuple[str, ...]) -> tuple[int, int] | None:
    """How closely a key fits: by the length of the clause, then by the first field; None when it does not fit."""
    head, _, clause = key.partition("@")
    word = head.partition(".")[2]
    if (word and word not in words) or not provision.cite.startswith(clause):
        return None
    return len(clause), len(words) - words.index(word) if word else 0


def capital(text: str) -> str:
    """Sentences with their first letters large."""
    return re.sub(FIRST, lambda found: found[0].upper(), text)


FIRST = r"(?:^|(?<=[.?!] ))\w"
