import CopyfitLayout
import Foundation

/// What a picker passes to its style.
struct PickerConfiguration {
    let label: ControlPart
    let options: ControlPart
    /// Whether the option with a tag is the selected one.
    let isSelected: (AnyHashable?) -> Bool
}

/// The label of a picker and its options.
nonisolated struct PickerBody: BuiltInView {
    @Environment(\.hasHorizontalRadioGroups) private var hasHorizontalRadioGroups
    let arrangement: _PickerArrangement.Kind
    let configuration: PickerConfiguration

    init(arrangement: _PickerArrangement.Kind, configuration: PickerConfiguration) {
        self.arrangement = arrangement
        self.configuration = configuration
    }

    var body: some View {
        LabelledControl(label: ControlPartView(part: configuration.label)) {
            switch arrangement {
            case .menu: PickerMenu(configuration: configuration)
            case .radioGroup where hasHorizontalRadioGroups: HStack { PickerOptions(configuration: configuration) }
            case .column, .radioGroup: VStack(alignment: .leading) { PickerOptions(configuration: configuration) }
            case .segments: PickerBed(configuration: configuration)
            }
        }
    }
}

/// A part of a control as a view.
nonisolated struct ControlPartView: View {
    typealias Body = Never

    let part: ControlPart

    nonisolated static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        view.part.content.reconcile(at: position)
    }
}

/// The options on top of each other, with only the selected one visible, and a mark.
private nonisolated struct PickerMenu: BuiltInView {
    @Environment(\.controlMetrics) private var metrics
    let configuration: PickerConfiguration

    init(configuration: PickerConfiguration) { self.configuration = configuration }

    var body: some View {
        HStack(spacing: metrics.markGap) {
            ZStack(alignment: .leading) {
                Group(subviews: ControlPartView(part: configuration.options)) { options in
                    ForEach(options) { option in
                        option.opacity(configuration.isSelected(option.containerValues[TagKey.self]) ? 1 : 0)
                    }
                }
            }
            ControlMark(.symbol("chevron.up.chevron.down")).frame(width: metrics.markSide, height: metrics.markSide)
        }
        .toned(.plain)
        .padding(metrics.buttonInsets)
        .background(.palette(\.control), in: RoundedRectangle(cornerRadius: metrics.fontSize / 3))
    }
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
        EqualCells() { PickerSegments(configuration: configuration) }
            .background(.palette(\.track), in: RoundedRectangle(cornerRadius: metrics.fontSize / 3))
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
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
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

/// Cells side by side without gaps, all as wide as the widest and as high as the highest, by their ideal sizes.
private nonisolated struct EqualCells: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let cell = cell(of: subviews)
        return CGSize(width: cell.width * CGFloat(subviews.count), height: cell.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let cell = cell(of: subviews)
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
