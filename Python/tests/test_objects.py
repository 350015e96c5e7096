"""What the objects are to Python: copies, pickles, indices, errors, threads."""

import concurrent.futures
import copy
import importlib.metadata
import json
import math
import os
import pathlib
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import copyfit
import pytest

FONT = copyfit.Font("Inter", 16)
NONSENSE: dict[str, Any] = {"max_line": 80}
FONTS = pathlib.Path(copyfit.__file__).parent / "fonts"


def measured(made: object) -> object:
    """What an object measures."""
    if isinstance(made, copyfit.Engine):
        return made.answer('{"text":"Hi","font":"Inter","size":16}')
    text = made if isinstance(made, copyfit.Paragraph) else copyfit.prepare("Änderungen", made) if isinstance(made, copyfit.Font) else None
    assert text is not None
    return text.at(40).size, text.at(40).lines


@pytest.mark.parametrize(
    "made",
    [
        FONT,
        copyfit.Font("Inter Bold", 9.5, css="letter-spacing: 1px", max_lines=1, engine=copyfit.Engine(cache_bytes=1 << 20)),
        copyfit.Font(size=16, files=[(FONTS / "Inter/Inter-Bold.otf").read_bytes(), FONTS / "Inter/Inter-Regular.otf"]),
        copyfit.prepare("Hi", FONT.resized(11)),
        copyfit.Engine(cache_bytes=1 << 20),
    ],
)
def test_pickles_and_copies_measure_the_same(made: object) -> None:
    for other in (pickle.loads(pickle.dumps(made)), copy.copy(made), copy.deepcopy(made)):
        assert repr(other) == repr(made) and measured(other) == measured(made)
        assert other == made or isinstance(made, copyfit.Paragraph)


def test_limits_of_a_font_are_those_of_calls_without() -> None:
    font = copyfit.Font("Inter", 16, max_lines=1, height="3em", width=50)
    text = copyfit.prepare("Hello wide world", font)
    assert text.at().limits == (50, 48, 1) and text.at().line_count == 1 and not text.at().fits
    assert copyfit.heights(["Hello wide world"], font, [50]) == copyfit.heights(["Hello"], FONT, [50])
    assert text.at(math.inf, height=7, max_lines=2).limits == (math.inf, 7, 2)
    assert copyfit.prepare("Hello", copyfit.Font("Inter", 16, width=math.inf, height=30)).at().limits == (math.inf, 30, None)
    assert len(copyfit.wrap("Hello wide world", font, 60)) == 1
    assert copyfit.truncate("Hello wide world", copyfit.Font("Inter", 16, max_lines=2), 50).count("\n") == 1
    assert pickle.loads(pickle.dumps(text.at(60))).limits == (60, 48, 1)


def test_limits_of_a_font_are_those_of_fit() -> None:
    def size(font: copyfit.Font, **limits: int) -> float | None:
        return copyfit.fit("Hello wide world", font, 100, **limits).font.size

    plain = copyfit.Font("Inter", 16)
    assert size(copyfit.Font("Inter", max_lines=1)) == size(plain, max_lines=1) != size(plain)
    assert size(copyfit.Font("Inter", height=30)) == size(plain, height=30) != size(plain)
    assert size(copyfit.Font("Inter", max_lines=1, height=12), height=30) == size(plain, height=30, max_lines=1)
    assert size(copyfit.Font("Inter", height="0.5in")) == size(plain, height=36)
    assert size(copyfit.Font("Inter", width="5em", max_lines=1)) == size(plain, max_lines=1)
    with pytest.raises(copyfit.SettingsError, match="in points"):
        size(copyfit.Font("Inter", height="2em"))


@pytest.mark.parametrize("font", [copyfit.Font("Inter", 16, css="font-size: 20px"), copyfit.Font("16px Inter")])
def test_a_size_that_settings_fix_is_not_chosen(font: copyfit.Font) -> None:
    for choose in (lambda: copyfit.fit("Hello", font, 40), lambda: font.resized(9), lambda: copyfit.prepare("Hello", font).fit(40)):
        with pytest.raises(copyfit.SettingsError, match="fixes the size"):
            choose()


def test_other_css_leaves_the_size_free() -> None:
    font = copyfit.Font("Inter", 16, css="letter-spacing: 1px")
    assert copyfit.fit("Hello", font, 40).at(40).fits


def test_a_layout_pickles() -> None:
    layout = copyfit.prepare("Änderungen speichern", FONT).at(120)
    other = pickle.loads(pickle.dumps(layout))
    assert other.size == layout.size and other.lines == layout.lines


def test_fonts_of_the_same_settings_are_equal() -> None:
    assert copyfit.Font("Inter", 16, language="de") == copyfit.Font("Inter", 16, language="de")
    assert copyfit.Font("Inter", 16) != copyfit.Font("Inter", 17)


