import CopyfitLayout

/// The look of labels: makes a view from an icon and a title.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of the view.
    associatedtype Body: View
    /// The properties that a label passes to its style.
    typealias Configuration = LabelStyleConfiguration

    /// The view of a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties that a label passes to its style.
public struct LabelStyleConfiguration {
    /// The title.
    public nonisolated struct Title: View, StyledPart {
        let content: ErasedContent
    }

    /// The icon.
    public nonisolated struct Icon: View, StyledPart {
        let content: ErasedContent
    }

    /// The title.
    public let title: Title
    /// The icon.
    public let icon: Icon
}

/// The icon, then the title, in a row. The middle of the icon is on the middle of the title's first line of text; if the
/// title has no text, on its middle. An icon with text is aligned by its own first line.
public nonisolated struct DefaultLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextLine) {
            configuration.icon
            configuration.title
        }
    }
}

/// The icon, then the title, in a row.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DefaultLabelStyle().makeBody(configuration: configuration)
    }
}

/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style of labels.
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon, then the title.
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// Labels as a kind of control.
enum LabelControl: StyledControl {
    typealias Configuration = LabelStyleConfiguration

    static var automatic: ControlStyle<LabelControl> {
        ControlStyle(DefaultLabelStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// The style of the labels inside.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        controlStyle(of: LabelControl.self, style) { $0.makeBody(configuration: $1) }
    }
}
