public import CopyfitLayout
import Foundation

/// A control for a line of text. A host sets the text by the identifier of the field.
///
/// It takes the proposed width and the height of one line plus insets that follow from the font (none in the plain
/// style). It shows the bound text; while that is empty, it shows the prompt, or the label if there is no prompt.
///
/// ```swift
/// struct NameForm: View {
///     @State private var name = ""
///
///     var body: some View {
///         VStack {
///             TextField("Name", text: $name).id("field")
///             Text("Hello, \(name)!").id("greeting")
///         }
///     }
/// }
/// let host = ViewHost(NameForm(), size: ProposedViewSize(width: 200, height: nil))
/// host.update()
/// print(host.setText("Ada", of: "field"))  // true
/// host.update()
/// print(host.text("greeting")!.string)  // Hello, Ada!
/// ```
public nonisolated struct TextField<Label: View>: View {
    public typealias Body = Never

    let text: FieldText
    let prompt: Text?
    let axis: Axis
    let label: Label
    /// Whether each character is shown as a dot.
    let isSecure: Bool

    /// A field with a label of views.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, axis: .horizontal, label: label())
    }

    /// A field with a label of views that grows line by line along the vertical axis.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, axis: axis, label: label())
    }

    init(text: Binding<String>, prompt: Text?, axis: Axis, label: Label, isSecure: Bool = false) {
        self.init(text: .plain(text), prompt: prompt, axis: axis, label: label, isSecure: isSecure)
    }

    init(text: FieldText, prompt: Text?, axis: Axis = .horizontal, label: Label, isSecure: Bool = false) {
        self.text = text
        self.prompt = prompt
        self.axis = axis
        self.label = label
        self.isSecure = isSecure
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        let node = position.node { TextFieldNode(at: $0) }
        node.update(view)
        return node
    }
}

extension TextField where Label == Text {
    /// A field with a text as label.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt, axis: .horizontal, label: Text(titleKey))
    }

    /// A field with a text as label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt, axis: .horizontal, label: Text(title))
    }

    /// A field with a text as label that grows line by line along the vertical axis.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis, label: Text(titleKey))
    }

    /// A field with a text as label that grows line by line along the vertical axis.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis, label: Text(title))
    }
}

/// The place of a text field.
final class TextFieldNode: ForwardingNode, EditedNode {
    private var text: Binding<String>?
    private var updateAgain: (() -> Void)?

    func update<Label: View>(_ view: TextField<Label>) {
        updateAgain = { [unowned self] in
            let text = view.text.binding(in: environment.locale)
            self.text = text
            let content = graph.evaluate(self) { text.wrappedValue }
            let body = TextFieldBody(
                text: view.isSecure ? String(repeating: "•", count: content.count) : content,
                prompt: view.prompt,
                axis: view.axis,
                label: view.label,
                insets: environment.textFieldsAreBordered ? environment.controlMetrics.fieldInsets : nil,
                cornerRadius: environment.controlMetrics.fontSize / 4
            )
            forward(body)
        }
        updateAgain?()
    }

    func setText(_ string: String) {
        guard environment.isEnabled else { return }
        text?.wrappedValue = string
    }

    override func reevaluate() -> Bool {
        let old = elements
        updateAgain?()
        return !old.isIdentical(to: elements)
    }
}

/// The parts of a text field.
nonisolated struct TextFieldBody<Label: View>: BuiltInView {
    let text: String
    let prompt: Text?
    let axis: Axis
    let label: Label
    /// Nil without a border.
    let insets: EdgeInsets?
    let cornerRadius: CGFloat

    var body: some View {
        UnaryView(container: .hStack, content: content)
            .lineLimit(axis == .horizontal ? 1 : nil)
            .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
            .padding(insets ?? EdgeInsets())
            .fieldSurface(isVisible: insets != nil, cornerRadius: cornerRadius)
    }

    @ViewBuilder private var content: some View {
        if !text.isEmpty {
            Text(verbatim: text).toned(.plain)
        } else if let prompt {
            prompt.toned(.placeholder)
        } else {
            label.toned(.placeholder)
        }
    }
}
