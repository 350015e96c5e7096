"""Makes the wheels, as a build backend (PEP 517) that needs nothing but Python: the library, the fonts and the Python files.

The C library comes from `make library`, so wheels are made inside the repository, with `make wheel`, and there is no archive of sources.
"""

from __future__ import annotations

import base64
import hashlib
import pathlib
import platform
import re
import sys
import zipfile

FOLDER = pathlib.Path(__file__).parents[1]
REPOSITORY = FOLDER.parent
VERSION = re.search(r'^version = "(.*)"', (FOLDER / "pyproject.toml").read_text(), re.MULTILINE)[1]
# The newest functions that the library takes from glibc are those of 2.35.
PLATFORM = f"manylinux_2_35_{platform.machine()}"
# Fonts for these scripts are in copyfit-fonts, with all others.
LARGE = ["NotoSansCJK"]
# The fonts' origins; the texts of their licences are beside them.
FONT_LICENCE = REPOSITORY / "Fonts/README.md"
# Of the hyphenation patterns: Hyphenation/README.md beside the fonts says whose is which.
PATTERN_LICENCES = (
    "LGPL-2.1-only AND LGPL-2.1-or-later AND LGPL-3.0-only AND LGPL-3.0-or-later AND MPL-2.0 AND LPPL-1.3c AND MIT AND BSD-2-Clause"
    " AND CC-BY-4.0 AND LicenseRef-Hyphenation"
)
# Copyfit and Swift; the fonts; HarfBuzz; Unicode's tables; FreeType; Brotli, bzip2, libpng, zlib; C++'s runtime.
LICENCES = (
    "Apache-2.0 AND OFL-1.1 AND MIT-Modern-Variant AND Unicode-3.0 AND FTL AND MIT AND bzip2-1.0.6 AND libpng-2.0 AND Zlib"
    f" AND GPL-3.0-or-later WITH GCC-exception-3.1 AND {PATTERN_LICENCES}"
)


class Wheel:
    """A zip archive with a record of its files."""

    def __init__(self, folder: str, name: str, tag: str, summary: str, licence: str, licences: list[pathlib.Path]) -> None:
        self.name = f"{name}-{VERSION}-{tag}.whl"
        self._information = f"{name}-{VERSION}.dist-info"
        self._archive = zipfile.ZipFile(pathlib.Path(folder) / self.name, "w", zipfile.ZIP_DEFLATED, compresslevel=9)
        self._record: list[str] = []
        readme = (FOLDER / "README.md").read_text(encoding="utf-8")
        files = "".join(f"License-File: {file.name}\n" for file in licences)
        self.write(
            f"{self._information}/METADATA",
            f"Metadata-Version: 2.4\nName: {name.replace('_', '-')}\nVersion: {VERSION}\nSummary: {summary}\n"
            f"License-Expression: {licence}\n{files}Requires-Python: >=3.10\nDescription-Content-Type: text/markdown\n\n{readme}".encode(),
        )
        pure = str(tag.endswith("any")).lower()
        self.write(
            f"{self._information}/WHEEL",
            f"Wheel-Version: 1.0\nGenerator: copyfit\nRoot-Is-Purelib: {pure}\nTag: {tag}\n".encode(),
        )
        for file in licences:
            self.write(f"{self._information}/licenses/{file.name}", file.read_bytes())

    def write(self, path: str, content: bytes) -> None:
        # The same time for every file, so that the same files make the same wheel.
        entry = zipfile.ZipInfo(path, (2026, 1, 1, 0, 0, 0))
        entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
        self._archive.writestr(entry, content)
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        self._record.append(f"{path},sha256={digest},{len(content)}\n")

    def add(self, root: pathlib.Path, target: str, skipped: list[str]) -> None:
        """Adds the files below a folder, except some folders in it."""
        for file in sorted(root.rglob("*")):
            path = file.relative_to(root)
            if file.is_file() and path.parts[0] not in skipped and "__pycache__" not in path.parts:
                self.write(f"{target}/{path}", file.read_bytes())

    def close(self) -> str:
        record = f"{self._information}/RECORD"
        self._archive.writestr(record, "".join(self._record) + f"{record},,\n")
        self._archive.close()
        return self.name


def build_wheel(folder: str, config_settings: object = None, metadata_directory: object = None) -> str:
    """Makes the wheel `copyfit` in a folder and says its name."""
    library = REPOSITORY / ".build/library/libcopyfit.so"
    if not library.exists():
        sys.exit(f"There is no {library}: run make library first.")
    licences = sorted((REPOSITORY / ".build/library/licenses").iterdir())
    summary = "Measures, breaks and places text set in real fonts"
    wheel = Wheel(folder, "copyfit", f"py3-none-{PLATFORM}", summary, LICENCES, [*licences, FONT_LICENCE])
    wheel.add(FOLDER / "copyfit", "copyfit", ["libcopyfit.so", "fonts"])
    wheel.write("copyfit/libcopyfit.so", library.read_bytes())
    wheel.add(REPOSITORY / "Fonts", "copyfit/fonts", ["FontFiles.swift", *LARGE])
    return wheel.close()


class UnsupportedOperation(Exception):
    """The form of sources that PEP 517 knows is not made."""


def build_sdist(folder: str, config_settings: object = None) -> str:
    """There is no archive of sources: the C library is made from the whole repository."""
    raise UnsupportedOperation("Clone the repository and run make wheel: the C library is made from all of it.")


def build_fonts_wheel(folder: str) -> str:
    """Makes the wheel `copyfit_fonts`, with all fonts, in a folder and says its name."""
    summary = "All fonts of Copyfit, for every script, and its hyphenation patterns"
    wheel = Wheel(folder, "copyfit_fonts", "py3-none-any", summary, f"OFL-1.1 AND {PATTERN_LICENCES}", [FONT_LICENCE])
    wheel.write("copyfit_fonts/__init__.py", b"")
    wheel.add(REPOSITORY / "Fonts", "copyfit_fonts", ["FontFiles.swift"])
    return wheel.close()


if __name__ == "__main__":
    pathlib.Path(sys.argv[1]).mkdir(parents=True, exist_ok=True)
    print(build_wheel(sys.argv[1]))
    print(build_fonts_wheel(sys.argv[1]))
