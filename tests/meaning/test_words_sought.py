"""What the blind rounds u and v have found misread or refused, and the same in other words and languages."""

import pytest

from lawbook.meaning import MeaningError, parse_meaning

REFUSED = "refused"


def read(language: str, call: str, after: str, words: str) -> str:
    """The meaning as it is printed, or that there is none; the calls before it stand with blanks between them."""
    try:
        return str(parse_meaning(words, language, call, after.split()))
    except MeaningError:
        return REFUSED


@pytest.mark.parametrize(
    ("language", "call", "after", "words", "printed"),
    [
        ("en", "P", "", "Pass denies an opening bid and a weak two", "not ((10)12+ points or weak two)"),
        (
            "en",
            "P",
            "",
            "denies an opening bid, a weak two and a pre-empt",
            "not ((10)12+ points or weak two or pre-emptive)",
        ),
        ("pl", "P", "", "zaprzecza otwarcie i słabe dwa", "not ((10)12+ points or weak two)"),
        ("nb", "P", "", "benekter åpning og svak to", "not ((10)12+ points or weak two)"),
        ("en", "P", "", "no opening bid and a weak two", REFUSED),
        ("pl", "P", "", "brak otwarcia i bloku", REFUSED),
        ("nb", "P", "", "ingen åpning og sperreåpning", REFUSED),
        ("en", "2D", "1NT", "denies a major and invitational values", REFUSED),
        (
            "en",
            "2D",
            "1NT",
            "no major and invitational",
            "not (4+ spades or 4+ hearts), invitational, (7)9(11) points",
        ),
    ],
)
def test_what_is_joined_to_a_bid_that_is_denied_is_denied_too_or_asked_about(
    language: str, call: str, after: str, words: str, printed: str
) -> None:
    assert printed == read(language, call, after, words)


@pytest.mark.parametrize(
    ("language", "call", "after", "words", "printed"),
    [
        (
            "en",
            "3NT",
            "",
            "solid minor, stoppers in two suits",
            "(solid diamonds or solid clubs), usually ((stopper in spades, stopper in hearts, stopper in diamonds) or (stopper in spades, stopper in hearts, stopper in clubs) or (stopper in spades, stopper in diamonds, stopper in clubs) or (stopper in hearts, stopper in diamonds, stopper in clubs))",
        ),
        (
            "en",
            "3NT",
            "",
            "6 diamonds, stoppers in at least two other suits",
            "6 diamonds, ((stopper in spades, stopper in hearts) or (stopper in spades, stopper in clubs) or (stopper in hearts, stopper in clubs))",
        ),
        (
            "pl",
            "3NT",
            "",
            "6 kar, zatrzymania w dwóch innych kolorach",
            "6 diamonds, ((stopper in spades, stopper in hearts) or (stopper in spades, stopper in clubs) or (stopper in hearts, stopper in clubs))",
        ),
        (
            "nb",
            "3NT",
            "",
            "6 ruter, hold i to sidefarger",
            "6 diamonds, ((stopper in spades, stopper in hearts) or (stopper in spades, stopper in clubs) or (stopper in hearts, stopper in clubs))",
        ),
        (
            "en",
            "3NT",
            "",
            "6 diamonds, two other suits stopped",
            "6 diamonds, ((stopper in spades, stopper in hearts) or (stopper in spades, stopper in clubs) or (stopper in hearts, stopper in clubs))",
        ),
        (
            "en",
            "1NT",
            "(1H)",
            "15-18 balanced, stopper in one unbid suit",
            "15-18 points, balanced, (stopper in spades or stopper in diamonds or stopper in clubs)",
        ),
    ],
)
def test_stoppers_in_a_number_of_suits_are_no_lengths(
    language: str, call: str, after: str, words: str, printed: str
) -> None:
    assert printed == read(language, call, after, words)


@pytest.mark.parametrize(
    ("language", "call", "after", "words", "printed"),
    [
        (
            "pl",
            "3S",
            "1H",
            "krótkość pik, uzgodnione kiery, 12-15",
            "0-1 spades, support for hearts, (3)4+ hearts, 12-15 points",
        ),
        (
            "pl",
            "3S",
            "1H",
            "krótkość pik, kiery uzgodnione, 12-15",
            "0-1 spades, support for hearts, (3)4+ hearts, 12-15 points",
        ),
        (
            "en",
            "3S",
            "1H",
            "short spades, hearts agreed, 12-15",
            "0-1 spades, support for hearts, (3)4+ hearts, 12-15 points",
        ),
        (
            "nb",
            "3S",
            "1H",
            "kort spar, hjerter er avtalt, 12-15",
            "0-1 spades, support for hearts, (3)4+ hearts, 12-15 points",
        ),
        (
            "nb",
            "3S",
            "1H",
            "kort spar, avtalt hjerter, 12-15",
            "0-1 spades, support for hearts, (3)4+ hearts, 12-15 points",
        ),
    ],
)
def test_a_suit_that_is_agreed_is_supported(
    language: str, call: str, after: str, words: str, printed: str
) -> None:
    assert printed == read(language, call, after, words)


