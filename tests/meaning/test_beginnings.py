"""A form is tried only where it may begin; none begins where it is not tried."""

import re

import pytest

from lawbook.meaning.words.beginnings import beginning
from lawbook.meaning.words.forms import LATER_FORMS, forms
from lawbook.notation.letters import letters
from tests.meaning.test_corpus import ALL

LINES = [line["text"] for line in ALL[::10]]
SIGNS = [*map(chr, range(0x180)), *"\N{LATIN CAPITAL LETTER SHARP S}♠♥♦♣“”\u2028\ufe0f٣"]


@pytest.mark.parametrize("language", ["en", "pl", "nb"])
def test_no_form_fits_where_its_beginning_does_not(language: str) -> None:
    tried = [form for form, _ in (*forms(letters(language)), *LATER_FORMS)]
    missed = [
        (form, line[place:])
        for form in tried
        for line in LINES
        for place in range(len(line))
        if not beginning(form).match(line[place]) and re.compile(form).match(line, place)
    ]
    assert not missed


@pytest.mark.parametrize(
    ("form", "begins"),
    [
        ("a", "aA"),
        ("(?i:s)x", "sS"),
        ("[b-d]|x+?y", "bcdxBCDX"),
        (r"\d{0,2}k", "0123456789kK"),
        (r"(?<=[x]) ?(?=z)(?:of|(to|))-", " oOtT-"),
        (r"(?!ab)\bc", "cC"),
        (r"[\^\]&|~-]", "^]&|~-"),
    ],
)
def test_a_form_begins_with_what_may_stand_there_first(form: str, begins: str) -> None:
    signs = map(chr, range(0x80))
    assert {sign for sign in signs if beginning(form).match(sign)} == set(begins)


def test_either_case_is_what_an_expression_takes_for_it() -> None:
    assert all(
        beginning("(?i:s|k)").match(sign) for sign in "sS\N{LATIN SMALL LETTER LONG S}kK\N{KELVIN SIGN}"
    )


@pytest.mark.parametrize("form", ["", "a?", "(?:)", "(?=a)", "[^a]", ".", r"(a)?\1", r"\W", "(?>a)b"])
def test_what_may_be_empty_or_is_not_followed_is_tried_everywhere(form: str) -> None:
    assert all(map(beginning(form).match, SIGNS))


def test_most_forms_are_not_tried_at_most_signs() -> None:
    tried = [form for form, _ in forms(letters("en"))]
    assert not [form for form in tried if beginning(form).match("\N{SNOWMAN}")]
