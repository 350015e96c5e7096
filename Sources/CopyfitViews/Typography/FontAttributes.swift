public import Foundation

extension Font {
    /// The weight of strokes.
    public struct Weight: Hashable, Sendable {
        /// The weight as CSS and OpenType count it, 1...1000.
        let number: Double

        /// The weights with a name: 100 to 900.
        public static let ultraLight = Weight(number: 100)
        public static let thin = Weight(number: 200)
        public static let light = Weight(number: 300)
        public static let regular = Weight(number: 400)
        public static let medium = Weight(number: 500)
        public static let semibold = Weight(number: 600)
        public static let bold = Weight(number: 700)
        public static let heavy = Weight(number: 800)
        public static let black = Weight(number: 900)
    }

    /// The width of letters.
    public struct Width: Hashable, Sendable {
        /// 0 is the standard width, -1 half of it, 1 twice.
        public var value: CGFloat

        /// A width between the named ones.
        public init(_ value: CGFloat) {
            self.value = value
        }

        /// The widths with a name.
        public static let compressed = Width(-0.5)
        public static let condensed = Width(-0.25)
        public static let standard = Width(0)
        public static let expanded = Width(0.25)
    }

    /// The distance of lines.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    /// The design of the system font.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// A role of text, which decides the size and weight.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
}

/// Changes to a font: what `weight(_:)`, `italic()` and the like set, on a font, a text or the environment.
struct FontAdjustment: Hashable, Sendable {
    /// OpenType features that a font can be asked for.
    struct Features: OptionSet, Hashable, Sendable {
        let rawValue: UInt8

        static let monospacedDigits = Features(rawValue: 1)
        static let lowercaseSmallCaps = Features(rawValue: 2)
        static let uppercaseSmallCaps = Features(rawValue: 4)
    }

    var weight: Font.Weight?
    var width: Font.Width?
    var design: Font.Design?
    var isItalic: Bool?
    var leading: Font.Leading?
    var features: Features = []
    var pointSize: CGFloat?
    var scale: CGFloat = 1

    /// This adjustment with what it leaves open taken from an outer one.
    func filled(from outer: FontAdjustment) -> FontAdjustment {
        var result = self
        result.weight = weight ?? outer.weight
        result.width = width ?? outer.width
        result.design = design ?? outer.design
        result.isItalic = isItalic ?? outer.isItalic
        result.leading = leading ?? outer.leading
        result.features.formUnion(outer.features)
        result.pointSize = pointSize ?? outer.pointSize
        result.scale *= outer.scale
        return result
    }
}
