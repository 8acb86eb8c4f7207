"""Clauses: what an option leads to, told to its end, with the conditions under which it goes one way or another.

The paths behind an option are told as a list of decisions: "a comparable call: no restriction; otherwise West
must pass". Answers that lead to the same are said together, and what is left at the end is said last.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from lawbook.desk.branches import Branch
from lawbook.law.fact import Fact
from lawbook.voice.slots import Slots, Telling
from lawbook.voice.telling import Phrase, Rank, capital, tell

__all__ = ["NOT_TOLD", "listed", "sentences", "small", "ways"]

SAID_LATER = frozenset({Rank.INFORMATION})
"""What is told after the decision, and only about the option that was taken."""
FEW = {1, 2}
"""So many conditions are said of the last outcome; where there are more, or none, it is what is left."""
NOT_TOLD = "-"
"""The condition of an answer that goes without saying."""


class Row(NamedTuple):
    """One way in which things may go: under which answers, and what is said of it."""

    atoms: tuple[tuple[str, str], ...]
    text: str
    """What follows."""
    link: str = ": "
    """How it goes on from its condition; a comma where another condition comes first."""


def sentences(phrases: Sequence[Phrase], above: frozenset[str] = frozenset()) -> str:
    """The phrases one after the other, without what is said later, or was said on the way here, be it with more."""
    told = (p.text for p in phrases if p.rank not in SAID_LATER)
    return " ".join(text for text in told if not any(text in said for said in above))


def ways(
    fact: Fact[Any] | None,
    branches: Sequence[Branch],
    telling: Telling,
    above: frozenset[str] = frozenset(),
) -> str:
    """What the answers to a question lead to: conditions, each with what follows."""
    if fact is None:
        return ""
    rows = [row for row in _rows(fact, branches, telling, (), above) if row.text]
    return " ".join(_decided(rows, telling))


def _rows(
    fact: Fact[Any],
    branches: Sequence[Branch],
    telling: Telling,
    before: tuple[tuple[str, str], ...],
    above: frozenset[str],
) -> Iterator[Row]:
    """Every way from here; an answer after which nothing is said before the next question goes on into it."""
    for branch in branches:
        atom = (fact.key, branch.word)
        if telling.book.choices["when"].get("=".join(atom)) == NOT_TOLD:
            continue
        phrases = tell(branch.provisions, telling)
        own, said = sentences(phrases, above), above | {phrase.text for phrase in phrases}
        if not own and branch.then and branch.asks is not None and branch.asks.moment is fact.moment:
            yield from _rows(branch.asks, branch.then, telling, (*before, atom), said)
        else:
            text = " ".join(p for p in (own, ways(branch.asks, branch.then, telling, said)) if p)
            yield Row((*before, atom), text, ": " if own else ", ")


def _decided(rows: list[Row], telling: Telling) -> Iterator[str]:
    """The rows as conditions with what follows; what its answers do not tell apart is what is left."""
    first, words = True, telling.book.forms["words"]
    while rows:
        text, link = _next(rows)
        conditions = _conditions(
            [_telling_atom(row, rows) or row.atoms[-1] for row in rows if row.text == text], telling
        )
        rows = [row for row in rows if row.text != text]
        if not (first or rows) and len(conditions) not in FEW:
            yield f"{capital(words['otherwise'])}: {small(text, telling)}"
        elif conditions:
            yield f"{capital(listed(conditions, words['or']))}{link}{small(text, telling)}"
        else:
            yield text
        first = False


def _next(rows: Sequence[Row]) -> tuple[str, str]:
    """The first outcome that its own answers tell apart from all others, and how it goes on from them."""
    texts = {row.text: row.link for row in rows}
    apart = (t for t in texts if all(_telling_atom(row, rows) for row in rows if row.text == t))
    text = next(apart, rows[0].text)
    return text, texts[text]


def _telling_atom(row: Row, rows: Sequence[Row]) -> tuple[str, str] | None:
    """The first answer of a row that leads nowhere else."""
    return next(
        (atom for atom in row.atoms if all(r.text == row.text for r in rows if atom in r.atoms)), None
    )


def _conditions(atoms: Sequence[tuple[str, str]], telling: Telling) -> list[str]:
    """The answers as conditions, each phrase once; none when an answer has no phrase."""
    when: Mapping[str, str] = telling.book.choices["when"]
    said = [when.get("=".join(atom), "").format_map(Slots(telling)) for atom in atoms]
    return list(dict.fromkeys(said)) if all(said) else []


def listed(conditions: Sequence[str], last: str) -> str:
    """Conditions in one list, as in "a, b or c"; "a or b, or c" where one is a list itself."""
    *first, end = conditions
    comma = "," if any(f" {last} " in condition for condition in conditions) else ""
    return f"{', '.join(first)}{comma} {last} {end}" if first else end


def small(text: str, telling: Telling) -> str:
    """A sentence that goes on after a colon; a name keeps its capital."""
    named = (forms["name"] for table in ("seats", "sides") for forms in telling.book.forms[table].values())
    return text if text.startswith(tuple(named)) else text[:1].lower() + text[1:]
