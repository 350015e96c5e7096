#!/usr/bin/env python3
"""Records where headless Chromium ends lines and how wide they are, for the texts beside this script in bundled fonts.

    pip install websocket-client fonttools
    apt-get install chromium            # or CHROMIUM=/path/to/another
    python3 record.py                   # rewrites all .jsonl files
    python3 record.py unseen.jsonl      # or some of them

One JSON object per paragraph and style; `cases` holds `[width, [line starts], [line widths]]`: the block's width in CSS
pixels, UTF-8 offsets, and 1/64 px (a browser's own unit; without the white space a line ends with). Recordings with a page's
default CSS have the block's height in CSS pixels as well, and their `ratio` is the device pixel ratio.
"""
import functools
import json
import pathlib
import random
import sys
import tempfile
import typing
import unicodedata

from fontTools.ttLib import TTCollection, TTFont

from browser import Browser
from styles import DENSE, FRESH, LATER, LINES, MODES, PAGES, PAGES_UNSEEN, SPACING, UNSEEN

HERE = pathlib.Path(__file__).resolve().parent
FONTS = HERE.parents[2] / "Fonts"
LINE_HEIGHT = 64

PAGE = """<!doctype html><meta charset=utf-8><style>%s
body { margin: 0 }
p { margin: 0; white-space: pre-wrap; overflow-wrap: break-word; unicode-bidi: plaintext;
    text-rendering: geometricPrecision; font-synthesis: none }
</style><p id=p></p><script>
const p = document.getElementById('p'), range = document.createRange()
const tall = 'line-height: %dpx;'
let style
function prepare(text, language, css) { p.lang = language; style = css; p.textContent = text }
function rects(start, end) { range.setStart(p.firstChild, start); range.setEnd(p.firstChild, end); return [...range.getClientRects()] }
// Line starts in UTF-16 units, widths in px.
function lines(width) {
  p.style.cssText = tall + style + ';width:' + width + 'px'
  const text = p.textContent, top = p.getBoundingClientRect().top, starts = [], widths = []
  let line = -1, at = 0
  for (const character of text) {
    const boxes = rects(at, at + character.length), box = boxes[boxes.length - 1]
    const found = box ? Math.floor((box.top + box.height / 2 - top) / %d) : line
    if (found > line) { starts.push(at); line = found }
    at += character.length
  }
  // A hyphen is part of the next line's range, but not on its line.
  const isOn = (box, line) => Math.floor((box.top + box.height / 2 - top) / %d) == line
  starts.forEach((start, index) => {
    const end = index + 1 < starts.length ? starts[index + 1] : text.length
    const visible = start + text.slice(start, end).replace(/[ \\t\\n\\u3000]+$/, '').length
    widths.push(visible > start ? rects(start, visible).reduce((sum, box) => isOn(box, index) ? sum + box.width : sum, 0) : 0)
  })
  p.style.lineHeight = 'normal'
  return [starts, widths, p.getBoundingClientRect().height]
}
</script>"""


def single_fonts(names, folder):
    """The path of each font file; faces of a collection are taken out of it, since a browser cannot name them."""
    paths = {}
    for name in names:
        file, _, index = name.partition("#")
        paths[name] = FONTS / file
        if index:
            paths[name] = pathlib.Path(folder, f"face{index}.otf")
            TTCollection(FONTS / file, lazy=True).fonts[int(index)].save(paths[name])
    return paths


def page(paths):
    families = {name: f"f{number}" for number, name in enumerate(paths)}
    faces = [f"@font-face {{ font-family: {families[n]}; src: url('{p.as_uri()}') }}" for n, p in paths.items()]
    return PAGE % ("\n".join(faces), LINE_HEIGHT, LINE_HEIGHT, LINE_HEIGHT), families


def even_widths(count, name, paragraph):
    """Widths from narrower than a word to wider than most paragraphs, other ones for each paragraph."""
    narrow = [18 + paragraph % 7, 34 + paragraph % 11]
    step = 660 / count
    return narrow + [round(48 + step * k + (k * 7 + paragraph * 5) % 19) for k in range(count - len(narrow))]


def drawn_widths(count, name, paragraph):
    """Widths drawn from a generator that the name seeds: narrow ones as often as wide ones, in 1/64 px."""
    generator = random.Random(name)
    return sorted(int(64 * 24 * 27 ** generator.random()) / 64 for _ in range(count))


