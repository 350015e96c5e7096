public import Foundation

/// A font by AppKit's name, for `Font(_:)`; see ``UIFont``.
public final class NSFont: Hashable, Sendable {
    public typealias Weight = UIFont.Weight
    public typealias TextStyle = UIFont.TextStyle

    private let description: PlatformFont

    init(_ description: PlatformFont) {
        self.description = description
    }

    /// A font by its name. Never nil: a missing font is reported where it is used.
    public convenience init?(name: String, size: CGFloat) { self.init(PlatformFont(size: size, name: name)) }

    var font: Font { description.font }

    /// The size in points.
    public var pointSize: CGFloat { description.size }

    /// The font with another size.
    public func withSize(_ size: CGFloat) -> NSFont { NSFont(description.withSize(size)) }

    public static func == (left: NSFont, right: NSFont) -> Bool { left.description == right.description }

    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension NSFont {
    /// The system's fonts.
    public static func systemFont(ofSize size: CGFloat) -> NSFont { NSFont(PlatformFont(size: size)) }
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
        NSFont(PlatformFont(size: size, weight: weight))
    }
    public static func boldSystemFont(ofSize size: CGFloat) -> NSFont { systemFont(ofSize: size, weight: .bold) }
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
        NSFont(PlatformFont(size: size, weight: weight, kind: .monospaced))
    }
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
        NSFont(PlatformFont(size: size, weight: weight, kind: .monospacedDigits))
    }

    /// The font of a text style, as on macOS.
    public static func preferredFont(forTextStyle style: TextStyle) -> NSFont {
        NSFont(PlatformFont(style, on: .macOS))
    }

    /// The usual sizes of macOS; recalled.
    public static let systemFontSize: CGFloat = 13
    public static let smallSystemFontSize: CGFloat = 11
    public static let labelFontSize: CGFloat = 10
}

extension Font {
    /// A font by AppKit's name.
    public init(_ font: NSFont) { self = font.font }
}
