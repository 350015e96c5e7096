/// The formats of translation files that are read here.
public enum TranslationFormat: String, Hashable, Sendable, CaseIterable {
    /// Xcode's string catalogues, `.xcstrings`: all locales in one file.
    case stringCatalog = "xcstrings"
    /// Apple's `.strings`, as text or as an XML property list.
    case appleStrings = "strings"
    /// Apple's `.stringsdict`.
    case stringsDictionary = "stringsdict"
    /// Android's `res/values*/strings.xml`.
    case android
    /// gettext's `.po` and `.pot`.
    case gettext = "po"
    /// Application resource bundles of Dart and Flutter, `.arb`.
    case arb
    /// JSON of i18next and other libraries: names and texts, nested or not.
    case json
    /// XLIFF 1.2 and 2.0.
    case xliff
    /// Java's `.properties`.
    case properties
    /// Qt's `.ts`.
    case qt = "ts"
    /// .NET's `.resx`.
    case resx
    /// Fluent, `.ftl`.
    case fluent = "ftl"
    /// Tables with a header: comma-, semicolon- or tab-separated values.
    case table = "csv"
}
