/// A control for a text of several lines. It takes the proposed size and shows the text from the top, inset as
/// `Documentation/Platforms.md` says. A host sets its text by its identifier.
///
/// - Parity: the same as SwiftUI with Copyfit's insets; text that does not fit is cut off, because nothing scrolls.
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
            .padding(metrics.editorInsets)
            .frame(minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
            .fieldSurface(isVisible: true, cornerRadius: metrics.fontSize / 4)
    }
}

/// The look of text editors. Has no effect on layout.
public protocol TextEditorStyle: Sendable {}

/// The default style of text editors.
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
    /// The default style of text editors.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// No decoration.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
    /// The style of the text editors inside; has no effect on layout.
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}
