import CopyfitDrawing

extension SystemColor {
    /// The colour in a colour scheme. The accent colour is without a tint here.
    ///
    /// The hues are those of macOS, as the text styles are by default: the table "macOS system colors" of Apple's Human
    /// Interface Guidelines, page "Color", at the time of macOS 13 (default appearances; read in a transcript, not on
    /// Apple's page). iOS has another green, mint, teal, cyan and gray. Primary and secondary are the foreground of
    /// ``Palette`` and its second level.
    func plain(in scheme: ColorScheme) -> DisplayList.PlainColor {
        let isDark = scheme == .dark
        switch self {
        case .black: return .black
        case .white: return .white
        case .primary: return Palette(scheme).foreground
        case .secondary: return Palette(scheme).foreground.opacity(Palette.opacity(ofLevel: 2))
        case .accent: return Palette(scheme).accent
        case .red: return isDark ? .bytes(255, 69, 58) : .bytes(255, 59, 48)
        case .orange: return isDark ? .bytes(255, 159, 10) : .bytes(255, 149, 0)
        case .yellow: return isDark ? .bytes(255, 214, 10) : .bytes(255, 204, 0)
        case .green: return isDark ? .bytes(50, 215, 75) : .bytes(40, 205, 65)
        case .mint: return isDark ? .bytes(102, 212, 207) : .bytes(0, 199, 190)
        case .teal: return isDark ? .bytes(106, 196, 220) : .bytes(89, 173, 196)
        case .cyan: return isDark ? .bytes(90, 200, 245) : .bytes(85, 190, 240)
        case .blue: return isDark ? .bytes(10, 132, 255) : .bytes(0, 122, 255)
        case .indigo: return isDark ? .bytes(94, 92, 230) : .bytes(88, 86, 214)
        case .purple: return isDark ? .bytes(191, 90, 242) : .bytes(175, 82, 222)
        case .pink: return isDark ? .bytes(255, 55, 95) : .bytes(255, 45, 85)
        case .brown: return isDark ? .bytes(172, 142, 104) : .bytes(162, 132, 94)
        case .gray: return isDark ? .bytes(152, 152, 157) : .bytes(142, 142, 147)
        }
    }
}

extension DisplayList.PlainColor {
    /// A colour by components between 0 and 255.
    static func bytes(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) -> Self {
        Self(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    /// A grey between 0 and 255.
    static func grey(_ white: Double, alpha: Double = 1) -> Self { bytes(white, white, white, alpha: alpha) }
}
