import Foundation

/// A colour: either fixed components, or a name whose components depend on the appearance.
///
/// ```swift
/// let brand = Color(red: 0.2, green: 0.4, blue: 0.8)
/// let faded = brand.opacity(0.5)
/// print(faded == brand.opacity(0.5))  // true
/// ```
public struct Color: Hashable, Sendable {
    /// The colour space of component values.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    package enum Value: Hashable, Sendable {
        case components(RGBColorSpace, red: Double, green: Double, blue: Double)
        case system(SystemColor)
        /// A colour of a catalogue that was not found: clear.
        case missing(String)
        indirect case appearances(light: Color, dark: Color)
        indirect case mixed(Color, with: Color, by: Double, in: Gradient.ColorSpace)
    }

    package let value: Value
    package let alpha: Double

    package init(_ value: Value, alpha: Double = 1) {
        self.value = value
        self.alpha = alpha
    }

    /// A colour with these components, each between 0 and 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        self.init(.components(colorSpace, red: red, green: green, blue: blue), alpha: opacity)
    }

    /// A grey, from 0 for black to 1 for white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour with this hue, saturation and brightness, each between 0 and 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        func component(_ shift: Double) -> Double {
            let distance = (shift + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(distance, 4 - distance, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// A colour in the light appearance and another one in the dark. Not for callers outside Copyfit and the package
    /// `Shim`.
    public static func _appearances(light: Color, dark: Color) -> Color {
        Color(.appearances(light: light, dark: dark))
    }

    /// This colour with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color {
        Color(value, alpha: alpha * opacity)
    }

    /// This colour mixed with another one: this one at 0, the other one at 1. Fractions outside 0...1 are clamped. The
    /// colours are mixed when they are drawn, because named colours depend on the appearance there.
    ///
    /// - Parity: the same as SwiftUI.
    public func mix(
        with rhs: Color,
        by fraction: Double,
        in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        Color(.mixed(self, with: rhs, by: min(max(0, fraction), 1), in: colorSpace))
    }
}

/// The named colours, whose components depend on the appearance.
package enum SystemColor: Hashable, Sendable {
    case black, blue, brown, cyan, gray, green, indigo, mint, orange, pink
    case primary, purple, red, secondary, teal, white, yellow, accent
}

extension Color {
    /// The named colours. Their components depend on the appearance, except for `clear`.
    public static let black = Color(.system(.black))
    public static let blue = Color(.system(.blue))
    public static let brown = Color(.system(.brown))
    public static let clear = Color(.components(.sRGB, red: 0, green: 0, blue: 0), alpha: 0)
    public static let cyan = Color(.system(.cyan))
    public static let gray = Color(.system(.gray))
    public static let green = Color(.system(.green))
    public static let indigo = Color(.system(.indigo))
    public static let mint = Color(.system(.mint))
    public static let orange = Color(.system(.orange))
    public static let pink = Color(.system(.pink))
    public static let primary = Color(.system(.primary))
    public static let purple = Color(.system(.purple))
    public static let red = Color(.system(.red))
    public static let secondary = Color(.system(.secondary))
    public static let teal = Color(.system(.teal))
    public static let white = Color(.system(.white))
    public static let yellow = Color(.system(.yellow))
    public static let accentColor = Color(.system(.accent))
}
