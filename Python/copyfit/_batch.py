"""Many texts at many widths."""

from __future__ import annotations

import array
from collections.abc import Sequence
from typing import Any

from copyfit import _native
from copyfit._engine import Font
from copyfit._errors import SettingsError

Texts = Sequence[str] | tuple[bytes, Sequence[int]] | Any


def heights(texts: Texts, font: Font, widths: Sequence[float], *, threads: int = 0) -> memoryview[float]:
    """The heights of texts at widths: a row for each text, float32. Runs on all processors, without Python's lock.

    `texts` are strings, an array of Arrow strings, or a pair of UTF-8 bytes and the offsets of the texts in them, one more than
    there are. ``numpy.asarray`` makes an array of the answer without copying it.

    >>> heights(["one", "one two three"], Font("Inter", 16, line_height=20), [80, 300]).tolist()
    [[20.0, 20.0], [40.0, 20.0]]
    """
    data, offsets = _buffers(texts)
    count = max(0, len(offsets) - 1)
    asked = array.array("d", widths)
    found = array.array("d", bytes(8 * count * len(asked)))
    _native.measure_texts(
        font._handle,
        data, len(data), offsets.buffer_info()[0], count, asked.buffer_info()[0], len(asked), found.buffer_info()[0],
        threads,
    )  # fmt: skip
    single = memoryview(array.array("f", found)).cast("B")
    if not single:
        return memoryview(array.array("f"))
    return single.cast("f", (count, len(asked)))


def _buffers(texts: Texts) -> tuple[bytes, array.array[int]]:
    if isinstance(texts, tuple) and len(texts) == 2 and isinstance(texts[0], (bytes, bytearray, memoryview)):
        return bytes(texts[0]), array.array("Q", texts[1])
    if hasattr(texts, "buffers"):
        return _arrow_buffers(texts)
    if isinstance(texts, str):
        raise SettingsError("The texts must be a list: put the one text in brackets.", "invalid-member")
    encoded = [text.encode() for text in texts]
    offsets, end = array.array("Q", [0]), 0
    for text in encoded:
        end += len(text)
        offsets.append(end)
    return b"".join(encoded), offsets


def _arrow_buffers(strings: Any) -> tuple[bytes, array.array[int]]:
    """The buffers of an Arrow array of strings (`pyarrow.Array`), without making strings of them."""
    if str(strings.type) not in ("string", "large_string") or strings.null_count:
        raise SettingsError("The Arrow array must have strings and no nulls.", "invalid-member")
    _, offsets, data = strings.buffers()
    entries = memoryview(offsets).cast("B").cast("i" if str(strings.type) == "string" else "q")
    start = strings.offset
    return bytes(data or b""), array.array("Q", entries[start : start + len(strings) + 1])
