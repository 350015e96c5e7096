"""UAX #29's grapheme clusters as a state machine."""

from transducer import BREAK, EOT, Rules, explore, merged_columns, minimized

# Grapheme_Cluster_Break; EP is Extended_Pictographic; IC, IL and IE are Indic_Conjunct_Break Consonant, Linker and
# Extend (the last two of Extend).
SYMBOLS = "XX CR LF CN EX ZWJ RI PP SM L V T LV LVT EP IC IL IE".split()

SETS = {name: {name} for name in SYMBOLS} | {
    "Extend": {"EX", "IL", "IE"},
    "Joins": {"IE", "ZWJ"},
}

RULES = """
    CR × LF
    (CN | CR | LF) ÷
    ÷ (CN | CR | LF)
    L × (L | V | LV | LVT)
    (LV | V) × (V | T)
    (LVT | T) × T
    × (Extend | ZWJ)
    × SM
    PP ×
    IC (Joins | IL)* IL (Joins | IL)* × IC
    EP Extend* ZWJ × EP
    (sot | [^RI]) (RI RI)* RI × RI
    ÷
""".split("\n")[1:-1]

BREAKS = 1


def classes(database):
    """The class of each code point."""
    short = {
        "Control": "CN", "Extend": "EX", "Other": "XX", "Prepend": "PP", "Regional_Indicator": "RI",
        "SpacingMark": "SM",
    }
    found = database.values("auxiliary/GraphemeBreakProperty.txt", "XX", short)
    pictographic = database.members("emoji/emoji-data.txt", "Extended_Pictographic")
    conjunct = {
        name: database.members("DerivedCoreProperties.txt", "InCB", name) for name in ("Consonant", "Linker", "Extend")
    }
    for code, name in enumerate(found):
        if pictographic[code]:
            assert name == "XX", hex(code)
            found[code] = "EP"
        elif conjunct["Consonant"][code]:
            assert name == "XX", hex(code)
            found[code] = "IC"
        elif conjunct["Linker"][code] or conjunct["Extend"][code]:
            assert name in ("EX", "ZWJ"), hex(code)
            if name == "EX":
                found[code] = "IL" if conjunct["Linker"][code] else "IE"
    return found


def machine():
    """The rows of the machine over `SYMBOLS`, and the column of each; state 0 is the start."""
    rules = Rules(RULES, SETS, set(SYMBOLS))

    def step(state, symbol):
        following, settled, decision = rules.step(state, symbol, keeps=state == rules.start)
        assert settled is None and decision is not None
        return following, BREAKS if decision == BREAK else 0

    return merged_columns(minimized(explore(rules.start, step, SYMBOLS)))
