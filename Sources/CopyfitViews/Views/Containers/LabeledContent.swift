public import Foundation

/// A label and its content, shown by the style in the environment. With the default style they are next to each other; in
/// forms, and on iOS everywhere, at the edges of the width.
public nonisolated struct LabeledContent<Label: View, Content: View>: BuiltInView {
    let label: Label
    let content: Content

    /// A label and content of views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        StyledControlView(
            kind: LabeledContentControl.self,
            configuration: LabeledContentStyleConfiguration(
                label: .init(content: TypedContent(label)),
                content: .init(content: TypedContent(content))
            )
        )
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The labelled content of a style's configuration, for styles that add to another style.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }) { configuration.label }
    }
}

extension LabeledContent where Label == Text {
    /// A text and content of views.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A text and content of views.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Two texts.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }) { Text(titleKey) }
    }

    /// Two texts.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(content: { Text(value) }) { Text(title) }
    }
    /// A text and a value written by a format style.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }) { Text(titleKey) }
    }

    /// A text and a value written by a format style.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }) { Text(title) }
    }
}
