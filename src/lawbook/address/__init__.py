"""The address of a page. It holds the whole case, so a page can be kept, printed, sent and changed."""

from lawbook.address.address import Address, Within
from lawbook.address.params import RESERVED, SET, SHOWN, is_kept, told_once
from lawbook.address.reader import preferred
from lawbook.address.situation import law_name
from lawbook.address.systems import SYSTEM_KEYS

__all__ = [
    "RESERVED",
    "SET",
    "SHOWN",
    "SYSTEM_KEYS",
    "Address",
    "Within",
    "is_kept",
    "law_name",
    "preferred",
    "told_once",
]
