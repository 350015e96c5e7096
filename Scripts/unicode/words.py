#!/usr/bin/env python3
"""Writes the words of Thai, Lao, Burmese and Khmer and the model of Japanese phrases of `Sources/CUnicodeTables`:

    Scripts/unicode/words.py /usr/lib/chromium/icudtl.dat

The file is the data of ICU 78, as Debian's package chromium-common (156.0.8078.108) installs it.
"""

import os
import sys

from c_source import Source
from icu_data import Bundle, Package, Words

TARGET = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Sources/CUnicodeTables")
NOTICE = """/* Written by Scripts/unicode/words.py from the data of ICU 78. Do not edit.
 * The licences of the data are in LICENSE-Unicode.txt. */
"""

# The dictionaries, in the order of `cunicode.h`, and their SHA-256.
DICTIONARIES = {
    "thaidict.dict": "ea47ae521cea65077bf047a75d1e9d28c495ec2f8cf4d2734fcb65a888229be9",
    "laodict.dict": "528583dd3b7fb12ad703ce193d39a81d0147f776e8d2823d2eb8eaf30251b85e",
    "burmesedict.dict": "99f1b2afe6672bc495a872e85dd5ed2be5ffc4d9b8377deff2dbc18a2b4538e5",
    "khmerdict.dict": "583ef4cbb9bb4fe67f9e66e3a55257b3502ac894ab809bd36b8ea93196b67eb6",
}
PHRASES = "c062bc4eee72290dada165e2581acdfec260e04e548781455c0fb1447bb77685"
# Bits of an edge, as in `cunicode.h`.
ENDS_WORD, LAST_EDGE, TARGET_SHIFT = 1 << 8, 1 << 9, 10
# The model's features by their length, and how many there are.
FEATURES = {"UW": (1, 6), "BW": (2, 3), "TW": (3, 4)}


class Graph:
    """The smallest graph whose paths are given words, as an array of edges. The edges of a node are one after the other,
    those first that lead to most words; node 0 has none."""

    def __init__(self):
        self.edges, self.nodes = [0xFF | LAST_EDGE], {(): (0, 0)}

    def add(self, words):
        """The node at which words begin, which are in order."""
        tree = {}
        for word in words:
            node = tree
            for letter in word:
                node = node.setdefault(letter, {})
            node[None] = {}
        return self.node(tree)[0]

    def node(self, tree):
        """The place of a node, and to how many words it leads."""
        rows, total = [], 0
        for letter, below in tree.items():
            if letter is None:
                continue
            target, count = self.node(below)
            count += None in below
            total += count
            rows.append((-count, letter, ENDS_WORD * (None in below) | target << TARGET_SHIFT))
        key = tuple(sorted(rows))
        if key not in self.nodes:
            place = len(self.edges)
            self.edges += [letter | bits for _, letter, bits in key]
            self.edges[-1] |= LAST_EDGE
            self.nodes[key] = (place, total)
        return self.nodes[key]


def write_words(package, source):
    graph = Graph()
    roots = [graph.add(sorted(Words(package.item(f"brkitr/{name}", digest)).words))
             for name, digest in DICTIONARIES.items()]
    source.array("uint32_t", "word_edges", graph.edges)
    source.array("uint32_t", "word_roots", roots)


def write_phrases(package, source):
    """The characters of each feature in order, 16 bits each, and their weights."""
    model = Bundle(package.item("brkitr/jaml.res", PHRASES)).root
    keys, weights, starts = [], [], [0]
    for name, (length, count) in FEATURES.items():
        for number in range(1, count + 1):
            rows = sorted(zip(model[f"{name}{number}Keys"], model[f"{name}{number}Values"]))
            assert all(len(key) == length for key, _ in rows)
            keys += [int.from_bytes(key.encode("utf-16be"), "big") for key, _ in rows]
            weights += [weight for _, weight in rows]
            starts.append(len(keys))
    source.array("uint64_t", "phrase_keys", keys)
    source.array("int16_t", "phrase_weights", weights)
    source.array("uint16_t", "phrase_starts", starts)
    source.lines += [f"const int32_t cunicode_phrase_bias = {-(sum(weights) // 2)};", ""]


def main():
    package, source = Package(sys.argv[1]), Source()
    write_words(package, source)
    write_phrases(package, source)
    source.write(os.path.join(TARGET, "words.c"), NOTICE)
    print(f"{source.size} bytes of words and phrases")


main()
