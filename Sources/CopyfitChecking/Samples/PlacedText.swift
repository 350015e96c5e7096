package import CopyfitTranslations

/// A text with samples in the places of its placeholders.
struct PlacedText {
    /// The characters as they will be seen.
    let characters: String
    /// The parts of the file's own text, in order: where each begins in ``characters`` and in that text, and its length,
    /// in UTF-8 bytes. What is between them are samples.
    let parts: [(start: Int, origin: Int, count: Int)]
    /// The placeholders for which only a usual sample was found, as they are spelled without their position, and that
    /// sample.
    let withoutSample: [(spelling: String, sample: String)]
}

extension PlacedText {
    /// A text with soft hyphens at some offsets of ``characters``; those in samples are left out.
    func hyphenated(_ text: String, at offsets: [Int]) -> String {
        var bytes = Array(text.utf8)
        for offset in offsets.sorted(by: >) {
            guard let part = parts.last(where: { $0.start < offset && offset < $0.start + $0.count }) else { continue }
            bytes.insert(contentsOf: "\u{AD}".utf8, at: part.origin + offset - part.start)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Placeholder {
    /// How a text spells the placeholder, without its position: `%@` for `%1$@`.
    package func spelling(in text: String) -> String {
        let utf8 = text.utf8
        guard range.upperBound <= utf8.count else { return "" }
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        let spelled = text[start..<utf8.index(start, offsetBy: range.count)]
        guard spelled.first == "%", let dollar = spelled.firstIndex(of: "$") else { return String(spelled) }
        let position = spelled[spelled.index(after: spelled.startIndex)..<dollar]
        guard !position.isEmpty, position.allSatisfy(\.isNumber) else { return String(spelled) }
        return "%" + spelled[spelled.index(after: dollar)...]
    }
}
