import Synchronization

/// A value that any thread may read and change, one at a time. The functions must not run client code.
final class Guarded<Value> {
    private let lock = Mutex<Void>(())
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    @discardableResult
    func change<Result>(_ change: (inout Value) -> Result) -> Result {
        var result: Result?
        lock.withLock { _ in result = change(&value) }
        return result!
    }

    func read<Result>(_ read: (Value) -> Result) -> Result { change { read($0) } }
}
