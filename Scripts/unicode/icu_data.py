"""Reads items of ICU's data: the package, its resource bundles and its tries of words."""

import hashlib
import struct
import sys


class Package:
    def __init__(self, path):
        with open(path, "rb") as file:
            self.bytes = file.read()
        start, = struct.unpack_from("<H", self.bytes)
        count, = struct.unpack_from("<I", self.bytes, start)
        rows = [struct.unpack_from("<II", self.bytes, start + 4 + 8 * index) for index in range(count)]
        ends = [place for _, place in rows[1:]] + [len(self.bytes) - start]
        self.items = {}
        for (name, place), end in zip(rows, ends):
            name = self.bytes[start + name:self.bytes.index(b"\0", start + name)].decode("ascii")
            self.items[name.partition("/")[2]] = self.bytes[start + place:start + end]

    def item(self, name, digest):
        """What follows the item's header."""
        content = self.items[name]
        found = hashlib.sha256(content).hexdigest()
        if found != digest:
            sys.exit(f"{name} is another one: its SHA-256 is {found}.")
        return content[struct.unpack_from("<H", content)[0]:]


class Words:
    """The words of a dictionary, as tuples of offsets from its first character (the format is that of ICU's BytesTrie)."""

    def __init__(self, content):
        offsets = struct.unpack_from("<8i", content)
        self.trie, self.words = content[offsets[0]:offsets[3]], []
        self.node(0, ())

    def number(self, place, lead, least, limits):
        """A number of variable length: one byte below the first limit, up to four below the others and at the last."""
        one, two, three = limits
        if lead < one:
            return lead - least, place
        if lead < two:
            return (lead - one) << 8 | self.trie[place], place + 1
        if lead < three:
            return (lead - two) << 16 | int.from_bytes(self.trie[place:place + 2], "big"), place + 2
        length = 3 + lead - three
        return int.from_bytes(self.trie[place:place + length], "big"), place + length

    def value(self, place):
        """A value, whether it ends its word's node, and the place after it."""
        lead = self.trie[place]
        value, after = self.number(place + 1, lead >> 1, 0x10, (0x51, 0x6C, 0x7E))
        return value, lead & 1, after

    def node(self, place, word):
        lead = self.trie[place]
        if lead >= 0x20:
            _, is_final, place = self.value(place)
            self.words.append(word)
            if not is_final:
                self.node(place, word)
        elif lead >= 0x10:
            end = place + lead - 0x0E
            self.node(end, word + tuple(self.trie[place + 1:end]))
        elif lead > 0:
            self.branch(place + 1, lead + 1, word)
        else:
            self.branch(place + 2, self.trie[place + 1] + 1, word)

    def branch(self, place, count, word):
        while count > 5:
            distance, after = self.number(place + 2, self.trie[place + 1], 0, (0xC0, 0xF0, 0xFE))
            self.branch(after + distance, count >> 1, word)
            place, count = after, count - (count >> 1)
        for _ in range(count - 1):
            letter = word + (self.trie[place],)
            distance, is_final, place = self.value(place + 1)
            if is_final:
                self.words.append(letter)
            else:
                self.node(place + distance, letter)
        self.node(place + 1, word + (self.trie[place],))


class Bundle:
    """A resource bundle of tables, strings and numbers."""

    def __init__(self, content):
        self.content = content
        root, = struct.unpack_from("<I", content)
        self.strings = 4 * struct.unpack_from("<2i", content, 4)[1]
        self.root = self.resource(root)

    def unit(self, index):
        return struct.unpack_from("<H", self.content, self.strings + 2 * index)[0]

    def string(self, index):
        if self.unit(index) & 0xFC00 == 0xDC00:
            length, index = self.unit(index) & 0x3FF, index + 1
        else:
            length = next(length for length in range(1 << 16) if self.unit(index + length) == 0)
        start = self.strings + 2 * index
        return self.content[start:start + 2 * length].decode("utf-16le")

    def resource(self, word):
        kind, offset = word >> 28, word & 0xFFFFFFF
        place = 4 * offset
        if kind == 2:
            count, = struct.unpack_from("<H", self.content, place)
            keys = struct.unpack_from(f"<{count}H", self.content, place + 2)
            words = struct.unpack_from(f"<{count}I", self.content, place + 4 * (1 + count // 2))
            names = [self.content[key:self.content.index(b"\0", key)].decode("ascii") for key in keys]
            return dict(zip(names, map(self.resource, words)))
        if kind == 9:
            return [self.string(self.unit(offset + 1 + index)) for index in range(self.unit(offset))]
        assert kind == 14, kind
        count, = struct.unpack_from("<I", self.content, place)
        return list(struct.unpack_from(f"<{count}i", self.content, place + 4))
