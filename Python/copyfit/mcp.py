"""A server of the Model Context Protocol over standard streams: ``python -m copyfit.mcp``.

Its tools measure texts for programs that lay them out and cannot see them. Each answer has numbers and a sentence that says what to do.
"""

from __future__ import annotations

import io
import json
import math
import sys
from collections.abc import Callable, Iterator
from typing import Any, cast

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

# None of the options that write files.
_CHECK_OPTIONS = {"font": "--font", "size": "--size", "width": "--width", "height": "--height", "maxLines": "--max-lines"}

Arguments = dict[str, Any]
Answer = dict[str, Any]


def _schema(required: str, **properties: object) -> Answer:
    return {
        "type": "object",
        "properties": properties,
        "required": required.split(),
        "additionalProperties": False,
    }


def _box(arguments: Arguments) -> tuple[float | None, float | None, int | None]:
    return arguments.get("width"), arguments.get("height"), arguments.get("maxLines")


def _font(arguments: Arguments, size: float | None = None) -> copyfit.Font:
    settings = arguments.get("settings", {})
    for name in settings:
        if name in ("self", "name", "font", "size", "files", "engine"):
            raise copyfit.SettingsError(f"There is no setting “{name}”: give font and size as arguments.", "unknown-member")
    return copyfit.Font(arguments["font"], size, **settings)


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


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
        "substitutions": facts["substitutions"],
    }
    says = _sentence(layout, facts["missing"])
    if used := sorted({one["used"] for one in facts["substitutions"]}):
        says += f" Some characters are in {', '.join(used)}."
    return {"says": says, **answer}


def _sentence(layout: copyfit.Layout, missing: list[str]) -> str:
    size = f"{_counted(layout.line_count, 'line')}, {layout.width:.2f} × {layout.height:.2f} points"
    if missing:
        return f"No font has {', '.join(missing)}: use other characters or a font that has them. {size}."
    if layout.fits:
        return f"It fits: {size}."
    repairs = [words for words, (width, height, lines) in _larger(layout) if _fits(layout, width, height, lines)]
    smaller = _smaller(layout)
    if smaller is not None:
        repairs.append(f"size {smaller:g}")
    return f"It does not fit: {size}. It would with {' or '.join(repairs) or 'another box'}."


def _larger(layout: copyfit.Layout) -> Iterator[tuple[str, tuple[float, float, int | None]]]:
    """Limits that may be enough, each with one of them raised, in words and numbers."""
    width, height, max_lines = layout.limits
    over = layout.over
    if over.width and math.isfinite(over.width):
        more = math.ceil(over.width * 100) / 100
        yield f"{more:.2f} points more width", (width + more, height, max_lines)
    if math.isfinite(height):
        needed = layout.paragraph.at(width, height=math.inf, max_lines=max_lines).height
        if needed > height:
            more = math.ceil((needed - height) * 100) / 100
            yield f"{more:.2f} points more height", (width, height + more, max_lines)
    if over.lines and max_lines is not None:
        yield _counted(over.lines, "more line"), (width, height, max_lines + over.lines)


def _fits(layout: copyfit.Layout, width: float, height: float, max_lines: int | None) -> bool:
    return layout.paragraph.at(width, height=height, max_lines=max_lines).fits


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
    width, (_, height, max_lines) = arguments["width"], _box(arguments)
    limits = {"smallest": arguments.get("smallest", 6), "largest": arguments.get("largest", 288), "step": 0.5}
    paragraph = copyfit.fit(arguments["text"], _font(arguments), width, height, max_lines=max_lines, **limits)
    size = paragraph.font.size
    described = _described(paragraph.at(width, height=height, max_lines=max_lines))
    return {"size": size, **described, "says": f"The largest size that fits is {size:g} points. {described['says']}"}


def _wrap(arguments: Arguments) -> Answer:
    layout = copyfit.prepare(arguments["text"], _font(arguments, arguments["size"])).at(arguments["width"])
    described = _described(layout)
    return {**described, "lines": [line["text"] for line in described["lines"]]}


def _check(arguments: Arguments) -> Answer:
    options = [word for name, option in _CHECK_OPTIONS.items() if name in arguments for word in (option, str(arguments[name]))]
    findings, problems = copyfit.check(*arguments["paths"], rules=arguments.get("rules"), options=options)
    says = f"{_counted(len(findings), 'finding')}."
    if problems:
        says += f" {_counted(len(problems), 'thing')} could not be checked."
    return {"says": says, "findings": findings, "problems": problems}


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
        "Breaks a text into lines of a width, and says whether a word is cut or a character has no font.",
        _schema("text font size width", text=_TEXT, font=_FONT, size=_SIZE, width=_WIDTH, settings=_SETTINGS),
        _wrap,
    ),
    "check": Tool(
        "Checks files of translations by the rules beside them, or all texts in one font and box; needs the command copyfit.",
        _schema(
            "paths",
            paths={"type": "array", "items": {"type": "string"}, "minItems": 1, "description": "Files or folders."},
            rules={"type": "string", "description": "The rules file. Default: the nearest copyfit.yml."},
            font=_FONT, size=_SIZE, width=_WIDTH, height=_HEIGHT, maxLines=_LINES,
        ),
        _check,
    ),
}  # fmt: skip


