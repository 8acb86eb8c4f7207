"""How far words reach: what a denial, brackets, a heading and a number behind a word speak of."""

import pytest

from lawbook.meaning import MeaningError, parse_meaning

READ = [
    # a denied remark ends where figures begin
    ("en", "no forcing 5+ spades", None, (), "not forcing, 5+ spades"),
    ("nb", "ikke krav 6-9 5+ spar", None, (), "not forcing, 6-9 points, 5+ spades"),
    ("pl", "nie forsuje 8-11 5+ kierów", None, (), "not forcing, 8-11 points, 5+ hearts"),
    ("en", "no transfer", None, (), "not transfer"),
    ("pl", "bez starszej piątki i czwórki karo", "1C", (), "not (5+ spades or 5+ hearts or 4+ diamonds)"),
    # brackets one behind another, and a joint, by vulnerability
    ("en", "6♠ (5-9 NV) (8-11 vul)", None, (), "6 spades, ((5-9 points, not vulnerable) or (8-11 points, vulnerable))"),
    ("en", "six hearts not vulnerable and seven vulnerable", "3H", (), "(6 hearts, not vulnerable) or (7 hearts, vulnerable)"),
    # what is denied beside the long suit, whichever it is
    ("en", "6♥ or 6♠ (no side 4M)", None, (), "(6 hearts, usually not (4+ spades, 4+ hearts)) or (6 spades, not (4+ spades, 4+ hearts))"),
    ("en", "6♥ or 6♠, no side 4M", None, (), "(6 hearts or 6 spades), not (4+ spades, 4+ hearts)"),
    # a number right outside the range is one of points
    ("en", "6 spades, 6-10, occasionally a good 5", "2S", (), "6 spades, (5)6-10 points, possibly 5 points"),
    ("nb", "4+hj F1 6+ eller minst fire hjerter og minst seks poeng", "1H", ("1C",), "(4+ hearts, forcing for one round, 6+ points) or (4+ hearts, 6+ points)"),
    # cards of the suit spoken of last, where the call has none
    ("en", "bad pre-empt in either minor, 3-7, seven cards", "2S", (), "pre-emptive, ((5)7+ diamonds or (5)7+ clubs), 3-7 points, (7 diamonds or 7 clubs)"),
    # one end of a range on a condition
    ("nb", "13-17 hp balansert, 13-14 uten firekorts major", "1NT", (), "13-17 points, balanced, ((not 13-14 points) or not (4+ spades or 4+ hearts))"),
    # a word made of two is not cut short
    ("nb", "6-kort, minst én topphonnør.", "2S", (), "6 spades, 1+ of the top 3 honours in spades"),
    # two lengths either way
    ("en", "5+ spades and 4+ hearts, or vice versa, 8-11", None, (), "((5+ spades, 4+ hearts) or (4+ spades, 5+ hearts)), 8-11 points"),
    ("pl", "pięć pików i cztery kiery lub odwrotnie", None, (), "(5 spades, 4 hearts) or (4 spades, 5 hearts)"),
    ("nb", "fem spar og fire hjerter eller omvendt", None, (), "(5 spades, 4 hearts) or (4 spades, 5 hearts)"),
    # honours, shapes and tricks behind a number
    ("en", "six to two of the top three, 6-9", "2H", (), "6 hearts, 2+ of the top 3 honours in hearts, 6-9 points"),
    ("en", "6+ to the AK", "2H", (), "6+ hearts, 2 among ♥A ♥K, 2+ hearts"),
    ("pl", "6+♦ z dwiema figurami z trzech najstarszych", "3D", (), "6+ diamonds, 2+ of the top 3 honours in diamonds"),
    ("en", "5+ or 4 in a 4441", "1H", (), "5+ hearts or (4+ hearts, 4-4-4-1)"),
    ("en", "5 hearts in a 5332, 11-15", None, (), "5 hearts, 5-3-3-2, 11-15 points"),
    ("pl", "osiem i pół lewy, 6+ kierów", None, (), "8.5 tricks, 6+ hearts"),
    ("pl", "około ośmiu lew, 6+ kierów", None, (), "8 tricks, 6+ hearts"),
    ("pl", "12-16 z trójkami w kolorach bocznych", "X", ("(1D)",), "12-16 points, 3(6) spades, 3(6) hearts, 3(6) clubs"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "call", "after", "printed"), READ)
def test_words_speak_of_so_much(
    language: str, text: str, call: str | None, after: tuple[str, ...], printed: str
) -> None:
    assert printed == str(parse_meaning(text, language, call, after))


@pytest.mark.parametrize(
    ("text", "call", "after"),
    [
        ("no game force 8-11 5+ hearts", None, ()),
        ("not weak 5+ spades", None, ()),
        ("no game force 5 hearts", None, ()),
        ("3♦ GF", "1S", ()),
        ("2 spades, simple preference, 5-9", "2S", ("1S", "1NT", "2C")),
        ("5 spades and 5 hearts or vice versa", None, ()),
        ("5-4 majors or vice versa", None, ()),
        ("7+ blorp: four hearts", "1H", ("1D",)),
    ],
)
def test_what_may_reach_further_or_not_is_refused(
    text: str, call: str | None, after: tuple[str, ...]
) -> None:
    with pytest.raises(MeaningError):
        parse_meaning(text, "en", call, after)


def test_a_heading_that_the_text_tells_in_figures_is_a_name() -> None:
    assert '"Minor suit opening", 3+ diamonds, 11-21 points' == str(
        parse_meaning("Minor suit opening: 3+ diamonds, 11-21")
    )
    assert "(10)12+ points" in str(parse_meaning("Minor suit opening: 3+ diamonds, 5-10"))
