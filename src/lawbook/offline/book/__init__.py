"""The small book: every question of every Law in one page that needs no network and no interpreter.

`walking.py` consults each Law with every answer; `shelf.py` keeps what it meets, each thing once;
`walk.js` goes the same ways again, and `show.js` shows where one has come to.
"""

from lawbook.offline.book.page import book_page

__all__ = ["book_page"]
