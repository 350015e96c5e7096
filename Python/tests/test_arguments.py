"""Arguments of wrong types and values, and of types that are not the usual ones."""

import array
import decimal
import json
import math
import pathlib
import re
from collections.abc import Callable
from typing import Any, TypeAlias

import copyfit
import pytest
from copyfit._settings import Settings

FONT = copyfit.Font("Inter", 16)
TEXT = copyfit.prepare("Hello wide world", FONT)
FILE = pathlib.Path(copyfit.__file__).parent / "fonts/Inter/Inter-Regular.otf"
# What a type checker refuses.
no: Any = copyfit
Call: TypeAlias = Callable[[], object]


@pytest.mark.parametrize(
    "call",
    [
        lambda: no.prepare(None, FONT), lambda: no.prepare(b"a", FONT), lambda: no.prepare("a", "Inter"),
        lambda: no.prepare("a", None), lambda: no.fit("a", "Inter", 40), lambda: no.fit(None, FONT, 40), lambda: no.wrap(5, FONT, 40),
        lambda: no.truncate("a", FONT, "40"), lambda: no.fit("a", FONT, 40, smallest="6"), lambda: no.fit("a", FONT, None),
        lambda: no.Font(5, 16), lambda: no.Font("Inter", "16"), lambda: no.Font("Inter", 16, engine="x"),
        lambda: no.Font(size=16, files=[5]), lambda: no.Font(size=16, files=5), lambda: no.Engine(folders=[None]),
        lambda: no.Engine(cache_bytes=1.5), lambda: no.Engine().answer(None), lambda: no.Engine().answer([1]),
        lambda: no.Engine().answer(5),
        lambda: TEXT.at(no), lambda: TEXT.at(40, max_lines=no), lambda: TEXT.narrowest(no), lambda: TEXT.at().hit(no, 0),
        lambda: TEXT.at().caret(no), lambda: no.prepare("a", FONT).at().caret(None), lambda: TEXT.at().answer(no), lambda: TEXT.at(3j),  # type: ignore[arg-type]
        lambda: no.heights(None, FONT, [3]), lambda: no.heights([None], FONT, [3]), lambda: no.heights(b"abc", FONT, [3]),
        lambda: no.heights([b"abc"], FONT, [3]), lambda: no.heights(["a"], FONT, b"12345678"), lambda: no.heights(["a"], FONT, 80),
        lambda: no.heights(["a"], FONT, "12"), lambda: no.heights(["a"], FONT, ["80"]), lambda: no.heights(["a"], "Inter", [3]),
        lambda: no.heights((b"ab", b"12345678"), FONT, [3]), lambda: no.heights((b"ab", [0.0, 2.0]), FONT, [3]),
        lambda: no.heights(["a"], FONT, [3], threads="2"),
    ],
)  # fmt: skip
def test_a_wrong_type_is_a_type_error(call: Call) -> None:
    with pytest.raises(TypeError):
        call()


@pytest.mark.parametrize(
    "call",
    [
        *(lambda number=number: TEXT.at(40, max_lines=number) for number in (0, -1, 2**63, 2**64, 2**64 + 1)),
        *(lambda number=number: TEXT.narrowest(number) for number in (0, -5, 2**64, 2**64 + 1)),
        *(lambda number=number: copyfit.heights(["a"], FONT, [3], threads=number) for number in (-1, 2**32, 2**40)),
        *(lambda number=number: copyfit.Engine(cache_bytes=number) for number in (-1, 0, 2**70)),
        *(lambda number=number: TEXT.at(number) for number in (-1, math.nan, 10**400)),
        lambda: copyfit.Font("Inter", 10**400), lambda: TEXT.fit(40, largest=10**400), lambda: TEXT.at().hit(10**400, 0),
        lambda: copyfit.heights(["a"], FONT, [10**400]), lambda: copyfit.heights((b"ab", [-1, 2]), FONT, [3]),
        lambda: copyfit.heights((b"ab", [0, 2**64]), FONT, [3]),
        lambda: copyfit.Engine(folders=["/tmp\0/x"]), lambda: copyfit.Font(size=16, files=["/tmp\0/x"]),
        lambda: no.Font("Inter", 16, font="Inter"), lambda: no.Font("Inter", 16, css=[[[]]]),
        lambda: no.Font("Inter", 16, max_lines=1, maxLines=2),
        lambda: no.Font("Inter", 16, tracking={1}),
        *(lambda files=files: copyfit.Font(size=16, files=files, face_index=[0, 0]) for files in (FILE, FILE.read_bytes())),
    ],
)  # fmt: skip
def test_a_wrong_value_is_a_settings_error(call: Call) -> None:
    with pytest.raises(copyfit.SettingsError) as raised:
        call()
    assert isinstance(raised.value, ValueError) and raised.value.code in ("invalid-number", "invalid-member")


