/// A control that is on or off, drawn by the style in the environment. A host switches it by triggering its identifier.
///
/// - Parity: the same as SwiftUI, with the styles' documented sizes; without a style of your own
///   ``CheckboxToggleStyle``.
public nonisolated struct Toggle<Label: View>: BuiltInView {
    let isOn: Binding<Bool>
    let label: Label

    /// A switch with a label of views.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    public var body: some View {
        StyledControlView(
            kind: ToggleControl.self,
            configuration: ToggleStyleConfiguration(label: .init(content: TypedContent(label)), isOn: isOn)
        )
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The switch that a style was given, for styles that add to another one.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
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
}

extension Toggle where Label == Copyfit.Label<Text, Image> {
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
