"""The samples of Documentation/Languages.md run."""

import os
import pathlib
import re
import shutil
import subprocess

import copyfit
import pytest

REPOSITORY = pathlib.Path(__file__).parents[2]
COMMAND = pathlib.Path(os.environ.get("COPYFIT", REPOSITORY / ".build/tests/release/copyfit"))


def sample(language: str) -> str:
    page = (REPOSITORY / "Documentation/Languages.md").read_text(encoding="utf-8")
    found = re.search(rf"^```{language}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


@pytest.mark.skipif(not COMMAND.exists() or not shutil.which("node"), reason="there is no command or no Node")
def test_javascript_asks_the_command(tmp_path: pathlib.Path) -> None:
    (tmp_path / "sample.mjs").write_text(sample("js"), encoding="utf-8")
    path = f"{COMMAND.parent}:{os.environ['PATH']}"
    done = subprocess.run(
        ["node", tmp_path / "sample.mjs"], capture_output=True, check=True, text=True, env={**os.environ, "PATH": path}
    )
    # 93.9 points of text in 80 are two lines of 19.36.
    assert done.stdout.startswith("2 38.727")


def test_lua_calls_the_library() -> None:
    lua = pytest.importorskip("lupa.luajit21")
    library = pathlib.Path(copyfit.__file__).parent / "libcopyfit.so"
    printed: list[str] = []
    runtime = lua.LuaRuntime()
    runtime.globals().print = printed.append
    runtime.execute(sample("lua").replace('"copyfit")', f'"{library}")'))
    assert printed == [copyfit.versions()]


def test_python_says_by_how_much(capsys: pytest.CaptureFixture[str]) -> None:
    exec(sample("python"), {})
    # 96.547 points of text in 80, as hb-shape gives them.
    assert capsys.readouterr().out == "Over(width=16.546875, height=0.0, lines=1)\n"
