/// Content under a label that shows or hides it, drawn by the style in the environment. A host switches it by triggering its
/// identifier.
///
/// - Parity: the same spelling as SwiftUI with Copyfit's sizes, which ``AutomaticDisclosureGroupStyle`` documents.
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

    /// A group that begins closed.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content: content, label: label())
    }

    /// A group that is open while a binding says so.
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

/// What a group shows, made only where it stands.
private nonisolated struct DisclosedContent<Content: View>: BuiltInView {
    let make: () -> Content

    var body: some View { make() }
}

extension DisclosureGroup where Label == Text {
    /// A group with a text that begins closed.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content: content, label: Text(titleKey))
    }

    /// A group with a text that begins closed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content: content, label: Text(title))
    }

    /// A group with a text that is open while a binding says so.
    public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, content: content, label: Text(titleKey))
    }

    /// A group with a text that is open while a binding says so.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, content: content, label: Text(title))
    }
}