def test_numbers_of_other_kinds_are_numbers() -> None:
    numpy = pytest.importorskip("numpy")
    for size in (numpy.float32(16), numpy.float64(16), numpy.int64(16), decimal.Decimal(16)):
        font = no.Font("Inter", size, tracking=numpy.float32(0.5), least_words_on_last_line=numpy.int64(2))
        assert repr(font.size) == "16.0"
        assert copyfit.prepare("Hi", font).at(numpy.float32(80), max_lines=numpy.int64(2)).slack.lines == 1
        layout = no.prepare("Hi", font).at(decimal.Decimal(80), height=decimal.Decimal(40))
        assert layout.limits == (80, 40, None) and layout.slack.width == 80 - layout.width and layout.slack.height == 40 - layout.height
    assert copyfit.heights(["a b"], FONT, numpy.array([3, 80], numpy.float32)) == copyfit.heights(["a b"], FONT, [3, 80])


def test_records_are_bytes_of_any_kind() -> None:
    record = b'{"text":"a","font":"Inter","size":9}'
    answers = {copyfit.Engine().answer(kind(record)) for kind in (bytes, bytearray, memoryview, bytes.decode)}
    assert len(answers) == 1


def test_one_path_is_a_list_of_one(tmp_path: pathlib.Path) -> None:
    (tmp_path / "Own.otf").symlink_to(FILE)
    for folders in (str(tmp_path), tmp_path, [tmp_path]):
        engine = copyfit.Engine(folders=folders, bundled_fonts=False)
        assert copyfit.prepare("Hi", copyfit.Font("Inter", 16, engine=engine)).at().size == copyfit.prepare("Hi", FONT).at().size
    for files in (str(FILE), FILE, [FILE], FILE.read_bytes()):
        assert copyfit.prepare("Hi", copyfit.Font(size=16, files=files)).at().size == copyfit.prepare("Hi", FONT).at().size


@pytest.mark.parametrize("files", [["/nope.ttf"], ["/tmp"], [FILE.read_bytes(), "/nope.ttf"], [FILE.read_bytes(), "/tmp"], [b"abc"]])
def test_a_file_that_cannot_be_read_is_a_font_error(files: list[str | bytes]) -> None:
    with pytest.raises(copyfit.FontError) as raised:
        copyfit.Font(size=16, files=files)
    assert raised.value.code == "font-unreadable"


def test_faces_of_a_collection_are_chosen_by_index() -> None:
    folder = pytest.importorskip("copyfit_fonts").__path__[0]
    (file,) = pathlib.Path(folder).rglob("NotoSansCJK-Regular.ttc")

    def glyph(file: pathlib.Path | bytes, index: int) -> int:
        # The character has another form in each of Japan, Korea and the two Chinas.
        return copyfit.prepare("直", copyfit.Font(size=16, files=[file], face_index=index)).at().glyphs[0].glyph

    of_file = [glyph(file, index) for index in range(4)]
    assert [glyph(file.read_bytes(), index) for index in range(4)] == of_file and len(set(of_file)) > 1
    with pytest.raises(copyfit.FontError):
        glyph(file.read_bytes(), 99)


def test_nothing_has_heights_of_no_rows() -> None:
    for texts, widths in (([], [3.0]), (["a", "b"], []), ([], [])):
        assert copyfit.heights(texts, FONT, widths).shape == (0,)


def test_chunks_of_arrow_strings_are_given_one_by_one() -> None:
    arrow = pytest.importorskip("pyarrow")
    chunks = arrow.chunked_array([["a"], ["b"]])
    with pytest.raises(TypeError, match="chunks"):
        copyfit.heights(chunks, FONT, [3])
    assert [copyfit.heights(chunk, FONT, [3]).shape for chunk in chunks.chunks] == [(1, 1), (1, 1)]


def test_indices_of_glyphs_and_lines_take_one_pass() -> None:
    class Counted(bytes):
        taken = 0

        def __getitem__(self, place: Any) -> Any:
            found = super().__getitem__(place)
            Counted.taken += len(found)
            return found

    text = copyfit.prepare("Übergröße für Straßen " * 50, FONT)
    text._utf8 = Counted(text._utf8)
    layout = text.at(100)
    for parts in (lambda: layout.glyphs, lambda: layout.lines):
        Counted.taken = 0
        assert len(parts()) > 20 and 0 < Counted.taken <= len(text._utf8)
    assert [text.text[line.start : line.end].strip() for line in layout.lines] == [line.text for line in layout.lines]


