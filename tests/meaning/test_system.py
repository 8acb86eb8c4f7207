import re
from collections.abc import Iterator

import pytest

from lawbook.bridge import Auction, Call, Seat, Suit, Vulnerability
from lawbook.errors import NotationError
from lawbook.meaning import contains, count, is_empty, parse_meaning
from lawbook.meaning.conventions.keys import parse_key
from lawbook.meaning.systems.entry import Entry
from lawbook.meaning.systems.system import System
from lawbook.meaning.terms.bare import bare
from lawbook.meaning.terms.meanings import Meaning
from lawbook.notation import call_text, parse_call, parse_hand
from lawbook.systemfile import bases, read_system

ALL_HANDS = 635_013_559_600
WHOLE_SYSTEMS = ["sayc", "polish_club", "nordic_standard"]


def auction(calls: str, dealer: Seat = Seat.N) -> Auction:
    return Auction(dealer, tuple(map(parse_call, calls.split())))


def said(system: System, calls: str, vulnerability: Vulnerability | None = None) -> str:
    return str(system.meaning(auction(calls), vulnerability=vulnerability))


def meaning(system: System, calls: str) -> Meaning:
    found = system.meaning(auction(calls))
    assert found is not None, f"{system.name}: {calls} has no meaning"
    return found


# What a file says


@pytest.mark.parametrize(
    ("calls", "shows"),
    [
        ("1N", "12-14 points, balanced"),
        ("P P 1S", "4+ spades, 8-21 points"),
        ("P 1S", "natural, 5+ spades"),
        ("1H P 2N", "4+ hearts, 13+ points"),
        ("1H P 2S", "6+ spades, 17+ points"),
        ("1H 1S X", "negative, 4+ diamonds, 4+ clubs"),
        ("1H X P 2C", "4+ clubs, 0-8 points"),
        ("1D 2D", "5+ spades, 5+ hearts"),
        ("1S 2S", "5+ hearts, (5+ diamonds or 5+ clubs)"),
        ("1S P P X", "8+ points"),
        ("P P 1H P 2C", '"Drury", 3+ hearts'),
        ("1H P 2C", "4+ clubs, 10+ points"),
        ("1D P 1H P 2S", "4+ spades, 19+ points"),
        ("1D P 1S P 2H", "4+ hearts, 17+ points"),
        ("1S P 3S P 4N", "asks for aces"),
    ],
)
def test_an_entry_is_found_by_its_auction(calls: str, shows: str) -> None:
    ours = read_system(
        {
            "1NT": "12-14 balanced",
            "1S": "natural, 5+ spades",
            "1S in third or fourth seat": "4+ spades, 8-21",
            "1M-2NT": "4+ {M}, 13+",
            "1M-2x": "4+ {x}, 10+",
            "1M-2x as a jump": "6+ {x}, 17+",
            "1H-(1S)-X": "negative, 4-4 minors",
            "(1x)-X-(P)-2y": "4+ {y}, 0-8",
            "(1m)-2m": "5+ spades, 5+ hearts",
            "(1M)-2M": "5+ {oM}, 5+ minor",
            "(1x)-P-(P)-X": "8+",
            "1M-2C by a passed hand": "Drury, 3+ {M}",
            "1x-1y-2z as a jump": "4+ {z}, 19+",
            "1x-1y-2z as a reverse": "4+ {z}, 17+",
            "...-4NT": "asks for aces",
        }
    )
    assert shows == said(ours, calls)


def test_of_several_entries_the_one_that_says_most_is_meant_whatever_their_order() -> None:
    ours = read_system({"1NT-2C": "8+", "1NT-2x": "5+ {x}", "1NT-bid": "7+", "1NT-any": "any hand"})

    assert ["8+ points", "5+ hearts", "7+ points", "any hand"] == [
        said(ours, f"1N P {call}") for call in ("2C", "2H", "2N", "P")
    ]


def test_an_opponents_call_is_not_taken_for_the_pairs_own() -> None:
    ours = read_system({"1C-1H": "4+ hearts", "(1C)-1H": "5+ hearts"})

    assert ("4+ hearts", "5+ hearts") == (said(ours, "1C P 1H"), said(ours, "1C 1H"))


