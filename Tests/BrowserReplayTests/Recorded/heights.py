#!/usr/bin/env python3
"""Records how tall headless Chromium makes a line (`line-height: normal`) and where its baseline is, for every bundled face.

    python3 heights.py                  # rewrites heights.jsonl and lineheights.jsonl; needs what record.py needs

One JSON object per text, fonts, device pixel ratio and, in lineheights.jsonl, CSS `line-height`; `lines` holds `[size, height,
baseline]` in CSS pixels: the line's height and the distance from its top to its baseline, when the text is set in that size.
"""
import json
import pathlib
import tempfile
import unicodedata

from fontTools.ttLib import TTFont

from browser import Browser
from record import FONTS, single_fonts
from styles import ARABIC, CHINESE, EMOJI, EVERYTHING, INTER, JAPANESE, KOREAN, MONO, SANS, SERIF, TAIWANESE, THAI

HERE = pathlib.Path(__file__).resolve().parent

PAGE = """<!doctype html><meta charset=utf-8><style>%s
body { margin: 0 }
p { margin: 0; white-space: pre; text-rendering: geometricPrecision; font-synthesis: none }
i { display: inline-block }
</style><p id=p><i id=i></i><span id=s></span></p><script>
const [p, i, s] = ['p', 'i', 's'].map(id => document.getElementById(id))
function line(text, family, size) {
  s.textContent = text
  p.style.cssText = `font-family: ${family}; font-size: ${size}px`
  const box = p.getBoundingClientRect()
  return [size, box.height, i.getBoundingClientRect().bottom - box.top]
}
function setLine(text, family, size, height) {
  s.textContent = text
  p.style.cssText = `font-family: ${family}; font-size: ${size}px; line-height: ${height}`
  const baseline = i.getBoundingClientRect().bottom - p.getBoundingClientRect().top
  // At its baseline it would be part of a line that ends above it.
  i.style.display = 'none'
  const found = [size, p.getBoundingClientRect().height, baseline]
  i.style.display = ''
  return found
}
function setLines(text, family, sizes, height) { return sizes.map(size => setLine(text, family, size, height)) }
function lines(text, family, sizes) { return sizes.map(size => line(text, family, size)) }
</script>"""

SIZES = [1, 2.5, 4, 6.5, 8, 9.6, 10, 11, 11.2, 12, 12.8, 13, 13.33, 13.6, 14, 14.4, 15, 15.2, 16, 16.8, 17, 17.3, 17.6, 18,
         19.2, 20, 21, 22.5, 24, 26, 28.8, 30, 32, 33.6, 36, 40, 48, 64.5, 72, 96, 200]

# texts with characters that the first font lacks
FALLBACK = [
    ("Ag", EVERYTHING), ("Ag \u05d0", EVERYTHING), ("Ag \u0627\u0644", EVERYTHING), ("\u0915\u093f", EVERYTHING),
    ("Ag \u0e01", EVERYTHING), ("Ag \u2192 \u2211", EVERYTHING), ("Ag \u4e2d", EVERYTHING), ("Ag \U0001f600", EVERYTHING),
    ("\u4e2d", EVERYTHING), ("\U0001f600", EVERYTHING), (" \u4e2d", EVERYTHING), ("\u3000", EVERYTHING),
    ("a\u200bb", EVERYTHING), ("a\tb", EVERYTHING), ("\u0391\u0392", [INTER, SANS]), ("\u0391\u0392", [MONO, SERIF]),
    ("Ag\u65e5", [INTER, JAPANESE]), ("Ag\ud55c", [SANS, KOREAN]), ("\u6f22Ag", [TAIWANESE, INTER]), ("\u0e01Ag", [THAI, SERIF]),
    ("\u0627\u0644 Ag", [ARABIC, SANS]), ("Ag \u0627\u0644", [SANS, ARABIC]), ("\u2192Ag", [EMOJI, SANS]),
]

# the faces and sizes on screens with more device pixels
DENSE_FACES = [INTER, SERIF, SANS, MONO, ARABIC, THAI, JAPANESE, EMOJI]

# heights that are set, with the faces and sizes they are tried on
SET_HEIGHTS = ["1.5", "1.2", "1", "0.7", "20px", "17.31px"]
SET_FACES = [INTER, SERIF, MONO, ARABIC, JAPANESE]
SET_SIZES = [9.99, 11, 13.33, 16, 17.2, 21, 33.6]


def bundled_faces():
    """Every face of `Fonts/`, as record.py names them."""
    for path in sorted([*FONTS.rglob("*.ttf"), *FONTS.rglob("*.otf"), *FONTS.rglob("*.ttc")]):
        name = path.relative_to(FONTS).as_posix()
        if path.suffix == ".ttc":
            yield from (f"{name}#{index}" for index in range(5))
        else:
            yield name


def own_text(path):
    """A letter, or else a symbol, that the font has."""
    covered = sorted(TTFont(path, lazy=True).getBestCmap())
    return "Ag" if 0x41 in covered and 0x67 in covered else chr(next(c for c in covered if unicodedata.category(chr(c))[0] in "LS"))


def rows(paths):
    faces = list(bundled_faces())
    yield from ((own_text(paths[face]), [face], 1) for face in faces)
    yield from ((text, fonts, 1) for text, fonts in FALLBACK)
    for ratio in (1.5, 2, 3):
        yield from ((own_text(paths[face]), [face], ratio) for face in DENSE_FACES)
        yield from ((text, fonts, ratio) for text, fonts in FALLBACK[:10])


def write(row, output):
    output.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")


def main():
    with (tempfile.TemporaryDirectory() as folder, open(HERE / "heights.jsonl", "w", encoding="utf-8") as output,
          open(HERE / "lineheights.jsonl", "w", encoding="utf-8") as set_output):
        paths = single_fonts(sorted({*bundled_faces(), *EVERYTHING}), folder)
        families = {name: f"f{number}" for number, name in enumerate(paths)}
        faces = [f"@font-face {{ font-family: {families[n]}; src: url('{p.as_uri()}') }}" for n, p in paths.items()]
        everything = list(rows(paths))
        for ratio in (1, 1.5, 2, 3):
            with Browser(ratio) as browser:
                browser.open(PAGE % "\n".join(faces))
                assert browser.evaluate("devicePixelRatio") == ratio
                for text, fonts, _ in (row for row in everything if row[2] == ratio):
                    lines = browser.call("lines", text, ",".join(families[f] for f in fonts), SIZES)
                    write({"text": text, "fonts": fonts, "ratio": ratio, "browser": browser.version, "lines": lines}, output)
                for face, height in ((f, h) for f in SET_FACES for h in SET_HEIGHTS):
                    lines = browser.call("setLines", "Ag", families[face], SET_SIZES, height)
                    write({"text": "Ag", "fonts": [face], "ratio": ratio, "lineHeight": height, "browser": browser.version,
                           "lines": lines}, set_output)


if __name__ == "__main__":
    main()
