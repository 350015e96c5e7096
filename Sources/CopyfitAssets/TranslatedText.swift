package import CopyfitAppleStrings

/// A text of a translation file, and the values that it is shown with.
package struct TranslatedText {
    private let translation: Translation
    private let values: [StringLookup.Value]

    package init(_ translation: Translation, values: [StringLookup.Value]) {
        (self.translation, self.values) = (translation, values)
    }

    /// The text with values in the places of its placeholders. Without values there are no placeholders.
    package var pieces: [StringPiece] {
        let text = translation.text
        if values.isEmpty { return [.characters(text)] }
        var pieces: [StringPiece] = []
        var end = text.utf8.startIndex
        for placeholder in translation.placeholders {
            let start = text.utf8.index(text.utf8.startIndex, offsetBy: placeholder.range.lowerBound)
            guard start >= end else { continue }
            let next = text.utf8.index(start, offsetBy: placeholder.range.count)
            pieces.append(.characters(String(text[end..<start])))
            pieces.append(piece(placeholder) ?? .characters(String(text[start..<next])))
            end = next
        }
        return pieces + [.characters(String(text[end...]))]
    }

    /// What replaces a placeholder; nil if the text has no value for it.
    private func piece(_ placeholder: Placeholder) -> StringPiece? {
        switch placeholder.kind {
        case .percentSign: return .characters("%")
        case .lineBreak: return .characters("\n")
        default: break
        }
        let index = placeholder.index.map { $0 - 1 } ?? values.firstIndex { $0 != .other } ?? 0
        guard values.indices.contains(index) else { return nil }
        let spelling = placeholder.spelling(in: translation.text)
        return .value(index, specifier: PrintfSpecifier.chosen(spelling))
    }
}

/// Specifiers that say more than the type of a number.
enum PrintfSpecifier {
    /// The specifier if it has flags, a width or decimals, or is for another base; nil for one that writes a number as
    /// usual, and for one that is not a number's.
    static func chosen(_ spelling: String) -> String? {
        let afterPosition = spelling.firstIndex(of: "$").map { spelling.index(after: $0) }
        let letters = spelling[(afterPosition ?? spelling.index(after: spelling.startIndex))...]
        guard let conversion = letters.last, "diuoxXfFeEgG".contains(conversion) else { return nil }
        let lengths = letters.dropLast().drop { !"hlqzjt".contains($0) }
        guard lengths.allSatisfy({ "hlqzjt".contains($0) }) else { return nil }
        let form = letters.dropLast(1 + lengths.count)
        if form.isEmpty, "diufF".contains(conversion) { return nil }
        let isBounded = form.allSatisfy { "-+0#'.123456789".contains($0) } && form.utf8.count <= 4
        let isWhole = "diuoxX".contains(conversion)
        return isBounded ? "%\(form)\(isWhole ? "ll" : "")\(conversion)" : nil
    }
}