def utf8_offsets(text, units):
    encoded = text.encode("utf-16-le")
    return [len(encoded[: 2 * unit].decode("utf-16-le").encode()) for unit in units]


@functools.cache
def covered_by(path):
    """The characters that a font has."""
    return frozenset(TTFont(path, lazy=True).getBestCmap())


def refuse_missing(text, fonts, paths):
    """Raises an error for a text with a character that no font has: the browser would look for one on this machine."""
    covered = frozenset().union(*(covered_by(paths[font]) for font in fonts))
    missing = {c for c in text if ord(c) not in covered and unicodedata.category(c) not in ("Cc", "Cf", "Mn")}
    if missing:
        raise ValueError(f"No font of {fonts} has {sorted(missing)}.")


class Recording(typing.NamedTuple):
    file: str
    rows: list  # styles with their CSS
    widths: typing.Callable
    count: int
    # what other recordings leave to the browser
    css: str = "text-spacing-trim:space-all;text-autospace:no-autospace;"
    ratio: float = 1

    @property
    def is_default(self):
        """Whether blocks have a page's default CSS."""
        return not self.css


def record(browser, families, paths, recording, text, language, size, fonts, css):
    paragraphs = (HERE / "texts" / f"{text}.txt").read_text(encoding="utf-8").rstrip("\n").split("\n")
    refuse_missing("".join(paragraphs), fonts, paths)
    for number, paragraph in enumerate(paragraphs):
        parts = [text.replace("/", "-"), language, str(size), fonts[0].split("/")[0], *css.split(":")[1:], str(number + 1)]
        name = "-".join(parts)
        chain = ",".join(families[f] for f in fonts)
        browser.call("prepare", paragraph, language, f"{recording.css}font-size:{size}px;font-family:{chain};{css}")
        cases = []
        for width in recording.widths(recording.count, name, number):
            starts, found, height = browser.call("lines", width)
            cases.append([width, utf8_offsets(paragraph, starts), [round(64 * w, 2) for w in found]])
            if recording.is_default:
                cases[-1].append(round(height, 4))
        row = {"id": name, "text": paragraph, "language": language, "size": size, "fonts": fonts, "css": css,
               "browser": browser.version, "cases": cases}
        yield row | ({"ratio": recording.ratio} if recording.is_default else {})


def compact(row):
    """JSON without spaces; whole numbers without a fraction."""
    for case in row["cases"]:
        case[0] = int(case[0]) if case[0] == int(case[0]) else case[0]
        case[2:3] = [[int(w) if w == int(w) else w for w in case[2]]]
    return json.dumps(row, ensure_ascii=False, separators=(",", ":"))


RECORDINGS = [
    Recording("lines.jsonl", [(*row, "") for row in LINES], even_widths, 30),
    Recording("modes.jsonl", MODES, even_widths, 12),
    Recording("fresh.jsonl", [(*row, "") for row in FRESH], drawn_widths, 16),
    Recording("unseen.jsonl", [(*row, "") for row in UNSEEN], drawn_widths, 15),
    Recording("later.jsonl", [(*row, "") for row in LATER], drawn_widths, 20),
    Recording("pages.jsonl", [(*row, "") for row in PAGES], drawn_widths, 12, css=""),
    Recording("pagesunseen.jsonl", [(*row, "") for row in PAGES_UNSEEN], drawn_widths, 14, css=""),
    *(Recording(f"dense-{ratio}.jsonl", [(*row, "") for row in DENSE], drawn_widths, 8, "", ratio) for ratio in (1.5, 2, 3)),
    Recording("spacing.jsonl", SPACING, drawn_widths, 10, css=""),
]


def main():
    chosen = [r for r in RECORDINGS if len(sys.argv) < 2 or r.file in sys.argv[1:]]
    names = sorted({font for recording in chosen for row in recording.rows for font in row[3]})
    with tempfile.TemporaryDirectory() as folder:
        paths = single_fonts(names, folder)
        html, families = page(paths)
        for recording in chosen:
            with Browser(recording.ratio) as browser, open(HERE / recording.file, "w", encoding="utf-8") as output:
                browser.open(html)
                for row in recording.rows:
                    for recorded in record(browser, families, paths, recording, *row):
                        output.write(compact(recorded) + "\n")


if __name__ == "__main__":
    main()
