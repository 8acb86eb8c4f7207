"""Meanings by chance, and a pack small enough to look at every hand."""

from itertools import combinations

from hypothesis import strategies as st

from lawbook.bridge import Card, Hand, Rank, Suit
from lawbook.meaning import Draw
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import Amount, Meaning, Tag
from lawbook.meaning.terms.patterns import Pattern
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.qualities import Quality
from lawbook.meaning.terms.shapes import Length, Longer, Shape, Shaped, TwoSuits
from lawbook.meaning.terms.suited import Honours, InSuit, Suited

SMALL_PACK = Hand(card for card in Card if card.rank >= Rank.TEN)
SMALL = Draw(SMALL_PACK, size=5)
SMALL_HANDS = tuple(Hand(cards) for cards in combinations(SMALL_PACK, 5))
"""All 15,504 hands of five from the pack of twenty."""

suits = st.sampled_from(Suit)
TAGS = (Purpose.NATURAL, Purpose.ARTIFICIAL, Purpose.FORCING, Purpose.RELAY, Purpose.TAKE_OUT)


def ranges(top: int) -> st.SearchStrategy[tuple[int, int]]:
    """Two numbers in order, the upper one often the top."""
    return st.integers(0, top).flatmap(
        lambda least: st.tuples(st.just(least), st.integers(least, top) | st.just(top))
    )


def lengths(cards: int) -> st.SearchStrategy[tuple[int, int, int, int]]:
    """Four lengths of suits."""
    cuts = st.lists(st.integers(0, cards), min_size=3, max_size=3).map(sorted)
    return cuts.map(lambda at: (at[0], at[1] - at[0], at[2] - at[1], cards - at[2]))


@st.composite
def honours(draw: st.DrawFn) -> Honours:
    """So many of some cards of a suit."""
    ranks = draw(st.sets(st.sampled_from(Rank), min_size=1, max_size=5))
    least, most = draw(ranges(len(ranks)))
    return Honours(draw(suits), tuple(ranks), least, most)


def in_range(term: type[Amount], figure: Figure) -> st.SearchStrategy[Amount]:
    """An amount of the figure."""
    return ranges(figure.top).map(lambda limits: term(figure, *limits))


def terms(cards: int) -> st.SearchStrategy[Meaning]:
    """One term about hands of so many cards."""
    counted = st.sampled_from([Figure.POINTS, Figure.CONTROLS, Figure.LOSERS])
    return st.one_of(
        st.builds(lambda suit, limits: Length(suit, *limits), suits, ranges(min(cards, 13))),
        st.sampled_from(Figure).flatmap(lambda figure: in_range(Amount, figure)),
        st.builds(lambda figure, suit, limits: InSuit(suit, figure, *limits), counted, suits, ranges(4)),
        st.builds(Shape, lengths(cards), st.booleans()),
        st.builds(Shaped, st.sampled_from(Pattern)),
        st.builds(TwoSuits, st.just(5), st.integers(3, 5)),
        st.permutations(list(Suit)).map(lambda two: Longer(two[0], two[1])),
        st.builds(Suited, suits, st.sampled_from(Quality)),
        honours(),
        st.builds(Tag, st.sampled_from(TAGS), st.just(""), st.booleans()),
    )


def meanings(cards: int = 13) -> st.SearchStrategy[Meaning]:
    """A few terms, put together in any way."""
    return st.recursive(
        terms(cards),
        lambda part: st.one_of(
            st.builds(lambda a, b: a & b, part, part),
            st.builds(lambda a, b: a | b, part, part),
            part.map(lambda a: ~a),
        ),
        max_leaves=5,
    )
