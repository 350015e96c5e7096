"""Many texts at many widths."""

from __future__ import annotations

import array
from collections.abc import Iterable
from typing import Any, Protocol

from copyfit import _arguments, _native
from copyfit._engine import Font, checked
from copyfit._errors import SettingsError


class ArrowStrings(Protocol):
    """An Arrow array, such as `pyarrow.Array`."""

    type: Any
    null_count: int
    offset: int

    def __len__(self) -> int: ...

    def buffers(self) -> list[Any]: ...


Bytes = bytes | bytearray | memoryview
Texts = Iterable[str] | tuple[Bytes, Iterable[int]] | ArrowStrings


def heights(texts: Texts, font: Font, widths: Iterable[float], *, threads: int = 0) -> memoryview[float]:
    """The heights of texts at widths: a row for each text, float32. Runs on all processors, without Python's lock.

    `texts` are strings, an array of Arrow strings, or a pair of UTF-8 bytes and the offsets of the texts in them, one more than
    there are. The font's own height and `max_lines` apply. Without texts or widths the shape is ``(0,)``.
    ``numpy.asarray`` makes an array of the answer without copying it.

    >>> heights(["one", "one two three"], Font("Inter", 16, line_height=20), [80, 300]).tolist()
    [[20.0, 20.0], [40.0, 20.0]]
    """
    data, offsets = _buffers(texts)
    count = max(0, len(offsets) - 1)
    asked = _numbers("d", widths, "widths")
    found = array.array("d", bytes(8 * count * len(asked)))
    _native.measure_texts(
        checked(font)._handle,
        data, len(data), offsets.buffer_info()[0], count, asked.buffer_info()[0], len(asked), found.buffer_info()[0],
        _arguments.whole(threads, "threads", 0, (1 << 32) - 1),
    )  # fmt: skip
    single = memoryview(array.array("f", found)).cast("B")
    if not single:
        return memoryview(array.array("f"))
    return single.cast("f", (count, len(asked)))


def _numbers(kind: str, numbers: Iterable[float], name: str) -> array.array[Any]:
    """Numbers in a row; bytes would be taken for their memory."""
    if isinstance(numbers, (str, bytes, bytearray)) or not isinstance(numbers, Iterable):
        raise TypeError(f"“{name}” must be a list of numbers, not {type(numbers).__name__}.")
    try:
        return array.array(kind, numbers)
    except OverflowError:
        raise SettingsError(f"“{name}” has a number that is negative or too large.", "invalid-number") from None
    except TypeError as error:
        raise TypeError(f"“{name}” must have numbers only ({error}).") from None


def _buffers(texts: Texts) -> tuple[bytes, array.array[Any]]:
    if isinstance(texts, tuple) and len(texts) == 2 and isinstance(texts[0], (bytes, bytearray, memoryview)):
        return bytes(texts[0]), _numbers("Q", texts[1], "offsets")
    if isinstance(texts, str):
        raise SettingsError("The texts must be a list: put the one text in brackets.", "invalid-member")
    if hasattr(texts, "buffers"):
        return _arrow_buffers(texts)
    if isinstance(texts, (bytes, bytearray, memoryview)) or not isinstance(texts, Iterable):
        raise TypeError(f"“texts” must be strings, not {type(texts).__name__}.")
    if hasattr(texts, "combine_chunks"):
        raise TypeError("“texts” must be one Arrow array: give each of the chunks.")
    encoded = [_arguments.utf8(text, "texts", index) for index, text in enumerate(texts)]
    offsets, end = array.array("Q", [0]), 0
    for text in encoded:
        end += len(text)
        offsets.append(end)
    return b"".join(encoded), offsets


def _arrow_buffers(strings: Any) -> tuple[bytes, array.array[Any]]:
    """The buffers of an Arrow array of strings (`pyarrow.Array`), without making strings of them."""
    if str(strings.type) not in ("string", "large_string") or strings.null_count:
        raise SettingsError("The Arrow array must have strings and no nulls.", "invalid-member")
    _, offsets, data = strings.buffers()
    entries = memoryview(offsets).cast("B").cast("i" if str(strings.type) == "string" else "q")
    start = strings.offset
    return bytes(data or b""), array.array("Q", entries[start : start + len(strings) + 1])
