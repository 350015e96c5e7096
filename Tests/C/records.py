#!/usr/bin/env python3
"""Writes COUNT records (10,000), always the same: texts in six scripts with settings of many kinds, some of them wrong.
With "files" they name no font, and their texts are those in many languages that a browser has broken into lines.

    records.py [fit] [files] [COUNT] > records.ndjson
"""
import json
import pathlib
import random
import sys

ROOT = pathlib.Path(__file__).parents[2]
CHOICES = {
    "maxLines": [1, 2, 3],
    "height": [20, 50.5, None],
    "language": ["de", "ja", "th", "ar", "und", "zh-Hant"],
    "direction": ["auto", "ltr", "rtl"],
    "profile": ["standard", "web"],
    "truncation": ["head", "middle", "tail"],
    "features": ["tnum,-liga", {"smcp": True}],
    "tracking": [0.5, "0.02em", -0.25],
    "kerning": [1, "0.01em"],
    "lineSpacing": [2, "0.1em"],
    "lineHeight": ["1.4x", 24, "natural"],
    "align": ["center", "justified", "trailing"],
    "wrap": ["greedy", "balanced", "pretty", "optimal"],
    "firstLineIndent": [12, "1em"],
    "css": ["letter-spacing: 2px; word-break: break-all", "white-space: pre-wrap"],
    "meta": [{"any": ["thing"]}],
    "with": [80],
    "tabInterval": [0, 40],
}
FONTS = ["Inter", "Inter SemiBold", "Noto Serif Italic", "Noto Sans", "No Such Font"]


def main():
    dice = random.Random(40)
    has_files = "files" in sys.argv
    folder = "Tests/BrowserReplayTests/Recorded/texts" if has_files else "Benchmarks/Sources/BenchmarkCorpora/Texts"
    texts = [path.read_text(encoding="utf-8") for path in sorted((ROOT / folder).glob("*.txt"))]
    # Versions of HarfBuzz differ in the widths of spaces between hangul in Noto Sans CJK.
    texts = [text for text in texts if not has_files or not any("가" <= letter <= "힣" for letter in text)]
    counts = [int(argument) for argument in sys.argv if argument.isdigit()]
    for number in range(counts[0] if counts else 10000):
        text = dice.choice(texts)
        start = dice.randrange(len(text))
        record = {"id": number, "text": text[start : start + dice.choice([3, 12, 40, 120])]}
        font = dice.choices(FONTS, [8, 4, 2, 2, 0.1])[0]
        if not has_files:
            record["font"] = font
        for name in dice.sample(sorted(CHOICES), dice.choice([0, 0, 1, 2, 3])):
            record[name] = dice.choice(CHOICES[name])
        if "fit" in sys.argv:
            record |= {"minSize": 6, "maxSize": 40, "step": 0.5, "width": dice.choice([60, 120, 300])}
        else:
            record["size"] = dice.choice([11, 13, 16, 24.5])
            width = dice.choice([40, 80.5, 160, 320])
            record |= {"width": width} if dice.random() < 0.9 else {"widths": [width, "100...140:20"]}
        print(json.dumps(record, ensure_ascii=dice.random() < 0.5))


main()
