import Foundation

/// A value that a format style writes when a text is resolved.
///
/// Sendable: Foundation's styles and what they format are values. Clients whose style or value is a class must not change it after
/// that; the text would not notice.
struct FormattedValue: Equatable, @unchecked Sendable {
    private let storage: any FormattedStorage

    init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = FormattedInput(input: input, format: format)
    }

    /// What the style writes: in its own locale if it has one, otherwise in this one.
    func string(in locale: Locale) -> String { storage.string(in: locale) }

    static func == (left: FormattedValue, right: FormattedValue) -> Bool { left.storage.equals(right.storage) }
}

private protocol FormattedStorage {
    func string(in locale: Locale) -> String
    func equals(_ other: any FormattedStorage) -> Bool
}

private struct FormattedInput<F: FormatStyle>: FormattedStorage
where F.FormatInput: Equatable, F.FormatOutput == String {
    let input: F.FormatInput
    let format: F

    func string(in locale: Locale) -> String { format.inUse(in: locale).format(input) }

    func equals(_ other: any FormattedStorage) -> Bool {
        guard let other = other as? FormattedInput else { return false }
        return input == other.input && format == other.format
    }
}

extension FormatStyle {
    /// The style with its own locale if it has one, otherwise with this one.
    func inUse(in locale: Locale) -> Self {
        let hasOwnLocale = self != self.locale(.autoupdatingCurrent)
        return hasOwnLocale ? self : self.locale(locale)
    }
}