@pytest.mark.parametrize(
    ("language", "call", "after", "words", "printed"),
    [
        (
            "en",
            "2H",
            "",
            "8 playing tricks, strong six-card suit",
            "8 tricks, 6(13) hearts, good hearts, a matter of degree",
        ),
        (
            "nb",
            "2H",
            "",
            "8 spillestikk, sterk sekskortsfarge",
            "8 tricks, 6(13) hearts, good hearts, a matter of degree",
        ),
        ("pl", "2H", "", "8-10, silny kolor sześciokartowy", "8-10 points, 6 hearts, good hearts"),
        ("en", "2S", "", "a strong six-card spade suit, 8-10", "6 spades, good spades, 8-10 points"),
        ("en", "2H", "", "strong, six-card suit", "strong, (14)17+ points, 6 hearts"),
    ],
)
def test_a_strong_suit_of_so_many_cards_is_no_strong_hand(
    language: str, call: str, after: str, words: str, printed: str
) -> None:
    assert printed == read(language, call, after, words)


@pytest.mark.parametrize(
    ("language", "call", "after", "words", "printed"),
    [
        (
            "pl",
            "1D",
            "",
            "z piątki, wyjątkowo 4441, 11-18PC",
            "(5+ diamonds or (4-4-4-1, (0)4+ diamonds)), possibly 4-4-4-1, 11-18 points",
        ),
        (
            "en",
            "1D",
            "",
            "5+ diamonds, exceptionally 4=4=4=1, 11-18",
            "(5+ diamonds or 4=4=4=1), possibly 4=4=4=1, 11-18 points",
        ),
        (
            "nb",
            "1D",
            "",
            "5+ ruter, unntaksvis 4-4-4-1, 11-18",
            "(5+ diamonds or (4-4-4-1, (0)4+ diamonds)), possibly 4-4-4-1, 11-18 points",
        ),
        (
            "en",
            "1NT",
            "",
            "15-17 balanced, exceptionally 5422",
            "15-17 points, (balanced or 5-4-2-2), possibly 5-4-2-2",
        ),
        ("en", "1C", "", "3+ clubs, occasionally 4432, 11-18", "3+ clubs, possibly 4-4-3-2, 11-18 points"),
    ],
)
def test_an_exceptional_shape_is_an_exception_from_what_excludes_it(
    language: str, call: str, after: str, words: str, printed: str
) -> None:
    assert printed == read(language, call, after, words)


@pytest.mark.parametrize(
    ("language", "call", "after", "words", "printed"),
    [
        ("en", "4C", "", "pre-empt, 8-card minor", "pre-emptive, (0)5-9(12) points, 8 clubs"),
        ("nb", "4H", "", "sperr, syvkorts major", "pre-emptive, (0)5-9(12) points, 7 hearts"),
        ("pl", "3D", "", "blok, 7 kart w młodszym", "pre-emptive, (0)5-9(12) points, 7 diamonds"),
        (
            "en",
            "4C",
            "",
            "pre-empt, 8 cards in either minor",
            "pre-emptive, (0)5-9(12) points, (8 diamonds or 8 clubs)",
        ),
        ("en", "4C", "", "Namyats, 8-card major", '"Namyats", (8 spades or 8 hearts)'),
        (
            "en",
            "3C",
            "",
            "transfer, pre-empt, 7-card minor",
            "transfer, pre-emptive, (0)5-9(12) points, (7(13) diamonds or 7(13) clubs)",
        ),
    ],
)
def test_a_natural_pre_empt_in_a_minor_or_major_is_one_in_its_own(
    language: str, call: str, after: str, words: str, printed: str
) -> None:
    assert printed == read(language, call, after, words)


@pytest.mark.parametrize(
    ("language", "call", "after", "words", "printed"),
    [
        (
            "nb",
            "2H",
            "",
            "5-korts hjerter med minor, svak",
            "5 hearts, ((4)5+ diamonds or (4)5+ clubs), weak, (0)6-9(12) points",
        ),
        (
            "pl",
            "2H",
            "",
            "piątka kierów z młodszym, 6-10",
            "5 hearts, ((4)5+ diamonds or (4)5+ clubs), 6-10 points",
        ),
        (
            "en",
            "2S",
            "",
            "5-card spade suit and a red suit, 6-10",
            "5 spades, ((4)5+ hearts or (4)5+ diamonds), 6-10 points",
        ),
        ("en", "2S", "", "5-card majors, 6-10", "5+ spades, 6-10 points"),
    ],
)
def test_a_suit_beside_one_of_five_cards_is_not_as_long_for_that(
    language: str, call: str, after: str, words: str, printed: str
) -> None:
    assert printed == read(language, call, after, words)


