"""Finding: what a search box leads to. Tiles, Laws, single questions and pages, by what people call them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from lawbook.address import Address
from lawbook.bridge import Bid
from lawbook.casefile import CaseFile
from lawbook.desk import covered, rule
from lawbook.errors import NotationError, UnknownClause
from lawbook.languages import LANGUAGES, told
from lawbook.law.book import find_law, laws
from lawbook.law.clause import clauses, normal
from lawbook.law.fact import Fact
from lawbook.notation import parse_call
from lawbook.text import render
from lawbook.text.catalogue import translate
from lawbook.web.search import Finder, tokens
from lawbook.web.tiles import OFTEN, TILES, Tile
from lawbook.web.words import Words
from lawbook.web.words import marked as _

__all__ = ["PAGES", "Found", "find"]

PAGES = {
    "/meaning": _("Compare the meanings of two calls"),
    "/award": _("Work out an adjusted score"),
    "/claim": _("What the claim is worth"),
}
"""Pages that are no rulings, and what each is called."""
OF_LAWS = {"23": "/meaning", "12": "/award", "70": "/claim", "71": "/claim"}
"""The Laws that such a page helps to apply."""
MOST = 8


@dataclass(frozen=True, slots=True)
class Opening:
    """An answer to the first question of a Law."""

    law: str
    key: str
    word: str


Target = Tile | Opening | str
"""What can be found; a Law by its number, a page by its path."""


@dataclass(frozen=True, slots=True)
class Found:
    """Something that was found: its name, where it leads, and the Law behind it."""

    said: str
    address: Address
    law: str = ""


def find(text: str, address: Address) -> list[Found]:
    """What is meant by what somebody typed, the likeliest first; nothing where the words are unknown."""
    words, numbered = Words(address.language), [*_numbered(text, address), *_too_low(text, address)]
    sought = _finder().find(_without_bids(text), _small(address.language))
    rows = [_found(target, address, words) for target in sought]
    found = (row for row in (*numbered, *rows) if row is not None)
    return list({str(row.address): row for row in found}.values())[:MOST]


# By number


def _numbered(text: str, address: Address) -> Iterator[Found | None]:
    """The Law or clause of a number such as 58, law 58 or §58B1, then the tiles that begin with that Law."""
    named = re.fullmatch(rf"(?:(?:{_law_words()})\b|l)?[\s.§]*([1-9]\d?)([a-h]\w*)?", _plain(text))
    if named is None or named[1] not in laws():
        return
    words, number = Words(address.language), named[1]
    if (cite := _clause(number, named[2] or "", address)) is not None:
        said = words("Clause {cite}", cite=cite)
        yield Found(said, address.at(f"/clause/{address.edition}/{cite}"), words.title(find_law(number)))
    beside = [OF_LAWS[number]] if number in OF_LAWS else []
    for target in (number, *beside, *(tile for tile in TILES if tile.start == number)):
        yield _found(target, address, words)


def _clause(number: str, rest: str, address: Address) -> str | None:
    """The clause of a Law that is meant by the letters and figures behind its number, if there is one."""
    try:
        cite = normal(f"{number}{rest}")
    except UnknownClause:
        return None
    return cite if rest and cite in clauses(number, address.edition) else None


def _plain(text: str) -> str:
    return re.sub(r"[()]", "", text.strip().lower())


@cache
def _law_words() -> str:
    return "|".join(
        re.escape(word) for language in LANGUAGES for word in told(language, "search.toml").get("law", ())
    )


# By two bids


def _too_low(text: str, address: Address) -> Iterator[Found | None]:
    """The insufficient bid, where one bid is said over another that is not lower: 1S over 2H."""
    named = re.fullmatch(rf"(\S+)\s+(?:{_over_words()})\s+(\S+)", _plain(text))
    try:
        said, before = (
            [parse_call(bid, address.language) for bid in named.groups()] if named else (None, None)
        )
    except NotationError:
        return
    if isinstance(said, Bid) and isinstance(before, Bid) and said <= before:
        yield _found(
            next(tile for tile in TILES if tile.key == "insufficient"), address, Words(address.language)
        )


@cache
def _over_words() -> str:
    return "|".join(
        re.escape(word) for language in LANGUAGES for word in told(language, "search.toml")["over"]
    )


# By words


def _without_bids(text: str) -> str:
    """What is told of a call without the call itself, which is hardly ever what is looked for: no alert of 2 diamonds."""
    bare = re.sub(_bid_words(), " ", text, flags=re.IGNORECASE)
    return bare if tokens(bare) else text


@cache
def _bid_words() -> str:
    strains = (word for language in LANGUAGES for word in told(language, "search.toml").get("strains", ()))
    return rf"\b[1-7]\s?(?:{'|'.join(strains)})\b"


@cache
def _small(language: str) -> frozenset[str]:
    return frozenset(tokens(told(language, "search.toml").get("small", "")))


@cache
def _finder() -> Finder[Target]:
    """Every target with its own name and its other names, in every language."""
    called = {target: list(dict.fromkeys(_called(target))) for target in _targets()}
    same = [
        tokens(group) for language in LANGUAGES for group in told(language, "search.toml").get("same", ())
    ]
    return Finder(called, _likely, same)


def _likely(target: Target) -> float:
    """How likely it is that somebody looks for it, where the words fit others as well."""
    if isinstance(target, Tile):
        return 1.03 if target.key in OFTEN else 1.0
    return 0.85 if isinstance(target, Opening) else 0.95


def _targets() -> Iterator[Target]:
    yield from TILES
    yield from PAGES
    yield from laws()
    for number in laws():
        yield from _openings(number)


def _openings(number: str) -> Iterator[Opening]:
    fact = _first(number)
    if fact is not None and len(fact.answers.words) > 2:
        yield from (Opening(number, fact.key, word) for word in fact.answers.words)


@cache
def _first(number: str) -> Fact[Any] | None:
    """The first question of a Law."""
    return rule(CaseFile(laws=(number,))).question


def _called(target: Target) -> Iterator[tuple[str, ...]]:
    for language in LANGUAGES:
        key = target.key if isinstance(target, Tile) else target
        others = told(language, "search.toml").get("words", {}).get(key, ()) if isinstance(key, str) else ()
        yield from (tokens(phrase, _small(language)) for phrase in (_name(target, language), *others))


def _name(target: Target, language: str) -> str:
    if isinstance(target, Tile):
        return translate("desk", target.say, language)
    if isinstance(target, Opening):
        fact = _first(target.law)
        return "" if fact is None else render.answer(fact, target.word, language)
    if target in PAGES:
        return translate("desk", PAGES[target], language)
    return render.title(find_law(target), language)


def _found(target: Target, address: Address, words: Words) -> Found | None:
    """Where a target leads; None where its Law is not written in this edition."""
    number = (
        target.start if isinstance(target, Tile) else target.law if isinstance(target, Opening) else target
    )
    if number in PAGES:
        return Found(words(PAGES[number]), address.at(number))
    if not covered(number, address.edition):
        return None
    law = words("Law {number}", number=number) if number.isdigit() else ""
    bare = address.without("q")
    if isinstance(target, Tile):
        return Found(words(target.say), target.address(bare), law)
    if isinstance(target, Opening):
        to = bare.carried(f"/rule/{number}").having(**{target.key: target.word})
        return Found(_name(target, address.language), to, law)
    return Found(f"{law}: {_name(number, address.language)}", address.without("q").at(f"/law/{number}"))
