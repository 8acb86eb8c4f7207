"""Figures are written as each language writes them, on the screen and in the terminal."""

import pytest
from click.testing import CliRunner

from lawbook.bridge import Side
from lawbook.cli import main
from lawbook.languages import LANGUAGES, told
from lawbook.law.provision import Award
from lawbook.law.provision.labels import Quantity
from lawbook.text.render import sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_shares_and_thousands(language: str) -> None:
    figures = told(language)["figures"]

    page = CliRunner().invoke(main, ["meaning", "15-17", "--lang", language]).output

    assert figures["thousands"].join(["64", "112", "827", "328"]) in page
    assert f"10{figures['decimal']}0 %" in page


def test_a_sentence_of_a_ruling() -> None:
    award = Award(to=Side.NS, quantity=next(iter(Quantity)), percent=62.5, imps=2.5, cite="12C2(a)")

    assert "62,5 %" in sentence(award, "pl")
    assert "+2,5 IMP" in sentence(award, "nb")
    assert "62.5 %" in sentence(award, "en")
