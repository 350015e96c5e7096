import ArgumentParser

/// A colour as it is given on the command line: sRGB components and opacity, each from 0 to 255.
package struct PictureColor: Hashable, Sendable {
    package let red: UInt8
    package let green: UInt8
    package let blue: UInt8
    package let alpha: UInt8

    static let black = PictureColor(rgba: 0x0000_00FF)
    static let white = PictureColor(rgba: 0xFFFF_FFFF)

    private init(rgba: UInt32) {
        red = UInt8(truncatingIfNeeded: rgba >> 24)
        green = UInt8(truncatingIfNeeded: rgba >> 16)
        blue = UInt8(truncatingIfNeeded: rgba >> 8)
        alpha = UInt8(truncatingIfNeeded: rgba)
    }

    /// The colour of a CSS name, or of `#` and 3, 4, 6 or 8 hexadecimal digits; nil for anything else. Case does not
    /// count.
    package init?(_ text: String) {
        let text = text.lowercased()
        if text == "transparent" {
            self.init(rgba: 0)
        } else if text.first == "#" {
            self.init(digits: text.dropFirst())
        } else if let digits = ColorNames.digits(of: text) {
            self.init(digits: digits)
        } else {
            return nil
        }
    }

    private init?(digits: Substring) {
        guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
        let long = digits.count < 5 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard let number = UInt32(long, radix: 16) else { return nil }
        switch long.count {
        case 6: self.init(rgba: number << 8 | 0xFF)
        case 8: self.init(rgba: number)
        default: return nil
        }
    }

    @Sendable
    static func color(_ argument: String) throws -> PictureColor {
        guard let color = PictureColor(argument) else {
            throw ValidationError("give a CSS colour name, #rrggbb or #rrggbbaa.")
        }
        return color
    }

    /// A colour, or nil for `none`.
    @Sendable
    static func background(_ argument: String) throws -> PictureColor? {
        if argument == "none" { return nil }
        guard let color = PictureColor(argument) else {
            throw ValidationError("give a CSS colour name, #rrggbb, #rrggbbaa, or none.")
        }
        return color
    }
}
