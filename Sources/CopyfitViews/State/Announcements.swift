import Synchronization

/// A value that any thread may read and write.
final class Locked<Value> {
    private let lock = Mutex<Void>(())
    private var stored: Value

    init(_ value: Value) {
        stored = value
    }

    var value: Value {
        get {
            var current: Value?
            lock.withLock { _ in current = stored }
            return current!
        }
        set {
            // Releases the old value outside the lock, because that may run client code.
            var exchanged = newValue
            lock.withLock { _ in swap(&stored, &exchanged) }
        }
    }

    /// Changes the value in one step. The function must not run client code.
    func change(_ change: (inout Value) -> Void) {
        lock.withLock { _ in change(&stored) }
    }
}

/// The functions that are called with each value of something, in the order in which they were added. Any thread may
/// use it.
final class Announcements<Value> {
    private struct Followers {
        var actions: [Int: (Value) -> Void] = [:]
        var next = 0
    }

    /// Calls a function until it is released.
    private final class Following {
        private weak var announcements: Announcements?
        private let number: Int

        init(_ announcements: Announcements, number: Int) {
            self.announcements = announcements
            self.number = number
        }

        deinit {
            announcements?.remove(number)
        }
    }

    private let followers = Locked(Followers())

    /// Calls a function with each value that is announced from now on, as long as the result exists.
    func follow(_ action: @escaping (Value) -> Void) -> AnyObject {
        var number = 0
        followers.change { followers in
            number = followers.next
            followers.next += 1
            followers.actions[number] = action
        }
        return Following(self, number: number)
    }

    func announce(_ value: Value) {
        for (_, action) in followers.value.actions.sorted(by: { $0.key < $1.key }) { action(value) }
    }

    /// Releases the function outside the lock, because that may run client code.
    private func remove(_ number: Int) {
        var removed: ((Value) -> Void)?
        followers.change { removed = $0.actions.removeValue(forKey: number) }
        _ = removed
    }
}
