import CopyfitAssets
import Foundation

extension LocalizedStringKey {
    /// What the key asks a table for; nil if it only carries a value.
    var lookup: StringLookup? {
        guard isLookedUp else { return nil }
        let values = pieces.filter { !$0.isLiteral }
        let key = pieces.reduce(into: "") { key, piece in
            switch piece {
            case .literal(let literal): key += values.isEmpty ? literal : literal.replacing("%", with: "%%")
            default: key += piece.specifier
            }
        }
        return StringLookup(key: place?.key ?? key, table: place?.table, values: values.map(\.lookupValue))
    }

    /// The key with what the environment's table, or else the bundle's, has for it in place of its literal.
    func translated(in environment: EnvironmentValues) -> LocalizedStringKey {
        let isInProgram = place?.bundle == nil
        if environment.builtIn.strings == nil, isInProgram, !BundleStrings.programHasTables { return self }
        guard let lookup else { return self }
        let language = environment.builtIn.effectiveLocale.identifier(.bcp47)
        if let strings = environment.builtIn.strings { return replaced(by: strings.string(for: lookup, in: language)) }
        return translated(by: lookup, into: language)
    }

    /// The key with what the bundle's table has for it in a language.
    func translated(into locale: Locale) -> LocalizedStringKey {
        guard let lookup else { return self }
        return translated(by: lookup, into: locale.identifier(.bcp47))
    }

    private func translated(by lookup: StringLookup, into language: String) -> LocalizedStringKey {
        replaced(by: BundleStrings.read.string(for: lookup, inBundle: place?.bundle, language: language))
    }

    private func replaced(by found: [StringPiece]?) -> LocalizedStringKey {
        guard let found else { return self }
        let values = pieces.filter { !$0.isLiteral }
        var translated = self
        translated.pieces = found.compactMap { part in
            switch part {
            case .characters(let characters): .literal(characters)
            case .value(let index, let specifier):
                values.indices.contains(index) ? values[index].written(specifier) : nil
            }
        }
        return translated
    }
}

/// Where a key is looked up, if anything about it is unusual.
final class StringPlace: Equatable, Sendable {
    /// The key's spelling in tables; nil is that of its literal.
    let key: String?
    let table: String?
    /// The path of the bundle; nil is the program's.
    let bundle: String?

    /// nil if nothing is unusual.
    static func place(key: String? = nil, table: String?, bundle: Bundle?) -> StringPlace? {
        let path = bundle.flatMap { $0 === Bundle.main ? nil : $0.bundlePath }
        return key == nil && table == nil && path == nil ? nil : StringPlace(key: key, table: table, bundle: path)
    }

    private init(key: String?, table: String?, bundle: String?) {
        (self.key, self.table, self.bundle) = (key, table, bundle)
    }

    static func == (left: StringPlace, right: StringPlace) -> Bool {
        left === right || left.key == right.key && left.table == right.table && left.bundle == right.bundle
    }
}

extension Text {
    /// What the text looks up, in the order of its characters; texts inside it before what comes after them.
    var lookups: [StringLookup] {
        runs.flatMap { run -> [StringLookup] in
            guard case .key(let key) = run.content else { return [] }
            let inner = key.pieces.flatMap { piece -> [StringLookup] in
                if case .text(let text) = piece { text.lookups } else { [] }
            }
            return (key.lookup.map { [$0] } ?? []) + inner
        }
    }
}

extension LocalizedStringKey.Piece {
    var isLiteral: Bool { if case .literal = self { true } else { false } }

    /// How the piece is spelled in a key.
    fileprivate var specifier: String {
        switch self {
        case .integer(_, let specifier), .number(_, let specifier): specifier
        case .formattedInteger(let specifier, _), .format(let specifier, _): specifier
        case .literal, .string, .date, .formatted, .text: "%@"
        }
    }

    fileprivate var lookupValue: StringLookup.Value {
        switch self {
        case .integer(let value, _), .formattedInteger(_, let value): .integer(value)
        case .number(let value, _), .format(_, let value): .decimal(value)
        case .literal, .string, .date, .formatted, .text: .other
        }
    }

    /// The piece as a specifier of a translation says: numbers with its width and decimals, all else unchanged.
    fileprivate func written(_ specifier: String?) -> Self {
        guard let specifier, let conversion = specifier.last else { return self }
        switch self {
        case .integer(let value, _), .formattedInteger(_, let value):
            return Self.wholeConversions.contains(conversion) ? .formattedInteger(specifier, value) : self
        case .number(let value, _), .format(_, let value):
            return Self.decimalConversions.contains(conversion) ? .format(specifier, value) : self
        case .literal, .string, .date, .formatted, .text: return self
        }
    }

    private static let wholeConversions: Set<Character> = ["d", "i", "u", "o", "x", "X"]
    private static let decimalConversions: Set<Character> = ["f", "F", "e", "E", "g", "G"]
}
