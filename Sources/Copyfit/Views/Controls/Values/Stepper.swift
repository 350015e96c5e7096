import Foundation

/// A control that makes a value larger or smaller. A host works it by `step(_:by:)`.
///
/// Its label and, after a gap, a mark that follows from the font: see ``ControlMetrics``.
///
/// - Parity: the same spelling as SwiftUI with Copyfit's sizes; SwiftUI moves the mark to the trailing edge in forms.
public nonisolated struct Stepper<Label: View>: BuiltInView {
    @Environment(\.controlMetrics) private var metrics
    private let label: Label
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void

    /// A stepper with functions for each direction; nil where there is nothing further.
    public init(
        @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        increment = onIncrement
        decrement = onDecrement
        self.onEditingChanged = onEditingChanged
    }

    /// A stepper with functions for each direction; nil where there is nothing further.
    public init(
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label,
            onIncrement: onIncrement,
            onDecrement: onDecrement,
            onEditingChanged: onEditingChanged
        )
    }

    /// A stepper for a bound value; a step beyond the whole numbers of its type is not taken.
    public init<V: Strideable>(
        value: Binding<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label,
            onIncrement: { value.wrappedValue = value.wrappedValue.stepped(by: step) ?? value.wrappedValue },
            onDecrement: { value.wrappedValue = value.wrappedValue.stepped(by: -step) ?? value.wrappedValue },
            onEditingChanged: onEditingChanged
        )
    }

    /// A stepper for a bound value in a range; a step that would leave the range is not taken.
    public init<V: Strideable>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        func move(by step: V.Stride) {
            guard let next = value.wrappedValue.stepped(by: step), bounds.contains(next) else { return }
            value.wrappedValue = next
        }
        self.init(
            label: label,
            onIncrement: { move(by: step) },
            onDecrement: { move(by: -step) },
            onEditingChanged: onEditingChanged
        )
    }

    public var body: some View {
        LabelledControl(spacing: metrics.markGap, label: label) {
            RoundedRectangle(cornerRadius: metrics.markSide / 4)
                .fill(.quaternary)
                .frame(width: metrics.markSide, height: 1.5 * metrics.markSide)
        }
        .operated(by: ControlOperations(step: take))
    }

    private func take(_ steps: Int) {
        guard let action = steps > 0 ? increment : decrement, steps != 0 else { return }
        onEditingChanged(true)
        for _ in 0..<steps.magnitude { action() }
        onEditingChanged(false)
    }
}

extension Strideable {
    /// The value a step further; nil where it is no number of the type, for which `advanced(by:)` stops the process.
    fileprivate func stepped(by step: Stride) -> Self? {
        guard let number = self as? any FixedWidthInteger, let step = step as? Int else { return advanced(by: step) }
        return number.adding(step) as? Self
    }
}

extension FixedWidthInteger {
    fileprivate func adding(_ step: Int) -> Self? {
        let room = Magnitude(truncatingIfNeeded: step < 0 ? self &- .min : .max &- self)
        return step.magnitude <= room ? self &+ Self(truncatingIfNeeded: step) : nil
    }
}