def test_settings_are_those_of_records() -> None:
    schema = json.loads((pathlib.Path(__file__).parents[2] / "Schemas/record.schema.json").read_text(encoding="utf-8"))
    # Of texts, of fit and of Font's own parameters; several widths; a former name; members of JSON answers.
    others = {"id", "meta", "text", "minSize", "maxSize", "step", "lines", "font", "fontFiles", "size", "widths", "hyphenate"}
    others |= {"runs", "positions"}
    names = {re.sub("[A-Z]", lambda capital: "_" + capital[0].lower(), name) for name in set(schema["properties"]) - others}
    assert set(Settings.__annotations__) == names


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: no.heights(["a", 3], FONT, [9]), "“texts[1]” must be a str, not int."),
        (lambda: no.heights(["a"], FONT, 100), "“widths” must be a list of numbers, not int."),
        (lambda: no.heights(["a"], FONT, [9, "a"]), "“widths” must have numbers only (must be real number, not str)."),
        (lambda: no.prepare(None, FONT), "“text” must be a str, not NoneType."),
    ],
)
def test_type_errors_name_the_argument(call: Call, words: str) -> None:
    with pytest.raises(TypeError) as raised:
        call()
    assert str(raised.value) == words


def test_a_long_text_is_short_in_repr() -> None:
    assert repr(copyfit.prepare("a" * 200, FONT)) == f"prepare('{'a' * 79}…', Font('Inter', 16))"


def checked_by_mypy() -> None:
    """Never called: a comment that nothing needs would be an error of mypy's."""
    copyfit.Font("Inter", 16, nonsense=3)  # type: ignore[call-arg]
    copyfit.Font("Inter", 16, wrap="nonsense")  # type: ignore[arg-type]
    copyfit.heights(5, FONT, [3])  # type: ignore[arg-type]
    copyfit.heights(b"abc", FONT, [3])  # type: ignore[arg-type]
    copyfit.heights([b"abc"], FONT, [3])  # type: ignore[list-item]
    copyfit.heights(["a"], FONT, array.array("d", [3]))


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: copyfit.Font("Nope", 16), "There is no font “Nope”: name another family, add a font folder or the system's fonts, or "
         "give a font file."),
        (lambda: copyfit.Font(size=16), "There is no font: give a family or font files."),
        (lambda: no.Font("Inter", 16, max_line=3), "There is no setting “max_line”: did you mean “max_lines”?"),
        (lambda: no.Font("Inter", 16, weight=700), "There is no setting “weight”: write the style after the family, as in “Inter Bold”."),
        (lambda: no.Font("Inter", 16, letter_spacing=1), "There is no setting “letter_spacing”: did you mean “tracking”?"),
        (lambda: copyfit.Font("Own.TTF", 16), "“Own.TTF” is the name of a file: give it as files=."),
        (lambda: no.Font("Inter", 16, qqq=3), "There is no setting “qqq”: correct its name."),
        (lambda: no.Font(siz=16), "There is no setting “siz”: did you mean “size”?"),
        (lambda: no.Font("Inter", 16, tracking={1}), "The settings are not JSON (it has a set): give numbers, texts, lists and "
         "dicts."),
        (lambda: copyfit.Font("Inter", 16, files=[FILE]), "Give either a name or files, not both."),
        (lambda: copyfit.Font("Inter", files=FILE.read_bytes()), "Give either a name or files, not both."),
        (lambda: copyfit.Font("Inter", 16, face_index=1), "The face_index belongs to font files: give font files."),
        (lambda: no.Font("Inter", 16, max_lines="a"), "The max_lines must be a whole number of at least 1."),
        (lambda: copyfit.prepare("a", copyfit.Font("Inter")), "There is no size: give the font size in points."),
        (lambda: copyfit.fit("a", copyfit.Font("Inter", line_spacing="1em"), 40),
         "Give width, height, line_spacing, tab_interval, and heights, indents and spacings of lines in points: they do not change with "
         "the font size."),
    ],
)  # fmt: skip
def test_messages_speak_of_python(call: Call, words: str) -> None:
    with pytest.raises(copyfit.CopyfitError) as raised:
        call()
    assert str(raised.value) == words
