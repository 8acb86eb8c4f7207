"""An event: what happens at a table. Each prints as one line of a story and reads back."""

from lawbook.record import OrderedRecord

__all__ = ["Event"]


class Event(OrderedRecord):
    """Something that happened at the table."""
