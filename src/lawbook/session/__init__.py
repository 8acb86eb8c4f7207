"""A session: what Directors do in the course of an evening, kept in the log of its event.

call        one call of the Director, folded: where, the case as told, rivals, who holds it
history     what was put down about it, undone and redone
evening     all of it together: opening, telling, undoing, taking over, closing; safe for several at once
keys        who may write and who may read
clock       the round that is played, and which moments have come at a table
returns     what the Director has to come back to, and when it is due
ruled       what the desk rules on a case that was told
stage       how far a call has come
warned      who was warned before
"""

from lawbook.session.call import DirectorCall, Version
from lawbook.session.evening import Evening, open_evening
from lawbook.session.keys import Role, new_key
from lawbook.session.returns import Reminder, reminders

__all__ = [
    "DirectorCall",
    "Evening",
    "Reminder",
    "Role",
    "Version",
    "new_key",
    "open_evening",
    "reminders",
]
