extension DisplayList {
    /// What the content of a layer is in a document, for programs that read it aloud or search its structure.
    public enum Role: Hashable, Sendable {
        /// A text.
        case paragraph
        /// A heading of a level from 1 to 6; 0 is a level that is not stated.
        case heading(level: Int)
        /// A list, whose items are layers inside it.
        case list
        /// An item of a list.
        case listItem
        /// A table, whose rows are layers inside it, and the cells layers inside those.
        case table
        /// A row of a table.
        case row
        /// A cell that says what is below it.
        case headerCell
        /// A cell of a table.
        case cell
        /// A picture or a drawing, which ``Layer/label`` describes.
        case figure
        /// Nothing that is read: lines, backgrounds, and what is hidden from assistive tools.
        case decoration
    }
}

extension DisplayList.Role: Codable {
    private static let words: [(word: String, role: DisplayList.Role)] =
        [
            ("paragraph", .paragraph), ("list", .list), ("listItem", .listItem), ("table", .table), ("row", .row),
            ("headerCell", .headerCell), ("cell", .cell), ("figure", .figure), ("decoration", .decoration),
        ] + (0...6).map { ("heading\($0)", .heading(level: $0)) }

    /// Writes a word: `paragraph`, `heading2`.
    public func encode(to encoder: any Encoder) throws {
        var role = self
        if case .heading(let level) = self { role = .heading(level: min(max(level, 0), 6)) }
        var container = encoder.singleValueContainer()
        try container.encode(Self.words.first { $0.role == role }?.word)
    }

    /// Reads a word that ``encode(to:)`` wrote.
    ///
    /// - Throws: `DecodingError` for another one.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let word = try container.decode(String.self)
        guard let found = Self.words.first(where: { $0.word == word }) else {
            let reason = "“\(word)” is no role of a layer."
            throw DecodingError.dataCorruptedError(in: container, debugDescription: reason)
        }
        self = found.role
    }
}
