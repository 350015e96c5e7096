extension WindowGroup {
    /// Windows for values, with or without a title; the first window has none.
    public init<D: Hashable, C: View>(
        id: String? = nil,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(PresentedWindowContent(content: content))
    }
    public init<D: Hashable, C: View>(
        _ titleKey: LocalizedStringKey,
        id: String? = nil,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(PresentedWindowContent(content: content))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, D: Hashable, C: View>(
        _ title: S,
        id: String? = nil,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(PresentedWindowContent(content: content))
    }

    /// Windows for values, with or without a title; the first window has the default value.
    public init<D: Hashable, C: View>(
        id: String? = nil,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(PresentedWindowContent(default: defaultValue, content: content))
    }
    public init<D: Hashable, C: View>(
        _ titleKey: LocalizedStringKey,
        id: String? = nil,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(PresentedWindowContent(default: defaultValue, content: content))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, D: Hashable, C: View>(
        _ title: S,
        id: String? = nil,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(PresentedWindowContent(default: defaultValue, content: content))
    }
}

/// The content of a window for a value that can change.
public nonisolated struct PresentedWindowContent<Data: Hashable, Content: View>: View {
    @State private var value: Data?
    private let content: (Binding<Data?>) -> Content

    init(content: @escaping (Binding<Data?>) -> Content) {
        self.content = content
    }

    init(default defaultValue: @escaping () -> Data, content: @escaping (Binding<Data>) -> Content) {
        self.content = { value in
            content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
        }
    }

    @MainActor public var body: some View { content($value) }
}
