"""Words whose meaning was read beside them, line by line, and was another one than the player told."""

import pytest

from lawbook.meaning import Holds, MeaningError, holds, parse_meaning
from lawbook.notation import parse_hand


def _holds(text: str, language: str, call: str, after: tuple[str, ...], hand: str) -> Holds:
    return holds(parse_meaning(text, language, call, after), parse_hand(hand))


@pytest.mark.parametrize(
    ("text", "language", "call", "after", "hand", "expected"),
    [
        # as one calls it, correct with spades: a hand of five of them is no other one
        ("pass or correct", "en", "2H", ("2D",), "K9842.83.J76.832", Holds.YES),
        ("pass eller korriger", "nb", "2H", ("2D",), "K9842.83.J76.832", Holds.YES),
        # top honours are the ace, the king and the queen
        ("seks kløver med to topphonnører", "nb", "3C", ("2C",), "83.84.J76.QJ10832", Holds.NO),
        ("seks kløver med to topphonnører", "nb", "3C", ("2C",), "83.84.J76.KQ10832", Holds.YES),
        # inv. minor is inverted
        ("inv. minor, 10+, 4+ ruter", "nb", "2D", ("1D",), "A83.84.AKQ876.83", Holds.YES),
        # both minors
        ("svake minorer 5-5", "nb", "2NT", ("(2H)",), "83.8.J7.KQJ108432", Holds.NO),
        # who promises only two may have more
        ("promises only two clubs, 12-14 balanced", "en", "1C", (), "A83.K84.AJ76.Q83", Holds.YES),
        ("lover bare to kløver, 12-14 jevn", "nb", "1C", (), "A83.K84.AJ76.Q83", Holds.YES),
        (
            "obiecuje tylko dwa trefle, 12-14, skład zrównoważony",
            "pl",
            "1C",
            (),
            "A83.K84.AJ76.Q83",
            Holds.YES,
        ),
        # the suit that is bid is the short one, as a rule
        ("renonsvisende, minst fire trumf", "nb", "4D", ("1S",), "KJ83.K842.AJ76.", Holds.OPEN),
        ("void-showing, 4+ trumps", "en", "4D", ("1S",), "KJ83.K842..AJ763", Holds.YES),
        ("pokazuje renons, 4 atuty", "pl", "4D", ("1S",), "KJ83.K842..AJ763", Holds.YES),
        # little is not nothing
        ("pre-emptive, 7 cards, little outside", "en", "3S", ("(1H)",), "QJ109832.83.K6.83", Holds.OPEN),
        ("sperr, sju kort, lite utenom", "nb", "3S", ("(1H)",), "QJ109832.83.K6.83", Holds.OPEN),
        ("blok, 7 pików, mało z boku", "pl", "3S", ("(1H)",), "QJ109832.83.K6.83", Holds.OPEN),
        # the five-card suits may be five and four where the exception says so
        ("both majors, 5-5 (5-4 not vulnerable)", "en", "2D", ("(1D)",), "KQ832.KJ84.83.83", Holds.OPEN),
        ("begge major, 5-5 (5-4 utenfor sonen)", "nb", "2D", ("(1D)",), "KQ832.KJ84.83.83", Holds.OPEN),
        ("oba starsze 5-5 (5-4 przed partią)", "pl", "2D", ("(1D)",), "KQ832.KJ84.83.83", Holds.OPEN),
        # may be balanced without a five-card major: of another shape it may have one
        (
            "2+ clubs, 11-19, may be balanced without a five-card major",
            "en",
            "1C",
            (),
            "AQ832.8..AKJ8765",
            Holds.YES,
        ),
        (
            "2+ kløver, 11-19, kan være balansert uten femkorts major",
            "nb",
            "1C",
            (),
            "AQ832.8..AKJ8765",
            Holds.YES,
        ),
        (
            "2+ trefle, 11-19, może być zrównoważona bez starszej piątki",
            "pl",
            "1C",
            (),
            "AQ832.8..AKJ8765",
            Holds.YES,
        ),
        # a good suit in second seat is none in every seat
        ("weak, 6 spades, 6-10, good suit in second seat", "en", "2S", (), "Q98732.A3.K86.83", Holds.OPEN),
        ("svak, 6-korts, 6-10, god farge i 2. hånd", "nb", "2S", (), "Q98732.A3.K86.83", Holds.OPEN),
        # the suit of the quality is the long one
        ("solid suit of at least six cards", "en", "3NT", (), "AKQJ10.987632.8.8", Holds.NO),
        ("gående farge på minst seks kort", "nb", "3NT", (), "AKQJ10.987632.8.8", Holds.NO),
        ("a good major, six cards, 6-10", "en", "2D", (), "KQ9832.83.K86.83", Holds.YES),
        ("en god major, seks kort, 6-10", "nb", "2D", (), "KQ9832.83.K86.83", Holds.YES),
        ("dobry starszy, sześć kart, 6-10", "pl", "2D", (), "KQ9832.83.K86.83", Holds.YES),
        # a transfer shows five cards at least, also where its name is not said
        ("he has five hearts", "en", "2D", ("1NT",), "83.QJ9832.K86.83", Holds.OPEN),
        ("har fem hjerter", "nb", "2D", ("1NT",), "83.QJ9832.K86.83", Holds.OPEN),
        ("ma pięć kierów", "pl", "2D", ("1NT",), "83.QJ9832.K86.83", Holds.OPEN),
        # the point with which a range goes on has the length of it, as a rule
        ("6-9 with three-card support or a bad 10", "en", "2H", ("1H",), "AQ83.83.KJ86.832", Holds.OPEN),
        ("6-9 med 3-korts støtte eller dårlig 10", "nb", "2H", ("1H",), "AQ83.83.KJ86.832", Holds.OPEN),
        ("6-9 z trzema kierami lub słabe 10", "pl", "2H", ("1H",), "AQ83.83.KJ86.832", Holds.OPEN),
        # a card that is named behind its suit is of that suit
        ("renons i ruter eller ruteress, 4 spar", "nb", "4D", ("1S", "3S"), "KQ83.A842.K7.QJ3", Holds.NO),
        (
            "void in diamonds or the diamond ace, 4 spades",
            "en",
            "4D",
            ("1S", "3S"),
            "KQ83.A842.K7.QJ3",
            Holds.NO,
        ),
        ("diamond ace or king, 4 spades", "en", "4D", ("1S", "3S"), "KQ83.AK42.J7.QJ3", Holds.NO),
        # of four aces two: neither four aces nor two hearts
        ("dwa z czterech asów", "pl", "5H", ("1S", "3S", "4NT"), "A8432.A83.K86.83", Holds.YES),
        ("two of four aces", "en", "5H", ("1S", "3S", "4NT"), "A8432.A83.K86.83", Holds.YES),
        ("to av fire ess", "nb", "5H", ("1S", "3S", "4NT"), "A8432.A83.K86.83", Holds.YES),
        # the length that is never longer
        ("5 spades, never longer, 11-15", "en", "1S", (), "AQ9832.A3.K86.83", Holds.NO),
        ("fem spar, aldri lengre, 11-15", "nb", "1S", (), "AQ9832.A3.K86.83", Holds.NO),
        ("5 pików, nigdy dłuższe, 11-15", "pl", "1S", (), "AQ9832.A3.K86.83", Holds.NO),
        # a weak hand has an upper end, also where only the lower one is told
        ("weak, 5+ points, 6 spades", "en", "2S", (), "AKJ832.AK4.AQ6.3", Holds.NO),
        ("svak, men ikke under fem poeng, seks spar", "nb", "2S", (), "AKJ832.AK4.AQ6.3", Holds.NO),
        ("słabe, od 5 PC, 6 pików", "pl", "2S", (), "AKJ832.AK4.AQ6.3", Holds.NO),
        # the ace is of the suit of the king beside it
        ("ess og konge i spar, femkorts", "nb", "1S", ("(1D)",), "KQ832.A3.J86.832", Holds.NO),
        # ordinary words
        ("åtte til ti, ikke fire kort i noen major", "nb", "1NT", ("1C",), "A83.K84.J976.Q83", Holds.YES),
        (
            "bare en innmelding, minst fem spar, åtte til femten eller så",
            "nb",
            "1S",
            ("(1D)",),
            "AQ832.K84.976.83",
            Holds.YES,
        ),
        (
            "støtte i konkurranse, tre spar, seks til ni",
            "nb",
            "2S",
            ("1S", "(2C)"),
            "Q83.K842.J976.83",
            Holds.YES,
        ),
        ("seks spar med EKJ, svak, 6-10", "nb", "2S", (), "AKJ832.84.976.83", Holds.YES),
        ("helt ned i to kløver, elleve til nitten", "nb", "1C", (), "AQ83.KQ84.976.A3", Holds.YES),
        # nobody opens with seven points or more
        ("solid minor, 7+, nothing outside", "en", "3NT", (), "8.83.83.AKQJ8765", Holds.YES),
        ("solid minor, 7+, nothing outside", "en", "3NT", (), "83.83.832.AKQJ86", Holds.NO),
    ],
)
def test_the_hands_are_those_that_the_player_told(
    text: str, language: str, call: str, after: tuple[str, ...], hand: str, expected: Holds
) -> None:
    assert _holds(text, language, call, after, hand) is expected


