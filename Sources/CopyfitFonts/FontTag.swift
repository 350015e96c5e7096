/// A four-letter OpenType tag: of a table, a script, a feature or a variation axis.
public struct FontTag: Hashable, Sendable, CustomStringConvertible {
    /// The four bytes, the first highest.
    public let value: UInt32

    /// A tag of four bytes, the first highest.
    public init(_ value: UInt32) { self.value = value }

    /// A tag from its letters; nil unless there are 1 to 4 printable ASCII characters (shorter ones are padded with
    /// spaces, as OpenType requires).
    public init?(_ letters: String) {
        let bytes = Array(letters.utf8)
        guard (1...4).contains(bytes.count), bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
        value = (0..<4).reduce(0) { $0 << 8 | UInt32($1 < bytes.count ? bytes[$1] : 0x20) }
    }

    public var description: String {
        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
