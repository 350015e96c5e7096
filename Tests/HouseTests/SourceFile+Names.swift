extension SourceFile {
    /// The types that the file declares at top level, private ones included, in order.
    var topLevelTypes: [String] {
        let declaration = #/(?:[\w@]+(?:\([^)]*\))? +)*?(?:struct|class|enum|protocol|actor|typealias) +([A-Z_]\w*)/#
        return codeLines.compactMap { line in
            guard let first = line.utf8.first, first != UInt8(ascii: " "), first != UInt8(ascii: "}") else {
                return nil
            }
            return (line.prefixMatch(of: declaration)).map { String($0.1) }
        }
    }

    /// The words of the file's code that begin like the name of a type: with a capital letter or an underscore.
    var capitalizedWords: Set<String> {
        words { $0 == UInt8(ascii: "_") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }

    /// All words of the file's code.
    var words: Set<String> { words { _ in true } }

    private func words(startingWith isStart: (UInt8) -> Bool) -> Set<String> {
        Set(
            codeLines.flatMap { line in
                line.utf8.split { !Self.isInWord($0) }.filter { isStart($0.first!) }.map { String($0)! }
            }
        )
    }

    private static func isInWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
