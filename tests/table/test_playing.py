"""The play as it is folded from the record: told in stories."""

from collections.abc import Sequence

import pytest

from lawbook.bridge import Board, Card, Deal, Hand, Seat, Side
from lawbook.errors import CaseError
from lawbook.notation import parse_deal
from lawbook.table import PlayFault, Table, parse_story
from lawbook.table.position import legal_cards

DEAL = parse_deal("N:AKQ2.432.432.432 JT98.765.765.765 765.AKQ.AKQ.AKQJ 43.JT98.JT98.T98")
THREE_NOTRUMP = ("S 3NT", "W P", "N P", "E P")
FOUR_SPADES = ("S 4S", "W P", "N P", "E P")
FIRST = ("W HJ", "N H2", "E H5", "S HA")
SPADES = ("W S4", "N S2", "E S8", "S S5")


def table(*story: str, deal: bool = True, auction: Sequence[str] = THREE_NOTRUMP) -> Table:
    board = Board(dealer=Seat.S, deal=DEAL if deal else None)
    return Table(board, story=list(parse_story([*auction, *story])))


def found(told: Table) -> list[str]:
    """Each irregularity of the play as: what, who and which card, in which trick, what became of it."""
    assert told.playing is not None
    return [
        f"{m.fault.value} {m.seat} {m.card.name if m.card is not None else '-'} {m.trick} {fate.value}"
        for m, (fate, _) in told.playing.fates.items()
    ]


