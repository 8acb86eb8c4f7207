"""Sentences as they are spoken: their frames say nothing, their hedges open, what is taken back does not count."""

import pytest

from lawbook.bridge import Hand
from lawbook.meaning import Holds, MeaningError, examples, holds, parse_meaning

Called = tuple[str, tuple[str, ...]]

LINES: dict[str, list[tuple[str, Called]]] = {
    "en": [
        ("fifteen to seventeen, balanced", ("1NT", ())),
        ("five spades, eight to fifteen", ("1S", ("(1D)",))),
        ("six hearts, five to ten", ("2H", ())),
        ("support, ten or eleven", ("3H", ("1H",))),
        ("short in spades, an opening hand", ("X", ("(1S)",))),
        ("no four-card major, six to nine", ("1NT", ("1C",))),
        ("both majors, ten to fifteen", ("2C", ("(1NT)",))),
    ],
    "pl": [
        ("piętnaście do siedemnastu, zrównoważony", ("1NT", ())),
        ("pięć pików, osiem do piętnastu", ("1S", ("(1D)",))),
        ("sześć kierów, pięć do dziesięciu", ("2H", ())),
        ("fit, dziesięć do jedenastu", ("3H", ("1H",))),
        ("bez starszej czwórki, sześć do dziewięciu", ("1NT", ("1C",))),
    ],
    "nb": [
        ("femten til sytten, balansert", ("1NT", ())),
        ("fem spar, åtte til femten", ("1S", ("(1D)",))),
        ("seks hjerter, fem til ti", ("2H", ())),
        ("støtte, ti til elleve", ("3H", ("1H",))),
        ("uten firekorts major, seks til ni", ("1NT", ("1C",))),
    ],
}
FRAMES = {
    "en": [
        "oh, {}",
        "well, {}",
        "no, that's {}",
        "{}, you know",
        "partner has shown me {}",
        "he says he has {}",
        "she said that she has {}",
        "I opened, so that's {}",
        "as I said, {}",
        "he's telling me he has {}",
        "we don't play anything fancy, {}",
        "{}, I'm afraid",
        "{}, we haven't discussed anything else",
        "{}, as you can see on the card",
        "{}, that's how we play it",
        "we don't have any other agreement, {}",
        "the way we play it, {}",
        "by agreement {}",
    ],
    "pl": [
        "no, {}",
        "cóż, {}",
        "partner mówi, że ma {}",
        "powiedział, że ma {}",
        "jak mówiłem, {}",
        "otóż {}",
        "kolega pokazał mi {}",
        "{}, to wszystko",
        "nie gramy niczego innego, {}",
        "{}, niestety",
        "{}, nie rozmawialiśmy o tym",
        "{}, tak gramy od lat",
        "nie wiem dokładnie, {}",
    ],
    "nb": [
        "tja, {}",
        "nei, det er {}",
        "makker sier at han har {}",
        "som sagt, {}",
        "han viste meg {}",
        "hun har vist {}",
        "jo da, {}",
        "vi spiller ikke noe annet, {}",
        "{}, vet du",
        "{}, for å være ærlig",
        "{}, det har vi ikke snakket om",
        "{}, sånn spiller vi",
        "vi har ingen avtale utover det, {}",
    ],
}
HEDGES = {
    "en": [
        "probably {}",
        "usually {}",
        "more often than not {}",
        "{} or so",
        "pretty much always {}",
        "sort of {}",
        "apparently {}",
        "I'm not sure, {}",
        "{}, or whatever",
        "{}, I assume",
        "{}, if I'm not mistaken",
    ],
    "pl": [
        "zwykle {}",
        "raczej {}",
        "zapewne {}",
        "najpewniej {}",
        "w większości przypadków {}",
        "podobno {}",
        "{}, jeśli się nie mylę",
        "nie jestem pewien, {}",
    ],
    "nb": [
        "vanligvis {}",
        "som regel {}",
        "antagelig {}",
        "formodentlig {}",
        "på en måte {}",
        "angivelig {}",
        "{}, tror jeg",
        "jeg er ikke sikker, {}",
    ],
}
HANDS: list[Hand] = [
    hand
    for words in ("5+ hearts, 5-15", "5+ spades, 6-15", "15-17 balanced", "6-9 balanced", "4-4 majors, 10+")
    for hand in examples(parse_meaning(words), 6, seed=48)
]


