/// A control that selects one of several values. Its options are views with tags; the elements of a `ForEach` have
/// their ids as tags. A host selects with `select(_:in:)`.
///
/// - Parity: the same declarations as SwiftUI with Copyfit's sizes, which ``PickerStyle``'s styles document.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: BuiltInView {
    private let selection: Binding<SelectionValue>
    private let label: Label
    private let content: Content

    /// A picker with a label of views.
    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.label = label()
        self.content = content()
    }

    /// A picker with a label of views.
    @available(*, deprecated, message: "Use init(selection:content:label:).")
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content, label: { label })
    }

    public var body: some View {
        StyledControlView(
            kind: PickerControl.self,
            configuration: PickerConfiguration(
                label: ControlPart(label),
                options: ControlPart(content),
                isSelected: { $0.flatMap { $0.base as? SelectionValue } == selection.wrappedValue }
            )
        )
        .operated(by: ControlOperations(select: select))
    }

    private func select(_ tag: AnyHashable) -> Bool {
        guard let value = tag.base as? SelectionValue else { return false }
        selection.wrappedValue = value
        return true
    }
}

extension Picker where Label == Text {
    /// A picker with a text.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// A picker with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == CopyfitViews.Label<Text, Image> {
    /// A picker with a text and a symbol.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// A picker with a text and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Label(title, systemImage: systemImage) }
    }
}