STORIES: dict[str, tuple[tuple[str, ...], list[str], str | None]] = {
    "a trick": (FIRST, [], "S"),
    "the lead faced after it lay face down": (("W leads HJ face down", "W faces HJ", "N H2"), [], "E"),
    "a face-down lead by the wrong defender": (
        ("E leads H5 face down",), ["face_down E H5 1 open"], "W",
    ),
    "the same, taken back": (
        ("E leads H5 face down", "E withdraws H5", "W HJ"), ["face_down E H5 1 refused"], "N",
    ),
    "the same, faced: a lead out of turn": (
        ("E leads H5 face down", "E faces H5"), ["lead_out_of_turn E H5 1 open"], "S",
    ),
    "an opening lead out of turn, played to by declarer": (
        ("E H5", "S HA"), ["lead_out_of_turn E H5 1 accepted"], "W",
    ),
    "an opening lead out of turn, accepted in words": (
        ("E H5", "S accepts"), ["lead_out_of_turn E H5 1 accepted"], "S",
    ),
    "an opening lead out of turn, refused": (
        ("E H5", "director", "S refuses"), ["lead_out_of_turn E H5 1 refused"], "W",
    ),
    "an opening lead out of turn, and the right one over it": (
        ("E H5", "W HJ"), ["lead_out_of_turn E H5 1 overtaken"], "N",
    ),
    "the same after the Director was called": (
        ("E H5", "director", "W HJ"), ["lead_out_of_turn E H5 1 refused"], "N",
    ),
    "declarer leads from the wrong hand, the next defender follows": (
        (*FIRST, "N S2", "E S8"), ["lead_out_of_turn N S2 2 accepted"], "S",
    ),
    "declarer leads from the wrong hand, and then from the right one": (
        (*FIRST, "N S2", "S S5"), ["lead_out_of_turn N S2 2 overtaken"], "W",
    ),
    "declarer leads out of turn, and the defender on his right plays (53C)": (
        ("W C8", "N C2", "E C5", "S CA", "N D2", "W D8"),
        ["lead_out_of_turn N D2 2 accepted", "out_of_turn W D8 2 open"], "E",
    ),
    "the rightful leader sits next, and his card follows": (
        (*SPADES, "N D2", "E D5"), ["lead_out_of_turn N D2 2 accepted"], "S",
    ),
    "the rightful leader sits next, and his card is of another suit": (
        (*SPADES, "N D2", "E C5"), ["lead_out_of_turn N D2 2 overtaken"], "S",
    ),
    "an opening lead by declarer is played to": (("S CA", "W C8"), ["lead_out_of_turn S CA 1 accepted"], "N"),
    "a play before partner": (("W HJ", "N H2", "S HA"), ["out_of_turn S HA 1 open"], "E"),
    "a play before partner, and the trick goes on": (
        ("W HJ", "N H2", "S HA", "E H5"), ["out_of_turn S HA 1 accepted"], "S",
    ),
    "a defender plays before his partner, taken back": (
        (*FIRST, "S CA", "E C5", "E withdraws C5"), ["out_of_turn E C5 2 refused"], "W",
    ),
    "a revoke that nobody has seen": ((*FIRST[:3], "S CA"), ["revoke S CA 1 open"], "W"),
    "a revoke, corrected in time": (
        (*FIRST[:3], "S CA", "S replaces CA with HK"), ["revoke S CA 1 corrected"], "S",
    ),
    "a revoke, corrected after the other side led to the next trick": (
        (*FIRST[:3], "S CA", "W D8", "S replaces CA with HK"), ["revoke S CA 1 corrected"], "N",
    ),
    "a revoke taken back, and another card": (
        (*FIRST[:3], "S CA", "S withdraws CA", "S HQ"), ["revoke S CA 1 corrected"], "S",
    ),
    "a revoke put right with another": (
        (*FIRST[:3], "S CA", "S replaces CA with DA"), ["revoke S CA 1 corrected", "revoke S DA 1 open"], "W",
    ),
    "a revoke, established by a play to the next trick": (
        (*FIRST[:3], "S CA", "W D8", "N D2"), ["revoke S CA 1 established"], "E",
    ),
    "an established revoke stays": (
        (*FIRST[:3], "S CA", "W D8", "N D2", "S replaces CA with HK"), ["revoke S CA 1 established"], "E",
    ),
    "a revoke, established by naming a card of dummy": (
        (*FIRST[:3], "S CA", "W D8", 'S calls "low diamond"'), ["revoke S CA 1 established"], "N",
    ),
    "a revoke, not by the opponents' play": ((*FIRST[:3], "S CA", "W D8"), ["revoke S CA 1 open"], "N"),
    "a revoke, established by the offender's own claim": (
        (*FIRST[:3], "S CA", "S claims 9"), ["revoke S CA 1 established"], "W",
    ),
    "a revoke, established by partner's concession": (
        ("W HJ", "N H2", "E C5", "S HA", "W concedes 9"), ["revoke E C5 1 established"], "S",
    ),
    "a concession to which partner objects is none (68B2)": (
        ("W HJ", "N H2", "E C5", "S HA", "W concedes 9", "E objects"), ["revoke E C5 1 open"], "S",
    ),
    "a revoke, and a claim by the others, assented to a moment ago": (
        ("W HJ", "N H2", "E C5", "S HA", "S claims 12", "W agrees"), ["revoke E C5 1 open"], "S",
    ),
    "a revoke, and the others' claim agreed to until the next board (69A)": (
        ("W HJ", "N H2", "E C5", "S HA", "S claims 12", "W agrees", "next board called by E"),
        ["revoke E C5 1 established"], "S",
    ),
    "a revoke, and the others' claim not doubted before the round ended": (
        ("W HJ", "N H2", "E C5", "S HA", "S claims 12", "round over"), ["revoke E C5 1 established"], "S",
    ),
    "a revoke, and the others' claim doubted": (
        ("W HJ", "N H2", "E C5", "S HA", "S claims 12", "E objects", "round over"), ["revoke E C5 1 open"], "S",
    ),
    "two cards to a trick": (("W HJ", "W HT", "N H2"), ["extra W HT 1 open"], "E"),
    "a fifth card": ((*FIRST[:3], "S HA", "E H6"), ["lead_out_of_turn E H6 2 open"], "S"),
    "a fifth card from the last to play": (
        ("W CT", "N C2", "E C5", "S CA", "W D8", "N D2"),
        ["lead_out_of_turn W D8 2 accepted"], "E",
    ),
    "a second card from the last to play, who did not win": (
        ("W HJ", "N H2", "E H5", "S HA", "S S5", "W S4", "N SA", "E S8", "E S9"),
        ["extra E S9 2 open"], "N",
    ),
    "the same after the trick was quitted": (
        (*FIRST, "S S5", "W S4", "N SA", "E S8", "trick 2 quitted", "E S9"),
        ["lead_out_of_turn E S9 3 open"], "S",
    ),
    "no card from one hand": ((*FIRST[:2], "S HA", "S CA"), ["omitted E - 1 open"], "W"),
    "no card from one hand, and the trick quitted": (
        (*FIRST[:3], "trick 1 quitted"), ["omitted S - 1 open"], "W",
    ),
    "no card from one hand, supplied in time": (
        (*FIRST[:2], "S HA", "S CA", "E H5"), ["omitted E - 1 corrected"], "W",
    ),
    "a lead before partner has played": (
        (*FIRST, "S S5", "N S2", "E S8", "E H6"), ["omitted W - 2 open"], "S",
    ),
    "the same, and partner plays to the trick before": (
        (*FIRST, "S S5", "N S2", "E S8", "E H6", "W S4"), ["premature_lead E H6 3 open"], "S",
    ),
    "a card played to an earlier trick": (
        (*FIRST, "S HA"), ["again S HA 2 open"], "W",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("story", "matters", "turn"), STORIES.values(), ids=STORIES)
def test_a_story_of_play_is_folded(story: tuple[str, ...], matters: list[str], turn: str | None) -> None:
    told = table(*story)
    assert told.playing is not None

    assert found(told) == matters
    assert (None if told.playing.turn is None else told.playing.turn.name) == turn


def test_each_trick_has_its_winner_and_each_side_its_tricks() -> None:
    told = table(*FIRST, "S S5", "W S4", "N SA", "E S8", auction=FOUR_SPADES)
    assert told.playing is not None

    assert told.playing.won == (Seat.S, Seat.N)
    assert [told.tricks_won(side) for side in Side] == [2, 0]


def test_a_trump_wins_and_a_second_card_of_a_hand_does_not_count() -> None:
    told = table("W CT", "N S2", "N SA", "E C5", "S CA", auction=FOUR_SPADES)
    assert told.playing is not None

    assert told.playing.won == (Seat.N,)
    assert len(told.tricks[0].plays) == 5


def test_without_a_contract_nobody_knows_who_won() -> None:
    told = table(*FIRST, "N S2", auction=())
    assert told.playing is not None

    assert (told.playing.won, told.playing.turn) == ((None,), Seat.E)
    assert (found(told), told.tricks_won(Side.NS)) == ([], 0)


def test_the_corrected_revoke_decides_who_won_and_who_leads() -> None:
    told = table("W HJ", "N H2", "E H5", "S CA", "S replaces CA with HK")
    assert told.playing is not None

    assert told.playing.won == (Seat.S,)
    assert told.playing.hands[Seat.S] == (DEAL[Seat.S] or Hand()) - {Card.HK}


def test_a_card_that_belongs_to_a_hand_counts_as_having_been_there() -> None:
    deal = DEAL.remove(Card.H5, Seat.E).remove(Card.H6, Seat.E).remove(Card.H7, Seat.E)
    story = list(parse_story([*THREE_NOTRUMP, "W HJ", "N H2", "E C5", "S HA"]))
    board = Board(dealer=Seat.S, deal=deal)

    assert found(Table(board, story=story)) == []
    assert found(Table(board, {Card.H7: Seat.E}, story)) == ["revoke E C5 1 open"]


def test_a_card_found_missing_later_shows_the_revoke_that_it_makes() -> None:
    deal = DEAL.remove(Card.H5, Seat.E).remove(Card.H6, Seat.E).remove(Card.H7, Seat.E)
    board = Board(dealer=Seat.S, deal=deal)
    told = Table(board, story=list(parse_story([*THREE_NOTRUMP, "W HJ", "N H2", "E C5", "S HA"])))

    told.push(next(parse_story(["E misses H7"])))

    assert found(told) == ["revoke E C5 1 open"]


def test_a_card_from_the_wrong_hand_may_be_played_there_and_leaves_its_owners() -> None:
    board = Board(dealer=Seat.S, deal=DEAL)
    told = Table(board, {Card.HJ: Seat.E}, list(parse_story([*THREE_NOTRUMP, "W HJ"])))
    assert told.playing is not None

    assert found(told) == []
    assert [len(hand or ()) for hand in told.playing.hands] == [13, 13, 13, 12]


def test_hands_that_nobody_knows_show_their_revokes_when_the_suit_turns_up() -> None:
    told = table("W HJ", "N H2", "E C5", "S HA", "S HK", "W HT", "N H3", "E H5", deal=False)

    assert found(told) == ["revoke E C5 1 established"]


def test_a_card_twice_is_found_whoever_is_known_to_hold_it() -> None:
    told = table("W HJ", "N H2", "E H5", "S HA", "S HJ", deal=False)

    assert found(told) == ["again S HJ 2 open"]


def test_a_card_that_a_known_hand_lacks_is_found_where_the_others_are_not_known() -> None:
    deal = Deal((None, None, None, DEAL[Seat.W]))
    told = Table(Board(dealer=Seat.S, deal=deal), story=list(parse_story([*THREE_NOTRUMP, "W HQ"])))

    assert found(told) == ["not_held W HQ 1 open"]


def test_a_card_before_the_auction_is_over_begins_no_play() -> None:
    told = table("E HA", "W P", auction=("S 1NT",), deal=False)

    assert found(told) == ["before_play E HA 1 open"]
    assert told.bidding.turn is Seat.N


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("N SJ", "story line 6: North cannot play ♠J; East holds it (dealt)"),
        (
            "N P",
            "story line 6: North cannot call: the auction period ended when the opening lead was faced (17D1)",
        ),
        ("S replaces 3NT with 4S", "story line 6: South cannot call: the auction period ended"),
    ],
)
def test_what_cannot_be_names_its_line(line: str, error: str) -> None:
    with pytest.raises(CaseError) as raised:
        table("W HJ", line)

    assert str(raised.value).startswith(error)


