/// A label that leads to another view. Only the label is laid out, on iOS in rows with a mark at the trailing edge; the
/// destination is not made. Reported as `unsupported-modifier`, and as `content-not-shown` while a binding says that it leads there.
public nonisolated struct NavigationLink<Label: View, Destination: View>: BuiltInView {
    @Environment(\.controlMetrics) private var metrics
    private let label: Label
    /// nil if no binding says whether the link leads there.
    private let isActive: (() -> Bool)?

    init(label: Label, isActive: (() -> Bool)? = nil) {
        self.label = label
        self.isActive = isActive
    }

    /// A label of views that leads to a view.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }

    /// A label of views that leads to a view.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }

    public var body: some View {
        shown.presenting("NavigationLink") { isActive?() ?? false }
    }

    @ViewBuilder private var shown: some View {
        let label = UnaryView(container: .hStack, content: label)
        if let mark = metrics.linkMarkSize {
            HStack {
                label
                Spacer()
                ControlMark(.disclosure(isExpanded: false)).frame(width: mark.width, height: mark.height)
            }
        } else {
            label
        }
    }
}

extension NavigationLink where Label == Text {
    /// A text that leads to a view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey))
    }

    /// A text that leads to a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title))
    }

    /// A text that leads to a view.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(label: Text(titleKey))
    }

    /// A text that leads to a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(label: Text(title))
    }
}

extension NavigationLink {
    /// A label of views that leads to a view while a binding is true.
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label()) { isActive.wrappedValue }
    }

    /// A label of views that leads to a view while a binding is true.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label()) { isActive.wrappedValue }
    }

    /// A label of views that leads to a view while a binding has a value.
    public init<V: Hashable>(
        destination: Destination,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label()) { selection.wrappedValue == tag }
    }

    /// A label of views that leads to a view while a binding has a value.
    public init<V: Hashable>(
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label()) { selection.wrappedValue == tag }
    }
}

extension NavigationLink where Label == Text {
    /// A text that leads to a view while a binding is true.
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(titleKey)) { isActive.wrappedValue }
    }

    /// A text that leads to a view while a binding has a value.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey,
        destination: Destination,
        tag: V,
        selection: Binding<V?>
    ) {
        self.init(label: Text(titleKey)) { selection.wrappedValue == tag }
    }
}

extension NavigationLink where Destination == Never {
    /// A label of views that leads to the destination for a value.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }

    /// A text that leads to the destination for a value.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(label: Text(titleKey))
    }

    /// A text that leads to the destination for a value.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(label: Text(title))
    }
}
