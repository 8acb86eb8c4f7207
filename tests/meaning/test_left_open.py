"""Words in braces stay open: they may only leave out hands, and a verdict that turns on them is neither yes nor no."""

import pytest

from lawbook.desk.comparing import Calls, compare
from lawbook.meaning import (
    Holds,
    MeaningError,
    Respect,
    difference,
    holds,
    leaving_open,
    open_in,
    parse_meaning,
    widest,
)
from lawbook.meaning.terms.meanings import Tag
from lawbook.meaning.terms.purposes import Purpose
from lawbook.notation import parse_hand
from lawbook.text.describing import described

INSIDE, OUTSIDE = "K4.AQ873.K52.J93", "K432.AQ8.K52.J93"


def answer(withdrawn: str, replacement: str) -> str:
    """The verdict on an overcall in the place of an opening."""
    calls = Calls("1H", "2H", ("(1S)",), ())
    return compare([withdrawn], replacement, calls=calls).answer.value


@pytest.mark.parametrize(
    "words", ["5+ hearts, {our style}, 11-15", "{our style} 5+ hearts 11-15", "5+ hearts {our style} 11-15"]
)
def test_what_stands_beside_braces_is_understood_as_without_them(words: str) -> None:
    """So no hand is surely one of the call's, and those outside surely are none."""
    meaning = parse_meaning(words, call="1H")
    seen = difference(widest(meaning), parse_meaning("5+ hearts, 11-15", call="1H"))
    assert (seen.only_a, seen.only_b) == (0, 0)
    assert holds(meaning, parse_hand(INSIDE)) is Holds.OPEN
    assert holds(meaning, parse_hand(OUTSIDE)) is Holds.NO
    assert Respect.WORDS in open_in(meaning)
    assert parse_meaning(str(meaning), call="1H") == meaning


def test_braces_around_all_tell_nothing() -> None:
    """Then any hand may be meant."""
    assert holds(parse_meaning("{as agreed}"), parse_hand(OUTSIDE)) is Holds.OPEN


@pytest.mark.parametrize(
    "words", ["5+ hearts, {style", "5+ hearts, style}", "5+ hearts or {style}, 11-15", "{}"]
)
def test_half_a_pair_and_an_alternative_in_braces_are_refused(words: str) -> None:
    """An alternative adds hands, so that what is left would be too few."""
    with pytest.raises(MeaningError):
        parse_meaning(words)


@pytest.mark.parametrize(
    ("withdrawn", "replacement", "expected"),
    [
        ("5+ hearts, 11-20", "5+ hearts, 11-15, {style}", "yes"),
        ("5+ hearts, 11-20", "4+ hearts, 8-15, {style}", "borderline"),
        ("5+ hearts, 11-20", "4+ spades, 0-5, {style}", "no"),
        ("5+ hearts, 11-20", "{style}", "borderline"),
        ("5+ hearts, 11-20, {style}", "5+ hearts, 11-15", "borderline"),
        ("5+ hearts, 11-20, {style}", "5+ hearts, 11-20, {style}", "yes"),
        ("5+ hearts, 11-20, {style}", "5+ spades, 11-15", "no"),
        ("{style}", "5+ hearts, 11-20", "borderline"),
        ("asks for aces", "asks for aces, {style}", "borderline"),
        ("asks for aces, {style}", "asks for aces", "yes"),
    ],
)
def test_a_verdict_that_turns_on_them_is_neither_yes_nor_no(
    withdrawn: str, replacement: str, expected: str
) -> None:
    """They may bring the replacement inside, and take hands out of the withdrawn call; what no words could change stands."""
    assert answer(withdrawn, replacement) == expected


def test_the_figures_of_both_ends_are_told() -> None:
    """From none of its hands to all of them."""
    calls = Calls("1H", "2H", ("(1S)",), ())
    found = compare(["5+ hearts, 11-20"], "4+ hearts, 8-15, {style}", calls=calls)
    assert found.decisive.ends == (0.0, 1.0)


@pytest.mark.parametrize(
    ("words", "language", "expected"),
    [
        ("5+ hearts, as Zbyszek likes them, 11-15", "en", "5+ hearts, {as Zbyszek likes them}, 11-15"),
        ("5+ hearts (blurred zing), 11-15", "en", "5+ hearts {blurred zing}, 11-15"),
        ("12-14, no frobs, 4+ clubs", "en", "12-14, {no frobs}, 4+ clubs"),
        ("5+ hearts, frob one, blub two", "en", "5+ hearts, {frob one}, {blub two}"),
        ("5+ kierów, po zbyszkowemu, 11-15", "pl", "5+ kierów, {po zbyszkowemu}, 11-15"),
        ("5+ hjerter, slik Gubbe lærte det, 11-15", "nb", "5+ hjerter, {slik Gubbe lærte det}, 11-15"),
    ],
)
def test_the_part_that_is_not_understood_is_put_in_braces(words: str, language: str, expected: str) -> None:
    """All of it: a word taken out of its part would leave the others to say something else."""
    assert leaving_open(words, language) == expected


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("5+ hearts, 11-15", "en"),
        ("frobnicated", "en"),
        ("12-14 frobs", "en"),
        ("5+ hearts, or four with frobs", "en"),
        ("5+ hearts, frobs, or 5+ spades", "en"),
        ("15-17, may be a frob", "en"),
        ("5+ hearts, except in the third frob", "en"),
        ("5+ kierów, czasem zbyszkowe", "pl"),
        ("5+ hjerter, av og til fire med gubbe", "nb"),
    ],
)
def test_nothing_is_offered_that_is_understood_or_that_may_add_hands(words: str, language: str) -> None:
    """Nor where nothing would be left."""
    assert leaving_open(words, language) is None


@pytest.mark.parametrize("language", ["en", "pl", "nb"])
def test_what_is_left_open_is_printed_as_it_was_told(language: str) -> None:
    """In every language, whatever stands there: it is nobody's business what it would mean."""
    left = parse_meaning("5+ hearts, {po naszemu,  4 or 5}", language)
    assert left == parse_meaning("5+ hearts", language) & Tag(Purpose.LEFT_OPEN, "po naszemu, 4 or 5")
    assert described(left, language).endswith(", {po naszemu, 4 or 5}")
