"""Hypothesis strategies that all tests share."""

from hypothesis import strategies as st

from lawbook.bridge import Bid, Call, Card, Deal, Hand, Seat, Strain, Word

seats = st.sampled_from(Seat)
cards = st.sampled_from(Card)
hands = st.integers(0, (1 << 52) - 1).map(Hand.from_bits)
bids = st.builds(Bid, st.integers(1, 9), st.sampled_from(Strain))
calls: st.SearchStrategy[Call] = st.one_of(bids, st.sampled_from(Word))


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """Four hands of thirteen."""
    pack = draw(st.permutations(list(Card)))
    return Deal(tuple(Hand(pack[13 * seat : 13 * seat + 13]) for seat in Seat))


@st.composite
def irregular_deals(draw: st.DrawFn) -> Deal:
    """Four hands after some cards have strayed: moved, lost, or come from another pack."""
    deal = draw(deals())
    for card, source, target in draw(st.lists(st.tuples(cards, seats, st.none() | seats), max_size=4)):
        if card in (deal[source] or ()):
            deal = deal.remove(card, source)
        if target is not None:
            deal = deal.add(card, target)
    return deal


@st.composite
def partial_deals(draw: st.DrawFn) -> Deal:
    """Deals of which some hands may not be known."""
    deal, known = draw(irregular_deals()), draw(st.sets(seats, min_size=1))
    doubled = tuple(copy for copy in deal.doubled if copy[0] in known)
    return Deal(tuple(deal[seat] if seat in known else None for seat in Seat), doubled)
