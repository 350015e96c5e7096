#!/usr/bin/env python3
"""Writes the tables of `Sources/CopyfitLanguages` and the recorded samples of plural rules from CLDR:

    Scripts/unicode/cldr.py /usr/share/unicode/cldr/common/supplemental

The folder is CLDR's common/supplemental, as that of the package unicode-cldr-core (48.2) is.
"""

import hashlib
import os
import sys
import xml.etree.ElementTree as ElementTree

import plural_rules

VERSION = "48.2"
TOP = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
TARGET = "Sources/CopyfitLanguages"
TESTS = "Tests/CopyfitLanguagesTests/Recorded"
NOTICE = f"""// Written by Scripts/unicode/cldr.py from CLDR {VERSION}. Do not edit.
// Unicode's licence for its data is Sources/CUnicodeTables/LICENSE-Unicode.txt.

"""
# What is read, and its SHA-256.
FILES = {
    "likelySubtags.xml": "b0049bc6420715b1e3010f43d95745dca227c5aa60357d1d89a1bdcb06287312",
    "ordinals.xml": "129bf4aa6f41d47931bf908ebaa261ec0b73b768f1fe3be90c06ab11fb49880a",
    "plurals.xml": "d701d8b461afd2ba5eb21f9c1d645c8a661de225596afcf0f492ee36c69d727d",
    "supplementalMetadata.xml": "36e807ce72b15304dd993f132216f408351be1c4376edaa2fe9e9547e2efcac1",
}
KINDS = {"cardinal": "plurals.xml", "ordinal": "ordinals.xml"}


def read(folder):
    texts = {}
    for name, digest in FILES.items():
        with open(os.path.join(folder, name), "rb") as file:
            content = file.read()
        found = hashlib.sha256(content).hexdigest()
        if found != digest:
            sys.exit(f"{name} is not that of CLDR {VERSION}: its SHA-256 is {found}.")
        texts[name] = content.decode("utf-8")
    return texts


def write(path, lines):
    with open(os.path.join(TOP, path), "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


def write_codes(metadata):
    """The codes that ISO 639-2 has beside those of two letters, and the withdrawn ones."""
    codes = {}
    for alias in ElementTree.fromstring(metadata).iter("languageAlias"):
        old, new, reason = alias.get("type"), alias.get("replacement"), alias.get("reason")
        if len(new) == 2 and (reason in ("overlong", "bibliographic") or reason == "deprecated" and len(old) == 2):
            codes[old] = new
    pairs = [f"{old} {codes[old]}" for old in sorted(codes)]
    rows = ["        " + " ".join(pairs[start:start + 14]) for start in range(0, len(pairs), 14)]
    write(f"{TARGET}/Tags/LanguageCodes+Table.swift", [
        NOTICE + "extension LanguageCodes {",
        "    /// Codes, each with the one of two letters in its place: ISO 639-2's, and withdrawn ones.",
        '    static let table = """', *rows, '        """', "}",
    ])


def write_regions(subtags):
    """Where each language that CLDR itself knows of is mostly spoken; rows taken over from others are left out."""
    pairs = []
    for row in ElementTree.fromstring(subtags).iter("likelySubtag"):
        language, region = row.get("from"), row.get("to").split("_")[-1]
        if language.isalpha() and language != "und" and row.get("origin") is None:
            pairs.append(f"{language} {region}")
    rows = ["        " + " ".join(pairs[start:start + 14]) for start in range(0, len(pairs), 14)]
    write(f"{TARGET}/Tags/LikelyRegions+Table.swift", [
        NOTICE + "extension LikelyRegions {",
        "    /// Languages, each with the region where it is mostly spoken (CLDR's likely subtags).",
        '    static let table = """', *rows, '        """', "}",
    ])


def write_rules(kind, sets):
    write(f"{TARGET}/Plurals/PluralRules+{kind.capitalize()}.swift", [
        NOTICE + "extension PluralRules {",
        f"    /// The {kind} rules.",
        f"    static let {kind}: [PluralRuleSet] = [",
        *(line for rules in sets for line in rules.swift()),
        "    ]", "}",
    ])


def write_samples(sets):
    """A row for each category of a set: kind, languages, category, samples of whole numbers and of others."""
    rows = [f"# The samples of CLDR {VERSION}: kind | languages | category | whole numbers | numbers with a fraction"]
    for kind, of_kind in sets.items():
        for rules in of_kind:
            for category, samples in rules.samples.items():
                whole = [sample for sample in samples if "." not in sample.split(",")[0]]
                others = [sample for sample in samples if sample not in whole]
                fields = [kind, " ".join(rules.languages), category, *(whole or [""]), *(others or [""])]
                rows.append(" | ".join(fields).rstrip())
    write(f"{TESTS}/PluralSamples.txt", rows)


def main():
    texts = read(sys.argv[1])
    write_codes(texts["supplementalMetadata.xml"])
    write_regions(texts["likelySubtags.xml"])
    sets = {kind: plural_rules.rule_sets(texts[name]) for kind, name in KINDS.items()}
    for kind, of_kind in sets.items():
        write_rules(kind, of_kind)
    write_samples(sets)
    print(f"CLDR {VERSION}: {', '.join(f'{len(of_kind)} sets of {kind} rules' for kind, of_kind in sets.items())}")


main()
