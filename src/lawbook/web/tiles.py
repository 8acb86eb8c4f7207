"""Tiles: what a player would say when he calls the Director, and where that leads.

A tile whose Law is not written yet is listed and leads nowhere.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from lawbook.address import Address
from lawbook.desk import covered
from lawbook.web.words import marked as _

__all__ = ["COMMONEST", "OFTEN", "TILES", "Phase", "Tile"]


class Phase(Enum):
    """When it happened."""

    BEFORE = _("Before the auction")
    AUCTION = _("Auction")
    LEAD = _("Opening lead")
    PLAY = _("Play")
    AFTER = _("After play")
    INFORMATION = _("Information")
    ROOM = _("At the table and in the room")

    @property
    def key(self) -> str:
        """How an address names it."""
        return self.name.lower()


@dataclass(frozen=True, slots=True)
class Tile:
    """One thing that a player would say."""

    key: str
    phase: Phase
    say: str
    start: str
    """The Law, or the route to one, that is asked first."""
    answers: Mapping[str, str] = field(default_factory=dict, hash=False)
    """What is already known when somebody says so."""

    def covered(self, edition: int) -> bool:
        """Whether its Law is written."""
        return covered(self.start, edition)

    def address(self, base: Address) -> Address:
        """The first page of its ruling."""
        return base.carried(f"/rule/{self.start}").having(**self.answers)


_B, _A, _L, _P, _E, _I, _R = Phase

TILES = (
    Tile("fourteen", _B, _("I have 14 cards"), "wrong_number", {"hand_over_thirteen": "yes"}),
    Tile("twelve", _B, _("I have 12 cards"), "wrong_number"),
    Tile("missing", _B, _("A card is missing"), "wrong_number"),
    Tile(
        "pack",
        _B,
        _("The same card twice"),
        "wrong_number",
        {"hand_over_thirteen": "yes", "card_not_of_deal": "yes"},
    ),
    Tile("wrong_board", _B, _("Wrong board"), "15", {"wrong_board_or_cards": "board"}),
    Tile("other_board", _B, _("Cards from another board"), "15", {"wrong_board_or_cards": "cards"}),
    Tile("wrong_seats", _B, _("The wrong pair sat here"), "5", {"seating": "wrong_table"}),
    Tile("changed_seats", _B, _("Partners changed places"), "5", {"seating": "changed"}),
    Tile("substitute", _B, _("A substitute plays"), "4"),
    Tile("marked_wrongly", _B, _("Dealer or vulnerability is marked wrongly"), "2"),
    Tile("odd_pack", _B, _("Something is wrong with the pack"), "1"),
    Tile("misdealt", _B, _("The cards were misdealt"), "6", {"deal_question": "misdealt"}),
    Tile("card_in_deal", _B, _("A card turned face up in the deal"), "6", {"deal_question": "card_seen"}),
    Tile("redeal", _B, _("Passed out: may we redeal?"), "6", {"deal_question": "passed_out"}),
    Tile("pass_out_of_turn", _A, _("Pass out of turn"), "30"),
    Tile("bid_out_of_turn", _A, _("Bid out of turn"), "31"),
    Tile("double_out_of_turn", _A, _("Double out of turn"), "32"),
    Tile("insufficient", _A, _("A bid in turn is too low"), "27", {"called_in_turn": "yes"}),
    Tile("unintended", _A, _("I meant another bid"), "25"),
    Tile(
        "changed",
        _A,
        _("He changed his call"),
        "25",
        {"first_call_unintended": "no", "second_call_made": "yes"},
    ),
    Tile("inadmissible", _A, _("Nobody can double that"), "36"),
    Tile("after_the_end", _A, _("A call after three passes"), "39"),
    Tile("turn_lost", _A, _("Three passes, one out of turn"), "34"),
    Tile("above_seven", _A, _("A bid above seven"), "38"),
    Tile("had_to_pass", _A, _("He had to pass, and did not"), "37"),
    Tile("together", _A, _("Two called at once"), "33"),
    Tile("unclear_bid", _A, _("That was no proper bid"), "18"),
    Tile("card_in_auction", _A, _("A card fell in the auction"), "24"),
    Tile("comparable", _A, _("Is the new call comparable?"), "23"),
    Tile("withdrawn_call", _A, _("A call was withdrawn: what may be led?"), "26"),
    Tile("auction_over", _A, _("Is the auction over?"), "22"),
    Tile("opening_lead_out_of_turn", _L, _("Opening lead out of turn"), "54"),
    Tile(
        "lead_taken_back",
        _L,
        _("May he take back his face-down lead?"),
        "41",
        {"start_of_play": "taken_back"},
    ),
    Tile("late_question", _L, _("May I ask about the auction now?"), "41"),
    Tile("declarer_spread", _L, _("Declarer put down his hand"), "48", {"declarer_showed_cards": "faced"}),
    Tile("lead_out_of_turn", _P, _("A defender led out of turn"), "56"),
    Tile("declarer_wrong_hand", _P, _("Declarer led from the wrong hand"), "55"),
    Tile("exposed_card", _P, _("A defender's card fell"), "49"),
    Tile("penalty_card", _P, _("A penalty card lies on the table"), "50", {"penalty_card_lies": "yes"}),
    Tile("penalty_cards", _P, _("Two penalty cards"), "51"),
    Tile("penalty_not_played", _P, _("He did not play his penalty card"), "52"),
    Tile("cannot_comply", _P, _("He cannot lead or play as he must"), "59"),
    Tile("revoke_now", _P, _("Revoke, noticed at once"), "62", {"since_revoke": "nothing"}),
    Tile("asked_none", _P, _("“No hearts, partner?”"), "61", {"revoke_question": "asked"}),
    Tile("two_cards", _P, _("Two cards at once"), "58"),
    Tile("two_led", _P, _("Two players played at the same time"), "58", {"played_together": "two_players"}),
    Tile("too_early", _P, _("He played before his turn"), "57"),
    Tile("played_on", _P, _("They played on after a lead out of turn"), "60"),
    Tile("card_played", _P, _("Was that card played?"), "45"),
    Tile("take_back", _P, _("He wants his card back"), "47"),
    Tile(
        "named_wrongly",
        _P,
        _("He named a card of dummy's that he did not mean"),
        "45",
        {"played_how": "slip"},
    ),
    Tile("unclear_name", _P, _("He did not say which card of dummy's"), "46"),
    Tile(
        "dummy_touched", _P, _("Dummy touched or pointed at a card"), "45", {"played_how": "dummy_indicated"}
    ),
    Tile("dummy_misplaced", _P, _("Dummy put up the wrong card"), "45", {"played_how": "dummy_misplaced"}),
    Tile("dummy_spoke", _P, _("Dummy took part in the play"), "43"),
    Tile("dummy_may", _P, _("May dummy do that?"), "42"),
    Tile("declarer_dropped", _P, _("Declarer dropped cards"), "48", {"declarer_showed_cards": "dropped"}),
    Tile("three_cards", _P, _("Three cards in that trick"), "67"),
    Tile("fifth_card", _P, _("A fifth card on the trick"), "45", {"played_how": "fifth"}),
    Tile("whose_turn", _P, _("Whose lead is it? Who won the trick?"), "44"),
    Tile("see_trick", _P, _("May I see that trick?"), "66"),
    Tile("disordered", _P, _("The tricks are in disorder"), "65"),
    Tile("revoke_later", _E, _("Revoke, noticed later"), "64"),
    Tile("revoke_established", _E, _("Is the revoke established?"), "63"),
    Tile("claim", _E, _("Claim disputed"), "70"),
    Tile("fouled", _E, _("Fouled board"), "87"),
    Tile("was_claim", _E, _("Was that a claim?"), "68"),
    Tile("agreed_claim", _E, _("I agreed to his claim, and should not have"), "69"),
    Tile("conceded", _E, _("I conceded a trick that I could not lose"), "71"),
    Tile("wrong_score", _E, _("The score is wrong"), "79"),
    Tile("not_played", _E, _("The board was not played"), "12", {"adjustment_ground": "no_normal_play"}),
    Tile("no_result", _E, _("No result: what score?"), "12"),
    Tile("team_board", _E, _("Team match: a board is spoilt"), "86"),
    Tile("indemnity", _E, _("We lost a board through no fault of ours"), "88"),
    Tile("worth", _E, _("What is the contract worth?"), "77"),
    Tile("matchpoints", _E, _("How is it scored?"), "78"),
    Tile("hesitation", _I, _("Hesitation, or partner's remark"), "16", {"information_from": "partner"}),
    Tile("saw_card", _I, _("I saw or heard something"), "16", {"information_from": "elsewhere"}),
    Tile("explanation", _I, _("Wrong or missing explanation"), "21"),
    Tile("mistaken", _I, _("The explanation does not fit the hand"), "75"),
    Tile("asking", _I, _("May he ask what the calls mean?"), "20"),
    Tile("misled", _I, _("His tempo or manner misled me"), "73", {"communication": "misled"}),
    Tile("method", _I, _("They did not tell us their methods"), "40"),
    Tile("psychic", _I, _("He bid what he does not have"), "40", {"understanding_question": "deviation"}),
    Tile("notes", _I, _("He looked at his own system card"), "40", {"understanding_question": "own_card"}),
    Tile("pocket", _R, _("Hands mixed, or in the wrong pocket"), "7"),
    Tile("nobody_called", _R, _("Attention drawn to an irregularity"), "9"),
    Tile("own_ruling", _R, _("They ruled it themselves"), "10", {"assessment": "settled"}),
    Tile("too_late", _R, _("They played on and called late"), "11"),
    Tile("disputed", _R, _("They disagree about what happened"), "85"),
    Tile("gained", _R, _("He gained by his own irregularity"), "72"),
    Tile("manners", _R, _("Bad manners"), "74"),
    Tile("discipline", _R, _("A player has to be punished"), "91"),
    Tile("spectator", _R, _("A spectator spoke"), "76"),
    Tile("slow", _R, _("Slow play"), "90", {"offence": "slow"}),
    Tile("late", _R, _("They came late"), "90", {"offence": "late"}),
    Tile("phone", _R, _("A phone rang; noise, disorder"), "90", {"offence": "other"}),
    Tile("procedure", _R, _("Another breach of procedure"), "90"),
    Tile("round_over", _R, _("Has the round ended?"), "8"),
    Tile("tables", _R, _("A table stands wrongly"), "3"),
    Tile("wrong_ruling", _R, _("The Director ruled wrongly"), "82"),
    Tile("director", _R, _("What is the Director to do?"), "81"),
    Tile("regulation", _R, _("Does the regulation hold?"), "80"),
    Tile("individual", _R, _("Individual event: who pays?"), "12", {"form": "individual"}),
    Tile("appeal", _R, _("We want to appeal"), "92", {"asked_for": "appeal"}),
    Tile("hearing", _R, _("Who hears the appeal?"), "93"),
)

COMMONEST = (
    "opening_lead_out_of_turn", "insufficient", "bid_out_of_turn", "revoke_later", "hesitation", "explanation",
    "claim", "exposed_card", "lead_out_of_turn", "declarer_wrong_hand",
)  # fmt: skip
"""What the Director is called for most, the commonest first."""
OFTEN = (
    *COMMONEST,
    "fourteen", "missing", "wrong_board", "pass_out_of_turn", "double_out_of_turn", "unintended", "inadmissible",
    "after_the_end", "card_in_auction", "revoke_now",
)  # fmt: skip
"""The twenty calls that are made most: those ten, then the others in the order of the game."""
