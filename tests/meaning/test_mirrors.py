"""Suits that are exchanged exchange the hands: the minors for each other, and the majors for the minors."""

import re
from collections.abc import Mapping

from lawbook.bridge import Card, Hand, Suit
from lawbook.meaning import Meaning, MeaningError, holds
from lawbook.meaning.terms.meanings import Tag, leaves
from lawbook.meaning.terms.openness import STRENGTHS
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.lexing import Token, sentence
from lawbook.notation import parse_hand
from tests.meaning.first import none_but
from tests.meaning.test_corpus import Line, each_line_understood, understood

Suits = Mapping[Suit, Suit]
S, H, D, C = reversed(Suit)
NAMES = """
♠ ♥ ♦ ♣
S H D C
!S !H !D !C
!s !h !d !c
spades hearts diamonds clubs
spade heart diamond club
spar hjerter ruter kløver
sparhold hjerterhold ruterhold kløverhold
sp hj ru kl
piki kiery kara trefle
pików kierów kar trefli
pik kier karo trefl
pikami kierami karami treflami
pikach kierach karach treflach
pikowy kierowy karowy treflowy
pikowym kierowym karowym treflowym
pikowego kierowego karowego treflowego
pikowe kierowe karowe treflowe
"""
WORDS = [dict(zip((S, H, D, C), row.split(), strict=True)) for row in NAMES.strip().splitlines()]
RANKS = [
    ("major", "minor"),
    ("majors", "minors"),
    ("M", "m"),
    *((f"starsz{end}", f"młodsz{end}") for end in ("y", "a", "e", "ej", "ego", "ą", "ych", "ym", "ymi")),
]
_WORD = re.compile(r"![SHDCshdc]|[♠♥♦♣]|[^\W\d_]+")
_SUIT_OF_CALL = re.compile(r"(?<=[1-7])[SHDC]")
OF_ONE_SUIT = re.compile(
    r"=|\d-?\d-?\(|\b\d(-?\d){3}\b|\b(higher|lower|lowest|wyższ|niższ|najniższ|høyere|lavere|lavest)",
    re.IGNORECASE,
)
"""Lengths in the order of the suits, and their ranks."""
MINORS: Suits = {D: C, C: D}
OF_RANK: Suits = {S: C, H: D, D: H, C: S}
_RELATIVE = {"other major": "other minor", "other minor": "other major"}
_OF_THE_MAJORS = {Purpose.NEGATIVE, Purpose.STAYMAN, Purpose.NAMED, Purpose.TRANSFER_TO}
"""What tells of the majors where it names none; a transfer to a minor shows a card more."""


def exchanged(text: str, suits: Suits, *, ranks: bool) -> str:
    table = {words[suit]: words[other] for words in WORDS for suit, other in suits.items()}
    if ranks:
        table |= {one: other for pair in RANKS for one, other in (pair, pair[::-1])}
    return _WORD.sub(lambda word: table.get(word[0], table.get(word[0].lower(), word[0])), text)


def exchanged_call(call: str, suits: Suits) -> str:
    letters = {suit.name[0]: other.name[0] for suit, other in suits.items()}
    return _SUIT_OF_CALL.sub(lambda suit: letters.get(suit[0], suit[0]), call)


def exchanged_hand(hand: Hand, suits: Suits) -> Hand:
    return Hand(Card.of(suits.get(card.suit, card.suit), card.rank) for card in hand)


def told(text: str, language: str, suits: Suits | None = None) -> list[tuple[Kind, object]]:
    """The kind of each word, and the suits that it names, exchanged."""
    return [(token.kind, _named(token, suits or {})) for token in sentence(text, language)]


def _named(token: Token, suits: Suits) -> object:
    if token.kind is not Kind.SUITS:
        return None
    if isinstance(token.value, str):
        return _RELATIVE.get(token.value, token.value) if S in suits else token.value
    return frozenset(frozenset(suits.get(suit, suit) for suit in each) for each in token.value)


def is_exchanged(line: Line, text: str, suits: Suits) -> bool:
    """Whether the text names the suits of the line exchanged, and nothing else, and no order belongs to them."""
    try:
        alike = told(line["text"], line["lang"], suits) == told(text, line["lang"])
    except MeaningError:
        return False
    return alike and not OF_ONE_SUIT.search(line["text"])


def of_one_suit(meaning: Meaning, purposes: set[Purpose]) -> bool:
    return any(isinstance(one, Tag) and one.purpose in purposes for one in leaves(meaning))


def differing(line: Line, suits: Suits, *, ranks: bool) -> list[str]:
    """The hands of which something else becomes than of the same with their suits exchanged, where the words can be.

    A word of strength opposite two clubs, which is strong, is another than opposite two diamonds.
    """
    kind, text, meaning = line["kind"], exchanged(line["text"], suits, ranks=ranks), understood(line)
    if meaning is None or not is_exchanged(line, text, suits):
        return []
    if of_one_suit(meaning, _OF_THE_MAJORS if ranks else {Purpose.NAMED}):
        return []
    call, *after = (said and exchanged_call(said, suits) for said in (kind["call"], *kind["after"]))
    if "2C" in {*kind["after"], *after} and of_one_suit(meaning, set(STRENGTHS)):
        return []
    other = {**line, "kind": {**kind, "call": call, "after": after}}
    hands = {each["hand"]: parse_hand(each["hand"]) for each in line["holds"]}
    fates = {told: holds(meaning, hand) for told, hand in hands.items()}
    found: list[str] = []

    def is_wanted(mirrored: Meaning) -> bool:
        found[:] = [
            told
            for told, hand in hands.items()
            if fates[told] is not holds(mirrored, exchanged_hand(hand, suits))
        ]
        return not found

    return [] if none_but(other, text, is_wanted) else found


@each_line_understood
def test_minors_that_are_exchanged_exchange_the_hands(line: Line) -> None:
    assert differing(line, MINORS, ranks=False) == []


@each_line_understood
def test_majors_and_minors_that_are_exchanged_exchange_the_hands(line: Line) -> None:
    """But for what only a major tells: by a negative double, an opening of one, and a player's own bids before."""
    bids = [said for said in (line["kind"]["call"], *line["kind"]["after"]) if said]
    if any(said.strip("()")[:1] == "1" for said in bids):
        return

    assert differing(line, OF_RANK, ranks=True) == []