@pytest.mark.parametrize("language", LINES)
def test_the_frame_of_a_sentence_says_nothing(language: str) -> None:
    for text, (call, after) in LINES[language]:
        plain = parse_meaning(text, language, call, after)
        for frame in FRAMES[language]:
            assert parse_meaning(frame.format(text), language, call, after) == plain, frame.format(text)


@pytest.mark.parametrize("language", LINES)
def test_a_hedge_leaves_out_no_hand_and_is_never_passed_over(language: str) -> None:
    for text, (call, after) in LINES[language]:
        plain = parse_meaning(text, language, call, after)
        for hedge in HEDGES[language]:
            try:
                hedged = parse_meaning(hedge.format(text), language, call, after)
            except MeaningError:
                continue
            assert hedged != plain, hedge.format(text)
            assert [] == [
                hand for hand in HANDS if (holds(plain, hand), holds(hedged, hand)) == (Holds.YES, Holds.NO)
            ], hedge.format(text)


SAME = [
    ("en", "2D", ("2C",), "up to seven points - no, sorry, up to six", "up to six points"),
    ("en", "2NT", (), "20 to 21, no wait, 20 to 22, balanced", "20-22, balanced"),
    (
        "en",
        "2H",
        ("1H",),
        "six to nine with three hearts, sorry, four hearts",
        "six to nine with four hearts",
    ),
    ("en", "5H", ("1S", "3S", "4NT"), "he asked for aces, I have two", "two aces"),
    ("en", "5C", ("1S", "3S", "4NT"), "I asked for key cards, one or four", "one or four key cards"),
    ("en", "2H", ("1H", "1S"), "he rebid them, so six", "six cards"),
    (
        "en",
        "3C",
        ("1D",),
        "three clubs promises five of them and 10-11 points",
        "five clubs and 10-11 points",
    ),
    ("en", "3NT", ("1NT", "2NT"), "sixteen, seventeen", "16-17"),
    ("en", "3H", ("1H",), "he likes my suit, with four of them", "support with four cards"),
    ("pl", "2NT", (), "20 do 22... nie, przepraszam, do 21, zrównoważony", "20-21, zrównoważony"),
    ("pl", "5D", ("1H", "3H", "4NT"), "pytałem o asy, ma jednego", "jeden as"),
    ("pl", "2H", ("1H", "1S"), "powtórzył kolor, sześć", "sześć kart"),
    ("pl", "3S", ("1S",), "tak dziesięć-jedenaście, z fitem", "około 10-11, z fitem"),
    ("pl", "2NT", ("1S", "(X)"), "dwa bez atu to fit, 10+", "fit, 10+"),
    ("nb", "2S", ("1S",), "seks til ni, nei, unnskyld, seks til åtte, med støtte", "6-8, med støtte"),
    ("nb", "5D", ("1S", "3S", "4NT"), "jeg spurte om ess, han har ett", "ett ess"),
    ("nb", "2H", ("1H", "1S"), "han gjentok fargen, seks", "seks kort"),
    ("nb", "3NT", ("1S", "(2H)"), "tre grand er til spill", "til spill"),
    ("nb", "X", ("1C", "(1S)"), "fire hjerter, en seks-sju poeng oppover", "fire hjerter, (6)7+ poeng"),
    (
        "en",
        "1S",
        ("1H",),
        "five spades, with four hearts he would have raised",
        "five spades, no four hearts",
    ),
    ("en", "1S", ("1H",), "five spades, if he had a fit, he'd have raised", "five spades, no fit"),
    ("en", "1NT", ("1H",), "six to nine, he'd have bid one spade with four spades", "6-9, no four spades"),
    (
        "pl",
        "1NT",
        ("1H",),
        "sześć do dziewięciu, bo z czterema pikami by je zalicytował",
        "6-9, bez czterech pików",
    ),
    ("pl", "1NT", ("1H",), "6-9, gdyby miał fit, toby podniósł", "6-9, bez fitu"),
    ("nb", "1NT", ("1H",), "6-9, med fire spar hadde han meldt en spar", "6-9, uten fire spar"),
    ("nb", "1NT", ("1H",), "6-9, han ville ha høynet med støtte", "6-9, uten støtte"),
    ("en", "1NT", ("1H",), "6-9, no four spades usually", "6-9, usually no four spades"),
    ("en", "1S", ("1C", "1H"), "four spades, may be balanced or not", "four spades"),
    ("en", "P", ("1NT",), "seven or less, no five-card major or anything", "0-7, no five-card major"),
    ("en", "2D", ("1NT",), "invitational at least and five hearts", "invitational or better, five hearts"),
    ("en", "2C", ("(1NT)",), "a long suit, we don't know which", "a long unknown suit"),
    ("en", "1D", ("1C",), "he said one diamond, seven at most", "0-7"),
    ("en", "1NT", ("1D",), "six up to ten", "6-10"),
    ("en", "1NT", (), "fifteen-ish, balanced", "about 15, balanced"),
    ("en", "1S", (), "five-ish spades", "about five spades"),
    ("en", "1S", (), "five spades, about diamonds he says nothing", "five spades, says nothing of diamonds"),
    ("pl", "1S", (), "O karach nic nie mówi, pięć pików", "nic nie mówi o karach, pięć pików"),
    ("nb", "1S", (), "fem spar, om ruter sier den ingenting", "fem spar, sier ingenting om ruter"),
]


