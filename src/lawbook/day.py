"""Day: a day as somebody wrote it."""

import re
from datetime import UTC, date, datetime

from lawbook.errors import CaseError

__all__ = ["read_day", "today"]


def today() -> date:
    """The day that it is here."""
    return datetime.now(UTC).astimezone().date()


def read_day(value: object) -> date | None:
    """A day, or its text; None where nothing is told. Raises CaseError for what is no day.

    >>> read_day("2016-05-01"), read_day("")
    (datetime.date(2016, 5, 1), None)
    """
    if value is None or type(value) is date:
        return value
    text = str(value).strip()
    if isinstance(value, str) and not text:
        return None
    written = re.fullmatch(r"\d{4}-\d\d-\d\d", text, re.ASCII)
    try:
        return date.fromisoformat(text if written else "")
    except ValueError:
        raise CaseError("date {value!r}: no day; write it like 2022-10-01", value=text[:20]) from None
