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
            HStack(spacing: metrics.markGap) {
                ControlMark(.checkbox(isOn: isOn.wrappedValue, isMixed: configuration.isMixed))
                    .frame(width: metrics.markSide, height: metrics.markSide)
                if !labelIsHidden { configuration.label }
            }
        }
        .buttonStyle(.plain)
    }
}

/// The label followed by a mark. On iOS the label is at the leading edge of the width and the mark at the trailing edge.
/// Lengths: see `Documentation/Platforms.md`.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
    @Environment(\.controlMetrics) private var metrics
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
            LabelledControl(spacing: metrics.markGap, label: configuration.label) {
                ControlMark(.switch(isOn: isOn.wrappedValue, tint: tint))
                    .frame(width: metrics.switchSize.width, height: metrics.switchSize.height)
                    .taking(height: metrics.rowControlHeight)
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

/// The default style of switches: ``CheckboxToggleStyle`` on macOS, ``SwitchToggleStyle`` on iOS.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
    @Environment(\.platform) private var platform

    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if platform.looks.togglesAreSwitches {
            StyledView(style: SwitchToggleStyle(), configuration: configuration) { $0.makeBody(configuration: $1) }
        } else {
            StyledView(style: CheckboxToggleStyle(), configuration: configuration) { $0.makeBody(configuration: $1) }
        }
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
