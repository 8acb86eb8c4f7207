"""The pack: fifty-two cards that nobody can tell apart from behind.

The backs should all be alike, and of a design that looks the same upside down; whether the faces have to do that too is for
the authority to say. A pack that fails is replaced, and what it may have told a player is a matter for other Laws.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of, yes_no
from lawbook.law.provision import ContinuesIn, PlayOn, Required, Verb
from lawbook.law.provision.contest_acts import ContestAct
from lawbook.law.role import Role


class OddCards(Label):
    """What is odd about the cards."""

    BACKS = "backs", "A back differs from the others, or shows which way round the card is held"
    FACES = "faces", "The faces do not look the same upside down"


ODD_CARDS = one_of("odd_cards", "What is odd about the pack?", OddCards)
REQUIRED = yes_no(
    "symmetric_faces", "Does the Regulating Authority require faces that look the same upside down?"
)
TOLD = yes_no("card_told_by_back", "Could a player have told a card by it?")


@law("1", edition=2017, title="The pack")
def pack(case: Case) -> Provisions:
    if case[ODD_CARDS] is OddCards.BACKS:
        yield from replaced("1C")
        if case[TOLD]:
            given = (("information_from", "elsewhere"),)
            yield ContinuesIn(law="16", given=given, cite="16D1")
    elif case[REQUIRED]:
        yield from replaced("1B")
    else:
        yield PlayOn(cite="1B")


def replaced(cite: str) -> Provisions:
    yield Required(who=Role.DIRECTOR, act=ContestAct.REPLACE_PACK, verb=Verb.SHOULD, cite=cite)
