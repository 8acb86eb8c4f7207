"""The desk: the one place where table, Law, aids and authority meet.

The command line, the web pages and the web API call these functions and nothing below them, so none
of the three can rule differently. What takes long to read is asked for by its module: `comparing` and
`explained` for meanings, `claims`, `evidence`; `laws` for a Law explored, `objects` for JSON.
"""

from lawbook.desk.after import (
    answer_words,
    consequences_of,
    gone_back,
    gone_on,
    options,
    told_in,
    without,
)
from lawbook.desk.aids import aid, helped
from lawbook.desk.anew import told_anew
from lawbook.desk.answers import fact_key
from lawbook.desk.covered import covered
from lawbook.desk.decision import Decision, rule
from lawbook.desk.replay import replay

__all__ = [
    "Decision",
    "aid",
    "answer_words",
    "consequences_of",
    "covered",
    "fact_key",
    "gone_back",
    "gone_on",
    "helped",
    "options",
    "replay",
    "rule",
    "told_anew",
    "told_in",
    "without",
]
