"""The words in which claimers say how they will play, in English, Polish and Norwegian."""

import re
from collections.abc import Mapping
from enum import Enum
from typing import TypeVar

from lawbook.bridge import Rank, Suit
from lawbook.notation.designation import RANKS as RANK_NAMES
from lawbook.notation.designation import SUITS as SUIT_NAMES

__all__ = ["NUMBERS", "ONE_OF_SUIT", "RANKS", "SUITS", "WORDS", "Word", "tokens"]

T = TypeVar("T")


class Word(Enum):
    """What a word of a statement is there for."""

    DRAW = "draw"
    TRUMP = "trump"
    RUFF = "ruff"
    CROSSRUFF = "crossruff"
    FINESSE = "finesse"
    CONCEDE = "concede"
    DISCARD = "discard"
    CASH = "cash"
    TOP = "topdown"
    REST = "rest"
    CROSS = "cross"
    DUMMY = "dummy"
    HAND = "hand"
    EXCEPT = "except"
    NOTHING = "nothing"


def _table(rows: Mapping[T, str]) -> dict[str, T]:
    return {word: meaning for meaning, words in rows.items() for word in words.split()}


SUITS: Mapping[str, Suit] = SUIT_NAMES | _table(
    {
        Suit.SPADES: "pików pikiem pikami sparen sparene",
        Suit.HEARTS: "kierów kierem kierami hjerteren hjerterne hjerte",
        Suit.DIAMONDS: "kar karami ruteren ruterne",
        Suit.CLUBS: "trefli treflem treflami kløveren kløverne",
    }
)
RANKS: Mapping[str, Rank] = RANK_NAMES | _table(
    {Rank.ACE: "asem", Rank.KING: "królem", Rank.QUEEN: "damą damy", Rank.JACK: "waletem"}
)
ONE_OF_SUIT = frozenset(
    (
        "spade",
        "heart",
        "diamond",
        "club",
        "pika",
        "kiera",
        "trefla",
        "sparen",
        "hjerteren",
        "ruteren",
        "kløveren",
    )
)

"""Names of a suit that mean one card of it."""

NUMBERS: Mapping[str, int] = _table(
    {
        1: "one once jeden jedną raz én ett",
        2: "two twice dwa dwie",
        3: "three thrice trzy tre",
        4: "four cztery fire",
        5: "five pięć fem",
        6: "six sześć seks",
        7: "seven siedem sju",
        8: "eight osiem åtte",
    }
) | {str(number): number for number in range(1, 14)}

WORDS: Mapping[str, Word] = _table(
    {
        Word.DRAW: "draw drawing pull pulling extract ściągam ściągnę ściągając odbieram odbiorę"
        " trekker trekke henter hente",
        Word.TRUMP: "trump trumps atu atut atuty atutów atuta trumf trumfen trumfene trumfer",
        Word.RUFF: "ruff ruffing ruffs trumping przebijam przebiję przebijając przebitka stjeler stjele",
        Word.CROSSRUFF: "crossruff crossruffing krysstrumf krysstrumfer krysstjeler",
        Word.FINESSE: "finesse finessing finesses impas impasuję impasując finessen finesserer finessere",
        Word.CONCEDE: "concede conceding lose losing losing oddaję oddam oddając avgir gir taper",
        Word.DISCARD: "discard discarding discards throw throwing pitch pitching zrzucam zrzucę wyrzucam wyrzucę"
        " kaster kaste saker sake",
        Word.CASH: "cash cashing play playing run running lead leading take taking gram zagram zgrywam zgram biorę"
        " spiller spille tar ta hever heve",
        Word.TOP: "topdown",
        Word.REST: "rest all everything mine good claim winners high have reszta resztę moja mój moje wszystkie"
        " wszystko dobre resten alt alle mine gode",
        Word.CROSS: "cross crossing enter entering przechodzę przejdę går gå",
        Word.DUMMY: "dummy table stołu stole stół dziadka dziadku bordet blindemann",
        Word.HAND: "hand ręki ręka ręce rękę hånden hånd",
        Word.EXCEPT: "except but besides prócz oprócz unntatt",
        Word.NOTHING: "i i'll i'm you your my the a an of and to in on with are is it them that for will from out up"
        " then first last next trick tricks round rounds card cards remaining his her by against through"
        " sure its outstanding both any"
        " w we z ze do na po od i a to są lewy lewa lew karty kartę resztą najpierw ostatni ostatnie"
        " og så jeg er de den det i på av med fra til mitt min stikk stikkene kort siste ut en et runder",
    }
)

_PHRASES = (
    (
        r"\b(?:from|at) the top(?: down)?\b|\btop[- ]down\b|\b(?:z|od) góry\b|\bfra toppen\b|\bovenfra\b",
        "topdown",
    ),
    (r"\bcross[- ]?ruff(?:ing|s)?\b|\bna (?:podwójne|obustronne) przebitki\b", "crossruff"),
    (r"\bg(?:ive|iving) (?:up|you)\b|\bgir bort\b", "concede"),
    (r"[\u2019`]", "'"),
)
_TOKEN = re.compile(r"[♠♥♦♣](?:10|\w)|[^\W_]+(?:'\w+)?")


def tokens(text: str) -> list[str]:
    """The words of a text in small letters, set phrases as one.

    >>> tokens("Hearts from the top, and ♦K")
    ['hearts', 'topdown', 'and', '♦k']
    """
    plain = text.lower()
    for phrase, word in _PHRASES:
        plain = re.sub(phrase, word, plain)
    return _TOKEN.findall(plain)
