#!/usr/bin/env python3
"""Records where headless Chromium ends lines and how wide they are, for the texts beside this script in bundled fonts.

    pip install websocket-client fonttools
    apt-get install chromium            # or CHROMIUM=/path/to/another
    python3 record.py                   # rewrites lines.jsonl and modes.jsonl

One JSON object per paragraph and style; `cases` holds `[width, [line starts], [line widths]]`: the block's width in CSS
pixels, UTF-8 offsets, and 1/64 px (a browser's own unit; without the white space a line ends with).
"""
import json
import pathlib
import tempfile

from fontTools.ttLib import TTCollection

from browser import Browser

HERE = pathlib.Path(__file__).resolve().parent
FONTS = HERE.parents[2] / "Fonts"
LINE_HEIGHT = 64

INTER, SERIF, SANS = "Inter/Inter-Regular.otf", "NotoSerif/NotoSerif-Regular.ttf", "NotoSans/NotoSans-Regular.ttf"
MONO = "NotoSansMono/NotoSansMono-Regular.ttf"
ARABIC = "NotoSansArabic/NotoSansArabic-Regular.ttf"
HEBREW = "NotoSansHebrew/NotoSansHebrew-Regular.ttf"
HINDI = "NotoSansDevanagari/NotoSansDevanagari-Regular.ttf"
BENGALI = "NotoSansBengali/NotoSansBengali-Regular.ttf"
TAMIL = "NotoSansTamil/NotoSansTamil-Regular.ttf"
THAI = "NotoSansThai/NotoSansThai-Regular.ttf"
SYMBOLS = ["NotoSansSymbols/NotoSansSymbols-Regular.ttf", "NotoSansMath/NotoSansMath-Regular.ttf",
           "NotoSansSymbols2/NotoSansSymbols2-Regular.ttf"]
CJK = "NotoSansCJK/NotoSansCJK-Regular.ttc"
JAPANESE, KOREAN, CHINESE, TAIWANESE = CJK + "#0", CJK + "#1", CJK + "#2", CJK + "#3"
EMOJI = "NotoColorEmoji/NotoColorEmoji.ttf"
EVERYTHING = [INTER, SANS, ARABIC, HEBREW, HINDI, THAI, *SYMBOLS, CHINESE, EMOJI]

# name of the text file, language, size in px, fonts (primary first)
LINES = [
    ("english", "en", 16, [INTER]),
    ("english", "en", 17.5, [SERIF]),
    ("russian", "ru", 16, [SANS]),
    ("russian", "ru", 15, [INTER, SANS]),
    ("greek", "el", 16, [SERIF]),
    ("arabic", "ar", 18, [ARABIC, SANS]),
    ("hebrew", "he", 16, [HEBREW, SANS]),
    ("hindi", "hi", 16, [HINDI, SANS]),
    ("bengali", "bn", 16, [BENGALI, SANS]),
    ("thai", "th", 16, [THAI, SANS]),
    ("chinese", "zh-Hans", 16, [CHINESE]),
    ("japanese", "ja", 16, [JAPANESE]),
    ("korean", "ko", 16, [KOREAN]),
    ("german", "de", 16, [SERIF]),
    ("french", "fr", 16, [INTER]),
    ("vietnamese", "vi", 16, [SANS]),
    ("tamil", "ta", 16, [TAMIL, SANS]),
    ("taiwanese", "zh-Hant", 16, [TAIWANESE]),
    ("symbols", "en", 16, [SANS, *SYMBOLS]),
    ("symbols", "en", 14, [MONO, SANS, *SYMBOLS]),
    ("bidi", "en", 16, [SANS, HEBREW, ARABIC]),
    ("bidi", "he", 15, [HEBREW, SANS, ARABIC]),
    ("mixed", "en", 16, EVERYTHING),
]

# the same, with CSS properties
MODES = [
    (text, language, 16, [font], f"{property}:{value}")
    for text, language, font in [("japanese", "ja", JAPANESE), ("chinese", "zh-Hans", CHINESE), ("korean", "ko", KOREAN)]
    for property, value in [("line-break", "strict"), ("line-break", "normal"), ("line-break", "loose"),
                            ("word-break", "keep-all")]
] + [
    ("mixed", "en", 16, EVERYTHING, "word-break:keep-all"),
    ("thai", "th", 16, [THAI, SANS], "word-break:keep-all"),
    ("english", "en", 16, [INTER], "line-break:strict"),
    ("symbols", "en", 16, [SANS, *SYMBOLS], "word-break:keep-all"),
]

