import Foundation

// Leaves out of ICU's data what is never asked for: most encodings, collation, transliteration, spelled-out numbers, and the names
// of currencies, units, time zones, languages and regions. For the command, which has the data in Foundation, it keeps characters,
// and how each language writes numbers and dates.
//
//     filter WHOLE KEPT

let whole = ICUPackage([UInt8](try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))))
try Data(whole.filtered(isForFormats).bytes).write(to: URL(filePath: CommandLine.arguments[2]))

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
