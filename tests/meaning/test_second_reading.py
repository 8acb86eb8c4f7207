"""What is read is the only reading: no word is lost, none is added for nothing, and suits that are exchanged are exchanged."""

import re

import pytest

from lawbook.bridge import Card, Hand, Suit
from lawbook.meaning import MeaningError, holds, parse_meaning
from lawbook.meaning.terms.meanings import ANY_HAND, Tag, leaves
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.heard import heard
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.sentences.asides import without_asides
from lawbook.meaning.words.sentences.auction_ahead import without_auction
from lawbook.meaning.words.sentences.headings import heading
from lawbook.meaning.words.sentences.own_call import without_own_call
from lawbook.meaning.words.sentences.reaching import within_reach
from lawbook.meaning.words.sentences.several_calls import of_own_call
from lawbook.meaning.words.suits.by_call import by_call
from lawbook.meaning.words.tokens.lexing import Token, tokens_of, uniform
from lawbook.notation import parse_hand
from tests.meaning.first import none_but, read
from tests.meaning.test_corpus import Line, each_line_understood

OPEN = [
    ("5+ hearts or 5+ spades with 4+ clubs", "usually 4+ clubs"),
    ("4+ hearts with 1 club or 1 diamond", "usually 4+ hearts"),
    ("4+ diamonds, unbalanced or 18-19 balanced", "usually 4+ diamonds"),
    ("11-13 or 17-19 balanced with 4+ clubs", "usually"),
    ("10-12, or 14-16, balanced", "usually balanced"),
    ("weak (may be 4 spades with a singleton)", "possibly"),
]
TORN = [
    "4+ spades, no singleton and a void",
    "no 4-card major and support for clubs",
]


@pytest.mark.parametrize(("words", "open_in"), OPEN)
def test_what_may_belong_to_one_alternative_or_to_both_is_open(words: str, open_in: str) -> None:
    assert open_in in str(parse_meaning(words, call="2H"))


@pytest.mark.parametrize("words", TORN)
def test_words_with_two_readings_are_refused(words: str) -> None:
    with pytest.raises(MeaningError):
        parse_meaning(words, call="1NT", after=["1C"])


def test_both_readings_are_told() -> None:
    with pytest.raises(MeaningError, match=r"may mean .*, or .*; write which"):
        parse_meaning("not 5 spades or 5 hearts, 6-9", call="1NT", after=["1H"])


ARTICLES = {"some"}
"""Words that may say that something is only possible, and before one thing no more than `a`: some one-suiter."""
MAY_BE_SO = {Kind.MAY, Kind.POSSIBLE}
GO_WITHOUT_SAYING = {
    Kind.AND,
    Kind.CARDS,
    Kind.CLOSE,
    Kind.COMMA,
    Kind.COUNTS,
    Kind.DEGREE,
    Kind.FIGURE,
    Kind.FILLER,
    Kind.HONOURS,
    Kind.IN,
    Kind.KEY_CARDS,
    Kind.LIMIT,
    Kind.NUMBER,
    Kind.OBJECT,
    Kind.ONWARDS,
    Kind.OPEN,
    Kind.OR,
    Kind.SIDE,
    Kind.SUITS,
}
"""Units, joints, limits and degrees, which another word or the call itself may tell too; no denial is among them."""
ONLY_JOINS = {Kind.MAY, Kind.OR}
"""Beside these a condition is one of several parts: could be 4 if very good; 2+ if 4=4=3=2, otherwise 3+."""


def words_of(line: Line) -> tuple[str, list[Token]]:
    """The text without the calls in front and without asides, and its words; joints are those that the sentence makes."""
    told = heard(line["kind"]["call"], line["kind"]["after"])
    alone = without_auction(of_own_call(line["text"], line["lang"], told), line["lang"], told)
    text = without_asides(uniform(without_own_call(alone, told)), line["lang"])
    title = heading(text, line["lang"])
    said = list(tokens_of(text, line["lang"], title.end() if title else 0))
    found = by_call(line["text"], within_reach(text, said, told), told)
    return text, [token for token in found if token.start < token.end]


def goes_without_saying(token: Token, words: list[Token]) -> bool:
    """Whether the word is a unit or a joint, or says only that nothing is left out."""
    joins = token.kind is Kind.IF and any(word.kind in ONLY_JOINS for word in words)
    again = token.value in {Purpose.SUPPORT, Purpose.RAISE}
    return token.kind in GO_WITHOUT_SAYING or joins or again or token.value == ANY_HAND


def without(text: str, *words: Token) -> str:
    for word in sorted(words, key=lambda word: -word.start):
        text = f"{text[: word.start]} {text[word.end :]}"
    return text


def in_parts(words: list[Token]) -> list[list[Token]]:
    """The words, parted by commas."""
    parts = [list[Token]()]
    for word in words:
        if word.kind is Kind.COMMA:
            parts.append([])
        parts[-1].append(word)
    return parts


