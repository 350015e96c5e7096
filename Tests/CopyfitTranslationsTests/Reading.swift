@testable import CopyfitTranslations

/// A file of a format with a text as its content.
func read(_ text: String, as format: TranslationFormat, path: String = "file", locale: String? = nil) -> TranslationFile
{
    TranslationFile([UInt8](text.utf8), path: path, format: format, locale: locale)
}

extension TranslationFile {
    /// Each text on a line: where it is, its locale, key, variant, state if it is not translated, and text.
    var lines: [String] {
        translations.map { text in
            let parts = [
                "\(text.position)", text.locale.name, text.context.map { "<\($0)>" } ?? "", text.key,
                text.variant.isEmpty ? "" : "[" + text.variant.map(\.description).joined(separator: ", ") + "]",
                text.state == .translated ? "" : "(\(text.state))",
            ]
            return parts.filter { !$0.isEmpty }.joined(separator: " ") + " = " + text.text
        }
    }

    /// The texts without their places.
    var texts: [String] { translations.map(\.text) }
}

extension Translation {
    /// Each placeholder: its spelling, name, number and kind.
    var replaced: [String] {
        placeholders.map { placeholder in
            let bytes = Array(text.utf8)[placeholder.range]
            let name = placeholder.name ?? placeholder.index.map { "\($0)" } ?? "-"
            return "\(String(decoding: bytes, as: UTF8.self)) \(name) \(placeholder.kind)"
        }
    }
}
