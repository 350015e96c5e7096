"""What the package asks the command to do."""

import os
import pathlib
import subprocess
import sys

import copyfit
import pytest

COMMAND = pathlib.Path(os.environ.get("COPYFIT", pathlib.Path(__file__).parents[2] / ".build/tests/release/copyfit"))
OPTIONS = ["--font", "Inter", "--size", "16", "--width", "80", "--max-lines", "1"]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command on the PATH."""
    if not COMMAND.with_name("copyfit-check").exists():
        pytest.skip("there is no command")
    monkeypatch.setenv("PATH", f"{COMMAND.parent}:{os.environ['PATH']}")


def stand_in(monkeypatch: pytest.MonkeyPatch, folder: pathlib.Path, script: str) -> None:
    """A command that does what a script says."""
    (folder / "copyfit").write_text("#!/bin/sh\n" + script)
    (folder / "copyfit").chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:{os.environ['PATH']}")


def test_without_the_command_the_error_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(copyfit.ProgramError, match="install it"):
        copyfit.check(".")


def test_paths_that_begin_with_a_hyphen_are_no_options(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    stand_in(monkeypatch, tmp_path, 'for word; do echo "{\\"finding\\":\\"$word\\"}"; done\n')
    report = copyfit.check("--init", pathlib.Path("de.lproj"), rules=os.fsencode("rules.json").decode(), options=["--font", "Inter"])
    words: list[object] = [*report.findings]
    assert words[:3] == ["check", "--rules", "rules.json"] and words[-5:] == ["--font", "Inter", "--", "--init", "de.lproj"]


@pytest.mark.parametrize("wrong", [5, object()])
def test_a_path_of_a_wrong_type_is_a_type_error(wrong: object) -> None:
    with pytest.raises(TypeError):
        copyfit.check(".", rules=wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        copyfit.render("a", wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["-", "--help", "", "a\n", "a\r\n", "a\r", "\ufeffa", "\n", "ä\0三"])
def test_any_text_is_drawn_as_it_is(text: str, monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    stand_in(monkeypatch, tmp_path, f'for word; do last=$word; done; cat >{tmp_path}/read; printf %s "$last" >{tmp_path}/word\n')
    copyfit.render(text, tmp_path / "text.svg")
    read = (tmp_path / "read").read_bytes()
    # What the command leaves out of what it reads.
    assert (tmp_path / "word").read_text() == "-" and read.decode() == f"\ufeff{text}\r\n"


def test_programs_do_not_read_what_python_reads(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    stand_in(monkeypatch, tmp_path, "cat >/dev/null; echo '{}'\n")
    code = "import copyfit, sys; copyfit.check('.'); print(sys.stdin.read())"
    done = subprocess.run([sys.executable, "-c", code], input=b"still there", capture_output=True, check=True, cwd="/")
    assert done.stdout == b"still there\n"


@pytest.mark.usefixtures("command")
def test_translations_that_do_not_fit_are_found(tmp_path: pathlib.Path) -> None:
    (tmp_path / "de.lproj").mkdir()
    (tmp_path / "de.lproj/Localizable.strings").write_text('"buy" = "Jetzt kostenpflichtig kaufen";\n"no" = "Nein";\n')
    report = copyfit.check(tmp_path, options=OPTIONS)
    assert [finding["key"] for finding in report.findings] == ["buy"] and report.problems == []
    with pytest.raises(copyfit.ProgramError, match="no file or folder"):
        copyfit.check(tmp_path / "none", options=OPTIONS)


@pytest.mark.usefixtures("command")
def test_what_cannot_be_checked_is_told_with_the_findings(tmp_path: pathlib.Path) -> None:
    (tmp_path / "de.lproj").mkdir()
    (tmp_path / "de.lproj/Localizable.strings").write_text('"buy" = "Jetzt kostenpflichtig kaufen";\n')
    (tmp_path / "de.lproj/Broken.strings").write_text("broken")
    report = copyfit.check(tmp_path, options=OPTIONS)
    assert [finding["key"] for finding in report.findings] == ["buy"]
    assert [pathlib.Path(problem["file"]).name for problem in report.problems] == ["Broken.strings"]
    assert report.problems[0]["message"]


@pytest.mark.usefixtures("command")
def test_a_layout_says_where_everything_is() -> None:
    texts = [{"text": {"id": name, "string": "Jetzt kaufen", "size": 16}} for name in ("first", "second")]
    answer = copyfit.layout({"vstack": {"spacing": 10, "alignment": "leading", "children": texts}}, 300)
    nodes = {node["id"]: node for node in answer["nodes"] if "id" in node}
    # One line of Inter at 16 points is 93.909 wide and 19.364 tall, as hb-shape and its tables give them.
    assert nodes["first"]["width"] == pytest.approx(93.909, abs=0.5) and nodes["first"]["y"] == 0
    assert nodes["second"]["y"] == pytest.approx(19.364 + 10, abs=0.7) and answer["proposal"] == {"width": 300, "height": None}
    assert copyfit.layout(texts[0], 60, 100)["proposal"] == {"width": 60, "height": 100}


@pytest.mark.usefixtures("command")
def test_a_wrong_layout_is_an_error_with_its_place() -> None:
    with pytest.raises(copyfit.ProgramError, match="/vstack/children/0"):
        copyfit.layout({"vstack": {"children": [{"tekst": {}}]}})
    for wrong in ({"box": {"width": float("nan")}}, {"box": {"width": {1}}}):
        with pytest.raises(copyfit.SettingsError, match="not JSON"):
            copyfit.layout(wrong)
    with pytest.raises(TypeError):
        copyfit.layout({"spacer": {}}, "300")  # type: ignore[arg-type]


@pytest.mark.usefixtures("command")
def test_a_text_is_drawn(tmp_path: pathlib.Path) -> None:
    copyfit.render("-", tmp_path / "hi.svg", "--font", "Inter", "--size", "16")
    assert "<svg" in (tmp_path / "hi.svg").read_text()
