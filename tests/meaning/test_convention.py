import re
from collections import Counter
from itertools import chain

import pytest

from lawbook.errors import NotationError
from lawbook.languages import LANGUAGES
from lawbook.meaning import Meaning, contains, is_empty, parse_meaning
from lawbook.meaning.conventions.convention import OPEN, Convention, Source, conventions, read_conventions
from lawbook.meaning.conventions.keys import parse_key
from lawbook.meaning.conventions.letters import filled
from lawbook.meaning.conventions.names import find, names
from lawbook.meaning.terms.meanings import is_remark
from lawbook.notation import parse_hand

KNOWN = conventions().values()
by_id = pytest.mark.parametrize("convention", KNOWN, ids=lambda one: one.id)

GOOD = """
[own]
en = "Own"
pl = "Own"
nb = "Own"
calls."1NT-2C" = "4+ major, 8+"
open = ["strength"]
artificial = true
source = "cards"
holds = "KJ84.Q9.A762.983"
fails = "K84.Q9.A7632.983"
"""
SOURCES = {"cards": Source("cards", 2026)}


def _shown(convention: Convention, auction: str) -> Meaning:
    text = convention.shown(auction)
    assert text is not None
    return parse_meaning(text)


def test_there_are_more_than_club_cards_name() -> None:
    assert len(KNOWN) >= 150


@by_id
def test_every_call_of_a_convention_is_read_and_fits_some_hand(convention: Convention) -> None:
    for auction, text in convention.calls.items():
        for bound in parse_key(auction).bounds():
            assert not is_empty(parse_meaning(filled(text, bound))), (auction, bound)


@by_id
def test_a_hand_makes_the_call_of_the_example_and_another_does_not(convention: Convention) -> None:
    meaning = _shown(convention, convention.example)

    assert contains(meaning, parse_hand(convention.holds))
    assert not convention.fails or not contains(meaning, parse_hand(convention.fails))


@by_id
def test_only_a_call_that_asks_may_say_nothing_of_the_hand(convention: Convention) -> None:
    assert is_remark(_shown(convention, convention.example)) is not bool(convention.fails)
    assert convention.fails or convention.asks
    assert set(convention.open) <= set(OPEN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_means_one_convention(language: str) -> None:
    written = chain.from_iterable(set(one.names[language]) for one in KNOWN)
    again = [name for name, times in Counter(map(str.lower, written)).items() if times > 1]

    assert [] == again


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_found_in_its_language(language: str) -> None:
    for one in KNOWN:
        for name in one.names[language]:
            assert find(name, language) is one, name


@pytest.mark.parametrize(
    ("name", "language", "meant"),
    [
        ("STAYMAN", "en", "stayman"),
        ("multi landy", "en", "multi_landy"),
        ("Take-Out Double", "en", "takeout_double"),
        ("Capelletti", "en", "cappelletti"),
        ("Gesthem", "nb", "ghestem"),
        ("wspolny jezyk", "pl", "polish_club"),
        ("acol 2 trefl", "pl", "acol_two_clubs"),
        ("kontra wywolawcza", "pl", "takeout_double"),
        ("Wilkosz", "pl", "wilkosz"),
        ("Odwrotka", "pl", "odwrotka"),
        ("blok", "pl", "preempt"),
        ("svake to", "nb", "weak_two"),
        ("sperr", "nb", "preempt"),
        ("Roman 2", "nb", "roman_two_diamonds"),
        ("Michaels cue bid", "nb", "michaels"),
        ("Texas", "nb", "texas"),
        ("Jacoby 2NT", "en", "jacoby_2nt"),
        ("Ekrens", "nb", "ekren"),
    ],
)
def test_conventions_are_found_as_players_write_them(name: str, language: str, meant: str) -> None:
    found = find(name, language)

    assert found is not None
    assert meant == found.id


@pytest.mark.parametrize("name", ["", "Majors", "Jacoby 4NT", "Benjen", "blorptag", "hearts", "strong"])
def test_what_is_no_name_or_may_be_several_is_not_guessed(name: str) -> None:
    assert find(name) is None


def test_a_convention_shows_what_its_call_in_the_auction_does() -> None:
    michaels = conventions()["michaels"]

    assert "5+ spades, 5+ hearts, 8+" == michaels.shown("(1D)-2D")
    assert "5+ hearts, 5+ minor, 8+" == michaels.shown("(1S)-2S")
    assert michaels.shown("(1S)-3S") is None
    assert conventions()["drury"].shown("1S-2C") is None
    assert "3+ spades, 10-12" == conventions()["drury"].shown("P-P-1S-2C")


def test_names_of_a_language_are_those_of_english_too() -> None:
    assert {"Blok": "preempt", "Stayman": "stayman"}.items() <= names("pl").items()


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('source = "cards"', "", "own.toml: own: source is missing; every convention says artificial"),
        ('"cards"', '"hearsay"', "own: source: 'hearsay' is not in sources.toml; write one of cards"),
        ('["strength"]', '["power"]', "own: open: 'power' is not known; write some of strength"),
        ("true", '"yes"', "own: artificial: 'yes' should be true or false"),
        ("en =", "eng =", "own: en is missing"),
        ("artificial", 'since = "1945"\nartificial', "own: since is not known; a convention says"),
        ('"1NT-2C"', '"1NT-2E"', "own: calls: '2E' is no call; write 1NT"),
        ('"1NT-2C"', '"1x-2y"', "own: calls: 1x-2y stands for several auctions; write one, as in 1H-3C"),
        ("fails =", "# fails", "own: fails is missing; only a call that asks may go without"),
        ("[own]", "[own", "own.toml: not TOML"),
    ],
)
def test_what_is_wrong_with_a_file_is_told_by_file_convention_key_and_rule(
    old: str, new: str, told: str
) -> None:
    with pytest.raises(NotationError, match=re.escape(told)):
        read_conventions(GOOD.replace(old, new), "own.toml", SOURCES)


def test_a_file_of_ones_own_is_read() -> None:
    assert ["own"] == list(read_conventions(GOOD, "own.toml", SOURCES))


def test_every_convention_has_a_name_in_every_language_that_comes_with_lawbook() -> None:
    assert [] == [
        each.id for each in conventions().values() if not all(each.names[code] for code in ("en", "pl", "nb"))
    ]
