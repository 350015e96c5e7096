import CopyfitLayout

/// Shows where a value is in a range. The style in the environment makes its view.
///
/// - Parity: the same declarations as SwiftUI with Copyfit's sizes. There are no labels of marked values.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>:
    BuiltInView
{
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    private let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)

    init<V: BinaryFloatingPoint>(
        _ value: V,
        _ range: ClosedRange<V>,
        label: Label,
        current: CurrentValueLabel,
        bounds: (minimum: BoundsLabel, maximum: BoundsLabel)
    ) {
        let length = range.upperBound - range.lowerBound
        // NaN is not greater than anything, so it counts as the lower bound.
        let offset = value > range.lowerBound ? min(value, range.upperBound) - range.lowerBound : 0
        fraction = length > 0 && length.isFinite ? Double(offset / length) : 0
        self.label = label
        currentValueLabel = current
        self.bounds = bounds
    }

    public var body: some View {
        StyledControlView(
            kind: GaugeControl.self,
            configuration: GaugeStyleConfiguration(
                value: fraction,
                label: .init(content: TypedContent(label)),
                currentValueLabel: CurrentValueLabel.self == EmptyView.self
                    ? nil : .init(content: TypedContent(currentValueLabel)),
                minimumValueLabel: BoundsLabel.self == EmptyView.self
                    ? nil : .init(content: TypedContent(bounds.minimum)),
                maximumValueLabel: BoundsLabel.self == EmptyView.self
                    ? nil : .init(content: TypedContent(bounds.maximum))
            )
        )
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a label.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, label: label(), current: EmptyView(), bounds: (EmptyView(), EmptyView()))
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a label and a label of the current value.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label: label(), current: currentValueLabel(), bounds: (EmptyView(), EmptyView()))
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// A gauge with a label and labels of the current value and the bounds.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value,
            bounds,
            label: label(),
            current: currentValueLabel(),
            bounds: (minimumValueLabel(), maximumValueLabel())
        )
    }
}
