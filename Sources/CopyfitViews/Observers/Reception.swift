extension View {
    /// Follows a source as long as the view exists, and runs an action with each of its values in the next update. Not
    /// for callers outside Copyfit and the package `Shim`.
    ///
    /// The source is followed from the view's first evaluation on, before any `onAppear`, and no longer when an
    /// `onDisappear` runs. A source that is not the same after an evaluation takes the place of the one before. Any
    /// thread may send values; they wait for the host's next update.
    ///
    /// - Parameters:
    ///   - areSame: Whether two sources send the same.
    ///   - follow: Calls its function with each value of a source, as long as the result exists.
    nonisolated public func _receive<Source, Value>(
        from source: Source,
        areSame: @escaping (Source, Source) -> Bool,
        follow: @escaping (Source, @escaping (Value) -> Void) -> AnyObject,
        perform action: @escaping (Value) -> Void
    ) -> some View {
        modifier(ReceptionModifier(source: source, areSame: areSame, follow: follow, action: action))
    }
}

nonisolated struct ReceptionModifier<Source, Value>: ListModifier {
    typealias Body = Never

    let source: Source
    let areSame: (Source, Source) -> Bool
    let follow: (Source, @escaping (Value) -> Void) -> AnyObject
    let action: (Value) -> Void

    func makeWatch() -> ReceptionWatch<Source, Value> { ReceptionWatch() }

    func update(_ watch: ReceptionWatch<Source, Value>, in node: _ViewNode) { watch.note(self, in: node) }
}

/// Follows the source of one place.
final class ReceptionWatch<Source, Value>: ContentWatch {
    private var modifier: ReceptionModifier<Source, Value>?
    /// Asks for an update. Any thread may call it.
    private var askForUpdate: (@Sendable () -> Void)?
    private var following: AnyObject?
    private var arrivals: Locked<Arrivals>?
    private var isAway = false

    /// What has been sent since the last walk.
    private struct Arrivals {
        var values: [Value] = []
        /// What is sent while following begins is taken by the walk of the same pass.
        var isBeginning = true
    }

    fileprivate func note(_ new: ReceptionModifier<Source, Value>, in node: _ViewNode) {
        if askForUpdate == nil { askForUpdate = node.graph.door.inbox.note(node) }
        let old = modifier
        modifier = new
        if let old, new.areSame(old.source, new.source) { return }
        stop()
        if !isAway { start() }
    }

    func queueActions(_ queue: inout ActionQueue) {
        isAway = false
        if following == nil { start() }
        guard let action = modifier?.action, let values = takeValues() else { return }
        queue.append(self, subject: { "onReceive" }) { values.forEach(action) }
    }

    func didDisappear(in graph: ViewGraph) {
        isAway = true
        stop()
    }

    private func start() {
        guard let modifier, let askForUpdate else { return }
        let arrivals = Locked(Arrivals())
        self.arrivals = arrivals
        following = modifier.follow(modifier.source) { value in
            var isBeginning = false
            arrivals.change {
                $0.values.append(value)
                isBeginning = $0.isBeginning
            }
            if !isBeginning { askForUpdate() }
        }
        arrivals.change { $0.isBeginning = false }
    }

    private func stop() { (following, arrivals) = (nil, nil) }

    /// The values that have not been delivered; nil if there are none.
    private func takeValues() -> [Value]? {
        var values: [Value] = []
        arrivals?.change { swap(&$0.values, &values) }
        return values.isEmpty ? nil : values
    }
}
