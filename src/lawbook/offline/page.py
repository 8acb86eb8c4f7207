"""Page: what the site itself shows, while it loads, when something is newer, and how it is opened from a stick."""

import json
from collections.abc import Mapping

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from lawbook.languages import LANGUAGES
from lawbook.web.words import Words
from lawbook.web.words import marked as _

__all__ = ["page"]

SAID: Mapping[str, str] = {
    "title": _("The director's desk without a network"),
    "loading": _("Loading: {done} of {all} MB"),
    "starting": _("Getting ready; the first time this takes a moment"),
    "ready": _("Everything is here: the desk opens on this device without a network."),
    "open": _("Open the desk"),
    "version": _("Version {version}"),
    "offered": _("A newer version has been loaded. Use it when no ruling is under way."),
    "use": _("Use the newer version"),
    "failed": _("It could not be loaded: {why}. Is there a network? What was loaded already is kept."),
    "again": _("Try again"),
    "unable": _(
        "This browser cannot run the desk by itself: it has no WebAssembly, no service worker, or no scripts."
    ),
    "insecure": _("A browser keeps only what comes by https, or from this machine itself."),
    "root": _("These files have to stand at the root of their host, under a name of its own."),
    "stick": _("From a stick: open a terminal in this folder and type"),
    "then": _("Then open this address; the command may be ended as soon as the desk has opened."),
    "book": _("The small book"),
    "about_book": _("Every Law, question by question, in one page that needs nothing else."),
    "open_book": _("Open the small book"),
}
"""What it says, by the names that its script knows."""


def page(version: str, base: str, *, book: bool) -> str:
    """The page, as it stands at a base; it links to the small book where that is built."""
    made = Environment(
        loader=PackageLoader("lawbook.offline"), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    told = {code: {key: Words(code)(said) for key, said in SAID.items()} for code in LANGUAGES}
    words = Markup(json.dumps(told, ensure_ascii=False).replace("<", "\\u003c"))  # noqa: S704  # JSON; nothing in it ends a script
    return made.get_template("page.html").render(
        words=words, english=SAID, version=version, base=base, book=book
    )
