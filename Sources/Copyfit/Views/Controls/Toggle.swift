/// A control that is on or off: a mark and a label. A host switches it by triggering its identifier.
///
/// One documented style: a square mark of 14 points at 13 points font size, the label after it.
public nonisolated struct Toggle<Label: View>: BuiltInView {
    let isOn: Binding<Bool>
    let label: Label

    /// A switch with a label of views.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    public var body: some View {
        let isOn = isOn
        return Button(action: { isOn.wrappedValue.toggle() }) { ToggleContent(label: label) }
            .buttonStyle(.plain)
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

/// The mark and the label of a switch.
nonisolated struct ToggleContent<Label: View>: BuiltInView {
    @Environment(\.controlMetrics) private var metrics
    @Environment(\.labelsAreHidden) private var labelIsHidden
    let label: Label

    init(label: Label) {
        self.label = label
    }

    var body: some View {
        HStack(spacing: metrics.fieldInsets.leading) {
            RoundedRectangle(cornerRadius: metrics.markSide / 4)
                .frame(width: metrics.markSide, height: metrics.markSide)
            if !labelIsHidden { label }
        }
    }
}

extension EnvironmentValues {
    var labelsAreHidden: Bool { builtIn.labelsAreHidden }
}
