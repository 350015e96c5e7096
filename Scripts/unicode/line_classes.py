"""The line break class of each character: its Line_Break after rule LB1, divided as the rules and tailorings ask."""

from line_rules import DIVIDED

WIDE = ("F", "W", "H")


def classes(database):
    """The class of each code point."""
    breaks = database.values("LineBreak.txt", "XX")
    widths = database.values("EastAsianWidth.txt", "N")
    categories = database.values("extracted/DerivedGeneralCategory.txt", "Cn")
    pictographic = database.members("emoji/emoji-data.txt", "Extended_Pictographic")
    found = []
    for code, name in enumerate(breaks):
        category = categories[code]
        if name in ("AI", "SG", "XX"):
            name = "AL"
        elif name == "SA":
            name = "SC" if category in ("Mn", "Mc") else "SA"
        elif name == "QU":
            name = {"Pi": "QI", "Pf": "QF"}.get(category, "QU")
        if name in ("AL", "ID") and category == "Cn" and pictographic[code]:
            name = {"AL": "XA", "ID": "XP"}[name]
        found.append(name)
    found[0x25CC] = "DC"
    for name, characters in DIVIDED.items():
        for code in characters:
            assert found[code] == name[:-1], hex(code)
            found[code] = name
    return [name + "+" if widths[code] in WIDE else name for code, name in enumerate(found)]


# Bits of a class, as in `cunicode.h`: a dictionary divides its words; some of its characters are paired brackets.
NEEDS_DICTIONARY, HAS_BRACKETS = 1, 2


def traits(name):
    """The bits of a class."""
    plain = name.rstrip("+")
    return NEEDS_DICTIONARY * (plain in ("SA", "SC")) | HAS_BRACKETS * (plain in ("OP", "CL", "CP"))
