"""Spectators watch; they do not take part.

They are under the Director's control wherever a player may be in a session. At the table they look at one hand, show
nothing, say nothing and disturb nobody; of facts and of the Laws they speak only when he asks them. What a player
learns from one of them has come to him from elsewhere.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of, yes_no
from lawbook.law.provision import ContinuesIn, Permitted, Prohibited, Required, Verb
from lawbook.law.provision.contest_acts import ContestAct
from lawbook.law.role import Role


class Spectator(Label):
    """What a spectator did, in the order of the Law."""

    BROADCAST = (
        "broadcast",
        "Watching a broadcast, he communicated with a player during that player's session",
    )
    HANDS = "hands", "He looked at more than one player's hand"
    REACTED = "reacted", "He showed a reaction to the auction or the play"
    TALKED = "talked", "He talked to a player, or made remarks or gestures, during the round"
    DISTURBED = "disturbed", "He disturbed a player"
    DREW_ATTENTION = "drew_attention", "He drew attention to something in the game, such as a revoke"
    TESTIFIED = "testified", "He spoke of what happened, or of what the Laws say"


BREACH = {
    Spectator.BROADCAST: ("76A2", ContestAct.CONTACT_PLAYER, Verb.MUST_NOT),
    Spectator.HANDS: ("76B1", ContestAct.LOOK_AT_MORE_HANDS, Verb.MAY_NOT),
    Spectator.REACTED: ("76B2", ContestAct.REACT, Verb.MUST_NOT),
    Spectator.TALKED: ("76B3", ContestAct.TALK_IN_ROUND, Verb.MUST_NOT),
    Spectator.DISTURBED: ("76B4", ContestAct.DISTURB_PLAYERS, Verb.MUST_NOT),
    Spectator.DREW_ATTENTION: ("76B5", ContestAct.SPEAK_OF_THE_GAME, Verb.SHALL_NOT),
    Spectator.TESTIFIED: ("76C1", ContestAct.SPEAK_UNASKED, Verb.MAY_NOT),
}
SILENT = (Spectator.HANDS, Spectator.DISTURBED)
"""What tells nobody anything."""

HANDS = {"one": False, "several": True}
SPECTATOR = one_of("spectator", "What did the spectator do?", Spectator)
MORE_HANDS = yes_no("more_hands_allowed", "Does a regulation let the spectator look at more than one hand?")
ASKED = yes_no("spectator_asked", "Had the Director asked the spectator to speak?")
IRREGULARITY = yes_no("irregularity_told", "Did an irregularity at the table come to light by it?")
REGULATED = yes_no(
    "spectator_regulation", "Does a regulation say what is done about irregularities that spectators cause?"
)
PLAYER_LEARNED = yes_no(
    "player_learned", "Could a player learn anything from it about a board that he has not finished?"
)


@law("76", edition=2017, title="Spectators")
def spectators(case: Case) -> Provisions:
    did = case[SPECTATOR]
    if did is Spectator.HANDS and case.elected("spectator_hands", MORE_HANDS, HANDS):
        yield Permitted(who=Role.SPECTATOR, act=ContestAct.LOOK_AT_HANDS, cite="76B1")
    elif did is Spectator.TESTIFIED and case[ASKED]:
        yield Permitted(who=Role.SPECTATOR, act=ContestAct.ANSWER_DIRECTOR, cite="76C1", see=("85A1",))
    else:
        yield from breach(case, did)


def breach(case: Case, did: Spectator) -> Provisions:
    cite, act, verb = BREACH[did]
    yield Prohibited(who=Role.SPECTATOR, act=act, verb=verb, cite=cite, see=("76D",))
    yield Permitted(who=Role.DIRECTOR, act=ContestAct.MOVE_SPECTATOR, cite="76A1")
    if did in SILENT:
        return
    if case[IRREGULARITY]:
        yield from brought_to_light(case)
    if case[PLAYER_LEARNED]:
        yield ContinuesIn(law="16", given=(("information_from", "elsewhere"),), cite="16D1", see=(cite,))


def brought_to_light(case: Case) -> Provisions:
    """The Director knows of it now, and from whom he knows it does not matter."""
    if case[REGULATED]:
        yield Required(who=Role.DIRECTOR, act=ContestAct.FOLLOW_REGULATION, verb=Verb.DOES, cite="76C2")
    else:
        yield Required(
            who=Role.DIRECTOR,
            act=ContestAct.RECTIFY_WHAT_HE_LEARNS,
            verb=Verb.DOES,
            cite="81C3",
            see=("76C2",),
        )
