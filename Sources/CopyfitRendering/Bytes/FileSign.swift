/// A name that the file gives to a definition or to a font.
enum FileIdentifier {
    case definition(Int)
    case font(Int)
}

/// The letters that distinguish the names in one file from those in all others.
///
/// Several files may be parts of one HTML page, where all names share one space: the first definition of a name is every
/// file's. So each name has six letters that follow from the whole content of its file. Two different files have the same
/// letters once in 57 billion pairs.
struct FileSign {
    static let length = 6

    let letters: [UInt8]

    private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

    /// The sign of a file with room for signs. O(bytes).
    init(_ content: [UInt8]) {
        var hash = Self.hash(content)
        letters = (0..<Self.length).map { _ in
            defer { hash /= 62 }
            return Self.alphabet[Int(hash % 62)]
        }
    }

    /// A number that follows from all bytes. O(bytes).
    static func hash(_ content: [UInt8]) -> UInt64 {
        var hash = UInt64(content.count)
        func mix(_ word: UInt64) {
            hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
        }
        let words = content.count / 8 * 8
        for place in stride(from: 0, to: words, by: 8) {
            var word: UInt64 = 0
            for index in 0..<8 { word |= UInt64(content[place + index]) << (8 * UInt64(index)) }
            mix(word)
        }
        for byte in content[words...] { mix(UInt64(byte)) }
        return hash
    }
}

extension Markup {
    /// Adds a name: an underscore, room for the file's sign, and a number. Fonts have an f before it.
    mutating func identifier(_ name: FileIdentifier) {
        byte(UInt8(ascii: "_"))
        addRoomForSign()
        switch name {
        case .definition(let number): integer(number)
        case .font(let number):
            byte(UInt8(ascii: "f"))
            integer(number)
        }
    }
}
