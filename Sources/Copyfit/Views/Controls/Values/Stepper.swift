import Foundation

/// A control that makes a value larger or smaller. A host works it by `step(_:by:)`.
///
/// Its label and, after a gap, a mark that follows from the font: see ``ControlMetrics``.
///
/// - Parity: the same spelling as SwiftUI with Copyfit's sizes; SwiftUI moves the mark to the trailing edge in forms.
public nonisolated struct Stepper<Label: View>: BuiltInView {
    @Environment(\.controlMetrics) private var metrics
    private let label: Label
    /// What takes a number of steps, negative ones downwards; nil where there is nothing further.
    private let increment: ((Int) -> Void)?
    private let decrement: ((Int) -> Void)?
    private let onEditingChanged: (Bool) -> Void

    private init(label: Label, move: @escaping (Int) -> Void, onEditingChanged: @escaping (Bool) -> Void) {
        self.label = label
        increment = move
        decrement = move
        self.onEditingChanged = onEditingChanged
    }

    /// A stepper with functions for each direction; nil where there is nothing further. A function is called for each step,
    /// but no more than 10,000 times in a row.
    public init(
        @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        func repeated(_ action: @escaping () -> Void) -> (Int) -> Void {
            { steps in for _ in 0..<min(steps.magnitude, 10_000) { action() } }
        }
        self.label = label()
        increment = onIncrement.map(repeated)
        decrement = onDecrement.map(repeated)
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
            label: label(),
            move: { value.wrappedValue = value.wrappedValue.stepped(by: step, times: $0) { _ in true } },
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
        self.init(
            label: label(),
            move: { value.wrappedValue = value.wrappedValue.stepped(by: step, times: $0, while: bounds.contains) },
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
        guard let move = steps > 0 ? increment : decrement, steps != 0 else { return }
        onEditingChanged(true)
        move(steps)
        onEditingChanged(false)
    }
}

extension Strideable {
    /// The value as many steps further as are allowed, back where the number is negative: in halves of what is left, so that
    /// any number of steps is soon taken.
    fileprivate func stepped(by step: Stride, times count: Int, while isAllowed: (Self) -> Bool) -> Self {
        let one = advanced(by: step, times: Int128(count.signum()))
        guard let one, isAllowed(one) else { return self }
        var (value, left) = (self, Int128(count))
        for bit in (0..<Int.bitWidth).reversed() {
            let part = Int128(count.signum()) << bit
            guard part.magnitude <= left.magnitude, let next = value.advanced(by: step, times: part), isAllowed(next)
            else { continue }
            value = next
            left -= part
        }
        return value
    }

    /// The value some steps further; nil where it is no number of the type, for which `advanced(by:)` stops the process.
    private func advanced(by step: Stride, times count: Int128) -> Self? {
        guard let number = self as? any FixedWidthInteger, let step = step as? Int else {
            return Stride(exactly: count).map { advanced(by: step * $0) }
        }
        return number.adding(Int128(step) * count) as? Self
    }
}

extension FixedWidthInteger {
    fileprivate func adding(_ distance: Int128) -> Self? {
        let room = Magnitude(truncatingIfNeeded: distance < 0 ? self &- .min : .max &- self)
        return distance.magnitude <= room ? self &+ Self(truncatingIfNeeded: distance) : nil
    }
}
