"""Playing: what is irregular in a play, and what became of it, in words."""

from collections.abc import Mapping

from lawbook.notation import call_text, card_text
from lawbook.table import (
    Act,
    Awaits,
    Norm,
    Playing,
    PlayMatter,
    Table,
    legal_cards,
)
from lawbook.table.seen.revoke import fate
from lawbook.table.seen.sight import IrregularPlay
from lawbook.text.catalogue import translate
from lawbook.text.render import value

__all__ = [
    "DECLARER",
    "DEFENDERS",
    "NORMS",
    "PLAY_FATES",
    "PLAY_FAULTS",
    "REMINDERS",
    "SAID",
    "norm",
    "play_fate",
    "play_fault",
    "to_play",
]

PLAY_FAULTS: Mapping[str, str] = {
    "before_play": "led or played while the auction was on",
    "face_down": "an opening lead out of turn, not faced yet",
    "face_down_changed": "put in the place of a card that was played",
    "lead_out_of_turn": "led out of turn",
    "premature_lead": "led before partner had played to the trick",
    "out_of_turn": "played out of turn",
    "revoke": "revoke",
    "extra": "a second card to the same trick",
    "omitted": "no card to the trick",
    "again": "a card that had been played before",
    "disobeyed": "a card that a restriction did not allow",
    "penalty_not_played": "another card than the penalty card",
    "before_choice": "led before declarer had chosen",
    "exposed": "shown or named, not played",
    "designation": "a card of dummy's called for incompletely",
    "not_named": "moved, though declarer did not name it",
    "changed": "put in the place of a card that was played",
    "together": "at the same moment as another player's card",
    "several": "at the same moment as another card from his hand",
    "claim": "a claim or concession that is doubted",
    "penalty_lead": "declarer is to choose about a lead",
    "doubtful": "a card that may have been a revoke",
    "not_held": "a card that is not in the known hand",
}
PLAY_FATES: Mapping[str, str] = {
    "open": "nothing done yet",
    "accepted": "accepted",
    "refused": "not accepted",
    "overtaken": "the proper player led first",
    "corrected": "put right",
    "established": "established",
}


NORMS: Mapping[Act, str] = {
    Act.PASS: "By the ruling {seat} must pass",
    Act.CALL: "{seat} must call {calls} at his next turn",
    Act.NOT_CALL: "{seat} must not call {calls} at his next turn",
    Act.CHANGE: "{seat} may change {calls}",
    Act.TAKE_BACK: "{seat} may take {cards} back until another card is played",
    Act.LEAD: "{seat} must lead {suits}",
    Act.NOT_LEAD: "{seat} must not lead {suits} while he keeps the lead",
    Act.FREE: "{seat} may lead anything",
    Act.HIGHEST: "{seat} must play his highest card of the suit led",
    Act.LOWEST: "{seat} must play his lowest card of the suit led",
    Act.PLAY: "{seat} must play {suits} if he cannot follow suit",
    Act.NOT_PLAY: "{seat} must not play {suits} if he cannot follow suit",
    Act.PENALTY: "{cards} of {seat} is a major penalty card",
    Act.MINOR: "{cards} of {seat} is a minor penalty card",
    Act.ANSWER: "{seat} may accept {calls}{cards}, or have it taken back",
    Act.CHOOSE_LEAD: "{seat} chooses now about the lead: {cards} lies as a penalty card",
    Act.CHOOSE_CARD: "{seat} chooses now which of {cards} is played",
}
REMINDERS: Mapping[Awaits, str] = {
    Awaits.PENALTY_LEAD: "{seat} is on lead and {partner} has a major penalty card: ask {by} now",
    Awaits.WHICH_PENALTY_CARD: "{seat} has more than one penalty card to play: ask {by} which",
    Awaits.LEAD_OUT_OF_TURN: "{seat} led out of turn: ask {by} whether the lead is accepted",
}
DECLARER, DEFENDERS = "declarer", "the defenders"
TO_LEAD, TO_PLAY = "{seat} is to lead: {cards}", "{seat} is to play: {cards}"
SAID = (*NORMS.values(), *REMINDERS.values(), DECLARER, DEFENDERS, TO_LEAD, TO_PLAY)
"""All of these, as the pages and the terminal say them."""


def play_fault(matter: PlayMatter, language: str) -> str:
    """What is wrong with a play."""
    return translate("play_fault", PLAY_FAULTS[matter.fault.value], language)


def play_fate(table: Table, matter: PlayMatter, language: str) -> str:
    """What became of an irregular play."""
    return translate("play_fate", PLAY_FATES[fate(IrregularPlay(table, matter)).value], language)


def norm(row: Norm, language: str) -> str:
    """What a player must, may or must not do."""
    suits = " ".join(suit.symbol for suit in row.suits)
    calls = " ".join(call_text(call, language) for call in row.calls)
    said = translate("desk", NORMS[row.act], language)
    cards = " ".join(card_text(card, language) for card in row.cards)
    clause = f" [{row.cite}]" if row.cite else ""
    return said.format(seat=value(row.seat, language), suits=suits, calls=calls, cards=cards) + clause


def to_play(playing: Playing, language: str) -> str | None:
    """Who is to lead or play, and what he may."""
    legal = legal_cards(playing)
    if playing.turn is None or not legal:
        return None
    said = translate("desk", TO_PLAY if playing.current else TO_LEAD, language)
    cards = " ".join(card_text(card, language) for card in sorted(legal, reverse=True))
    return said.format(seat=value(playing.turn, language), cards=cards)
