"""What stands in README.md, CONTRIBUTING.md and docs/ can be done as it is written."""

import doctest
import re
import shlex
import tomllib
from itertools import chain
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from lawbook.casefile import loads
from lawbook.cli import main
from lawbook.desk import rule
from lawbook.expect import differences, variants
from lawbook.law import authority as bodies
from lawbook.table import parse_event
from lawbook.table.record import story
from lawbook.table.record.events import LaidDown
from lawbook.table.record.lines import FORMS

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
_TOLD = re.compile(r"^`lawbook ([^`]*)`|(?<!`)`lawbook ([^`\n]*)`(?!`)", re.MULTILINE)


def blocks(page: Path, kind: str) -> list[str]:
    return [text for name, text in _BLOCK.findall(page.read_text("utf-8")) if name == kind]


def commands(page: Path) -> list[str]:
    """Every command of a page, in a block or in a sentence."""
    text = page.read_text("utf-8")
    lines = chain.from_iterable(block.splitlines() for _, block in _BLOCK.findall(text.replace("\\\n", " ")))
    shown = [line.removeprefix("$ ") for line in lines if line.removeprefix("$ ").startswith("lawbook ")]
    return [*(line.removeprefix("lawbook ") for line in shown), *(a or b for a, b in _TOLD.findall(text))]


def missing(told: str) -> list[str]:
    """The words of a command that are no command or option of it."""
    command: click.Command = main
    found = []
    for word in shlex.split(re.sub(r"^--seconds \w+", "", told), comments=True):
        if isinstance(command, click.Group) and not word.startswith("-"):
            within = command.get_command(click.Context(command), word)
            if within is None:
                return [word]
            command = within
        elif word.startswith("--"):
            known = {
                *chain.from_iterable((*each.opts, *each.secondary_opts) for each in command.params),
                "--help",
            }
            found += [] if word.partition("=")[0] in known else [word]
    return found


def test_each_link_of_a_page_leads_somewhere() -> None:
    links = [
        (page, link)
        for page in PAGES
        for link in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8"))
    ]

    assert len(links) > 50
    assert [] == [(page.name, link) for page, link in links if not (page.parent / link).exists()]


def test_each_command_and_option_that_a_page_names_is_there() -> None:
    told = [(page.name, command) for page in PAGES for command in commands(page)]

    assert len(told) > 100
    assert {} == {row: wrong for row in told if (wrong := missing(row[1]))}


@pytest.mark.parametrize(
    "page", [page for page in PAGES if ">>>" in page.read_text("utf-8")], ids=lambda page: page.stem
)
def test_what_python_is_shown_to_answer_it_answers(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")

    assert (0, True) == (failed, tried > 3)


def test_the_map_of_the_program_names_every_folder_and_file_of_it() -> None:
    [shown] = [block for block in blocks(ROOT / "docs" / "how-it-works.md", "") if "cli/ web/" in block]
    there = {path.name for path in (ROOT / "src" / "lawbook").glob("[a-z]*.py")}
    there |= {f"{path.parent.name}/" for path in (ROOT / "src" / "lawbook").glob("*/__init__.py")}

    assert len(there) > 30
    assert there <= set(re.findall(r"[a-z]+(?:\.py|/)", shown))


def test_other_python_runs() -> None:
    for page in PAGES:
        for block in blocks(page, "python"):
            if ">>>" not in block:
                exec(compile(block, page.name, "exec"), {})  # noqa: S102  # our own page


def test_the_first_example_prints_what_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown, printed = re.fullmatch(
        r"\$ cat lead.yaml\n(.*?)\n\$ lawbook rule lead.yaml --say\n(.*)",
        blocks(ROOT / "README.md", "console")[0],
        re.DOTALL,
    ).groups()  # type: ignore[union-attr]
    monkeypatch.chdir(tmp_path)
    Path("lead.yaml").write_text(shown, encoding="utf-8")

    result = CliRunner().invoke(main, ["rule", "lead.yaml", "--say"])

    assert (3, printed) == (result.exit_code, result.stdout)


def test_the_cases_of_the_page_on_case_files_are_read_and_the_first_is_ruled_as_it_says() -> None:
    first, *others = blocks(ROOT / "docs" / "case-files.md", "yaml")

    for variant in variants(loads(first)[0]):
        assert [] == list(differences(variant))
    for other in others:
        [case] = loads(other)
        assert case.story == () or rule(case)


def test_each_form_of_line_stands_on_the_page_on_case_files() -> None:
    lines = [
        line
        for block in blocks(ROOT / "docs" / "case-files.md", "")
        for line in (re.split(r" {2,}", row)[0] for row in block.splitlines())
    ]
    page = (ROOT / "docs" / "case-files.md").read_text("utf-8")

    assert {event for event, _ in FORMS} == {type(parse_event(line)) for line in lines} | _also(page)
    for event, template in FORMS:
        words = story._form(event, template).words
        assert event is LaidDown or all(word in page for word in words), template


def _also(page: str) -> set[type]:
    """The events of the lines that a page tells after "then:" or "also:", whole."""
    told = chain.from_iterable(re.findall(r"(?:then|also): (.*)", row) for row in page.splitlines())
    whole = (line.strip() for line in chain.from_iterable(re.split(r"[,;] ", row) for row in told))
    return {
        type(parse_event(line))
        for line in whole
        if re.match(r"([NESW]|[SHDC][2-9TJQKA]|next|correction) ", line)
    }


def test_a_profile_as_the_page_on_elections_has_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bodies, "_supplied", {})
    [profile] = blocks(ROOT / "docs" / "elections.md", "toml")
    (tmp_path / "mine.toml").write_text(profile, encoding="utf-8")
    told = tomllib.loads(profile)

    body = bodies.supplied(tmp_path / "mine.toml")

    assert (told["id"], told["value"][0]["value"]) == (body.id, body.setting("appeal_minutes").value)


def test_each_folder_and_file_that_the_picture_of_the_program_names_is_there() -> None:
    picture = blocks(ROOT / "docs" / "how-it-works.md", "")[0]

    named = re.findall(r"(?:^| )([a-z_]+(?:/[a-z_]*|\.py))(?=[ ,;\n])", picture, re.MULTILINE)
    places = [
        ROOT / "src" / "lawbook",
        *(path for path in (ROOT / "src" / "lawbook").iterdir() if path.is_dir()),
    ]
    missing = [name for name in named if not any((place / name.rstrip("/")).exists() for place in places)]
    assert [] == missing
