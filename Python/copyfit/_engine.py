"""Where fonts come from, and fonts at a size."""

from __future__ import annotations

import functools
import importlib.util
import os
from collections.abc import Sequence
from typing import Any

from copyfit import _native

Path = str | os.PathLike[str]


def _bundled_fonts() -> str | None:
    """The folder of the package copyfit-fonts if it is installed, otherwise that of this one."""
    more = importlib.util.find_spec("copyfit_fonts")
    if more is not None and more.submodule_search_locations:
        return more.submodule_search_locations[0]
    folder = os.path.join(os.path.dirname(__file__), "fonts")
    return folder if os.path.isdir(folder) else None


class Engine:
    """Fonts to choose from, and what is remembered of texts.

    Without arguments there are the bundled fonts, the same on every machine. `folders` are searched before them, the system's
    fonts, with `system_fonts=True`, after them. `cache_bytes` is about how much prepared text is kept.
    """

    def __init__(
        self,
        *,
        folders: Sequence[Path] = (),
        system_fonts: bool = False,
        bundled_fonts: bool = True,
        cache_bytes: int = 32 << 20,
    ) -> None:
        self._arguments: dict[str, Any] = {
            "folders": tuple(os.fspath(folder) for folder in folders),
            "system_fonts": system_fonts,
            "bundled_fonts": bundled_fonts,
            "cache_bytes": cache_bytes,
        }
        bundled = _bundled_fonts() if bundled_fonts else None
        self._handle = _native.engine(bundled, self._arguments["folders"], system_fonts, cache_bytes)

    def answer(self, records: str | bytes, *, fits: bool = False) -> bytes:
        """The answers of ``copyfit measure --ndjson``, or with `fits` of ``copyfit fit --ndjson``, to lines of records.

        >>> Engine().answer('{"text":"Hi","font":"Inter","size":16}').decode()[:33]
        '{"line":1,"text":"Hi","font":"Int'
        """
        written = records.encode() if isinstance(records, str) else records
        return _native.answers(self._handle, None, fits, written)

    def __repr__(self) -> str:
        usual = {"folders": (), "system_fonts": False, "bundled_fonts": True, "cache_bytes": 32 << 20}
        given = [f"{name}={value!r}" for name, value in self._arguments.items() if value != usual[name]]
        return f"Engine({', '.join(given)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _engine, (tuple(sorted(self._arguments.items())),)


@functools.lru_cache(maxsize=16)
def _engine(arguments: tuple[tuple[str, Any], ...] = ()) -> Engine:
    """One engine for the same arguments, so that unpickled fonts share what is remembered."""
    return Engine(**dict(arguments))


class Font:
    """A chain of fonts at a size, with all other settings of a text.

    The font has a name, a family and words of its style, or is `files`, paths or bytes of font files: the primary one, then those
    for characters that it lacks. Settings have the names of the command's options, such as ``language="de"``,
    ``tracking="0.02em"``, ``features="tnum"``, ``line_height="1.4x"``, ``wrap="balanced"``, ``css="word-break: break-all"``.

    >>> Font("Inter", 16, max_lines=2)
    Font('Inter', 16, max_lines=2)
    >>> Font("Intre", 16)
    Traceback (most recent call last):
        ...
    copyfit._errors.FontError: There is no font “Intre” (did you mean “Inter”?): use a family that `copyfit fonts` lists, add a \
font folder or the system's fonts, or give a font file.
    """

    def __init__(
        self,
        name: str | None = None,
        size: float | None = None,
        *,
        files: Sequence[Path | bytes] = (),
        engine: Engine | None = None,
        **settings: Any,
    ) -> None:
        self.name = name
        self.size = size
        self._files = tuple(file if isinstance(file, bytes) else os.fspath(file) for file in files)
        self._engine = engine
        self._settings = settings
        written: dict[str, object] = {_camel_case(key): value for key, value in settings.items()}
        if name is not None:
            written["font"] = name
        if size is not None:
            written["size"] = size
        data = [(file if isinstance(file, bytes) else _read(file), 0) for file in self._files]
        if not any(isinstance(file, bytes) for file in self._files) and self._files:
            written["fontFiles"], data = list(self._files), []
        self._handle = _native.style((engine or _engine())._handle, data, written)

    def resized(self, size: float) -> Font:
        """The same at another size.

        >>> Font("Inter", 16, language="de").resized(12)
        Font('Inter', 12, language='de')
        """
        return Font(self.name, size, files=self._files, engine=self._engine, **self._settings)

    def __repr__(self) -> str:
        parts = [repr(value) for value in (self.name, self.size) if value is not None]
        if self._files:
            shown = [f"<{len(file)} bytes>" if isinstance(file, bytes) else file for file in self._files]
            parts.append(f"files={shown!r}")
        if self._engine is not None:
            parts.append(f"engine={self._engine!r}")
        return f"Font({', '.join(parts + [f'{name}={value!r}' for name, value in self._settings.items()])})"

    def _key(self) -> tuple[Any, ...]:
        return self.name, self.size, self._files, self._engine, sorted(self._settings.items(), key=str)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Font) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash((self.name, self.size, self._files))

    def __reduce__(self) -> tuple[Any, ...]:
        return _font, (self.name, self.size, self._files, self._engine, self._settings)


def _font(name: str, size: float, files: Sequence[Path | bytes], engine: Engine | None, settings: dict[str, Any]) -> Font:
    return Font(name, size, files=files, engine=engine, **settings)


def _read(path: Path) -> bytes:
    with open(path, "rb") as file:
        return file.read()


def _camel_case(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(word.capitalize() for word in others)


def versions() -> str:
    """Copyfit's version and those of the libraries inside, one a line.

    >>> versions().splitlines()[0]
    'copyfit 0.1.0'
    """
    return _native.versions()
