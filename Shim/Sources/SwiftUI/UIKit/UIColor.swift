public import Foundation

/// A colour by UIKit's names, for `Color(_:)`. A value: it depends on nothing but its components in the light and the
/// dark appearance.
public final class UIColor: Hashable, Sendable {
    let light: Color.Resolved
    let dark: Color.Resolved

    init(light: Color.Resolved, dark: Color.Resolved) {
        self.light = light
        self.dark = dark
    }

    convenience init(of name: NamedColor) {
        func resolved(_ parts: (Double, Double, Double, Double)) -> Color.Resolved {
            Color.Resolved(
                red: Float(parts.0),
                green: Float(parts.1),
                blue: Float(parts.2),
                opacity: Float(parts.3)
            )
        }
        self.init(light: resolved(name.light), dark: resolved(name.dark))
    }

    /// A colour of components between 0 and 1, in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
        self.init(light: color, dark: color)
    }

    /// A colour of the program's asset catalogues; nil if there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// A colour of a bundle's asset catalogues; nil if there is none. The traits are not used: the colour has both
    /// appearances.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith: UITraitCollection?) {
        guard let color = Color._catalogueColor(name, bundle: bundle) else { return nil }
        self.init(color)
    }

    /// A colour of an asset catalogue; clear if there is none of this name, which is reported.
    public convenience init(resource: ColorResource) { self.init(Color(resource)) }

    /// A colour that depends on the appearance. The function is called at once, for light and for dark.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        self.init(
            light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light,
            dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dark
        )
    }

    /// The colour in an appearance, the same in both.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        let color = traitCollection.userInterfaceStyle == .dark ? dark : light
        return UIColor(light: color, dark: color)
    }

    /// A grey, from 0 for black to 1 for white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A colour of a hue, saturation and brightness between 0 and 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    /// The colour that another one is in the light and in the dark appearance.
    public convenience init(_ color: Color) {
        var (light, dark) = (EnvironmentValues(), EnvironmentValues())
        light.colorScheme = .light
        dark.colorScheme = .dark
        self.init(light: color.resolve(in: light), dark: color.resolve(in: dark))
    }

    /// This colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        var (light, dark) = (light, dark)
        light.opacity = Float(alpha)
        dark.opacity = Float(alpha)
        return UIColor(light: light, dark: dark)
    }

    public static func == (left: UIColor, right: UIColor) -> Bool {
        left.light == right.light && left.dark == right.dark
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(light)
        hasher.combine(dark)
    }
}

/// The named colours.
extension UIColor {
    public static let systemRed = UIColor(of: .red)
    public static let systemOrange = UIColor(of: .orange)
    public static let systemYellow = UIColor(of: .yellow)
    public static let systemGreen = UIColor(of: .green)
    public static let systemMint = UIColor(of: .mint)
    public static let systemTeal = UIColor(of: .teal)
    public static let systemCyan = UIColor(of: .cyan)
    public static let systemBlue = UIColor(of: .blue)
    public static let systemIndigo = UIColor(of: .indigo)
    public static let systemPurple = UIColor(of: .purple)
    public static let systemPink = UIColor(of: .pink)
    public static let systemBrown = UIColor(of: .brown)
    public static let systemGray = UIColor(of: .gray)
    public static let systemGray2 = UIColor(of: .gray2)
    public static let systemGray3 = UIColor(of: .gray3)
    public static let systemGray4 = UIColor(of: .gray4)
    public static let systemGray5 = UIColor(of: .gray5)
    public static let systemGray6 = UIColor(of: .gray6)
    public static let label = UIColor(of: .label)
    public static let secondaryLabel = UIColor(of: .secondaryLabel)
    public static let tertiaryLabel = UIColor(of: .tertiaryLabel)
    public static let quaternaryLabel = UIColor(of: .quaternaryLabel)
    public static let placeholderText = UIColor(of: .placeholderText)
    public static let separator = UIColor(of: .separator)
    public static let opaqueSeparator = UIColor(of: .opaqueSeparator)
    public static let link = UIColor(of: .link)
    public static let systemFill = UIColor(of: .fill)
    public static let secondarySystemFill = UIColor(of: .secondaryFill)
    public static let tertiarySystemFill = UIColor(of: .tertiaryFill)
    public static let quaternarySystemFill = UIColor(of: .quaternaryFill)
    public static let systemBackground = UIColor(of: .background)
    public static let secondarySystemBackground = UIColor(of: .secondaryBackground)
    public static let tertiarySystemBackground = UIColor(of: .tertiaryBackground)
    public static let systemGroupedBackground = UIColor(of: .groupedBackground)
    public static let secondarySystemGroupedBackground = UIColor(of: .secondaryGroupedBackground)
    public static let tertiarySystemGroupedBackground = UIColor(of: .tertiaryGroupedBackground)
    public static let tintColor = UIColor(of: .blue)
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    public static let darkText = UIColor(white: 0, alpha: 1)
    public static let black = UIColor(of: .black)
    public static let white = UIColor(of: .white)
    public static let clear = UIColor(of: .clear)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

extension Color {
    /// A colour by UIKit's name. Its components depend on the appearance where it is drawn.
    public init(_ color: UIColor) {
        self = ._appearances(light: Color(color.light), dark: Color(color.dark))
    }

    /// A colour by UIKit's name.
    public init(uiColor: UIColor) { self.init(uiColor) }
}
