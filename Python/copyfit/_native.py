"""The functions of copyfit.h. Handles are freed with the objects that own them."""

from __future__ import annotations

import ctypes
import json
import os
import re
from collections.abc import Sequence
from ctypes import POINTER, byref, c_char, c_char_p, c_double, c_int32, c_size_t, c_uint32, c_uint64, c_void_p
from typing import Any

from copyfit import _arguments
from copyfit._errors import CopyfitError, FontError, NothingFits, SettingsError, TextError
from copyfit._settings import Settings

_NULL_POINTER, _WRONG_SIZE, _INVALID_HANDLE, _INVALID_UTF8, _INVALID_NUMBER = range(1, 6)
_INVALID_SETTINGS, _FONT_ERROR, _TEXT_ERROR, _TOO_SMALL, _NOTHING_FITS = range(6, 11)

_ERRORS: dict[int, type[CopyfitError]] = {
    _INVALID_UTF8: TextError,
    _INVALID_NUMBER: SettingsError,
    _INVALID_SETTINGS: SettingsError,
    _FONT_ERROR: FontError,
    _TEXT_ERROR: TextError,
    _NOTHING_FITS: NothingFits,
}

# The fonts that only the package copyfit-fonts has.
_LARGE_FONTS = os.path.join(os.path.dirname(__file__), "fonts", "NotoSansCJK")


def camel_case(name: str) -> str:
    """The library's name of a setting."""
    first, *others = name.split("_")
    return first + "".join(word.capitalize() for word in others)


# Python's names of settings, by the library's.
NAMES = {camel_case(name): name for name in Settings.__annotations__}

class _Sized(ctypes.Structure):
    """A structure that begins with its size."""

    def __init__(self, *values: Any) -> None:
        super().__init__(ctypes.sizeof(type(self)), *values)


class _Error(_Sized):
    _fields_ = [("size", c_size_t), ("status", c_int32), ("code", c_char * 36), ("message", c_char * 472)]


class _EngineOptions(_Sized):
    _fields_ = [
        ("size", c_size_t),
        ("bundled_fonts", c_char_p),
        ("folders", POINTER(c_char_p)),
        ("folder_count", c_size_t),
        ("uses_system_fonts", c_int32),
        ("cache_bytes", c_size_t),
    ]


class _FontBytes(ctypes.Structure):
    _fields_ = [("bytes", c_char_p), ("length", c_size_t), ("name", c_char_p)]


class Limits(_Sized):
    _fields_ = [("size", c_size_t), ("width", c_double), ("height", c_double), ("max_lines", c_uint64)]


def limits(width: float, height: float, max_lines: int | None) -> Limits:
    """The limits of a text; `None` and `math.inf` are none."""
    lines = 0 if max_lines is None else _arguments.whole(max_lines, "max_lines", 1)
    return Limits(_arguments.number(width, "width"), _arguments.number(height, "height"), lines)


class Measurement(_Sized):
    _fields_ = [
        ("size", c_size_t),
        ("width", c_double),
        ("height", c_double),
        ("first_baseline", c_double),
        ("last_baseline", c_double),
        ("min_content_width", c_double),
        ("max_content_width", c_double),
        ("line_count", c_uint64),
        ("is_truncated", c_int32),
        ("fits", c_int32),
    ]


class Over(_Sized):
    _fields_ = [("size", c_size_t), ("width", c_double), ("height", c_double), ("lines", c_uint64)]


class Line(ctypes.Structure):
    _fields_ = [
        *((name, c_uint64) for name in ("start", "end", "visible_start", "visible_end", "omitted_start", "omitted_end")),
        *((name, c_double) for name in ("x", "width", "baseline", "ascent", "descent", "leading")),
        *((name, c_int32) for name in ("ends_with_hard_break", "ends_inside_word", "is_hyphenated", "is_truncated")),
    ]


class Glyph(ctypes.Structure):
    _fields_ = [
        ("glyph", c_uint32),
        ("face", c_uint32),
        ("cluster", c_uint64),
        ("line", c_uint64),
        *((name, c_double) for name in ("x", "y", "advance", "size")),
    ]


class Caret(_Sized):
    _fields_ = [
        ("size", c_size_t),
        ("offset", c_uint64),
        *((name, c_double) for name in ("x", "secondary_x", "top", "bottom")),
    ]


class Hit(_Sized):
    _fields_ = [
        ("size", c_size_t),
        *((name, c_uint64) for name in ("offset", "grapheme_start", "grapheme_end", "line")),
    ]


_library = ctypes.CDLL(os.path.join(os.path.dirname(__file__), "libcopyfit.so"))


