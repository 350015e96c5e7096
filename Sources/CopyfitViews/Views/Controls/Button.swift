/// A control that runs an action when it is triggered. A host triggers it by its identifier.
///
/// With the default style of macOS a button is its label with insets that follow from the font: 8 points to each side
/// and 3 above and below at 13 points. With that of iOS it is its label.
///
/// ```swift
/// struct Counter: View {
///     @State private var count = 0
///
///     var body: some View {
///         VStack {
///             Text("\(count)").id("count")
///             Button("Add") { count += 1 }.id("add")
///         }
///     }
/// }
/// let host = ViewHost(Counter(), size: .unspecified)
/// host.update()
/// print(host.trigger("add"))  // true
/// host.update()
/// print(host.text("count")!.string)  // 1
/// ```
public nonisolated struct Button<Label: View>: View {
    public typealias Body = Never

    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    /// A button with a label of views; several views are put in a row.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button with a role and a label of views.
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        let node = position.node { ButtonNode(at: $0) }
        node.update(view)
        return node
    }
}

extension Button where Label == Text {
    /// A button with a text.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// A button with a text.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// A button with a role and a text.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button with a role and a text.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == CopyfitViews.Label<Text, Image> {
    /// A button with a text and a symbol.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a text and a symbol.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Label(title, systemImage: systemImage) }
    }

    /// A button with a role, a text and a symbol.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a role, a text and a symbol.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button of a style's configuration, for styles that add to another style.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        let press = configuration.press
        self.init(role: configuration.role, action: { press.run() }) { configuration.label }
    }
}

/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
    private let name: String

    /// The action destroys something.
    public static let destructive = ButtonRole(name: "destructive")
    /// The action changes nothing.
    public static let cancel = ButtonRole(name: "cancel")
}

/// What a style triggers.
///
/// Safe to send although the button's place is not: nothing here changes, and only `run()` uses the place. Actions call
/// it on the thread that uses the host, one thread at a time.
struct ButtonPress: @unchecked Sendable {
    private weak var button: ButtonNode?

    fileprivate init(_ button: ButtonNode) { self.button = button }

    func run() { button?.trigger() }
}

/// The place of a button. Its content is what the style makes of the label.
final class ButtonNode: ForwardingNode, TriggeredNode {
    private var action: (@MainActor () -> Void)?

    func update<Label: View>(_ view: Button<Label>) {
        action = view.action
        let label = TypedContent(UnaryView(container: .hStack, content: view.label))
        let configuration = PrimitiveButtonStyleConfiguration(
            role: view.role,
            label: .init(content: label),
            press: ButtonPress(self)
        )
        forward(StyledControlView(kind: ButtonControl.self, configuration: configuration))
    }

    func trigger() {
        guard environment.isEnabled, let action else { return }
        callUnisolated(action) { $0() }
    }
}
