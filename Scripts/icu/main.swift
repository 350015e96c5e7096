import Foundation

// Leaves out of ICU's data what is never asked for: most encodings, collation, transliteration, spelled-out numbers, and the names
// of currencies, units, time zones, languages and regions. For the command, which has the data in Foundation, it keeps characters,
// and how each language writes numbers and dates; for the C library, with the argument "text", where lines may end, with the
// dictionaries of words, and the encodings of hyphenation patterns.
//
//     filter WHOLE KEPT [text]

let whole = ICUPackage([UInt8](try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))))
let kept = CommandLine.arguments.last == "text" ? whole.filtered(isForText) : whole.filtered(isForFormats)
try Data(kept.bytes).write(to: URL(filePath: CommandLine.arguments[2]))

func isForFormats(_ name: String, _ byteCount: Int) -> Bool {
    let path = name.split(separator: "/").dropFirst()
    return switch path.dropLast() {
    case []: !name.hasSuffix(".cnv")
    case ["brkitr"]: !name.hasSuffix(".dict")
    // Without these two no number is written.
    case ["curr"]: path.last == "root.res" || path.last == "pool.res"
    default: false
    }
}

func isForText(_ name: String, _ byteCount: Int) -> Bool {
    let path = name.split(separator: "/").dropFirst()
    return switch path.dropLast() {
    // Encodings of single bytes are small.
    case []: name.hasSuffix(".cnv") ? byteCount < 8192 : path.last == "likelySubtags.res" || path.last == "cnvalias.icu"
    case ["brkitr"]: true
    default: false
    }
}
