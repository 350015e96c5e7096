"""What the package asks the command to do."""

import os
import pathlib

import copyfit
import pytest

COMMAND = pathlib.Path(os.environ.get("COPYFIT", pathlib.Path(__file__).parents[2] / ".build/debug/copyfit"))
OPTIONS = ["--font", "Inter", "--size", "16", "--width", "80", "--max-lines", "1"]


def test_without_the_command_the_error_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(copyfit.ProgramError, match="install it"):
        copyfit.check(".")


def test_paths_that_begin_with_a_hyphen_are_no_options(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    # A command that says what it was given.
    (tmp_path / "copyfit").write_text('#!/bin/sh\nfor word; do echo "{\\"finding\\":\\"$word\\"}"; done\n')
    (tmp_path / "copyfit").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    words: list[object] = [*copyfit.check("--init", pathlib.Path("de.lproj"), rules="rules.json", options=["--font", "Inter"])]
    assert words[:2] == ["check", "--rules"] and words[-5:] == ["--font", "Inter", "--", "--init", "de.lproj"]


@pytest.mark.skipif(not COMMAND.with_name("copyfit-check").exists(), reason="there is no command")
def test_translations_that_do_not_fit_are_found(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    monkeypatch.setenv("PATH", f"{COMMAND.parent}:{os.environ['PATH']}")
    (tmp_path / "de.lproj").mkdir()
    (tmp_path / "de.lproj/Localizable.strings").write_text('"buy" = "Jetzt kostenpflichtig kaufen";\n"no" = "Nein";\n')
    findings = copyfit.check(tmp_path, options=OPTIONS)
    assert [finding["key"] for finding in findings] == ["buy"]
    with pytest.raises(copyfit.ProgramError, match="no file or folder"):
        copyfit.check(tmp_path / "none", options=OPTIONS)


@pytest.mark.skipif(not COMMAND.with_name("copyfit-render").exists(), reason="there is no command")
def test_a_text_is_drawn(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    monkeypatch.setenv("PATH", f"{COMMAND.parent}:{os.environ['PATH']}")
    copyfit.render("Hi", tmp_path / "hi.svg", "--font", "Inter", "--size", "16")
    assert "<svg" in (tmp_path / "hi.svg").read_text()
