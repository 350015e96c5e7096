"""What the command does: it must be installed."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from copyfit import _arguments
from copyfit._arguments import Path
from copyfit._errors import ProgramError, SettingsError


class CheckReport(NamedTuple):
    """What ``copyfit check`` found: findings, and problems: what could not be checked, such as a broken file.

    Both have the members of the report `ndjson`, among them ``message``.
    """

    findings: list[dict[str, Any]]
    problems: list[dict[str, Any]]


def check(*paths: Path, rules: Path | None = None, options: Sequence[str] = ()) -> CheckReport:
    """Checks files of translations with ``copyfit check``: ``check("App", rules="copyfit.yml").findings``.

    Needs the command `copyfit`.
    """
    given = ["--rules", _arguments.path(rules, "rules")] if rules is not None else []
    named = [_arguments.path(path, "paths") for path in paths]
    output = _run(["check", *given, "--quiet", "--report", "ndjson=-", *options, "--", *named], (0, 1, 2))
    lines = [json.loads(line) for line in output.splitlines() if line]
    findings, problems = ([line[kind] for line in lines if kind in line] for kind in ("finding", "problem"))
    return CheckReport(findings, problems)


def render(text: str, output: Path, *options: str) -> None:
    """Draws a text into an SVG, PNG or PDF file, with the options of ``copyfit render``.

    ``render("Jetzt kaufen", "button.svg", "--font", "Inter", "--size", "16", "--width", "80")``. Needs the command `copyfit`.
    """
    # The command takes one byte order mark and one line break off what it reads.
    written = b"\xef\xbb\xbf" + _arguments.utf8(text, "text") + b"\r\n"
    _run(["render", *options, "--output", _arguments.path(output, "output"), "--", "-"], (0,), written)


def layout(document: Mapping[str, Any], width: float | None = None, height: float | None = None, *options: str) -> dict[str, Any]:
    """Where everything in a layout of stacks, frames and texts is, as ``copyfit layout`` says.

    ``layout({"vstack": {"children": [{"text": {"string": "Jetzt kaufen"}}, {"spacer": {}}]}}, 320)["nodes"]`` has the frames in points.
    Without a width, or a height, the layout takes its ideal one; ``math.inf`` is without limit. ``Documentation/Layout.md`` describes
    documents and answers. Needs the command `copyfit`.
    """
    room = [(name, _arguments.number(limit, name)) for name, limit in (("width", width), ("height", height)) if limit is not None]
    limits = [word for name, limit in room for word in ("--" + name, repr(limit))]
    try:
        written = json.dumps(document, allow_nan=False, default=_arguments.written).encode()
    except (ValueError, TypeError, RecursionError) as error:
        raise SettingsError(f"The document is not JSON ({error}): correct it.", "invalid-json") from None
    answer: dict[str, Any] = json.loads(_run(["layout", *options, *limits, "--format", "json", "--", "-"], (0, 1), written))
    return answer


def _run(arguments: list[str], usual: tuple[int, ...], text: bytes = b"") -> bytes:
    """What the command writes, given a text. It fails with an unusual status, or if it has nothing to say about what is wrong."""
    # Only here, because they take time at every start.
    import shutil
    import subprocess

    program = shutil.which("copyfit")
    if program is None:
        raise ProgramError(
            "There is no command `copyfit` on the PATH: install it, the Python package only measures.", "no-program"
        )
    done = subprocess.run([program, *arguments], input=text, capture_output=True, check=False)
    if done.returncode not in usual or (done.returncode > 1 and not done.stdout):
        raise ProgramError(done.stderr.decode(errors="replace").strip().removeprefix("Error: ") or "copyfit failed.", "program-failed")
    return done.stdout
