from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.errors import NotationError
from lawbook.languages import LANGUAGES
from lawbook.notation import parse_call, parse_card, parse_deal, parse_hand, read_deal

READERS = [parse_call, parse_card, parse_deal, parse_hand, read_deal]
PIECES = [
    "♠",
    "♥",
    "♦",
    "♣",
    "A",
    "K",
    "10",
    "4",
    "-",
    "(",
    ")",
    "(A)",
    "Kn",
    "Z",
    " ",
    " ",
    "\n",
    "\n",
    "\t",
    ".",
    ":",
    "N",
    "W E",
    "West",
    "Sør:",
    "Board 7",
    "Board 0",
    "North Deals",
    "W/obie",
    "3^{E-W} Vul",
    "N:",
    "[Deal ",
    '"]',
    "♠A should be in West's hand",
    "♠ AK ♥ Q ♦ - ♣ 2\n",
    "\u2028",
    "²",
    "S",
    "S ",
    "H ",
    "D",
    "C ",
    "R ",
    "S AK\n",
    "S AK   S 2\n",
    "N: AK.Q.-.2\n",
    "E: S AK H Q D - C 2\n",
    "S AK H Q R D K K\n",
    "!S",
    "&hearts;",
    "\u2013",
]
texts = st.text() | st.lists(st.sampled_from(PIECES)).map("".join)


@pytest.mark.parametrize("read", READERS)
@given(text=texts, language=st.sampled_from(LANGUAGES))
def test_any_text_is_read_or_refused_in_one_line(
    read: Callable[[str, str], object], text: str, language: str
) -> None:
    try:
        read(text, language)
    except NotationError as refusal:
        assert len(str(refusal).splitlines()) == 1  # noqa: PT017
