"""A player who cannot lead or play as a rectification demands plays any card that is otherwise legal.

That is so when he holds no card of the suit required, has only cards of the suit forbidden, or has to follow suit.
"""

from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, one_of
from lawbook.law.provision import Act, Permitted, Required, Verb
from lawbook.law.role import Role
from lawbook.table.seen.order_of_play import Ability, ability, hand_to_play
from lawbook.table.seen.sight import of_record

ABILITY = one_of(
    "able_to_comply",
    "Can the player lead or play as the rectification demands of him?",
    Ability,
    seen=of_record(ability),
)
PLAYER = Detail("restricted_player", of_record(hand_to_play))


@law("59", edition=2017, title="Inability to lead or play as required")
def inability(case: Case) -> Provisions:
    able = case[ABILITY] is Ability.ABLE
    who = case.known(PLAYER, Role.RESTRICTED)
    if able:
        yield Required(who=who, act=Act.OBEY_RESTRICTION, verb=Verb.DOES, cite="61A")
    else:
        yield Permitted(who=who, act=Act.PLAY_ANY_LEGAL, cite="59")
