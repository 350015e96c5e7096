import Foundation

/// What a host can do with a control besides triggering it: what a user would do on a screen.
struct ControlOperations {
    /// Sets the value, within the control's range and steps.
    var setValue: ((Double) -> Void)?
    /// Takes a number of steps.
    var step: ((Int) -> Void)?
    /// Selects the option with a tag; false if the tag's type is not the selection's.
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

/// Keeps the operations of a control.
final class OperationsWatch: ContentWatch {
    var operations = ControlOperations()

    func queueActions(_ queue: inout ActionQueue) {}
}

extension ViewHost {
    /// Moves the slider of the view with this id or accessibility identifier to a value, as near as its range and steps
    /// allow. False if there is no such slider or it is disabled. Call ``update()`` afterwards.
    @MainActor @discardableResult
    public func setValue(_ value: Double, of id: some Hashable) -> Bool {
        guard let set = operation(of: id, { $0.setValue }) else { return false }
        set(value)
        return true
    }

    /// Takes steps with the stepper of the view with this id or accessibility identifier; negative numbers go down.
    /// False if there is no such stepper or it is disabled. Call ``update()`` afterwards.
    @MainActor @discardableResult
    public func step(_ id: some Hashable, by steps: Int) -> Bool {
        guard let step = operation(of: id, { $0.step }) else { return false }
        step(steps)
        return true
    }

    /// Selects the option with a tag in the picker of the view with this id or accessibility identifier. False if there
    /// is no such picker, it is disabled, or the tag's type is not the selection's. Call ``update()`` afterwards.
    @MainActor @discardableResult
    public func select(_ tag: some Hashable, in id: some Hashable) -> Bool {
        operation(of: id, { $0.select })?(AnyHashable(tag)) ?? false
    }

    /// This operation of the nearest control that has it; nil if the control is disabled.
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
