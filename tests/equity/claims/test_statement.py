"""What claimers say."""

import pytest

from lawbook.bridge import Card, Rank, Suit
from lawbook.equity.claims import parse_statement
from lawbook.equity.claims.statement import (
    Cash,
    Concede,
    Cross,
    CrossRuff,
    Discard,
    Draw,
    Finesse,
    Play,
    Ruff,
    Step,
)

HEARTS_DOWN = Cash(Suit.HEARTS, top=True)

SAID: list[tuple[str, list[Step]]] = [
    ("drawing trumps", [Draw()]),
    ("drawing two rounds of trumps", [Draw(2)]),
    ("pulling the last trump", [Draw()]),
    ("the rest are mine", []),
    ("hearts are good", []),
    ("hearts from the top, then the club", [HEARTS_DOWN, Cash(Suit.CLUBS, 1)]),
    ("four clubs", [Cash(Suit.CLUBS, 4)]),
    ("the four of clubs", [Play(Card.C4)]),
    ("ace and king of clubs", [Play(Card.CA), Play(Card.CK)]),
    ("the heart ace, then ♠K and run the clubs", [Play(Card.HA), Play(Card.SK), Cash(Suit.CLUBS)]),
    ("finessing the queen", [Finesse(Rank.QUEEN)]),
    ("finesse against the king of hearts", [Finesse(Rank.KING, Suit.HEARTS)]),
    ("conceding the diamond king", [Concede(Suit.DIAMONDS)]),
    ("giving up a trick", [Concede()]),
    ("cross-ruff", [CrossRuff()]),
    ("ruffing two hearts in dummy", [Ruff(Suit.HEARTS, 2)]),
    ("crossing to dummy, throwing the diamond on the spades", [Cross(), Discard(Suit.DIAMONDS)]),
    ("ściągam atuty, potem kiery od góry", [Draw(), HEARTS_DOWN]),
    ("reszta moja", []),
    ("impas damą pik", [Finesse(Rank.QUEEN, Suit.SPADES)]),
    ("trekker trumf og så hjerter fra toppen", [Draw(), HEARTS_DOWN]),
    ("resten er mine", []),
]


@pytest.mark.parametrize(("text", "steps"), SAID)
def test_words_become_steps(text: str, steps: list[Step]) -> None:
    said = parse_statement(text)

    assert (tuple(steps), ()) == (said.steps, said.unread)


def test_what_is_not_understood_is_kept_in_its_own_words() -> None:
    said = parse_statement("drawing trumps, then a double squeeze, and the club")

    assert ("a double squeeze",) == said.unread
    assert (Draw(), Cash(Suit.CLUBS, 1)) == said.steps


@pytest.mark.parametrize(
    ("text", "mentioned"),
    [("all but the trump", True), ("reszta oprócz atuta", True), ("hearts", False), ("", False)],
)
def test_a_trump_counts_as_mentioned_whatever_was_said_of_it(text: str, mentioned: bool) -> None:  # noqa: FBT001
    assert mentioned is parse_statement(text).trumps
