#!/usr/bin/env python3
"""Writes the tables of `Sources/CUnicodeTables` and the break tests from the Unicode Character Database:

    Scripts/unicode/tables.py /usr/share/unicode

The folder is laid out as https://www.unicode.org/Public/17.0.0/ucd/, as that of the package unicode-data (17.0.0) is.
"""

import os
import sys

import grapheme_rules
import line_classes
import line_rules
import scripts
from c_source import Source
from database import LIMIT, VERSION, Database

TOP = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
TARGET = "Sources/CUnicodeTables"
TESTS = "Tests/CopyfitUnicodeTests/Recorded"
NOTICE = f"""/* Written by Scripts/unicode/tables.py from the Unicode Character Database {VERSION}. Do not edit.
 * Unicode's licence for its data is in LICENSE-Unicode.txt. */
"""

# Bidi_Class, in the order of ICU's UCharDirection.
BIDI_CLASSES = "L R EN ES ET AN CS B S WS ON LRE LRO AL RLE RLO PDF NSM BN FSI LRI RLI PDI".split()
# Characters per block of the table: as many as differ in the last byte of UTF-8.
BLOCK = 64


def blocks_of(values):
    """The distinct blocks of a list, one after the other, and the number of each block."""
    found, numbers, flat = {}, [], []
    for start in range(0, len(values), BLOCK):
        block = tuple(values[start:start + BLOCK])
        if block not in found:
            found[block] = len(found)
            flat += block
        numbers.append(found[block])
    return flat, numbers


def flags(database):
    """The six properties of a record that are true or false, in the order of `cunicode.h`."""
    categories = database.values("extracted/DerivedGeneralCategory.txt", "Cn")
    ignorable = database.members("DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")
    emoji = database.members("emoji/emoji-data.txt", "Emoji")
    presentation = database.members("emoji/emoji-data.txt", "Emoji_Presentation")
    return [
        ignorable[code] | emoji[code] << 1 | presentation[code] << 2 | (category[0] == "L") << 3
        | (category[0] == "N") << 4 | (category[0] == "M") << 5
        for code, category in enumerate(categories)
    ]


def write_records(database, lines, line_names, source):
    graphemes = grapheme_rules.classes(database)
    sets = scripts.ScriptSets(database)
    bidi = database.values("extracted/DerivedBidiClass.txt", "L", database.short_names("bc"))
    assert len(line_names) <= 128 and len(grapheme_rules.SYMBOLS) <= 32 and len(sets.sets) <= 512
    line_number = {name: number for number, name in enumerate(line_names)}
    grapheme_number = {name: number for number, name in enumerate(grapheme_rules.SYMBOLS)}
    bidi_number = {name: number for number, name in enumerate(BIDI_CLASSES)}
    records, found = [], {}
    for code, bits in enumerate(flags(database)):
        record = (
            line_number[lines[code]] | grapheme_number[graphemes[code]] << 7 | sets.numbers[code] << 12
            | bidi_number[bidi[code]] << 21 | bits << 26
        )
        records.append(found.setdefault(record, len(found)))
    source.array("uint32_t", "ascii_records", [list(found)[record] for record in records[:0x80]])
    flat, numbers = blocks_of(records)
    middle, planes = blocks_of(numbers[0x10000 // BLOCK:])
    source.array("uint32_t", "records", list(found))
    source.array("uint16_t", "blocks", flat)
    source.array("uint16_t", "basic", numbers[:0x10000 // BLOCK])
    source.array("uint16_t", "middle", middle)
    source.array("uint8_t", "planes", planes)
    sets.write(source)


def write_line_machine(lines, line_names, source):
    rows, columns = line_rules.machine(line_names)
    eot = columns["eot"]
    width = len(rows[0])
    assert len(rows) <= 1 << 11
    source.array("uint16_t", "line_machine", [following | output << 11 for row in rows for following, output in row])
    behaviours = []
    for tailoring in line_rules.TAILORINGS:
        own = [columns[line_rules.behaviour(tailoring, name)] for name in line_names]
        behaviours += own + [eot] * (128 - len(own))
    source.array("uint8_t", "line_columns", behaviours)
    for name in lines[:0x80]:
        assert all(line_rules.behaviour(tailoring, name) == name for tailoring in line_rules.TAILORINGS)
    source.array("uint8_t", "ascii_columns", [columns[name] for name in lines[:0x80]])
    return width


def write_grapheme_machine(source):
    rows, columns = grapheme_rules.machine()
    assert len(rows) <= 1 << 7
    width = 32
    source.array("uint8_t", "grapheme_machine", [
        row[columns[symbol]][0] | row[columns[symbol]][1] << 7 if symbol < len(columns) else 0
        for row in rows for symbol in range(width)
    ])


def write_test(database, name):
    stem = os.path.basename(name)[:-len(".txt")]
    with open(os.path.join(TOP, TESTS, f"{stem}.txt"), "w", encoding="utf-8") as file:
        file.write(f"# The rows of {stem}-{VERSION}.txt: a space where nothing breaks, ÷ where something does.\n")
        for row in database.test_rows(name):
            inner = row.strip("÷× ")
            file.write(inner.replace(" ÷ ", "÷").replace(" × ", " ") + "\n")


def main():
    database = Database(sys.argv[1])
    lines = line_classes.classes(database)
    line_names = sorted(set(lines))
    source = Source()
    write_records(database, lines, line_names, source)
    width = write_line_machine(lines, line_names, source)
    write_grapheme_machine(source)
    source.array("uint8_t", "line_traits", [line_classes.traits(name) for name in line_names])
    scripts.write_brackets(database, lines, source)
    source.write(os.path.join(TOP, TARGET, "cunicode.c"), NOTICE)
    with open(os.path.join(TOP, TARGET, "include/cunicode_sizes.h"), "w", encoding="utf-8") as file:
        file.write(NOTICE + f"""#ifndef CUNICODE_SIZES_H
#define CUNICODE_SIZES_H

#define CUNICODE_VERSION "{VERSION}"
enum {{ CUNICODE_LINE_WIDTH = {width}, CUNICODE_BRACKETS = {source.brackets}, CUNICODE_SCRIPTS = {scripts.COUNT} }};

#endif
""")
    for name in ("auxiliary/LineBreakTest.txt", "auxiliary/GraphemeBreakTest.txt"):
        write_test(database, name)
    print(f"Unicode {VERSION}: {source.size} bytes of tables")


main()