def test_a_call_that_nobody_has_agreed_on_has_no_meaning() -> None:
    ours = read_system({"1NT": "15-17 balanced"})

    assert ours.meaning(auction("1C")) is None
    assert ours.find(auction("1N P 2C")) is None


def test_the_call_at_any_place_of_an_auction_can_be_asked_for() -> None:
    ours = read_system({"1NT": "15-17 balanced", "1NT-2C": "asks for a major", "(1NT)-P": "any hand"})
    calls = auction("1N P 2C")

    assert ["15-17 points, balanced", "any hand", "asks for a major"] == [
        str(ours.meaning(calls, place)) for place in range(3)
    ]


@pytest.mark.parametrize(
    ("dealer", "vulnerability", "shows"),
    [
        (Seat.N, Vulnerability.NONE, "9-12 points"),
        (Seat.N, Vulnerability.NS, "15-17 points"),
        (Seat.E, Vulnerability.NS, "6-9 points"),
        (Seat.E, Vulnerability.BOTH, "15-17 points"),
        (Seat.N, None, "1+ points"),
    ],
)
def test_vulnerability_is_that_of_the_player_who_calls(
    dealer: Seat, vulnerability: Vulnerability | None, shows: str
) -> None:
    ours = read_system(
        {
            "1NT": "1+ points",
            "1NT when vulnerable": "15-17",
            "1NT when not vulnerable at equal": "9-12",
            "1NT at favourable": "6-9",
        }
    )

    assert shows == str(ours.meaning(auction("1N", dealer), vulnerability=vulnerability))


def test_letters_stand_for_suits_that_differ() -> None:
    key = parse_key("1x-(1y)-2z")

    assert 24 == len(key.bounds())
    assert all(len(set(bound.values())) == 3 for bound in key.bounds())
    assert [{"M": Suit.HEARTS}, {"M": Suit.SPADES}] == parse_key("1M-3M").bounds()


# What is denied


def test_a_call_denies_what_comes_before_it_in_the_order() -> None:
    ours = read_system(
        {
            "1NT": "strong, 15-17 balanced",
            "1C": "3+ clubs, 12-21",
            "P": "any hand",
            "order": ["1NT", "1C", "P"],
        }
    )

    assert "3+ clubs, 12-21 points, not (15-17 points, balanced)" == said(ours, "1C")
    assert not contains(meaning(ours, "1C"), parse_hand("KJ5.Q843.K4.AQ72"))
    assert ALL_HANDS == sum(count(bare(found.meaning)) for found in ours.choices(auction("")).values())


def test_what_no_hand_has_in_common_is_not_denied() -> None:
    ours = read_system({"1NT": "15-17 balanced", "1S": "5+ spades, 12-14", "order": ["1NT", "1S"]})

    assert "5+ spades, 12-14 points" == said(ours, "1S")


def test_an_order_holds_in_its_situation_alone() -> None:
    ours = read_system(
        {
            "1NT-2H": "5+ spades",
            "1NT-2D": "5+ hearts",
            "2H": "6 hearts",
            "order": {"1NT": ["2H", "2D"], "opening in third seat": ["2D", "2H"]},
            "2D": "6 diamonds",
        }
    )

    assert "5+ hearts, not 5+ spades" == said(ours, "1N P 2D")
    assert "6 hearts" == said(ours, "2H")
    assert "6 hearts, not exactly 6 diamonds" == said(ours, "P P 2H")


def test_a_call_is_not_denied_that_could_not_have_been_made() -> None:
    sayc = read_system("sayc")
    found = sayc.find(auction("1H 2C"))

    assert found is not None
    overcalls = [str(other.own) for other in found.denied if other.entry.key.text == "(1x)-1y"]
    assert ["natural, 5+ spades, 8-16 points"] == overcalls


# The systems that come with Lawbook


@pytest.mark.parametrize("name", bases())
def test_every_entry_of_a_shipped_system_is_read_and_fits_some_hand(name: str) -> None:
    read_system(name).check()


def told_auctions(entry: Entry) -> Iterator[Auction]:
    """The auctions that an entry names, in every seat."""
    for bound in entry.key.bounds():
        calls = [next(step.pattern.calls(bound), None) for step in entry.key.steps]
        if None not in calls and not entry.key.open:
            yield from (
                auction(" ".join(["P"] * passes + list(map(word, calls))))
                for passes in (range(4) if entry.key.tests else [0])
            )


