import CopyfitLayout
import Foundation

/// The lengths of controls. They are chosen, not measured on Apple's systems, and proportional to the font size: the
/// table gives points at font size 13 and regular control size. Mini, small and large controls have two, three and five
/// quarters of them; marks depend on the font only.
///
/// | control | length |
/// |---|---|
/// | button, segment, menu picker | label inset by 8 to each side, 3 above and below |
/// | text field, text editor | text inset by 4 to each side, 3 above and below |
/// | check box, picker's option, disclosure group | mark of 14 × 14, then a gap of 4 |
/// | switch | mark of 28 × 14 after a gap of 4 |
/// | menu picker | mark of 14 × 14 after a gap of 4, inside the insets |
/// | stepper | mark of 14 × 21 after a gap of 4 |
/// | slider | track as wide as proposed, 100 if nothing is, at least 28; 14 high |
/// | progress view, gauge: linear | bar as wide as proposed, 100 if nothing is; 4 high |
/// | progress view: circular | 20 × 20 |
/// | gauge: circular | 42 × 42 |
/// | content unavailable view | gaps of 8 between its parts |
///
/// Controls are drawn in one neutral look that imitates no system's. ``Palette`` has its colours, ``ControlPen`` draws the
/// marks. What is disabled has an opacity of 0.4.
///
/// | control | look |
/// |---|---|
/// | bordered button, menu | pale grey; in a pale tint with a tinted label if a tint is set; red if destructive |
/// | prominent button | the tint, or red, with a white label; grey while disabled |
/// | borderless button, link | the label in the tint or in the colour of links |
/// | check box, option | white with a border; on: the tint with a white check mark, dash or dot |
/// | switch | a track, in the tint while on, and a white knob at its end |
/// | slider, bar, ring, dial | a grey track, filled in the tint up to the value |
/// | stepper | two halves with tips up and down, grey where nothing would happen |
/// | segments | a grey bed; the selected one is white, or lighter in the dark |
/// | field | white with a border of one point, or lighter in the dark; empty: the placeholder's grey |
/// | group box | a very pale box |
/// | list | lines between rows, faint headers; grouped: a grey background with white rows |
struct ControlMetrics {
    let fontSize: CGFloat
    let controlSize: ControlSize

    var buttonInsets: EdgeInsets { insets(horizontal: 8, vertical: 3) }
    var fieldInsets: EdgeInsets { insets(horizontal: 4, vertical: 3) }
    /// The side of a switch, a check box and other marks.
    var markSide: CGFloat { fontSize * 14 / 13 }
    /// The gap between a mark and its label.
    var markGap: CGFloat { fieldInsets.leading }
    /// The length of bars and tracks if nothing is proposed.
    var barLength: CGFloat { 100 * unit }
    var barThickness: CGFloat { 4 * unit }
    /// The gap between the parts of a ``ContentUnavailableView``.
    var partGap: CGFloat { 8 * unit }
    var spinnerSide: CGFloat { 20 * unit }
    var dialSide: CGFloat { 42 * unit }

    /// The length that is one point at font size 13.
    private var unit: CGFloat { fontSize / 13 * factor }

    private func insets(horizontal: CGFloat, vertical: CGFloat) -> EdgeInsets {
        EdgeInsets(
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

    /// Disables the controls inside. Controls that an ancestor disables stay disabled.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        builtInEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
    }

    /// Hides the labels of the controls inside.
    nonisolated public func labelsHidden() -> some View { builtInEnvironment { $0.labelsAreHidden = true } }

    /// Shows or hides the labels of the controls inside; `automatic` changes nothing.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        builtInEnvironment {
            $0.labelsAreHidden = visibility == .automatic ? $0.labelsAreHidden : visibility == .hidden
        }
    }
}
