"""Reads the files of the Unicode Character Database, of one pinned version."""

import hashlib
import os
import sys

VERSION = "17.0.0"
LIMIT = 0x110000

# What is read, by its place in the database (the package unicode-data lays it out alike), and its SHA-256.
FILES = {
    "BidiBrackets.txt": "dadbaf38a0d0246e5b805bf8725cb81b7c621f93d030595635f5ba2c2f179428",
    "DerivedCoreProperties.txt": "24c7fed1195c482faaefd5c1e7eb821c5ee1fb6de07ecdbaa64b56a99da22c08",
    "EastAsianWidth.txt": "ea7ce50f3444a050333448dffef1cadd9325af55cbb764b4a2280faf52170a33",
    "LineBreak.txt": "e6a18fa91f8f6a6f8e534b1d3f128c21ada45bfe152eb6b1bcc5e15fd8ac92e6",
    "PropertyValueAliases.txt": "64e9a5f76f7a1e8b5a47d6a1f9a26522a251208f5276bdfa1559dac7cf2e827a",
    "ScriptExtensions.txt": "ec2107e58825a1586acee8e0911ce18260394ac8b87e535ca325f1ccbeb06bc6",
    "Scripts.txt": "9f5e50d3abaee7d6ce09480f325c706f485ae3240912527e651954d2d6b035bf",
    "auxiliary/GraphemeBreakProperty.txt": "d6b51d1d2ae5c33b451b7ed994b48f1f4dc62b2272a5831e7fd418514a6bae89",
    "auxiliary/GraphemeBreakTest.txt": "e2d134d2c52919bace503ebb6a551c1855fe1a1faec18478c78fff254a1793ec",
    "auxiliary/LineBreakTest.txt": "e69884e0dde6a8724873f885d68c52dc14518abf9ae4ca9e2283b8773db3b752",
    "emoji/emoji-data.txt": "2cb2bb9455cda83e8481541ecf5b6dfda66a3bb89efa3fa7c5297eccf607b72b",
    "extracted/DerivedBidiClass.txt": "4867b4b7f0731ed1bfcd34cc6251211ff1542541fce0734b6fbda139ee80b3a4",
    "extracted/DerivedGeneralCategory.txt": "d62e5bab70ca74f099343f71224fa051cb1fdd61a1ab45c0488c44cfc0b6102e",
}


class Database:
    def __init__(self, folder):
        self.texts = {}
        for name, digest in FILES.items():
            with open(os.path.join(folder, name), "rb") as file:
                content = file.read()
            found = hashlib.sha256(content).hexdigest()
            if found != digest:
                sys.exit(f"{name} is not that of Unicode {VERSION}: its SHA-256 is {found}.")
            self.texts[name] = content.decode("utf-8")

    def rows(self, name, missing=False):
        """The ranges of a file with their fields; those of its @missing lines first, which later rows replace."""
        for line in self.texts[name].splitlines():
            if line.startswith("# @missing: "):
                if not missing:
                    continue
                line = line[len("# @missing: "):]
            line = line.split("#")[0].strip()
            if not line or line.startswith("@"):
                continue
            fields = [field.strip() for field in line.split(";")]
            first, _, last = fields[0].partition("..")
            yield range(int(first, 16), int(last or first, 16) + 1), fields[1:]

    def values(self, name, default, names=None):
        """A property's value for each code point, by its short name; `names` translates those of @missing lines."""
        values = [default] * LIMIT
        missing = [row for row in self.rows(name, missing=True)]
        explicit = [row for row in self.rows(name)]
        for rows in (missing, explicit):
            for characters, fields in rows:
                value = (names or {}).get(fields[0], fields[0])
                values[characters.start:characters.stop] = [value] * len(characters)
        return values

    def members(self, name, *wanted):
        """Whether each code point has a binary property, or the value of one that has several."""
        found = bytearray(LIMIT)
        for characters, fields in self.rows(name):
            if tuple(fields[:len(wanted)]) == wanted:
                found[characters.start:characters.stop] = b"\1" * len(characters)
        return found

    def short_names(self, prop):
        """The short name of each long name of a property's values."""
        found = {}
        for line in self.texts["PropertyValueAliases.txt"].splitlines():
            fields = [field.strip() for field in line.split("#")[0].split(";")]
            if fields[0] == prop:
                for long_name in fields[2:]:
                    found[long_name] = fields[1]
        return found

    def test_rows(self, name):
        """The rows of a break test without comments."""
        lines = (line.split("#")[0].strip() for line in self.texts[name].splitlines())
        return [line for line in lines if line]