_KINDS: dict[str, tuple[type | tuple[type, ...], str]] = {
    "string": (str, "a text"),
    "number": ((int, float), "a number"),
    "integer": (int, "a whole number"),
    "object": (dict, "an object"),
    "array": (list, "a list of texts"),
}


def _demand(value: Any, schema: Answer) -> str | None:
    """What a value must be by its schema, if it is not."""
    kind, words = _KINDS[schema["type"]]
    if isinstance(value, bool) or not isinstance(value, kind):
        return words
    if isinstance(value, (int, float)):
        if value <= schema.get("exclusiveMinimum", -math.inf):
            return f"{words} above {schema['exclusiveMinimum']}"
        if value < schema.get("minimum", -math.inf):
            return f"{words} of at least {schema['minimum']}"
        return None if value <= sys.float_info.max else words
    if isinstance(value, list) and not (len(value) >= schema.get("minItems", 0) and all(isinstance(one, str) for one in value)):
        return words
    return None


def _checked(tool: Tool, given: object) -> Arguments:
    """The arguments of a call if they are as the tool's schema says; null is none."""
    if not isinstance(given, dict):
        raise copyfit.SettingsError("The arguments must be an object.", "invalid-arguments")
    arguments = {name: value for name, value in given.items() if value is not None}
    properties, names = tool.schema["properties"], ", ".join(tool.schema["properties"])
    unknown = [name for name in arguments if name not in properties]
    lacking = [name for name in tool.schema["required"] if name not in arguments]
    if unknown or lacking:
        wrong = f"There is no argument {', '.join(unknown)}" if unknown else f"Give {', '.join(lacking)}"
        raise copyfit.SettingsError(f"{wrong}: use {names}.", "invalid-arguments")
    for name, value in arguments.items():
        if demand := _demand(value, properties[name]):
            raise copyfit.SettingsError(f"The argument {name} must be {demand}.", "invalid-arguments")
    return arguments


def _called(parameters: Answer) -> Answer:
    """What a call of a tool answers: its result, or what was wrong as a text, for the caller to correct."""
    name = parameters.get("name")
    tool = TOOLS.get(name) if isinstance(name, str) else None
    if tool is None:
        raise _Refusal(-32602, f"There is no tool “{name}”: use {', '.join(TOOLS)}.")
    try:
        answer = tool.run(_checked(tool, parameters.get("arguments") or {}))
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
    raise _Refusal(-32601, f"There is no method “{method}”.")


class _Refusal(Exception):
    """A message that the protocol does not allow, with the protocol's number for it."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


def _no_number(word: str) -> None:
    raise ValueError(f"{word} is no number in JSON.")


def _replied(identifier: object, content: Answer) -> Answer:
    return {"jsonrpc": "2.0", "id": identifier, **content}


def _refused(identifier: object, code: int, message: str) -> Answer:
    return _replied(identifier, {"error": {"code": code, "message": message}})


def _reply(message: object) -> Answer | None:
    """The reply to one message; nothing to a notification or a reply."""
    if not isinstance(message, dict):
        return _refused(None, -32600, "A message is an object.")
    if "method" not in message and ("result" in message or "error" in message):
        return None
    identifier, method, parameters = message.get("id"), message.get("method"), message.get("params")
    if isinstance(identifier, bool) or not isinstance(identifier, (str, int, float, type(None))) or identifier in (math.inf, -math.inf):
        return _refused(None, -32600, "An id is a text or a number.")
    if not isinstance(method, str):
        return _refused(identifier, -32600, "A method is a text.")
    if "id" not in message:
        return None
    try:
        if parameters is not None and not isinstance(parameters, dict):
            raise _Refusal(-32602, "Parameters are an object.")
        return _replied(identifier, {"result": _result(method, parameters or {})})
    except _Refusal as refusal:
        return _refused(identifier, refusal.code, str(refusal))
    except Exception as error:
        return _refused(identifier, -32603, f"Something in Copyfit went wrong, please report it: {error!r}")


def answer(line: str) -> str | None:
    """The answer to a line with a message or a list of some; nothing to notifications."""
    try:
        message = json.loads(line, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        found: object = _refused(None, -32700, str(error))
    else:
        found = _reply(message)
        if isinstance(message, list) and message:
            found = [reply for one in message if (reply := _reply(one)) is not None] or None
    return None if found is None else json.dumps(found, ensure_ascii=False)


def answers(lines: Iterator[str]) -> Iterator[str]:
    """The answers to messages, one a line."""
    for line in lines:
        if line.strip() and (found := answer(line)) is not None:
            yield found


def serve() -> None:
    """Answers messages from standard input, in UTF-8 in every locale, until it ends."""
    for stream in (sys.stdin, sys.stdout):
        # Bytes that are no text are errors in JSON, halves of characters its escapes.
        cast(io.TextIOWrapper, stream).reconfigure(encoding="utf-8", errors="backslashreplace")
    for found in answers(iter(sys.stdin.readline, "")):
        print(found, flush=True)


if __name__ == "__main__":
    serve()
