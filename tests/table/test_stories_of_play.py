"""Stories of play: what is found in each, what became of it, and whose turn it is then."""

import pytest

from lawbook.errors import CaseError
from lawbook.table import PlayFault
from tests.table.told_play import FIRST, SPADES, found, table

STORIES: dict[str, tuple[tuple[str, ...], list[str], str | None]] = {
    "a trick": (FIRST, [], "S"),
    "the lead faced after it lay face down": (("W leads HJ face down", "W faces HJ", "N H2"), [], "E"),
    "the lead, face down, taken back by its player": (
        ("W leads HJ face down", "W withdraws HJ"), ["face_down_changed W HJ 1 open"], "W",
    ),
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
        ("E H5", "director", "W HJ"), ["lead_out_of_turn E H5 1 overtaken"], "N",
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
        (*FIRST[:3], "S CA", "W D8", 'S calls "low diamond"'),
        ["revoke S CA 1 established", "designation N - 2 open"], "N",
    ),
    "a revoke, not by the opponents' play": ((*FIRST[:3], "S CA", "W D8"), ["revoke S CA 1 open"], "N"),
    "a revoke, established by the offender's own claim": (
        (*FIRST[:3], "S CA", "S claims 9"), ["revoke S CA 1 established"], "W",
    ),
    "a revoke, established by partner's concession": (
        ("W HJ", "N H2", "E C5", "S HA", "W concedes 9"), ["revoke E C5 1 established"], "S",
    ),
    "a concession to which partner objects is none (68B2)": (
        ("W HJ", "N H2", "E C5", "S HA", "W concedes 9", "E objects"),
        ["revoke E C5 1 open", "claim W - 2 open"], "S",
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
        ("W HJ", "N H2", "E C5", "S HA", "S claims 12", "E objects", "round over"),
        ["revoke E C5 1 open", "claim S - 2 open"], "S",
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
    "an opening lead changed for another": (("W HJ", "W replaces HJ with CT"), ["changed W CT 1 open"], "N"),
    "a revoke taken back when the next trick has been led to, and put right there": (
        (*SPADES[:3], "S CJ", "E D5", "S withdraws CJ", "S S5"), ["revoke S CJ 1 corrected"], "S",
    ),
    "a revoke, and declarer's concession to which dummy objects": (
        (*FIRST[:3], "S CA", "S concedes 3", "N objects"),
        ["revoke S CA 1 established", "claim S - 2 open"], "W",
    ),
    "a revoke after the offender's side claimed and played on": (
        (*FIRST, "S claims 12", "S CA", "W C8", "N D2", "E C5", "round over"), ["revoke N D2 2 open"], "S",
    ),
    "a second card from one who has not won": (
        ("W HJ", "N H2", "E H5", "N H3"), ["extra N H3 1 open"], "S",
    ),
    "no card from one hand, which plays to the next trick in turn": (
        (*FIRST[:2], "S HA", "S CA", "W C8", "N C2", "E C5"), ["omitted E - 1 open"], "S",
    ),
    "a card exposed in the play": ((*FIRST, "E exposes C5"), ["exposed E C5 2 open"], "S"),
    "a card named in the play": ((*FIRST, "E names C5"), ["exposed E C5 2 open"], "S"),
    "a card of dummy's named, and moved": (
        ("W HJ", "S calls H2 from N", "N H2", "E H5"), [], "S",
    ),
    "a card of dummy's named, and not moved: it is played all the same (45C4(a))": (
        ("W HJ", "S calls H2 from N", "E H5", "N H2"), [], "S",
    ),
    "a card of dummy's that was not named": (
        ("W HJ", "S calls H2 from N", "N H3"), ["not_named N H3 1 open"], "E",
    ),
    "the same, put right": (
        ("W HJ", "S calls H2 from N", "N H3", "E H5", "N replaces H3 with H2"),
        ["not_named N H3 1 corrected"], "S",
    ),
    "a card called for that dummy has not": (
        ("W HJ", "S calls H9 from N"), ["designation N H9 1 open"], "N",
    ),
    "words that name no card, and a card at once": (("W HJ", 'S calls "low"', "N H2"), [], "E"),
    "words that name no card, and the Director": (
        ("W HJ", 'S calls "low"', "director", "N H2"), ["designation N - 1 open"], "E",
    ),
    "a claim, and the Director called": ((*FIRST, "S claims 9", "W calls director"), ["claim S - 2 open"], "S"),
    "a claim agreed to, and doubted after all": (
        (*FIRST, "S claims 9", "W agrees", "E objects"), ["claim S - 2 open"], "S",
    ),
    "a penalty card that is not played": (
        (*FIRST, "H6 of E is a major penalty card", "S HK", "W HT", "N H3", "E H7"),
        ["penalty_not_played E H7 2 open"], "S",
    ),
    "the same, and declarer plays on (52B1(b))": (
        (*FIRST, "H6 of E is a major penalty card", "S HK", "W HT", "N H3", "E H7", "S HQ"),
        ["penalty_not_played E H7 2 accepted"], "W",
    ),
    "a penalty card that cannot be played: follow suit comes first": (
        (*FIRST, "C6 of E is a major penalty card", "S HK", "W HT", "N H3", "E H7"), [], "S",
    ),
    "a lead that was forbidden": (
        ("W must not lead H", "W HJ"), ["disobeyed W HJ 1 open"], "N",
    ),
    "a lead that was required": (
        ("W must lead H", "W CT", "N C2", "E C5", "S CA", "W S4"), ["disobeyed W CT 1 established",
        "lead_out_of_turn W S4 2 open"], "N",
    ),
    "a lead before declarer has chosen (50D2)": (
        ("H6 of E is a major penalty card", "W HJ"), ["before_choice W HJ 1 open"], "N",
    ),
    "a lead after declarer has chosen": (
        ("H6 of E is a major penalty card", "W may lead anything", "W HJ"), [], "N",
    ),
    "declarer says what he does about a lead": (
        ("H6 of E is a major penalty card", "S chooses declarer_on_penalty_card=leave", "W may lead anything", "W HJ"),
        ["penalty_lead E H6 1 open"], "N",
    ),
    "two opening leads of one moment, told the wrong way round (58A)": (
        ("E H6", "W HJ together"), ["together E H6 1 open", "out_of_turn E H6 1 open"], "N",
    ),
    "two cards of one hand (58B)": (
        ("W HJ", "W HT together"), ["several W HT 1 open"], "N",
    ),
    "a card played to an earlier trick": (
        (*FIRST, "S HA"), ["again S HA 2 open"], "W",
    ),
}  # fmt: skip

