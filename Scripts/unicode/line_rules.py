"""UAX #14 and its tailorings, as a state machine.

Characters have a *class*: their Line_Break property after rule LB1, divided where a rule or a tailoring asks for more.
A tailoring gives each class the *behaviour* with which the machine reads it.
"""

from transducer import BREAK, EOT, KEEP, Rules, explore, merged_columns, minimized

# Bits of the machine's output; `MANDATORY` only with `BREAKS`.
BREAKS, MANDATORY, OPENS, SETTLES, IN_WORD = 1, 2, 4, 8, 16

# Behaviours, each with a twin of East_Asian_Width F, W or H named with a +. Those in the last row are of tailorings
# only: X has the rules of every character, IX none with itself, HX may start a line after an ideograph, PX and RX are
# half a PO and half a PR.
BEHAVIOURS = """
    AK AL AP AS B2 BA BB BK CB CL CM CP CR DC EB EM EX GL H2 H3 HH HL HY ID IN IS JL JT JV LF NL NS NU OP PO PR
    QU QI QF RI SA SC SP SY VF VI WJ XA XP ZW ZWJ
    X IX HX PX RX
""".split()

SYMBOLS = [name + suffix for name in BEHAVIOURS for suffix in ("", "+")]


def named(*names):
    return {name + suffix for name in names for suffix in ("", "+")}


# DC is U+25CC; XA and XP are unassigned Extended_Pictographic of AL and ID; QI and QF are quotation marks of
# General_Category Pi and Pf; SA and SC are the letters and the marks that need a dictionary.
SETS = {name: named(name) for name in BEHAVIOURS} | {
    "AL": named("AL", "DC", "SA", "XA"),
    "ID": named("ID", "XP"),
    "IN": named("IN", "IX"),
    "QU": named("QU", "QI", "QF"),
    "NotPf": named("QU", "QI"),
    "NotPi": named("QU", "QF"),
    "HH": named("HH", "HX"),
    "NarrowOP": {"OP"},
    "NarrowCP": {"CP"},
    "EastAsian": {name for name in SYMBOLS if name.endswith("+")},
}

# Without LB9 and LB10, which say how the machine reads marks (`step`).
RULES = """
    BK ÷
    CR × LF
    (CR | LF | NL) ÷
    × (BK | CR | LF | NL)
    × (SP | ZW)
    ZW SP* ÷
    × WJ
    WJ ×
    GL ×
    [^SP BA HY HH] × GL
    × (EX | CL | CP | SY)
    OP SP* ×
    (sot | BK | CR | LF | NL | OP | QU | GL | SP | ZW) QI SP* ×
    × QF (SP | GL | WJ | CL | QU | CP | EX | IS | SY | BK | CR | LF | NL | ZW | eot)
    SP ÷ IS NU
    × IS
    (CL | CP) SP* × NS
    B2 SP* × B2
    SP ÷
    × NotPi
    NotPf ×
    [^EastAsian] × QU
    × QU ([^EastAsian] | eot)
    QU × [^EastAsian]
    (sot | [^EastAsian]) QU ×
    ÷ CB
    CB ÷
    (sot | BK | CR | LF | NL | SP | ZW | CB | GL) (HY | HH) × (AL | HL)
    ID ÷ HX
    × (BA | HH | HY | NS)
    BB ×
    HL (HY | HH) × [^HL]
    SY × HL
    IX ÷ IX
    × IN
    (AL | HL) × NU
    NU × (AL | HL)
    PR × (ID | EB | EM)
    (ID | EB | EM) × PO
    (PR | PO | PX) × (AL | HL)
    (AL | HL) × (PR | PO | PX)
    NU (SY | IS)* (CL | CP) × (PO | PR | RX)
    NU (SY | IS)* × (PO | PR | RX | NU)
    (PO | PR | PX) × OP NU
    (PO | PR | PX) × OP IS NU
    (PO | PR | PX | HY | IS) × NU
    JL × (JL | JV | H2 | H3)
    (JV | H2) × (JV | JT)
    (JT | H3) × JT
    (JL | JV | JT | H2 | H3) × PO
    PR × (JL | JV | JT | H2 | H3)
    (AL | HL) × (AL | HL)
    AP × (AK | DC | AS)
    (AK | DC | AS) × (VF | VI)
    (AK | DC | AS) VI × (AK | DC)
    (AK | DC | AS) × (AK | DC | AS) VF
    IS × (AL | HL)
    (AL | HL | NU) × NarrowOP
    NarrowCP × (AL | HL | NU)
    (sot | [^RI]) (RI RI)* RI × RI
    EB × EM
    (XA | XP) × EM
    ÷
""".split("\n")[1:-1]

