public import Copyfit
public import OpenCombine

/// Copyfit's own; OpenCombine's of the same names are hidden by them.
public typealias ObservableObject = Copyfit.ObservableObject
public typealias ObservableObjectPublisher = Copyfit.ObservableObjectPublisher
public typealias Published = Copyfit.Published

extension Copyfit.ObservableObjectPublisher: @retroactive OpenCombine.Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    /// Sends a value before each change of the object.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        let subject = PassthroughSubject<Void, Never>()
        let following = Following(_follow { subject.send() })
        subject.handleEvents(receiveCancel: { following.stop() }).receive(subscriber: subscriber)
    }
}

extension Copyfit.Published.Publisher: @retroactive OpenCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    /// Sends the current value, then each new one before it is stored.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
        let subject = CurrentValueSubject<Value, Never>(_current)
        let following = Following(_follow { subject.send($0) })
        subject.handleEvents(receiveCancel: { following.stop() }).receive(subscriber: subscriber)
    }
}

extension OpenCombine.Publisher where Failure == Never {
    /// Sets a published property to each value, as long as the property exists.
    public func assign(to published: inout Copyfit.Published<Output>.Publisher) {
        published._keep(sink(receiveValue: published._setter))
    }
}

/// What keeps a function being called, until it is stopped.
private final class Following {
    private var token: AnyObject?

    init(_ token: AnyObject) {
        self.token = token
    }

    func stop() { token = nil }
}

// MARK: What may be an object's `objectWillChange`

extension OpenCombine.PassthroughSubject: @retroactive Copyfit._ObjectChanges {
    public func _follow(_ action: @escaping () -> Void) -> AnyObject { sinkChanges(action) }
}

extension OpenCombine.CurrentValueSubject: @retroactive Copyfit._ObjectChanges {
    public func _follow(_ action: @escaping () -> Void) -> AnyObject { sinkChanges(action) }
}

extension OpenCombine.AnyPublisher: @retroactive Copyfit._ObjectChanges {
    public func _follow(_ action: @escaping () -> Void) -> AnyObject { sinkChanges(action) }
}

extension OpenCombine.Publisher {
    fileprivate func sinkChanges(_ action: @escaping () -> Void) -> AnyObject {
        sink(receiveCompletion: { _ in }, receiveValue: { _ in action() })
    }
}