def test_indices_count_characters() -> None:
    text = "ä👋 ünd 👩‍👩‍👧 weiter"
    lines = copyfit.prepare(text, FONT).at(60).lines
    assert "".join(text[line.start : line.end] for line in lines) == "".join(line.text for line in lines)
    assert copyfit.prepare(text, FONT).at().caret(3).position == 3
    assert copyfit.prepare(text, FONT).at().caret(9).position == 7
    assert copyfit.prepare(text, FONT).at().caret(len(text)).position == len(text)
    for index in (-1, len(text) + 1, 10**30):
        with pytest.raises(copyfit.SettingsError, match="“index” is wrong: it must be from 0 to"):
            copyfit.prepare(text, FONT).at().caret(index)


def test_indices_count_what_css_leaves_of_white_space() -> None:
    text = copyfit.prepare("  eins \n\n  zwei  ", copyfit.Font("Inter", 16, css="white-space: normal"))
    assert text.text == "eins zwei"
    assert [text.text[line.start : line.end] for line in text.at(40).lines] == ["eins", "zwei"]


@pytest.mark.parametrize(
    ("make", "kind", "code"),
    [
        (lambda: copyfit.Font("No Such Font", 16), copyfit.FontError, "font-not-found"),
        (lambda: copyfit.Font("Inter", -1), copyfit.SettingsError, "invalid-member"),
        (lambda: copyfit.Font("Inter", 16, **NONSENSE), copyfit.SettingsError, "unknown-member"),
        (lambda: copyfit.Font("Inter", math.nan), copyfit.SettingsError, "invalid-member"),
        (lambda: copyfit.Font(size=16), copyfit.SettingsError, "missing-member"),
        (lambda: copyfit.prepare("a", FONT).at(math.nan), copyfit.SettingsError, "invalid-number"),
        (lambda: copyfit.prepare("a", FONT).at(max_lines=0), copyfit.SettingsError, "invalid-number"),
        (lambda: copyfit.fit("a long text", FONT, 1), copyfit.NothingFits, "nothing-fits"),
        (lambda: copyfit.prepare("a\nb", FONT).narrowest(1), copyfit.NothingFits, "nothing-fits"),
        (lambda: copyfit.heights(["a"], FONT, [-1]), copyfit.SettingsError, "invalid-number"),
        (lambda: copyfit.heights("a", FONT, [1]), copyfit.SettingsError, "invalid-member"),
    ],
)
def test_errors_have_a_kind_and_a_code(make: object, kind: type[Exception], code: str) -> None:
    assert callable(make)
    with pytest.raises(kind) as raised:
        make()
    assert isinstance(raised.value, copyfit.CopyfitError)
    assert raised.value.code == code
    assert str(pickle.loads(pickle.dumps(raised.value))) == str(raised.value)


@pytest.mark.parametrize(
    "call",
    [
        lambda text: copyfit.prepare(text, FONT), lambda text: copyfit.wrap(text, FONT, 40), lambda text: copyfit.fit(text, FONT, 40),
        lambda text: copyfit.truncate(text, FONT, 40), lambda text: copyfit.heights([text], FONT, [40]),
        lambda text: copyfit.Engine().answer(text), lambda text: copyfit.render(text, "/tmp/none.svg"),
    ],
)  # fmt: skip
def test_half_of_a_surrogate_pair_is_no_text(call: Callable[[str], object]) -> None:
    with pytest.raises(copyfit.TextError, match="at index 2") as raised:
        call("ab\ud800")
    assert raised.value.code == "invalid-utf8"


def test_a_path_that_is_not_utf_8_is_refused() -> None:
    path = os.fsdecode(b"/tmp/\xff")
    with pytest.raises(copyfit.SettingsError, match="not UTF-8"):
        copyfit.Engine(folders=path)
    with pytest.raises(copyfit.SettingsError, match="not UTF-8"):
        copyfit.Font(size=16, files=[path])


def test_a_font_from_bytes_measures_like_the_file() -> None:
    file = FONTS / "Inter/Inter-Regular.otf"
    sizes = {
        copyfit.prepare("Hallo Welt", font).at().size
        for font in (FONT, copyfit.Font(size=16, files=[file]), copyfit.Font(size=16, files=[file.read_bytes()]))
    }
    assert len(sizes) == 1


def test_fonts_from_bytes_are_called_by_their_places() -> None:
    # Regular has no Chinese: the glyphs of one text are those of a path and of bytes.
    files: list[pathlib.Path | bytes] = [FONTS / "Inter/Inter-Regular.otf", (FONTS / "NotoSansThai/NotoSansThai-Regular.ttf").read_bytes()]
    layout = copyfit.prepare("a ก", copyfit.Font(size=16, files=files)).at()
    assert {glyph.font for glyph in layout.glyphs} == {str(files[0]), "files[1]"}
    assert [font["file"] for font in layout.answer("fonts")["fonts"]] == [str(files[0]), "files[1]"]
    with pytest.raises(copyfit.FontError, match=r"“files\[1\]” has one face and none at index 3"):
        copyfit.Font(size=16, files=files, face_index=[0, 3])


def test_two_fonts_from_bytes_are_not_confused() -> None:
    regular, bold = (copyfit.Font(size=16, files=[(FONTS / f"Inter/Inter-{style}.otf").read_bytes()]) for style in ("Regular", "Bold"))
    assert copyfit.prepare("Hallo", regular).at().width < copyfit.prepare("Hallo", bold).at().width


