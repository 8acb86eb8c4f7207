"""What is read of a plain case file is what YAML says of it."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lawbook.casefile import loads
from lawbook.casefile.plain import plainly
from lawbook.errors import CaseError
from lawbook.table import story_lines
from lawbook.yamltext import documents

CASES = Path(__file__).parents[1] / "cases"
TEXTS = [
    text
    for path in sorted(CASES.rglob("*.yaml"))
    for text in re.split(r"(?m)^---.*\n", path.read_text(encoding="utf-8"))
    if text.strip()
]
SHORT = [text for text in TEXTS if len(text) < 900]
SIGNS = ["\n  ", "\n- ", "\n\n", ": ", ", ", " - ", " #", "? ", "yes", "null", "12e3", "0x1", "1_0", "1.5", "--- ", "<<",
    "2001-1-1", "\t", "\\", "♠", "é", "\u00a0", "\u2028", *" :-,[]{}'\"#0179._eXyN~?!&*|>%@`=+<a/()"]  # fmt: skip


def test_most_cases_are_plain_and_read_as_yaml_has_them() -> None:
    plain = [(text, told) for text in TEXTS if (told := plainly(text)) is not None]

    assert len(plain) > 0.8 * len(TEXTS)
    for text, told in plain:
        assert repr([told]) == repr(documents(text, "case")), text


@settings(deadline=None, max_examples=300)
@given(
    st.sampled_from(SHORT),
    st.lists(st.tuples(st.floats(0, 1), st.integers(0, 3), st.sampled_from(["", *SIGNS]))),
)
def test_a_case_in_which_something_is_changed_is_read_as_yaml_has_it_or_not_at_all(
    text: str, changes: list[tuple[float, int, str]]
) -> None:
    for place, left_out, put_in in changes[:5]:
        at = round(place * len(text))
        text = text[:at] + put_in + text[at + left_out :]

    told = plainly(text)

    assert told is None or repr([told]) == repr(documents(text, "case"))


@pytest.mark.parametrize(
    "value",
    ["0o7", "010", "1:30", "1_000", "1.5", ".5", "-3", "+420", "2024-03-01", "~", "|", ">", "&a b", "*a", "!!str b", "a: b",
        "a #b", '"a\\n"', "'it''s'", "[a, ]", "[a", "{a}", "{a: b, a: c}", "=", "<<", "@a", "[[a]", "a\tb", "1234567890"],
)  # fmt: skip
def test_what_may_mean_something_else_is_left_to_yaml(value: str) -> None:
    assert plainly(f"key: {value}") is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "key:",
        "key: a\n  b",
        "key: a\nkey: b",
        "- a",
        "---\nkey: a",
        "yes: a",
        "key:\n  - a\n   - b",
        "key:a",
    ],
)
def test_what_does_not_stand_plainly_is_left_to_yaml(text: str) -> None:
    assert plainly(text) is None


def test_what_is_plain() -> None:
    text = 'board: 17\nfor: {SA: W, "N": 1}\nstory:\n- N 1S "two, or three"\n- "E: P"  \nasks: null\nso: [no, [13A2, 0]]\n'
    assert plainly(text) is None
    assert plainly(text.replace('"N"', "N")) == {
        "board": 17, "for": {"SA": "W", "N": 1}, "story": ['N 1S "two, or three"', "E: P"], "asks": None,
        "so": [False, ["13A2", 0]],
    }  # fmt: skip


def test_what_somebody_says_may_hold_commas_in_a_list_in_brackets() -> None:
    said = 'N remarks "oops, one spade, sorry"'
    below = loads(f"dealer: N\nstory:\n- N 1H\n- {said}\n- director")
    within = loads(f"dealer: N\nstory: [N 1H, {said}, director]")

    assert ("N 1H", said, "director") == below[0].story == within[0].story
    assert loads('story: [N remarks "oops, director]')[0].story == ('N remarks "oops, director',)


def test_a_text_that_holds_a_colon_is_told_what_to_do() -> None:
    with pytest.raises(
        CaseError, match=r"line 1, column 13: a text that holds a colon stands in quotation marks"
    ):
        loads('title: first: second\nlaw: "13"')


def test_a_story_may_be_a_block_of_lines() -> None:
    [listed] = loads("dealer: N\nstory: [N 1H, E 1D]")
    [told] = loads("dealer: N\nstory: |\n  N 1H\n\n  E 1D   # too low\n")

    assert ["N 1H", "E 1D"] == story_lines(listed.table.events) == story_lines(told.table.events)
