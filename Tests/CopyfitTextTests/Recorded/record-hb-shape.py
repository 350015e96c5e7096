#!/usr/bin/env python3
"""Records what hb-shape says of lines: writes hb-shape.tsv beside itself.

Each case is a paragraph of runs written out by hand (text, font file, face, script, direction). A line is any stretch
between two cuts: after spaces, or, for cases marked ALL, anywhere between two characters. hb-shape shapes the part of each
run on the line with the paragraph as context (--text-before, --text-after), --bot and --eot at the paragraph's ends,
at a scale of size * 1024. Recorded is the sum of the advances. Needs hb-shape (libharfbuzz-bin); run it from anywhere.
"""
import concurrent.futures
import json
import os
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
FONTS = os.path.join(HERE, "../../../Fonts")
SPACES, ALL = "spaces", "all"
SIZES = [16, 11.5, 33]

INTER = ("Inter/Inter-Regular.otf", 0)
BOLD_ITALIC = ("Inter/Inter-BoldItalic.otf", 0)
SERIF = ("NotoSerif/NotoSerif-Italic.ttf", 0)
MONO = ("NotoSansMono/NotoSansMono-Regular.ttf", 0)
SANS = ("NotoSans/NotoSans-Regular.ttf", 0)
ARABIC = ("NotoSansArabic/NotoSansArabic-Regular.ttf", 0)
HEBREW = ("NotoSansHebrew/NotoSansHebrew-Regular.ttf", 0)
DEVANAGARI = ("NotoSansDevanagari/NotoSansDevanagari-Regular.ttf", 0)
BENGALI = ("NotoSansBengali/NotoSansBengali-Regular.ttf", 0)
TAMIL = ("NotoSansTamil/NotoSansTamil-Regular.ttf", 0)
THAI = ("NotoSansThai/NotoSansThai-Regular.ttf", 0)
SYMBOLS = ("NotoSansSymbols2/NotoSansSymbols2-Regular.ttf", 0)
EMOJI = ("NotoColorEmoji/NotoColorEmoji.ttf", 0)


def cjk(face):
    return ("NotoSansCJK/NotoSansCJK-Regular.ttc", face)


JP, KR, SC, TC = 0, 1, 2, 3
L, R = "ltr", "rtl"

CASES = [
    ("latin", "en", SPACES, [("The quick brown fox: affluent Office, AVATAR To Wave.", INTER, "Latn", L)]),
    ("latin bold italic", "en", SPACES, [("Fifty Yachts (Ty) waft 3x4 1:2 -> fjords", BOLD_ITALIC, "Latn", L)]),
    ("latin serif", "de", SPACES, [("Vater Auflage Zwölf Boxkämpfer jagen Viktor", SERIF, "Latn", L)]),
    ("latin mono", "en", SPACES, [("let x = [1, 2, 3] // ten", MONO, "Latn", L)]),
    ("latin extended", "pl", SPACES, [("Zażółć gęślą jaźń Čeština ığdır tiếng Việt e\u0301tude", SANS, "Latn", L)]),
    ("one long word", "de", ALL, [("Donaudampfschifffahrt", INTER, "Latn", L)]),
    ("greek", "el", SPACES, [("Ἐν ἀρχῇ ἦν ὁ λόγος καὶ ὁ λόγος", SANS, "Grek", L)]),
    ("cyrillic", "ru", SPACES, [("Съешь ещё этих мягких французских булок", SANS, "Cyrl", L)]),
    ("arabic", "ar", SPACES, [("السلام عليكم ورحمة الله وبركاته مُحَمَّد لا", ARABIC, "Arab", R)]),
    ("arabic in a word", "ar", ALL, [("مستشفياتنا", ARABIC, "Arab", R)]),
    ("hebrew", "he", SPACES, [("שלום עולם בְּרֵאשִׁית בָּרָא אֱלֹהִים", HEBREW, "Hebr", R)]),
    ("devanagari", "hi", SPACES, [("नमस्ते दुनिया क्षत्रिय विद्यार्थी ज्ञान श्री", DEVANAGARI, "Deva", L)]),
    ("bengali", "bn", SPACES, [("আমার সোনার বাংলা আমি তোমায় ভালোবাসি", BENGALI, "Beng", L)]),
    ("tamil", "ta", SPACES, [("யாதும் ஊரே யாவரும் கேளிர் ஸ்ரீ", TAMIL, "Taml", L)]),
    ("thai", "th", ALL, [("สวัสดีชาวโลกน้ำใจ", THAI, "Thai", L)]),
    ("japanese", "ja", ALL, [("日本語のテキスト、直す。", cjk(JP), "Hani", L)]),
    ("kana", "ja", ALL, [("ひらがなとカタカナー", cjk(JP), "Hira", L)]),
    ("korean", "ko", ALL, [("안녕하세요 세계 한국어", cjk(KR), "Hang", L)]),
    ("simplified chinese", "zh-Hans", ALL, [("你好，世界。直骨海——", cjk(SC), "Hani", L)]),
    ("traditional chinese", "zh-Hant", ALL, [("繁體中文「排版」直骨", cjk(TC), "Hani", L)]),
    ("symbols", "und", ALL, [("★☆♛♞☎✂✈⏏", SYMBOLS, "Zyyy", L)]),
    ("emoji", "und", ALL, [("👩‍👩‍👧‍👦👍🏽🇯🇵❤️😀", EMOJI, "Zyyy", L)]),
    # Levels by UAX #9: "123" behind Arabic is an Arabic number, level 2; the space behind it takes the base level.
    ("mixed", "und", SPACES, [
        ("abc ", INTER, "Latn", L), ("مرحبا ", ARABIC, "Arab", R), ("123", INTER, "Arab", L), (" ", INTER, "Arab", L),
        ("def ", INTER, "Latn", L), ("नमस्ते ", DEVANAGARI, "Deva", L), ("日", cjk(JP), "Hani", L),
    ]),
]


