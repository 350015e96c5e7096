/// Content in a box with a label above it, shown by the style in the environment. With the default style the content is
/// inset by 8 points on all sides, leading edges aligned. The box is as wide as its content, or as proposed if that is
/// wider.
public nonisolated struct GroupBox<Label: View, Content: View>: BuiltInView {
    let label: Label
    let content: Content

    /// A box with a label of views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// A box with a label of views.
    @available(*, deprecated, message: "Use init(content:label:).")
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(content: content) { label }
    }

    public var body: some View {
        StyledControlView(
            kind: GroupBoxControl.self,
            configuration: GroupBoxStyleConfiguration(
                label: .init(content: TypedContent(label)),
                content: .init(content: TypedContent(content))
            )
        )
    }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box of a style's configuration, for styles that add to another style.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }) { configuration.label }
    }
}

extension GroupBox where Label == EmptyView {
    /// A box without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    /// A box with a text as label.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A box with a text as label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
