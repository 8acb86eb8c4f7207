"""A line told in another form is never read firmly otherwise: a hand that it has for certain is none that it has not."""

import re
from collections.abc import Callable, Iterator
from functools import partial

import pytest

from lawbook.meaning import Meaning, narrowest, widest
from lawbook.meaning.terms.meanings import is_remark
from tests.meaning.first import none_but, read
from tests.meaning.test_corpus import ALL, Line
from tests.meaning.test_laws import JOINING, none_left

EACH = 12
"""Every so many lines: a sample, so that the test costs a few seconds."""
COMMA = re.compile(r"[,;] (?![^(\[]*[)\]])")
RANGE = re.compile(r"(?<![\d+.,/=()♠♥♦♣\u2013-])(1?\d|2\d)-(\d\d?)(?![\d+/=(\-\u2013x\w])")
FROM = {"en": "from {} to {}", "pl": "od {} do {}", "nb": "fra {} til {}"}


def with_dash(line: Line) -> Iterator[str]:
    """The description with a dash in the place of each comma, one after another."""
    text = line["text"]
    for found in COMMA.finditer(text):
        if not JOINING.match(text[found.end() :]):
            yield f"{text[: found.start()]} - {text[found.end() :]}"


def with_words_between(line: Line) -> Iterator[str]:
    """The description with the ends of its ranges of points in words."""
    between = FROM[line["lang"]]
    yield RANGE.sub(
        lambda found: between.format(*found.groups()) if int(found[2]) > int(found[1]) > 7 else found[0],
        line["text"],
    )


def agrees(one: Meaning, other: Meaning) -> bool:
    """Whether no hand of either for certain is surely none of the other."""
    if is_remark(one) or is_remark(other):
        return True
    return none_left(narrowest(one), widest(other)) and none_left(narrowest(other), widest(one))


@pytest.mark.parametrize("otherwise", [with_dash, with_words_between])
def test_no_hand_is_sure_in_one_form_and_none_in_another(otherwise: Callable[[Line], Iterator[str]]) -> None:
    found = [
        text
        for line in ALL[::EACH]
        if (meaning := read(line, line["text"])) is not None
        for text in otherwise(line)
        if not none_but(line, text, partial(agrees, meaning))
    ]

    assert found == []
