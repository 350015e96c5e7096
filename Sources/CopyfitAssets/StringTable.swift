/// Where texts look up their keys, in the language of their place.
package protocol StringTable: Sendable {
    /// What is shown for a key in a language, a BCP 47 tag; nil if the table does not have it: then the key itself is
    /// shown.
    func string(for lookup: StringLookup, in language: String) -> [StringPiece]?
}

/// What a text looks up: a key, and the values in the places of its placeholders.
package struct StringLookup: Hashable, Sendable {
    /// The part of a value that decides which plural form is shown.
    package enum Value: Hashable, Sendable {
        case integer(Int64)
        case decimal(Double)
        case other
    }

    /// The key as SwiftUI spells it: `%lld items` for `"\(count) items"`. A percent sign is doubled in a key with
    /// values.
    package let key: String
    /// The table that the text names; nil if it names none.
    package let table: String?
    /// The values, in the order of the key.
    package let values: [Value]

    /// A key with values.
    package init(key: String, table: String? = nil, values: [Value] = []) {
        self.key = key
        self.table = table
        self.values = values
    }
}

/// A part of what a table has for a key.
package enum StringPiece: Hashable, Sendable {
    /// Characters, whose inline Markdown counts.
    case characters(String)
    /// The value with an index, from 0, written as a printf-style specifier says; nil writes it as the text does.
    case value(Int, specifier: String?)
}
