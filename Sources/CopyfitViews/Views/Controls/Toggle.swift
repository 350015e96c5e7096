/// A control that is on or off. The style in the environment makes its view. A host switches it by triggering its
/// identifier.
///
/// ```swift
/// struct Setting: View {
///     @State private var isOn = false
///
///     var body: some View {
///         VStack {
///             Toggle("Notify me", isOn: $isOn).id("switch")
///             Text(isOn ? "on" : "off").id("state")
///         }
///     }
/// }
/// let host = ViewHost(Setting(), size: .unspecified)
/// host.update()
/// print(host.trigger("switch"))  // true
/// host.update()
/// print(host.text("state")!.string)  // on
/// ```
///
/// - Parity: the same as SwiftUI, with the sizes that the styles document.
public nonisolated struct Toggle<Label: View>: BuiltInView {
    let isOn: Binding<Bool>
    /// Whether the switch sets several values and they differ.
    var isMixed = false
    let label: Label

    /// A switch with a label of views.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// A switch for several values: on if all of them are, mixed if only some are. Switching it sets all.
    public init<C: RandomAccessCollection>(
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>,
        @ViewBuilder label: () -> Label
    ) {
        let values = sources.map { $0[keyPath: isOn] }
        self.init(
            isOn: Binding(
                get: { values.allSatisfy(\.wrappedValue) },
                set: { value in values.forEach { $0.wrappedValue = value } }
            ),
            label: label
        )
        isMixed = values.contains { $0.wrappedValue != values[0].wrappedValue }
    }

    public var body: some View {
        StyledControlView(
            kind: ToggleControl.self,
            configuration: ToggleStyleConfiguration(
                label: .init(content: TypedContent(label)),
                isOn: isOn,
                isMixed: isMixed
            )
        )
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The switch of a style's configuration, for styles that add to another style.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
        isMixed = configuration.isMixed
    }
}

extension Toggle where Label == Text {
    /// A switch with a text.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// A switch with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    /// A switch for several values, with a text.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// A switch for several values, with a text.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == CopyfitViews.Label<Text, Image> {
    /// A switch with a text and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Label(titleKey, systemImage: systemImage) }
    }

    /// A switch with a text and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
    }
}

extension EnvironmentValues {
    var labelsAreHidden: Bool { builtIn.labelsAreHidden }
}
