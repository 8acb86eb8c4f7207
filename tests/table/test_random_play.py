"""Any cards by anybody: they are accounted for, they can be taken back, and the legal ones are those of Law 44."""

from hypothesis import given
from hypothesis import strategies as st

from lawbook.bridge import PACK, Bid, Board, Card, Contract, Deal, Hand, Seat, Side, Strain, Word
from lawbook.errors import CaseError
from lawbook.table import PlayFault, Table
from lawbook.table.in_force import OF_SUITS, Act
from lawbook.table.play.legal import awaited, legal_cards
from lawbook.table.play.playing import Playing
from lawbook.table.record.events import (
    Accepted,
    Agreed,
    Called,
    CardReplaced,
    CardWithdrawn,
    Chose,
    Claimed,
    Designated,
    DirectorCalled,
    Event,
    Exposed,
    LaidDown,
    MadePenaltyCard,
    Named,
    Objected,
    PickedUp,
    Played,
    Quitted,
    Refused,
)
from lawbook.table.record.lines import PLAIN
from tests.strategies import cards, deals, seats

STRANGE = (
    Accepted, Refused, CardWithdrawn, CardReplaced, Claimed, Objected, Quitted, DirectorCalled,
    Exposed, Named, Designated, MadePenaltyCard, PickedUp, LaidDown, Agreed, Chose,
)  # fmt: skip
strains = st.sampled_from(Strain)
steps = st.lists(
    st.tuples(
        st.sampled_from(("legal",) * 6 + ("held",) * 2 + ("strange",)), seats, cards, st.integers(0, 60)
    ),
    max_size=60,
)


def started(deal: Deal | None, strain: Strain, declarer: Seat) -> Table:
    """A table at which this player has to play a contract of two in this denomination."""
    auction = [Called(Seat((declarer + n) % 4), Bid(2, strain) if n == 0 else Word.PASS) for n in range(4)]
    return Table(Board(dealer=declarer, deal=deal), story=auction)


