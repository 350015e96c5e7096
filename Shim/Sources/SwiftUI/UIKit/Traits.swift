/// What a colour depends on, by UIKit's name.
public final class UITraitCollection: Hashable, Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle

    /// Traits with a style.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
    }

    public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
        left.userInterfaceStyle == right.userInterfaceStyle
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(userInterfaceStyle) }
}

/// Light or dark, by UIKit's name.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

/// What a colour depends on, by AppKit's name.
public final class NSAppearance: Hashable, Sendable {
    /// The name of an appearance.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// An appearance by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Light, or dark.
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    }

    /// The name.
    public let name: Name

    /// An appearance: light or dark; nil for other names.
    public init?(named name: Name) {
        guard [.aqua, .darkAqua].contains(name) else { return nil }
        self.name = name
    }

    init(isDark: Bool) {
        name = isDark ? .darkAqua : .aqua
    }

    /// The name of this appearance if it is among some, else the light one if that is; nil if none fits.
    public func bestMatch(from appearances: [Name]) -> Name? {
        [name, .aqua].first { appearances.contains($0) }
    }

    public static func == (left: NSAppearance, right: NSAppearance) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
