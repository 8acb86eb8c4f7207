"""Several calls in one line: what is said of the others is left out, or the line is refused."""

import pytest

from lawbook.meaning import MeaningError, parse_meaning

LINE = "DBL = both majors, 1NT = both minors"
READ = [
    ("en", LINE, "X", ["(1C)"], "(4)5+ spades, (4)5+ hearts"),
    ("en", LINE, "1NT", ["(1C)"], "(4)5+ diamonds, (4)5+ clubs"),
    ("en", f"{LINE}, 5-5", "1NT", ["(1C)"], "5+ diamonds, 5+ clubs"),
    ("en", "4♣=♥, 4♦=♠ (6+)", "4D", ["1NT"], "6+ spades"),
    ("en", "X = both majors (4-4), 1NT = minors (5-5)", "X", ["(1C)"], "4+ spades, 4+ hearts"),
    ("en", "DOPI: X = 0 ace, P = 1 ace", "P", ["1H", "3H", "4NT", "(5D)"], '"DOPI", 1 aces'),
    ("nb", "DOPI: X = ingen ess, pass = ett ess", "X", ["1H", "3H", "4NT", "(5D)"], '"DOPI", not 1+ aces'),
    ("pl", "ktr = starsze, 1BA = młodsze", "X", ["(1C)"], "(4)5+ spades, (4)5+ hearts"),
]
VERBS = "X shows both majors, 1NT both minors"
READ += [
    ("en", VERBS, "X", ["(1C)"], "(4)5+ spades, (4)5+ hearts"),
    ("en", VERBS, "1NT", ["(1C)"], "(4)5+ diamonds, (4)5+ clubs"),
]
REFUSED = [
    ("en", VERBS, "2C", ["(1C)"]),
    ("en", LINE, "2C", ["(1C)"]),
    ("en", LINE, None, []),
    ("en", f"{LINE}, 5-5", "X", ["(1C)"]),
    ("en", "4♣=♥, 4♦=♠ (6+)", "4C", ["1NT"]),
]


@pytest.mark.parametrize(("language", "words", "call", "after", "meant"), READ)
def test_only_the_own_call_is_read(
    language: str, words: str, call: str, after: list[str], meant: str
) -> None:
    assert str(parse_meaning(words, language, call, after)) == meant


@pytest.mark.parametrize(("language", "words", "call", "after"), REFUSED)
def test_what_may_belong_to_several_is_refused(
    language: str, words: str, call: str | None, after: list[str]
) -> None:
    with pytest.raises(MeaningError, match="tells of several calls"):
        parse_meaning(words, language, call, after)
