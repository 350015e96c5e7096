"""What the command does: it must be installed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from copyfit import _arguments
from copyfit._arguments import Path
from copyfit._errors import ProgramError


def check(*paths: Path, rules: Path | None = None, options: Sequence[str] = ()) -> list[dict[str, Any]]:
    """The findings of ``copyfit check`` on files of translations, as in its report `ndjson`.

    Needs the command `copyfit`.
    """
    given = ["--rules", str(rules)] if rules is not None else []
    named = [_arguments.path(path, "paths") for path in paths]
    output = _run(["check", *given, "--quiet", "--report", "ndjson=-", *options, "--", *named], (0, 1))
    lines = [json.loads(line) for line in output.splitlines() if line]
    return [line["finding"] for line in lines if "finding" in line]


def render(text: str, output: Path, *options: str) -> None:
    """Draws a text into an SVG, PNG or PDF file, with the options of ``copyfit render``.

    Needs the command `copyfit`.
    """
    _run(["render", *options, "--output", str(output), "--", text], (0,))


def _run(arguments: list[str], usual: tuple[int, ...]) -> bytes:
    # Only here, because they take time at every start.
    import shutil
    import subprocess

    program = shutil.which("copyfit")
    if program is None:
        raise ProgramError(
            "There is no command `copyfit` on the PATH: install it, the Python package only measures.", "no-program"
        )
    done = subprocess.run([program, *arguments], capture_output=True, check=False)
    if done.returncode not in usual:
        raise ProgramError(done.stderr.decode(errors="replace").strip() or "copyfit failed.", "program-failed")
    return done.stdout
