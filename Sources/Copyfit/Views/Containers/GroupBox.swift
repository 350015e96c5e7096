/// Content in a box with a label above it: inset by 8 points on all sides, leading edges aligned, as wide as proposed
/// or as its content.
public nonisolated struct GroupBox<Label: View, Content: View>: BuiltInView {
    let label: Label
    let content: Content

    /// A box with a label of views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        VStack(alignment: .leading) {
            label
            VStack { content }
                .padding(8)
                .background(.quaternary, in: RoundedRectangle(cornerRadius: 5))
        }
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