def advance(before, text, after, is_start, is_end, font, script, direction, language, size):
    """The sum of the advances of a text shaped by itself, in 1/1024 points."""
    command = [
        "hb-shape", f"--font-file={os.path.join(FONTS, font[0])}", f"--face-index={font[1]}",
        f"--font-size={round(size * 1024)}", "-O", "json", f"--script={script}", f"--direction={direction}",
        f"--language={language}", "--cluster-level=1", f"--text-before={before}", f"--text-after={after}",
    ]
    command += ["--bot"] * is_start + ["--eot"] * is_end + [f"--text={text}"]
    output = subprocess.run(command, check=True, capture_output=True).stdout
    return sum(glyph["ax"] for glyph in json.loads(output))


def line_advance(case, size, start, end):
    """The advance of the characters from start to end: every run's part of them shaped by itself."""
    _, language, _, runs = case
    text = "".join(run[0] for run in runs)
    total, offset = 0, 0
    for run_text, font, script, direction in runs:
        first, last = max(start, offset), min(end, offset + len(run_text))
        offset += len(run_text)
        if first < last:
            total += advance(
                text[:first], text[first:last], text[last:], first == 0, last == len(text), font, script, direction,
                language, size)
    return total


def lines(case):
    """The stretches between two cuts, without the spaces at their ends."""
    text = "".join(run[0] for run in case[3])
    cuts = [0] + [i for i in range(1, len(text)) if case[2] == ALL or (text[i - 1] == " " and text[i] != " ")]
    ranges = {(start, len(text[:end].rstrip(" "))) for start in cuts for end in cuts[1:] + [len(text)]}
    return sorted((start, end) for start, end in ranges if start < end)


def utf8(text, index):
    return len(text[:index].encode())


def record(case):
    name, language, mode, runs = case
    text = "".join(run[0] for run in runs)
    fonts = list(dict.fromkeys(run[1] for run in runs))
    chain = " ".join(f"{file}:{face}" for file, face in fonts)
    rows = ["\t".join(["case", name, language, mode, chain, text])]
    for size in SIZES:
        for start, end in lines(case):
            width = line_advance(case, size, start, end)
            rows.append("\t".join(["line", str(size), str(utf8(text, start)), str(utf8(text, end)), str(width)]))
    return rows


def main():
    version = subprocess.run(["hb-shape", "--version"], check=True, capture_output=True, text=True).stdout.split("\n")[0]
    with concurrent.futures.ThreadPoolExecutor(4) as pool, open(os.path.join(HERE, "hb-shape.tsv"), "w") as file:
        file.write(f"version\t{version}\n")
        for rows in pool.map(record, CASES):
            file.write("\n".join(rows) + "\n")


main()
