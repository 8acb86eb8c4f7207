"""An address as a picture: the same squares on a page and in a terminal."""

import re
from xml.etree import ElementTree as ET

import segno

from lawbook.web.qr import qr_svg, qr_text

ADDRESS = "http://192.168.1.20:8000/e/abc?lang=pl"


def test_the_picture_names_itself_and_needs_no_colour_of_the_page() -> None:
    picture = ET.fromstring(qr_svg(ADDRESS, "Join <here>"))  # noqa: S314  # our own picture
    named = {re.sub(r"\{.*\}", "", each.tag): each for each in picture}

    assert "Join <here>" == named["title"].text
    assert {"#fff", "#000"} == {
        each.get("fill") or each.get("stroke") for each in picture if "path" in each.tag
    }


def test_the_terminal_shows_every_square_of_it() -> None:
    matrix = list(segno.make(ADDRESS, error="m").matrix_iter(border=4))
    rows = qr_text(ADDRESS).rstrip("\n").splitlines()
    light = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
    plain = [re.sub(r"\x1b\[[0-9;]*m", "", row) for row in rows]
    seen = [[light[sign][half] for sign in row] for row in plain for half in (0, 1)]

    assert [list(map(int, row)) for row in matrix] == seen[: len(matrix)]
