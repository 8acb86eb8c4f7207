"""Each language keeps to the terms of its federation: what its folder says is not used stands nowhere in it."""

import re
from collections.abc import Iterator

import pytest

from lawbook.languages import LANGUAGES, folder, told
from tests.text.test_catalogues import catalogue


def said(language: str) -> Iterator[str]:
    """Every message, and every line of what the Director says."""
    yield from (str(message.string) for message in catalogue(language).values())
    for path in folder(language).glob("*.toml"):
        if path.name not in {
            "language.toml",
            "descriptions.toml",
            "search.toml",
        }:  # what is read, in anybody's words
            yield from path.read_text("utf-8").splitlines()


@pytest.mark.parametrize("language", [one for one in LANGUAGES if "avoided" in told(one)])
def test_no_term_is_used_that_the_language_avoids(language: str) -> None:
    for avoided, instead in told(language)["avoided"].items():
        wrong = [line for line in said(language) if re.search(avoided, line)]

        assert not wrong, f"{avoided}: it is {instead}"
