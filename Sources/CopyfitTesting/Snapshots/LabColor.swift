import Foundation

/// A colour in CIELAB 1976, seen in daylight (D65). Source: CIE 15, 8.2.1; IEC 61966-2-1 for sRGB.
struct LabColor {
    private let lightness, a, b: Double

    /// A colour of sRGB components between 0 and 255.
    init(red: Double, green: Double, blue: Double) {
        let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        let x = Self.root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
        let y = Self.root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
        let z = Self.root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
        (lightness, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    /// ΔE*ab: the distance of two colours.
    func distance(to other: LabColor) -> Double {
        let (first, second, third) = (lightness - other.lightness, a - other.a, b - other.b)
        return (first * first + second * second + third * third).squareRoot()
    }

    private static func linear(_ component: Double) -> Double {
        let value = component / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func root(_ value: Double) -> Double {
        value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
}
