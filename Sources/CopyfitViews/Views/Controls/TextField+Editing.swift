extension TextField where Label == Text {
    /// A field with a text as label. Nothing is edited without a screen: a host sets the text, and neither function is
    /// ever called.
    ///
    /// - Parity: the same declarations as SwiftUI, which prefers `onSubmit` and focus states to these two functions.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, text: text)
    }

    /// A field with a text as label; the function is never called, because nothing is edited without a screen.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(titleKey, text: text)
    }

    /// A field with a text as label; the function is never called, because nothing is edited without a screen.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(titleKey, text: text)
    }

    /// A field with a text as label; neither function is ever called, because nothing is edited without a screen.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(title, text: text)
    }

    /// A field with a text as label; the function is never called, because nothing is edited without a screen.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(title, text: text)
    }

    /// A field with a text as label; the function is never called, because nothing is edited without a screen.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text)
    }
}
