import CopyfitTranslations

/// A text with samples in the places of its placeholders.
struct SampledText {
    /// The characters as they will be seen.
    let characters: String
    /// The parts of the file's own text, in order: where each begins in ``characters`` and in that text, and its length,
    /// in UTF-8 bytes. What is between them are samples.
    let parts: [(start: Int, origin: Int, count: Int)]
    /// The placeholders for which only a usual sample was found, as they are spelled without their position, and that
    /// sample.
    let withoutSample: [(spelling: String, sample: String)]
}

extension SampledText {
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
