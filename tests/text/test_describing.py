"""What a language prints of a meaning, it reads back as the same meaning."""

import pytest
from click.testing import CliRunner

from lawbook.cli import main
from lawbook.languages import LANGUAGES
from lawbook.meaning import parse_meaning
from lawbook.text.describing import described

DESCRIPTIONS = (
    "15-17 balanced",
    "5+ hearts, 11-21",
    "not balanced or 4-4 majors",
    "12-14 without a four-card major",
    "transfer to spades",
    "weak two: 6 spades, 5-10",
    "0-7 or 16+, forcing",
    "game forcing, 5+ clubs, 4 diamonds",
    "singleton or void in hearts",
    "two of the top three honours in spades",
    "asks for aces",
    "stopper in clubs, 10+",
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", DESCRIPTIONS)
def test_a_description_reads_back(words: str, language: str) -> None:
    meaning = parse_meaning(words)

    assert parse_meaning(described(meaning, language), language) == meaning, described(meaning, language)


def test_a_meaning_is_printed_in_the_language_of_the_command() -> None:
    def told(language: str) -> str:
        return (
            CliRunner().invoke(main, ["meaning", "15-17 balanced", "--lang", language]).output.splitlines()[0]
        )

    assert [told(language) for language in ("en", "nb", "pl")] == [
        "Taken as: 15-17 points, balanced.",
        "Oppfattet som: 15-17 hp, balansert.",
        "Zrozumiano: 15-17 PC, zrównoważona.",
    ]
