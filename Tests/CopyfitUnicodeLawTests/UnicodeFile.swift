import CopyfitUnicode
import Foundation

/// A test file of the Unicode Character Database as the package `unicode-data` installs it.
struct UnicodeFile {
    /// The lines that hold something, comments cut off.
    let lines: [Substring]
    /// The version in the first line: "15.0".
    let version: String

    private static let folder = "/usr/share/unicode"

    init(_ name: String) throws {
        let text = try String(contentsOfFile: "\(Self.folder)/\(name)", encoding: .utf8)
        let all = text.split(separator: "\n", omittingEmptySubsequences: false)
        let stem = name.split(separator: "/").last.map { String($0.dropLast(4)) } ?? ""
        version = all[0].dropFirst("# \(stem)-".count).split(separator: ".").prefix(2).joined(separator: ".")
        lines = all.map { $0.prefix { $0 != "#" } }.filter { !$0.allSatisfy(\.isWhitespace) }
    }

    /// Whether the file is there and of the version of the linked ICU: only then can it say what is right.
    static func isOfLinkedVersion(_ name: String) -> Bool {
        (try? UnicodeFile(name))?.version == UnicodeVersions.linked.unicode
    }
}

/// A text given as scalars, with the UTF-8 offset of each and of the end.
struct ScalarText {
    private(set) var text = ""
    private(set) var offsets = [0]

    init(_ scalars: [UInt32]) {
        for value in scalars {
            text.unicodeScalars.append(Unicode.Scalar(value)!)
            offsets.append(text.utf8.count)
        }
    }

    /// A row of a break test: `÷ 0061 × 0308 ÷`. nil where a scalar is a surrogate.
    init?(breakTest row: Substring, breaks: inout Set<Int>) {
        var scalars: [UInt32] = []
        var marked: [Int] = []
        for field in row.split(whereSeparator: \.isWhitespace) where field != "×" {
            if field == "÷" { marked.append(scalars.count) } else { scalars.append(UInt32(field, radix: 16)!) }
        }
        guard scalars.allSatisfy({ Unicode.Scalar($0) != nil }) else { return nil }
        self.init(scalars)
        breaks = Set(marked.filter { $0 > 0 }.map { offsets[$0] })
    }
}
