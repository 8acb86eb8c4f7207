"""Fields: the forms of pages as they stand there, filled in oddly: a value nobody means, a field twice, or none."""

import random
from collections.abc import Callable, Iterable, Sequence
from html.parser import HTMLParser
from urllib.parse import parse_qsl, urlencode, urljoin, urlsplit

from tools.fuzzing.changes import changed
from tools.fuzzing.odd import VALUES

__all__ = ["filled", "forms_of", "written"]

Field = tuple[str, str]


def written(method: str, path: str, fields: Iterable[Field]) -> str:
    """A request as one line of text."""
    return f"{method} {path}?{urlencode(list(fields), errors='surrogatepass')}"


def forms_of(get: Callable[[str], str], starts: Sequence[str], within: str, most: int = 150) -> list[str]:
    """Every form and link of the pages that these lead to, each as a request; of one address with one set of fields the first."""
    found: dict[tuple[str, str, frozenset[str]], str] = {}
    seen, waiting = set[str](), list(starts)
    while waiting and len(seen) < most:
        path = waiting.pop(0)
        if urlsplit(path).path in seen or not path.startswith(within):
            continue
        seen.add(urlsplit(path).path)
        read = _Forms(path)
        read.feed(get(path))
        for method, there, fields in read.forms:
            key = method, urlsplit(there).path, frozenset(name for name, _ in fields)
            found.setdefault(key, written(method, urlsplit(there).path, fields))
        waiting += [there for method, there, _ in read.forms if method == "GET"]
    return list(found.values())


class _Forms(HTMLParser):
    """Reads the forms and links of a page."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self._path = path
        self._fields: list[Field] = []
        self._inside = ""
        self.forms: list[tuple[str, str, list[Field]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        if tag == "form":
            self._fields = []
            self._add(told.get("method", "get").upper(), told.get("action", ""), self._fields)
        elif tag == "a" and told.get("href", "#")[:1] == "/":
            self._add("GET", told["href"], parse_qsl(urlsplit(told["href"]).query))
        elif "formaction" in told:
            self._add("POST", told["formaction"], parse_qsl(urlsplit(told["formaction"]).query))
        elif tag in {"input", "select", "textarea", "button"} and told.get("name"):
            self._fields.append((told["name"], told.get("value", "")))
            self._inside = tag
        elif tag == "option" and self._inside == "select" and self._fields and not self._fields[-1][1]:
            self._fields[-1] = self._fields[-1][0], told.get("value", "")

    def _add(self, method: str, there: str, fields: list[Field]) -> None:
        self.forms.append((method, urljoin(self._path, there), fields))


def filled(text: str, chance: random.Random, seeds: Sequence[str]) -> str:
    """A request of which one to four fields say something else; now and then a text like any other."""
    if chance.random() < 0.15:
        return changed(text, chance, seeds)
    method, _, rest = text.partition(" ")
    path, _, query = rest.partition("?")
    fields = parse_qsl(query, keep_blank_values=True, errors="surrogatepass")
    for _ in range(chance.randint(1, 4)):
        fields = chance.choice(_CHANGES)(fields, chance, seeds)
    return written(method, path, fields)


Change = Callable[[list[Field], random.Random, Sequence[str]], list[Field]]


def _otherwise(fields: list[Field], chance: random.Random, _: Sequence[str]) -> list[Field]:
    return [
        (name, chance.choice(VALUES) if n == 0 else value) for n, (name, value) in _marked(fields, chance)
    ]


def _longer(fields: list[Field], chance: random.Random, _: Sequence[str]) -> list[Field]:
    more = chance.choice(VALUES)
    return [(name, f"{value}{more}" if n == 0 else value) for n, (name, value) in _marked(fields, chance)]


def _twice(fields: list[Field], chance: random.Random, _: Sequence[str]) -> list[Field]:
    return fields + [
        (name, chance.choice((value, *VALUES))) for n, (name, value) in _marked(fields, chance) if n == 0
    ]


def _as_list(fields: list[Field], chance: random.Random, _: Sequence[str]) -> list[Field]:
    form = chance.choice(("{}[]", "{}[0]", "{}.a", " {}", "{} ", "_{}"))
    return [(form.format(name) if n == 0 else name, value) for n, (name, value) in _marked(fields, chance)]


def _without(fields: list[Field], chance: random.Random, _: Sequence[str]) -> list[Field]:
    return [field for n, field in _marked(fields, chance) if n]


def _lent(fields: list[Field], chance: random.Random, seeds: Sequence[str]) -> list[Field]:
    """A field of another form."""
    return (
        fields
        + parse_qsl(chance.choice(seeds).partition("?")[2], keep_blank_values=True, errors="surrogatepass")[
            :2
        ]
    )


def _marked(fields: list[Field], chance: random.Random) -> list[tuple[int, Field]]:
    """The fields, one of them with 0."""
    place = chance.randrange(len(fields)) if fields else 0
    return [(n - place, field) for n, field in enumerate(fields)]


_CHANGES: tuple[Change, ...] = (
    _otherwise,
    _otherwise,
    _otherwise,
    _otherwise,
    _longer,
    _twice,
    _as_list,
    _without,
    _lent,
)