def _declare(name: str, *arguments: Any) -> Any:
    function = getattr(_library, "copyfit_" + name)
    function.argtypes = [*arguments, POINTER(_Error)]
    function.restype = c_int32
    return function


_handle, _text = c_void_p, (c_char_p, c_size_t)
_limits = POINTER(Limits)
_engine_create = _declare("engine_create", POINTER(_EngineOptions), POINTER(_handle))
_style_create = _declare("style_create", _handle, *_text, POINTER(_handle))
_style_create_with_fonts = _declare(
    "style_create_with_fonts", _handle, POINTER(_FontBytes), c_size_t, c_size_t, *_text, POINTER(_handle)
)
_paragraph_create = _declare("paragraph_create", _handle, *_text, POINTER(_handle))
_measure = _declare("paragraph_measure", _handle, _limits, POINTER(Measurement))
_over = _declare("paragraph_over", _handle, _limits, POINTER(Over))
_valid_widths = _declare("paragraph_valid_widths", _handle, _limits, POINTER(c_double), POINTER(c_double))
_narrowest_width = _declare("paragraph_narrowest_width", _handle, c_uint64, POINTER(c_double))
_places = POINTER(c_size_t)
_lines = _declare("paragraph_lines", _handle, _limits, POINTER(Line), c_size_t, c_size_t, _places)
_glyphs = _declare("paragraph_glyphs", _handle, _limits, POINTER(Glyph), c_size_t, c_size_t, _places)
_faces = _declare("paragraph_faces", _handle, _limits, POINTER(_handle))
_caret = _declare("paragraph_caret", _handle, _limits, c_uint64, POINTER(Caret))
_hit = _declare("paragraph_hit", _handle, _limits, c_double, c_double, POINTER(Hit))
_paragraph_answer = _declare("paragraph_answer", _handle, _limits, *_text, POINTER(_handle))
_measure_texts = _declare(
    "measure_texts",
    _handle, c_void_p, c_size_t, c_void_p, c_size_t, c_void_p, c_size_t,
    c_void_p, c_void_p, c_void_p, c_void_p, c_uint32,
)  # fmt: skip
_fit_size = _declare("fit_size", _handle, *_text, _limits, c_double, c_double, c_double, POINTER(c_double))
_answer = _declare("answer", _handle, _handle, c_int32, *_text, POINTER(_handle))
_versions = _declare("versions", POINTER(_handle))
_bytes_get = _declare("bytes_get", _handle, POINTER(c_void_p), POINTER(c_size_t))
_free = {kind: _declare(kind + "_free", _handle) for kind in ("engine", "style", "paragraph", "bytes")}


def _call(function: Any, *arguments: Any) -> None:
    error = _Error()
    if function(*arguments, byref(error)) != 0:
        raise _error(error)


def _error(error: _Error) -> CopyfitError:
    kind = _ERRORS.get(error.status, CopyfitError)
    message = error.message.decode(errors="replace")
    if kind is SettingsError:
        message = re.sub(r"\b[a-z]+[A-Z]\w*", lambda name: NAMES.get(name[0], name[0]), message)
    if kind is FontError and f"“{_LARGE_FONTS}{os.sep}" in message and not os.path.isdir(_LARGE_FONTS):
        message = "The text needs fonts for Chinese, Japanese or Korean: install the package copyfit-fonts."
    return kind(message, error.code.decode())


class Handle:
    """A handle of the library's, freed with this object."""

    def __init__(self, kind: str, create: Any, *arguments: Any) -> None:
        self._free = _free[kind]
        self.pointer = c_void_p()
        _call(create, *arguments, byref(self.pointer))

    def __del__(self) -> None:
        if getattr(self, "pointer", None):
            self._free(self.pointer, None)


def engine(bundled_fonts: str | None, folders: Sequence[str], uses_system_fonts: bool, cache_bytes: int) -> Handle:
    paths = (c_char_p * len(folders))(*(folder.encode() for folder in folders))
    options = _EngineOptions(
        bundled_fonts.encode() if bundled_fonts else None, paths, len(folders), uses_system_fonts, cache_bytes
    )
    return Handle("engine", _engine_create, byref(options))


