"""Where fonts come from, and fonts at a size."""

from __future__ import annotations

import functools
import importlib.util
import math
import os
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from copyfit import _arguments, _native
from copyfit._arguments import Path
from copyfit._errors import FontError, SettingsError
from copyfit._native import NAMES, camel_case
from copyfit._settings import Settings

if TYPE_CHECKING:
    from typing_extensions import Unpack


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
        folders: Path | Iterable[Path] = (),
        system_fonts: bool = False,
        bundled_fonts: bool = True,
        cache_bytes: int = 32 << 20,
    ) -> None:
        self._arguments: dict[str, Any] = {
            "folders": _arguments.paths(folders, "folders"),
            "system_fonts": bool(system_fonts),
            "bundled_fonts": bool(bundled_fonts),
            "cache_bytes": _arguments.whole(cache_bytes, "cache_bytes", 1),
        }
        bundled = _bundled_fonts() if bundled_fonts else None
        self._handle = _native.engine(
            bundled, self._arguments["folders"], self._arguments["system_fonts"], self._arguments["cache_bytes"]
        )

    def answer(self, records: str | bytes | bytearray | memoryview, *, fits: bool = False) -> bytes:
        """The answers of ``copyfit measure --ndjson``, or with `fits` of ``copyfit fit --ndjson``, to lines of records.

        >>> Engine().answer('{"text":"Hi","font":"Inter","size":16}').decode()[:33]
        '{"line":1,"text":"Hi","font":"Int'
        """
        written = _arguments.utf8(records, "records") if isinstance(records, str) else bytes(memoryview(records))
        return _native.answers(self._handle, None, fits, written)

    def __repr__(self) -> str:
        usual = {"folders": (), "system_fonts": False, "bundled_fonts": True, "cache_bytes": 32 << 20}
        given = [f"{name}={value!r}" for name, value in self._arguments.items() if value != usual[name]]
        return f"Engine({', '.join(given)})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Engine) and self._arguments == other._arguments

    def __hash__(self) -> int:
        return hash(tuple(self._arguments.values()))

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

    Its `width`, `height` and `max_lines` are the limits of every call that has none of its own. `face_index` chooses a face of a
    collection. A size in `css` or in the name is fixed: such a font has no other sizes.

    >>> Font("Inter", 16, max_lines=2)
    Font('Inter', 16, max_lines=2)
    >>> Font("Intre", 16)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    copyfit._errors.FontError: There is no font “Intre” (did you mean “Inter”?): name another family, ...
    """

    def __init__(
        self,
        name: str | None = None,
        size: float | None = None,
        *,
        files: Path | bytes | Iterable[Path | bytes] = (),
        engine: Engine | None = None,
        **settings: Unpack[Settings],
    ) -> None:
        if engine is not None and not isinstance(engine, Engine):
            raise TypeError(f"“engine” must be an Engine, not {type(engine).__name__}.")
        if name is not None and "font" in settings:
            raise SettingsError("Give the font once: as the name.", "invalid-member")
        self.name = None if name is None else _arguments.text(name, "name")
        if self.name is not None and self.name.lower().endswith((".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2")):
            raise FontError(f"“{name}” is the name of a file: give it as files=.", "font-not-found")
        self.size = size if size is None or type(size) in (int, float) else _arguments.number(size, "size")
        self._files = _font_files(files)
        if name is not None and self._files:
            raise SettingsError("Give either a name or files, not both.", "invalid-member")
        _demand_settings(settings)
        self._engine = engine
        self._settings: dict[str, Any] = {**settings}
        if len({camel_case(key) for key in settings}) < len(settings):
            raise SettingsError("Give each setting once: max_lines and maxLines are the same.", "invalid-member")
        self._handle = self._style(self.size)

    def _style(self, size: float | None, **changes: object) -> _native.Handle:
        """The style of these settings at a size, some of them changed."""
        written = {camel_case(key): value for key, value in self._settings.items()} | changes
        # JSON has no infinity: no limit is null.
        written |= {name: None for name in ("width", "height") if written.get(name) == math.inf}
        if self.name is not None:
            written["font"] = self.name
        if size is not None:
            written["size"] = size
        data: list[tuple[bytes, str]] = []
        if any(isinstance(file, bytes) for file in self._files):
            for place, file in enumerate(self._files):
                data.append((file, f"files[{place}]") if isinstance(file, bytes) else (_read(file), file))
        elif self._files:
            written["fontFiles"] = list(self._files)
        return _native.style((self._engine or _engine())._handle, data, written)

    def resized(self, size: float) -> Font:
        """The same at another size.

        >>> Font("Inter", 16, language="de").resized(12)
        Font('Inter', 12, language='de')
        """
        self._demand_free_size()
        return Font(self.name, size, files=self._files, engine=self._engine, **self._settings)

    @functools.cached_property
    def _has_fixed_size(self) -> bool:
        """Whether the CSS or the name has a size: then a text can be prepared without another."""
        if self.size is not None and "css" not in self._settings:
            return False
        try:
            _native.paragraph(self._style(None), b"")
        except SettingsError as error:
            return error.code != "missing-member"
        return True

    def _demand_free_size(self) -> None:
        if self._has_fixed_size:
            raise SettingsError("The CSS or the font's name fixes the size: leave it out there.", "invalid-member")

    @property
    def _has_limits(self) -> bool:
        return any(camel_case(name) in ("width", "height", "maxLines") for name in self._settings)

    @property
    def _max_lines(self) -> int | None:
        count = self._settings.get("max_lines", self._settings.get("maxLines"))
        return None if count is None else int(float(count))

    def _largest_size(
        self, text: bytes, width: float, height: float | None, max_lines: int | None, sizes: tuple[float, float, float]
    ) -> float:
        """The largest size at which a text fits: from a smallest to a largest, by steps."""
        self._demand_free_size()
        limits = _native.limits(width, math.inf if height is None else height, max_lines)
        if not self._has_limits or height is not None and max_lines is not None:
            return _native.fit_size(self._handle, text, limits, *sizes)
        if height is None and str(self._settings.get("height")).rstrip().endswith("em"):
            raise SettingsError("Give the font's height in points: ems change with the size.", "invalid-member")
        given: dict[str, object] = {"width": limits.width}
        if height is not None:
            given["height"] = limits.height
        if max_lines is not None:
            given["maxLines"] = limits.max_lines
        return _native.fit_size(self._style(self.size, **given), text, None, *sizes)

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


def _font(name: str, size: float, files: tuple[str | bytes, ...], engine: Engine | None, settings: Mapping[str, Any]) -> Font:
    return Font(name, size, files=files, engine=engine, **settings)


def _demand_settings(names: Iterable[str]) -> None:
    """Refuses settings that there are not."""
    unknown = next((name for name in names if camel_case(name) not in NAMES), None)
    if unknown is not None:
        raise SettingsError(f"There is no setting “{unknown}”: {_advice(unknown)}", "unknown-member")


# What settings are called elsewhere.
_ELSEWHERE = {
    "letter_spacing": "tracking", "text_align": "align", "leading": "line_height", "lang": "language", "font_size": "size",
    "font_features": "features", "font_file": "files", "font_files": "files", "path": "files", "family": "name",
}  # fmt: skip
_STYLES = ("weight", "bold", "italic", "style", "font_weight", "font_style")


def _advice(unknown: str) -> str:
    if unknown in _STYLES:
        return "write the style after the family, as in “Inter Bold”."
    # Only here, because it takes time at every start.
    import difflib

    near = difflib.get_close_matches(unknown, [*NAMES.values(), "name", "size", "files", "engine"], 1)
    found = _ELSEWHERE.get(unknown) or (near[0] if near else None)
    return f"did you mean “{found}”?" if found else "correct its name."


def checked(font: object) -> Font:
    """A font, if it is one."""
    if not isinstance(font, Font):
        raise TypeError(f"“font” must be a Font, not {type(font).__name__}.")
    return font


def _font_files(files: Path | bytes | Iterable[Path | bytes]) -> tuple[str | bytes, ...]:
    """Paths and bytes of font files: one or several."""
    several = [files] if isinstance(files, (str, bytes, os.PathLike)) else files
    return tuple(
        bytes(file) if isinstance(file, (bytes, bytearray, memoryview)) else _arguments.path(file, "files") for file in several
    )


def _read(path: str) -> bytes:
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        message = f"The font file “{path}” cannot be read ({error.strerror}): check its path and permissions."
        raise FontError(message, "font-unreadable") from None


def versions() -> str:
    """Copyfit's version and those of the libraries inside, one a line.

    >>> versions().splitlines()[0]
    'copyfit 0.1.0'
    """
    return _native.versions()
