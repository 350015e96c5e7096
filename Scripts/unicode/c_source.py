"""Writes arrays of C."""

SIZES = {"uint8_t": 1, "int16_t": 2, "uint16_t": 2, "uint32_t": 4, "uint64_t": 8}


class Source:
    """The lines of a C file and the sizes of its arrays."""

    def __init__(self):
        self.lines, self.size = [], 0

    def array(self, kind, name, values):
        width = SIZES[kind]
        least = 0 if kind.startswith("u") else -1 << 8 * width - 1
        assert least <= min(values) and max(values) < least + (1 << 8 * width), name
        self.size += width * len(values)
        self.lines.append(f"const {kind} cunicode_{name}[{len(values)}] = {{")
        line = "   "
        for value in values:
            text = f" {value},"
            if len(line) + len(text) > 118:
                self.lines.append(line)
                line = "   "
            line += text
        self.lines += [line, "};", ""]

    def write(self, path, notice):
        with open(path, "w", encoding="utf-8") as file:
            file.write(notice + '#include "cunicode.h"\n\n' + "\n".join(self.lines).rstrip() + "\n")
