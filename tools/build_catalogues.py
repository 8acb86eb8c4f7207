"""Compile the message catalogues, when a wheel or an editable install is built and from `make`."""

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

LANGUAGES = Path(__file__).parent.parent / "src" / "lawbook" / "languages"


def compile_catalogues() -> None:
    """Write a `.mo` beside every `.po`; a fuzzy message is left out, so that it shows as English."""
    for source in LANGUAGES.glob("*/messages.po"):
        with source.open("rb") as text:
            catalogue = read_po(text, locale=source.parent.name)
        with source.with_suffix(".mo").open("wb") as binary:
            write_mo(binary, catalogue)


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand, where hatchling need not be installed
    pass
else:

    class CatalogueHook(BuildHookInterface[Any]):
        """Hatchling's hook: runs before anything is packed."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
            """Compile all catalogues."""
            compile_catalogues()


if __name__ == "__main__":
    compile_catalogues()
