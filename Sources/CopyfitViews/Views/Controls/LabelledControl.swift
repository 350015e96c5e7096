import CopyfitLayout
import Foundation

/// A label followed by a control: a row with centres aligned and the default gap or a given one. On iOS the label is at
/// the leading edge of the width and the control at the trailing edge. Only the control if labels are hidden; on macOS
/// also without a label.
nonisolated struct LabelledControl<Label: View, Control: View>: BuiltInView {
    @Environment(\.labelsAreHidden) private var labelIsHidden
    @Environment(\.platform) private var platform
    let spacing: CGFloat?
    let label: Label
    let control: Control

    init(spacing: CGFloat? = nil, label: Label, @ViewBuilder control: () -> Control) {
        self.spacing = spacing
        self.label = label
        self.control = control()
    }

    var body: some View {
        HStack(spacing: platform.looks.labelsAreApart ? nil : spacing) {
            if !labelIsHidden {
                label.toned(.plain)
                if platform.looks.labelsAreApart { Spacer() }
            }
            control
        }
    }
}

/// A bar of the proposed width with its filled fraction; without a proposal it has the length of the metrics.
nonisolated struct BarView: BuiltInView {
    @Environment(\.controlMetrics) private var metrics

    /// Nil if it is not known.
    let fraction: Double?

    init(fraction: Double?) { self.fraction = fraction }

    var body: some View {
        ControlMark(.bar(fraction))
            .frame(minWidth: 0, idealWidth: metrics.barLength, maxWidth: .infinity)
            .frame(height: metrics.barThickness)
    }
}
