#!/usr/bin/env python3
"""Records where headless Chromium ends lines on pages without any CSS but `white-space: pre-wrap`, and with single properties.

    python3 plain.py                    # rewrites plain.jsonl, plainlast.jsonl and properties.jsonl; needs what record.py needs
    python3 plain.py plainlast.jsonl    # or some of them

The texts are rows of `texts/plain.tsv` and `texts/plainlast.tsv`: a language, a script, a text in which \\n and \\t are written
so. Sizes, faces and widths are drawn from a generator that the row seeds. `cases` holds `[width, [line starts], [line widths],
height, first baseline, [left ends]]` as in record.py; a left end is the distance from the block's left edge to the leftmost
box of a line in 1/64 px.
"""
import json
import pathlib
import random
import sys
import tempfile

from browser import Browser
from record import HERE, drawn_widths, refuse_missing, single_fonts, utf8_offsets
from styles import CJK, EMOJI, INTER, JAPANESE, MONO, SANS, SERIF, SYMBOLS, script

SIZES = [11, 12, 12.8, 13, 13.33, 14, 14.4, 15, 16, 16, 17.6, 18, 20, 22.5, 24, 27.2, 30]
NAMES = {"Armn": "Armenian", "Geor": "Georgian", "Gujr": "Gujarati", "Guru": "Gurmukhi", "Knda": "Kannada", "Mlym": "Malayalam",
         "Telu": "Telugu", "Sinh": "Sinhala", "Ethi": "Ethiopic"}
LATIN = [INTER, SANS, SERIF, "Inter/Inter-Bold.otf", "Inter/Inter-Medium.otf", "NotoSerif/NotoSerif-Italic.ttf",
         "NotoSerif/NotoSerif-Bold.ttf", "NotoSans/NotoSans-Bold.ttf", MONO]
FACES = {"Latn": LATIN, "Cyrl": LATIN[:4] + [MONO], "Grek": LATIN[:3], "Tibt": [script("Tibetan", family="Serif")],
         "Jpan": [JAPANESE], "Kore": [CJK + "#1"], "Hans": [CJK + "#2"], "Hant": [CJK + "#3"]}
FACES |= {key: [f"NotoSans{name}/NotoSans{name}-{weight}.ttf" for weight in ("Regular", "Bold")]
          for key, name in {"Arab": "Arabic", "Hebr": "Hebrew", "Deva": "Devanagari", "Beng": "Bengali", "Taml": "Tamil",
                            "Thai": "Thai"}.items()}
FACES |= {key: [script(name), script(name, "Bold")] for key, name in NAMES.items()}
LATER = [SANS, FACES["Arab"][0], FACES["Hebr"][0], *SYMBOLS, JAPANESE, EMOJI]

PAGE = """<!doctype html><meta charset=utf-8><style>%s
body { margin: 0 }
div { display: flex; align-items: baseline }
i { display: inline-block }
p { margin: 0; flex: none; white-space: pre-wrap; unicode-bidi: plaintext; font-synthesis: none }
</style><div><i id=i></i><p id=p></p></div><script>
const p = document.getElementById('p'), mark = document.getElementById('i'), range = document.createRange(), TALL = 64
let style
function prepare(text, language, css) { p.lang = language; style = css; p.textContent = text }
function rects(start, end) { range.setStart(p.firstChild, start); range.setEnd(p.firstChild, end); return [...range.getClientRects()] }
function lines(width) {
  p.style.cssText = style + ';width:' + width + 'px;line-height:' + TALL + 'px'
  const text = p.textContent, edge = p.getBoundingClientRect(), starts = [], widths = [], lefts = []
  const lineOf = box => Math.floor((box.top + box.height / 2 - edge.top) / TALL)
  let line = -1, at = 0
  for (const character of text) {
    const boxes = rects(at, at + character.length), box = boxes[boxes.length - 1]
    const found = box ? lineOf(box) : line
    if (found > line) { starts.push(at); line = found }
    at += character.length
  }
  starts.forEach((start, index) => {
    const end = index + 1 < starts.length ? starts[index + 1] : text.length
    const visible = start + text.slice(start, end).replace(/[ \\t\\n\\u3000]+$/, '').length
    const boxes = visible > start ? rects(start, visible).filter(box => lineOf(box) == index) : []
    widths.push(boxes.reduce((sum, box) => sum + box.width, 0))
    lefts.push(boxes.length ? Math.min(...boxes.map(box => box.left)) - edge.left : 0)
  })
  p.style.cssText = style + ';width:' + width + 'px'
  const box = p.getBoundingClientRect()
  return [starts, widths, box.height, mark.getBoundingClientRect().bottom - box.top, lefts]
}
</script>"""


