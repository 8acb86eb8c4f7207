"""Of what a part is said: this hand or partner's, the suit called or another, cards or points, the possible or the whole."""

import pytest

from lawbook.meaning import MeaningError, parse_meaning

SAID = [
    # partner's question, and a transfer that is completed, are not the call's own
    ("Gerber answer: one ace", "en", "4H", ["1NT", "4C"], "answers asks for aces, 1 aces"),
    ("Blackwood: one ace", "en", "5D", ["1S", "3S", "4NT"], "answers asks for aces, 1 aces"),
    ("Gerber", "en", "4C", ["1NT"], "asks for aces"),
    ("svar på Gerber: ett ess", "nb", "4H", ["1NT", "4C"], "answers asks for aces, 1 aces"),
    ("puppet response: 5 hearts", "en", "3H", ["2NT", "3C"], "answers puppet, 5(13) hearts"),
    ("he's doubled Stayman, shows clubs", "en", "X", ["(1NT)", "P", "(2C)"], '"Stayman", (4)5+ clubs'),
    ("transfer completed to !S, 15-17", "en", "2S", ["1NT", "2H"], "answers transfer, 15-17 points"),
    (
        "asking me to bid game if I'm not minimum, 4 hearts",
        "en",
        "3H",
        ["1H"],
        "invitational, (8)10-11(13) points, 4+ hearts",
    ),
    (
        "stopper ask with a running minor",
        "en",
        "3H",
        ["(1H)"],
        "asks for stopper, (solid diamonds or solid clubs)",
    ),
    ("asks for 4- and 5-card majors", "en", "3C", ["2NT"], "asks for 4 and 5 card majors"),
    ("wants to know whether I have a four-card major", "en", "2C", ["1NT"], "asks for a major"),
    # a shortness is no length, and no suit but a minor on the level of one is short itself
    (
        "may have a singleton, 12-14",
        "en",
        "1NT",
        [],
        "possibly (1 spades or 1 hearts or 1 diamonds or 1 clubs), 12-14 points, usually balanced",
    ),
    ("11-19, może być dubel", "pl", "1C", [], "11-19 points, 2+ clubs"),
    ("5+ spar, kan ha renons", "nb", "1S", [], "5+ spades, possibly (0 hearts or 0 diamonds or 0 clubs)"),
    (
        "cue, singleton ace or void",
        "en",
        "4C",
        ["1S", "3S"],
        "cue bid, ((1 clubs, ♣A) or 0 clubs), usually 4+ spades",
    ),
    (
        "mini-splinter, suit unknown, 9-11",
        "en",
        "3S",
        ["1H"],
        '"Mini-splinter", splinter in any suit, (0-1 spades or 0-1 diamonds or 0-1 clubs), 4+ hearts, 9-11 points',
    ),
    (
        "splinter i ukjent farge, 9-12",
        "nb",
        "3S",
        ["1H"],
        "splinter in any suit, (0-1 spades or 0-1 diamonds or 0-1 clubs), 4+ hearts, 9-12 points",
    ),
    (
        "singleton splinter, suit unknown",
        "en",
        "3S",
        ["1H"],
        "(1 spades or 1 hearts or 1 diamonds or 1 clubs), splinter in any suit, (7)10-14(37) points",
    ),
    # an answer about an opening speaks of its suit, and passes in turn are the opponents'
    (
        "good hand, good suit, one of the top three honours",
        "en",
        "3D",
        ["2S", "2NT"],
        "sound, good spades, 1+ of the top 3 honours in spades",
    ),
    ("3+ support, 10+", "en", "2S", ["(1H)", "1S", "P"], "3+ spades, 10+ points"),
    ("4 spades", "en", "1S", ["1D", "P", "1H", "P"], "4+ spades"),
    ("support double", "en", "X", ["1C", "1H", "(1S)"], "support, 3+ hearts, 0-3 hearts"),
    # not one card
    ("ace of clubs or no clubs at all", "en", "4C", ["1S", "3S"], "(♣A or not 1+ clubs), usually 4+ spades"),
    # a figure of cards is no strength
    ("2+ clubs (4+ if unbalanced)", "en", "1C", [], "2+ clubs, (balanced or (not balanced, 4+ clubs))"),
    ("2+ clubs, 4+ if unbalanced", "en", "1C", [], "2+ clubs, (balanced or (4+ clubs, not balanced))"),
    (
        "4+ kara (5+ jeśli zrównoważona)",
        "pl",
        "1D",
        [],
        "4+ diamonds, ((not balanced) or (balanced, 5+ diamonds))",
    ),
    (
        "5+ in 1st/2nd, 4+ in 3rd/4th",
        "en",
        "1H",
        [],
        "(5+ hearts, (first seat or second seat)) or (4+ hearts, (third seat or fourth seat))",
    ),
    ("10-12, one or two spade stoppers", "en", "2NT", ["1D", "(1S)"], "10-12 points, stopper in spades"),
    (
        "natural, 5+ with a 4-card major or 6+",
        "en",
        "2C",
        [],
        "natural, ((5+ clubs, (4 spades or 4 hearts)) or 6+ clubs)",
    ),
    # all suits are not any of them
    (
        "at least three cards in all suits except clubs",
        "en",
        "X",
        ["(1C)"],
        "3+ spades, 3+ hearts, 3+ diamonds",
    ),
    ("minst to kort i alle farger", "nb", "1NT", [], "2+ spades, 2+ hearts, 2+ diamonds, 2+ clubs"),
    # what may be so reaches no further than that, and takes with it on what condition
    (
        "14-16 bal, 5cM OK but no 6-card suit",
        "en",
        "1NT",
        [],
        (
            "14-16 points, balanced, possibly (5 spades or 5 hearts),"
            " not (6+ spades or 6+ hearts or 6+ diamonds or 6+ clubs)"
        ),
    ),
    (
        "4+ hearts, could have longer diamonds with game values",
        "en",
        "1H",
        ["1C"],
        "4+ hearts, possibly (diamonds longer than hearts, game forcing)",
    ),
    (
        "4+ kiery, może mieć dłuższe kara z siłą na końcówkę",
        "pl",
        "1H",
        ["1C"],
        "4+ hearts, possibly (diamonds longer than hearts, game forcing)",
    ),
    (
        "5+ spades, may be 4 in third seat with a good suit",
        "en",
        "1S",
        [],
        "(4)5+ spades, possibly (4 spades, third seat, good spades)",
    ),
    (
        "15-17, may have a 5-card major only when 5332",
        "en",
        "1NT",
        [],
        (
            "15-17 points, possibly (5 spades or 5 hearts),"
            " ((not (5 spades or 5 hearts)) or ((5 spades or 5 hearts), 5-3-3-2)), usually balanced"
        ),
    ),
    # what is exact stays so, and two suits of five may both be longer
    ("exactly 3S, 8-10", "en", "2S", ["1S"], "3+ spades, 0-3 spades, 8-10 points"),
    (
        "Michaels, five hearts and five of a minor",
        "en",
        "2S",
        ["(1S)"],
        '"Michaels", 5(13) hearts, (5(13) diamonds or 5(13) clubs)',
    ),
    ("exactly 5 spades and 5 clubs", "en", "2S", [], "5 spades, 5(13) clubs"),
    # opposite notrump a word of strength is another one
    ("6+ clubs, weak", "en", "3C", ["1NT"], "6+ clubs, weak, 0-7(11) points"),
    ("5+ kierów, GF", "pl", "3H", ["2NT"], "5+ hearts, game forcing, (3)6+ points"),
    ("5+ hjerter, utgangskrav", "nb", "3H", ["1NT"], "5+ hearts, game forcing, (8)13+ points"),
    ("5+ hearts, GF", "en", "3H", ["1C", "1NT"], "5+ hearts, game forcing, (14)19+ points"),
    # one thing the hand has, and several it may have
    (
        "weak with some long suit",
        "en",
        "2NT",
        ["1NT", "(2S)"],
        "weak, 0-7(11) points, ((5)6+ spades or (5)6+ hearts or (5)6+ diamonds or (5)6+ clubs)",
    ),
    (
        "some six-card suit",
        "en",
        "2D",
        ["(1NT)"],
        "6(13) spades or 6(13) hearts or 6(13) diamonds or 6(13) clubs",
    ),
    (
        "15-17, some 5-card majors",
        "en",
        "1NT",
        [],
        "15-17 points, possibly (5 spades or 5 hearts), usually balanced",
    ),
    ("weak raise", "en", "3H", ["2H"], "weak, 0-9(15) points, raise, (3)4+ hearts"),
    ("słabe", "pl", "2D", ["2C"], "weak, 0-4(9) points, (0)5+ diamonds"),
    ("invitational raise", "en", "3H", ["2H"], "invitational, (11)14-15(18) points, raise, (3)4+ hearts"),
    ("4+4 majors, 3-9", "en", "2D", [], "4+ spades, 4+ hearts, 3-9 points"),
    # two lengths a card apart are those of two suits
    ("both majors, 4-5", "en", "2C", ["(1NT)"], "(5+ spades, 4+ hearts) or (5+ hearts, 4+ spades)"),
    (
        "begge minor, 4-5, utgangskrav",
        "nb",
        "3C",
        ["1NT"],
        "((5+ diamonds, 4+ clubs) or (5+ clubs, 4+ diamonds)), game forcing, (8)13+ points",
    ),
    # both suits that are excepted are those together
    (
        "5-5 in any two suits except both majors",
        "en",
        "2NT",
        [],
        "5-5 in two suits, not ((4)5+ spades, (4)5+ hearts)",
    ),
]


@pytest.mark.parametrize(("words", "language", "call", "after", "printed"), SAID)
def test_a_part_is_of_what_it_is_said(
    words: str, language: str, call: str, after: list[str], printed: str
) -> None:
    assert printed == str(parse_meaning(words, language, call, after))


@pytest.mark.parametrize(
    ("words", "call", "after"),
    [
        ("14-16, no singleton unless ace or king", "1NT", []),  # of that suit, or of any
        ("hearts, weaker than a 4H opening", "3H", []),  # a call, and no length
        ("game force unless opener rebids 2NT", "2C", []),  # an exception of which no hand is told
        ("4+ diamonds, 4=4=4=1 possible, else 5+", "1D", []),
    ],
)
def test_what_may_be_said_of_either_is_refused(words: str, call: str, after: list[str]) -> None:
    with pytest.raises(MeaningError):
        parse_meaning(words, "en", call, after)