def style(engine: Handle, fonts: Sequence[tuple[bytes, str]], settings: dict[str, object]) -> Handle:
    """A style in fonts of these bytes and names, or in the font that the settings name."""
    try:
        written = json.dumps(settings, allow_nan=False, default=_arguments.written).encode()
    except (ValueError, TypeError, RecursionError) as error:
        raise SettingsError(f"The settings are not JSON ({error}): give numbers, texts, lists and dicts.", "invalid-member") from None
    if not fonts:
        return Handle("style", _style_create, engine.pointer, written, len(written))
    array = (_FontBytes * len(fonts))(*(_FontBytes(data, len(data), name.encode()) for data, name in fonts))
    size = ctypes.sizeof(_FontBytes)
    return Handle(
        "style", _style_create_with_fonts, engine.pointer, array, size, len(fonts), written, len(written)
    )


def paragraph(style: Handle, text: bytes) -> Handle:
    return Handle("paragraph", _paragraph_create, style.pointer, text, len(text))


def measurement(paragraph: Handle, limits: Limits) -> Measurement:
    result = Measurement()
    _call(_measure, paragraph.pointer, byref(limits), byref(result))
    return result


def over(paragraph: Handle, limits: Limits) -> Over:
    result = Over()
    _call(_over, paragraph.pointer, byref(limits), byref(result))
    return result


def valid_widths(paragraph: Handle, limits: Limits) -> tuple[float, float]:
    start, end = c_double(), c_double()
    _call(_valid_widths, paragraph.pointer, byref(limits), byref(start), byref(end))
    return start.value, end.value


def narrowest_width(paragraph: Handle, lines: int) -> float:
    result = c_double()
    _call(_narrowest_width, paragraph.pointer, _arguments.whole(lines, "lines", 1), byref(result))
    return result.value


def _array(function: Any, element: Any, paragraph: Handle, limits: Limits, first: int) -> Any:
    """All elements: again with a larger array if there are more than `first`."""
    count, capacity = c_size_t(), first
    while True:
        array = (element * capacity)()
        error = _Error()
        size = ctypes.sizeof(element)
        status = function(paragraph.pointer, byref(limits), array, size, capacity, byref(count), byref(error))
        if status == 0:
            return array[: count.value]
        if status != _TOO_SMALL:
            raise _error(error)
        capacity = count.value


def lines(paragraph: Handle, limits: Limits) -> Sequence[Line]:
    result: Sequence[Line] = _array(_lines, Line, paragraph, limits, 8)
    return result


def glyphs(paragraph: Handle, limits: Limits) -> Sequence[Glyph]:
    result: Sequence[Glyph] = _array(_glyphs, Glyph, paragraph, limits, 64)
    return result


def caret(paragraph: Handle, limits: Limits, offset: int) -> Caret:
    result = Caret()
    _call(_caret, paragraph.pointer, byref(limits), offset, byref(result))
    return result


def hit(paragraph: Handle, limits: Limits, x: float, y: float) -> Hit:
    result = Hit()
    x, y = _arguments.number(x, "x"), _arguments.number(y, "y")
    _call(_hit, paragraph.pointer, byref(limits), x, y, byref(result))
    return result


def _bytes(create: Any, *arguments: Any) -> bytes:
    handle = Handle("bytes", create, *arguments)
    start, length = c_void_p(), c_size_t()
    _call(_bytes_get, handle.pointer, byref(start), byref(length))
    return ctypes.string_at(start, length.value)


def faces(paragraph: Handle, limits: Limits) -> bytes:
    return _bytes(_faces, paragraph.pointer, byref(limits))


def paragraph_answer(paragraph: Handle, limits: Limits | None, fields: str | None) -> bytes:
    """The answer under some limits, or under those of the style."""
    written = _arguments.utf8(fields, "fields") if fields is not None else None
    return _bytes(_paragraph_answer, paragraph.pointer, limits and byref(limits), written, len(written or b""))


def answers(engine: Handle, style: Handle | None, fits: bool, records: bytes) -> bytes:
    return _bytes(_answer, engine.pointer, style.pointer if style else None, fits, records, len(records))


def versions() -> str:
    return _bytes(_versions).decode()


def fit_size(style: Handle, text: bytes, limits: Limits | None, smallest: float, largest: float, step: float) -> float:
    """The largest size at which a text fits some limits, or those of the style."""
    result = c_double()
    sizes = [_arguments.number(*one) for one in ((smallest, "smallest"), (largest, "largest"), (step, "step"))]
    _call(_fit_size, style.pointer, text, len(text), limits and byref(limits), *sizes, byref(result))
    return result.value


def measure_texts(
    style: Handle,
    texts: Any,
    texts_length: int,
    offsets: Any,
    count: int,
    widths: Any,
    width_count: int,
    heights: Any,
    threads: int,
) -> None:
    _call(
        _measure_texts,
        style.pointer, texts, texts_length, offsets, count, widths, width_count, heights, None, None, None, threads,
    )  # fmt: skip
