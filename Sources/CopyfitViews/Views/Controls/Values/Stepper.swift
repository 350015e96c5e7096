import Foundation

/// A control that increases or decreases a value. A host operates it with `step(_:by:)`.
///
/// It consists of a label and, after a gap, a mark; on iOS the mark is at the trailing edge of the width. Lengths: see
/// `Documentation/Platforms.md`.
///
/// - Parity: the same declarations as SwiftUI; SwiftUI moves the mark to the trailing edge in forms of macOS too.
public nonisolated struct Stepper<Label: View>: BuiltInView {
    @Environment(\.controlMetrics) private var metrics
    private let label: Label
    /// The function that takes a number of steps, negative numbers going down; nil if the direction is disabled.
    private let increment: ((Int) -> Void)?
    private let decrement: ((Int) -> Void)?
    private let onEditingChanged: (Bool) -> Void

    private init(label: Label, move: @escaping (Int) -> Void, onEditingChanged: @escaping (Bool) -> Void) {
        self.label = label
        increment = move
        decrement = move
        self.onEditingChanged = onEditingChanged
    }

    /// A stepper with a function for each direction; nil disables a direction. The function is called once for each
    /// step, but at most 10,000 times in a row.
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

    /// A stepper with a function for each direction; nil disables a direction.
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

    /// A stepper for a bound value. A step that the value's type cannot represent is not taken.
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
            ControlMark(.stepper(goesUp: increment != nil, goesDown: decrement != nil))
                .frame(width: metrics.stepperSize.width, height: metrics.stepperSize.height)
                .taking(height: metrics.rowControlHeight)
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
    /// This value after as many of the steps as are allowed; negative counts go back. Tries powers of two, so that any
    /// number of steps takes little time.
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

    /// This value some steps further; nil if the type cannot represent it, for which `advanced(by:)` would stop the
    /// process.
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
