"""`lawbook`, and `python -m lawbook`: the command line as a process of its own."""

import gc
import sys

from lawbook.cli.plainly import ruled_plainly

__all__ = ["run"]


def run() -> None:
    """Carry out what is called for, and end the process."""
    gc.disable()  # what is read now stays, so that nobody has to look for garbage in it
    ruled_plainly(sys.argv[1:])
    from lawbook.cli import main  # noqa: PLC0415  # whatever is not plain is click's

    gc.freeze()
    gc.enable()
    main()


if __name__ == "__main__":
    run()
