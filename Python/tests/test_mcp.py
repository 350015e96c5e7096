"""The server for agents, spoken to by the protocol's own client where that is installed."""

import asyncio
import json
import os
import pathlib
import subprocess
import sys
from typing import Any

import pytest


def ask(*messages: object) -> list[Any]:
    lines = "".join(json.dumps(message) + "\n" for message in messages)
    command = [sys.executable, "-m", "copyfit.mcp"]
    done = subprocess.run(command, input=lines, capture_output=True, check=True, text=True, cwd="/")
    return [json.loads(line) for line in done.stdout.splitlines()]


def survive(line: bytes, **environment: str) -> str:
    """The reply to a line, from a server that replies to the next one too."""
    ping = b'{"jsonrpc":"2.0","id":"still there","method":"ping"}'
    command = [sys.executable, "-m", "copyfit.mcp"]
    done = subprocess.run(
        command, input=line + b"\n" + ping + b"\n", capture_output=True, check=False, cwd="/", env={**os.environ, **environment}
    )
    first, _, last = done.stdout.decode().rstrip("\n").rpartition("\n")
    assert done.returncode == 0 and json.loads(last)["id"] == "still there", done.stderr.decode()
    return first


def call(name: str, **arguments: object) -> Any:
    request = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": name, "arguments": arguments}}
    return ask(request)[0]["result"]


def test_a_text_that_does_not_fit_says_what_would_help() -> None:
    answer = call("measure", text="Jetzt kaufen", font="Inter", size=16, width=80, maxLines=1)["structuredContent"]
    # 93.909 points wide at size 16, so 13.909 too wide; 13.5 · 93.909 / 16 = 79.24 fits and 14 · 93.909 / 16 = 82.17 does not.
    assert answer["fits"] is False and answer["over"]["width"] == pytest.approx(13.909, abs=0.001)
    assert answer["says"].endswith("It would with 13.91 points more width or 1 more line or size 13.5.")
    assert answer["slack"]["height"] is None and answer["fonts"] == ["Inter"]


def test_sizes_and_lines_are_found() -> None:
    found = call("fit", text="Jetzt kaufen", font="Inter", width=80, maxLines=1)["structuredContent"]
    assert found["size"] == 13.5 and found["says"].startswith("The largest size that fits is 13.5 points. It fits: 1 line, 79.2")
    lines = call("wrap", text="Änderungen speichern", font="Inter", size=16, width=120)["structuredContent"]["lines"]
    assert lines == ["Änderungen", "speichern"]


def test_lines_that_are_not_right_are_told() -> None:
    cut = call("wrap", text="Donaudampfschiff", font="Inter", size=16, width=40)["structuredContent"]
    assert cut["fits"] is False and "It would with 98.84 points more width" in cut["says"]
    lacking = call("wrap", text="a\ue001", font="Inter", size=16, width=40)["structuredContent"]
    assert lacking["missing"] == ["\ue001"] and "No font has" in lacking["says"]
    other = call("wrap", text="a ก", font="Inter", size=16, width=40)["structuredContent"]
    assert [one["used"] for one in other["substitutions"]] == ["Noto Sans Thai"] and "Noto Sans Thai" in other["says"]
    cropped = call("wrap", text="one two three", font="Inter", size=16, width=40, settings={"maxLines": 1})["structuredContent"]
    assert cropped["fits"] is False and len(cropped["lines"]) == 1


@pytest.mark.parametrize("option", ["--init", "--update-baseline", "--report=html=/tmp/none.html"])
def test_the_tool_check_writes_no_files(option: str) -> None:
    answer = call("check", paths=["/none"], options=[option])
    assert answer["isError"] and "There is no argument options" in answer["content"][0]["text"]


def test_the_tool_check_tells_of_problems(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = 'for word; do echo "{\\"finding\\":\\"$word\\"}"; done; echo \'{"problem":{"message":"broken"}}\'; exit 2'
    (tmp_path / "copyfit").write_text("#!/bin/sh\n" + lines)
    (tmp_path / "copyfit").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    answer = call("check", paths=["a"], rules="b.yml", font="Inter", size=16, width=80.5, maxLines=2)["structuredContent"]
    words = ["check", "--rules", "b.yml", "--quiet", "--report", "ndjson=-"]
    words += ["--font", "Inter", "--size", "16", "--width", "80.5", "--max-lines", "2", "--", "a"]
    assert answer["findings"] == words and answer["problems"] == [{"message": "broken"}]
    assert answer["says"] == "16 findings. 1 thing could not be checked."


def test_wrong_calls_are_answered_with_what_to_do() -> None:
    assert "did you mean “Inter”?" in call("measure", text="a", font="Intre", size=16)["content"][0]["text"]
    assert call("measure", text="a", font="Inter")["content"][0]["text"].startswith("Give size: use ")
    assert call("measure", text="a", font="Inter", size=16, with_=1)["isError"]
    assert call("fit", text="long", font="Inter", width=1)["isError"]
    codes = [answer["error"]["code"] for answer in ask("text", {"id": 1, "method": "no"}, {"id": 2, "method": "tools/call"})]
    assert codes == [-32600, -32601, -32602]
    assert ask({"jsonrpc": "2.0", "method": "notifications/initialized"}) == []


WHOLE: dict[str, object] = {"text": "Hello wide world", "font": "Inter", "size": 16, "width": 50}


@pytest.mark.parametrize(
    "wrong",
    [
        {"text": 5}, {"text": None}, {"text": ["a"]}, {"text": "\ud800"}, {"font": None}, {"font": 1}, {"size": "16"}, {"size": 0},
        {"size": None}, {"width": 10**400}, {"width": "80"}, {"width": -1}, {"maxLines": 0}, {"maxLines": 2**64}, {"maxLines": True},
        {"settings": [1]}, {"settings": "a"}, {"settings": {"engine": "x"}}, {"settings": {"files": ["/nope"]}},
        {"settings": {"self": 1}}, {"settings": {"fontFiles": ["/nope"]}}, {"settings": {"features": [[[[]]]]}}, {"\ud800": 1},
    ],
)  # fmt: skip
def test_an_argument_of_a_wrong_kind_is_answered_with_what_to_do(wrong: dict[str, object]) -> None:
    request = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "measure", "arguments": {**WHOLE, **wrong}}}
    result = json.loads(survive(json.dumps(request).encode()))["result"]
    assert result["isError"] and result["content"][0]["text"]


