"""Sentences as a player answers who is asked what a call shows: made of frames and parts, or written beside a card's line."""

from itertools import product
from pathlib import Path

import pytest

from lawbook.bridge import Hand
from lawbook.meaning import Holds, Meaning, MeaningError, examples, holds, parse_meaning
from tests import yamlfile

SAID = yamlfile.read(Path(__file__).parent / "said.yaml")
Called = tuple[str, tuple[str, ...]]
HANDS: list[Hand] = [
    hand
    for words in (
        "5+ hearts, 5-15",
        "5+ spades, 6-15",
        "15-17 balanced",
        "6-9 balanced",
        "4-4 majors, 10+",
        "6 hearts, 5-10",
        "4+ hearts 10-12",
        "12-14 balanced, 5+ hearts",
        "5-5 minors",
        "6+ clubs, 12-14",
        "short spades, 12+",
    )
    for hand in examples(parse_meaning(words), 4, seed=60)
]
PARTS: dict[str, list[tuple[Called, str, list[str], list[str]]]] = {
    "en": [
        (
            ("1S", ("(1D)",)),
            "5+ spades, 8-15",
            [
                "five spades or longer",
                "spades, at least five of them",
                "five-plus spades",
                "a minimum of five spades",
            ],
            [
                "eight to fifteen points",
                "somewhere between eight and fifteen",
                "at least eight and at most fifteen points",
            ],
        ),
        (
            ("1NT", ()),
            "balanced, 12-14",
            ["a balanced hand", "an even distribution", "balanced shape"],
            ["twelve, thirteen or fourteen points", "twelve up to fourteen", "a range of twelve to fourteen"],
        ),
        (
            ("2C", ("(1NT)",)),
            "5-4+ majors",
            ["the two major suits", "hearts as well as spades", "length in both majors"],
            ["at least five-four", "five-four either way", "at least five in one and four in the other"],
        ),
    ],
    "pl": [
        (
            ("1S", ("(1D)",)),
            "5+ spades, 8-15",
            [
                "pięć pików lub więcej",
                "piki, co najmniej pięć",
                "pięciokart pikowy lub dłuższy",
                "pięć plus pików",
            ],
            [
                "od ośmiu do piętnastu punktów",
                "w granicach od ośmiu do piętnastu",
                "między osiem a piętnaście",
            ],
        ),
        (
            ("1NT", ()),
            "balanced, 12-14",
            ["zrównoważoną rękę", "skład bezatutowy", "równy skład"],
            [
                "dwanaście, trzynaście albo czternaście punktów",
                "od dwunastu do czternastu",
                "dwanaście-czternaście",
            ],
        ),
        (
            ("2C", ("(1NT)",)),
            "5-4+ majors",
            ["dwa starsze kolory", "oba starsze", "kiery razem z pikami"],
            ["co najmniej pięć-cztery", "pięć-cztery w którąkolwiek stronę", "pięć na cztery lub lepiej"],
        ),
    ],
    "nb": [
        (
            ("1S", ("(1D)",)),
            "5+ spades, 8-15",
            [
                "fem spar eller lengre",
                "minst femkorts spar",
                "en femkortsfarge i spar eller lengre",
                "fem pluss spar",
            ],
            [
                "fra åtte til femten poeng",
                "et sted mellom åtte og femten",
                "minst åtte og høyst femten poeng",
            ],
        ),
        (
            ("1NT", ()),
            "balanced, 12-14",
            ["en balansert hånd", "jevn fordeling", "en jevn hånd"],
            ["tolv, tretten eller fjorten poeng", "fra tolv til fjorten", "et område på tolv til fjorten"],
        ),
        (
            ("2C", ("(1NT)",)),
            "5-4+ majors",
            ["de to majorfargene", "hjerter samt spar", "lengde i begge major"],
            ["minst fem-fire", "fem-fire uansett vei", "minst fem i den ene og fire i den andre"],
        ),
    ],
}
FRAMES = {
    "en": [
        "He's got to have {}",
        "According to our card it's {}",
        "I understand it as {}",
        "You can count on {}",
        "To the best of my knowledge, {}",
        "Well, we play that as {}",
        "What we've agreed is {}",
        "That tells me he has {}",
    ],
    "pl": [
        "Według naszej karty to {}",
        "Można liczyć na {}",
        "Umówiliśmy się, że to {}",
        "Zgodnie z naszymi ustaleniami ma {}",
        "Ma, niech pomyślę, {}",
        "To by było {}",
        "Zwyczajnie {}",
    ],
    "nb": [
        "Det betyr {}",
        "Jeg går ut fra at han har {}",
        "Ifølge kortet vårt er det {}",
        "Vi spiller det som {}",
        "Det er ment å vise {}",
        "Alt det sier er {}",
        "Etter avtalen vår har han {}",
    ],
}
JOINTS = {
    "en": [" along with ", " - ", ". ", ", plus ", " as well as "],
    "pl": [" a przy tym ", " - ", ". ", ", do tego ", " oraz "],
    "nb": [" i tillegg til ", " - ", ". ", ", dessuten ", " samt "],
}
ASIDES = {
    "en": [
        "",
        ", not alertable",
        ". We haven't discussed it any further",
        ", nothing more to it",
        ", if that helps",
        ", and that's what our card says",
        ", and we don't really say how strong",
    ],
    "pl": [
        "",
        ", bez alertu",
        ". Nie omawialiśmy tego dokładniej",
        ", i to wszystko, co mogę powiedzieć",
        ", jeśli to pomoże",
        ". Tak mamy w karcie",
    ],
    "nb": [
        "",
        ", ikke alertpliktig",
        ". Ellers har vi ikke avtalt noe",
        ", som det står på kortet",
        ", hvis det hjelper",
        ", ikke noe mer enn det",
    ],
}
HEDGES = {
    "en": ["most of the time", "or thereabouts", "as a rule", "I'm not sure", "or so"],
    "pl": ["najczęściej", "jeśli się nie mylę", "zwykle", "tak mi się wydaje"],
    "nb": ["som regel", "tror jeg", "vanligvis", "jeg er ikke sikker"],
}
UNKNOWN = {"en": "frobnicated", "pl": "fryndlowany", "nb": "snurrebassen"}


