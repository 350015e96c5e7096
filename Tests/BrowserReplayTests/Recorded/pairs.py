#!/usr/bin/env python3
"""Asks headless Chromium for every pair of printable ASCII characters whether a line may end between them, also with
`word-break: break-all`, and writes the answers as Sources/CopyfitUnicode/Breaking/ASCIIPairs.swift.

A pair stands in a block of no width behind a character of each kind: where a line may end, one does. Only what follows a
hyphen depends on what precedes it; the script ends with an error should a browser answer otherwise.
"""
import pathlib
import string

from browser import Browser

ROOT = pathlib.Path(__file__).resolve().parents[3]
ASCII = [chr(code) for code in range(0x21, 0x7F)]
BEFORE = ["x", "1", "", "(", "-", "é"]

PAGE = """<!doctype html><meta charset=utf-8><style>@font-face { font-family: f; src: url('%s') }
p { margin: 0; width: 0; font: 16px/20px f; white-space: pre-wrap }</style><div id=all lang=en></div><script>
const all = document.getElementById('all'), range = document.createRange()
// '1' for each [text, index] whose character at the index starts a line.
function starts(rows) {
  all.replaceChildren(...rows.map(([text]) => Object.assign(document.createElement('p'), { textContent: text })))
  const top = (node, at) => (range.setStart(node, at), range.setEnd(node, at + 1), range.getBoundingClientRect().top)
  return rows.map(([, at], row) => {
    const node = all.children[row].firstChild
    return top(node, at) > top(node, at - 1) ? '1' : '0'
  }).join('')
}
</script>""" % (ROOT / "Fonts/NotoSansMono/NotoSansMono-Regular.ttf").as_uri()

SWIFT = """/// Where a browser lets lines end between two printable ASCII characters.
///
/// Written by `Tests/BrowserReplayTests/Recorded/pairs.py` from what {version} did with every pair. Do not
/// edit.
enum ASCIIPairs {{
    /// Whether a line may end between two characters. A digit stays with the hyphen before it, except if a letter or
    /// another digit precedes the hyphen: `-1`, but `a-` `1`.
    static func mayBreak(between last: UInt8, and next: UInt8, after before: UInt32?) -> Bool {{
        if last == UInt8(ascii: "-"), isDigit(UInt32(next)) {{ return before.map(isAlphanumeric) ?? false }}
        return table[Int(last)] >> UInt128(next) & 1 == 1
    }}

    /// After each of the first characters a line may begin with each of the second.
    private static let rows: [(last: String, next: String)] = [
{rows}
    ]

    /// Whether a line may also end between two characters with `word-break: break-all`.
    static func mayBreakWord(between last: UInt8, and next: UInt8) -> Bool {{
        wordTable[Int(last)] >> UInt128(next) & 1 == 1
    }}

    /// The same with `word-break: break-all`, in addition.
    private static let wordRows: [(last: String, next: String)] = [
{word_rows}
    ]

    private static let table = bits(of: rows)
    private static let wordTable = bits(of: wordRows)

    /// For each character, a bit for each character that may follow it on a new line.
    private static func bits(of rows: [(last: String, next: String)]) -> [UInt128] {{
        var table = [UInt128](repeating: 0, count: 128)
        for row in rows {{
            let next = row.next.utf8.reduce(UInt128(0)) {{ $0 | 1 << UInt128($1) }}
            for last in row.last.utf8 {{ table[Int(last)] = next }}
        }}
        return table
    }}

    private static func isDigit(_ character: UInt32) -> Bool {{ character &- 0x30 < 10 }}

    private static func isAlphanumeric(_ character: UInt32) -> Bool {{
        isDigit(character) || (character | 0x20) &- 0x61 < 26
    }}
}}
"""


def answers(browser, before):
    rows = [[before + last + following, len(before) + 1] for last in ASCII for following in ASCII]
    bits = browser.call("starts", rows)
    return {(row[0][-2], row[0][-1]): bit == "1" for row, bit in zip(rows, bits)}


def check_contexts(browser, table):
    """Fails unless the hyphen before a digit is all that depends on the character before."""
    for before in BEFORE:
        alphanumeric = before in set(string.ascii_letters + string.digits)
        for (last, following), found in answers(browser, before).items():
            expected = table[last, following]
            if last == "-" and following.isdigit():
                expected = alphanumeric
            if found != expected:
                raise SystemExit(f"Behind {before!r} the pair {last}{following} is {found}: the rule needs work.")


def literal(characters):
    """A Swift string, on two lines when it is long."""
    parts = [characters[at : at + 60] for at in range(0, len(characters), 60)]
    return "\n                + ".join(f'##"{part}"##' for part in parts)


def rows(table):
    """The characters that may follow each other, in Swift."""
    groups = {}
    for last in ASCII:
        groups.setdefault("".join(n for n in ASCII if table[last, n]), []).append(last)
    return "\n".join(f"        (\n            last: {literal(''.join(last))},\n            next: {literal(next)}\n        ),"
                     for next, last in groups.items() if next)


def main():
    with Browser() as browser:
        browser.open(PAGE)
        table = answers(browser, "x")
        check_contexts(browser, table)
        version = browser.version
        browser.evaluate("all.style.wordBreak = 'break-all'")
        words = {pair: found and not table[pair] for pair, found in answers(browser, "x").items()}
    path = ROOT / "Sources/CopyfitUnicode/Breaking/ASCIIPairs.swift"
    path.write_text(SWIFT.format(version=version, rows=rows(table), word_rows=rows(words)), encoding="utf-8")


if __name__ == "__main__":
    main()
