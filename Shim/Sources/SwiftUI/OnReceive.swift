extension View {
    /// Runs a function with each value that a publisher sends while this view exists. The function may change states.
    ///
    /// A host does not wait for timers: a view that follows one is reported as `timers-pending`.
    ///
    /// The publisher is followed before any `onAppear` runs, and no longer when an `onDisappear` runs. The function runs
    /// in the host's next update, on its thread; publishers may send on any thread.
    ///
    /// - Parity: as in SwiftUI, a publisher that is another one after an evaluation is followed in place of the first.
    ///   Publishers are the same if they are equal or, where they have no `==`, if their fields have the same bytes;
    ///   for `MergeMany`, if their publishers are the same.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P,
        perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        _receive(from: publisher, areSame: areSamePublishers, follow: { $0.sink(receiveValue: $1) }, perform: action)
            ._waitingForTimer(followsTimer(publisher))
    }
}

/// Whether a publisher is a timer or gets its values from one, by the types of what it is made of.
private func followsTimer(_ publisher: Any, depth: Int = 0) -> Bool {
    if String(reflecting: type(of: publisher)).contains("TimerPublisher") { return true }
    guard depth < 3 else { return false }
    return Mirror(reflecting: publisher).children.prefix(8).contains { followsTimer($0.value, depth: depth + 1) }
}

/// A view that runs a function with each value that a publisher sends; see `onReceive(_:perform:)`.
public nonisolated struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
    /// The view that is shown.
    public var content: Content
    /// What is followed.
    public var publisher: PublisherType
    /// What runs with each value.
    public var action: (PublisherType.Output) -> Void

    /// A view with a publisher and a function.
    public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
        self.content = content
        self.publisher = publisher
        self.action = action
    }

    @MainActor public var body: some View { content.onReceive(publisher, perform: action) }
}