def word(call: Call | None) -> str:
    return call_text(call) if call is not None else ""


@pytest.mark.parametrize("name", bases())
def test_no_entry_of_a_shipped_system_denies_all_that_it_shows(name: str) -> None:
    system = read_system(name)
    found = [(entry, system.find(told)) for entry in system.entries.values() for told in told_auctions(entry)]

    assert [] == [
        f"{entry}: {each.meaning}"
        for entry, each in found
        if each is not None and each.entry is entry and is_empty(bare(each.meaning))
    ]


@pytest.mark.parametrize("name", WHOLE_SYSTEMS)
@pytest.mark.parametrize("passes", range(4))
def test_every_hand_has_exactly_one_opening_call(name: str, passes: int) -> None:
    openings = read_system(name).choices(auction(" ".join(["P"] * passes)))
    found = [bare(each.meaning) for each in openings.values()]

    assert ALL_HANDS == sum(map(count, found))
    together = found[0]
    for each in found[1:]:
        together = together | each
    assert is_empty(~together)


@pytest.mark.parametrize("name", WHOLE_SYSTEMS)
def test_without_denials_openings_overlap_and_no_opening_hand_passes(name: str) -> None:
    openings = read_system(name).choices(auction(""))
    own = {call: bare(found.own) for call, found in openings.items()}

    assert ALL_HANDS < sum(map(count, own.values()))
    assert is_empty(own[parse_call("P")] & parse_meaning("12+"))


@pytest.mark.parametrize(
    ("name", "calls", "hand", "belongs"),
    [
        ("sayc", "1D", "AQ43.KJ52.A73.92", True),  # 4=4=3=2
        ("sayc", "1C", "AQ4.KJ5.AQ73.Q92", False),  # 18 points, four diamonds
        ("sayc", "1S", "AQ432.KJ543.A7.2", True),
        ("sayc", "1H", "AQ432.KJ543.A7.2", False),
        ("polish_club", "1C", "AQ4.KJ52.A73.932", True),  # 14, balanced
        ("polish_club", "1C", "AQ432.AK543.AK.2", True),  # 20
        ("polish_club", "1C", "Q4.K5.K73.AQ9832", False),  # 14, two clubs
        ("polish_club", "2D", "84.KQJ743.K73.92", True),
        ("nordic_standard", "2H", "84.KQJ743.K73.92", True),
        ("nordic_standard", "P", "84.KQJ743.K73.92", False),
    ],
)
def test_a_hand_is_opened_as_the_system_has_it(name: str, calls: str, hand: str, *, belongs: bool) -> None:
    assert belongs is contains(meaning(read_system(name), calls), parse_hand(hand))


@pytest.mark.parametrize("name", WHOLE_SYSTEMS)
@pytest.mark.parametrize(
    "calls",
    [
        "1N P 2C", "1N P 2D P 2H", "1N 2H 2N", "1H P 2H", "1H P 2N", "1S P 4C", "1C P 1S P 1N", "1D 1S X", "1H X XX",
        "1S 2S", "1D 2N", "1D X", "1H 1N", "1H P P X", "1N 2C", "1H X P 2C", "2H X P 2N", "1S P 3S P 4N P 5H",
        "1D P 1H P 1S P 2C", "2N P 3D", "2H P 2N", "3C X", "1C 1D 1H", "P P 1H P 2H",
    ],
)  # fmt: skip
def test_the_common_auctions_have_a_meaning(name: str, calls: str) -> None:
    missing = {("sayc", "1S P 4C"), ("polish_club", "2N P 3D")}
    found = read_system(name).meaning(auction(calls))

    assert found is not None or (name, calls) in missing


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("1NT-2Z", "'2Z' is no call; write 1NT, P, X, (2H), 1M, 1m, 2x, bid or any"),
        ("1NT-(2H", "'(2H' is no call"),
        ("1S-(2H)", "1S-(2H) ends with a call of the opponents"),
        ("1S-2oM", "the other of what? A call with M must come first"),
        ("1S on Sundays", "'on Sundays' is no condition; write in third or fourth seat"),
    ],
)
def test_a_key_that_is_none_is_refused(key: str, told: str) -> None:
    with pytest.raises(NotationError, match=re.escape(told)):
        parse_key(key)
