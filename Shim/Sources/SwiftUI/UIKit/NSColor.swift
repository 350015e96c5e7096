public import Foundation

/// A colour by AppKit's names, for `Color(nsColor:)`; see ``UIColor``.
public final class NSColor: Hashable, Sendable {
    let color: UIColor

    init(_ color: UIColor) {
        self.color = color
    }

    convenience init(of name: NamedColor) { self.init(UIColor(of: name)) }

    /// A colour of components between 0 and 1, in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The same; the colour space is taken for sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A colour of a bundle's asset catalogues, without a bundle of the program's; nil if there is none.
    public convenience init?(named name: String, bundle: Bundle? = nil) {
        guard let color = UIColor(named: name, in: bundle, compatibleWith: nil) else { return nil }
        self.init(color)
    }

    /// A colour that depends on the appearance. The function is called at once, for light and for dark.
    public convenience init(name: String?, dynamicProvider: (NSAppearance) -> NSColor) {
        self.init(
            UIColor(
                light: dynamicProvider(NSAppearance(isDark: false)).color.light,
                dark: dynamicProvider(NSAppearance(isDark: true)).color.dark
            )
        )
    }

    /// A grey, from 0 for black to 1 for white.
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(UIColor(white: white, alpha: alpha)) }

    /// The colour that another one is in the light and in the dark appearance.
    public convenience init(_ color: Color) { self.init(UIColor(color)) }

    /// This colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor(color.withAlphaComponent(alpha)) }

    public static func == (left: NSColor, right: NSColor) -> Bool { left.color == right.color }

    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// The named colours.
extension NSColor {
    public static let labelColor = NSColor(of: .macLabel)
    public static let secondaryLabelColor = NSColor(of: .macSecondaryLabel)
    public static let tertiaryLabelColor = NSColor(of: .macTertiaryLabel)
    public static let quaternaryLabelColor = NSColor(of: .macQuaternaryLabel)
    public static let textColor = NSColor(of: .label)
    public static let windowBackgroundColor = NSColor(of: .windowBackground)
    public static let controlBackgroundColor = NSColor(of: .controlBackground)
    public static let textBackgroundColor = NSColor(of: .textBackground)
    public static let underPageBackgroundColor = NSColor(of: .underPageBackground)
    public static let separatorColor = NSColor(of: .macSeparator)
    public static let gridColor = NSColor(of: .grid)
    public static let controlColor = NSColor(of: .control)
    public static let controlTextColor = NSColor(of: .macLabel)
    public static let controlAccentColor = NSColor(of: .blue)
    public static let selectedContentBackgroundColor = NSColor(of: .selectedContentBackground)
    public static let selectedTextBackgroundColor = NSColor(of: .selectedTextBackground)
    public static let linkColor = NSColor(of: .macLink)
    public static let placeholderTextColor = NSColor(of: .macPlaceholderText)
    public static let systemRed = NSColor(of: .red)
    public static let systemOrange = NSColor(of: .orange)
    public static let systemYellow = NSColor(of: .yellow)
    public static let systemGreen = NSColor(of: .macGreen)
    public static let systemMint = NSColor(of: .macMint)
    public static let systemTeal = NSColor(of: .macTeal)
    public static let systemCyan = NSColor(of: .macCyan)
    public static let systemBlue = NSColor(of: .blue)
    public static let systemIndigo = NSColor(of: .indigo)
    public static let systemPurple = NSColor(of: .purple)
    public static let systemPink = NSColor(of: .pink)
    public static let systemBrown = NSColor(of: .brown)
    public static let systemGray = NSColor(of: .macGray)
    public static let black = NSColor(of: .black)
    public static let white = NSColor(of: .white)
    public static let clear = NSColor(of: .clear)
    public static let gray = NSColor(UIColor.gray)
    public static let lightGray = NSColor(UIColor.lightGray)
    public static let darkGray = NSColor(UIColor.darkGray)
    public static let red = NSColor(UIColor.red)
    public static let green = NSColor(UIColor.green)
    public static let blue = NSColor(UIColor.blue)
    public static let cyan = NSColor(UIColor.cyan)
    public static let yellow = NSColor(UIColor.yellow)
    public static let magenta = NSColor(UIColor.magenta)
    public static let orange = NSColor(UIColor.orange)
    public static let purple = NSColor(UIColor.purple)
    public static let brown = NSColor(UIColor.brown)
}

extension Color {
    /// A colour by AppKit's name.
    public init(nsColor: NSColor) { self.init(nsColor.color) }

    /// A colour by AppKit's name; of a name that UIKit has too, UIKit's colour is meant.
    @_disfavoredOverload
    public init(_ color: NSColor) { self.init(color.color) }
}
