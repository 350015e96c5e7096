"""Many texts at once."""

import array
import os
import pathlib
import random
from typing import Any

import copyfit
import pytest

FONT = copyfit.Font("Inter", 15)
WIDTHS = [40.0, 120.5, 320.0, float("inf")]
TEXTS = [" ".join(random.Random(number).choices(["eins", "zwei", "三", "أربعة", "f\u00fcnf 👋"], k=number % 30)) for number in range(500)]


def test_heights_are_those_of_paragraphs() -> None:
    rows: list[Any] = copyfit.heights(TEXTS, FONT, WIDTHS).tolist()
    for text, row in zip(TEXTS, rows, strict=True):
        single = array.array("f", (copyfit.prepare(text, FONT).at(width).height for width in WIDTHS))
        assert row == single.tolist()


def test_one_thread_and_many_answer_alike() -> None:
    assert copyfit.heights(TEXTS, FONT, WIDTHS, threads=1) == copyfit.heights(TEXTS, FONT, WIDTHS, threads=8)


def test_no_texts_have_no_heights() -> None:
    assert copyfit.heights([], FONT, WIDTHS).tolist() == []


def test_bytes_and_offsets_are_texts() -> None:
    pair = ("einszwei".encode(), [0, 4, 8])
    assert copyfit.heights(pair, FONT, [9]) == copyfit.heights(["eins", "zwei"], FONT, [9])
    with pytest.raises(copyfit.CopyfitError):
        copyfit.heights((b"eins", [0, 5]), FONT, [9])


def test_arrow_strings_are_texts() -> None:
    arrow = pytest.importorskip("pyarrow")
    for kind in (arrow.string(), arrow.large_string()):
        strings = arrow.array(TEXTS, kind)
        assert copyfit.heights(strings, FONT, WIDTHS) == copyfit.heights(TEXTS, FONT, WIDTHS)
        assert copyfit.heights(strings.slice(7, 9), FONT, WIDTHS) == copyfit.heights(TEXTS[7:16], FONT, WIDTHS)


def test_numpy_takes_heights_without_a_copy() -> None:
    numpy = pytest.importorskip("numpy")
    rows = copyfit.heights(TEXTS, FONT, WIDTHS)
    found = numpy.asarray(rows)
    assert found.dtype == numpy.float32 and found.shape == (len(TEXTS), len(WIDTHS))
    assert numpy.shares_memory(found, numpy.frombuffer(rows.cast("B"), numpy.uint8))


def test_a_text_that_cannot_be_measured_is_an_error() -> None:
    with pytest.raises(copyfit.TextError, match=r"^Text 1: "):
        copyfit.heights((b"a\xff", [0, 1, 2]), FONT, [9])


def test_an_engine_keeps_no_more_than_it_may() -> None:
    def resident() -> int:
        return int(pathlib.Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    font = copyfit.Font("Inter", 16, engine=copyfit.Engine(cache_bytes=1 << 20))
    dice, sizes = random.Random(40), []
    for _ in range(4):
        # No two alike.
        texts = ["".join(dice.choices("abcdefghijklmnopqrstuvwxyz    ", k=60)) for _ in range(5000)]
        copyfit.heights(texts, font, [200], threads=2)
        sizes.append(resident())
    # One engine that kept them all took 40 MB more.
    assert sizes[3] - sizes[0] < 8 << 20
