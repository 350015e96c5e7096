import CopyfitLayout
import Foundation

/// The lengths of controls at a place: those of the platform (``PlatformMetrics``), for the font and the size of controls.
///
/// On macOS they are proportional to the font size, and mini, small and large controls have two, three and five quarters
/// of them; marks depend on the font only. On iOS only marks grow with the font, and only the insets of buttons depend on
/// the size of controls.
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
    let platform: PlatformRules
    /// Whether the place is in a list or a form.
    let isInRow: Bool
    let fontSize: CGFloat
    let controlSize: ControlSize

    var buttonInsets: EdgeInsets { EdgeInsets(buttonInset, times: fontUnit) }
    var fieldInsets: EdgeInsets { EdgeInsets(table.fieldInset, times: unit) }
    var editorInsets: EdgeInsets { EdgeInsets(table.editorInset, times: unit) }
    var dateInsets: EdgeInsets {
        rowControlHeight == nil
            ? EdgeInsets(table.dateInset, times: unit)
            : EdgeInsets(CGSize(width: table.dateInset.width, height: 0), times: unit)
    }
    /// The height that controls take in rows; nil is their own.
    var rowControlHeight: CGFloat? { isInRow ? table.rowControlHeight : nil }
    var linkMarkSize: CGSize? { isInRow ? table.linkMarkSize : nil }
    /// The side of a check box and other square marks.
    var markSide: CGFloat { table.markSide * fontSize / table.fontSize }
    /// The gap between a mark and its label.
    var markGap: CGFloat { table.markGap * unit }
    var switchSize: CGSize { table.switchSize.times(fontUnit) }
    var stepperSize: CGSize { table.stepperSize.times(fontUnit) }
    var swatchSize: CGSize { table.swatchSize.times(fontUnit) }
    var segmentHeight: CGFloat? { table.segmentHeight }
    var segmentFontSize: CGFloat? { table.segmentFontSize }
    var wheelHeight: CGFloat? { table.wheelHeight }
    var sliderHeight: CGFloat { rowControlHeight ?? table.sliderHeight * fontUnit }
    var sliderLeastLength: CGFloat { table.sliderLeastLength * fontUnit }
    /// The length of bars and tracks if nothing is proposed.
    var barLength: CGFloat { table.barLength * unit }
    var barThickness: CGFloat { table.barThickness * unit }
    /// The gap between the parts of a ``ContentUnavailableView``.
    var partGap: CGFloat { table.partGap * unit }
    var spinnerSide: CGFloat { table.spinnerSide * unit }
    var dialSide: CGFloat { table.dialSide * unit }

    private var table: PlatformMetrics { platform.metrics }

    /// The length that is one point at the platform's font size and the regular size of controls.
    private var unit: CGFloat { fontUnit * scale }

    private var fontUnit: CGFloat { table.growsWithFont ? fontSize / table.fontSize : 1 }

    private var scale: CGFloat {
        switch controlSize {
        case .mini: table.miniScale
        case .small: table.smallScale
        case .regular: 1
        case .large, .extraLarge: table.largeScale
        }
    }

    private var buttonInset: CGSize {
        switch controlSize {
        case .mini: table.miniButtonInset
        case .small: table.smallButtonInset
        case .regular: table.regularButtonInset
        case .large: table.largeButtonInset
        case .extraLarge: table.extraLargeButtonInset
        }
    }
}

extension EdgeInsets {
    /// A width at both sides and a height above and below, multiplied.
    fileprivate init(_ inset: CGSize, times factor: CGFloat) {
        let inset = inset.times(factor)
        self.init(top: inset.height, leading: inset.width, bottom: inset.height, trailing: inset.width)
    }
}

extension CGSize {
    fileprivate func times(_ factor: CGFloat) -> CGSize { CGSize(width: width * factor, height: height * factor) }
}

extension View {
    /// A control with another height in layout, around its middle; nil keeps its own.
    @ViewBuilder nonisolated func taking(height: CGFloat?) -> some View {
        if let height { frame(height: height) } else { self }
    }
}

extension EnvironmentValues {
    var controlMetrics: ControlMetrics {
        let font = ResolvedFont(font: nil, adjustment: FontAdjustment(), environment: self)
        return ControlMetrics(
            platform: platform,
            isInRow: isInRow,
            fontSize: font.size,
            controlSize: builtIn.controlSize
        )
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
