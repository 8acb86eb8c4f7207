"""Every case is a test: its ruling is what it expects, and telling what it shows changes nothing."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from lawbook.bridge import Board
from lawbook.casefile import CaseFile, case_text, loads
from lawbook.desk import Decision, rule
from lawbook.expect import differences, variants
from lawbook.law.consult import Ruling
from lawbook.law.routes import IN_ORDER, ROUTES
from lawbook.table.seen.sight import IrregularCall, Sight
from tests.ruled import cases_in


def pytest_collect_file(parent: pytest.Collector, file_path: Path) -> "CaseYaml | None":
    if file_path.suffix != ".yaml":
        return None
    found: CaseYaml = CaseYaml.from_parent(parent, path=file_path)
    return found


class CaseYaml(pytest.File):
    def collect(self) -> Iterator[pytest.Item]:
        for number, case in enumerate(cases_in(self.path), start=1):
            yield CaseItem.from_parent(self, name=str(number), case=case)


class CaseItem(pytest.Item):
    """A case, looked at in every way in each edition that it speaks of; all that is wrong is told."""

    def __init__(self, *, case: CaseFile, **rest: object) -> None:
        super().__init__(**rest)  # type: ignore[arg-type]
        self.case = case

    def runtest(self) -> None:
        wrong = list[AssertionError]()
        for name, look, case in looks(self.case):
            try:
                look(case)
            except AssertionError as error:
                error.add_note(f"{name}, edition {case.edition}")
                wrong.append(error)
        if wrong:
            raise ExceptionGroup(f"{len(wrong)} looks at the case", wrong)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, f"{self.path.parent.name}/{self.path.name}: {self.case.title}"

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        if not isinstance(excinfo.value, ExceptionGroup):
            return str(super().repr_failure(excinfo, style))  # type: ignore[arg-type]
        wrong = (f"{', '.join(error.__notes__)}: {error}" for error in excinfo.value.exceptions)
        return "\n".join((case_text(self.case), *wrong))


def looks(case: CaseFile) -> Iterator[tuple[str, Callable[[CaseFile], None], CaseFile]]:
    """What is looked at, and the case for that."""
    for variant in variants(case):
        yield "ruled", ruled, variant
        if "error" not in variant.expect:
            yield "told", told, variant
    if "error" not in case.expect:
        yield "read back", read_back, case


def ruled(case: CaseFile) -> None:
    """The ruling is what the case expects."""
    found = list(differences(case))

    assert found == []


NOTHING_SHOWN: dict[str, Any] = {
    "board": Board(),
    "belongs": {},
    "beginning": None,
    "played": (),
    "story": (),
}


def told(case: CaseFile) -> None:
    """What the case shows in its deal and story gives the same ruling when it is only told in answers.

    Several irregularities are told one by one, since one may be ruled on what another has brought about.
    Where nothing is irregular there is nothing to tell.
    """
    decision = rule(case)
    if decision.law == IN_ORDER.id:
        return
    for rulings in _by_irregularity(decision):
        consulted = tuple(ruling.law.id for ruling in rulings)
        laws = tuple(law for law in consulted if law not in ROUTES) or consulted
        only_told = rule(replace(case, **NOTHING_SHOWN, laws=laws, answers=_answers(rulings, case)))

        assert _outline(only_told.rulings) == _outline(rulings)


def _by_irregularity(decision: Decision) -> list[tuple[Ruling, ...]]:
    """The rulings of a decision, those on one irregularity together; all of them where Laws were named."""
    if decision.case.laws:
        return [decision.rulings]
    return [tuple(rulings) for _, rulings in groupby(decision.rulings, key=_subject)]


def _subject(ruling: Ruling) -> object:
    view = ruling.case.view
    if isinstance(view, IrregularCall):
        return view.looked_at
    return view.matter if isinstance(view, Sight) else None


def _answers(rulings: Sequence[Ruling], case: CaseFile) -> dict[str, str]:
    """What the rulings asked; where they are all there is, with the answers that they did not need."""
    asked = {fact.key: fact.answers.word(value) for ruling in rulings for fact, value in ruling.asked}
    return {**asked, **(case.answers if case.laws else {})}


def read_back(case: CaseFile) -> None:
    """Printing the case and reading it gives it back."""
    again = loads(case_text(case))

    assert [again[0].table.events, *_parts(again[0])] == [case.table.events, *_parts(case)]


def _parts(case: CaseFile) -> list[object]:
    shown = [case.board, dict(case.belongs), case.beginning, case.played]
    return [case.title, *shown, case.laws, dict(case.answers), case.edition]


def _outline(rulings: Sequence[Ruling]) -> list[object]:
    """What follows, a provision that is told twice once, and what is asked next."""
    told = [(p.kind, p.cite) for ruling in rulings for p in ruling.provisions if ruling.law.id not in ROUTES]
    question = rulings[-1].question
    return [*dict.fromkeys(told), question.key if question else None]
