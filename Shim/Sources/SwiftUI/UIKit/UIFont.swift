public import Foundation

/// A font by UIKit's name, for `Font(_:)`. A value: a name or a system font with a size and a weight.
public final class UIFont: Sendable {
    /// How heavy a font is.
    public struct Weight: Hashable, Sendable {
        let weight: Font.Weight

        /// The named weights.
        public static let ultraLight = Weight(weight: .ultraLight)
        public static let thin = Weight(weight: .thin)
        public static let light = Weight(weight: .light)
        public static let regular = Weight(weight: .regular)
        public static let medium = Weight(weight: .medium)
        public static let semibold = Weight(weight: .semibold)
        public static let bold = Weight(weight: .bold)
        public static let heavy = Weight(weight: .heavy)
        public static let black = Weight(weight: .black)
    }

    /// The size in points.
    public let pointSize: CGFloat
    private let make: @Sendable (CGFloat) -> Font

    init(size: CGFloat, _ make: @escaping @Sendable (CGFloat) -> Font) {
        pointSize = size
        self.make = make
    }

    var font: Font { make(pointSize) }

    /// A font by its name. Never nil: a missing font is reported where it is used.
    public convenience init?(name: String, size: CGFloat) {
        self.init(size: size) { .custom(name, fixedSize: $0) }
    }

    /// The system's fonts.
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) { .system(size: $0) } }
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size) { .system(size: $0, weight: weight.weight) }
    }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(size: size) { .system(size: $0).italic() }
    }
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size) { .system(size: $0, weight: weight.weight, design: .monospaced) }
    }
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size) { .system(size: $0, weight: weight.weight).monospacedDigit() }
    }

    /// The font with another size.
    public func withSize(_ size: CGFloat) -> UIFont { UIFont(size: size, make) }

    /// The usual sizes.
    public static let systemFontSize: CGFloat = 14
    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    public static let smallSystemFontSize: CGFloat = 12
}

/// A font by AppKit's name.
public typealias NSFont = UIFont

extension Font {
    /// A font by UIKit's name.
    public init(_ font: UIFont) { self = font.font }
}
