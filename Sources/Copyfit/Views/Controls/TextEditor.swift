/// A control for a text of several lines: takes what it is proposed and shows the text from the top, inset as in a
/// ``TextField``. A host sets its text by its identifier.
///
/// - Parity: the same as SwiftUI with Copyfit's insets; what does not fit is cut off, nothing scrolls.
public nonisolated struct TextEditor: BuiltInView {
    @Environment(\.controlMetrics) private var metrics
    private let text: Binding<String>

    /// An editor of a text.
    public init(text: Binding<String>) {
        self.text = text
    }

    public var body: some View {
        TextField(text: text, prompt: nil, axis: .vertical, label: Text(verbatim: ""))
            .textFieldStyle(.plain)
            .padding(metrics.fieldInsets)
            .frame(minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
    }
}

/// How text editors look. Has no influence on layout.
public protocol TextEditorStyle: Sendable {}

/// The style of text editors without another one.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}
}

/// No decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The style of text editors without another one.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// No decoration.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
    /// The style of the text editors inside; has no influence on layout.
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}
