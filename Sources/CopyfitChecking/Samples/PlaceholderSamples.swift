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
