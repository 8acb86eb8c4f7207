"""The colours can be read by everybody, in light and in dark (WCAG 2.2, level AA)."""

import re
from importlib.resources import files

import pytest

from lawbook.web.words import Words

CSS = (files("lawbook.web") / "static" / "desk.css").read_text("utf-8")
LIGHT, DARK = (dict(re.findall(r"--([\w-]+): (#\w{6})", part)) for part in CSS.split("}\n", 2)[:2])
READ_ON_PAGE = ["text", "soft", "link", "warn", "spades", "hearts", "diamonds", "clubs"]


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("scheme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("name", READ_ON_PAGE)
@pytest.mark.parametrize("ground", ["page", "card"])
def test_text_stands_out(scheme: dict[str, str], name: str, ground: str) -> None:
    assert contrast(scheme[name], scheme[ground]) >= 4.5


@pytest.mark.parametrize("scheme", [LIGHT, DARK], ids=["light", "dark"])
def test_buttons_and_focus_stand_out(scheme: dict[str, str]) -> None:
    assert contrast(scheme["on-felt"], scheme["felt"]) >= 4.5
    assert contrast(scheme["felt"], scheme["page"]) >= 3
    assert contrast(scheme["focus"], scheme["page"]) >= 3


def test_no_address_on_a_page_ends_in_a_backslash() -> None:
    pages = (files("lawbook.web") / "templates").rglob("*.html")  # type: ignore[attr-defined]  # a folder here
    assert [page.name for page in pages if '\\" ' in page.read_text("utf-8")] == []


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("minst 60 % for § 86B", "minst 60\u00a0% for §\u00a086B"),
        ("100 eller 5 %, 5%", "100 eller 5\u00a0%, 5%"),
        ("§ er et tegn, % også", "§ er et tegn, % også"),
    ],
)
def test_no_line_ends_between_a_figure_and_its_sign(said: str, kept: str) -> None:
    assert str(Words("nb").pips(said)) == kept
