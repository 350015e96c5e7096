#!/usr/bin/env python3
"""Times measuring from C, Python and Node, beside what Python programs take today: languages.py [ROUNDS]

Needs the wheel (make wheel) in its environment and, for a row each, Pillow, uharfbuzz, skia-python, PyMuPDF, a C compiler with
.build/library, and Node with a command. Contestants take turns; the figures are medians over the rounds of CPU time, but for Node,
which waits for another process: elapsed time.
"""

from __future__ import annotations

import os
import pathlib
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator

import copyfit

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
COMMAND = os.environ.get("COPYFIT", str(REPOSITORY / ".build/release/copyfit"))
FILE = str(REPOSITORY / "Fonts/Inter/Inter-Regular.otf")
WIDTHS = [80.0 + 16 * step for step in range(20)]
ONE = 208
FONT = copyfit.Font("Inter", 16)
COUNT = 2000


def sentences() -> list[str]:
    """New sentences of known words, as those of an app are."""
    words = (REPOSITORY / "Benchmarks/Sources/BenchmarkCorpora/Texts/english.txt").read_text(encoding="utf-8").split()
    return [" ".join(random.choices(words, k=random.randint(3, 14))) for _ in range(COUNT)]


Contestant = Callable[[list[str]], object]


def greedy(width_of: Callable[[str], float]) -> Contestant:
    """The lines that programs make of a measure of strings: word by word."""

    def lines(text: str, width: float) -> int:
        count, line = 1, ""
        for word in text.split():
            longer = f"{line} {word}" if line else word
            if line and width_of(longer) > width:
                count, line = count + 1, word
            else:
                line = longer
        return count

    return lambda texts: [lines(text, ONE) for text in texts]


def peers() -> Iterator[tuple[str, Contestant]]:
    try:
        from PIL import ImageFont

        yield "Pillow, a line at a time", greedy(ImageFont.truetype(FILE, 16).getlength)
    except ImportError:
        pass
    try:
        import uharfbuzz

        font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(FILE)))

        def shape(text: str) -> object:
            buffer = uharfbuzz.Buffer()
            buffer.add_str(text)
            buffer.guess_segment_properties()
            uharfbuzz.shape(font, buffer)
            return buffer

        yield "uharfbuzz, shaping only", lambda texts: [shape(text) for text in texts]
    except ImportError:
        pass
    try:
        import skia

        yield "skia-python, a line at a time", greedy(skia.Font(skia.Typeface.MakeFromFile(FILE), 16).measureText)
    except ImportError:
        pass
    try:
        import pymupdf

        face = pymupdf.Font(fontfile=FILE)
        yield "PyMuPDF, a line at a time", greedy(lambda text: float(face.text_length(text, 16)))
    except ImportError:
        pass


def own() -> Iterator[tuple[str, Contestant]]:
    yield "Python: prepare, at", lambda texts: [copyfit.prepare(text, FONT).at(ONE).line_count for text in texts]
    yield "Python: heights, one thread", lambda texts: copyfit.heights(texts, FONT, [ONE], threads=1)
    yield "Python: heights, 20 widths", lambda texts: copyfit.heights(texts, FONT, WIDTHS, threads=1)


def timed(run: Contestant, texts: list[str]) -> float:
    start = time.process_time()
    run(texts)
    return (time.process_time() - start) / len(texts) * 1e6


def c_program(folder: str) -> str | None:
    library = REPOSITORY / ".build/library"
    if not shutil.which("cc") or not (library / "libcopyfit.so").exists():
        return None
    program = f"{folder}/batch"
    source = REPOSITORY / "Benchmarks/Languages/batch.c"
    subprocess.run(["cc", "-O2", f"-I{library}", source, f"-L{library}", "-lcopyfit", f"-Wl,-rpath,{library}", "-o", program], check=True)
    return program


def lines_of(command: list[str], texts: list[str]) -> list[tuple[str, float]]:
    """The figures of a program: NAME: MICROSECONDS."""
    done = subprocess.run(command, input="\n".join(texts), capture_output=True, check=True, text=True)
    return [(name, float(figure)) for name, figure in (line.rsplit(": ", 1) for line in done.stdout.splitlines())]


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    random.seed(40)
    contestants = [*own(), *peers()]
    figures: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        programs = [[program, str(REPOSITORY / "Fonts")]] if (program := c_program(folder)) else []
        if shutil.which("node") and os.path.exists(COMMAND):
            programs.append(["node", str(REPOSITORY / "Benchmarks/Languages/pipe.mjs"), COMMAND])
        for round_ in range(rounds + 1):
            found = [(name, timed(run, sentences())) for name, run in contestants]
            for name, figure in found + [line for program in programs for line in lines_of(program, sentences())]:
                if round_:
                    figures.setdefault(name, []).append(figure)
    print(f"A text of {statistics.mean(map(len, sentences())):.0f} characters on average, in microseconds\n")
    for name, times in figures.items():
        print(f"{name:<32}{statistics.median(times):10.2f}")
    start = [sys.executable, "-c", "import copyfit; copyfit.prepare('Hi', copyfit.Font('Inter', 16)).at(80)"]
    bare = [sys.executable, "-c", "pass"]
    print(f"\nPython's first answer, after its own start, in milliseconds: {started(start, rounds) - started(bare, rounds):.0f}")


def started(command: list[str], rounds: int) -> float:
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        subprocess.run(command, check=True)
        times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times)


main()
