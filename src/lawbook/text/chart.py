"""Chart: a Law as a flow chart in SVG, made from the Law itself.

Questions run from left to right, answers stand on the lines, endings at the right. No script, no
font of its own; readable in light and dark.
"""

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from lawbook.law.explore import Node
from lawbook.text import render

__all__ = ["svg"]

WIDTH = 290
GAP = 90
LINE = 16
PAD = 8
MARGIN = 14
CHARACTERS = 40
BOLD_CHARACTERS = 35

STYLE = """
text { font: 12px system-ui, sans-serif; fill: #1a1a1a }
.q { font-weight: 600 } .edge { fill: none; stroke: #667 } .answer { font-style: italic }
rect { fill: #fff; stroke: #667 } .ask { stroke: #1554b5; stroke-width: 1.5 }
@media (prefers-color-scheme: dark) {
  svg { background: #15181c } text { fill: #e8e8e8 } rect { fill: #20242a; stroke: #99a } .ask { stroke: #8ab4f8 }
}
"""


@dataclass(frozen=True, slots=True)
class _Box:
    """A node with its lines of text, its size and the boxes after it."""

    lines: tuple[tuple[str, str], ...]
    """Each with its class: `p` for a provision, `q` for the question."""
    after: tuple[tuple[str, "_Box"], ...]

    @property
    def height(self) -> int:
        """The height of the box itself."""
        return len(self.lines) * LINE + 2 * PAD

    @property
    def room(self) -> int:
        """The height that the box and everything after it takes."""
        return max(self.height + MARGIN, sum(box.room for _, box in self.after))


def svg(node: Node, title: str, language: str) -> str:
    """The flow chart of a Law."""
    box = _box(node, language)
    width = _depth(box) * (WIDTH + GAP) - GAP + 2 * MARGIN
    height = box.room + 2 * MARGIN
    parts = "\n".join(_draw(box, MARGIN, MARGIN))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' role="img" lang="{language}">\n<title>{escape(title)}</title>\n<style>{STYLE}</style>\n{parts}\n</svg>\n'
    )


def _box(node: Node, language: str) -> _Box:
    lines: list[tuple[str, str]] = []
    for provision in node.provisions:
        said = f"{render.sentence(provision, language)} [{provision.cite}]"
        lines += [
            ("p", line)
            for line in textwrap.wrap(said, CHARACTERS, initial_indent="- ", subsequent_indent="  ")
        ]
    if node.fact is not None:
        lines += [
            ("q", line) for line in textwrap.wrap(render.question(node.fact, language), BOLD_CHARACTERS)
        ]
    after = (
        (render.answer(node.fact, word, language) if node.fact else word, _box(next_, language))
        for word, next_ in node.branches
    )
    return _Box(tuple(lines), tuple(after))


def _depth(box: _Box) -> int:
    return 1 + max((_depth(next_) for _, next_ in box.after), default=0)


def _draw(box: _Box, x: int, top: int) -> Iterator[str]:
    middle = top + box.room // 2
    y = middle - box.height // 2
    kind = "ask" if box.after else "end"
    yield f'<rect class="{kind}" x="{x}" y="{y}" width="{WIDTH}" height="{box.height}" rx="4"/>'
    for number, (style, line) in enumerate(box.lines):
        baseline = y + PAD + (number + 1) * LINE - 4
        yield f'<text class="{style}" x="{x + PAD}" y="{baseline}" xml:space="preserve">{escape(line)}</text>'
    start = top + (box.room - sum(next_.room for _, next_ in box.after)) // 2
    for said, next_ in box.after:
        yield from _edge(x + WIDTH, middle, x + WIDTH + GAP, start + next_.room // 2, said)
        yield from _draw(next_, x + WIDTH + GAP, start)
        start += next_.room


def _edge(x: int, y: int, to_x: int, to_y: int, said: str) -> Iterator[str]:
    bend = x + 12
    yield f'<path class="edge" d="M{x} {y} H{bend} V{to_y} H{to_x}"/>'
    for number, line in enumerate(textwrap.wrap(said, 14)[:3]):
        yield f'<text class="answer" x="{bend + 4}" y="{to_y - 4 + number * LINE}">{escape(line)}</text>'
