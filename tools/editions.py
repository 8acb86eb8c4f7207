"""Cases by the code of 2007 beside that of 2017: what follows otherwise, and the clauses that make it so.

    python tools/editions.py cases                    every difference, with the clauses
    python tools/editions.py cases --count            how many there are, Law by Law
    python tools/editions.py LIST.yaml                where the clauses stood that a list of rulings cites (id, laws)

A difference that no clause accounts for is printed as UNEXPLAINED, and the exit code is 1.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from typing import Any

from lawbook.casefile import CaseFile, load
from lawbook.desk import Decision, rule
from lawbook.errors import LawbookError, NotCovered
from lawbook.law.book import find_law, versions
from lawbook.law.clause import clauses, law_of, normal, origin
from lawbook.law.consult import consequences
from lawbook.law.moved import moved, said_the_same, same_laws
from lawbook.law.provision import Provision, fields
from lawbook.law.routes import ROUTES
from lawbook.law.same import as_then
from lawbook.table.record.events import LaidDown
from lawbook.text import render
from lawbook.yamltext import documents

THEN, NOW = 2007, 2017


@dataclass(frozen=True, slots=True)
class Beside:
    """One case by both codes, where they differ."""

    case: CaseFile
    then: Decision | LawbookError
    now: Decision | LawbookError
    because: tuple[str, ...]
    """The clauses that differ and that one of the rulings rests on, of 2007, and of 2017 with a star; or else the Laws."""


def ruled(case: CaseFile, edition: int) -> Decision | LawbookError:
    """The ruling by an edition, or why there is none."""
    try:
        return rule(replace(case, edition=edition))
    except NotCovered:
        raise
    except LawbookError as error:
        return error


def all_written(then: Decision | LawbookError, now: Decision | LawbookError) -> None:
    """Raises NotCovered where 2007 has nothing yet of a Law that a ruling goes on to, or has gone through."""
    onward = [] if isinstance(then, LawbookError) else list(then.continues)
    for law in [*onward, *map(law_of, laid_down(now))]:
        find_law(law, THEN)


def laid_down(ruled: Decision | LawbookError) -> list[str]:
    """The clauses by which rulings on what went before bind the players."""
    if isinstance(ruled, LawbookError):
        return []
    return [event.cite for event in ruled.table.events if isinstance(event, LaidDown) and event.cite]


def beside(case: CaseFile) -> Beside | None:
    """A case by both codes; None where both rule alike. Raises NotCovered."""
    then, now = ruled(case, THEN), ruled(case, NOW)
    all_written(then, now)
    if gist(then) == gist(now):
        return None
    because = tuple(dict.fromkeys(accounting(then, now))) or tuple(dict.fromkeys(laws_that_differ(then, now)))
    return Beside(case, then, now, because)


def gist(ruled: Decision | LawbookError) -> tuple[object, object]:
    """What a ruling comes to, whatever clause says it, and what it asks next."""
    if isinstance(ruled, LawbookError):
        return ruled.sentence, str(ruled)
    return [_what(p) for p in _of_then(ruled)], ruled.question and ruled.question.key


def _of_then(ruled: Decision) -> Iterator[Provision]:
    """What follows, with the Laws and clauses where 2007 had them."""
    return as_then(iter(ruled.provisions)) if ruled.case.edition >= NOW else iter(ruled.provisions)


def _what(provision: Provision) -> tuple[object, ...]:
    return provision.kind, tuple(fields(provision).items())


def accounting(then: Decision | LawbookError, now: Decision | LawbookError) -> Iterator[str]:
    """The clauses that say otherwise in one edition and that only one of the rulings rests on."""
    old, new = provisions_of(then), provisions_of(now)
    kept = {_what(p) for p in old}, {_what(p) for p in as_then(iter(new))}
    for cite in chain(_only(old, kept[1]), _refused(then), laid_down(then)):
        if of_its_own(cite):
            yield cite
    renumbered = zip(new, as_then(iter(new)), strict=True)
    for cite in chain(
        (one.cite for one, moved_one in renumbered if _what(moved_one) not in kept[0]), _refused(now)
    ):
        if not said_the_same(law_of(cite), cite):
            yield f"{cite}*"


def laws_that_differ(then: Decision | LawbookError, now: Decision | LawbookError) -> Iterator[str]:
    """The Laws consulted that have a text of their own in 2007, where it shows in what they rest on and not in a clause."""
    for ruled in (then, now):
        for ruling in () if isinstance(ruled, LawbookError) else ruled.rulings:
            law = ruling.law.id
            if law not in ROUTES and law not in same_laws() and find_law(law, THEN) in versions(law):
                yield f"Law {law}"


def _only(provisions: Iterable[Provision], others: set[tuple[object, ...]]) -> Iterator[str]:
    return (p.cite for p in provisions if _what(p) not in others)


def _refused(ruled: Decision | LawbookError) -> Iterator[str]:
    if isinstance(ruled, LawbookError) and "cite" in ruled.named:
        yield str(ruled.named["cite"])


def provisions_of(ruled: Decision | LawbookError) -> list[Provision]:
    """What follows, and what answers to the open question would bring: the question may be what differs."""
    if isinstance(ruled, LawbookError):
        return []
    return [*ruled.provisions, *(p for p in _to_come(ruled) if p not in ruled.provisions)]


def _to_come(decision: Decision) -> Iterator[Provision]:
    """What the Law that asks comes to, over as many answers as it takes to have looked at each clause."""
    waiting = [decision.open] if decision.question is not None else []
    for _ in range(ENOUGH):
        if not waiting:
            return
        ruling = waiting.pop()
        yield from ruling.provisions
        if ruling.question is not None:
            waiting.extend(consequences(ruling.law, ruling.case, ruling.question).values())


ENOUGH = 300


def of_its_own(cite: str) -> bool:
    """Whether a clause of 2007 has words of its own, being none that 2017 kept."""
    return cite in clauses(law_of(cite), THEN) and origin(cite, THEN)[0] == THEN


def compared(paths: Iterable[Path]) -> Iterator[tuple[Path, CaseFile, Beside | None]]:
    """Every case that both codes rule on; those that are refused on purpose, and Laws that are not written, are left out."""
    for path in paths:
        for case in load(path):
            if "error" in case.expect:
                continue
            try:
                yield path, case, beside(case)
            except NotCovered:
                continue


def files(names: Iterable[str]) -> Iterator[Path]:
    """The case files of files and folders."""
    for name in names:
        path = Path(name)
        yield from sorted(path.rglob("*.yaml")) if path.is_dir() else [path]


def told(found: Beside) -> Iterator[str]:
    """The two rulings, side by side, and why."""
    yield f"  because of {', '.join(found.because) or 'UNEXPLAINED'}"
    for edition, ruling in ((THEN, found.then), (NOW, found.now)):
        said = _said(ruling)
        yield f"  {edition}: {' '.join(said)}"


def _said(ruling: Decision | LawbookError) -> list[str]:
    if isinstance(ruling, LawbookError):
        return [str(ruling)]
    said = [f"{render.sentence(p, 'en')} [{p.cite}]" for p in ruling.provisions]
    return [*said, f"? {render.question(ruling.question, 'en')}"] if ruling.question else said


def cited(rows: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """For each ruling of a list, where the clauses that it cites stood in 2007."""
    for row in rows:
        if marks := [_stood(normal(clause)) for clause in row.get("laws", ())]:
            yield f"{row.get('id', '')}: {'; '.join(marks)}"


def _stood(clause: str) -> str:
    there = moved(clause)
    if said_the_same(law_of(clause), clause):
        return clause if there == clause else f"{clause} was {there}"
    return f"{clause} differs ({there})" if of_its_own(there) else f"{clause} is new"


def main(arguments: list[str]) -> int:
    """Print what differs; 1 where something is unexplained."""
    names = [each for each in arguments if not each.startswith("--")]
    lists = [name for name in names if Path(name).is_file() and "id" in _first(Path(name))]
    for name in lists:
        print(*cited(_rows(Path(name))), sep="\n")
    rows = list(compared(files(name for name in names if name not in lists)))
    apart = [(path, found) for path, _, found in rows if found is not None]
    if "--count" not in arguments:
        for path, found in apart:
            print(f"{path}: {found.case.title}", *told(found), "", sep="\n")
    by_clause = Counter(clause for _, found in apart for clause in found.because or ("UNEXPLAINED",))
    print(*(f"{number:5} {clause}" for clause, number in by_clause.most_common()), sep="\n")
    print(f"{len(rows)} cases, {len(apart)} differ")
    return int(any(not found.because for _, found in apart))


def _rows(path: Path) -> list[Mapping[str, Any]]:
    [rows] = documents(path.read_text("utf-8"), str(path))
    return list(rows) if isinstance(rows, list) else []


def _first(path: Path) -> Mapping[str, Any]:
    found = documents(path.read_text("utf-8"), str(path))
    return found[0][0] if found and isinstance(found[0], list) and isinstance(found[0][0], dict) else {}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