# Classes that a tailoring changes, and the characters they are of; each is named after its Line_Break.
DIVIDED = {
    "QI1": [0x201C],
    "QF1": [0x201D],
    "NS1": [0x3005, 0x303B, 0x309D, 0x309E, 0x30FD, 0x30FE],
    "NS2": [0x301C, 0x30A0],
    "NS3": [0x203C, 0x2047, 0x2048, 0x2049, 0x30FB, 0xFF1A, 0xFF1B, 0xFF65],
    "EX1": [0xFF01, 0xFF1F],
    "HH1": [0x2010, 0x2013],
    "PO1": [0x00B0, 0x2030, 0x2032, 0x2033, 0x2035, 0x2103, 0x2109, 0xFE6A, 0xFF05, 0xFFE0],
    "PR1": [0x00A4, 0x00B1, 0x20AC, 0x2116, 0xFE69, 0xFF04, 0xFFE1, 0xFFE5, 0xFFE6],
}

# CSS Text's strictness, for text in general and for Chinese and Japanese; what is not named behaves as its Line_Break.
EAST_ASIAN_QUOTES = {"QI1": "OP", "QF1": "CL"}
TAILORINGS = {
    "strict": {"CJ": "NS"},
    "normal": {"CJ": "ID"},
    "loose": {"CJ": "ID", "NS1": "X", "IN": "IX"},
    "eastAsianStrict": EAST_ASIAN_QUOTES | {"CJ": "NS"},
    "eastAsianNormal": EAST_ASIAN_QUOTES | {"CJ": "ID", "NS2": "X"},
    "eastAsianLoose": EAST_ASIAN_QUOTES | {
        "CJ": "ID", "NS1": "X", "NS2": "X", "NS3": "X", "EX1": "X", "IN": "IX", "HH1": "HX", "PO1": "PX", "PR1": "RX",
    },
}


def behaviour(tailoring, name):
    """The symbol that the machine reads for a class."""
    plain, suffix = name.rstrip("+"), "+" if name.endswith("+") else ""
    usual = plain[:-1] if plain in DIVIDED else plain
    return TAILORINGS[tailoring].get(plain, usual) + suffix


def is_mark(symbol):
    """LB9 and LB10: a mark follows what precedes it; at the start or after a space it acts as AL."""
    return symbol.rstrip("+") in ("CM", "SC", "ZWJ")


def machine(classes):
    """The rows of the machine, and the column of each symbol that `classes` use and of `eot`; state 0 is the start."""
    used = {behaviour(tailoring, name) for tailoring in TAILORINGS for name in classes}
    symbols = [symbol for symbol in SYMBOLS if symbol in used] + [EOT]
    rules = Rules(RULES, SETS, set(SYMBOLS))

    start = (rules.start, False, False, False)

    def step(state, symbol):
        inner, is_combinable, follows_joiner, follows_end = state
        name = symbol.rstrip("+")
        word = IN_WORD if name in ("SA", "SC") else 0
        if is_mark(symbol) and is_combinable:
            return (inner, True, name == "ZWJ", False), word
        read = "AL" if is_mark(symbol) else symbol
        following, settled, decision = rules.step(inner, read, keeps=follows_joiner or state == start)
        output = BREAKS if decision == BREAK else OPENS if decision is None else 0
        output |= SETTLES if settled == BREAK else 0
        if symbol == EOT:
            return None, output & SETTLES | (MANDATORY if follows_end else 0)
        output |= MANDATORY if decision == BREAK and follows_end else 0
        ends_line = name in ("BK", "CR", "LF", "NL")
        combinable = not ends_line and name not in ("SP", "ZW")
        return (following, combinable, name == "ZWJ", ends_line), output | word

    rows, columns = merged_columns(minimized(explore(start, step, symbols)))
    return rows, dict(zip(symbols, columns))
