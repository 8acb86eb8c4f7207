"""Tiles: what a player would say when he calls the Director, and where that leads.

A tile whose Law is not written yet is listed and leads nowhere.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from lawbook.desk import covered
from lawbook.web.address import Address
from lawbook.web.words import marked as _

__all__ = ["TILES", "Phase", "Tile"]


class Phase(Enum):
    """When it happened."""

    BEFORE = _("Before the auction")
    AUCTION = _("Auction")
    LEAD = _("Opening lead")
    PLAY = _("Play")
    AFTER = _("After play")
    INFORMATION = _("Information")
    ROOM = _("At the table and in the room")


@dataclass(frozen=True, slots=True)
class Tile:
    """One thing that a player would say."""

    key: str
    phase: Phase
    say: str
    start: str
    """The Law, or the route to one, that is asked first."""
    answers: Mapping[str, str] = field(default_factory=dict)
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
    Tile("misdealt", _B, _("The cards were misdealt"), "6", {"deal_question": "misdealt"}),
    Tile("card_in_deal", _B, _("A card turned face up in the deal"), "6", {"deal_question": "card_seen"}),
    Tile("redeal", _B, _("Passed out: may we redeal?"), "6", {"deal_question": "passed_out"}),
    Tile("pass_out_of_turn", _A, _("Pass out of turn"), "30"),
    Tile("bid_out_of_turn", _A, _("Bid out of turn"), "31"),
    Tile("double_out_of_turn", _A, _("Double out of turn"), "32"),
    Tile("insufficient", _A, _("That bid is too low"), "27"),
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
    Tile("above_seven", _A, _("A bid above seven"), "38"),
    Tile("had_to_pass", _A, _("He had to pass, and did not"), "37"),
    Tile("together", _A, _("Two called at once"), "33"),
    Tile("card_in_auction", _A, _("A card fell in the auction"), "24"),
    Tile("opening_lead_out_of_turn", _L, _("Opening lead out of turn"), "54"),
    Tile("lead_out_of_turn", _P, _("Lead out of turn"), "53"),
    Tile("declarer_wrong_hand", _P, _("Declarer led from the wrong hand"), "55"),
    Tile("exposed_card", _P, _("A defender's card fell"), "49"),
    Tile("revoke_now", _P, _("Revoke, noticed at once"), "62"),
    Tile("three_cards", _P, _("Three cards in that trick"), "67"),
    Tile("revoke_later", _E, _("Revoke, noticed later"), "64"),
    Tile("claim", _E, _("Claim disputed"), "70"),
    Tile("wrong_score", _E, _("The score is wrong"), "79"),
    Tile("no_result", _E, _("No result: what score?"), "12"),
    Tile("fouled", _E, _("Fouled board"), "87"),
    Tile("hesitation", _I, _("Hesitation, or partner's remark"), "16", {"information_from": "partner"}),
    Tile("saw_card", _I, _("I saw or heard something"), "16", {"information_from": "elsewhere"}),
    Tile("explanation", _I, _("Wrong or missing explanation"), "21"),
    Tile("mistaken", _I, _("The explanation does not fit the hand"), "75"),
    Tile("asking", _I, _("May he ask what the calls mean?"), "20"),
    Tile("misled", _I, _("His tempo or manner misled me"), "73", {"communication": "misled"}),
    Tile("method", _I, _("They did not tell us their methods"), "40"),
    Tile("pocket", _R, _("Hands mixed, or in the wrong pocket"), "7"),
    Tile("nobody_called", _R, _("Attention drawn to an irregularity"), "9"),
    Tile("own_ruling", _R, _("They ruled it themselves"), "10", {"assessment": "settled"}),
    Tile("too_late", _R, _("They played on and called late"), "11"),
    Tile("manners", _R, _("Bad manners"), "74"),
    Tile("procedure", _R, _("Slow play, noise, disorder"), "90"),
)
