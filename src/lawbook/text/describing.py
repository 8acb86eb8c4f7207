"""Describing: a meaning as players of a language write it, from the English in which it is printed."""

from collections.abc import Mapping
from functools import cache

from lawbook.languages import ENGLISH, told
from lawbook.meaning import Meaning
from lawbook.meaning.terms.rules import RuleOf
from lawbook.meaning.words.left_open import beside_braces
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.lexing import Token, tokens_of

__all__ = ["described"]

_SUITS = {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"}


def described(meaning: Meaning | str, language: str) -> str:
    """The meaning in words of the language; a word that it has not stays English, a suit is its pip.

    >>> described("15-17 points, balanced", "nb"), described("transfer to spades, 5+ spades", "pl")
    ('15-17 hp, balansert', 'transfer na ♠, 5+ ♠')
    """
    english, at, parts = str(meaning), 0, []
    if language == ENGLISH:
        return english
    for token in tokens_of(beside_braces(english)[0], ENGLISH):
        parts += [english[at : token.start], _own(token, english[token.start : token.end], language)]
        at = token.end
    return "".join((*parts, english[at:]))


def _own(token: Token, english: str, language: str) -> str:
    """A word or a phrase as the language has it."""
    if token.kind is Kind.SUITS and token.said in _SUITS:
        return _SUITS[token.said]
    if isinstance(token.value, RuleOf):
        return f"{_rule(language)} {token.value.number}"
    return _words(language).get((token.kind.name, token.said), english)


def _rule(language: str) -> str:
    """How a rule by which players count is called: rule of."""
    names: str = told(language)["described"]["rules"]
    return names.split("|", maxsplit=1)[0]


@cache
def _words(language: str) -> Mapping[tuple[str, str], str]:
    """The first word of the language for each English one; a word with its ending left open cannot be written."""
    return {
        (kind, english): own.strip()
        for kind, rows in told(language, "descriptions.toml").items()
        for english, phrases in rows.items()
        if "*" not in (own := phrases.split("|")[0])
    }