UNTOLD: dict[str, tuple[tuple[str, ...], list[str], str | None]] = {
    "a discard, and the Director is called (61A)": (
        ("W HJ", "N H2", "E D7", "director"), ["doubtful E D7 1 open"], "S",
    ),
    "it is told that he had a heart": (
        ("W HJ", "N H2", "E D7", "director", "E revoked"),
        ["doubtful E D7 1 open", "revoke E D7 1 open"], "S",
    ),
    "it is told of a trick that is over": (
        ("W HJ", "N H2", "E D7", "S HA", "S SA", "W S2", "N S3", "E S8", "E revoked in trick 1"),
        ["revoke E D7 1 established"], "S",
    ),
    "another suit led than declarer required": (
        ("W must lead D", "W HJ"), ["doubtful W HJ 1 open"], "N",
    ),
    "he was required to lead it, and does": (("W must lead D", "W DJ"), [], "N"),
    "a trick to which all followed, and the Director is called": ((*FIRST, "director"), [], "S"),
    "his highest card was demanded, and nobody sees what he has": (
        ("W HJ", "N H2", "E must play his highest", "E H5"), [], "S",
    ),
    "the same, and the Director comes to that": (
        ("W HJ", "N H2", "E must play his highest", "E H5", "director"), ["doubtful E H5 1 open"], "S",
    ),
    "what is chosen about a card tells that the other side has revoked (62C1)": (
        ("W HJ", "N H2", "E D7", "S HA", "director", "S chooses other_side_changes=keep"),
        ["doubtful E D7 1 open", "revoke E D7 1 open"], "S",
    ),
}  # fmt: skip
"""Stories without a deal."""


@pytest.mark.parametrize(("story", "matters", "turn"), UNTOLD.values(), ids=UNTOLD)
def test_a_story_without_hands_is_folded(
    story: tuple[str, ...], matters: list[str], turn: str | None
) -> None:
    told = table(*story, deal=False)
    assert told.playing is not None

    assert found(told) == matters
    assert (None if told.playing.turn is None else told.playing.turn.name) == turn


@pytest.mark.parametrize(("story", "words"), [
    (("W HJ", "N H2", "E D7", "W revoked"), "has followed suit to every trick"),
    (("W HJ", "N H2", "E D7", "E revoked in trick 3"), "trick 3 has not begun"),
])  # fmt: skip
def test_a_revoke_that_cannot_be_is_refused(story: tuple[str, ...], words: str) -> None:
    with pytest.raises(CaseError, match=words):
        table(*story, deal=False)


def test_a_revoke_that_the_deal_disproves_is_refused() -> None:
    with pytest.raises(CaseError, match="did not revoke in trick 1"):
        table(*FIRST, "E revoked in trick 1")


@pytest.mark.parametrize(("story", "matters", "turn"), STORIES.values(), ids=STORIES)
def test_a_story_of_play_is_folded(story: tuple[str, ...], matters: list[str], turn: str | None) -> None:
    told = table(*story)
    assert told.playing is not None

    assert found(told) == matters
    assert (None if told.playing.turn is None else told.playing.turn.name) == turn


def test_every_kind_of_fault_has_a_story() -> None:
    told = {
        PlayFault(matter.split()[0]) for _, matters, _ in (STORIES | UNTOLD).values() for matter in matters
    }

    assert set(PlayFault) - told == {PlayFault.BEFORE_PLAY, PlayFault.NOT_HELD}
