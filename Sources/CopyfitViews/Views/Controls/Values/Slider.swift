import CopyfitLayout
import Foundation

/// A control for a number in a range. A host moves it with `setValue(_:of:)`.
///
/// Its label (on macOS only), the label of the least value, a track and the label of the greatest value form a row with
/// the default gaps; the track takes the width that is left. Lengths: see `Documentation/Platforms.md`.
public nonisolated struct Slider<Label: View, ValueLabel: View>: BuiltInView {
    @Environment(\.controlMetrics) private var metrics
    @Environment(\.labelsAreHidden) private var labelIsHidden
    private let number: SteppedNumber
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel

    init(_ number: SteppedNumber, label: Label, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel) {
        self.number = number
        self.label = label
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
    }

    public var body: some View {
        HStack {
            if metrics.platform.looks.slidersAreLabelled, !labelIsHidden { label.toned(.plain) }
            minimumValueLabel
            ControlMark(.slider(number.fraction()))
                .frame(minWidth: metrics.sliderLeastLength, idealWidth: metrics.barLength, maxWidth: .infinity)
                .frame(height: metrics.sliderHeight)
            maximumValueLabel
        }
        .operated(by: ControlOperations(setValue: number.set))
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider without labels. `onEditingChanged` is called with true before, and with false after, a host sets a
    /// value.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }

    /// A slider without labels that moves in steps from the lower bound.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SteppedNumber(value, in: bounds, step: nil, onEditingChanged),
            label: label(),
            minimumValueLabel: EmptyView(),
            maximumValueLabel: EmptyView()
        )
    }

    /// A slider with a label that moves in steps from the lower bound.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SteppedNumber(value, in: bounds, step: Double(step), onEditingChanged),
            label: label(),
            minimumValueLabel: EmptyView(),
            maximumValueLabel: EmptyView()
        )
    }
}

extension Slider {
    /// A slider with a label and labels of its bounds.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SteppedNumber(value, in: bounds, step: nil, onEditingChanged),
            label: label(),
            minimumValueLabel: minimumValueLabel(),
            maximumValueLabel: maximumValueLabel()
        )
    }

    /// A slider with a label and labels of its bounds that moves in steps from the lower bound.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SteppedNumber(value, in: bounds, step: Double(step), onEditingChanged),
            label: label(),
            minimumValueLabel: minimumValueLabel(),
            maximumValueLabel: maximumValueLabel()
        )
    }

    /// A slider with a label and labels of its bounds.
    @available(*, deprecated, message: "Use init(value:in:label:minimumValueLabel:maximumValueLabel:).")
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SteppedNumber(value, in: bounds, step: nil, onEditingChanged),
            label: label(),
            minimumValueLabel: minimumValueLabel,
            maximumValueLabel: maximumValueLabel
        )
    }
}
