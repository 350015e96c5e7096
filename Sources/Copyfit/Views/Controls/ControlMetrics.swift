import CopyfitLayout
import Foundation

/// The insets of controls, which follow from the size of the font: at 13 points a button's label has 8 points to each
/// side and 3 above and below; a text field's text 4 and 3. Mini, small and large controls have two, three and five
/// quarters of that.
struct ControlMetrics {
    let fontSize: CGFloat
    let controlSize: ControlSize

    var buttonInsets: EdgeInsets { insets(horizontal: 8, vertical: 3) }
    var fieldInsets: EdgeInsets { insets(horizontal: 4, vertical: 3) }
    /// The side of a switch or check box.
    var markSide: CGFloat { fontSize * 14 / 13 }

    private func insets(horizontal: CGFloat, vertical: CGFloat) -> EdgeInsets {
        let unit = fontSize / 13 * factor
        return EdgeInsets(
            top: vertical * unit,
            leading: horizontal * unit,
            bottom: vertical * unit,
            trailing: horizontal * unit
        )
    }

    private var factor: CGFloat {
        switch controlSize {
        case .mini: 0.5
        case .small: 0.75
        case .regular: 1
        case .large, .extraLarge: 1.25
        }
    }
}

extension EnvironmentValues {
    var controlMetrics: ControlMetrics {
        let font = ResolvedFont(font: nil, adjustment: FontAdjustment(), environment: builtIn)
        return ControlMetrics(fontSize: font.size, controlSize: builtIn.controlSize)
    }
}

extension View {
    /// The size of the controls inside.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        builtInEnvironment { $0.controlSize = controlSize }
    }

    /// Whether the controls inside react. Once disabled by an ancestor they stay disabled.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        builtInEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
    }

    /// Hides the labels of the controls inside.
    nonisolated public func labelsHidden() -> some View { builtInEnvironment { $0.labelsAreHidden = true } }
}
