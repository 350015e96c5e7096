"""The command's answers, byte for byte, and HarfBuzz's own widths."""

import os
import pathlib
import random
import subprocess
import sys

import copyfit
import pytest

REPOSITORY = pathlib.Path(__file__).parents[2]
COMMAND = os.environ.get("COPYFIT", str(REPOSITORY / ".build/tests/release/copyfit"))


@pytest.mark.skipif(not pathlib.Path(COMMAND).exists(), reason="there is no command")
@pytest.mark.parametrize("kind", ["measure", "fit"])
def test_answers_are_the_commands_bytes(kind: str, tmp_path: pathlib.Path) -> None:
    # As many as the variable says: 100,000 take a minute with a command in release mode.
    count = os.environ.get("COPYFIT_RECORDS", "10000" if kind == "measure" else "2000")
    command = [sys.executable, str(REPOSITORY / "Tests/C/records.py"), kind, count]
    records = subprocess.run(command, capture_output=True, check=True).stdout
    asked = subprocess.run([COMMAND, kind, "--ndjson", "--quiet"], input=records, capture_output=True, check=False)
    answers = copyfit.Engine().answer(records, fits=kind == "fit")
    assert answers.count(b"\n") == records.count(b"\n")
    assert answers == asked.stdout


def test_widths_are_harfbuzzs() -> None:
    harfbuzz = pytest.importorskip("uharfbuzz")
    file = pathlib.Path(copyfit.__file__).parent / "fonts/Inter/Inter-Regular.otf"
    face = harfbuzz.Face(harfbuzz.Blob.from_file_path(str(file)))
    font = harfbuzz.Font(face)
    # Copyfit's unit is 1/1024 point.
    font.scale = (16 * 1024, 16 * 1024)
    dice = random.Random(16)
    letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZäöüß.,-"
    own = copyfit.Font("Inter", 16)
    for _ in range(2000):
        text = "".join(dice.choices(letters, k=dice.randint(1, 12)))
        buffer = harfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        harfbuzz.shape(font, buffer)
        width = sum(position.x_advance for position in buffer.glyph_positions) / 1024
        assert copyfit.prepare(text, own).at().max_content_width == width, text
