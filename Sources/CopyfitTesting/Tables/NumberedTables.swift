import Copyfit
import CopyfitAssets
import CopyfitTranslations
import Foundation

/// The texts of files in which all whole numbers are the same one, so that another plural form is shown.
struct NumberedTables: StringTable {
    let tables: TranslationTables
    let number: Int

    func string(for lookup: StringLookup, in language: String) -> [StringPiece]? {
        let written = number.formatted(.number.locale(Locale(identifier: language)))
        return tables.string(for: lookup.with(number), in: language)?.map { piece in
            guard case .value(let index, _) = piece, lookup.values.indices.contains(index),
                lookup.values[index].isInteger
            else { return piece }
            return .characters(written)
        }
    }
}

extension StringLookup {
    /// The same with another whole number; with nil the same.
    func with(_ number: Int?) -> StringLookup {
        guard let number else { return self }
        return StringLookup(
            key: key,
            table: table,
            values: values.map { $0.isInteger ? .integer(Int64(number)) : $0 }
        )
    }
}

extension StringLookup.Value {
    fileprivate var isInteger: Bool { if case .integer = self { true } else { false } }
}

extension TranslationTables {
    /// Numbers that choose plural forms in one language or another.
    private static let usualNumbers = [1, 2, 5, 21]

    /// Of the usual numbers, one for each other form than the one that a text shows.
    func numbers(beside lookup: StringLookup, in language: String) -> [Int] {
        guard lookup.values.contains(where: \.isInteger), let shown = found(lookup, in: language) else { return [] }
        var seen = [shown.entry.translation.variant]
        return Self.usualNumbers.filter { number in
            guard let form = found(lookup.with(number), in: language)?.entry.translation.variant,
                !seen.contains(form)
            else { return false }
            seen.append(form)
            return true
        }
    }
}
