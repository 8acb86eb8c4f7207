"""Together: which provisions fall together, so that they are said once."""

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from lawbook.law.provision import Provision, fields
from lawbook.voice.book import ORIGINAL, Book, book
from lawbook.voice.slots import Telling
from lawbook.voice.templates import words_of

__all__ = ["Group", "grouped"]


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
    names: frozenset[str]
    """Its kinds without their labels and clauses."""


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
            frozenset(kind.partition("@")[0].partition(".")[0] for kind in row["kinds"]),
        )
        for within, table in ((True, book(ORIGINAL).within), (False, book(ORIGINAL).together))
        for name, row in table.items()
    ]
    return tuple(sorted(rows, key=lambda group: (not group.within, -group.times, -len(group.kinds))))


@cache
def _groups_with(kind: str) -> tuple[Group, ...]:
    """The groups that say a kind, or make it needless."""
    return tuple(group for group in _groups() if kind in group.drops or kind in group.names)


def grouped(left: list[Provision], telling: Telling) -> Iterator[tuple[Group | None, tuple[Provision, ...]]]:
    """The provisions as they are said: each group that is all there, and each other one by itself."""
    while left:
        there = {p.kind for p in left}
        found = next(
            (
                (group, members)
                for group in _groups_with(left[0].kind)
                if group.names <= there
                and (not group.within or telling.chooser is not None)
                and (members := _members(group, left, telling))
                and (left[0] in members or left[0].kind in group.drops)
            ),
            (None, (left[0],)),
        )
        yield found
        group, members = found
        drops = group.drops if group else ()
        cards = {_card(p) for p in members} - {None}
        left = [p for p in left if p not in members and (p.kind not in drops or _of_another(p, cards))]


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


def _card(provision: Provision) -> object:
    return fields(provision).get("card")


def _of_another(provision: Provision, cards: Collection[object]) -> bool:
    """Whether it speaks of another card than those that have been spoken of."""
    return bool(cards) and _card(provision) not in {None, *cards}


def _is(provision: Provision, kind: str, spoken: Book) -> bool:
    """Whether a provision is of a kind, or of one with a label or a clause: "must_call.legal", "pick_up_card@24D"."""
    kind, _, clause = kind.partition("@")
    if not provision.cite.startswith(clause):
        return False
    if provision.kind == kind:
        return True
    name, _, word = kind.partition(".")
    return provision.kind == name and word in words_of(provision, spoken)
