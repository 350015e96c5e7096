import CopyfitLayout
import Foundation

/// What a picker passes to its style.
struct PickerConfiguration {
    let label: ControlPart
    let options: ControlPart
    /// Whether the option with a tag is the selected one.
    let isSelected: (AnyHashable?) -> Bool
}

/// The label of a picker and its options. On iOS the label is only in the rows of lists and forms, and only for menus.
nonisolated struct PickerBody: BuiltInView {
    @Environment(\.hasHorizontalRadioGroups) private var hasHorizontalRadioGroups
    @Environment(\.platform) private var platform
    @Environment(\.isInRow) private var isInRow
    let arrangement: _PickerArrangement.Kind
    let configuration: PickerConfiguration

    init(arrangement: _PickerArrangement.Kind, configuration: PickerConfiguration) {
        self.arrangement = arrangement
        self.configuration = configuration
    }

    var body: some View {
        if !platform.looks.pickersAreLabelled && !(isInRow && arrangement == .menu) {
            options
        } else {
            LabelledControl(label: ControlPartView(part: configuration.label)) { options }
        }
    }

    @ViewBuilder private var options: some View {
        switch arrangement {
        case .wheel where wheelHeight != nil:
            PickerChoice(alignment: .center, configuration: configuration)
                .frame(minWidth: 0, maxWidth: .infinity)
                .frame(height: wheelHeight)
        case .menu, .wheel: PickerMenu(configuration: configuration)
        case .radioGroup where hasHorizontalRadioGroups: HStack { PickerOptions(configuration: configuration) }
        case .column, .radioGroup: VStack(alignment: .leading) { PickerOptions(configuration: configuration) }
        case .segments: PickerBed(configuration: configuration)
        }
    }

    private var wheelHeight: CGFloat? { platform.metrics.wheelHeight }
}

/// A part of a control as a view.
nonisolated struct ControlPartView: View {
    typealias Body = Never

    let part: ControlPart

    nonisolated static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        view.part.content.reconcile(at: position)
    }
}

/// The options on top of each other, with only the selected one visible.
private nonisolated struct PickerChoice: BuiltInView {
    let alignment: Alignment
    let configuration: PickerConfiguration

    init(alignment: Alignment, configuration: PickerConfiguration) {
        self.alignment = alignment
        self.configuration = configuration
    }

    var body: some View {
        ZStack(alignment: alignment) {
            Group(subviews: ControlPartView(part: configuration.options)) { options in
                ForEach(options) { option in
                    option.opacity(configuration.isSelected(option.containerValues[TagKey.self]) ? 1 : 0)
                }
            }
        }
        .toned(.plain)
    }
}

/// The selected option and a mark. On macOS on the background of a button.
private nonisolated struct PickerMenu: BuiltInView {
    @Environment(\.controlMetrics) private var metrics
    @Environment(\.isInRow) private var isInRow
    let configuration: PickerConfiguration

    init(configuration: PickerConfiguration) { self.configuration = configuration }

    var body: some View {
        HStack(spacing: metrics.markGap) {
            PickerChoice(alignment: .leading, configuration: configuration)
            ControlMark(.symbol("chevron.up.chevron.down")).frame(width: metrics.markSide, height: metrics.markSide)
        }
        .padding(hasInsets ? metrics.buttonInsets : EdgeInsets())
        .background(
            OptionalFill(color: .palette(\.control), isVisible: metrics.platform.looks.menusAreBordered),
            in: RoundedRectangle(cornerRadius: metrics.fontSize / 3)
        )
    }

    private var hasInsets: Bool { metrics.platform.looks.menusAreBordered || !isInRow }
}

/// The options, each after a mark.
private nonisolated struct PickerOptions: BuiltInView {
    @Environment(\.controlMetrics) private var metrics
    let configuration: PickerConfiguration

    init(configuration: PickerConfiguration) { self.configuration = configuration }

    var body: some View {
        Group(subviews: ControlPartView(part: configuration.options)) { options in
            ForEach(options) { option in
                HStack(spacing: metrics.markGap) {
                    ControlMark(.radio(isSelected: configuration.isSelected(option.containerValues[TagKey.self])))
                        .frame(width: metrics.markSide, height: metrics.markSide)
                    option.toned(.plain)
                }
            }
        }
    }
}

/// The options side by side on a common background.
private nonisolated struct PickerBed: BuiltInView {
    @Environment(\.controlMetrics) private var metrics
    let configuration: PickerConfiguration

    init(configuration: PickerConfiguration) { self.configuration = configuration }

    var body: some View {
        cells.background(.palette(\.track), in: RoundedRectangle(cornerRadius: metrics.fontSize / 3))
            .taking(height: metrics.rowControlHeight)
    }

    @ViewBuilder private var cells: some View {
        let cells = PickerSegments(configuration: configuration)
        if let fontSize = metrics.segmentFontSize {
            EqualCells(fillsRoom: true) { cells.font(.system(size: fontSize, weight: .medium)) }
                .frame(height: metrics.segmentHeight)
        } else {
            EqualCells(fillsRoom: false) { cells }
        }
    }
}

/// The options, each with the insets of a button; the selected one has a background.
private nonisolated struct PickerSegments: BuiltInView {
    @Environment(\.controlMetrics) private var metrics
    let configuration: PickerConfiguration

    init(configuration: PickerConfiguration) { self.configuration = configuration }

    var body: some View {
        Group(subviews: ControlPartView(part: configuration.options)) { options in
            ForEach(options) { option in
                option
                    .toned(.plain)
                    .padding(metrics.buttonInsets)
                    // Never larger than the cell, whatever the text: its background stays on the bed.
                    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
                    .background(
                        OptionalFill(
                            color: .palette(\.selectedSegment),
                            isVisible: configuration.isSelected(option.containerValues[TagKey.self])
                        ),
                        in: RoundedRectangle(cornerRadius: metrics.fontSize / 4).inset(by: metrics.fontSize / 8)
                    )
            }
        }
    }
}

/// Cells side by side without gaps, all as wide as the widest and as high as the highest, by their ideal sizes; or
/// together as large as proposed.
private nonisolated struct EqualCells: Layout {
    let fillsRoom: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let cell = cell(of: subviews)
        let ideal = cell.width * CGFloat(subviews.count)
        let size = CGSize(width: ideal, height: cell.height)
        return fillsRoom ? proposal.replacingUnspecifiedDimensions(by: size) : size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let cell = CGSize(width: bounds.width / CGFloat(max(1, subviews.count)), height: bounds.height)
        for (index, subview) in subviews.enumerated() {
            let corner = CGPoint(x: bounds.minX + CGFloat(index) * cell.width, y: bounds.minY)
            subview.place(at: corner, proposal: ProposedViewSize(cell))
        }
    }

    private func cell(of subviews: Subviews) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }
}
