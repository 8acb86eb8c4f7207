"""The desk: the one place where table, Law, aids and authority meet.

The command line, the web pages and the web API call these functions and nothing below them, so none
of the three can rule differently.
"""

from lawbook.desk.aids import aid, explained, helped
from lawbook.desk.answers import fact_key
from lawbook.desk.comparing import SAMPLES, compare, meaning_object
from lawbook.desk.decision import (
    Decision,
    answer_words,
    consequences_of,
    gone_on,
    options,
    rule,
    told_in,
    without,
)
from lawbook.desk.explained import explanations
from lawbook.desk.laws import Difference, Summary, covered, law_differences, law_summary
from lawbook.desk.objects import as_json, table_object
from lawbook.desk.replay import replay

__all__ = [
    "SAMPLES",
    "Decision",
    "Difference",
    "Summary",
    "aid",
    "answer_words",
    "as_json",
    "compare",
    "consequences_of",
    "covered",
    "explained",
    "explanations",
    "fact_key",
    "gone_on",
    "helped",
    "law_differences",
    "law_summary",
    "meaning_object",
    "options",
    "replay",
    "rule",
    "table_object",
    "told_in",
    "without",
]
