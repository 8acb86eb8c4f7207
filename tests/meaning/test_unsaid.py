"""Ordinary words that change what a sentence says: it denies, asks, supposes, weakens, or tells of former times or of others."""

import pytest

from lawbook.bridge import Hand
from lawbook.meaning import Holds, MeaningError, examples, holds, parse_meaning

TOLD = {"en": "five spades", "pl": "pięć pików", "nb": "fem spar"}
REFUSED = {
    "en": [
        "{}, I don't think so",
        "{}, but that isn't true",
        "{}, which isn't our agreement",
        "{}, but we don't play that",
        "{}, but nobody plays it here",
        "{}, that's not what we play",
        "{}, that's wrong",
        "{}, ignore that",
        "{}, forget what I said",
        "{}, I made that up",
        "{}, not really",
        "{}, of course not",
        "nobody said {}",
        "how would I know, {}",
        "instead of {}, balanced",
        "I don't think he has {}",
        "I doubt he has {}",
        "I wouldn't say {}",
        "nothing like {}",
        "he would have had {}",
        "he should have had {}",
        "he might have had {}",
        "{} would be nice",
        "if he had {}",
        "supposing he has {}",
        "unless he has {}",
        "we used to play {}",
        "I used to think {}",
        "I thought he had {}",
        "he no longer shows {}",
        "{} until last week",
        "does he have {}",
        "does he have {}?",
        "is it {}?",
        "{}?",
        "I wonder if he has {}",
        "ask him whether he has {}",
        "he thinks I have {}",
        "the opponents have {}",
        "most people play {}",
        "I wish he had {}",
    ],
    "pl": [
        "{}, ale to nieprawda",
        "{}, ale tak nie gramy",
        "{}, nie wydaje mi się",
        "{}, nie sądzę",
        "{}, to pomyłka",
        "{}, na pewno nie",
        "{}, raczej nie",
        "{}, nie",
        "{}, skąd",
        "nie sądzę, żeby miał {}",
        "nie myślę, że ma {}",
        "wątpię, czy ma {}",
        "nikt nie mówił, że {}",
        "nie mówię, że {}",
        "nigdy nie powiedział {}",
        "nie gramy tego jako {}",
        "skąd mam wiedzieć, {}",
        "zrównoważony zamiast {}",
        "powinien był mieć {}",
        "miało być {}",
        "musiałby mieć {}",
        "chciałbym, żeby miał {}",
        "wolałby {}",
        "{} by wystarczyło",
        "gdyby miał {}",
        "jeśli ma {}",
        "żeby tylko miał {}",
        "kiedyś graliśmy {}",
        "dawniej {}",
        "już nie gramy {}",
        "myślałem, że ma {}",
        "czy ma {}",
        "ma {}?",
        "nie wiem, czy ma {}",
        "myśli, że mam {}",
        "przeciwnicy mają {}",
        "większość gra {}",
        "niektórzy grają {}",
        "chyba że ma {}",
        "ledwie {}",
    ],
    "nb": [
        "{}, tror jeg ikke",
        "{}, men det spiller vi ikke",
        "{}, men det stemmer ikke",
        "{}, men det er ikke sant",
        "{}, det er feil",
        "{}, glem det",
        "{}, ikke egentlig",
        "{}, nei",
        "{}, slett ikke",
        "{}, det håper jeg ikke",
        "ingen har sagt {}",
        "jeg ville ikke sagt {}",
        "jeg tviler på at han har {}",
        "hvordan skulle jeg vite det, {}",
        "balansert i stedet for {}",
        "ville hatt {}",
        "ville ikke hatt {}",
        "skulle ha hatt {}",
        "det skulle vært {}",
        "burde han hatt {}",
        "{} hadde vært fint",
        "hvis han har {}",
        "med mindre han har {}",
        "må ikke ha {}",
        "vi pleide å spille {}",
        "før spilte vi {}",
        "tidligere spilte vi {}",
        "vi spiller ikke lenger {}",
        "jeg trodde {}",
        "trodde det var {}",
        "har han {}?",
        "er det {}?",
        "balansert, {}?",
        "jeg vet ikke om han har {}",
        "han tror jeg har {}",
        "motstanderne har {}",
        "de fleste spiller {}",
        "vi skulle spille {}",
        "knapt {}",
        "neppe {}",
        "nesten {}",
    ],
}
WEAKENED = {
    "en": [
        "I think he has {}",
        "{}, I believe",
        "I think it's {}",
        "{}, as far as I know",
        "{}, if I remember right",
        "he should have {}",
        "that should be {}",
        "maybe {}",
        "he might have {}",
        "he could have {}",
        "he may not have {}",
        "not necessarily {}",
        "he shouldn't have {}",
        "he's not supposed to have {}",
    ],
    "pl": [
        "myślę, że ma {}",
        "sądzę, że {}",
        "chyba ma {}",
        "powinien mieć {}",
        "być może {}",
        "mógłby mieć {}",
        "ponoć {}",
        "nie musi to być {}",
        "nie zawsze {}",
        "ponoć nie ma {}",
        "oby nie {}",
    ],
    "nb": [
        "jeg tror han har {}",
        "jeg mener det er {}",
        "bør ha {}",
        "burde ha {}",
        "kanskje {}",
        "kunne hatt {}",
        "jeg tror ikke han har {}",
        "burde ikke ha {}",
        "trenger ikke ha {}",
    ],
}
HANDS: list[Hand] = [
    hand for words in ("5+ spades", "0-4 spades") for hand in examples(parse_meaning(words), 4, seed=53)
]
CASES = [(language, frame) for language, frames in REFUSED.items() for frame in frames]
HEDGED = [(language, frame) for language, frames in WEAKENED.items() for frame in frames]


@pytest.mark.parametrize(("language", "frame"), CASES)
def test_what_the_call_does_not_show_is_refused(language: str, frame: str) -> None:
    with pytest.raises(MeaningError):
        parse_meaning(frame.format(TOLD[language]), language, "1S", ["(1D)"])


@pytest.mark.parametrize(("language", "frame"), HEDGED)
def test_what_is_weakened_is_open(language: str, frame: str) -> None:
    meaning = parse_meaning(frame.format(TOLD[language]), language, "1S", ["(1D)"])

    assert {holds(meaning, hand) for hand in HANDS} <= {Holds.OPEN, Holds.YES}
    assert meaning != parse_meaning(TOLD[language], language, "1S", ["(1D)"])


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "{}, we don't play it any other way"),
        ("en", "{}, we never discussed that"),
        ("pl", "{}, tego nie ustalaliśmy"),
        ("pl", "{}, nie mówiliśmy o tym"),
        ("nb", "{}, det har vi ikke diskutert"),
        ("nb", "{}, ikke sant?"),
        ("en", "{}, OK?"),
    ],
)
def test_what_only_says_that_no_more_is_agreed_changes_nothing(language: str, text: str) -> None:
    said = parse_meaning(text.format(TOLD[language]), language, "1S", ["(1D)"])

    assert said == parse_meaning(TOLD[language], language, "1S", ["(1D)"])
