/// A named colour of a platform in its light and its dark appearance, in sRGB with components from 0 to 255 and an
/// opacity. Each table says where its values are from; they change from version to version of the systems.
struct NamedColor {
    let light: (Double, Double, Double, Double)
    let dark: (Double, Double, Double, Double)

    /// A colour by six hexadecimal digits for each appearance.
    static func rgb(_ light: UInt32, _ dark: UInt32) -> NamedColor { rgb(light, 1, dark, 1) }

    static func rgb(_ light: UInt32, _ lightOpacity: Double, _ dark: UInt32, _ darkOpacity: Double) -> NamedColor {
        func parts(_ hex: UInt32, _ opacity: Double) -> (Double, Double, Double, Double) {
            (Double(hex >> 16 & 255) / 255, Double(hex >> 8 & 255) / 255, Double(hex & 255) / 255, opacity)
        }
        return NamedColor(light: parts(light, lightOpacity), dark: parts(dark, darkOpacity))
    }
}

/// The hues and the greys of iOS: the tables "iOS, iPadOS system colors" and "iOS, iPadOS system gray colors" of Apple's
/// Human Interface Guidelines, page "Color", at the time of iOS 17, default appearances; recalled. macOS shares the hues
/// that have no name of its own below.
extension NamedColor {
    static let red = rgb(0xFF3B30, 0xFF453A)
    static let orange = rgb(0xFF9500, 0xFF9F0A)
    static let yellow = rgb(0xFFCC00, 0xFFD60A)
    static let green = rgb(0x34C759, 0x30D158)
    static let mint = rgb(0x00C7BE, 0x63E6E2)
    static let teal = rgb(0x30B0C7, 0x40C8E0)
    static let cyan = rgb(0x32ADE6, 0x64D2FF)
    static let blue = rgb(0x007AFF, 0x0A84FF)
    static let indigo = rgb(0x5856D6, 0x5E5CE6)
    static let purple = rgb(0xAF52DE, 0xBF5AF2)
    static let pink = rgb(0xFF2D55, 0xFF375F)
    static let brown = rgb(0xA2845E, 0xAC8E68)

    static let gray = rgb(0x8E8E93, 0x8E8E93)
    static let gray2 = rgb(0xAEAEB2, 0x636366)
    static let gray3 = rgb(0xC7C7CC, 0x48484A)
    static let gray4 = rgb(0xD1D1D6, 0x3A3A3C)
    static let gray5 = rgb(0xE5E5EA, 0x2C2C2E)
    static let gray6 = rgb(0xF2F2F7, 0x1C1C1E)
}

/// What iOS's colours for labels, fills and backgrounds are on a device, base level, at the time of iOS 13 to 17. Apple
/// publishes no values; recalled from what programs have printed of `UIColor`.
extension NamedColor {
    static let label = rgb(0x000000, 0xFFFFFF)
    static let secondaryLabel = rgb(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
    static let tertiaryLabel = rgb(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
    static let quaternaryLabel = rgb(0x3C3C43, 0.18, 0xEBEBF5, 0.18)
    static let placeholderText = rgb(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
    static let separator = rgb(0x3C3C43, 0.29, 0x545458, 0.6)
    static let opaqueSeparator = rgb(0xC6C6C8, 0x38383A)
    static let link = rgb(0x007AFF, 0x0984FF)
    static let fill = rgb(0x787880, 0.2, 0x787880, 0.36)
    static let secondaryFill = rgb(0x787880, 0.16, 0x787880, 0.32)
    static let tertiaryFill = rgb(0x767680, 0.12, 0x767680, 0.24)
    static let quaternaryFill = rgb(0x747480, 0.08, 0x767680, 0.18)

    static let background = rgb(0xFFFFFF, 0x000000)
    static let secondaryBackground = rgb(0xF2F2F7, 0x1C1C1E)
    static let tertiaryBackground = rgb(0xFFFFFF, 0x2C2C2E)
    static let groupedBackground = rgb(0xF2F2F7, 0x000000)
    static let secondaryGroupedBackground = rgb(0xFFFFFF, 0x1C1C1E)
    static let tertiaryGroupedBackground = rgb(0xF2F2F7, 0x2C2C2E)

    static let black = rgb(0x000000, 0x000000)
    static let white = rgb(0xFFFFFF, 0xFFFFFF)
    static let clear = rgb(0x000000, 0, 0x000000, 0)
}

/// The hues that macOS has otherwise than iOS: the table "macOS system colors" of Apple's Human Interface Guidelines,
/// page "Color", at the time of macOS 13, default appearances; read in a transcript of that table.
extension NamedColor {
    static let macGreen = rgb(0x28CD41, 0x32D74B)
    static let macMint = rgb(0x00C7BE, 0x66D4CF)
    static let macTeal = rgb(0x59ADC4, 0x6AC4DC)
    static let macCyan = rgb(0x55BEF0, 0x5AC8F5)
    static let macGray = rgb(0x8E8E93, 0x98989D)
}

/// What macOS's colours for texts, controls and windows are, with a blue accent, at the time of macOS 11 to 14. Apple
/// publishes no values; recalled from what programs have printed of `NSColor`. The dark window background and the dark
/// accent are the least certain.
extension NamedColor {
    static let macLink = rgb(0x0068DA, 0x419CFF)
    static let macPlaceholderText = rgb(0x000000, 0.25, 0xFFFFFF, 0.25)
    static let macLabel = rgb(0x000000, 0.85, 0xFFFFFF, 0.85)
    static let macSecondaryLabel = rgb(0x000000, 0.5, 0xFFFFFF, 0.55)
    static let macTertiaryLabel = rgb(0x000000, 0.26, 0xFFFFFF, 0.25)
    static let macQuaternaryLabel = rgb(0x000000, 0.1, 0xFFFFFF, 0.1)
    static let windowBackground = rgb(0xECECEC, 0x323232)
    static let controlBackground = rgb(0xFFFFFF, 0x1E1E1E)
    static let textBackground = rgb(0xFFFFFF, 0x1E1E1E)
    static let underPageBackground = rgb(0x969696, 0.9, 0x282828, 1)
    static let macSeparator = rgb(0x000000, 0.1, 0xFFFFFF, 0.1)
    static let grid = rgb(0xE6E6E6, 0x1A1A1A)
    static let control = rgb(0xFFFFFF, 1, 0xFFFFFF, 0.25)
    static let selectedContentBackground = rgb(0x0063E1, 0x0058D0)
    static let selectedTextBackground = rgb(0xB3D7FF, 0x3F638B)
}
