/// A rule in a comment for translators: `fit: width=120 lines=1`.
struct CommentMarker {
    let requirement: FitRequirement

    /// The rule of a comment; nil if it has none.
    ///
    /// After `fit:` come words with equals signs: `width=120`, `width=280...430`, `width=120,200`, `height=40`,
    /// `lines=2`, `truncation=allowed`, `cuts=allowed`, `scale=0.8`, `hyphenation=on`. The first other word ends the
    /// rule.
    init?(_ comment: String) {
        guard comment.utf8.contains(UInt8(ascii: "=")), let marker = comment.firstRange(of: "fit:") else { return nil }
        if marker.lowerBound > comment.startIndex {
            let before = comment[comment.index(before: marker.lowerBound)]
            if before.isLetter || before.isNumber { return nil }
        }
        var requirement = FitRequirement()
        var isEmpty = true
        for word in comment[marker.upperBound...].split(whereSeparator: \.isWhitespace) {
            guard Self.take(word, &requirement) else { break }
            isEmpty = false
        }
        if isEmpty { return nil }
        self.requirement = requirement
    }

    private static func take(_ word: Substring, _ requirement: inout FitRequirement) -> Bool {
        let parts = word.split(separator: "=", maxSplits: 1)
        guard parts.count == 2 else { return false }
        let value = String(parts[1]).trimmingEndOfSentence
        switch parts[0] {
        case "width":
            let widths = value.split(separator: ",").map { WidthNotation.range(String($0)) }
            guard !widths.isEmpty, widths.allSatisfy({ $0 != nil }) else { return false }
            requirement.widths = widths.compactMap(\.self)
        case "height":
            guard let height = WidthNotation.length(value) else { return false }
            requirement.height = height
        case "lines":
            guard let lines = Int(value), lines > 0 else { return false }
            requirement.maxLines = lines
        case "truncation" where value == "allowed": requirement.allowsTruncation = true
        case "cuts" where value == "allowed": requirement.allowsWordCuts = true
        case "hyphenation" where value == "on": requirement.hyphenates = true
        case "scale":
            guard let scale = Double(value), scale > 0, scale <= 1 else { return false }
            requirement.minimumScale = scale
        default: return false
        }
        return true
    }
}

/// How widths are written in rules and comments.
enum WidthNotation {
    /// `120` or `280...430`, in points; nil for anything else.
    static func range(_ text: String) -> ClosedRange<Double>? {
        guard let dots = text.firstRange(of: "...") else { return length(text).map { $0...$0 } }
        guard let lower = length(String(text[..<dots.lowerBound])),
            let upper = length(String(text[dots.upperBound...])),
            lower <= upper
        else { return nil }
        return lower...upper
    }

    /// A length in points above 0, and at most a million; nil for anything else.
    static func length(_ text: String) -> Double? {
        guard let length = Double(text.trimmingSpaces), length > 0, length <= 1_000_000 else { return nil }
        return length
    }
}

extension String {
    /// The text without a comma, semicolon or full stop at its end.
    fileprivate var trimmingEndOfSentence: String {
        var text = self
        while let last = text.last, ".,;".contains(last) { text.removeLast() }
        return text
    }
}