def test_what_does_not_fit_says_by_how_much() -> None:
    text = copyfit.prepare("Jetzt kaufen", FONT)
    layout = text.at(60, max_lines=1)
    assert not layout.fits and layout.truncated
    assert text.at(60 + layout.over.width, max_lines=1).fits
    assert not text.at(60 + layout.over.width - 0.01, max_lines=1).fits
    assert text.at(200, height=50, max_lines=3).slack == copyfit.Slack(200 - text.at().width, 50 - text.at().height, 2)


def test_the_valid_widths_have_the_same_answer() -> None:
    text = copyfit.prepare("A sentence of words that is set at many widths", FONT)
    first, end = text.at(150).valid
    same = text.at(150).size
    assert text.at(first).size == same and text.at(math.nextafter(end, 0)).size == same
    assert text.at(end).size != same


def test_glyphs_lie_where_the_lines_are() -> None:
    layout = copyfit.prepare("Änderungen speichern", FONT).at(120)
    for number, line in enumerate(layout.lines):
        own = [glyph for glyph in layout.glyphs if glyph.line == number]
        assert sum(glyph.advance for glyph in own) == pytest.approx(line.width)
        assert {glyph.y for glyph in own} == {line.baseline}
        assert own[0].position == line.start and pathlib.Path(own[0].font).name == "Inter-Regular.otf"


@pytest.mark.parametrize("text", ["Привет мир", "ক্ষমা ভাষা", "ärger und mehr"])
def test_glyphs_of_an_ellipsis_have_places_in_the_text(text: str) -> None:
    """A font without the character shows three dots, in place of characters of more bytes than one."""
    layout = copyfit.prepare(text, copyfit.Font("Noto Sans Arabic", 16)).at(40, max_lines=1)
    positions = [glyph.position for glyph in layout.glyphs]
    assert layout.truncated and positions == sorted(positions) and positions[-1] <= len(text)


def test_an_ellipsis_has_a_face_of_its_own() -> None:
    """A text of which only a part in another face is left shows an ellipsis in a face that the text has not."""
    layout = copyfit.prepare("👋👋👋👋👋👋", FONT).at(60, max_lines=1)
    assert layout.truncated
    assert {pathlib.Path(glyph.font).name for glyph in layout.glyphs} >= {"NotoColorEmoji.ttf"}


def test_threads_answer_alike() -> None:
    texts = [f"Nachricht {number} mit einigen Wörtern" for number in range(2000)]
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        sizes = list(pool.map(lambda text: copyfit.prepare(text, FONT).at(120).size, texts))
    assert sizes == [copyfit.prepare(text, FONT).at(120).size for text in texts]


def test_nothing_is_left_behind() -> None:
    """Memory after 20,000 texts, no two of them alike, is what it was after 5,000."""

    def resident() -> int:
        return int(pathlib.Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    engine = copyfit.Engine(cache_bytes=1 << 20)
    font = copyfit.Font("Inter", 16, engine=engine)
    sizes = []
    for number in range(20_000):
        text = copyfit.prepare(f"{number % 283} {number % 281} {number % 277}", font)
        text.at(40).lines if number % 100 == 0 else text.at(40)
        if number in (5_000, 19_999):
            sizes.append(resident())
    assert sizes[1] - sizes[0] < 1 << 20


def test_answers_are_those_of_records() -> None:
    answer = json.loads(copyfit.Engine().answer('{"id":7,"text":"Hi","font":"Inter","size":16,"width":80}'))
    assert answer["id"] == 7
    assert answer["width"] == copyfit.prepare("Hi", FONT).at(80).width


def run(code: str, folder: pathlib.Path) -> tuple[int, str]:
    command = [sys.executable, "-X", "dev", "-W", "error", "-c", code]
    done = subprocess.run(command, capture_output=True, check=False, cwd=folder, text=True)
    return done.returncode, done.stderr


def test_the_package_names_its_licences() -> None:
    about, files = importlib.metadata.metadata("copyfit"), importlib.metadata.files("copyfit")
    assert files and "Apache-2.0" in about["License-Expression"]
    there = {file.name for file in files if file.parent.name == "licenses"}
    assert there == set(about.get_all("License-File") or []) and {"Copyfit.txt", "HarfBuzz.txt", "README.md"} <= there


def test_a_start_in_development_mode_warns_of_nothing(tmp_path: pathlib.Path) -> None:
    code = "import copyfit; copyfit.prepare('a', copyfit.Font('Inter', 16)).at(9).lines"
    assert run(code, tmp_path) == (0, "")


def test_without_the_package_of_fonts_the_error_names_it(tmp_path: pathlib.Path) -> None:
    code = "import sys; sys.modules['copyfit_fonts'] = None; import copyfit; copyfit.prepare('三', copyfit.Font('Inter', 16))"
    status, message = run(code, tmp_path)
    assert status == 1 and "install the package copyfit-fonts" in message


def test_another_font_that_is_not_there_is_named(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "copyfit/fonts/Own.ttf"
    with pytest.raises(copyfit.FontError) as raised:
        copyfit.Font(size=16, files=[file])
    assert str(file) in str(raised.value)