def rows(file):
    """The texts of a file with what they are set in: language, text, size, fonts."""
    for number, line in enumerate((HERE / "texts" / file).read_text(encoding="utf-8").rstrip("\n").split("\n")):
        language, key, text = line.split("\t")
        generator = random.Random(f"{file} {number}")
        text = text.replace("\\n", "\n").replace("\\t", "\t")
        fonts = [generator.choice(FACES[key])]
        yield language, text, generator.choice(SIZES), fonts + [f for f in LATER if f not in fonts]


def recorded(browser, families, name, row, css, widths):
    language, text, size, fonts = row
    chain = ",".join(families[f] for f in fonts)
    browser.call("prepare", text, language, f"font-size:{size}px;font-family:{chain};{css}")
    cases = []
    for width in widths:
        starts, found, height, baseline, lefts = browser.call("lines", width)
        cases.append([width, utf8_offsets(text, starts), [units(w) for w in found], round(height, 4), round(baseline, 4),
                      [units(x) for x in lefts]])
    return {"id": name, "text": text, "language": language, "size": size, "fonts": fonts, "css": css,
            "browser": browser.version, "cases": cases}


def units(pixels):
    found = round(64 * pixels, 2)
    return int(found) if found == int(found) else found


def plain(browser, families, file, count):
    for number, row in enumerate(rows(file)):
        name = f"{file.split('.')[0]}-{number + 1}-{row[0]}"
        yield recorded(browser, families, name, row, "", drawn_widths(count, name, number))


# Each with every twenty-third of the texts, and those with tabs where these matter.
DECLARATIONS = [
    "overflow-wrap:break-word", "overflow-wrap:anywhere", "word-wrap:break-word", "word-break:break-all", "word-break:keep-all",
    "word-break:break-word", "line-break:loose", "line-break:normal", "line-break:strict", "line-break:anywhere", "hyphens:none",
    "hyphens:manual", "letter-spacing:2px", "letter-spacing:-0.02em", "letter-spacing:0.1em", "word-spacing:5px",
    "word-spacing:-1px", "letter-spacing:1px;word-spacing:0.3em;overflow-wrap:anywhere", "tab-size:4", "tab-size:28px",
    "text-indent:24px", "text-indent:1.5em", "text-align:center", "text-align:right", "text-align:left", "text-align:end",
    "text-align:start", "line-height:1.4", "line-height:20px", "line-height:150%", "white-space:normal", "white-space:nowrap",
    "white-space:pre", "white-space:pre-wrap", "white-space:pre-line", "white-space:break-spaces", "text-wrap:nowrap",
    "text-spacing-trim:space-all", "text-rendering:geometricPrecision", "text-rendering:optimizeLegibility",
    "text-rendering:optimizeSpeed", "font-kerning:none", "font-size:19px", "font-feature-settings:'tnum','liga' 0",
    "direction:rtl;unicode-bidi:normal", "direction:ltr;unicode-bidi:normal",
]


def properties(browser, families, count):
    texts = [row for file in ("plain.tsv", "plainlast.tsv") for row in rows(file)]
    tabbed = [row for row in texts if "\t" in row[1]]
    for number, css in enumerate(DECLARATIONS):
        chosen = texts[number % 23 :: 23] + (tabbed if "tab" in css or "white" in css else [])
        for index, row in enumerate(chosen):
            name = f"{css.replace(':', ' ').split(';')[0].replace(' ', '-')}-{index + 1}-{row[0]}"
            found = recorded(browser, families, name, row, css, drawn_widths(count, name, number))
            yield found | {"css": css.replace(";unicode-bidi:normal", "")}


RECORDINGS = {"plain.jsonl": lambda *page: plain(*page, "plain.tsv", 12),
              "plainlast.jsonl": lambda *page: plain(*page, "plainlast.tsv", 12),
              "properties.jsonl": lambda *page: properties(*page, 5)}


def main():
    chosen = [file for file in RECORDINGS if len(sys.argv) < 2 or file in sys.argv[1:]]
    everything = [row for file in ("plain.tsv", "plainlast.tsv") for row in rows(file)]
    names = sorted({font for row in everything for font in row[3]})
    with tempfile.TemporaryDirectory() as folder, Browser() as browser:
        paths = single_fonts(names, folder)
        for row in everything:
            refuse_missing(row[1], row[3], paths)
        families = {name: f"f{number}" for number, name in enumerate(paths)}
        faces = [f"@font-face {{ font-family: {families[n]}; src: url('{p.as_uri()}') }}" for n, p in paths.items()]
        browser.open(PAGE % "\n".join(faces))
        for file in chosen:
            with open(HERE / file, "w", encoding="utf-8") as output:
                for row in RECORDINGS[file](browser, families):
                    output.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
