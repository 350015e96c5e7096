import CopyfitDrawing
import Foundation

/// A colour by its linear components in the primaries of sRGB, not multiplied by the opacity. Colours outside sRGB have
/// components below 0 or above 1.
struct LinearColor {
    var red, green, blue, alpha: Double

    /// A colour by its components in a space.
    init(_ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, alpha: Double) {
        self.alpha = alpha
        switch space {
        case .sRGBLinear:
            (self.red, self.green, self.blue) = (red, green, blue)
        case .sRGB:
            (self.red, self.green, self.blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        case .displayP3:
            let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
            self.red = 1.2249401762805598 * r - 0.2249401762805598 * g
            self.green = -0.0420569547096882 * r + 1.0420569547096882 * g
            self.blue = -0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b
        }
    }

    init(_ color: DisplayList.PlainColor) {
        let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
        self.init(.sRGB, red: red, green: green, blue: blue, alpha: Double(color.alpha))
    }

    /// The colour with its components clamped to what sRGB has.
    var plain: DisplayList.PlainColor {
        DisplayList.PlainColor(
            red: Self.encoded(red),
            green: Self.encoded(green),
            blue: Self.encoded(blue),
            alpha: alpha
        )
    }

    /// The component whose encoded value this is: sRGB's transfer function, mirrored below 0, as CSS Color 4 has it.
    static func linear(_ encoded: Double) -> Double {
        let size = abs(encoded)
        return size <= 0.04045 ? encoded / 12.92 : copysign(pow((size + 0.055) / 1.055, 2.4), encoded)
    }

    /// The encoded value of a component; the inverse of ``linear(_:)``.
    static func encoded(_ linear: Double) -> Double {
        let size = abs(linear)
        return size <= 0.0031308 ? linear * 12.92 : copysign(1.055 * pow(size, 1 / 2.4) - 0.055, linear)
    }
}

// MARK: - Mixing

extension LinearColor {
    /// This colour at 0, the other one at 1, mixed with their opacities multiplied in, so that a clear colour adds
    /// nothing of its components.
    func mixed(with other: LinearColor, by fraction: Double, in space: Gradient.ColorSpace) -> LinearColor {
        let (own, others) = (coordinates(in: space), other.coordinates(in: space))
        let (weight, otherWeight) = (alpha * (1 - fraction), other.alpha * fraction)
        let total = weight + otherWeight
        guard total > 0 else { return LinearColor(.sRGBLinear, red: red, green: green, blue: blue, alpha: 0) }
        let mean = (own * weight + others * otherWeight) / total
        return LinearColor(coordinates: mean, in: space, alpha: total)
    }

    /// The encoded components, or lightness and the two opponent axes of Oklab.
    private func coordinates(in space: Gradient.ColorSpace) -> SIMD3<Double> {
        if space == .device { return SIMD3(Self.encoded(red), Self.encoded(green), Self.encoded(blue)) }
        let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        return SIMD3(
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
        )
    }

    private init(coordinates: SIMD3<Double>, in space: Gradient.ColorSpace, alpha: Double) {
        let (x, y, z) = (coordinates.x, coordinates.y, coordinates.z)
        if space == .device {
            self.init(.sRGB, red: x, green: y, blue: z, alpha: alpha)
            return
        }
        let l = pow(x + 0.3963377774 * y + 0.2158037573 * z, 3)
        let m = pow(x - 0.1055613458 * y - 0.0638541728 * z, 3)
        let s = pow(x - 0.0894841775 * y - 1.2914855480 * z, 3)
        self.init(
            .sRGBLinear,
            red: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
            green: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            blue: -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
            alpha: alpha
        )
    }
}
