"""What a hand is drawn from."""

from dataclasses import dataclass

from lawbook.bridge import PACK, Hand

__all__ = ["NO_CARDS", "WHOLE_PACK", "Draw"]

NO_CARDS = Hand()


@dataclass(frozen=True, slots=True)
class Draw:
    """Hands of so many cards: some that they hold anyway, the rest drawn from a pack."""

    pack: Hand = PACK
    held: Hand = NO_CARDS
    size: int = 13


WHOLE_PACK = Draw()
