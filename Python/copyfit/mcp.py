"""A server of the Model Context Protocol over standard streams: ``python -m copyfit.mcp``.

Its tools measure texts for programs that lay them out and cannot see them. Each answer has numbers and a sentence that says what to do.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable, Iterator
from typing import Any

import copyfit

_VERSIONS = ("2025-06-18", "2025-03-26", "2024-11-05")

_TEXT = {"type": "string", "description": "The text."}
_FONT = {"type": "string", "description": 'A family, optionally with a style: "Inter SemiBold".'}
_SIZE = {"type": "number", "exclusiveMinimum": 0, "description": "The font size in points."}
_WIDTH = {"type": "number", "minimum": 0, "description": "The width of the box in points."}
_HEIGHT = {"type": "number", "minimum": 0, "description": "The height of the box in points. Default: no limit."}
_LINES = {"type": "integer", "minimum": 1, "description": "The most lines. Default: no limit."}
_SETTINGS = {
    "type": "object",
    "description": 'Other settings, named as in records of copyfit measure: {"language":"de","lineHeight":"1.4x"}.',
}

Arguments = dict[str, Any]
Answer = dict[str, Any]


def _schema(required: str, **properties: object) -> Answer:
    return {
        "type": "object",
        "properties": properties,
        "required": required.split(),
        "additionalProperties": False,
    }


def _box(arguments: Arguments) -> tuple[float, float, int | None]:
    return arguments.get("width", math.inf), arguments.get("height", math.inf), arguments.get("maxLines")


def _font(arguments: Arguments, size: float | None = None) -> copyfit.Font:
    return copyfit.Font(arguments["font"], size, **arguments.get("settings", {}))


def _described(layout: copyfit.Layout) -> Answer:
    """The numbers of a layout, and a sentence about them."""
    facts = layout.answer("faces,missing,substitutions")
    answer: Answer = {
        "width": layout.width,
        "height": layout.height,
        "lines": [{"text": line.text, "width": line.width} for line in layout.lines],
        "fits": layout.fits,
        "over": layout.over._asdict(),
        "slack": layout.slack._asdict(),
        "fonts": facts["faces"],
        "missing": facts["missing"],
    }
    return {"says": _sentence(layout, facts["missing"]), **answer}


def _sentence(layout: copyfit.Layout, missing: list[str]) -> str:
    count = "1 line" if layout.line_count == 1 else f"{layout.line_count} lines"
    size = f"{count}, {layout.width:.2f} × {layout.height:.2f} points"
    if missing:
        return f"No font has {', '.join(missing)}: use other characters or a font that has them. {size}."
    if layout.fits:
        return f"It fits: {size}."
    repairs = []
    if layout.over.width and math.isfinite(layout.over.width):
        repairs.append(f"{layout.over.width:.2f} points more width")
    if layout.over.lines:
        repairs.append(f"{layout.over.lines} more line{'s' if layout.over.lines > 1 else ''}")
    smaller = _smaller(layout)
    if smaller is not None:
        repairs.append(f"size {smaller:g}")
    return f"It does not fit: {size}. It would with {' or '.join(repairs) or 'another box'}."


def _smaller(layout: copyfit.Layout) -> float | None:
    """The largest size of whole halves that fits, measured; nothing if none does."""
    width, height, max_lines = layout.limits
    size = layout.paragraph.font.size or 6
    try:
        return layout.paragraph.fit(width, height, max_lines=max_lines, smallest=min(6, size), largest=size, step=0.5)
    except copyfit.CopyfitError:
        return None


def _measure(arguments: Arguments) -> Answer:
    width, height, max_lines = _box(arguments)
    paragraph = copyfit.prepare(arguments["text"], _font(arguments, arguments["size"]))
    return _described(paragraph.at(width, height=height, max_lines=max_lines))


def _fit(arguments: Arguments) -> Answer:
    width, height, max_lines = _box(arguments)
    limits = {"smallest": arguments.get("smallest", 6), "largest": arguments.get("largest", 288), "step": 0.5}
    paragraph = copyfit.fit(arguments["text"], _font(arguments), width, height, max_lines=max_lines, **limits)
    size = paragraph.font.size
    layout = paragraph.at(width, height=height, max_lines=max_lines)
    return {"size": size, **_described(layout), "says": f"The largest size that fits is {size:g} points."}


def _wrap(arguments: Arguments) -> Answer:
    lines = copyfit.wrap(arguments["text"], _font(arguments, arguments["size"]), arguments["width"])
    return {"says": f"{len(lines)} lines.", "lines": lines}


def _check(arguments: Arguments) -> Answer:
    findings = copyfit.check(*arguments["paths"], options=arguments.get("options", []))
    return {"says": f"{len(findings)} findings.", "findings": findings}


class Tool:
    """A tool: what it is called, what it takes, and what answers."""

    def __init__(self, says: str, schema: Answer, run: Callable[[Arguments], Answer]) -> None:
        self.says, self.schema, self.run = says, schema, run

    def described(self, name: str) -> Answer:
        return {"name": name, "description": self.says, "inputSchema": self.schema}


TOOLS = {
    "measure": Tool(
        "Measures a text in a font at a width: its lines, its size, whether it fits a box, by how much it does not, and what would help.",
        _schema(
            "text font size",
            text=_TEXT, font=_FONT, size=_SIZE, width=_WIDTH, height=_HEIGHT, maxLines=_LINES, settings=_SETTINGS,
        ),
        _measure,
    ),
    "fit": Tool(
        "Finds the largest font size at which a text fits a box with its words whole.",
        _schema(
            "text font width",
            text=_TEXT, font=_FONT, width=_WIDTH, height=_HEIGHT, maxLines=_LINES, smallest=_SIZE, largest=_SIZE,
            settings=_SETTINGS,
        ),
        _fit,
    ),
    "wrap": Tool(
        "Breaks a text into lines of a width.",
        _schema("text font size width", text=_TEXT, font=_FONT, size=_SIZE, width=_WIDTH, settings=_SETTINGS),
        _wrap,
    ),
    "check": Tool(
        "Checks files of translations by the rules beside them; needs the command copyfit.",
        _schema(
            "paths",
            paths={"type": "array", "items": {"type": "string"}, "minItems": 1, "description": "Files or folders."},
            options={"type": "array", "items": {"type": "string"}, "description": "Further options of copyfit check."},
        ),
        _check,
    ),
}  # fmt: skip


def _called(parameters: Answer) -> Answer:
    """What a call of a tool answers: its result, or what was wrong as a text, for the caller to correct."""
    tool = TOOLS.get(parameters.get("name", ""))
    if tool is None:
        raise KeyError(f"There is no tool “{parameters.get('name')}”: use {', '.join(TOOLS)}.")
    arguments = parameters.get("arguments") or {}
    unknown = [name for name in arguments if name not in tool.schema["properties"]]
    lacking = [name for name in tool.schema["required"] if name not in arguments]
    try:
        if unknown or lacking:
            wrong = f"There is no argument {', '.join(unknown)}" if unknown else f"Give {', '.join(lacking)}"
            raise copyfit.SettingsError(f"{wrong}: use {', '.join(tool.schema['properties'])}.", "invalid-arguments")
        answer = tool.run(arguments)
    except (copyfit.CopyfitError, TypeError, ValueError) as error:
        return {"content": [{"type": "text", "text": str(error)}], "isError": True}
    # JSON has no infinity: what is not limited is null.
    answer = json.loads(json.dumps(answer), parse_constant=lambda _: None)
    text = json.dumps(answer, ensure_ascii=False)
    return {"content": [{"type": "text", "text": text}], "structuredContent": answer}


def _result(method: str, parameters: Answer) -> Answer:
    match method:
        case "initialize":
            asked = parameters.get("protocolVersion")
            return {
                "protocolVersion": asked if asked in _VERSIONS else _VERSIONS[0],
                "capabilities": {"tools": {}},
                "serverInfo": {"name": "copyfit", "version": copyfit.__version__},
            }
        case "ping":
            return {}
        case "tools/list":
            return {"tools": [tool.described(name) for name, tool in TOOLS.items()]}
        case "tools/call":
            return _called(parameters)
    raise NotImplementedError(f"There is no method “{method}”.")


def answer(line: str) -> str | None:
    """The answer to one message; nothing to a notification."""
    identifier: object = None
    try:
        message = json.loads(line)
        if not isinstance(message, dict):
            raise TypeError("A message is an object.")
        if "id" not in message:
            return None
        identifier = message["id"]
        content: Answer = {"result": _result(message.get("method", ""), message.get("params") or {})}
    except json.JSONDecodeError as error:
        content = {"error": {"code": -32700, "message": str(error)}}
    except NotImplementedError as error:
        content = {"error": {"code": -32601, "message": str(error)}}
    except (KeyError, TypeError) as error:
        content = {"error": {"code": -32602, "message": str(error.args[0])}}
    return json.dumps({"jsonrpc": "2.0", "id": identifier, **content}, ensure_ascii=False)


def answers(lines: Iterator[str]) -> Iterator[str]:
    """The answers to messages, one a line."""
    for line in lines:
        if line.strip() and (found := answer(line)) is not None:
            yield found


if __name__ == "__main__":
    for found in answers(iter(sys.stdin.readline, "")):
        print(found, flush=True)
