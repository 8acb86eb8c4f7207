"""Every case as people read it, in three languages; and the endings of every Law, counted."""

from collections.abc import Callable
from pathlib import Path

import pytest

from lawbook.cli import paper
from lawbook.desk.laws import law_summary
from lawbook.errors import LawbookError, NotCovered
from lawbook.languages import LANGUAGES
from lawbook.law.book import EDITIONS, laws
from lawbook.law.clause import printed
from lawbook.law.routes import ROUTES
from tests.ruled import CASES, ruled

Golden = Callable[[str, str], None]


def told(folder: Path, language: str) -> str:
    pages, law = [], str(int(folder.name[-2:]))  # the printing whose words these are
    for path in sorted(folder.glob("*.yaml")):
        for case, found in ruled(path):
            pages.append(f"== {case.title} ({printed(law, case.edition)})\n")
            if isinstance(found, LawbookError):
                pages.append(f"{found}\n")
                continue
            lines = [*paper.ruling(found, language), *paper.question(found, language)]
            pages.append("\n".join(lines).rstrip() + "\n")
    return "\n".join(pages)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", sorted(CASES.glob("law_*")), ids=lambda path: path.name)
def test_golden_rulings(folder: Path, language: str, golden: Golden, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paper, "heading", str)

    golden(f"{language}/{folder.name}.txt", told(folder, language))


def test_golden_endings(golden: Golden) -> None:
    rows = [
        "# How many endings each Law has. A change is a change of a ruling; the CHANGELOG explains it.",
        "[endings]",
    ]
    for number in (*ROUTES, *laws()):
        for edition in EDITIONS:
            if number.isdecimal() and printed(number, edition) != edition:
                continue
            try:
                rows.append(f"{number}-{edition} = {law_summary(number, edition).survey.endings}")
            except NotCovered:
                continue

    golden("endings.toml", "\n".join(rows) + "\n")
