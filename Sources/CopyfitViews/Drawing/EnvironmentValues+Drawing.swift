extension AnyShapeStyle {
    /// This style as a foreground style inside another one, to which it may refer.
    func inside(_ outer: AnyShapeStyle?) -> AnyShapeStyle {
        let isFixed = style is Color || style is LayeredShapeStyle || style is any GradientStyle
        return isFixed ? self : AnyShapeStyle(ForegroundLayer(style: style, outer: outer))
    }
}

extension EnvironmentValues {
    private struct ForegroundStyleKey: EnvironmentKey {
        static let defaultValue: AnyShapeStyle? = nil
    }

    private struct BackgroundStyleKey: EnvironmentKey {
        static let defaultValue: AnyShapeStyle? = nil
    }

    private struct TintKey: EnvironmentKey {
        static let defaultValue: AnyShapeStyle? = nil
    }

    /// The style of texts and shapes that set none; nil is the host's.
    var foregroundStyle: AnyShapeStyle? {
        get { self[ForegroundStyleKey.self] }
        set { self[ForegroundStyleKey.self] = newValue }
    }

    /// The style of backgrounds; nil is the host's.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    /// The style of controls; nil is the host's.
    var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}
