/// The weight of a face, on CSS' scale from 1 to 1000.
public struct FontWeight: Hashable, Comparable, Sendable {
    /// 1 (lightest) to 1000 (heaviest); 400 is regular, 700 bold.
    public let value: Double

    /// A weight on CSS' scale; values outside 1...1000 are clamped, NaN becomes 400.
    public init(_ value: Double) { self.value = value.isNaN ? 400 : min(max(value, 1), 1000) }

    public static func < (lhs: FontWeight, rhs: FontWeight) -> Bool { lhs.value < rhs.value }

    /// The weights that have names in CSS.
    public static let thin = FontWeight(100)
    public static let extraLight = FontWeight(200)
    public static let light = FontWeight(300)
    public static let regular = FontWeight(400)
    public static let medium = FontWeight(500)
    public static let semibold = FontWeight(600)
    public static let bold = FontWeight(700)
    public static let extraBold = FontWeight(800)
    public static let black = FontWeight(900)
}

/// The width of a face, in percent of the normal width (CSS `font-stretch`).
public struct FontWidth: Hashable, Comparable, Sendable {
    /// Percent; 100 is normal, 75 condensed, 125 expanded.
    public let value: Double

    /// A width in percent; values outside 50...200 are clamped, NaN becomes 100.
    public init(_ value: Double) { self.value = value.isNaN ? 100 : min(max(value, 50), 200) }

    public static func < (lhs: FontWidth, rhs: FontWidth) -> Bool { lhs.value < rhs.value }

    /// The widths around normal that have names in CSS.
    public static let condensed = FontWidth(75)
    public static let semiCondensed = FontWidth(87.5)
    public static let normal = FontWidth(100)
    public static let semiExpanded = FontWidth(112.5)
    public static let expanded = FontWidth(125)
}

/// Whether a face is upright, italic or oblique (CSS `font-style`).
public enum FontSlant: Hashable, Sendable, CaseIterable {
    case normal
    case italic
    case oblique
}

/// The three properties that distinguish the faces of a family.
public struct FontStyle: Hashable, Sendable {
    /// The weight of the face.
    public var weight: FontWeight
    /// The width of the face.
    public var width: FontWidth
    /// Whether the face is upright.
    public var slant: FontSlant

    /// A style; the regular one by default.
    public init(weight: FontWeight = .regular, width: FontWidth = .normal, slant: FontSlant = .normal) {
        self.weight = weight
        self.width = width
        self.slant = slant
    }
}
