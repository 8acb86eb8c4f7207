"""What a platform embeds needs nothing but Python, and the package says what it exports."""

import pkgutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import lawbook

SOURCE = Path(__file__).parents[1] / "src"
PACKAGES = ("bridge", "desk", "law", "notation", "table", "text", "web")
MODULES = sorted(
    found.name
    for found in pkgutil.walk_packages(lawbook.__path__, "lawbook.")
    if not found.name.endswith("__main__") and ".laws." not in found.name
)


def test_a_ruling_needs_only_the_standard_library() -> None:
    script = (
        f"import sys; sys.path.insert(0, {str(SOURCE)!r})\n"
        "from lawbook.law.authority import authority\n"
        "from lawbook.law.book import find_law\n"
        "from lawbook.law.case import Case\n"
        "from lawbook.law.consult import consult\n"
        "from lawbook.notation import parse_deal\n"
        "from lawbook.table import Table, parse_story\n"
        "table = Table(story=list(parse_story(['N P', 'E has 14 cards', 'W has 12 cards'])))\n"
        "case = Case(edition=2017, authority=authority('WBF'), view=table)\n"
        "print(consult(find_law('13'), case).question.key)"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", script], capture_output=True, text=True, check=False
    )

    assert (done.stdout.strip(), done.stderr) == ("saw_another_hand", "")


@pytest.mark.parametrize("name", MODULES)
def test_every_module_says_what_it_is_and_exports_what_is_there(name: str) -> None:
    module = import_module(name)

    assert module.__doc__
    assert [exported for exported in getattr(module, "__all__", ()) if not hasattr(module, exported)] == []


@pytest.mark.parametrize("name", PACKAGES)
def test_exports_are_in_the_order_of_the_alphabet(name: str) -> None:
    exported = list(getattr(import_module(f"lawbook.{name}"), "__all__", ()))

    assert exported == sorted(exported, key=lambda word: (not word.isupper(), word[0].islower(), word))
