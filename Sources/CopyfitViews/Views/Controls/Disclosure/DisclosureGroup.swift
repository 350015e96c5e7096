/// Content below a label that shows or hides it. The style in the environment makes its view. A host opens and closes
/// it by triggering its identifier.
///
/// - Parity: the same declarations as SwiftUI with Copyfit's sizes, which ``AutomaticDisclosureGroupStyle`` documents.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: BuiltInView {
    @State private var ownExpanded = false
    private let isExpanded: Binding<Bool>?
    private let label: Label
    private let content: () -> Content

    init(_ isExpanded: Binding<Bool>?, content: @escaping () -> Content, label: Label) {
        self.isExpanded = isExpanded
        self.label = label
        self.content = content
    }

    /// A group that is closed at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content: content, label: label())
    }

    /// A group that is open while a binding is true.
    public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded, content: content, label: label())
    }

    public var body: some View {
        StyledControlView(
            kind: DisclosureGroupControl.self,
            configuration: DisclosureGroupStyleConfiguration(
                label: .init(content: TypedContent(label)),
                content: .init(content: TypedContent(DisclosedContent(make: content))),
                isExpanded: isExpanded ?? $ownExpanded
            )
        )
    }
}

/// The content of a group, made only if it is used.
private nonisolated struct DisclosedContent<Content: View>: BuiltInView {
    let make: () -> Content

    var body: some View { make() }
}

extension DisclosureGroup where Label == Text {
    /// A group with a text that is closed at first.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content: content, label: Text(titleKey))
    }

    /// A group with a text that is closed at first.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content: content, label: Text(title))
    }

    /// A group with a text that is open while a binding is true.
    public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, content: content, label: Text(titleKey))
    }

    /// A group with a text that is open while a binding is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, content: content, label: Text(title))
    }
}
