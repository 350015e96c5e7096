#!/usr/bin/env python3
"""Records by how much headless Chromium stretches justified lines, for the texts named below in bundled fonts.

    pip install websocket-client fonttools
    python3 justify.py                  # rewrites justified.jsonl

One JSON object per paragraph and style; `cases` holds `[width, [line starts], [gaps]]`: the block's width in CSS pixels,
UTF-8 offsets, and for each line a list of `[UTF-8 offset of a character, by how much it is wider than with text-align:
start, in 1/64 px]`. The last line is stretched too where `css` says so. A gap before a character counts as that
character's.
"""
import json
import tempfile

from browser import Browser
from record import HERE, page, refuse_missing, single_fonts, utf8_offsets
from styles import ARABIC, CHINESE, HEBREW, INTER, JAPANESE, KOREAN, SANS, SERIF, THAI

SCRIPT = """(width, css) => {
  const base = p.style.cssText, text = p.textContent
  p.style.cssText = base + ';text-align:start'
  const [starts] = lines(width), left = rights(text)
  p.style.cssText = base + ';text-align:justify;' + css
  p.style.width = width + 'px'
  const wide = rights(text), gaps = starts.map(() => [])
  let line = 0
  left.forEach(([at, before], index) => {
    while (line + 1 < starts.length && starts[line + 1] <= at) line += 1
    const gap = wide[index][1] - before
    if (gap > 0.05) gaps[line].push([at, gap * 64])
  })
  p.style.cssText = base
  return [starts, gaps]
}"""

WIDTHS_OF_CHARACTERS = """window.rights = text => {
  const found = []
  let at = 0
  for (const character of text) {
    const boxes = rects(at, at + character.length)
    found.push([at, boxes.reduce((sum, box) => sum + box.width, 0)])
    at += character.length
  }
  return found
}"""

LAST = "text-align-last:justify"

# text, language, size, fonts, css
ROWS = [
    ("fresh/english", "en", 16, [INTER], ""), ("fresh/english", "en", 17, [SERIF], LAST),
    ("german", "de", 14, [INTER], ""), ("fresh/french", "fr", 15, [SERIF], ""),
    ("fresh/ukrainian", "uk", 16, [SERIF], LAST), ("chinese", "zh-Hans", 16, [CHINESE], ""),
    ("fresh/japanese", "ja", 16, [JAPANESE], LAST), ("japanese", "ja", 14, [JAPANESE], ""),
    ("fresh/korean", "ko", 16, [KOREAN], ""), ("arabic", "ar", 18, [ARABIC, SANS], ""),
    ("hebrew", "he", 16, [HEBREW, SANS], LAST), ("thai", "th", 16, [THAI, SANS], ""),
]
WIDTHS = [120, 161.5, 203, 260.25, 333, 480]
PARAGRAPHS = 2


def record(browser, families, paths, text, language, size, fonts, css):
    paragraphs = (HERE / "texts" / f"{text}.txt").read_text(encoding="utf-8").rstrip("\n").split("\n")[:PARAGRAPHS]
    refuse_missing("".join(paragraphs), fonts, paths)
    for number, paragraph in enumerate(paragraphs):
        chain = ",".join(families[f] for f in fonts)
        browser.call("prepare", paragraph, language, f"font-size:{size}px;font-family:{chain}")
        browser.evaluate(WIDTHS_OF_CHARACTERS)
        cases = []
        for width in WIDTHS:
            starts, gaps = browser.call(f"({SCRIPT})", width, css)
            offsets = list(utf8_table(paragraph))
            cases.append([width, utf8_offsets(paragraph, starts),
                          [[[offsets[at], round(gap, 2)] for at, gap in line] for line in gaps]])
        yield {"id": f"{text.replace('/', '-')}-{language}-{size}-{number + 1}", "text": paragraph, "language": language,
               "size": size, "fonts": fonts, "css": css, "browser": browser.version, "cases": cases}


def utf8_table(text):
    """The UTF-8 offset of each UTF-16 unit."""
    offset = 0
    for character in text:
        yield offset
        if ord(character) > 0xFFFF:
            yield offset
        offset += len(character.encode())


def main():
    names = sorted({font for row in ROWS for font in row[3]})
    with tempfile.TemporaryDirectory() as folder, Browser() as browser:
        paths = single_fonts(names, folder)
        html, families = page(paths)
        browser.open(html)
        with open(HERE / "justified.jsonl", "w", encoding="utf-8") as output:
            for row in ROWS:
                for recorded in record(browser, families, paths, *row):
                    output.write(json.dumps(recorded, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