PAGE = """<!doctype html><meta charset=utf-8><style>%s
body { margin: 0 }
p { margin: 0; line-height: %dpx; white-space: pre-wrap; overflow-wrap: break-word; unicode-bidi: plaintext;
    text-rendering: geometricPrecision; text-spacing-trim: space-all; text-autospace: no-autospace; font-synthesis: none }
</style><p id=p></p><script>
const p = document.getElementById('p'), range = document.createRange()
function prepare(text, language, css) { p.lang = language; p.style.cssText = css; p.textContent = text }
function rects(start, end) { range.setStart(p.firstChild, start); range.setEnd(p.firstChild, end); return [...range.getClientRects()] }
// Line starts in UTF-16 units, widths in px.
function lines(width) {
  p.style.width = width + 'px'
  const text = p.textContent, top = p.getBoundingClientRect().top, starts = [], widths = []
  let line = -1, at = 0
  for (const character of text) {
    const boxes = rects(at, at + character.length), box = boxes[boxes.length - 1]
    const found = box ? Math.floor((box.top + box.height / 2 - top) / %d) : line
    if (found > line) { starts.push(at); line = found }
    at += character.length
  }
  starts.forEach((start, index) => {
    const end = index + 1 < starts.length ? starts[index + 1] : text.length
    const visible = start + text.slice(start, end).replace(/[ \\t\\n\\u3000]+$/, '').length
    widths.push(visible > start ? rects(start, visible).reduce((sum, box) => sum + box.width, 0) : 0)
  })
  return [starts, widths]
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
    return PAGE % ("\n".join(faces), LINE_HEIGHT, LINE_HEIGHT), families


def widths(paragraph, count):
    """Widths from narrower than a word to wider than most paragraphs, other ones for each paragraph."""
    narrow = [18 + paragraph % 7, 34 + paragraph % 11]
    step = 660 / count
    return narrow + [round(48 + step * k + (k * 7 + paragraph * 5) % 19) for k in range(count - len(narrow))]


def utf8_offsets(text, units):
    encoded = text.encode("utf-16-le")
    return [len(encoded[: 2 * unit].decode("utf-16-le").encode()) for unit in units]


def record(browser, families, text, language, size, fonts, css, count):
    paragraphs = (HERE / "texts" / f"{text}.txt").read_text(encoding="utf-8").rstrip("\n").split("\n")
    for number, paragraph in enumerate(paragraphs):
        chain = ",".join(families[f] for f in fonts)
        browser.call("prepare", paragraph, language, f"font-size:{size}px;font-family:{chain};{css}")
        cases = []
        for width in widths(number, count):
            starts, found = browser.call("lines", width)
            cases.append([width, utf8_offsets(paragraph, starts), [round(64 * w, 2) for w in found]])
        name = "-".join([text, language, str(size), fonts[0].split("/")[0], *css.split(":")[1:], str(number + 1)])
        yield {"id": name, "text": paragraph, "language": language, "size": size, "fonts": fonts, "css": css,
               "browser": browser.version, "cases": cases}


def compact(row):
    """JSON without spaces; whole numbers without a fraction."""
    for case in row["cases"]:
        case[2] = [int(w) if w == int(w) else w for w in case[2]]
    return json.dumps(row, ensure_ascii=False, separators=(",", ":"))


def main():
    names = sorted({font for row in LINES + MODES for font in row[3]})
    with tempfile.TemporaryDirectory() as folder, Browser() as browser:
        html, families = page(single_fonts(names, folder))
        browser.open(html)
        for file, rows, count in [("lines.jsonl", [(*r, "") for r in LINES], 30), ("modes.jsonl", MODES, 12)]:
            with open(HERE / file, "w", encoding="utf-8") as output:
                for row in rows:
                    for recorded in record(browser, families, *row, count):
                        output.write(compact(recorded) + "\n")


if __name__ == "__main__":
    main()
