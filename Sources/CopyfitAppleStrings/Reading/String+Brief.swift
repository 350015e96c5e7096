extension String {
    /// The text for a message: its first 80 bytes, and an ellipsis if there are more.
    package var brief: String { cut(to: 80) }

    /// The first `limit` bytes, rounded down to whole characters, and an ellipsis if there are more.
    package func cut(to limit: Int) -> String {
        guard utf8.count > limit else { return self }
        let bytes = Array(utf8.prefix(limit))
        let end = bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? 0
        return String(decoding: bytes[..<(bytes[end] < 0x80 ? end + 1 : end)], as: UTF8.self) + "…"
    }
}