def test_what_nobody_holds_cannot_be_played() -> None:
    board = Board(dealer=Seat.S, deal=DEAL.remove(Card.HJ, Seat.W))
    with pytest.raises(CaseError) as raised:
        Table(board, story=list(parse_story([*THREE_NOTRUMP, "W HJ"])))

    assert str(raised.value).startswith("story line 5: West cannot play ♥J; nobody holds it (dealt)")


def test_a_player_with_cards_of_another_board_may_play_any() -> None:
    assert found(table("W holds cards of board 7", "W SA")) == []


def test_what_is_refused_leaves_the_record_as_it_was() -> None:
    told = table("W HJ")
    before = (told.events, told.playing, told.bidding)
    with pytest.raises(CaseError):
        told.push(next(parse_story(["N SJ"])))

    assert (told.events, told.playing, told.bidding) == before


def test_acceptance_in_the_play_leaves_the_auction_alone() -> None:
    told = table(*THREE_NOTRUMP, "W 4C", "E H5", "S accepts", auction=())

    assert [fate.value for fate, _ in told.bidding.fates.values()] == ["open"]
    assert found(told) == ["lead_out_of_turn E H5 1 accepted"]


def test_legal_cards_follow_suit_or_are_all() -> None:
    told = table("W HJ")
    assert told.playing is not None

    assert legal_cards(told.playing) == Hand([Card.H4, Card.H3, Card.H2])
    told = table("W HJ", "N H2", "E H5", "S HA")
    assert told.playing is not None
    assert legal_cards(told.playing) == (DEAL[Seat.S] or Hand()) - {Card.HA}
    told = table("W HJ", deal=False)
    assert told.playing is not None
    assert legal_cards(told.playing) is None


def test_every_kind_of_fault_has_a_story() -> None:
    told = {PlayFault(matter.split()[0]) for _, matters, _ in STORIES.values() for matter in matters}

    assert set(PlayFault) - told == {PlayFault.BEFORE_PLAY, PlayFault.NOT_HELD}
