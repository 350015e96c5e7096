extension String {
    /// The text for a message: its first 80 bytes, and an ellipsis if there are more.
    var brief: String { cut(to: 80) }

    /// The first `limit` bytes, rounded down to whole characters, and an ellipsis if there are more.
    fileprivate func cut(to limit: Int) -> String {
        guard utf8.count > limit else { return self }
        let bytes = Array(utf8.prefix(limit))
        let end = bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? 0
        return String(decoding: bytes[..<(bytes[end] < 0x80 ? end + 1 : end)], as: UTF8.self) + "…"
    }
}

/// Keys of nested names.
enum NestedKey {
    /// A name inside a key. A key of over 1,000 bytes is cut, so that a long one with many names in it takes no more
    /// memory than its file.
    static func joined(_ key: String, _ name: String) -> String {
        key.isEmpty ? name : "\(key.cut(to: 1000)).\(name)"
    }

    /// An element of a list, from 0.
    static func element(_ key: String, _ index: Int) -> String {
        "\(key.cut(to: 1000))[\(index)]"
    }
}