def is_told_by_another(line: Line, word: Token) -> bool:
    """Whether the word says again what another one says, and is heard where that is dropped: normally six, could be five.

    What may be so may be told by several others together: 5M ok, 6m possible, rarely a stiff honour.
    """
    text, words = words_of(line)
    others = [[other] for other in words if other != word]
    others += [part for part in in_parts(words) if word not in part]
    others += [[other for other in words if other != word and {other.kind, word.kind} <= MAY_BE_SO]]
    each = ((read(line, without(text, *other)), read(line, without(text, *other, word))) for other in others)
    alone = len(words) == 2
    return any(
        one is not None and (both is not None or alone) and str(one) != str(both) for one, both in each
    )


def says_the_same(line: Line, text: str, whole: str) -> bool:
    """Whether the text is not refused, and is printed as the whole line is."""
    return not none_but(line, text, lambda meaning: str(meaning) != whole)


@each_line_understood
def test_a_word_that_is_dropped_was_heard(line: Line) -> None:
    whole = str(read(line, line["text"]))
    text, words = words_of(line)
    lost = [
        word
        for word in words
        if not goes_without_saying(word, words)
        and text[word.start : word.end].lower() not in ARTICLES
        and says_the_same(line, without(text, word), whole)
    ]

    assert [] == [text[word.start : word.end] for word in lost if not is_told_by_another(line, word)]


ADDED = {
    "en": ["solid", "no void", "usually 7 clubs", "2 aces", "Bergen", "unless 5-5", "vulnerable"],
    "pl": ["bez renonsu", "2 asy", "bergen", "w korzystnych", "zwykle 7 trefli"],
    "nb": ["uten renons", "2 ess", "bergen", "i gunstig sone", "vanligvis 7 kløver"],
}


@each_line_understood
def test_a_part_that_is_added_is_heard(line: Line) -> None:
    before = str(read(line, line["text"]))

    assert [] == [
        part for part in ADDED[line["lang"]] if says_the_same(line, f"{line['text']}, {part}", before)
    ]


EXCHANGED = {
    "♠": "♥",
    "spades": "hearts",
    "spade": "heart",
    "!S": "!H",
    "!s": "!h",
    "piki": "kiery",
    "pików": "kierów",
    "pikami": "kierami",
    "pikach": "kierach",
    "pik": "kier",
    "spar": "hjerter",
    "pika": "kiera",
    "pikow": "kierow",
    "pikowy": "kierowy",
    "pikowym": "kierowym",
    "pikowego": "kierowego",
    "pikowe": "kierowe",
    "pikową": "kierową",
    "sparhold": "hjerterhold",
    "sparstøtte": "hjerterstøtte",
    "sparfarge": "hjerterfarge",
    "S": "H",
    "sp": "hj",
    "P": "ki",
    "spartilpasning": "hjertertilpasning",
    "spds": "hrts",
    "pikom": "kierom",
    "pikiem": "kierem",
}
BACK = EXCHANGED | {other: one for one, other in EXCHANGED.items()}
OF_ONE_MAJOR = re.compile(
    r"\b(red|black|czarn|czerwon|rød|svart|sort|higher|lower|lowest|wyższ|niższ|najniższ|høyere|lavere|lavest)|=|\d-?\d-?\(|\b\d{4}\b",
    re.IGNORECASE,
)
"""What is true of one major and not of the other: colours, ranks, and lengths in the order of the suits."""
_SIGNS = re.compile(r"![SHsh]|[♠♥]|[^\W\d_]+")
_SUIT_OF_CALL = re.compile(r"(?<=[1-7])[SH]")


def exchanged(text: str) -> str:
    return _SIGNS.sub(lambda word: BACK.get(word[0], BACK.get(word[0].lower(), word[0])), text)


def exchanged_call(call: str) -> str:
    return _SUIT_OF_CALL.sub(lambda suit: BACK[suit[0]], call)


def exchanged_hand(hand: Hand) -> Hand:
    majors = {Suit.SPADES: Suit.HEARTS, Suit.HEARTS: Suit.SPADES}
    return Hand(Card.of(majors.get(card.suit, card.suit), card.rank) for card in hand)


@each_line_understood
def test_majors_that_are_exchanged_exchange_the_hands(line: Line) -> None:
    """Where no convention is named, and nothing that belongs to one major."""
    meaning, kind = read(line, line["text"]), line["kind"]
    assert meaning is not None
    named = any(isinstance(one, Tag) and one.purpose is Purpose.NAMED for one in leaves(meaning))
    if named or OF_ONE_MAJOR.search(line["text"]):
        return
    call, after = kind["call"] and exchanged_call(kind["call"]), [*map(exchanged_call, kind["after"])]
    hands = [parse_hand(hand["hand"]) for hand in line["holds"]]
    fates = [holds(meaning, hand) for hand in hands]

    assert none_but(
        {**line, "kind": {**kind, "call": call, "after": after}},
        exchanged(line["text"]),
        lambda mirrored: [holds(mirrored, exchanged_hand(hand)) for hand in hands] == fates,
    )