@pytest.mark.parametrize(("language", "call", "after", "spoken", "written"), SAME)
def test_a_sentence_means_what_a_card_would_say(
    language: str, call: str, after: tuple[str, ...], spoken: str, written: str
) -> None:
    assert parse_meaning(spoken, language, call, after) == parse_meaning(written, language, call, after)


@pytest.mark.parametrize(
    ("language", "call", "text"),
    [
        ("en", "1S", "five hearts, no, sorry, balanced"),
        ("en", "1NT", "twelve to fourteen, no wait, fifteen"),
        ("en", "2S", "five spades and four clubs, sorry, six"),
        ("en", "1S", "five spades, no, sorry"),
        ("pl", "1NT", "dwanaście do czternastu, nie, przepraszam, piętnaście"),
        ("nb", "1NT", "tolv til fjorten, nei, unnskyld, femten"),
        ("en", "X", "4 hearts, or 5+ too weak to bid 2H"),
        ("en", "1NT", "with 12-14 we open one notrump"),
        ("pl", "1NT", "z 12-14 otwieramy jedno bez atu"),
        ("nb", "1NT", "med 12-14 åpner vi en grand"),
        ("en", "X", "an opening hand, with five hearts he'd have doubled"),
    ],
)
def test_what_does_not_show_which_word_it_takes_back_is_refused(language: str, call: str, text: str) -> None:
    with pytest.raises(MeaningError):
        parse_meaning(text, language, call)


@pytest.mark.parametrize(
    ("language", "text", "low"),
    [
        ("en", "we play 15-17 and he has a minimum", 15),
        ("pl", "gramy 15-17 i ma minimum", 15),
        ("nb", "vi spiller 15-17 og han har minimum", 15),
        ("en", "we play 15-17 and he has a maximum", 17),
    ],
)
def test_a_minimum_is_one_of_the_range_that_the_pair_plays(language: str, text: str, low: int) -> None:
    meaning = parse_meaning(text, language, "P", ("1NT", "2NT"))
    by_points = {
        points: {holds(meaning, hand) for hand in examples(parse_meaning(f"{points} points"), 3, seed=points)}
        for points in (15, 16, 17)
    }
    high = {15: 17, 17: 15}[low]

    assert by_points == {low: {Holds.YES}, 16: {Holds.OPEN}, high: {Holds.NO}}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "too strong for one notrump"),
        ("pl", "za silny na jedno bez atu"),
        ("nb", "for sterk til å åpne en grand"),
        ("en", "a bad suit"),
        ("pl", "słaby kolor"),
        ("nb", "dårlig farge"),
    ],
)
def test_what_only_judges_the_hand_is_open(language: str, text: str) -> None:
    meaning = parse_meaning(text, language, "2NT", ("1D", "1H"))

    assert {holds(meaning, hand) for hand in HANDS} == {Holds.OPEN}
