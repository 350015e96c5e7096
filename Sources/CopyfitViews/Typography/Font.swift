public import Foundation

/// A description of a font: a text style, the system design at a size, or a family by name, with changes applied.
///
/// A font is a request. Which files serve it is decided when text is measured: the system design is Inter, the serif
/// and monospaced designs are the bundled ones, a family by name is looked up in the host's fonts. An unknown family is
/// reported as `font-not-found`, a style that the family lacks as `style-substituted`; nothing is substituted silently.
///
/// - Parity: the same surface as SwiftUI. Sizes of text styles are those of the platform that the host imitates.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case system(size: CGFloat, weight: Weight?, design: Design?)
        case style(TextStyle, design: Design?, weight: Weight?)
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
    }

    var base: Base
    var adjustment = FontAdjustment()

    init(_ base: Base) {
        self.base = base
    }

    func adjusted(_ change: (inout FontAdjustment) -> Void) -> Font {
        var font = self
        change(&font.adjustment)
        return font
    }
}

extension Font {
    /// The text styles.
    public static let largeTitle = Font.system(.largeTitle)
    public static let title = Font.system(.title)
    public static let title2 = Font.system(.title2)
    public static let title3 = Font.system(.title3)
    public static let headline = Font.system(.headline)
    public static let subheadline = Font.system(.subheadline)
    public static let body = Font.system(.body)
    /// The smaller text styles.
    public static let callout = Font.system(.callout)
    public static let footnote = Font.system(.footnote)
    public static let caption = Font.system(.caption)
    public static let caption2 = Font.system(.caption2)

    /// The system design at a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight: weight, design: design))
    }

    /// A text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design: design, weight: weight))
    }

    /// A family by name at a size in points, which follows the body style's size.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: size, relativeTo: .body))
    }

    /// A family by name at a size in points, which follows a text style's size.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }

    /// A family by name at a size in points, whatever text size the user prefers.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, relativeTo: nil))
    }
}

extension Font {
    /// This font in a weight.
    public func weight(_ weight: Weight) -> Font { adjusted { $0.weight = weight } }
    /// This font in a width.
    public func width(_ width: Width) -> Font { adjusted { $0.width = width } }
    /// This font with lines closer together or further apart.
    public func leading(_ leading: Leading) -> Font { adjusted { $0.leading = leading } }
    /// This font in bold.
    public func bold() -> Font { bold(true) }
    /// This font in bold, or as it is.
    public func bold(_ isActive: Bool) -> Font { isActive ? weight(.bold) : self }
    /// This font in italic.
    public func italic() -> Font { italic(true) }
    /// This font in italic or upright.
    public func italic(_ isActive: Bool) -> Font { adjusted { $0.isItalic = isActive } }
    /// The fixed-width design of this font.
    public func monospaced() -> Font { adjusted { $0.design = .monospaced } }
    /// The fixed-width design of this font, or as it is.
    public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
    /// This font with digits of one width.
    public func monospacedDigit() -> Font { adjusted { $0.features.insert(.monospacedDigits) } }
    /// This font with small capitals for capital and small letters.
    public func smallCaps() -> Font { adjusted { $0.features.formUnion([.lowercaseSmallCaps, .uppercaseSmallCaps]) } }
    /// This font with small capitals for small letters.
    public func lowercaseSmallCaps() -> Font { adjusted { $0.features.insert(.lowercaseSmallCaps) } }
    /// This font with small capitals for capital letters.
    public func uppercaseSmallCaps() -> Font { adjusted { $0.features.insert(.uppercaseSmallCaps) } }
    /// This font at another size in points.
    public func pointSize(_ size: CGFloat) -> Font { adjusted { $0.pointSize = size } }
    /// This font at a multiple of its size.
    public func scaled(by factor: CGFloat) -> Font { adjusted { $0.scale *= factor } }
}
