public import Foundation

/// A value that a text can be made of, such as a case of an enumeration.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
}

/// A string that is looked up when it is needed. It is the key with its values, unless the views around it have
/// translation files.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    let localizedKey: LocalizedStringKey
    /// The locale in which values are written.
    public var locale = Locale(identifier: "en_US")
    /// The table that it is looked up in; nil is the usual one.
    public var table: String? { localizedKey.table }
    /// The key as a translation file spells it.
    public var key: String { localizedKey.lookup?.key ?? "" }

    init(_ key: LocalizedStringKey, table: String? = nil, locale: Locale? = nil) {
        var key = key
        key.table = table
        localizedKey = key
        if let locale { self.locale = locale }
    }

    /// A key.
    public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

    /// A key with values.
    public init(stringInterpolation: StringInterpolation) {
        self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
    }

    /// A key in a table.
    public init(
        _ keyAndValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key, table: table, locale: locale)
    }
}

extension String {
    /// A key with values, of which a string is made.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

        let key: LocalizedStringKey

        /// A key.
        public init(_ value: String) { key = LocalizedStringKey(value) }

        /// A key.
        public init(stringLiteral value: String) { key = LocalizedStringKey(value) }

        /// A key with values.
        public init(stringInterpolation: StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// The key with its values.
    ///
    /// - Parity: SwiftUI's platforms look it up in the tables of the bundle. Here a bundle has no catalogue: translation
    ///   files count in the texts of views only (`CopyfitTesting`).
    public init(
        localized keyAndValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = Locale(identifier: "en_US"),
        comment: StaticString? = nil
    ) {
        self = keyAndValue.key.string(in: locale)
    }

    /// The default value with its values. The key names it in tables.
    public init(
        localized key: StaticString,
        defaultValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = Locale(identifier: "en_US"),
        comment: StaticString? = nil
    ) {
        self = defaultValue.key.string(in: locale)
    }

    /// The resource with its values.
    public init(localized resource: LocalizedStringResource) {
        self = resource.localizedKey.string(in: resource.locale)
    }
}

extension Text {
    /// A text that is looked up like a literal.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(resource.localizedKey) }
}

extension LocalizedStringKey {
    fileprivate func string(in locale: Locale) -> String { pieces.map { $0.string(in: locale) }.joined() }
}
