/// How ICU messages are told from other texts, in formats that may have either.
package enum ICUSigns {
    /// The types that end an argument or are followed by a style: `{price, number}`, `{day, date, short}`.
    private static let plainTypes = [
        "number", "date", "time", "spellout", "ordinal", "duration", "list", "relativetime",
    ]
    /// The types that are followed by branches.
    private static let branchTypes = ["plural", "select", "selectordinal", "choice"]

    /// Whether arguments may have a type, in ICU or a program that adds some (`dtf_medium`, `iso_8601`).
    package static func isArgumentType(_ name: String) -> Bool {
        let type = name.lowercased()
        return plainTypes.contains(type) || branchTypes.contains(type) || name.hasPrefix("dtf_")
            || name.hasPrefix("iso_")
    }

    /// Whether a text has an argument with a type: a brace that is not doubled, a name, a comma, one of ICU's types, and
    /// a comma or the closing brace. `{name}` alone is read in the same way by all. `{{count, number}}` is i18next's.
    ///
    /// - Complexity: O(n).
    static func isMessage(_ bytes: [UInt8]) -> Bool {
        var index = 0
        while let brace = bytes[index...].firstIndex(of: UInt8(ascii: "{")) {
            index = brace + 1
            let isDoubled = brace > 0 && bytes[brace - 1] == UInt8(ascii: "{")
            if !isDoubled, hasType(after: brace, in: bytes) { return true }
        }
        return false
    }

    /// Whether a brace is followed by what may be the number or name of an argument: not so in “Remove all {}”.
    ///
    /// - Complexity: O(n).
    static func mayHaveArgument(_ bytes: [UInt8]) -> Bool {
        bytes.indices.contains { brace in
            bytes[brace] == UInt8(ascii: "{")
                && bytes[(brace + 1)...].first { !$0.isBlank }.map { $0.isAlphanumeric || $0 == 0x5F } ?? false
        }
    }

    private static func hasType(after brace: Int, in bytes: [UInt8]) -> Bool {
        var parser = ICUMessageParser(bytes: bytes, apostrophes: .icu, index: brace + 1)
        parser.skipBlanks()
        guard !parser.word().isEmpty else { return false }
        parser.skipBlanks()
        guard parser.take(UInt8(ascii: ",")) else { return false }
        parser.skipBlanks()
        let type = String(decoding: parser.word(), as: UTF8.self)
        parser.skipBlanks()
        if parser.take(UInt8(ascii: ",")) { return plainTypes.contains(type) || branchTypes.contains(type) }
        return plainTypes.contains(type) && parser.take(UInt8(ascii: "}"))
    }
}