def sentences(language: str) -> list[tuple[str, str, Called]]:
    """Every pair of parts, each in the next frame, with the next joint and the next aside, and what a card would say."""
    found: list[tuple[str, str, Called]] = []
    for called, card, first, second in PARTS[language]:
        for one, other in product(first, second):
            for parts in ((one, other), (other, one)):
                at = len(found)
                frame, joint, aside = (
                    table[language][at % len(table[language])] for table in (FRAMES, JOINTS, ASIDES)
                )
                found.append((frame.format(joint.join(parts)) + aside, card, called))
    return found


def told_otherwise(one: Meaning, other: Meaning) -> list[Hand]:
    """The hands that one of two meanings has for certain, and the other has not."""
    return [hand for hand in HANDS if {holds(one, hand), holds(other, hand)} == {Holds.YES, Holds.NO}]


@pytest.mark.parametrize("language", FRAMES)
def test_frames_joints_and_asides_change_no_hand(language: str) -> None:
    for text, card, (call, after) in sentences(language):
        said = parse_meaning(text, language, call, after)
        assert told_otherwise(said, parse_meaning(card, "en", call, after)) == [], text


@pytest.mark.parametrize("language", FRAMES)
def test_a_word_that_nobody_knows_is_refused_beside_each_part(language: str) -> None:
    for (call, after), _, first, second in PARTS[language]:
        for frame, one, other in zip(FRAMES[language], first * 3, second * 3, strict=False):
            for parts in ((f"{UNKNOWN[language]} {one}", other), (one, f"{other} {UNKNOWN[language]}")):
                with pytest.raises(MeaningError):
                    parse_meaning(frame.format(", ".join(parts)), language, call, after)


@pytest.mark.parametrize("language", FRAMES)
def test_a_hedge_beside_an_aside_is_not_passed_over_with_it(language: str) -> None:
    for aside in ASIDES[language]:
        for hedge in HEDGES[language]:
            text = f"12-14{aside}, {hedge}"
            try:
                hedged = parse_meaning(text, language, "1NT")
            except MeaningError:
                continue
            assert hedged != parse_meaning(f"12-14{aside}", language, "1NT"), text


@pytest.mark.parametrize(
    ("language", "row"), [(language, row) for language, rows in SAID.items() for row in rows]
)
def test_a_sentence_has_the_hands_of_a_cards_line(language: str, row: dict[str, str]) -> None:
    call, after = str(row["call"]), tuple(row["after"])
    said = parse_meaning(row["said"], language, call, after)

    assert told_otherwise(said, parse_meaning(row["card"], "en", call, after)) == []
