"""Courtesy, consideration and correct procedure at the table.

Most of it is how a player should behave, and seldom penalized; the last list names violations of procedure. What
partner could read from them is information that he may not use, and tempo meant to upset an opponent is ruled
by Law 73.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import judge, one_of
from lawbook.law.laws.law_73 import GIVEN_BY_PARTNER
from lawbook.law.provision import Act, ContinuesIn, Penalize, Permitted, Required, Strength, Verb
from lawbook.law.role import Role


class Conduct(Label):
    """What a player did, in the order of the Law."""

    DISCOURTEOUS = "discourteous", "He was discourteous"
    ANNOYING = "annoying", "He annoyed or embarrassed another by a remark or otherwise"
    NOT_UNIFORM = "not_uniform", "He called or played in no uniform way"
    INATTENTIVE = "inattentive", "He paid too little attention to the game"
    COMMENT = "comment", "He made a needless comment during the auction or play"
    DETACHED_CARD = "detached_card", "He detached a card before his turn to play"
    PROLONGED = "prolonged", "He prolonged the play needlessly, to disconcert an opponent"
    RUDE_TO_DIRECTOR = "rude_to_director", "He called or addressed the Director discourteously"
    DESIGNATION = "designation", "He used different designations for the same call"
    APPROVAL = "approval", "He showed approval or disapproval of a call or play"
    EXPECTATION = "expectation", "He showed that he expected to win or lose a trick not yet completed"
    SIGNIFICANT = (
        "significant",
        "He drew attention to something significant in the auction or play, or to the tricks still needed",
    )
    LOOKED = "looked", "He looked intently at a player or at another's hand"
    SAW_CARD = "saw_card", "He saw a card of an opponent's without looking for it"
    NO_INTEREST = "no_interest", "He showed that the deal no longer interested him"
    TEMPO = "tempo", "He varied his tempo to disconcert an opponent"
    LEFT_TABLE = "left_table", "He left the table needlessly before the round was called"


ATTITUDE = {
    Conduct.DISCOURTEOUS: ("74A1", Act.BE_COURTEOUS),
    Conduct.ANNOYING: ("74A2", Act.BE_COURTEOUS),
    Conduct.NOT_UNIFORM: ("74A3", Act.FOLLOW_PROCEDURE),
    Conduct.INATTENTIVE: ("74B1", Act.SHOW_CONSIDERATION),
    Conduct.COMMENT: ("74B2", Act.SHOW_CONSIDERATION),
    Conduct.DETACHED_CARD: ("74B3", Act.SHOW_CONSIDERATION),
    Conduct.PROLONGED: ("74B4", Act.SHOW_CONSIDERATION),
    Conduct.RUDE_TO_DIRECTOR: ("74B5", Act.BE_COURTEOUS),
}
VIOLATION = {
    Conduct.DESIGNATION: "74C1",
    Conduct.APPROVAL: "74C2",
    Conduct.EXPECTATION: "74C3",
    Conduct.SIGNIFICANT: "74C4",
    Conduct.LOOKED: "74C5",
    Conduct.NO_INTEREST: "74C6",
    Conduct.TEMPO: "74C7",
    Conduct.LEFT_TABLE: "74C8",
}

CONDUCT = one_of("conduct", "What did the player do?", Conduct)
TELLING = judge("conduct_tells_partner", "Could it tell his partner anything about the deal?")


@law("74", edition=2017, title="Conduct and etiquette")
def conduct(case: Case) -> Provisions:
    done = case[CONDUCT]
    if done is Conduct.SAW_CARD:
        yield Permitted(who=Role.INFORMED, act=Act.USE_SEEN_CARD, cite="74C5")
    elif done in VIOLATION:
        yield Required(
            who=Role.OFFENDER, act=Act.FOLLOW_PROCEDURE, verb=Verb.SHOULD, cite=VIOLATION[done], see=("74A3",)
        )
        yield Penalize(strength=Strength.MAY, cite="90A", see=(VIOLATION[done],))
        yield from what_it_told(case, done)
    else:
        yield from attitude(case, done)


def attitude(case: Case, done: Conduct) -> Provisions:
    cite, act = ATTITUDE[done]
    yield Required(who=Role.OFFENDER, act=act, verb=Verb.SHOULD, cite=cite)
    yield Penalize(strength=Strength.SHOULD, cite=cite, see=("90A",))
    if act is Act.BE_COURTEOUS:
        yield Permitted(who=Role.DIRECTOR, act=Act.DISCIPLINE, cite="91A", see=(cite,))
    else:
        yield from what_it_told(case, done)


def what_it_told(case: Case, done: Conduct) -> Provisions:
    """Partner may not use it; an opponent who was misled by tempo has Law 73."""
    if done is Conduct.TEMPO:
        yield ContinuesIn(law="73", given=(("communication", "misled"),), cite="74C7", see=("73D2",))
    if case[TELLING]:
        yield ContinuesIn(law="16", given=GIVEN_BY_PARTNER, cite="73C1", see=("16B1",))