@pytest.mark.parametrize(
    ("language", "call", "after", "words", "printed"),
    [
        ("nb", "4C", "", "Namyats: god 4 hjerter-åpning", REFUSED),
        ("en", "4C", "", "good four-heart opening", REFUSED),
        ("pl", "4C", "", "dobre otwarcie 4 kier", REFUSED),
        ("en", "1H", "", "5 hearts opening bid", "5+ hearts, (10)12+ points"),
    ],
)
def test_the_name_of_another_bid_is_no_length(
    language: str, call: str, after: str, words: str, printed: str
) -> None:
    assert printed == read(language, call, after, words)


@pytest.mark.parametrize(
    ("language", "call", "after", "words", "printed"),
    [
        (
            "nb",
            "2H",
            "1D 1S",
            "16+ hp, lengre ruter enn hjerter",
            "16+ points, diamonds longer than hearts, (0)5+ hearts",
        ),
        (
            "en",
            "1D",
            "",
            "11-19, diamonds longer than clubs",
            "11-19 points, diamonds longer than clubs, (0)5+ diamonds",
        ),
        ("en", "1C", "", "11-19, longer minor", "11-19 points, not diamonds longer than clubs, (0)5+ clubs"),
    ],
)
def test_a_comparison_leaves_the_suit_called_as_long_as_usual(
    language: str, call: str, after: str, words: str, printed: str
) -> None:
    assert printed == read(language, call, after, words)


@pytest.mark.parametrize(
    ("language", "call", "after", "words", "printed"),
    [
        (
            "en",
            "3NT",
            "",
            "solid 7+ suit somewhere",
            "(7+ spades, solid spades) or (7+ hearts, solid hearts) or (7+ diamonds, solid diamonds) or (7+ clubs, solid clubs)",
        ),
        (
            "nb",
            "3NT",
            "",
            "gående sjukortsfarge et sted",
            "(7 spades, solid spades) or (7 hearts, solid hearts) or (7 diamonds, solid diamonds) or (7 clubs, solid clubs)",
        ),
        (
            "pl",
            "3NT",
            "",
            "pełny siedmiokart w jakimś kolorze",
            "(7 spades, solid spades) or (7 hearts, solid hearts) or (7 diamonds, solid diamonds) or (7 clubs, solid clubs)",
        ),
        (
            "en",
            "2H",
            "",
            "5 hearts and a 4-card suit somewhere",
            "5 hearts, (4 spades or 4 diamonds or 4 clubs)",
        ),
    ],
)
def test_a_suit_somewhere_is_any_suit(language: str, call: str, after: str, words: str, printed: str) -> None:
    assert printed == read(language, call, after, words)


@pytest.mark.parametrize(
    ("language", "call", "after", "words", "printed"),
    [
        (
            "nb",
            "2S",
            "1NT",
            "enten kløver eller ruter, sekskort, svak",
            "(6(13) clubs or 6(13) diamonds), weak, 0-7(11) points",
        ),
        (
            "en",
            "2S",
            "1NT",
            "6 clubs or 6 diamonds, weak",
            "(6(13) clubs or 6(13) diamonds), weak, 0-7(11) points",
        ),
        (
            "en",
            "2D",
            "",
            "hearts or spades, six cards, weak",
            "(6 hearts or 6 spades), weak, (0)6-9(12) points",
        ),
    ],
)
def test_a_long_suit_that_an_answer_shows_by_another_is_perhaps_longer(
    language: str, call: str, after: str, words: str, printed: str
) -> None:
    assert printed == read(language, call, after, words)


@pytest.mark.parametrize(
    ("language", "call", "after", "words", "printed"),
    [
        ("en", "3NT", "", "AKQ seventh in diamonds", "3 of the top 3 honours in diamonds, 7+ diamonds"),
        ("pl", "2NT", "1S", "forsujące podniesienie od 10PC", "forcing, raise, (3)4+ spades, 10+ points"),
        ("en", "3H", "1H", "raise, at least 4 cards", "raise, 4+ hearts"),
        ("nb", "2C", "", "8 1/2 spillestikk", "8 1/2 tricks, (10)20+ points"),
        ("en", "2D", "2C", "controls (A=2, K=1): exactly three", "3 controls"),
        ("nb", "2D", "2C", "kontroller: ess = 2, konge = 1; viser 0-2", "0-2 controls"),
        (
            "en",
            "3NT",
            "",
            "solid 7-card diamonds, no A or K outside",
            "7 diamonds, solid diamonds, 0 among ♠A ♠K, 0 among ♥A ♥K, 0 among ♣A ♣K",
        ),
        ("en", "3NT", "1C", "thirteen or so points, balanced", "(12)13(14) points, balanced"),
        ("pl", "3C", "", "długi kolor ośmiokartowy, 5-9", "8 clubs, 5-9 points"),
        ("nb", "2S", "", "5-9, 6 gode kort", "5-9 points, 6 spades, good spades"),
    ],
)
def test_ordinary_words_are_read(language: str, call: str, after: str, words: str, printed: str) -> None:
    assert printed == read(language, call, after, words)