def test_just_game_is_no_force() -> None:
    assert str(parse_meaning("bare utgang", "nb", "3NT", ("1NT",))).startswith("sign-off")


def test_all_other_suits_name_no_suit_of_the_player() -> None:
    read = parse_meaning("12+, minst tre kort i alle de andre fargene", "nb", "X", ("(1S)",))
    assert read == parse_meaning("12+, at least three cards in all the other suits", "en", "X", ("(1S)",))


@pytest.mark.parametrize(
    ("text", "language"), [("Blackwood, one ace", "en"), ("Blackwood, viser ett ess", "nb")]
)
def test_the_answer_to_an_ask_asks_nothing(text: str, language: str) -> None:
    assert str(parse_meaning(text, language, "5D", ("1S", "3S", "4NT"))) == "answers asks for aces, 1 aces"


@pytest.mark.parametrize(
    ("text", "language"),
    [("ten cards in a minor", "en"), ("minst ti kort i minor", "nb"), ("two good suits, 5-5", "en")],
)
def test_more_cards_than_one_suit_has_are_refused_of_one(text: str, language: str) -> None:
    with pytest.raises(MeaningError, match="which suits"):
        parse_meaning(text, language, "2NT", ("(1H)",))


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("naturlig, 5+, 10-16; hopp er svakt", "nb"),
        ("natural, 5+, 10-16; a double is take-out", "en"),
        ("naturalne, 5+, 10-16; skok jest słaby", "pl"),
    ],
)
def test_what_another_call_shows_is_not_shown_by_this_one(text: str, language: str) -> None:
    assert str(parse_meaning(text, language, "2C", ("(1S)",))) == "natural, 5+ clubs, 10-16 points"


def test_figures_behind_another_call_are_refused() -> None:
    with pytest.raises(MeaningError, match="several calls"):
        parse_meaning("natural, 10-16; a jump is weak, 5-9", "en", "2C", ("(1S)",))


def test_a_jump_may_say_that_it_is_one() -> None:
    assert "weak" in str(parse_meaning("6 spades, a jump is weak", "en", "2S", ("(1D)",)))


def test_what_is_agreed_is_no_aside() -> None:
    assert "pre-emptive" in str(parse_meaning("vi har avtalt at det er sperr, altså sju kort", "nb", "3H"))


def test_losers_without_a_number_are_refused() -> None:
    with pytest.raises(MeaningError, match="cannot stand here"):
        parse_meaning("opplysende, tåler at makker passer", "nb", "X", ("(4S)",))
