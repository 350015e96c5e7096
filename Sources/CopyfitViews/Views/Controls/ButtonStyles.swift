import CopyfitLayout

/// The label with insets that follow from the font, on a rounded background: a neutral one, or a pale tint if a tint is
/// set or the button is destructive.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
    @Environment(\.controlMetrics) private var metrics
    @Environment(\.buttonBorderShape) private var borderShape

    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .toned(.bordered(isDestructive: configuration.role == .destructive))
            .padding(metrics.buttonInsets)
            .background(
                ButtonFill(isDestructive: configuration.role == .destructive),
                in: borderShape.shape(fontSize: metrics.fontSize)
            )
    }
}

/// Like ``BorderedButtonStyle``, with a white label on a background in the tint, red if the button is destructive.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    @Environment(\.controlMetrics) private var metrics
    @Environment(\.buttonBorderShape) private var borderShape

    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .toned(.prominent)
            .padding(metrics.buttonInsets)
            .background(
                ButtonFill(isProminent: true, isDestructive: configuration.role == .destructive),
                in: borderShape.shape(fontSize: metrics.fontSize)
            )
    }
}

/// The default style of buttons: ``BorderedButtonStyle`` on macOS, ``BorderlessButtonStyle`` on iOS.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
    @Environment(\.platform) private var platform

    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if platform.looks.buttonsAreBordered {
            StyledView(style: BorderedButtonStyle(), configuration: configuration) { $0.makeBody(configuration: $1) }
        } else {
            BorderlessButtonStyle().makeBody(configuration: configuration)
        }
    }
}

/// The label without insets or background, in the tint colour, destructive ones in red.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.toned(.borderless(isDestructive: configuration.role == .destructive))
    }
}

/// The label unchanged.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.label.toned(.plain) }
}

/// The label unchanged, in the colour of links.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.label.toned(.link) }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// The label unchanged, in the colour of links.
    nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default style of buttons.
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label with insets on a rounded background.
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label with insets on a tinted background.
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the tint colour.
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label unchanged.
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
