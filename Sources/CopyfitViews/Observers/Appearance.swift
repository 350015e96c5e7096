extension View {
    /// Calls an action after the first pass with the view. If the action writes a state, another pass follows before
    /// the host's update returns.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action, disappear: nil))
    }

    /// Calls an action after the pass in which the view was removed, or when the host is closed.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: nil, disappear: action))
    }
}

nonisolated struct AppearanceModifier: ListModifier {
    typealias Body = Never

    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    func makeWatch() -> AppearanceWatch { AppearanceWatch() }

    func update(_ watch: AppearanceWatch, in node: _ViewNode) {
        watch.appear = appear
        watch.disappear = disappear
    }
}

/// Remembers whether content is present. Several elements appear with the first and disappear with the last.
final class AppearanceWatch: ContentWatch {
    fileprivate var appear: (() -> Void)?
    fileprivate var disappear: (() -> Void)?
    private var isPresent = false

    func queueActions(_ queue: inout ActionQueue, isPresent: Bool) {
        guard isPresent != self.isPresent else { return }
        self.isPresent = isPresent
        guard let action = isPresent ? appear : disappear else { return }
        queue.append(self, subject: { isPresent ? "onAppear" : "onDisappear" }, run: action)
    }

    func didDisappear(in graph: ViewGraph) {
        guard isPresent else { return }
        isPresent = false
        if let disappear { graph.queueDisappearance(disappear) }
    }
}
