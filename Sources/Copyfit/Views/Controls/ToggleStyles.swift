public import CopyfitDrawing

/// A square mark followed by the label. At font size 13 the mark has a side of 14 points and the gap is 4.
public nonisolated struct CheckboxToggleStyle: ToggleStyle {
    @Environment(\.controlMetrics) private var metrics
    @Environment(\.labelsAreHidden) private var labelIsHidden

    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.$isOn
        Button(action: { isOn.wrappedValue.toggle() }) {
            HStack(spacing: metrics.fieldInsets.leading) {
                ControlMark(.checkbox(isOn: isOn.wrappedValue, isMixed: configuration.isMixed))
                    .frame(width: metrics.markSide, height: metrics.markSide)
                if !labelIsHidden { configuration.label }
            }
        }
        .buttonStyle(.plain)
    }
}

/// The label followed by a mark. At font size 13 the mark is 28 × 14 points and the gap is 4.
///
/// - Parity: SwiftUI moves the mark to the trailing edge of the width on some platforms; here the control is as wide
///   as its parts everywhere.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
    @Environment(\.controlMetrics) private var metrics
    @Environment(\.labelsAreHidden) private var labelIsHidden
    private let tint: Color?

    /// A mark in the tint of the environment.
    public init() {
        tint = nil
    }

    /// A mark in this colour.
    public init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.$isOn
        Button(action: { isOn.wrappedValue.toggle() }) {
            HStack(spacing: metrics.fieldInsets.leading) {
                if !labelIsHidden { configuration.label }
                ControlMark(.switch(isOn: isOn.wrappedValue, tint: tint))
                    .frame(width: 2 * metrics.markSide, height: metrics.markSide)
            }
        }
        .buttonStyle(.plain)
    }
}

/// A button with the label, in the button style of the environment; bordered buttons are tinted while it is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.$isOn
        Button(action: { isOn.wrappedValue.toggle() }) { configuration.label }
            .environment(\.isSwitchedOn, isOn.wrappedValue)
    }
}

/// The default style of switches: ``CheckboxToggleStyle``.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StyledView(style: CheckboxToggleStyle(), configuration: configuration) { $0.makeBody(configuration: $1) }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style of switches.
    nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A square mark and the label.
    nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// The label and a mark twice as wide as high.
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button with the label.
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
