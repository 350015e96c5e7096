import Foundation

/// What a host can do to a control besides triggering it: what a user would do on a screen.
struct ControlOperations {
    /// Sets the value, as far as the control's range and step allow.
    var setValue: ((Double) -> Void)?
    /// Takes a number of steps.
    var step: ((Int) -> Void)?
    /// Selects the option with a tag; false when the tag is of another type than the selection.
    var select: ((AnyHashable) -> Bool)?
}

extension View {
    /// Lets a host operate this view.
    nonisolated func operated(by operations: ControlOperations) -> some View {
        modifier(OperationsModifier(operations: operations))
    }
}

nonisolated struct OperationsModifier: ListModifier {
    typealias Body = Never

    let operations: ControlOperations

    func makeWatch() -> OperationsWatch { OperationsWatch() }

    func update(_ watch: OperationsWatch, in node: _ViewNode) {
        watch.operations = operations
    }
}

/// Keeps what can be done to a control.
final class OperationsWatch: ContentWatch {
    var operations = ControlOperations()

    func queueActions(_ queue: inout ActionQueue, isPresent: Bool) {}
}

extension ViewHost {
    /// Moves the slider that belongs to the view with an id or accessibility identifier to a value, as near as its
    /// range and step allow. False when there is none or it is disabled. Call ``update()`` afterwards.
    @MainActor @discardableResult
    public func setValue(_ value: Double, of id: some Hashable) -> Bool {
        guard let set = operation(of: id, { $0.setValue }) else { return false }
        set(value)
        return true
    }

    /// Takes steps on the stepper that belongs to the view with an id or accessibility identifier, downwards if the
    /// number is negative. False when there is none or it is disabled. Call ``update()`` afterwards.
    @MainActor @discardableResult
    public func step(_ id: some Hashable, by steps: Int) -> Bool {
        guard let step = operation(of: id, { $0.step }) else { return false }
        step(steps)
        return true
    }

    /// Selects the option with a tag in the picker that belongs to the view with an id or accessibility identifier.
    /// False when there is none, it is disabled, or the tag is not of the selection's type. Call ``update()``
    /// afterwards.
    @MainActor @discardableResult
    public func select(_ tag: some Hashable, in id: some Hashable) -> Bool {
        operation(of: id, { $0.select })?(AnyHashable(tag)) ?? false
    }

    /// An operation of the nearest control that has it, unless the control is disabled.
    private func operation<Operation>(
        of id: some Hashable,
        _ operation: (ControlOperations) -> Operation?
    ) -> Operation? {
        let control = place(named: AnyHashable(id))?.nearest { node in
            (node as? ListModifierNode<OperationsWatch>).flatMap { operation($0.watch.operations) == nil ? nil : $0 }
        }
        guard let control, control.environment.isEnabled else { return nil }
        return operation(control.watch.operations)
    }
}
