"""The recipes run on files made here."""

import pathlib
import subprocess
import sys

import pytest

EXAMPLES = pathlib.Path(__file__).parents[1] / "examples"


def run(name: str, *arguments: object) -> str:
    command = [sys.executable, str(EXAMPLES / name), *map(str, arguments)]
    return str(subprocess.run(command, capture_output=True, check=True, text=True).stdout)


def test_recipes_are_short() -> None:
    for file in EXAMPLES.glob("*.py"):
        assert len(file.read_text().splitlines()) <= 80, file.name


def test_boxes_of_a_diagram_hold_their_labels(tmp_path: pathlib.Path) -> None:
    run("diagram_labels.py", tmp_path / "diagram.svg")
    svg = (tmp_path / "diagram.svg").read_text(encoding="utf-8")
    assert svg.count("<rect") == 5 and svg.count("<text") > 5


def test_rows_of_a_list_are_found_by_their_place() -> None:
    lines = run("list_rows.py").splitlines()
    heights = [int(line.split(": ")[1].split()[0]) for line in lines]
    assert len(lines) == 3 and heights == sorted(heights, reverse=True)


def test_a_headline_fills_its_box_in_pillow(tmp_path: pathlib.Path) -> None:
    image = pytest.importorskip("PIL.Image")
    assert run("pillow_box.py", tmp_path / "picture.png").startswith("set at ")
    picture = image.open(tmp_path / "picture.png").convert("L")
    dark = picture.point(lambda value: 255 if value < 100 else 0).getbbox()
    assert 50 <= dark[0] <= 80 and 400 <= dark[2] <= 430 and dark[1] >= 45 and dark[3] <= 225


def test_subtitles_have_two_lines_of_about_the_same_length(tmp_path: pathlib.Path) -> None:
    long = "We will meet at the station tomorrow because your train is late."
    (tmp_path / "film.srt").write_text(f"1\n0 --> 1\n{long}\n\n2\n2 --> 3\nYes.\n", encoding="utf-8")
    first, second = run("subtitles.py", tmp_path / "film.srt").strip().split("\n\n")
    lines = first.split("\n")[2:]
    assert second == "2\n2 --> 3\nYes." and " ".join(lines) == long
    # No break of the 13 words is nearer to the middle of 64 characters than after "station" (27) or "tomorrow" (36).
    assert len(lines) == 2 and abs(len(lines[0]) - len(lines[1])) <= 10


def test_columns_are_as_wide_as_their_cells(tmp_path: pathlib.Path) -> None:
    (tmp_path / "table.csv").write_text("Name,Note\nTea," + "many words " * 12 + "\n,\n", encoding="utf-8")
    columns, rows = run("sheet_columns.py", tmp_path / "table.csv").splitlines()
    # 240 and 10 points of padding; one line of Inter at 11 points is 13.3 tall.
    assert columns.split()[2] == "250.0" and float(columns.split()[1]) < 60
    assert rows.split()[1] == rows.split()[3] == "23.3" and float(rows.split()[2]) > 36


def test_boxes_of_a_deck_that_overflow_are_found(tmp_path: pathlib.Path) -> None:
    presentation = pytest.importorskip("pptx")
    util = pytest.importorskip("pptx.util")
    deck = presentation.Presentation()
    slide = deck.slides.add_slide(deck.slide_layouts[6])
    for name, text, height in (("short", "Fits", 40), ("long", "Words that go on and on " * 8, 60), ("word", "Fits", 8)):
        shape = slide.shapes.add_textbox(util.Pt(10), util.Pt(10), util.Pt(200), util.Pt(height))
        shape.name, shape.text_frame.text, shape.text_frame.word_wrap = name, text, True
        run_ = shape.text_frame.paragraphs[0].runs[0]
        run_.font.size, run_.font.name = util.Pt(14), "Inter"
    deck.save(str(tmp_path / "deck.pptx"))
    lines = run("pptx_boxes.py", tmp_path / "deck.pptx").splitlines()
    # One line of 14 points is 16.8 tall; of 8 points 0.8 are left between the insets of 3.6, in which no scale fits.
    assert lines[1] == "slide 1, word: 16.0 points too tall, fits at no scale"
    assert lines[0].startswith("slide 1, long:") and "fits at" in lines[0] and len(lines) == 2
