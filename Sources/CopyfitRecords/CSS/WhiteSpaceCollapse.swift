/// What becomes of the white space of a text (CSS `white-space`).
package enum WhiteSpaceCollapse: Sendable, CaseIterable {
    case normal, nowrap, pre, preWrap, preLine, breakSpaces

    /// Whether lines may be wrapped.
    var wraps: Bool { self != .nowrap && self != .pre }

    /// The text with white space collapsed as CSS Text 3, section 4.1, says: in `normal` and `nowrap` each stretch of
    /// spaces, tabs and line feeds is one space, in `preLine` each stretch without a line feed; there is none beside a line
    /// feed that stays, and none at the text's start and end. O(n).
    func collapsed(_ text: String) -> String {
        switch self {
        case .pre, .preWrap, .breakSpaces: return text
        case .normal, .nowrap, .preLine: break
        }
        var result = String.UnicodeScalarView()
        var stretch: [Unicode.Scalar] = []
        for character in text.unicodeScalars {
            if character == " " || character == "\t" || character == "\n" {
                stretch.append(character)
                continue
            }
            append(stretch, to: &result, before: character)
            stretch.removeAll(keepingCapacity: true)
            result.append(character)
        }
        if self == .preLine { append(stretch, to: &result, before: nil) }
        return String(result)
    }

    /// Appends what is left of a stretch of white space. A line feed beside a zero width space leaves nothing.
    private func append(
        _ stretch: [Unicode.Scalar],
        to result: inout String.UnicodeScalarView,
        before next: Unicode.Scalar?
    ) {
        let breakCount = stretch.count { $0 == "\n" }
        if self == .preLine, breakCount > 0 {
            result.append(contentsOf: repeatElement("\n", count: breakCount))
        } else if let last = result.last, !stretch.isEmpty, let next, last != "\n" {
            let isBesideZeroWidth = breakCount > 0 && (last == "\u{200B}" || next == "\u{200B}")
            if !isBesideZeroWidth { result.append(" ") }
        }
    }
}
