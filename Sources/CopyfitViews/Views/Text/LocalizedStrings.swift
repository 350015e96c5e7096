import CopyfitAssets
public import Foundation

/// A value that a text can be made of, such as a case of an enumeration.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
}

/// A string that is looked up when it is needed, in a table of a bundle.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    /// The bundle in which a string is looked up.
    public enum BundleDescription: Sendable {
        /// The program's.
        case main
        /// The one of a class.
        case forClass(AnyClass)
        /// The one in a folder.
        case atURL(URL)

        fileprivate var bundle: Bundle? {
            switch self {
            case .main: nil
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    let localizedKey: LocalizedStringKey
    /// The locale in which values are written, and whose language is shown outside views.
    public var locale = Locale(identifier: "en_US")
    /// The table that it is looked up in; nil is the usual one.
    public var table: String? { localizedKey.place?.table }
    /// The key as a table spells it.
    public var key: String { localizedKey.lookup?.key ?? "" }

    private init(_ key: LocalizedStringKey, place: StringPlace?, locale: Locale?) {
        var key = key
        key.place = place
        localizedKey = key
        if let locale { self.locale = locale }
    }

    /// A key.
    public init(stringLiteral value: String) { self.init(LocalizedStringKey(value), place: nil, locale: nil) }

    /// A key with values.
    public init(stringInterpolation: StringInterpolation) {
        self.init(LocalizedStringKey(stringInterpolation: stringInterpolation), place: nil, locale: nil)
    }

    /// A key in a table; nil is `Localizable`.
    public init(
        _ keyAndValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale? = nil,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        let place = StringPlace.place(table: table, bundle: bundle.bundle)
        self.init(keyAndValue.key, place: place, locale: locale)
    }

    /// A key in a table, and the text shown for a missing key.
    public init(
        _ key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale? = nil,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        let place = StringPlace.place(key: "\(key)", table: table, bundle: bundle.bundle)
        self.init(defaultValue.key, place: place, locale: locale)
    }
}

extension String {
    /// A key with values, for a formatted string.
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

    /// The text of a key in a bundle's table, with its values; the key itself if there is none.
    ///
    /// - Parity: Apple's systems take the language from the user's settings. Here it is the locale's, and that is American
    ///   English unless it is given: the answer is the same on every machine.
    public init(
        localized keyAndValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = Locale(identifier: "en_US"),
        comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key, place: StringPlace.place(table: table, bundle: bundle), locale: locale)
    }

    /// What a table of a bundle has for a key, with the values of the default value; the default value if it has nothing.
    public init(
        localized key: StaticString,
        defaultValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = Locale(identifier: "en_US"),
        comment: StaticString? = nil
    ) {
        let place = StringPlace.place(key: "\(key)", table: table, bundle: bundle)
        self.init(defaultValue.key, place: place, locale: locale)
    }

    /// The resource in its locale, with its values.
    public init(localized resource: LocalizedStringResource) {
        self.init(resource.localizedKey, place: resource.localizedKey.place, locale: resource.locale)
    }

    private init(_ key: LocalizedStringKey, place: StringPlace?, locale: Locale) {
        var key = key
        key.place = place
        self = key.translated(into: locale).pieces.map { $0.string(in: locale) }.joined()
    }
}

extension Text {
    /// A text that is looked up like a literal, in the environment's language.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(resource.localizedKey) }
}
