"""What Lawbook refuses is told in the language of whoever asked, on the pages and in the terminal."""

import ast
from pathlib import Path

import pytest
from click.testing import CliRunner

import lawbook
from lawbook.casefile import loads
from lawbook.cli import main
from lawbook.errors import CaseError, LawbookError
from lawbook.languages import LANGUAGES
from lawbook.text.refusals import CONTEXT, refusal
from tests.text.test_catalogues import catalogue
from tools.messages import REFUSALS, error_messages

UNTOLD = 138
"""How many sentences of refusals are not told in every language yet; it may only fall."""

WRONG = {
    "law: 13\nfoo: 1\n": ("case: klucz 'foo': nie ma takiego", "case: nøkkel 'foo': finnes ikke"),
    "deal: N:AKQ\n": ("liczba rąk 1", "har 1 hender"),
    "law: 13\nboard: x\n": ("rozdanie ma numer (przepis 2)", "en mappe har et nummer (§ 2)"),
    "law: 13\nstory:\n  - N sleeps\n": ("wiersz 1 opisu: 'N sleeps'", "linje 1 i historien: 'N sleeps'"),
}


def refused(text: str) -> LawbookError:
    with pytest.raises(LawbookError) as caught:
        assert loads(text)[0].table
    return caught.value


@pytest.mark.parametrize(("text", "told"), WRONG.items())
def test_a_case_that_cannot_be_is_refused_in_each_language(text: str, told: tuple[str, str]) -> None:
    error = refused(text)

    assert told[0] in refusal(error, "pl")
    assert told[1] in refusal(error, "nb")
    assert str(error) == refusal(error, "en")


def test_what_an_error_names_is_in_the_language_too() -> None:
    error = CaseError("{seat} cannot call: {why}", seat="South", why="nobody")

    assert refusal(error, "nb") == "Syd cannot call: ingen"
    assert str(error) == "South cannot call: nobody"


def test_the_terminal_refuses_in_its_language(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text("law: 13\nfoo: 1\n", "utf-8")

    told = CliRunner().invoke(main, ["rule", str(wrong), "--lang", "pl"])

    assert told.exit_code == 1
    assert "nie ma takiego" in told.output


def untold() -> list[str]:
    """The refusals that nobody can tell in another language: not translated, or put together where they are raised."""
    known = {language: catalogue(language) for language in LANGUAGES[1:]}
    wanted = dict.fromkeys(said for _, said in error_messages())
    lacking = [
        said
        for said in wanted
        if any((CONTEXT, said) not in told or not told[CONTEXT, said].string for told in known.values())
    ]
    return lacking + [
        f"{path.name}:{call.lineno}"
        for path in sorted(Path(lawbook.__file__).parent.rglob("*.py"))
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call)
        and ast.unparse(call.func) in REFUSALS
        and any(isinstance(said, ast.JoinedStr) for said in call.args)
    ]


def test_the_refusals_that_are_not_told_in_every_language_grow_fewer() -> None:
    lacking = untold()

    assert len(lacking) <= UNTOLD, f"{len(lacking)} of them:\n" + "\n".join(lacking)
