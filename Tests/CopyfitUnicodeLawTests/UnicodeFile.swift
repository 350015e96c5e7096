import CopyfitUnicode
import Foundation

/// A test file of the Unicode Character Database as the package `unicode-data` installs it, of the pinned version or of
/// another.
struct UnicodeFile {
    /// The lines that hold something, comments cut off; without those that have characters newer than the pinned
    /// version.
    let lines: [Substring]
    /// How many lines are left out for that.
    let newerCount: Int
    /// The version in the first line: "15.0".
    let version: String

    private static let folder = "/usr/share/unicode"

    init(_ name: String) throws {
        let text = try String(contentsOfFile: "\(Self.folder)/\(name)", encoding: .utf8)
        let all = text.split(separator: "\n", omittingEmptySubsequences: false)
        let stem = name.split(separator: "/").last.map { String($0.dropLast(4)) } ?? ""
        version = all[0].dropFirst("# \(stem)-".count).split(separator: ".").prefix(2).joined(separator: ".")
        let held = Self.withoutComments(all)
        lines = held.filter(version == UnicodeVersions.linked.unicode ? { _ in true } : Self.isKnown)
        newerCount = held.count - lines.count
    }

    /// Whether the file is there.
    static func isInstalled(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(folder)/\(name)") }

    /// The file and what it is held against, for what a test prints.
    var description: String {
        let newer = newerCount == 0 ? "" : ", \(newerCount) left out whose characters are newer"
        return "\(version) against Unicode \(UnicodeVersions.linked.unicode)\(newer)"
    }

    private static func withoutComments(_ lines: some Sequence<Substring>) -> [Substring] {
        lines.map { $0.prefix { $0 != "#" } }.filter { !$0.allSatisfy(\.isWhitespace) }
    }

    /// Whether the pinned version knows every character that the line's first field names.
    private static func isKnown(_ line: Substring) -> Bool {
        let linked = UnicodeVersions.linked.unicode.split(separator: ".").compactMap { Int($0) }
        let fields = line.prefix { $0 != ";" }.split(whereSeparator: \.isWhitespace)
        return fields.filter { $0.count >= 4 }.compactMap { UInt32($0, radix: 16) }.allSatisfy { value in
            guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age else { return false }
            return (age.major, age.minor) <= (linked[0], linked[1])
        }
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
}
