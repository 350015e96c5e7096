import Foundation

// Leaves out of ICU's data what the command never asks for: encodings, collation, dictionaries of words, transliteration, spelled-out
// numbers, and the names of currencies, units, time zones, languages and regions. What is kept: characters, and how
// each language writes numbers and dates.
//
//     filter WHOLE KEPT

let whole = ICUPackage([UInt8](try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))))
let kept = whole.filtered { name in
    let path = name.split(separator: "/").dropFirst()
    return switch path.dropLast() {
    case []: !name.hasSuffix(".cnv")
    case ["brkitr"]: !name.hasSuffix(".dict")
    // Without these two no number is written.
    case ["curr"]: path.last == "root.res" || path.last == "pool.res"
    default: false
    }
}
try Data(kept.bytes).write(to: URL(filePath: CommandLine.arguments[2]))
