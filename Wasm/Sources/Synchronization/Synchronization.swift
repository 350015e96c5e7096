/// What Copyfit uses of Synchronization, where there is one thread.

/// A value that nobody else has in hand.
public struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
    private final class Box {
        var value: Value

        init(_ value: consuming Value) { self.value = value }
    }

    private let box: Box

    public init(_ value: consuming sending Value) { box = Box(value) }

    public borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try body(&box.value)
    }
}

/// A reference that is set once.
public struct AtomicLazyReference<Instance: AnyObject>: ~Copyable, @unchecked Sendable {
    private final class Box {
        var value: Instance?
    }

    private let box = Box()

    public init() {}

    public borrowing func load() -> Instance? { box.value }

    public borrowing func storeIfNil(_ desired: consuming Instance) -> Instance {
        if let first = box.value { return first }
        let stored = desired
        box.value = stored
        return stored
    }
}

/// A counter.
public struct Atomic<Value: FixedWidthInteger>: ~Copyable, @unchecked Sendable {
    private final class Box {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    private let box: Box

    public init(_ value: Value) { box = Box(value) }

    public borrowing func wrappingAdd(_ operand: Value, ordering: AtomicUpdateOrdering) -> (
        oldValue: Value, newValue: Value
    ) {
        let old = box.value
        box.value = old &+ operand
        return (old, box.value)
    }
}

public enum AtomicUpdateOrdering: Sendable {
    case relaxed
}
