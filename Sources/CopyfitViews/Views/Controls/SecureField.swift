/// A control for a line of secret text. It shows a dot for each character, and has the size of a ``TextField`` with
/// those dots. A host sets its text by its identifier.
///
/// - Parity: the same as SwiftUI, with the sizes of ``TextField``.
public nonisolated struct SecureField<Label: View>: BuiltInView {
    let field: TextField<Label>

    /// A field with a label of views.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label())
    }

    init(text: Binding<String>, prompt: Text?, label: Label) {
        field = TextField(text: text, prompt: prompt, axis: .horizontal, label: label, isSecure: true)
    }

    public var body: some View { field }
}

extension SecureField where Label == Text {
    /// A field with a text as label.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt, label: Text(titleKey))
    }

    /// A field with a text as label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt, label: Text(title))
    }

    /// A field with a text as label; the function is never called, because nothing is edited without a screen.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(titleKey, text: text)
    }
}
