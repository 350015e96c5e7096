public import Foundation

/// A font by UIKit's name, for `Font(_:)`. A value: a name or a system font with a size and a weight.
public final class UIFont: Hashable, Sendable {
    /// How heavy a font is.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// From -1 for the lightest to 1 for the heaviest; 0 is regular.
        public let rawValue: CGFloat

        /// A weight by its number. Fonts have the named weight that is nearest.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The named weights.
        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)
    }

    /// What a text is, by UIKit's name.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A style by its name. Unknown names are taken for ``body``.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The named styles.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    let description: PlatformFont

    init(_ description: PlatformFont) {
        self.description = description
    }

    /// A font by its name. Never nil: a missing font is reported where it is used.
    public convenience init?(name: String, size: CGFloat) { self.init(PlatformFont(size: size, name: name)) }

    /// The size in points.
    public var pointSize: CGFloat { description.size }

    /// The font with another size.
    public func withSize(_ size: CGFloat) -> UIFont { UIFont(description.withSize(size)) }

    public static func == (left: UIFont, right: UIFont) -> Bool { left.description == right.description }

    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension UIFont {
    /// The system's fonts.
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(PlatformFont(size: size)) }
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(PlatformFont(size: size, weight: weight))
    }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(PlatformFont(size: size, kind: .italic))
    }
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(PlatformFont(size: size, weight: weight, kind: .monospaced))
    }
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(PlatformFont(size: size, weight: weight, kind: .monospacedDigits))
    }

    /// The font of a text style, as on iOS at the standard text size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(PlatformFont(style, on: .iOS))
    }

    /// The usual sizes of iOS; recalled.
    public static let systemFontSize: CGFloat = 14
    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    public static let smallSystemFontSize: CGFloat = 12
}

extension Font {
    /// A font by UIKit's name.
    public init(_ font: UIFont) { self = font.description.font }
}
