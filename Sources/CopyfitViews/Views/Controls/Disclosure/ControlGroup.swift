/// Controls that belong together, by default side by side with the default gaps. The group's label is for assistive tools
/// and menus and is not shown.
///
/// - Parity: the same declarations as SwiftUI, which joins the borders of the controls on some platforms.
public nonisolated struct ControlGroup<Content: View>: BuiltInView {
    private let content: Content
    private let label: ErasedContent

    private init(content: Content, label: some View) {
        self.content = content
        self.label = TypedContent(label)
    }

    /// A group of controls.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), label: EmptyView())
    }

    /// A group of controls with a label that is not shown.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        self.init(content: LabeledControlGroupContent(content: content(), label: label), label: label)
    }

    /// A group of controls with a text that is not shown.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    /// A group of controls with a text that is not shown.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    public var body: some View {
        StyledControlView(
            kind: GroupedControls.self,
            configuration: ControlGroupStyleConfiguration(
                content: .init(content: TypedContent(content)),
                label: .init(content: label)
            )
        )
    }
}

/// The controls of a group with a label; the label is not shown.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: BuiltInView {
    let content: Content
    let label: Label

    public var body: some View { content }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group of a style's configuration, in the style outside.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(content: configuration.content, label: configuration.label)
    }
}
