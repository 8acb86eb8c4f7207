"""The desk as a service worker asks it: JSON in, JSON out, one more line at the foot."""

from collections.abc import Iterator

import pytest

from lawbook.address import Address
from lawbook.errors import CaseError
from lawbook.offline.inline import InlineStudies
from lawbook.offline.inside import noted

PAGE = '<html lang="{}"><footer></footer></html>'


def endless(_: str) -> Iterator[str]:
    """A study that finds more and more."""
    from lawbook.budget import in_force  # noqa: PLC0415  # named as a study is, by its place

    number = 0
    while True:
        number += 1
        in_force().spend(events=1)
        yield f"found {number}"


def without_solver(_: str) -> Iterator[str]:
    from lawbook.equity.errors import NoSolver  # noqa: PLC0415

    yield from ()
    raise NoSolver("no double-dummy library is installed: {remedy}", remedy="install it")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Works without a network · 7"), ("pl", "Działa bez sieci · 7"), ("nb", "Virker uten nett · 7")],
)
def test_the_line_is_in_the_language_of_the_page(language: str, said: str) -> None:
    told = noted(PAGE.format(language), "7", Address.of("/"), {})

    assert said in told
    assert f'href="/offline/?lang={language}"' in told


def test_the_line_offers_what_is_newer() -> None:
    assert "A newer version is there" in noted(PAGE.format("en"), "7", Address.of("/"), {"newer": True})


def test_what_is_no_page_of_the_desk_gets_no_line() -> None:
    assert noted("<svg></svg>", "7", Address.of("/"), {}) == "<svg></svg>"


def test_a_study_is_what_is_known_when_its_time_is_over() -> None:
    found = InlineStudies(seconds=0.01).ask(f"{__name__}:endless", "").found.result()

    assert found.startswith("found ")


def test_a_study_that_needs_double_dummy_is_refused_in_one_sentence() -> None:
    study = InlineStudies().ask(f"{__name__}:without_solver", "")

    with pytest.raises(CaseError, match="not without a network"):
        study.found.result()
