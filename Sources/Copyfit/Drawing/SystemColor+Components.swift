import CopyfitDrawing

extension SystemColor {
    /// The colour in a colour scheme. The accent colour is without a tint here.
    ///
    /// The hues are the values that Apple publishes for its system colours; primary and secondary are the foreground of
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
        case .green: return isDark ? .bytes(48, 209, 88) : .bytes(52, 199, 89)
        case .mint: return isDark ? .bytes(99, 230, 226) : .bytes(0, 199, 190)
        case .teal: return isDark ? .bytes(64, 200, 224) : .bytes(48, 176, 199)
        case .cyan: return isDark ? .bytes(100, 210, 255) : .bytes(50, 173, 230)
        case .blue: return isDark ? .bytes(10, 132, 255) : .bytes(0, 122, 255)
        case .indigo: return isDark ? .bytes(94, 92, 230) : .bytes(88, 86, 214)
        case .purple: return isDark ? .bytes(191, 90, 242) : .bytes(175, 82, 222)
        case .pink: return isDark ? .bytes(255, 55, 95) : .bytes(255, 45, 85)
        case .brown: return isDark ? .bytes(172, 142, 104) : .bytes(162, 132, 94)
        case .gray: return .bytes(142, 142, 147)
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
