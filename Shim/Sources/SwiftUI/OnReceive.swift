extension View {
    /// Runs a function with each value that a publisher sends while this view exists. The function may change states.
    ///
    /// - Parity: as in SwiftUI, a publisher that is another one after an evaluation is followed in place of the first.
    ///   Publishers are the same if they are equal or, where they have no `==`, if their fields have the same bytes.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P,
        perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceivingModifier(publisher: publisher, action: action))
    }
}

/// Follows a publisher from the view's appearance to its disappearance.
private nonisolated struct ReceivingModifier<P: Publisher>: ViewModifier where P.Failure == Never {
    @State private var reception = Reception<P>()
    let publisher: P
    let action: (P.Output) -> Void

    init(publisher: P, action: @escaping (P.Output) -> Void) {
        self.publisher = publisher
        self.action = action
    }

    @MainActor func body(content: Content) -> some View {
        reception.prepare(publisher, action)
        return
            content
            .onAppear { reception.start() }
            .onChange(of: reception.version) { reception.start() }
            .onDisappear { reception.stop() }
    }
}

/// What one place follows.
private final class Reception<P: Publisher> where P.Failure == Never {
    private var publisher: P?
    private var action: (P.Output) -> Void = { _ in }
    private var subscription: AnyCancellable?
    /// Counts the publishers that were followed.
    private(set) var version = 0

    /// Takes over what the last evaluation said.
    func prepare(_ publisher: P, _ action: @escaping (P.Output) -> Void) {
        self.action = action
        if let current = self.publisher, areSamePublishers(current, publisher) { return }
        self.publisher = publisher
        version += 1
    }

    func start() {
        subscription = publisher?.sink { [weak self] value in self?.action(value) }
    }

    func stop() { subscription = nil }
}
