"""The server for agents, spoken to by the protocol's own client where that is installed."""

import asyncio
import json
import subprocess
import sys
from typing import Any

import pytest


def ask(*messages: object) -> list[Any]:
    lines = "".join(json.dumps(message) + "\n" for message in messages)
    command = [sys.executable, "-m", "copyfit.mcp"]
    done = subprocess.run(command, input=lines, capture_output=True, check=True, text=True, cwd="/")
    return [json.loads(line) for line in done.stdout.splitlines()]


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
    assert call("fit", text="Jetzt kaufen", font="Inter", width=80, maxLines=1)["structuredContent"]["size"] == 13.5
    lines = call("wrap", text="Änderungen speichern", font="Inter", size=16, width=120)["structuredContent"]["lines"]
    assert lines == ["Änderungen", "speichern"]


def test_wrong_calls_are_answered_with_what_to_do() -> None:
    assert "did you mean “Inter”?" in call("measure", text="a", font="Intre", size=16)["content"][0]["text"]
    assert call("measure", text="a", font="Inter")["content"][0]["text"].startswith("Give size: use ")
    assert call("measure", text="a", font="Inter", size=16, with_=1)["isError"]
    assert call("fit", text="long", font="Inter", width=1)["isError"]
    codes = [answer["error"]["code"] for answer in ask("text", {"id": 1, "method": "no"}, {"id": 2, "method": "tools/call"})]
    assert codes == [-32602, -32601, -32602]
    assert ask({"jsonrpc": "2.0", "method": "notifications/initialized"}) == []


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
