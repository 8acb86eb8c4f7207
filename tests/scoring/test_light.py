"""A command that scores a session does not wait for NumPy."""

import pkgutil
import subprocess
import sys

import lawbook.scoring


def test_only_whole_fields_need_numpy() -> None:
    names = [f"lawbook.scoring.{found.name}" for found in pkgutil.iter_modules(lawbook.scoring.__path__)]
    heavy = "lawbook.scoring.matchpoints"
    assert heavy in names
    script = (
        "import sys\n"
        "from importlib import import_module\n"
        f"for name in {sorted({*names} - {heavy})}: import_module(name)\n"
        "print('numpy' in sys.modules)\n"
        f"import_module({heavy!r})\n"
        "print('numpy' in sys.modules)"
    )

    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)

    assert (["False", "True"], "") == (done.stdout.split(), done.stderr)