@pytest.mark.parametrize("wrong", [{"smallest": "6"}, {"largest": "9"}, {"smallest": 400}, {"settings": {"css": "font-size: 20px"}}])
def test_wrong_sizes_to_choose_from_are_answered(wrong: dict[str, object]) -> None:
    assert call("fit", text="Hello", font="Inter", width=40, **wrong)["isError"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b'{"id":1,"method":"tools/call","params":"x"}', -32602),
        (b'{"id":1,"method":"tools/call","params":[1]}', -32602),
        (b'{"id":1,"method":"initialize","params":[1]}', -32602),
        (b'{"id":1,"method":"tools/call","params":{"name":[]}}', -32602),
        (b'{"id":1,"method":"tools/call","params":{"name":"\\ud800"}}', -32602),
        (b'{"id":"\\ud800","method":"no"}', -32601),
        (b'{"id":1,"method":"\\ud800"}', -32601),
        (b'{"id":1}', -32600),
        (b'{"id":{},"method":"ping"}', -32600),
        (b'{"id":true,"method":"ping"}', -32600),
        (b'{"id":1e999,"method":"ping"}', -32600),
        (b"[]", -32600),
        (b"[" * 200_000, -32700),
        (b'{"id":' + b"9" * 5000 + b"}", -32700),
        (b'{"id":NaN,"method":"ping"}', -32700),
        (b'{"id":1,"method":"\xff"}', -32700),
        (b"\0", -32700),
    ],
)
def test_a_bad_message_is_refused_and_the_next_one_answered(line: bytes, code: int) -> None:
    # Infinity and NaN would be no JSON.
    reply = json.loads(survive(line), parse_constant=lambda word: pytest.fail(word))
    assert reply["error"]["code"] == code and reply["error"]["message"]


def test_large_ids_come_back() -> None:
    assert json.loads(survive(b'{"id":1' + b"0" * 400 + b',"method":"ping"}'))["id"] == 10**400


def test_lists_of_messages_have_lists_of_replies() -> None:
    found = ask([{"id": 1, "method": "ping"}, {"method": "notifications/initialized"}, 5])
    assert [reply["id"] for reply in found[0]] == [1, None]
    assert survive(b'[{"method":"notifications/initialized"}]') == ""
    assert survive(b'{"jsonrpc":"2.0","id":1,"result":{}}') == ""


def test_streams_are_utf_8_in_every_locale() -> None:
    arguments = {"text": "Änderungen 三", "font": "Inter", "size": 16, "width": 400}
    request = {"id": 1, "method": "tools/call", "params": {"name": "wrap", "arguments": arguments}}
    line = json.dumps(request, ensure_ascii=False).encode()
    reply = survive(line, PYTHONIOENCODING="latin-1")
    assert json.loads(reply)["result"]["structuredContent"]["lines"] == ["Änderungen 三"]


@pytest.mark.parametrize(
    ("box", "advice"),
    [
        # A word of 138.84 points (hb-shape) is cut in 40 whatever the lines; one line of Inter is 19.364 tall at size 16.
        ({"text": "Donaudampfschiff", "width": 40, "maxLines": 1}, "98.84 points more width"),
        ({"text": "Hello", "height": 5}, "14.37 points more height"),
    ],
)
def test_only_what_helps_is_advised(box: dict[str, object], advice: str) -> None:
    answer = call("measure", **{"font": "Inter", "size": 16, **box})["structuredContent"]
    assert answer["says"].split(" It would with ")[1] == advice + "."


def test_limits_among_the_settings_are_limits() -> None:
    answer = call("measure", **WHOLE, settings={"maxLines": 1})["structuredContent"]
    assert len(answer["lines"]) == 1 and answer["fits"] is False
    assert call("measure", **WHOLE, settings=None)["structuredContent"]["fits"] is True


def test_the_protocols_client_finds_and_calls_the_tools() -> None:
    pytest.importorskip("mcp")
    from mcp import ClientSession, StdioServerParameters
    from mcp.client.stdio import stdio_client

    async def talk() -> tuple[set[str], Any]:
        server = StdioServerParameters(command=sys.executable, args=["-m", "copyfit.mcp"], cwd="/")
        async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
            await session.initialize()
            tools = {tool.name for tool in (await session.list_tools()).tools}
            return tools, await session.call_tool("measure", {"text": "Hi", "font": "Inter", "size": 16, "width": 80})

    tools, result = asyncio.run(talk())
    assert tools == {"measure", "fit", "wrap", "check"}
    assert json.loads(result.content[0].text)["fits"] is True
