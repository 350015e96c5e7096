/// How a pattern file encodes its letters.
enum PatternEncoding: Sendable {
    case utf8
    /// A single-byte charset, such as ISO 8859: the byte of each character.
    case singleByte([UInt32: UInt8])

    /// The encoding of a name such as `UTF-8` or `ISO8859-1`; nil if the system knows no such single-byte charset.
    init?(named name: String) {
        if name == "UTF-8" {
            self = .utf8
            return
        }
        guard let conversion = ByteConversion(from: name) else { return nil }
        var bytes: [UInt32: UInt8] = [:]
        for byte in UInt8.min...UInt8.max {
            switch conversion.character(byte) {
            case .character(let character): bytes[character] = byte
            case .none: break
            case .partOfCharacter: return nil
            }
        }
        self = .singleByte(bytes)
    }

    /// The bytes of each letter of a word; nil if the encoding lacks one. O(n).
    func letters(of word: [UInt32]) -> [[UInt8]]? {
        var letters: [[UInt8]] = []
        letters.reserveCapacity(word.count)
        for character in word {
            guard let bytes = bytes(of: character) else { return nil }
            letters.append(bytes)
        }
        return letters
    }

    private func bytes(of character: UInt32) -> [UInt8]? {
        switch self {
        case .utf8: Unicode.Scalar(character).flatMap { UTF8.encode($0) }.map { Array($0) }
        case .singleByte(let bytes): bytes[character].map { [$0] }
        }
    }
}
