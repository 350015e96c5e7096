import CopyfitTranslations

/// Samples for placeholders, so that texts are measured as users will see them.
public struct PlaceholderSamples: Hashable, Sendable {
    /// One value that a placeholder may have.
    public enum Value: Hashable, Sendable {
        /// A text.
        case text(String)
        /// A number, formatted for the language of the text.
        case number(Double)
    }

    /// The values by what names a placeholder: as it is spelled with its position (`%1$@`, also where a text leaves the
    /// position out) or without it (`%@`, `%lld`, `{count}`), by its name (`count`), or by its type (`text`, `integer`, `decimal`, `count`, `date`, `time`, `character`, `reference`,
    /// `any`). Of several values the widest counts.
    public var values: [String: [Value]]

    /// Samples; without any, the usual ones are taken.
    public init(_ values: [String: [Value]] = [:]) { self.values = values }
}

extension Placeholder {
    /// What samples for it are called, the most particular name first.
    ///
    /// - Parameter spelling: Without its position.
    func namesOfSamples(_ spelling: String) -> [String] {
        let position = index.map { spelling.hasPrefix("%") ? "%\($0)$\(spelling.dropFirst())" : spelling }
        return [position, spelling, name, name.map { "{\($0)}" }, kind.rawValue].compactMap(\.self)
    }
}

/// What is set in the places of placeholders without a sample.
enum UsualSamples {
    /// The samples of a type that is no date and no time.
    static func values(of kind: Placeholder.Kind) -> [PlaceholderSamples.Value] {
        switch kind {
        case .integer, .count: [.number(8888)]
        case .decimal: [.number(8888.88)]
        case .character: [.text("M")]
        case .text, .any, .reference, .date, .time, .percentSign, .lineBreak: [.text("Alexandra")]
        }
    }
}
