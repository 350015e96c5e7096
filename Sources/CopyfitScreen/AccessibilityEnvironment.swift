public import CopyfitViews

/// A user's settings of the system. All are false by default.
///
/// - Parity: SwiftUI's cannot be set.
extension EnvironmentValues {
    /// Whether motion is to be reduced.
    public var accessibilityReduceMotion: Bool {
        get { self[AccessibilityWishesKey.self].contains(.reduceMotion) }
        set { setWish(.reduceMotion, newValue) }
    }
    /// Whether transparency is to be reduced.
    public var accessibilityReduceTransparency: Bool {
        get { self[AccessibilityWishesKey.self].contains(.reduceTransparency) }
        set { setWish(.reduceTransparency, newValue) }
    }
    /// Whether colour alone must not tell things apart.
    public var accessibilityDifferentiateWithoutColor: Bool {
        get { self[AccessibilityWishesKey.self].contains(.differentiateWithoutColor) }
        set { setWish(.differentiateWithoutColor, newValue) }
    }
    /// Whether colours are inverted.
    public var accessibilityInvertColors: Bool {
        get { self[AccessibilityWishesKey.self].contains(.invertColors) }
        set { setWish(.invertColors, newValue) }
    }
    /// Whether buttons show their shapes.
    public var accessibilityShowButtonShapes: Bool {
        get { self[AccessibilityWishesKey.self].contains(.showButtonShapes) }
        set { setWish(.showButtonShapes, newValue) }
    }
    /// Whether lights that flash are to be dimmed.
    public var accessibilityDimFlashingLights: Bool {
        get { self[AccessibilityWishesKey.self].contains(.dimFlashingLights) }
        set { setWish(.dimFlashingLights, newValue) }
    }
    /// Whether animated pictures play by themselves.
    public var accessibilityPlayAnimatedImages: Bool {
        get { !self[AccessibilityWishesKey.self].contains(.stopAnimatedImages) }
        set { setWish(.stopAnimatedImages, !newValue) }
    }
    /// Whether VoiceOver reads the screen.
    public var accessibilityVoiceOverEnabled: Bool {
        get { self[AccessibilityWishesKey.self].contains(.voiceOver) }
        set { setWish(.voiceOver, newValue) }
    }
    /// Whether a switch controls the device.
    public var accessibilitySwitchControlEnabled: Bool {
        get { self[AccessibilityWishesKey.self].contains(.switchControl) }
        set { setWish(.switchControl, newValue) }
    }
    /// Whether large content is shown on demand.
    public var accessibilityLargeContentViewerEnabled: Bool {
        get { self[AccessibilityWishesKey.self].contains(.largeContentViewer) }
        set { setWish(.largeContentViewer, newValue) }
    }
    /// The user's contrast.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[AccessibilityWishesKey.self].contains(.increaseContrast) ? .increased : .standard }
        set { setWish(.increaseContrast, newValue == .increased) }
    }

    private mutating func setWish(_ wish: AccessibilityWishes, _ isSet: Bool) {
        var wishes = self[AccessibilityWishesKey.self]
        if isSet { wishes.insert(wish) } else { wishes.remove(wish) }
        self[AccessibilityWishesKey.self] = wishes
    }
}

private struct AccessibilityWishes: OptionSet, Sendable {
    let rawValue: Int

    static let reduceMotion = AccessibilityWishes(rawValue: 1)
    static let reduceTransparency = AccessibilityWishes(rawValue: 2)
    static let differentiateWithoutColor = AccessibilityWishes(rawValue: 4)
    static let invertColors = AccessibilityWishes(rawValue: 8)
    static let showButtonShapes = AccessibilityWishes(rawValue: 16)
    static let dimFlashingLights = AccessibilityWishes(rawValue: 32)
    static let stopAnimatedImages = AccessibilityWishes(rawValue: 64)
    static let voiceOver = AccessibilityWishes(rawValue: 128)
    static let switchControl = AccessibilityWishes(rawValue: 256)
    static let largeContentViewer = AccessibilityWishes(rawValue: 512)
    static let increaseContrast = AccessibilityWishes(rawValue: 1024)
}

private struct AccessibilityWishesKey: EnvironmentKey {
    static var defaultValue: AccessibilityWishes { [] }
}
