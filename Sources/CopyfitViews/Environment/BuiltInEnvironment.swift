import CopyfitAssets
import CopyfitLayout
import CopyfitText
import Foundation

/// The environment values that the library reads often: a stored property needs no look-up. Values that few views read
/// have keys, declared where they are used.
struct BuiltInEnvironment {
    // Text
    var font: Font?
    var fontAdjustment = FontAdjustment()
    var lineLimit = LineLimit()
    var lineSpacing: CGFloat = 0
    /// nil is what the fonts ask for.
    var lineHeight: LineHeight?
    var multilineTextAlignment = TextAlignment.leading
    var truncation = TruncationMode.tail
    var minimumScaleFactor: CGFloat = 1
    var allowsTightening = false
    /// nil leaves letters as they are.
    var textCase: LetterCase?
    /// Whether a case was set; if so, headers of sections keep it.
    var hasGivenTextCase = false
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?

    // Surroundings
    var layoutDirection = LayoutDirection.leftToRight
    var displayScale: CGFloat = 2
    var dynamicTypeSize = DynamicTypeSize.large
    var legibilityWeight: LegibilityWeight?
    var locale: Locale?
    /// Where texts look up their keys; nil is in bundles.
    var strings: (any StringTable)?
    /// The language of texts if it is not the locale's, as a BCP 47 tag.
    var typesettingLanguage: String?
    var calendar = Calendar(identifier: .gregorian)
    var timeZone = TimeZone(identifier: "GMT") ?? .current
    var colorScheme = ColorScheme.light
    var redactionReasons: RedactionReasons = []
    var horizontalSizeClass: UserInterfaceSizeClass?
    var verticalSizeClass: UserInterfaceSizeClass?
    var containerSize: CGSize?
    var typography = Typography()
    var platform = PlatformRules.macOS

    // Controls
    var isEnabled = true
    var controlSize = ControlSize.regular
    /// nil is as usual on the platform.
    var defaultMinListRowHeight: CGFloat?
    /// nil is as usual on the platform.
    var textFieldsAreBordered: Bool?
    /// The size of symbols as a multiple of their font's.
    var imageScale: CGFloat = 1
    var labelsAreHidden = false

    mutating func setTextCase(_ textCase: LetterCase?) {
        self.textCase = textCase
        hasGivenTextCase = true
    }

    /// The locale that was set, else a fixed one.
    var effectiveLocale: Locale { locale ?? Locale(identifier: "en_US") }

    /// The names of the values whose description differs from the default's, in alphabetical order.
    var namesOfChangedValues: [String] {
        zip(Mirror(reflecting: self).children, Mirror(reflecting: BuiltInEnvironment()).children)
            .filter { "\($0.value)" != "\($1.value)" }
            .compactMap { $0.0.label }
            .sorted()
    }
}