def naive_cards(deal: Deal, played: list[tuple[Seat, Card]], seat: Seat) -> set[Card]:
    """What Law 44 lets a player play, from the deal and the cards in the order in which they fell."""
    left = {card for card in deal[seat] or () if (seat, card) not in played}
    trick = played[len(played) // 4 * 4 :]
    return {card for card in left if trick and card.suit is trick[0][1].suit} or left


def naive_turn(played: list[tuple[Seat, Card]], contract: Contract) -> Seat:
    """Whose turn it is when everybody has played in turn."""
    leader = contract.declarer.lho
    for start in range(0, len(played) // 4 * 4, 4):
        trick = played[start : start + 4]
        trumps = [(card, seat) for seat, card in trick if card.suit is contract.bid.strain.suit]
        leader = max(trumps or [(c, s) for s, c in trick if c.suit is trick[0][1].suit])[1]
    return Seat((leader + len(played) % 4) % 4)


@given(deals(), strains, seats, st.lists(st.integers(0, 12), min_size=52, max_size=52))
def test_random_legal_play_is_that_of_law_44(
    deal: Deal, strain: Strain, declarer: Seat, choices: list[int]
) -> None:
    told = started(deal, strain, declarer)
    played: list[tuple[Seat, Card]] = []
    assert told.contract is not None
    for choice in choices:
        seat = naive_turn(played, told.contract)
        options = sorted(naive_cards(deal, played, seat))
        if played:
            assert told.playing is not None
            assert told.playing.turn is seat
            assert legal_cards(told.playing) == set(options)
        played.append((seat, options[choice % len(options)]))
        told.push(Played(*played[-1]))
    assert told.playing is not None

    assert (told.play_matters, told.playing.turn, told.play_over) == ((), None, True)
    assert told.tricks_won(Side.NS) + told.tricks_won(Side.EW) == 13
    assert told.playing.played == PACK


def next_event(told: Table, kind: str, seat: Seat, card: Card, choice: int) -> Event:
    """What happens next: a legal card, one of somebody's, or anything else."""
    playing = told.playing
    if kind == "strange":
        made = STRANGE[choice % len(STRANGE)]
        return laid_down(made, seat, card, choice) or strange(told, made, seat, card, choice)
    if kind == "legal" and playing is not None and playing.turn is not None:
        options = legal_cards(playing) or Hand([card])
        return Played(playing.turn, list(options)[choice % len(options)])
    hand = (playing.hands[seat] if playing else told.deal[seat] if told.deal else None) or Hand([card])
    return Played(seat, list(hand)[choice % len(hand)])


def possible(told: Table, made: type[Event]) -> type[Event]:
    """What may be done about a card or a claim that is there; the Director comes where there is none."""
    there = bool(told.all(Claimed)) if made in {Agreed, Objected} else bool(told.plays)
    return made if there or made not in {CardWithdrawn, CardReplaced, Agreed, Objected} else DirectorCalled


def strange(told: Table, made: type[Event], seat: Seat, card: Card, choice: int) -> Event:
    """Anything that players do besides leading and playing."""
    playing = told.playing
    fallen = told.plays[choice % len(told.plays)] if told.plays else (seat, card)
    match possible(told, made).__name__:
        case "CardWithdrawn":
            return CardWithdrawn(*fallen)
        case "CardReplaced":
            hand = (playing.hands[fallen[0]] if playing else None) or Hand([card])
            return CardReplaced(*fallen, list(hand)[choice % len(hand)])
        case "Claimed":
            return Claimed(seat, choice % 14)
        case "Quitted":
            return Quitted(len(told.tricks))
        case "DirectorCalled":
            return DirectorCalled(None)
        case "Exposed":
            return Exposed(seat, (card,))
        case "Named":
            return Named(seat, card)
        case "Designated":
            return Designated(seat, card, seat.partner)
        case "Accepted" | "Refused":
            return spoken(told, Accepted if made is Accepted else Refused, seat)
        case name:
            return {"Agreed": Agreed, "Objected": Objected}[name](seat)


def spoken(told: Table, word: type[Accepted | Refused], seat: Seat) -> Event:
    """The word of somebody who has a say in it; from anybody else it is refused (Laws 52B1, 53A)."""
    for speaker in (seat, seat.lho, seat.partner):
        try:
            told.as_it_stands().push(word(speaker))
        except CaseError:
            continue
        return word(speaker)
    return word(seat.rho)


LIMITS = tuple(act for act in Act if act in OF_SUITS or act in PLAIN)


def laid_down(made: type[Event], seat: Seat, card: Card, choice: int) -> Event | None:
    """What a ruling may lay down, whoever it is about."""
    if made is MadePenaltyCard:
        return MadePenaltyCard(seat, card, "major" if choice % 2 else "minor")
    if made is PickedUp:
        return PickedUp(seat, (card,))
    if made is LaidDown:
        limit = LIMITS[choice % len(LIMITS)]
        return LaidDown(seat, limit, suits=(card.suit,) if limit in OF_SUITS else None)
    return Chose(seat, "declarer_on_penalty_card", "leave") if made is Chose else None


def push(told: Table, event: Event) -> None:
    """Push what can be; what cannot be changes nothing."""
    before = (told.events, told.playing)
    try:
        told.push(event)
    except CaseError:
        assert (told.events, told.playing) == before


def accounted_for(playing: Playing) -> None:
    """Every card is in one hand or on the table, as often as it was dealt."""
    left = [card for hand in playing.hands for card in hand or ()]
    assert len(left) == len(set(left))
    assert set(left) | set(playing.played) == set(PACK)
    assert not set(left) & set(playing.played)
    on_table = {card for trick in playing.tricks for _, card in trick.plays}
    assert on_table == set(playing.played)
    assert len(playing.won) == len(playing.done)
    legal = legal_cards(playing)
    if legal is not None and playing.turn is not None and playing.left[playing.turn]:
        assert legal or awaited(playing) is not None
    assert all(
        card in (playing.hands[playing.turn] or ()) for card in legal or () if playing.turn is not None
    )


@given(deals(), strains, seats, steps)
def test_whatever_is_played_all_cards_are_accounted_for_and_every_step_can_be_undone(
    deal: Deal, strain: Strain, declarer: Seat, rows: list[tuple[str, Seat, Card, int]]
) -> None:
    told = started(deal, strain, declarer)
    states = []
    for row in rows:
        before, count = told.playing, len(told.events)
        push(told, next_event(told, *row))
        if len(told.events) > count:
            states.append(before)
        if told.playing is not None:
            accounted_for(told.playing)
    replayed = Table(told.board, story=told.events)

    assert replayed.playing == told.playing
    for state in reversed(states):
        told.pop()
        assert told.playing == state


@given(seats, strains, steps)
def test_with_hands_that_nobody_knows_anything_can_be_recorded(
    declarer: Seat, strain: Strain, rows: list[tuple[str, Seat, Card, int]]
) -> None:
    told = started(None, strain, declarer)
    for row in rows:
        told.push(next_event(told, *row))

    assert all(matter.fault is not PlayFault.NOT_HELD for matter in told.play_matters)
    assert Table(told.board, story=told.events).playing == told.playing
