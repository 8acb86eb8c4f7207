"""Known: what the three laws of the ledger find that is not mended yet, by family; nothing else is found.

A complaint stands here in the words of `trying.py`. Whoever mends one takes it out: the tests say so.
"""

from collections.abc import Mapping

__all__ = ["DISOBEYED", "TOLD_OTHERWISE"]

DISOBEYED: Mapping[str, tuple[str, ...]] = {
    "15 cards of another board": ("no card is legal, and nobody is awaited",),
    "15 cards of another board, one call": ("no card is legal, and nobody is awaited",),
    "24 a lead in the auction": ("nobody has the turn to play",),
    "45 declarer plays two cards": ("no card is legal, and nobody is awaited",),
    "46 declarer calls a card that is not there": ("obedience punished: not_named",),
    "46 declarer calls a suit": ("obedience punished: not_named",),
    "46 declarer calls anything": ("obedience punished: not_named",),
    "46 declarer calls high": ("obedience punished: not_named",),
    "48 declarer names an honour": ("nothing irregular is found",),
    "48 dummy names a low card": ("nothing irregular is found",),
    "48 dummy names an honour": ("nothing irregular is found",),
    "49 a defender exposes two of a suit": ("breach under ['49'], not ['52']",),
}

TOLD_OTHERWISE: Mapping[str, tuple[str, ...]] = {
    "24 two cards exposed": ("exposed one by one",),
    "31 three in a row": ("answer by answer",),
    "45 dummy moves another card": ("South calls the Director",),
    "48 declarer drops a low card": ("South calls the Director",),
    "48 declarer exposes two of a suit": (
        "South calls the Director",
        "exposed one by one",
        "exposed one by one: answer declarer_showed_cards: told 'as_played'",
        "exposed one by one: answer declarer_showed_cards: told 'faced'",
    ),
    "48 declarer exposes two of two suits": (
        "exposed one by one",
        "exposed one by one: answer declarer_showed_cards: told 'as_played'",
        "exposed one by one: answer declarer_showed_cards: told 'faced'",
    ),
    "48 dummy exposes two of a suit": ("exposed one by one",),
    "48 dummy exposes two of two suits": ("exposed one by one",),
    "49 a defender exposes two of a suit": ("exposed one by one",),
    "49 a defender exposes two of two suits": ("exposed one by one",),
    "54 opening lead by a defender": ("South calls the Director",),
    "54 opening lead by dummy": ("South calls the Director",),
    "56 a defender leads at partner's turn": ("South calls the Director",),
    "56 a defender leads at the other side's turn": ("South calls the Director",),
    "57 a premature lead": ("South calls the Director", "choices in the story", "the Director is called"),
}
