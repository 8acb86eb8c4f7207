"""What Lawbook refuses is told in the language of whoever asked, on the pages and in the terminal."""

import ast
from fractions import Fraction
from pathlib import Path

import pytest
from click.testing import CliRunner

from lawbook.casefile import loads
from lawbook.cli import main
from lawbook.errors import CaseError, LawbookError, Wording
from lawbook.languages import LANGUAGES
from lawbook.meaning import MeaningError, parse_meaning
from lawbook.notation.pbn_games import parse_pbn
from lawbook.notation.results.model import BoardResult
from lawbook.recount.difference import LAST_PLACE, Difference
from lawbook.scoring.entry import check_shares
from lawbook.text.refusals import CONTEXT, refusal, said_in
from tests.text.test_catalogues import catalogue
from tools.messages import REFUSALS, error_messages, modules

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


MEANT = {
    "5+ herats": (
        "znaczenie, kolumna 4: 'herats' nie jest zrozumiałe; czy chodziło o hearts?",
        "betydning, kolonne 4: 'herats' forstås ikke; mente du hearts?",
    ),
    "17-15": ("'17-15' biegnie w dół; napisz 15-17", "'17-15' går nedover; skriv 15-17"),
    "not": ("znaczenie, na końcu: czegoś tu brakuje", "betydning, til slutt: her mangler det noe"),
}


@pytest.mark.parametrize(("text", "told"), MEANT.items())
def test_a_meaning_is_refused_with_the_word_that_stopped_it(text: str, told: tuple[str, str]) -> None:
    with pytest.raises(MeaningError) as caught:
        parse_meaning(text)

    assert told[0] in refusal(caught.value, "pl")
    assert told[1] in refusal(caught.value, "nb")
    assert str(caught.value) == refusal(caught.value, "en")


EXAMPLES = {
    "pl": ("15-17 zrównoważony", "4-kartowy starszy", "dwa 5-kartowe młodsze", "12-14", "5 pików",
           "dama kier", "AKDxx w kierach", "12-14 punktów", "2 piki"),
    "nb": ("15-17 balansert", "minst en 4-korts major", "to 5-korts minorer", "12-14", "5 spar",
           "dame i hjerter", "EKDxx i hjerter", "12-14 poeng", "2 spar"),
}  # fmt: skip
"""What the refusals of a meaning say to write instead."""


@pytest.mark.parametrize("language", EXAMPLES)
def test_what_a_refused_meaning_should_be_is_understood(language: str) -> None:
    remedies = " ".join(
        str(said.string) for (context, _), said in catalogue(language).items() if context == CONTEXT
    )
    for example in EXAMPLES[language]:
        assert example in remedies
        assert parse_meaning(example, language)


def test_a_figure_in_a_refusal_has_the_sign_of_the_language() -> None:
    with pytest.raises(CaseError) as caught:
        check_shares([Fraction(1, 8), Fraction(1, 2)])

    assert "12,5 % + 50 %" in refusal(caught.value, "nb")
    assert "12.5% + 50%" in refusal(caught.value, "en")


def test_a_meaning_within_a_refusal_is_in_the_words_of_the_language() -> None:
    error = CaseError(
        "no hand fits '{meaning}': it contradicts itself", meaning=parse_meaning("5 hearts, balanced")
    )

    assert "5 ♥, balansert" in refusal(error, "nb").replace("'", "")


def test_what_is_wrong_with_a_file_is_told_in_the_language() -> None:
    game = next(iter(parse_pbn('[Board "1"]\n[Dealer "Q"]\n', "x.pbn", strict=False)))

    assert (
        said_in(game.problems[0], "pl")
        == "x.pbn, wiersz 2: znacznik Dealer: 'Q' to nie miejsce przy stole; napisz N, E, S albo W"
    )
    assert game.problems[0] == "x.pbn, line 2: tag Dealer: 'Q' is no seat; write N, E, S or W"


def test_what_a_recount_finds_is_told_in_the_language() -> None:
    board = BoardResult(board="7", ns=("3",), ew=("5",))
    found = Difference(board.where, Wording("total"), "61.80", "60.00", LAST_PLACE)

    assert said_in(found.told, "nb") == (
        "spill 7, 3 mot 5: sum: publisert 61,80, beregnet 60,00; avrundet annerledes i siste siffer"
    )
    assert (
        str(found)
        == "board 7, 3 v 5: total published 61.80, computed 60.00; rounded otherwise in the last place"
    )


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
        for path, whole in modules(*REFUSALS)
        for call in ast.walk(whole)
        if isinstance(call, ast.Call)
        and ast.unparse(call.func) in REFUSALS
        and any(
            isinstance(said, ast.JoinedStr) for said in (*call.args, *(each.value for each in call.keywords))
        )
    ]


def test_every_refusal_is_told_in_every_language() -> None:
    assert untold() == []
